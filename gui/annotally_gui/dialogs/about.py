"""About Annotally: versions and licences."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFormLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from annotally_gui.dialogs.frame import Frame, wrapped
from annotally_gui.services.alerts import versions
from annotally_gui.services.i18n import mark, tr
from annotally_gui.services.icons import application_icon
from annotally_gui.services.theme import GAP, heading_font
from annotally_gui.widgets.layouts import add_layout

LICENCES = (
    ("Annotally", mark("Apache License 2.0")),
    ("Qt, PySide6", mark("GNU Lesser General Public License 3")),
    ("lxml, msgspec", mark("BSD 3-Clause License")),
    ("RapidFuzz", mark("MIT License")),
    ("regex", mark("Apache License 2.0, CNRI Python License")),
    ("Python", mark("Python Software Foundation License 2")),
)


def _form(rows: list[tuple[str, str]]) -> QFormLayout:
    form = QFormLayout()
    form.setHorizontalSpacing(2 * GAP)
    form.setVerticalSpacing(GAP // 2)
    for name, value in rows:
        label = QLabel(value)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        form.addRow(QLabel(name), label)
    return form


class AboutDialog(Frame):
    """A dialog with the purpose, versions and licences of the program."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("About Annotally"), parent, 520, 392)
        picture = QLabel()
        picture.setPixmap(application_icon().pixmap(64, 64))
        name = QLabel(tr("Annotally"))
        name.setFont(heading_font())
        purpose = wrapped(
            tr("Compare two annotations of the same texts, see where they differ and why, and score them.")
        )
        words = QVBoxLayout()
        words.addWidget(name)
        words.addWidget(purpose)
        head = QHBoxLayout()
        head.setSpacing(2 * GAP)
        head.addWidget(picture, 0, Qt.AlignmentFlag.AlignTop)
        add_layout(head, words, 1)
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2 * GAP)
        add_layout(column, head)
        add_layout(column, _form(list(versions())))
        add_layout(column, _form([(part, tr(licence)) for part, licence in LICENCES]))
        column.addStretch(1)
        self.scroll_content(page, tr("About Annotally"))
        self.add_copy_button(tr("Cop&y versions"), lambda: "\n".join(f"{a} {b}" for a, b in versions()))
        self.add_button(tr("&Close"), self.accept, default=True)
