"""The mapping pane while a project is open."""

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
    assert pane.bar.facets[-1].isHidden()
    pane.set_settling(True)
    assert not pane.tree.isColumnHidden(MappingColumn.FINAL)
    titles = [action.text() for action in pane.tree.columns_menu().actions()]
    assert titles[-1] == "Final"
    row = next(row for row in range(len(pane.forest)) if pane.forest.level[row] == Level.INSTANCE)
    tree = pane.forest.trees[0]
    remarks = {row: Remark("why", flagged=True)}
    pane.take_decisions([decided(tree, {row: CODES["either"]}, optional=[row], rules=[row], remarks=remarks)])
    qtbot.mouseClick(pane.bar.facets[-1], Qt.MouseButton.LeftButton)
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
