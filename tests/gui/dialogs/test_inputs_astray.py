"""Inputs of a project that are missing or changed: opened once none is missing."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from annotally.adjudication.project.messages import ProjectFile, ProjectInput
from annotally_gui.context import AppContext
from annotally_gui.dialogs.inputs_astray import InputsAstrayDialog

FILE = ProjectFile(
    "p/mine.annotally",
    (
        ProjectInput("texts", "t.txt"),
        ProjectInput("first", "a.sgm", "missing"),
        ProjectInput("second", "b.sgm", "changed"),
    ),
)


def states(dialog: InputsAstrayDialog) -> list[str]:
    items = (dialog.list.topLevelItem(number) for number in range(dialog.list.topLevelItemCount()))
    return [item.text(1) for item in items if item is not None]


def test_what_is_missing_is_located_first(qtbot: QtBot, context: AppContext) -> None:
    dialog = InputsAstrayDialog(FILE, context.icons)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(dialog)
    dialog.show()
    assert states(dialog) == ["found", "missing", "has changed"]
    assert dialog.list.currentIndex().row() == 1
    assert not dialog.open_button.isEnabled()
    dialog.locate_button.click()
    chooser = dialog.findChild(QFileDialog)
    assert chooser is not None
    chooser.fileSelected.emit("elsewhere/a.sgm")
    chooser.close()
    assert states(dialog) == ["found", "located", "has changed"]
    assert dialog.open_button.isEnabled()
    assert dialog.moved == {1: "elsewhere/a.sgm"}
    with qtbot.waitSignal(dialog.accepted):
        dialog.open_button.click()


def test_what_only_changed_holds_nothing_up(qtbot: QtBot, context: AppContext) -> None:
    dialog = InputsAstrayDialog(ProjectFile("p", FILE.inputs[2:]), context.icons)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(dialog)
    assert dialog.open_button.isEnabled()
    dialog.show()
    with qtbot.waitSignal(dialog.accepted):
        qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)
    assert dialog.moved == {}
