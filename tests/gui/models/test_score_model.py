from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from annotally.scoring.measures import MEASURE
from annotally.scoring.tally import CountColumn, Tally
from annotally_gui.models.roles import DataRole
from annotally_gui.models.score_model import _AMONG_ANNOTATORS, MATCH_COLUMNS, SCORE_COLUMNS, ScoreModel
from support.catalogues_installed import speaking_german
from support.pane_samples import rows

ACROSS = Qt.Orientation.Horizontal
COUNTS = ["POS", "ACT", "COR", "PAR", "INC", "MIS", "SPU", "NON"]
SHORT = ["P", "R", "F", *COUNTS, "UND", "OVG", "SUB", "ERR"]


@pytest.fixture
def model() -> ScoreModel:
    made = ScoreModel()
    made.tester = QAbstractItemModelTester(made, QAbstractItemModelTester.FailureReportingMode.Fatal)
    made.set_rows(rows())
    return made


def line(model: ScoreModel, key: tuple[str, ...]) -> list[str]:
    row = model.row_of(key)
    return [model.index(row, column).data() for column in range(model.columnCount())]


def test_precision_recall_and_f_come_first_then_the_columns_of_the_score_report(model: ScoreModel) -> None:
    assert [model.headerData(c, ACROSS) for c in range(1, model.columnCount())] == SHORT


def test_every_score_row_is_shown_once_and_in_order(model: ScoreModel) -> None:
    listed = [model.score_row(row) for row in range(model.rowCount())]
    assert [row for row in listed if row is not None] == list(rows())


def test_headings_stand_over_sections_and_classes(model: ScoreModel) -> None:
    assert [model.index(row, 0).data() for row in model.headings()] == [
        "Subtask scores · enamex",
        "Subtask scores · timex",
        "Subtask scores · numex",
        "Section scores",
        "Object scores",
        "Slot scores · enamex",
        "Slot scores · timex",
        "Slot scores · numex",
    ]
    enabled = Qt.ItemFlag.ItemIsEnabled  # keys come to it, nothing selects it
    assert all(model.flags(model.index(row, 0)) == enabled for row in model.headings())


def test_what_stands_under_a_heading_is_folded_away_and_stays_so(model: ScoreModel) -> None:
    before = model.rowCount()
    under = sum((row.section, row.group) == ("slot scores", "enamex") for row in rows())
    heading = model.headings()[5]
    assert model.index(heading, 0).data() == "Slot scores · enamex"
    assert model.index(heading, 0).data(DataRole.FOLDED) is False
    model.fold(heading)
    assert model.rowCount() == before - under
    assert model.row_of(("slot", "enamex", "type")) == -1
    assert model.index(heading, 0).data(DataRole.FOLDED) is True
    assert (
        model.index(heading, 0).data(Qt.ItemDataRole.AccessibleTextRole) == "Slot scores · enamex, collapsed"
    )
    model.set_rows(rows())
    assert model.rowCount() == before - under
    model.fold(before - under - 1)  # no heading
    assert model.rowCount() == before - under
    model.fold(heading)
    assert model.rowCount() == before
    assert [line for line in map(model.score_row, range(before)) if line is not None] == list(rows())


def test_rows_are_marked_where_the_selection_counts(model: ScoreModel) -> None:
    key = ("slot", "enamex", "type")
    model.set_marked(frozenset({key, ("nowhere",)}))
    marked = [row for row in range(model.rowCount()) if model.index(row, 3).data(DataRole.MARKED)]
    assert marked == [model.row_of(key)]
    spoken = model.index(marked[0], 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "enamex/type, includes the selected row"
    model.set_marked(frozenset())
    assert not any(model.index(row, 3).data(DataRole.MARKED) for row in range(model.rowCount()))


def test_m1_numbers_are_counts_and_whole_percentages(model: ScoreModel) -> None:
    counts = ["6", "6", "2", "0", "2", "2", "2", "1"]
    total = ["All slots", "33", "33", "33.33", *counts, "33", "33", "50", "75"]
    assert line(model, ("total",)) == total


def test_c2_undefined_measures_are_dashes_with_their_reason(model: ScoreModel) -> None:
    numbers = line(model, ("subtask", "timex", "type", "date"))
    assert numbers == ["date", *["–"] * 3, *["0"] * 8, *["–"] * 4]
    cell = model.index(model.row_of(("subtask", "timex", "type", "date")), 1 + SHORT.index("R"))
    tip = cell.data(Qt.ItemDataRole.ToolTipRole)
    assert tip == f"Recall = {MEASURE['recall'].formula}\nRecall is undefined: POS is 0"


def test_cells_explain_themselves(model: ScoreModel) -> None:
    total = model.row_of(("total",))

    def tip(short: str) -> str:
        return str(model.index(total, 1 + SHORT.index(short)).data(Qt.ItemDataRole.ToolTipRole))

    assert tip("R") == f"Recall = {MEASURE['recall'].formula}\n33.33 %"
    assert tip("MIS") == "Missing: in the key only\nClick to list these rows"
    assert tip("PAR") == "Partially correct"


def test_headers_explain_title_formula_and_source(model: ScoreModel) -> None:
    for number, short in enumerate(SHORT, start=1):
        tip = model.headerData(number, ACROSS, Qt.ItemDataRole.ToolTipRole)
        assert ("MUC-4 Evaluation Metrics" if short == "F" else "MUC scorer manual") in tip, short
    tip = model.headerData(1 + SHORT.index("SUB"), ACROSS, Qt.ItemDataRole.ToolTipRole)
    assert MEASURE["substitution"].formula in tip
    assert "nothing is paired" in tip


def test_two_annotators_read_headers_and_cells_in_plain_words(model: ScoreModel) -> None:
    model.set_of_annotators(True)
    tips = [
        str(model.headerData(1 + place, ACROSS, Qt.ItemDataRole.ToolTipRole)) for place in range(len(SHORT))
    ]
    recall, f = tips[SHORT.index("R")], tips[SHORT.index("F")]
    assert recall.splitlines() == [
        "Recall = (“same” + ½ “partly”) / “all A”",
        "In percent; undefined if “all A” is 0",
        "MUC scorer manual, Calculation of Scores",
    ]
    assert f.startswith("F, recall and precision alike = 2 · P · R / (P + R)")
    assert tips[SHORT.index("POS")].startswith("All fills of A = “same” + “partly” + “differ” + “only A”")
    for tip in tips:
        assert not any(word in tip for word in ("POS", "ACT", "MIS", "SPU", "issing", "purious", "Incorrect"))
    cell = model.index(model.row_of(("total",)), 1 + SHORT.index("R"))
    assert "“all A”" in str(cell.data(Qt.ItemDataRole.ToolTipRole))


@pytest.mark.parametrize("name", ["pos", "act"])
def test_pos_and_act_count_the_columns_they_lead_to(name: str) -> None:
    tally = Tally(1, 2, 4, 8, 16, 32)
    column = next(c for c in SCORE_COLUMNS if c.short.lower() == name)
    assert column.count(tally) == getattr(tally, name)
    assert set(column.formula.split(" + ")) == {c.name for c in column.columns}


def test_only_counts_lead_somewhere(model: ScoreModel) -> None:
    row = model.row_of(("total",))
    found = [model.counted(model.index(row, column)) for column in range(model.columnCount())]
    assert [item is not None for item in found] == [False] * 4 + [True] * 8 + [False] * 4
    assert found[8] is not None
    assert found[8][1].columns == (CountColumn.INC,)
    assert model.counted(model.index(model.headings()[0], 1)) is None


def test_zeros_are_quiet_and_the_total_stands_out(model: ScoreModel) -> None:
    row = model.row_of(("total",))
    quiet = [model.index(row, column).data(DataRole.QUIET) for column in range(4, 12)]
    assert quiet == [False, False, False, True, False, False, False, False]
    assert model.index(row, 0).data(DataRole.STRONG)
    assert not model.index(row, 7).data(DataRole.LINK)
    assert model.index(row, 6).data(DataRole.LINK)


def test_two_annotators_are_no_key_and_no_response(model: ScoreModel) -> None:
    def heading(short: str, role: Qt.ItemDataRole = Qt.ItemDataRole.DisplayRole) -> str:
        return str(model.headerData(1 + SHORT.index(short), ACROSS, role))

    model.set_of_annotators(True)
    words = {"POS": "all A", "ACT": "all B", "COR": "same", "INC": "differ", "MIS": "only A", "SPU": "only B"}
    assert {short: heading(short) for short in words} == words
    assert heading("MIS", Qt.ItemDataRole.ToolTipRole).startswith("Only in A")
    assert [heading(short) for short in ("P", "R", "F", "NON", "UND")] == ["P", "R", "F", "NON", "UND"]
    total = model.row_of(("total",))
    assert model.counted(model.index(total, 1 + SHORT.index("MIS"))) is not None
    model.set_of_annotators(False)
    assert heading("MIS") == "MIS"


def test_no_count_of_two_annotators_speaks_of_references_and_hypotheses() -> None:
    for column in (*SCORE_COLUMNS, *MATCH_COLUMNS):
        if column.columns and column.short != "NON":
            words = " ".join(_AMONG_ANNOTATORS[column.short]).casefold()
            assert not any(word in words for word in ("reference", "hypothesis", "missing", "spurious"))


def test_rows_and_cells_of_the_engine_are_spoken_in_the_language_of_the_window(
    model: ScoreModel, qapp: QApplication, tmp_path: Path
) -> None:
    total, slot = model.row_of(("total",)), model.row_of(("slot", "enamex", "type"))
    with speaking_german(qapp, tmp_path, {"all slots": "alle Slots", "type": "Typ"}):
        spoken = [model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole) for row in (total, slot)]
        assert spoken == ["alle Slots", "enamex/type"], "a slot of the task keeps its name"
        assert model.index(total, 0).data(Qt.ItemDataRole.ToolTipRole) == "alle Slots"
        figure = str(model.index(total, 1).data(Qt.ItemDataRole.AccessibleTextRole))
        assert figure.startswith("alle Slots ")
