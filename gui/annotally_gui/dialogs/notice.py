"""A notice: one thing a person has to know before going on."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from annotally_gui.alerts import Choice
from annotally_gui.dialogs.frame import Frame, headline, icon_label, wrapped
from annotally_gui.i18n import tr
from annotally_gui.icons import Icons


class NoticeDialog(Frame):
    """Shows one text and is closed; there may be one thing to do about it."""

    def __init__(
        self,
        title: str,
        text: str,
        icons: Icons,
        parent: QWidget | None = None,
        choice: Choice | None = None,
    ) -> None:
        super().__init__(title, parent, 480, 160)
        self.content.addLayout(headline(icon_label(icons, "about", "muted"), wrapped(text, selectable=True)))
        self.content.addStretch(1)
        if choice is not None:
            verb, act = choice
            self.choice_button = self.add_button(verb, lambda: self._choose(act))
        self.add_button(tr("&Close"), self.accept, default=True)

    def _choose(self, act: Callable[[], object]) -> None:
        self.accept()
        act()
