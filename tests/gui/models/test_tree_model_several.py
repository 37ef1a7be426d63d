"""The tree of three annotators: a column each, votes beside states, what is decided of whom."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from annotally.adjudication.project.messages import CODES, side_code
from annotally.comparison.items import NONE
from annotally.reports.tree.inspection import CHOICE_OPEN
from annotally_gui.models.final_words import choice_words, final_text, final_words, rule_title, sign
from annotally_gui.models.tree_model import (
    MappingColumn,
    MappingModel,
    column_side,
    column_title,
    side_column,
)
from annotally_gui.models.tree_words import accessible_text, full_text
from support.annotator_samples import ADA as ADA_SAID
from support.annotator_samples import ADA_FIRM, NAMES, either, tree_of, tree_of_spans, tree_of_three
from support.builders import instance, slot
from support.similarity_samples import note
from support.verdict_builders import decided

SPANS = tuple(note("PERSON", "1", at=extent) for extent in ((0, 10), (0, 30), (12, 30)))
"""The same label over three extents; the first and the last are paired with the second alone."""
ADA, BEN = 1, 4
"""Rows: Ada with type and text below, then Ben."""
FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


@pytest.fixture
def model(qtbot: QtBot) -> MappingModel:
    made = MappingModel()
    made.clear(NAMES)
    made.append([tree_of_three()])
    return made


def test_there_is_a_column_for_each_and_what_is_decided_stands_last(model: MappingModel) -> None:
    QAbstractItemModelTester(model, FATAL)
    assert model.columnCount() == 6
    assert model.columns == [
        MappingColumn.TITLE,
        MappingColumn.STATE,
        MappingColumn.KEY,
        MappingColumn.RESPONSE,
        MappingColumn.THIRD,
        MappingColumn.FINAL,
    ]
    assert [column_side(side_column(side)) for side in range(9)] == list(range(9))
    assert column_side(MappingColumn.FINAL) == column_side(MappingColumn.STATE) == -1
    assert column_title(MappingColumn.THIRD, NAMES) == "C (cora)"
    texts = [model.text(ADA + 2, side_column(side)) for side in range(3)]
    assert texts == ["Ada Quill", "Ada Quill", "Ada Quill"]
    assert model.text(BEN, MappingColumn.THIRD) == ""
    model.clear(NAMES[:2])
    assert model.columnCount() == 5


def test_m19_what_all_agree_with_and_yet_differ_in_is_explained(qtbot: QtBot) -> None:
    undecided = slot("TYPE", "PERSON", "ORGANIZATION")
    open_type = instance("ENAMEX", "1", slot("TEXT", "Ada Quill"), undecided, at=(0, 9))
    model = MappingModel()
    model.clear(NAMES)
    model.append([tree_of([open_type], [ADA_SAID], [ADA_FIRM])])
    assert model.text(1, MappingColumn.STATE) == "INC by alternatives"
    assert full_text(model.forest, 1, MappingColumn.STATE, -1).endswith(CHOICE_OPEN)


def test_what_all_say_alike_and_are_not_all_paired_for_is_explained(model: MappingModel) -> None:
    model.clear(NAMES)
    model.append([tree_of_spans(*([span] for span in SPANS))])
    assert model.text(1, MappingColumn.STATE) == "INC 1 of 3"
    label = next(row for row in range(2, 5) if set(model.forest.texts(row)) == {"PERSON"})
    assert model.text(label, MappingColumn.STATE) == "INC all the same"
    assert full_text(model.forest, label, MappingColumn.STATE, -1).endswith(
        "3 of 3 agree with the majority: not all are paired with each other"
    )
    assert "incorrect, all the same, " in accessible_text(model.forest, label, NAMES)
    model.forest.annotators = 3
    assert model.text(label, MappingColumn.STATE) == "all the same", "who are all alike do not differ"
    assert "differ" not in accessible_text(model.forest, label, NAMES)


def test_votes_stand_beside_states(model: MappingModel) -> None:
    assert model.text(ADA, MappingColumn.STATE) == "INC 2 of 3"
    assert model.text(BEN, MappingColumn.STATE) == "MIS 2 of 3"
    assert model.text(0, MappingColumn.STATE) == ""
    said = accessible_text(model.forest, ADA, NAMES)
    assert said.startswith("PERSON, ORGANIZATION 1, incorrect, 2 of 3 agree, anna ")
    assert "cora" in said
    assert full_text(model.forest, ADA, MappingColumn.STATE, -1).endswith("2 of 3 agree with the majority")
    assert CHOICE_OPEN not in full_text(model.forest, ADA, MappingColumn.STATE, -1)
    tips = [
        str(model.headerData(column, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole))
        for column in model.columns
    ]
    assert "how many agree" in tips[1]
    assert "differ from the majority" in tips[4]


def test_what_is_not_the_majoritys_is_marked(model: MappingModel) -> None:
    kind = ADA + 1
    assert [model.rival(kind, side) for side in range(3)] == ["", "PERSON", "PERSON"]
    assert (model.forest.winner(kind), model.forest.winner(0)) == (0, None)


def test_whose_a_decision_is_is_told(model: MappingModel) -> None:
    forest, verdicts = model.forest, model.verdicts
    tree = forest.trees[0]
    verdicts.take([decided(tree, {BEN: side_code(2)})])
    assert (verdicts.sides(BEN), sign(verdicts.code(BEN), verdicts.sides(BEN))) == ((2,), "C")
    assert final_text(forest, verdicts, BEN) == ""
    assert final_words(forest, verdicts, BEN, NAMES) == "C (cora)"
    verdicts.take([either(tree, ADA, 2, 1, 0)])
    assert verdicts.sides(ADA) == (2, 1, 0)
    assert verdicts.sides(BEN) == ()
    assert sign(CODES["either"], (2, 1, 0)) == "C/B/A"
    assert sign(CODES["both"], (0, 2)) == "AC"
    assert (sign(CODES["neither"], ()), sign(CODES["open"], ())) == ("∅", "")
    kind = ADA + 1
    assert final_text(forest, verdicts, kind) == "PERSON | ORGANIZATION"
    told = final_words(forest, verdicts, kind, NAMES)
    assert told.startswith("C (cora), B (ben) or A (anna), any is right, decided in a row above")
    assert choice_words(CODES["both"], NAMES, (0, 2)) == "A (anna) and C (cora)"
    assert choice_words(CODES["neither"], NAMES) == "left out"


def test_rules_are_called_as_there_are_annotators() -> None:
    assert rule_title("identical") == "identical in both"
    assert rule_title("identical", 3) == "identical in all"
    assert rule_title("majority", 3) == "majority of the annotators"
    assert rule_title("of old") == "of old"
    assert NONE < 0
