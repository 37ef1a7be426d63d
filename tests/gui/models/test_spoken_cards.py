"""The cards as a screen reader speaks them: side by side becomes one side after the other."""

from annotally.reports.tree.inspection import Card, CardLine, Inspection, SlotOutcome
from annotally.scoring.tally import Status
from annotally_gui.models.spoken_cards import spoken_cards


def fill(slot: str, text: str, start: int = -1) -> CardLine:
    return CardLine(slot, text, text.casefold(), (), False, start=start, end=start + len(text))


def card(side: str, heading: str, *lines: CardLine, label: str = "") -> Card:
    words = lines[0] if lines and lines[0].start >= 0 else None
    start, end = (words.start, words.end) if words is not None else (-1, -1)
    return Card(
        side, heading, lines, label, start=start, end=end, words=words.text if words is not None else ""
    )


def inspection(*cards: Card, outcomes: tuple[SlotOutcome, ...] = ()) -> Inspection:
    return Inspection("d", 1, "T 1", Status.INC, cards, (), outcomes=outcomes)


PLACE, FIRM = (
    card("key", "LOC 1", fill("TEXT", "London", 4), fill("KIND", "city"), label="LOC"),
    card("response", "ORG 1", fill("TEXT", "London", 4), fill("KIND", "city"), label="ORG"),
)


def test_each_side_has_its_name_its_object_its_words_and_its_label() -> None:
    assert spoken_cards(inspection(PLACE, FIRM), ("anna", "ben"), "undecided").splitlines() == [
        "A, anna: LOC 1; TEXT London; Label LOC.",
        "B, ben: ORG 1; TEXT London; Label ORG.",
        "The same in both: KIND city.",
        "Final: undecided.",
    ]


def test_a_slot_that_one_side_lacks_is_called_empty_there() -> None:
    first = card("key", "T 1", fill("NAME", "The School"), fill("ALIAS", "the\nworkshop"))
    second = card("response", "T 2", fill("NAME", "School"))
    assert spoken_cards(inspection(first, second)).splitlines() == [
        "A, key: T 1; NAME The School; ALIAS the workshop.",
        "B, response: T 2; NAME School; ALIAS empty.",
    ]


def test_a_side_without_the_object_says_so_and_three_agree_in_all() -> None:
    two = card("a", "T 1", fill("NAME", "Ada")), card("b", "T 2", fill("NAME", "Ada"))
    assert spoken_cards(inspection(*two, card("c", ""))).splitlines() == [
        "A, a: T 1.",
        "B, b: T 2.",
        "C, c: no annotation here.",
        "The same in all: NAME Ada.",
    ]


def test_nothing_is_elided_but_what_is_longer_than_anybody_listens_to() -> None:
    words = "word " * 60
    (spoken,) = spoken_cards(inspection(card("key", "T 1", fill("NAME", words)))).splitlines()[1:]
    assert spoken == f"NAME {words.strip()}."
    (spoken,) = spoken_cards(inspection(card("key", "T 1", fill("NAME", words * 9)))).splitlines()[1:]
    assert len(spoken) < 420
    assert spoken.endswith("….")


def test_a_document_has_no_cards_to_speak() -> None:
    assert spoken_cards(inspection()) == ""
