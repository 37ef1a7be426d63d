"""The model of the concordance: context, what A, B and the final key have, what is listed."""

import pytest
from PySide6.QtCore import Qt

from annotally.adjudication.project.messages import CODES
from annotally.comparison.result import Level
from annotally.reports.tree.concordance import Hit
from annotally_gui.models.app_state import Place
from annotally_gui.models.concordance_model import ConcordanceModel, HitColumn
from annotally_gui.models.decision_model import DecisionModel
from annotally_gui.models.forest import Forest
from annotally_gui.models.roles import DataRole
from support.forest_builders import sample_trees
from support.verdict_builders import decided

TREES = sample_trees()
NAME = TREES[0].document


def rows() -> list[int]:
    nodes = TREES[0].nodes
    return [row for row, level in enumerate(nodes.level) if level == Level.INSTANCE]


def hit(row: int, exact: bool = True, start: int = 0) -> Hit:
    return Hit(NAME, start, start + 4, "before ", "John", " after", row, exact)


class Shown:
    """A model that looks rows up in a forest with the sample."""

    def __init__(self, *, adjudicating: bool = True) -> None:
        self.forest = Forest(TREES)
        self.forest.complete_index()
        self.verdicts = DecisionModel(self.forest)
        self.model = ConcordanceModel()
        self.model.set_side_names("first", "second")
        self.model.look_up_in(lambda: self.forest, lambda: self.verdicts if adjudicating else None)

    def cell(self, row: int, column: int, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        return self.model.index(row, column).data(role)


@pytest.fixture
def shown() -> Shown:
    return Shown()


def test_a_line_says_what_stands_around_and_what_each_side_has(shown: Shown) -> None:
    row = rows()[0]
    shown.model.append([hit(row)])
    assert [shown.cell(0, column) for column in (HitColumn.BEFORE, HitColumn.WORDS, HitColumn.AFTER)] == [
        "before ",
        "John",
        " after",
    ]
    text = shown.forest.text(shown.forest.row(NAME, row) or 0, 0)
    assert shown.cell(0, shown.model.column_of(0)) == f"PERSON {text}"
    assert shown.cell(0, shown.model.document) == TREES[0].label
    assert shown.cell(0, HitColumn.STATE) in ("COR", "PAR", "INC", "MIS", "SPU")
    assert shown.cell(0, HitColumn.BEFORE, DataRole.ELIDE) == Qt.TextElideMode.ElideLeft
    assert shown.cell(0, HitColumn.WORDS, DataRole.STRONG) is True


def test_where_nobody_has_anything_nothing_is_said(shown: Shown) -> None:
    shown.model.append([hit(-1, exact=False)])
    assert [
        shown.cell(0, column)
        for column in (shown.model.column_of(0), shown.model.column_of(1), shown.model.final, HitColumn.STATE)
    ] == [""] * 4
    assert (
        shown.cell(0, shown.model.column_of(0), Qt.ItemDataRole.AccessibleTextRole) == "No annotation there"
    )
    assert shown.model.places([0]) == []


def test_the_final_key_is_said_as_it_is_decided(shown: Shown) -> None:
    first, second = rows()[:2]
    shown.model.append([hit(first), hit(second), hit(first)])
    numbers: list[int] = []
    shown.model.dataChanged.connect(lambda top, _bottom: numbers.append(top.column()))
    assert shown.cell(0, shown.model.final) == ""
    shown.verdicts.take([decided(TREES[0], {first: CODES["second"]})])
    shown.model.tell_decisions()
    assert numbers == [shown.model.final]
    assert str(shown.cell(0, shown.model.final)).startswith("B ")
    assert "B (second)" in str(shown.cell(0, shown.model.final, Qt.ItemDataRole.ToolTipRole))
    places = shown.model.places(range(3))
    assert places == [Place(NAME, first), Place(NAME, second)], "each once"
    assert shown.model.decided(places) == 1


def test_without_a_project_nothing_is_decided() -> None:
    shown = Shown(adjudicating=False)
    shown.model.append([hit(rows()[0])])
    assert shown.cell(0, shown.model.final) == ""
    assert shown.model.decided(shown.model.places([0])) == 0


def test_just_these_words_can_be_listed_alone(shown: Shown) -> None:
    shown.model.append([hit(rows()[0]), hit(rows()[1], exact=False)])
    shown.model.set_exact(True)
    shown.model.append([hit(-1, exact=False), hit(rows()[2])])
    assert shown.model.rowCount() == 2
    shown.model.set_exact(False)
    assert shown.model.rowCount() == 4


def test_headings_name_the_sides(shown: Shown) -> None:
    across = Qt.Orientation.Horizontal
    assert shown.model.headerData(shown.model.column_of(0), across) == "A (first)"
    assert shown.model.headerData(shown.model.column_of(1), across) == "B (second)"
    assert shown.model.headerData(HitColumn.WORDS, across, DataRole.KEY) == "found"
