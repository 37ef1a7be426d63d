"""The line of a sheet that says whether decisions are kept, and in which new file."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QFileDialog, QHBoxLayout, QWidget

from annotally.model.paths import is_there
from annotally_gui.dialogs.choosers import make_chooser
from annotally_gui.dialogs.frame import make_button
from annotally_gui.services.i18n import tr
from annotally_gui.services.project_places import SUFFIX, is_writable, proposed_place
from annotally_gui.services.settings import Settings
from annotally_gui.services.theme import GAP, TARGET
from annotally_gui.widgets.elided_label import ElidedLabel


class ProjectPlaceField(QWidget):
    """A choice whether there is to be a project, with the file that is proposed for it."""

    changed = Signal()
    """There is to be a project, or none, or in another place."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self._proposed, self._chosen = "", ""
        self.check = QCheckBox(tr("Keep decisions in a new pro&ject"))
        self.check.setToolTip(
            tr("Adjudicate the differences; every decision is saved immediately in one file")
        )
        self.check.setMinimumHeight(TARGET)
        self.check.toggled.connect(self._toggled)
        self.label = ElidedLabel()
        self.change_button = make_button(tr("C&hange…"), self._choose)
        self.change_button.setAccessibleName(tr("Change the file of the project"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GAP)
        row.addWidget(self.check)
        row.addWidget(self.label, 1)
        row.addWidget(self.change_button)
        self._show()

    @property
    def place(self) -> str:
        """The file of the new project; empty where there is to be none, or no place is known yet."""
        return (self._chosen or self._proposed) if self.check.isChecked() else ""

    def propose(self, paths: Sequence[str]) -> None:
        """Propose a place for a project of these annotations, unless a person chose one."""
        # A place that a person chose stays, whatever files come later.
        if paths and not self._chosen:
            self._proposed = str(proposed_place(paths))
        self._show()

    def problem(self) -> str:
        """Return as a sentence why the project cannot be there; empty if it can."""
        # Looked at anew each time: the file may have been made meanwhile.
        place = Path(self.place)
        if not self.place:
            return ""
        if is_there(place):
            return tr(
                "{name} already exists and is never replaced. Choose another name, or "
                "cancel and open that project.",
                name=place.name,
            )
        if not is_writable(place.parent):
            return tr(
                "The folder {folder} is read-only. Change the folder of the project.",
                folder=place.parent,
            )
        return ""

    def _toggled(self) -> None:
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        self.label.set_whole(self.place)
        self.label.setVisible(bool(self.place))
        self.change_button.setVisible(bool(self.place))

    def _choose(self) -> None:
        dialog = make_chooser(self, self._settings, tr("New project"), QFileDialog.FileMode.AnyFile)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters([tr("Projects (*.{suffix})", suffix=SUFFIX)])
        dialog.setDefaultSuffix(SUFFIX)
        dialog.setDirectory(str(Path(self.place).parent))
        dialog.selectFile(Path(self.place).name)
        dialog.setOption(QFileDialog.Option.DontConfirmOverwrite)  # it is refused, with the reason
        dialog.fileSelected.connect(self._take)
        dialog.open()

    def _take(self, path: str) -> None:
        self._chosen = str(Path(path).absolute())
        self._show()
        self.changed.emit()
