"""The mapping pane while a project is open."""

from msgspec import structs
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from annotally.adjudication.entries import Remark
from annotally.adjudication.parcels import CODES
from annotally.comparison import Level
from annotally_gui.models.tree_model import MappingColumn
from annotally_gui.views.mapping import MappingPane
from verdict_builders import decided


def test_a_project_has_a_column_and_a_facet_of_its_own(qtbot: QtBot, pane: MappingPane) -> None:
    assert pane.tree.isColumnHidden(MappingColumn.FINAL)
    assert pane.bar.decisions.isHidden()
    pane.set_settling(True)
    assert not pane.tree.isColumnHidden(MappingColumn.FINAL)
    titles = [action.text() for action in pane.tree.columns_menu().actions()]
    assert titles[-1] == "Final"
    row = next(row for row in range(len(pane.forest)) if pane.forest.level[row] == Level.INSTANCE)
    tree = pane.forest.trees[0]
    remarks = {row: Remark("why", flagged=True)}
    pane.take_decisions([decided(tree, {row: CODES["either"]}, optional=[row], rules=[row], remarks=remarks)])
    qtbot.mouseClick(pane.bar.decisions, Qt.MouseButton.LeftButton)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    menu.actions()[1].trigger()
    menu.close()
    assert pane.filter_text == "is:decided"
    assert pane.visible_rows()[0][1][0] == pane.forest.place(row)[1]
    pane.take_decisions([decided(tree, {})])
    assert pane.visible_rows() == []
    pane.clear()
    pane.tree.choose(row)
    assert pane.tree.chosen_rows() == [row]
    pane.set_settling(False)
    assert pane.tree.isColumnHidden(MappingColumn.FINAL)
    assert pane.model.verdicts.totals.objects == 0


def test_reasons_have_a_facet_where_a_decision_is_marked_with_one(qtbot: QtBot, pane: MappingPane) -> None:
    rows = [row for row in range(len(pane.forest)) if pane.forest.level[row] == Level.INSTANCE][:3]
    tree = pane.forest.trees[0]
    plain = decided(tree, dict.fromkeys(rows, CODES["first"]))
    marked = structs.replace(plain, reasons={rows[0]: "slip", rows[1]: "out of bounds", rows[2]: "slip"})
    pane.take_decisions([marked])
    assert pane.bar.reasons.isHidden(), "no project is open"
    pane.set_settling(True)
    pane.take_decisions([plain])
    assert pane.bar.reasons.isHidden()
    pane.take_decisions([marked])
    assert not pane.bar.reasons.isHidden()
    assert pane.bar.reasons.accessibleName() == "Filter by reason"
    qtbot.mouseClick(pane.bar.reasons, Qt.MouseButton.LeftButton)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert [action.text() for action in menu.actions()] == ["slip\t2", "out of bounds\t1"]
    menu.actions()[1].trigger()
    menu.close()
    assert pane.filter_text == 'reason:"out of bounds"'
    assert [list(found) for _, found in pane.visible_rows()] == [[pane.forest.place(rows[1])[1]]]
    pane.take_decisions([plain])
    assert not pane.bar.reasons.isHidden(), "the filter asks for it still"
    pane.clear()
    pane.bar.apply_now()
    assert pane.bar.reasons.isHidden()


def test_reasons_are_offered_in_writing(qtbot: QtBot, pane: MappingPane) -> None:
    row = next(row for row in range(len(pane.forest)) if pane.forest.level[row] == Level.INSTANCE)
    pane.set_settling(True)
    one = decided(pane.forest.trees[0], {row: CODES["first"]})
    pane.take_decisions([structs.replace(one, reasons={row: "slip of the pen"})])
    qtbot.keyClicks(pane.bar.field, "reason:sl")
    completer = pane.bar.field.completer()
    assert completer is not None
    model = completer.completionModel()
    assert [model.index(n, 0).data() for n in range(model.rowCount())] == ['reason:"slip of the pen"']
