"""The pane of pairs: every two annotators, a cell chosen by mouse or key."""

from fractions import Fraction

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from annotally.reports.tables.pair_matrix import PairCell, PairMatrix
from annotally_gui.views.pairs import PairsPane
from annotally_gui.views.scope_bar import NumberScope

MATRIX = PairMatrix(
    ("anna", "ben", "cora"),
    (PairCell(0, 1, Fraction(3, 4), 2), PairCell(0, 2, Fraction(1), 1), PairCell(1, 2, None, 0)),
)


@pytest.fixture
def pane(qtbot: QtBot) -> PairsPane:
    pairs_pane = PairsPane()
    qtbot.addWidget(pairs_pane)
    pairs_pane.resize(500, 200)
    pairs_pane.set_matrix(MATRIX)
    pairs_pane.show()
    return pairs_pane


def test_both_halves_say_the_same(pane: PairsPane) -> None:
    model = pane.model
    shown_values = [[model.index(row, column).data() for column in range(4)] for row in range(3)]
    assert shown_values == [
        ["A (anna)", "", "75.00", "100.00"],
        ["B (ben)", "75.00", "", "–"],
        ["C (cora)", "100.00", "–", ""],
    ]
    assert [model.headerData(n, Qt.Orientation.Horizontal) for n in range(4)] == ["F %", "A", "B", "C"]
    tip = model.headerData(3, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
    assert tip == "C (cora)"
    spoken = str(model.index(1, 1).data(Qt.ItemDataRole.AccessibleTextRole))
    assert spoken.startswith("B (ben) and A (anna): F 75.00 %, over 2 documents")


def test_a_cell_leads_to_its_two(pane: PairsPane, qtbot: QtBot) -> None:
    chosen: list[tuple[int, int]] = []
    pane.pair_activated.connect(lambda *pair: chosen.append(pair))
    for row, column in ((2, 1), (1, 1), (0, 0), (1, 2)):
        pane.table.setCurrentIndex(pane.model.index(row, column))
        qtbot.keyClick(pane.table, Qt.Key.Key_Return)
    assert chosen == [(0, 2), (0, 1)]


def test_another_scope_is_asked_for_and_the_place_stays(pane: PairsPane, qtbot: QtBot) -> None:
    pane.table.setCurrentIndex(pane.model.index(1, 3))
    with qtbot.waitSignal(pane.scope_changed):
        pane.bar.set_scope(NumberScope.DOCUMENT)
    assert pane.scope is NumberScope.DOCUMENT
    pane.set_matrix(MATRIX)
    current = pane.table.currentIndex()
    assert (current.row(), current.column()) == (1, 3)
    pane.set_matrix(PairMatrix())
    assert not pane.table.isVisible()
