"""A notice: one thing a person has to know before going on."""

from PySide6.QtWidgets import QWidget

from annotally_gui.dialogs.frame import Frame, headline, icon_label, wrapped
from annotally_gui.i18n import tr
from annotally_gui.icons import Icons


class NoticeDialog(Frame):
    """Shows one text and is closed."""

    def __init__(self, title: str, text: str, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(title, parent, 480, 160)
        self.content.addLayout(headline(icon_label(icons, "about", "muted"), wrapped(text, selectable=True)))
        self.content.addStretch(1)
        self.add_button(tr("&Close"), self.accept, default=True)
