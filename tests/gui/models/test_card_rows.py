"""The rows of the cards: what stands beside what, and what is folded."""

from hypothesis import given
from hypothesis import strategies as st

from annotally.reports.tree.inspection import Card, CardLine
from annotally_gui.models.card_rows import CardRow, card_rows, shown_rows


def fill(slot: str, text: str, current: bool = False, alternative: int = 0, start: int = -1) -> CardLine:
    return CardLine(
        slot, text, text.casefold(), (), current, start=start, end=start + len(text), alternative=alternative
    )


def rows_of(*sides: list[CardLine], agreeing: tuple[str, ...] = ()) -> list[CardRow]:
    cards = [Card("ABC"[side], "T 1", tuple(lines)) for side, lines in enumerate(sides)]
    return card_rows(cards, agreeing)


def texts(*sides: list[CardLine]) -> list[tuple[str, ...]]:
    return [(row.slot, *(line.text if line else "" for line in row.cells)) for row in rows_of(*sides)]


def test_lines_stand_side_by_side_slot_by_slot() -> None:
    a = [fill("TEXT", "one"), fill("TYPE", "T")]
    b = [fill("Type", "T"), fill("DATE", "now")]
    assert texts(a, b) == [("TEXT", "one", ""), ("TYPE", "T", "T"), ("DATE", "", "now")]


def test_current_fills_stand_together_then_equal_ones() -> None:
    a = [fill("ID", "x"), fill("ID", "Same"), fill("ID", "mine", current=True)]
    b = [fill("ID", "theirs", current=True), fill("ID", "same"), fill("ID", "y"), fill("ID", "z")]
    assert texts(a, b) == [
        ("ID", "x", "y"),
        ("ID", "Same", "same"),
        ("ID", "mine", "theirs"),
        ("ID", "", "z"),
    ]


def test_three_annotators_share_the_rows() -> None:
    assert texts([fill("ID", "x")], [fill("ID", "y"), fill("ID", "x")], [fill("ID", "y")]) == [
        ("ID", "x", "x", ""),
        ("ID", "", "y", "y"),
    ]


LINES = st.lists(
    st.builds(fill, st.sampled_from(["A", "B"]), st.sampled_from("xyz"), st.booleans()), max_size=6
)


@given(st.lists(LINES, min_size=3, max_size=3))
def test_no_line_is_lost_or_shown_twice(sides: list[list[CardLine]]) -> None:
    rows = rows_of(*sides)
    for side, lines in enumerate(sides):
        shown = [row.cells[side] for row in rows if row.cells[side] is not None]
        assert sorted(map(repr, shown)) == sorted(map(repr, lines))


def test_a_side_that_lacks_the_object_makes_no_row_differ() -> None:
    cards = [Card("A", "T 1", (fill("X", "x"),)), Card("B", "", ()), Card("C", "T 2", (fill("X", "X"),))]
    assert [row.differs for row in card_rows(cards)] == [False]


def test_alternatives_of_slots_that_agree_are_no_difference() -> None:
    a, b = [fill("X", "x"), fill("X", "y", alternative=1)], [fill("X", "x")]
    assert [row.differs for row in rows_of(a, b)] == [False, True]
    assert [row.differs for row in rows_of(a, b, agreeing=("x",))] == [False, False]
    assert [row.differs for row in rows_of([fill("X", "x")], [fill("X", "z")], agreeing=("x",))] == [True]


A = [fill("TYPE", "LOC"), fill("TEXT", "Ada", start=3), fill("P", "1"), fill("Q", "2"), fill("R", "3")]
B = [fill("TYPE", "LOC"), fill("TEXT", "Ada", start=3), fill("P", "1"), fill("Q", "4"), fill("R", "3")]


def annotation(label: str, words: str, start: int, *lines: CardLine) -> Card:
    return Card("x", f"{label} 1", lines, label, start=start, end=start + len(words), words=words)


def cells(rows: list[CardRow]) -> list[tuple[str, tuple[str, ...], bool]]:
    return [
        (row.slot, tuple(line.text if line else "" for line in row.cells), row.differs)
        for row in rows
        if row.leads
    ]


def test_words_and_label_of_an_annotation_lead() -> None:
    plain = card_rows([annotation("LOC", "Ada", 3), annotation("ORG", "Ada Quill", 3)])
    assert cells(plain) == [("Text", ("Ada", "Ada Quill"), True), ("Label", ("LOC", "ORG"), True)]
    own = [fill("TYPE", "LOC"), fill("TEXT", "Ada", start=3)]
    written = card_rows([annotation("LOC", "Ada", 3, *own), annotation("LOC", "Ada", 3, *own)])
    assert cells(written) == [("TEXT", ("Ada", "Ada"), False)]
    assert [row.slot for row in written] == ["TEXT", "TYPE"]
    alone = card_rows([annotation("LOC", "Ada", 3), Card("B", "", ())])
    assert cells(alone) == [("Text", ("Ada", ""), False), ("Label", ("LOC", ""), False)]


def test_labels_of_objects_without_place_lead_only_where_they_differ() -> None:
    first, second = Card("A", "ORG 1", (), "ORG"), Card("B", "LOC 1", (), "LOC")
    assert cells(card_rows([first, second])) == [("Label", ("ORG", "LOC"), True)]
    assert card_rows([first, first]) == []


def slots(rows: list[CardRow], capacity: int = 3, *, unfolded: bool = False) -> tuple[list[str], int]:
    visible = shown_rows(rows, capacity=capacity, unfolded=unfolded)
    return [row.slot for row in visible.rows], visible.folded


def test_what_differs_comes_first_and_what_is_the_same_is_folded() -> None:
    rows = rows_of(A, B)
    assert slots(rows) == (["Q"], 4)
    assert slots(rows, unfolded=True) == (["Q", "TYPE", "TEXT", "P", "R"], 0)


def test_current_rows_are_never_folded() -> None:
    rows = rows_of([*A, fill("Z", "z", current=True)], [*B, fill("Z", "z", current=True)])
    assert slots(rows) == (["Z", "Q"], 4)


def test_where_nothing_differs_rows_are_folded_only_for_want_of_room() -> None:
    rows = rows_of(A, A)
    assert slots(rows, capacity=5) == (["TYPE", "TEXT", "P", "Q", "R"], 0)
    assert slots(rows, capacity=4) == (["TYPE", "TEXT", "P"], 2)
    assert slots(rows, capacity=1) == (["TYPE"], 4)
    assert slots(rows, capacity=0) == (["TYPE"], 4)
