"""Tokens, pseudo-tokens and characters: counted per unit and label (A14), also by the naive definition."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from annotally.comparison.result import Sides, UnitComparison
from annotally.methods.similarity.comparer import SimilarityComparer
from annotally.methods.similarity.units import tokens_of
from annotally.model.instances import Instance
from annotally.model.text import Document, Tokens
from annotally.scoring.matches import MatchTally
from annotally.tasks.similarity.row_keys import TABLES
from support.similarity_samples import DOCUMENT, compared, note, sides_of, spanned, task

TASK = task(spanned("A"), spanned("B"))
TEXT = "ab cde  f\tgh"


def counts(unit: UnitComparison, table: str, label: str = "<all>") -> tuple[int, ...]:
    return unit.table.get((table, label), MatchTally()).counts()  # type: ignore[return-value]


def test_a14_units_of_spanned_annotations() -> None:
    """``A`` covers "ab cd", the hypothesis' "cde  f": the boundaries cut cde in two."""
    unit = compared(TASK, [note("A", "1", (0, 5))], [note("A", "2", (3, 9))], TEXT)
    assert counts(unit, "token", "A") == (1, 0, 0, 1, 1)
    assert counts(unit, "pseudo-token", "A") == (1, 0, 0, 1, 2)
    assert counts(unit, "character", "A") == (2, 0, 0, 2, 2)


def test_a14_another_label_opposite_is_a_clash_under_both() -> None:
    unit = compared(TASK, [note("A", "1", (0, 6))], [note("B", "2", (3, 9))], TEXT)
    assert counts(unit, "character", "A") == (0, 3, 0, 2, 0)
    assert counts(unit, "character", "B") == (0, 0, 3, 0, 1)
    assert counts(unit, "character") == (0, 3, 3, 2, 1)


def test_a14_a_label_beside_one_that_matches_clashes() -> None:
    unit = compared(TASK, [note("A", "1", (0, 2))], [note("A", "2", (0, 2)), note("B", "3", (0, 2))], TEXT)
    assert counts(unit, "token") == (1, 0, 1, 0, 0)


def test_a14_a_unit_counts_once_for_a_label() -> None:
    unit = compared(TASK, [note("A", "1", (0, 2)), note("A", "2", (0, 6))], [note("A", "3", (0, 2))], TEXT)
    assert counts(unit, "token") == (1, 0, 0, 1, 0)


def test_a14_tokens_are_those_the_document_lists() -> None:
    lex = [note("lex", str(n), (n, n + 1)) for n in (0, 1, 3, 4, 5, 8)]
    reference, hypothesis = [note("A", "1", (0, 5))], [note("A", "2", (3, 9))]
    expected = (2, 0, 0, 2, 2)
    for both in (([*reference, *lex], hypothesis), (reference, [*hypothesis, *lex])):
        unit = compared(TASK, *both, TEXT)
        assert counts(unit, "token", "A") == expected
        assert len(unit.nodes) == len(compared(TASK, reference, hypothesis, TEXT).nodes)
    sides = sides_of({DOCUMENT: reference}, {DOCUMENT: hypothesis}, {DOCUMENT: TEXT})
    starts = (0, 1, 3, 4, 5, 8)
    listed = Document(DOCUMENT, DOCUMENT, TEXT, tokens=Tokens(starts, tuple(n + 1 for n in starts)))
    table = SimilarityComparer(TASK).compare(DOCUMENT, Sides(sides.sets, {DOCUMENT: listed})).table
    assert table["token", "A"].counts() == expected


def test_a14_pieces_of_one_annotation_in_one_token_count_once() -> None:
    unit = compared(TASK, [note("A", "1", [(3, 4), (5, 9)])], [], TEXT)
    assert counts(unit, "token") == (0, 0, 0, 2, 0)
    assert counts(unit, "character") == (0, 0, 0, 3, 0)
    inside = compared(TASK, [note("A", "1", [(3, 4), (5, 6)])], [], TEXT)
    assert counts(inside, "token") == (0, 0, 0, 1, 0)


def test_without_text_there_are_no_units() -> None:
    assert {key[0] for key in compared(TASK, [note("A", "1", (0, 5))], []).table} == {"tag"}
    assert {key[0] for key in compared(TASK, [note("A", "1", (5, 5))], [], TEXT).table} == {"tag"}
    assert {key[0] for key in compared(TASK, [note("A", "1", (2, 3))], [], TEXT).table} == {"tag"}


SPANS = st.tuples(st.integers(0, len(TEXT)), st.integers(0, len(TEXT))).map(
    lambda ends: (min(ends), max(ends))
)
NOTES = st.lists(st.tuples(st.sampled_from("AB"), SPANS), max_size=5).map(
    lambda item: [note(label, str(n), span) for n, (label, span) in enumerate(item)]
)


def naive(
    reference: Sequence[Instance], hypothesis: Sequence[Instance]
) -> dict[tuple[str, str], Counter[str]]:
    """Every unit by itself, as the ruling has it."""
    ends = {
        place
        for instance in (*reference, *hypothesis)
        for e in instance.extents
        for place in (e.start, e.end)
    }
    characters = [(n, n + 1) for n, character in enumerate(TEXT) if not character.isspace()]
    units: dict[str, list[tuple[int, int]]] = {"character": characters, "token": [], "pseudo-token": []}
    for kind, cuts in (("token", frozenset()), ("pseudo-token", ends)):
        for start, end in characters:
            runs = units[kind]
            if runs and runs[-1][1] == start and start not in cuts:
                runs[-1] = runs[-1][0], end
            else:
                runs.append((start, end))
    actual_counts: dict[tuple[str, str], Counter[str]] = {}
    for kind, ranges in units.items():
        for start, end in ranges:
            first_types, second_types = (
                {
                    instance.type
                    for instance in side
                    if any(e.start < end and start < e.end and len(e) for e in instance.extents)
                }
                for side in (reference, hypothesis)
            )
            for label in sorted(first_types | second_types):
                if label in first_types and label in second_types:
                    column = "match"
                elif label in first_types:
                    column = "refclash" if second_types else "missing"
                else:
                    column = "hypclash" if first_types else "spurious"
                for row in (label, "<all>"):
                    actual_counts.setdefault((kind, row), Counter())[column] += 1
    return actual_counts


@given(NOTES, NOTES)
def test_a14_the_sweep_counts_what_the_definition_counts(
    reference: list[Instance], hypothesis: list[Instance]
) -> None:
    unit = compared(TASK, reference, hypothesis, TEXT)
    expected = {
        row: MatchTally(*(item[name] for name in ("match", "refclash", "hypclash", "missing", "spurious")))
        for row, item in naive(reference, hypothesis).items()
    }
    assert {row: tally for row, tally in unit.table.items() if row[0] in TABLES[1:]} == expected
    assert unit.table == unit.nodes.table()


@given(NOTES, NOTES)
def test_a14_exchanging_the_sides_exchanges_the_columns(
    reference: list[Instance], hypothesis: list[Instance]
) -> None:
    unit, swapped = (
        compared(TASK, *both, TEXT) for both in ((reference, hypothesis), (hypothesis, reference))
    )
    assert {row: tally.swapped() for row, tally in unit.table.items()} == swapped.table  # type: ignore[union-attr]


def test_white_space_of_every_kind_is_no_unit() -> None:
    """What `str.split` and the pattern of runs take for white space is what is counted as such."""
    text = "".join(map(chr, range(0x3001)))
    unit = compared(TASK, [note("A", "1", (0, len(text)))], [], text)
    spaces = sum(map(str.isspace, text))
    assert counts(unit, "character")[3] == len(text) - spaces
    assert counts(unit, "token") == counts(unit, "pseudo-token")


@given(st.text("a \t\u2003b", max_size=9))
def test_tokens_are_the_runs_between_white_space(text: str) -> None:
    starts, ends = tokens_of(Document(DOCUMENT, DOCUMENT, text), [[]])
    assert [text[start:end] for start, end in zip(starts, ends, strict=True)] == text.split()
    assert all(start == 0 or text[start - 1].isspace() for start in starts)


def test_shares_are_amounts_not_one_for_each_character() -> None:
    unit = compared(replace(TASK), [note("A", "1", (0, 12))], [], TEXT)
    (bundle,) = (bundle for bundle in unit.nodes.bundles if bundle)
    assert sorted((share.row, share.amount) for share in bundle) == sorted(
        ((table, row), amount)
        for table, amount in (("tag", 1), ("token", 4), ("pseudo-token", 4), ("character", 8))
        for row in ("A", "<all>")
    )
