import time
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from PySide6.QtCore import QAbstractItemModel, QPersistentModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from annotally.reports.tables.score_tables import CorpusRow
from annotally.scoring.matches import MatchTally
from annotally.scoring.tally import Tally
from annotally_gui.models.corpus_model import CorpusColumn, CorpusModel, f_text
from annotally_gui.models.roles import DataRole
from support.pane_samples import plain_row, real_corpus_row

DOCUMENTS = [("d1", "doc 1"), ("d10", "doc 10"), ("d2", "doc 2"), ("x", "other")]
DOWN = Qt.SortOrder.DescendingOrder
FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


@pytest.fixture
def model() -> CorpusModel:
    corpus_model = CorpusModel()
    corpus_model.tester = QAbstractItemModelTester(corpus_model, FATAL)  # lives as long as the model
    corpus_model.set_documents(DOCUMENTS)
    return corpus_model


def shown(model: QAbstractItemModel, column: int = 0) -> list[str]:
    return [model.index(row, column).data() for row in range(model.rowCount())]


def test_labels_are_there_before_anything_is_scored(model: CorpusModel) -> None:
    assert shown(model) == ["doc 1", "doc 10", "doc 2", "other"]
    assert shown(model, CorpusColumn.F) == [""] * 4
    assert model.index(0, CorpusColumn.F).data(Qt.ItemDataRole.ToolTipRole) == "Not scored yet"


def test_rows_fill_in_as_they_arrive(model: CorpusModel) -> None:
    model.update_rows([real_corpus_row("d2"), real_corpus_row("unknown")])
    assert [model.index(2, column).data() for column in range(5)] == ["doc 2", "4", "3", "3", "33.33"]
    assert model.total.open == 4


def test_totals_count_a_document_once_however_often_it_is_scored(model: CorpusModel) -> None:
    model.update_rows([plain_row("d1", 1, 3), plain_row("d2", 4, 0)])
    model.update_rows([plain_row("d1", 4, 0)])
    assert (model.total.scored, model.total.open, model.total.f) == (2, 0, Fraction(1))


def test_totals_follow_documents_into_another_family_of_counts(model: CorpusModel) -> None:
    """Another rule of matching counts spans instead of matches: documents are replaced one by one."""
    model.update_rows([plain_row("d1", 1, 3), plain_row("d2", 4, 0)])
    for document in ("d1", "d2"):
        model.update_rows([replace(plain_row(document, 1, 3), tally=MatchTally(match=1))])
    assert (model.total.scored, model.total.f) == (2, Fraction(1))
    model.update_rows([plain_row("d1", 4, 0), plain_row("d2", 4, 0)])
    assert (model.total.scored, model.total.f) == (2, Fraction(1))


def test_c2_undefined_f_is_a_dash_with_its_reason(model: CorpusModel) -> None:
    model.update_rows([plain_row("d1", 0, 0)])
    cell = model.index(0, CorpusColumn.F)
    assert cell.data() == "–"
    assert cell.data(Qt.ItemDataRole.ToolTipRole) == "F is undefined: POS and ACT are both 0"


def test_labels_sort_by_the_numbers_in_them(model: CorpusModel) -> None:
    model.sort(CorpusColumn.LABEL)
    assert shown(model) == ["doc 1", "doc 2", "doc 10", "other"]
    model.sort(-1)
    assert shown(model) == ["doc 1", "doc 10", "doc 2", "other"]


@pytest.mark.parametrize(
    ("order", "expected"),
    [(Qt.SortOrder.AscendingOrder, ["d2", "d1", "d10", "x"]), (DOWN, ["d1", "d2", "d10", "x"])],
)
def test_undefined_and_unscored_come_last_in_either_order(
    model: CorpusModel, order: Qt.SortOrder, expected: list[str]
) -> None:
    model.update_rows([plain_row("d1", 9, 1), plain_row("d2", 1, 9), plain_row("d10", 0, 0)])
    model.sort(CorpusColumn.F, order)
    assert [model.document(row) for row in range(4)] == expected


@given(st.lists(st.tuples(st.integers(0, 5), st.integers(0, 5)), max_size=12), st.booleans())
def test_sorting_is_by_exact_value_and_stable(counts: list[tuple[int, int]], backwards: bool) -> None:
    model = CorpusModel()
    ids = [str(number) for number in range(len(counts))]
    model.set_documents([(identifier, identifier) for identifier in ids])
    rows = [plain_row(identifier, cor, inc) for identifier, (cor, inc) in zip(ids, counts, strict=True)]
    model.update_rows(rows)
    model.sort(CorpusColumn.F, DOWN if backwards else Qt.SortOrder.AscendingOrder)
    defined = sorted((row for row in rows if row.f is not None), key=lambda row: row.f, reverse=backwards)
    expected = [row.document for row in defined] + [row.document for row in rows if row.f is None]
    assert [model.document(row) for row in range(model.rowCount())] == expected


def test_values_that_a_float_cannot_tell_apart_sort_right(model: CorpusModel) -> None:
    huge = 10**17
    model.update_rows([plain_row("d1", huge, 1), plain_row("d10", huge, 2), plain_row("d2", huge, 0)])
    model.sort(CorpusColumn.F)
    assert [model.document(row) for row in range(3)] == ["d10", "d1", "d2"]


def test_an_index_held_stays_with_its_document(model: CorpusModel) -> None:
    model.update_rows([plain_row(document, number, 4) for number, (document, _) in enumerate(DOCUMENTS)])
    kept_index = QPersistentModelIndex(model.index(0, 0))
    model.sort(CorpusColumn.F, DOWN)
    assert (kept_index.row(), kept_index.data()) == (3, "doc 1")


def test_the_filter_finds_parts_of_labels_whatever_their_case(model: CorpusModel) -> None:
    model.set_filter("DOC 1")
    assert shown(model) == ["doc 1", "doc 10"]
    model.set_filter("nowhere")
    assert shown(model) == []


def test_rows_hidden_by_the_filter_still_count_and_are_kept(model: CorpusModel) -> None:
    model.set_filter("other")
    model.update_rows([plain_row("d1", 3, 1)])
    assert model.total.open == 1
    model.set_filter("")
    assert model.index(0, CorpusColumn.OPEN).data() == "1"


def test_arriving_rows_make_a_sorting_by_value_stale(model: CorpusModel) -> None:
    model.sort(CorpusColumn.LABEL)
    model.update_rows([plain_row("d1", 1, 1)])
    assert not model.stale
    model.sort(CorpusColumn.OPEN, DOWN)
    model.update_rows([plain_row("x", 1, 3)])
    assert model.stale
    model.resort()
    assert not model.stale
    assert model.document(0) == "x"


def test_neighbours_follow_the_shown_order(model: CorpusModel) -> None:
    model.sort(CorpusColumn.LABEL)
    assert (model.neighbour(1), model.neighbour(-1)) == ("d1", "")
    model.set_current("d2")
    assert (model.neighbour(1), model.neighbour(-1)) == ("d10", "d1")
    model.set_filter("1")
    assert (model.neighbour(1), model.neighbour(-1)) == ("d10", "d1")
    model.set_current("x")
    assert (model.neighbour(1), model.neighbour(-1)) == ("", "d10")


def test_the_open_document_stands_out(model: CorpusModel) -> None:
    model.set_current("d2")
    assert [model.index(row, 0).data(DataRole.STRONG) for row in range(4)] == [False, False, True, False]
    model.set_current("nowhere")
    assert not any(model.index(row, 0).data(DataRole.STRONG) for row in range(4))


def test_headers_name_the_sides_and_the_source(model: CorpusModel) -> None:
    model.set_side_names("Ada", "Ben")
    across = Qt.Orientation.Horizontal
    columns = range(model.columnCount())
    assert [model.headerData(c, across) for c in columns] == ["Document", "Open", "Ada", "Ben", "F %"]
    assert "M2" in model.headerData(CorpusColumn.F, across, Qt.ItemDataRole.ToolTipRole)
    assert model.headerData(CorpusColumn.OPEN, across, Qt.ItemDataRole.InitialSortOrderRole) == DOWN


def test_f_text_is_percent_with_two_decimals() -> None:
    assert f_text(Fraction(2, 3)) == "66.67"
    assert f_text(None) == "–"


def test_a_hundred_thousand_documents_are_sorted_and_filtered_at_once() -> None:
    model = CorpusModel()
    count = 100_000
    model.set_documents([(str(n), f"doc {n}") for n in range(count)])
    model.update_rows(plain_row(str(n), n % 97, n % 89) for n in range(count))
    began = time.process_time()
    model.sort(CorpusColumn.F, DOWN)
    model.set_filter("99")
    assert time.process_time() - began < 2
    assert model.total.open == sum(n % 89 for n in range(count))
    assert Tally(inc=model.total.open).pos == model.total.open


def test_a_document_says_who_alone_has_it(model: CorpusModel) -> None:
    """Of several annotators nobody is compared in it."""
    model.update_rows([replace(plain_row("d1", 0, 0), more_counts=(3,), alone=2), plain_row("d2", 1, 0)])
    assert shown(model) == ["doc 1 · only C", "doc 10", "doc 2", "other"]
    tips = [model.index(0, column).data(Qt.ItemDataRole.ToolTipRole) for column in (0, CorpusColumn.F)]
    assert tips == [
        "doc 1, only in C",
        "Only C has this document: there is nothing to compare",
    ]
    model.update_decisions([("d1", 0, True)])
    assert shown(model)[0] == "✓ doc 1 · only C"
    model.sort(CorpusColumn.LABEL)
    assert shown(model)[0] == "✓ doc 1 · only C"


def test_a_project_shows_what_is_open_and_which_documents_are_done(model: CorpusModel) -> None:
    model.update_rows([real_corpus_row("d1"), real_corpus_row("d2")])
    model.set_adjudicating(True)
    assert shown(model, CorpusColumn.OPEN) == ["", "", "", ""]
    model.update_decisions([("d1", 0, True), ("d10", 12, False), ("d2", 3, False), ("gone", 1, True)])
    assert shown(model) == ["✓ doc 1", "doc 10", "doc 2", "other"]
    assert model.undecided == 15
    assert shown(model, CorpusColumn.OPEN) == ["0", "12", "3", ""]
    assert model.index(0, 0).data(Qt.ItemDataRole.ToolTipRole) == "doc 1, done"
    tip = model.headerData(CorpusColumn.OPEN, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
    assert tip == "Undecided objects"
    model.sort(CorpusColumn.OPEN, DOWN)
    assert shown(model, CorpusColumn.OPEN)[:2] == ["3", "0"]
    model.update_decisions([("d1", 4, False)])
    assert model.undecided == 19
    assert model.stale
    model.resort()
    assert shown(model, CorpusColumn.OPEN)[:2] == ["4", "3"]
    model.set_adjudicating(False)
    assert model.undecided == 0
    assert shown(model, CorpusColumn.OPEN)[:2] == ["4", "4"]
    assert "✓" not in "".join(shown(model))


# Words


def worded(document: str, words: Tally | None) -> CorpusRow:
    return CorpusRow(document, document, 1, 1, 0, Tally(cor=1), Fraction(1), words)


def test_columns_of_words_are_there_where_texts_are_aligned(model: CorpusModel) -> None:
    model.set_documents([("a", "a"), ("b", "b"), ("c", "c")], worded=True)
    assert model.columnCount() == len(CorpusColumn)
    model.update_rows(
        [
            worded("a", Tally(cor=6, inc=1, mis=1, spu=1)),
            worded("b", Tally(cor=9, inc=1)),
            worded("c", None),
        ]
    )
    columns = range(CorpusColumn.ERRORS, CorpusColumn.INSERTED + 1)
    shown_values = [[model.data(model.index(row, column)) for column in columns] for row in range(3)]
    assert shown_values == [
        ["37.5", "8", "6", "1", "1", "1"],
        ["10.0", "10", "9", "1", "0", "0"],
        ["", "", "", "", "", ""],
    ]
    titles = [model.headerData(column, Qt.Orientation.Horizontal) for column in columns]
    assert titles == ["WER", "Words", "Cor", "Sub", "Del", "Ins"]
    tip = model.headerData(CorpusColumn.ERRORS, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
    assert tip.startswith("Word error rate")
    assert model.data(model.index(2, CorpusColumn.WORDS), Qt.ItemDataRole.ToolTipRole) == (
        "The texts of this document are not aligned"
    )
    assert model.total.words == Tally(cor=15, inc=2, mis=1, spu=1)
    model.sort(CorpusColumn.ERRORS)
    assert [model.document(row) for row in range(3)] == ["b", "a", "c"]
    model.sort(CorpusColumn.WORDS, Qt.SortOrder.DescendingOrder)
    assert [model.document(row) for row in range(3)] == ["b", "a", "c"]
    model.update_rows([worded("a", Tally(cor=1))])
    assert model.total.words == Tally(cor=10, inc=1)


def test_without_aligned_texts_there_are_no_such_columns(model: CorpusModel) -> None:
    assert model.columnCount() == CorpusColumn.F + 1
    assert model.headerData(CorpusColumn.ERRORS, Qt.Orientation.Horizontal) is None
