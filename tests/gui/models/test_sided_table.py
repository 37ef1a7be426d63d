"""Tables with a column for each side: how many there are, what they are called, what stands in them."""

import pytest
from PySide6.QtCore import Qt

from annotally.adjudication.project.entries import Remark
from annotally.adjudication.project.messages import CODES
from annotally.comparison.result import Level
from annotally.reports.tree.concordance import Hit
from annotally_gui.models.concordance_model import ConcordanceModel
from annotally_gui.models.decision_model import DecisionModel
from annotally_gui.models.forest import Forest
from annotally_gui.models.question_model import QuestionModel
from annotally_gui.models.roles import DataRole
from annotally_gui.models.sided_table import SidedTable
from support.annotator_samples import NAMES, either, tree_of_three
from support.verdict_builders import decided

TREE = tree_of_three()
ROW = next(row for row, level in enumerate(TREE.nodes.level) if level == Level.INSTANCE)
ACROSS = Qt.Orientation.Horizontal


def filled(model: SidedTable, verdicts: DecisionModel, forest: Forest) -> SidedTable:
    """Let a model have a line about the first object of three annotators."""
    model.look_up_in(lambda: forest, lambda: verdicts)
    model.set_side_names(*NAMES)
    verdicts.take([decided(TREE, {ROW: CODES["neither"]}, remarks={ROW: Remark("why?")})])
    if isinstance(model, ConcordanceModel):
        model.append([Hit(TREE.document, 0, 9, "", "Ada Quill", "", ROW, True)])
    elif isinstance(model, QuestionModel):
        model.refresh()
    return model


@pytest.mark.parametrize("kind", [ConcordanceModel, QuestionModel])
def test_every_annotator_has_a_column_called_as_in_the_tree(kind: type[SidedTable]) -> None:
    forest = Forest([TREE])
    forest.complete_index()
    verdicts = DecisionModel(forest)
    model = filled(kind(), verdicts, forest)
    titles = [model.headerData(n, ACROSS) for n in range(model.columnCount())]
    assert titles[len(kind.own_columns) :] == ["A (anna)", "B (ben)", "C (cora)", "Final", "Document"]
    keys = [model.headerData(n, ACROSS, DataRole.KEY) for n in range(model.columnCount())]
    assert keys[len(kind.own_columns) :] == ["a", "b", "c", "final", "document"]
    assert len(set(keys)) == len(keys)
    texts = [str(model.index(0, model.column_of(side)).data()) for side in range(3)]
    assert all("Ada Quill" in text for text in texts)
    assert model.index(0, model.final).data() == "∅"
    assert model.index(0, model.document).data() == TREE.label


def test_the_final_key_says_which_of_the_annotators_are_taken() -> None:
    forest = Forest([TREE])
    forest.complete_index()
    verdicts = DecisionModel(forest)
    model = filled(ConcordanceModel(), verdicts, forest)
    verdicts.take([either(TREE, ROW, 2, 0)])
    assert str(model.index(0, model.final).data()).startswith("C/A ")


def test_columns_come_and_go_with_what_is_open() -> None:
    model = ConcordanceModel()
    resets: list[bool] = []
    model.modelReset.connect(lambda: resets.append(True))
    assert (model.columnCount(), model.final) == (8, 6)
    model.set_side_names("first", "second")
    assert (resets, model.headerData(4, ACROSS)) == ([], "A (first)")
    model.set_side_names(*"abcde")
    assert (len(resets), model.columnCount(), model.final) == (1, 11, 9)
    assert [model.column_of(side) for side in (0, 4)] == [4, 8]
    assert model.headerData(11, ACROSS) is None
    assert model.headerData(0, Qt.Orientation.Vertical) is None
