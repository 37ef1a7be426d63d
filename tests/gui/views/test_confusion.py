"""The confusion pane: corpus or document, a cell chosen by mouse or key, the table copied."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from annotally.reports.tables.confusion import ConfusionCounts
from annotally_gui.views.confusion import ConfusionPane
from annotally_gui.views.scope_bar import NumberScope

CORPUS = ConfusionCounts(("A", "B"), {("A", "A"): 5, ("A", "B"): 2, ("B", ""): 1})
DOCUMENT = ConfusionCounts(("A", "B"), {("A", "B"): 1})


@pytest.fixture
def pane(qtbot: QtBot) -> ConfusionPane:
    confusion_pane = ConfusionPane()
    qtbot.addWidget(confusion_pane)
    confusion_pane.resize(500, 200)
    confusion_pane.set_side_names("key", "response")
    confusion_pane.set_matrix(NumberScope.CORPUS, CORPUS)
    confusion_pane.set_matrix(NumberScope.DOCUMENT, DOCUMENT)
    confusion_pane.show()
    return confusion_pane


def test_corpus_and_document_are_shown_in_turn(pane: ConfusionPane) -> None:
    assert pane.model.matrix is CORPUS
    pane.table.setCurrentIndex(pane.model.index(0, 2))
    pane.bar.set_scope(NumberScope.DOCUMENT)
    assert pane.model.matrix is DOCUMENT
    assert pane.model.labels_at(pane.table.currentIndex()) == ("A", "B"), "the cell stays current"
    pane.set_matrix(NumberScope.DOCUMENT, None)
    assert not pane.table.isVisible()


def test_a_cell_is_chosen_with_the_mouse_or_return(pane: ConfusionPane, qtbot: QtBot) -> None:
    chosen: list[tuple[str, str, str]] = []
    pane.cell_activated.connect(lambda *words: chosen.append(words))
    box = pane.table.visualRect(pane.model.index(0, 2))
    qtbot.mouseClick(pane.table.viewport(), Qt.MouseButton.LeftButton, pos=box.center())
    pane.table.setCurrentIndex(pane.model.index(1, 3))
    qtbot.keyClick(pane.table, Qt.Key.Key_Return)
    pane.table.setCurrentIndex(pane.model.index(1, 1))
    qtbot.keyClick(pane.table, Qt.Key.Key_Return)  # counts nothing: leads nowhere
    assert chosen == [("A", "B", "A → B"), ("B", "", "B → missing")]


def test_the_whole_matrix_is_copied_as_tab_separated_values(pane: ConfusionPane) -> None:
    pane.table.copy()
    assert QGuiApplication.clipboard().text() == (
        "key ↓ response →\tA\tB\t(missing)\nA\t5\t2\t0\nB\t0\t0\t1\n(spurious)\t0\t0\t\n"
    )
