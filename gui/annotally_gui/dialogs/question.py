"""A question with one answer that does something, and the way back."""

from PySide6.QtWidgets import QWidget

from annotally_gui.alerts import Choice
from annotally_gui.dialogs.frame import Frame, headline, icon_label, wrapped
from annotally_gui.i18n import tr
from annotally_gui.icons import Icons


class QuestionDialog(Frame):
    """Is accepted if a person chooses ``verb``; Return and Esc go back, and so does the ``second`` choice."""

    def __init__(
        self,
        title: str,
        text: str,
        verb: str,
        icons: Icons,
        parent: QWidget | None = None,
        second: Choice | None = None,
    ) -> None:
        super().__init__(title, parent, 440, 160)
        said = wrapped(text, selectable=True)
        self.content.addLayout(headline(icon_label(icons, "warning", "attention"), said))
        self.content.addStretch(1)
        if second is not None:
            other_verb, act = second
            self.add_button(other_verb, self.reject).clicked.connect(lambda: act())
        self.add_button(verb, self.accept)
        self.add_button(tr("&Cancel"), self.reject, default=True).setFocus()
