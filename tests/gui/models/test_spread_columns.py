"""The columns of the bootstrap say what the report prints, and more of it in their tooltips."""

from annotally.reports.tables.bootstrap_table import spread_table
from annotally.reports.tables.score_tables import score_rows
from annotally_gui.models.roles import DataRole
from annotally_gui.models.score_model import MATCH_COLUMNS, ScoreModel
from annotally_gui.models.spread_columns import SPREAD_COLUMNS
from engine.reports.tables.test_similarity_tables import RESULT, TASK

ROWS = score_rows(TASK, RESULT.table)
TABLE = spread_table(RESULT.units, ROWS, 7)
ALL = ("tag", "<all>")


def test_each_measure_has_mean_and_standard_deviation() -> None:
    assert [spread_column.short for spread_column in SPREAD_COLUMNS] == [
        *("PRE mean", "PRE sd", "REC mean", "REC sd", "F mean", "F sd"),
    ]
    cells = TABLE.rows[ALL]
    expected = [cells[measure][part] for measure in range(3) for part in (0, 2)]
    assert [spread_column.text(TABLE, ALL) for spread_column in SPREAD_COLUMNS] == expected
    assert all(len(text) == 6 for text in expected)


def test_the_tooltip_has_the_rest_and_where_it_comes_from() -> None:
    mean, variance, deviation, skipped = TABLE.rows[ALL][0]
    tip = SPREAD_COLUMNS[0].cell_tip(TABLE, ALL)
    assert tip.splitlines()[0] == (
        f"Precision: mean {mean}, variance {variance}, standard deviation {deviation}"
    )
    assert tip.splitlines()[-1] == "1000 samples of 2 documents each, seed 7"
    assert skipped == "0"
    assert len(tip.splitlines()) == 2
    firm = SPREAD_COLUMNS[0].cell_tip(TABLE, ("tag", "FIRM"))
    count = TABLE.rows["tag", "FIRM"][0][3]
    assert f"Undefined in {count} samples" in firm
    assert SPREAD_COLUMNS[0].cell_tip(TABLE, ("tag", "nothing")) == ""


def test_they_stand_behind_the_others_and_lead_nowhere() -> None:
    model = ScoreModel()
    model.set_rows(ROWS)
    previous = model.columnCount()
    model.set_spread(TABLE)
    assert model.columnCount() == previous + 6 == 1 + len(MATCH_COLUMNS) + 6
    index = model.index(model.row_of(ALL), previous)
    assert index.data() == TABLE.rows[ALL][0][0]
    assert model.counted(index) is None
    assert index.data(DataRole.QUIET) is False
    changed: list[object] = []
    model.dataChanged.connect(lambda *_: changed.append(1))
    model.set_spread(TABLE, old=True)
    assert changed
    assert index.data(DataRole.QUIET) is True, "old figures are quiet"
    model.set_spread(None)
    assert model.columnCount() == previous
