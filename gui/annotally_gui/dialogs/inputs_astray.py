"""Inputs of a project that are missing or have changed: located by a person, or taken as they are."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QTreeWidget, QTreeWidgetItem, QWidget

from annotally.adjudication.project.messages import ProjectFile, ProjectInput
from annotally_gui.dialogs.frame import Frame, headline, icon_label, wrapped
from annotally_gui.services.i18n import mark, tr
from annotally_gui.services.icons import Icons
from annotally_gui.widgets.layouts import add_layout

ROLES = {
    "texts": mark("Texts"),
    "first": mark("A"),
    "second": mark("B"),
    "third": mark("C"),
    "fourth": mark("D"),
    "fifth": mark("E"),
    "sixth": mark("F"),
    "seventh": mark("G"),
    "eighth": mark("H"),
    "ninth": mark("I"),
    "task": mark("Configuration"),
}
STATES = {"": mark("found"), "missing": mark("missing"), "changed": mark("has changed")}


class InputsAstrayDialog(Frame):
    """A list of inputs, accepted once none is missing; ``moved`` has new paths by number of the input."""

    def __init__(self, project: ProjectFile, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(tr("Inputs of the project"), parent, 640, 360)
        self.moved: dict[int, str] = {}
        self._inputs = project.inputs
        advice = tr(
            "Some inputs of {name} are missing or have changed. Locate the missing "
            "files. Changed files are read as they are now: decisions follow annotations "
            "that only moved, and decisions that no longer fit are listed, never dropped.",
            name=Path(project.path).name,
        )
        add_layout(self.content, headline(icon_label(icons, "warning", "attention"), wrapped(advice)))
        self.list = QTreeWidget()
        self.list.setRootIsDecorated(False)
        self.list.setUniformRowHeights(True)
        self.list.setAccessibleName(tr("Inputs"))
        self.list.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.list.setHeaderLabels([tr("Role"), tr("State"), tr("File or folder")])
        self.list.currentItemChanged.connect(lambda: self._refresh())
        self.list.itemActivated.connect(lambda: self._locate())
        self.content.addWidget(self.list, 1)
        self.locate_button = self.add_button(tr("&Locate…"), self._locate)
        self.open_button = self.add_button(tr("&Open project"), self.accept, default=True)
        self.add_button(tr("&Cancel"), self.reject)
        self._fill()

    def locate(self, number: int, path: str) -> None:
        """Set the new path of an input."""
        self.moved[number] = path
        self._fill()

    def _fill(self) -> None:
        current = max(0, self.list.currentIndex().row())
        self.list.clear()
        for number, input_ in enumerate(self._inputs):
            state = tr("located") if number in self.moved else tr(STATES[input_.state])
            path = self.moved.get(number, input_.path)
            item = QTreeWidgetItem([tr(ROLES.get(input_.role, input_.role)), state, path])
            item.setToolTip(2, path)
            self.list.addTopLevelItem(item)
        for column in (0, 1):
            self.list.resizeColumnToContents(column)
        self.list.setCurrentIndex(self.list.model().index(self._first_missing(current), 0))
        self._refresh()
        # Return opens where all is there; in the list it would ask again where something is.
        (self.open_button if self.open_button.isEnabled() else self.list).setFocus()

    def _first_missing(self, otherwise: int) -> int:
        return next(
            (number for number, input_ in enumerate(self._inputs) if self._missing(number, input_)), otherwise
        )

    def _missing(self, number: int, input_: ProjectInput) -> bool:
        return input_.state == "missing" and number not in self.moved

    def _refresh(self) -> None:
        self.locate_button.setEnabled(self.list.currentIndex().isValid())
        self.open_button.setEnabled(not any(self._missing(*pair) for pair in enumerate(self._inputs)))

    def _locate(self) -> None:
        number = self.list.currentIndex().row()
        if number < 0:
            return
        previous = Path(self._inputs[number].path)
        dialog = QFileDialog(self, tr("Locate {name}", name=previous.name), str(previous.parent))
        # A folder that is missing is told by its name, which has no suffix.
        folder = previous.is_dir() or not previous.suffix
        dialog.setFileMode(QFileDialog.FileMode.Directory if folder else QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda path: self.locate(number, path))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
