"""Rules: which open objects each would decide, and that it leaves alone what people have decided."""

import pytest

from annotally.adjudication.decisions.decision_table import DecisionTable, decision_entries
from annotally.adjudication.decisions.rules import (
    DecisionRule,
    counted_equal,
    extent_differs,
    identical,
    majority,
    of_type,
    optional_differs,
    proposed,
    slot_of_type,
    unanimous,
)
from annotally.adjudication.decisions.targets import RowAddresses
from annotally.adjudication.project.entries import Choice, Decision, EntryKind
from annotally.adjudication.project.ledger import Ledger
from annotally.annotators.comparison import MultiComparison
from annotally.annotators.unit import JointComparer
from annotally.comparison.result import Sides
from annotally.model.instances import Instance
from annotally.tasks.presets.ready_made import preset
from support.builders import DOCUMENT, annotation_set, compare, entity, optional_fill, pointer, sides, slot

TASK = preset("muc7-named-entity")
TEXT = "The Quill Press of Hob Point hired Ada Quill in May, and Ben Orme left the Moth Line."


def at(words: str, value: str = "ORGANIZATION", number: int = 1, **more: object) -> Instance:
    return entity(words, TEXT.index(words), value, name=str(number), **more)  # type: ignore[arg-type]  # keywords


KEY = [
    at("Quill Press", number=1),
    at("Hob Point", "LOCATION", 2),
    at("Ada Quill", "PERSON", 3),
    at("Ben Orme", "PERSON", 4, optional=True),
    at("the Moth Line", number=5),
]
RESPONSE = [
    at("The Quill Press", number=1),
    at("Hob Point", "LOCATION", 2),
    at("Ada Quill", "ORGANIZATION", 3),
    at("Moth Line", number=5),
]


def decision_table(
    key: list[Instance], response: list[Instance], ledger: Ledger | None = None
) -> DecisionTable:
    unit = compare(TASK, key, response)
    entries = (ledger or Ledger()).of(EntryKind.DECISION, DOCUMENT)
    return DecisionTable(unit.nodes, RowAddresses(unit, sides(key, response)), entries)


def words(rule: DecisionRule, key: list[Instance] = KEY, response: list[Instance] = RESPONSE) -> list[str]:
    """Return the words of the objects a rule would decide."""
    result = decision_table(key, response)
    values = []
    for row, _ in proposed(rule, result, (key, response), TEXT):
        number = result.nodes.sides[0].instance[row]
        shown_instance = key[number] if number >= 0 else response[result.nodes.sides[1].instance[row]]
        values.append(next(iter(shown_instance.slots[0].readings())).text)
    return values


def test_identical_takes_what_is_the_same_in_words_and_place() -> None:
    assert words(identical()) == ["Hob Point"]
    twice = [at("Hob Point", "LOCATION", 2, optional=True)]
    assert words(identical(), twice, [at("Hob Point", "LOCATION", 9)]) == []
    assert words(identical(), twice, twice) == ["Hob Point"]


def test_what_is_taken_unanimously_leaves_nothing_open() -> None:
    result = decision_table(KEY, RESPONSE)
    decided = dict(proposed(unanimous(), result, (KEY, RESPONSE), TEXT))
    assert sorted(decided) == sorted(result.objects())
    assert words(unanimous()) == words(of_type("enamex", 0))
    taken = [row for row, decision in decided.items() if decision.choice is Choice.TAKE]
    assert taken == [row for row, _ in proposed(identical(), result, (KEY, RESPONSE), TEXT)]


def test_what_is_stacked_or_points_to_it_is_not_taken_unanimously() -> None:
    twice = [at("Hob Point", "LOCATION", 1), at("Hob Point", "LOCATION", 2), at("Ada Quill", "PERSON", 3)]
    led = [*twice, entity("hired", 0, "VERB", slot("who", pointer("ENAMEX-2")), name="4")]
    result = decision_table(led, led)
    decided = dict(proposed(unanimous(), result, (led, led), TEXT))
    taken = [row for row, decision in decided.items() if decision.choice is Choice.TAKE]
    assert [led[result.nodes.sides[0].instance[row]].name for row in taken] == ["3"]


def test_what_points_elsewhere_is_not_identical() -> None:
    people = [at("Ada Quill", "PERSON", 1), at("Ben Orme", "PERSON", 2)]
    key = [*people, entity("hired", 35, "VERB", slot("who", pointer("ENAMEX-1")), name="3")]
    response = [*people, entity("hired", 35, "VERB", slot("who", pointer("ENAMEX-2")), name="3")]
    assert "hired" not in words(identical(), key, response)
    assert "hired" in words(identical(), key, key)


def test_what_the_task_counts_as_equal() -> None:
    assert words(counted_equal(1)) == ["Quill Press", "Hob Point", "the Moth Line"]


def test_what_differs_by_what_need_not_be_found() -> None:
    assert words(optional_differs(0)) == ["Ben Orme"]
    marked = [at("Hob Point", "LOCATION", 2), entity("Ada", 0, "PERSON", slot("ALT", optional_fill("A")))]
    assert words(optional_differs(0), marked, [marked[0], entity("Ada", 0, "PERSON")]) == ["Ada"]


ARTICLES = ["Quill Press", "the Moth Line"]


@pytest.mark.parametrize(
    ("most", "tokens", "texts"), [(4, False, ARTICLES), (3, False, []), (1, True, ARTICLES), (0, True, [])]
)
def test_what_differs_by_where_it_begins_or_ends(most: int, tokens: bool, texts: list[str]) -> None:
    assert words(extent_differs(0, most, tokens=tokens, text_slot="TEXT")) == texts


def test_everything_of_a_type_is_as_one_side_has_it() -> None:
    assert len(words(of_type("enamex", 1))) == 5
    assert words(of_type("TIMEX", 1)) == []


def test_a_slot_of_a_type_leaves_the_rest_open() -> None:
    result = decision_table(KEY, RESPONSE)
    rows = dict(proposed(slot_of_type("ENAMEX", "type", 0), result, (KEY, RESPONSE), TEXT))
    names = {result.nodes.names[result.nodes.name[row]].casefold() for row in rows}
    assert (len(rows), names) == (4, {"type"})
    assert set(rows.values()) == {Decision(Choice.TAKE, (0,))}
    command = Ledger().command("rule", decision_entries(result, rows).items())
    assert command is not None
    after = Ledger()
    after.apply(command)
    assert len(decision_table(KEY, RESPONSE, after).open_objects()) == 5


def test_what_a_person_decided_stands() -> None:
    result = decision_table(KEY, RESPONSE)
    first = next(result.objects())
    command = Ledger().command("by hand", decision_entries(result, {first: Decision(Choice.NEITHER)}).items())
    assert command is not None
    ledger = Ledger()
    ledger.apply(command)
    second_table = decision_table(KEY, RESPONSE, ledger)
    assert first not in dict(proposed(of_type("ENAMEX", 1), second_table, (KEY, RESPONSE), TEXT))


# --- several annotators


@pytest.mark.parametrize(
    ("annotators", "expected"),
    [
        ([KEY[:1], KEY[:1], RESPONSE[:1]], Decision(Choice.TAKE, (0,))),
        ([RESPONSE[:1], KEY[:1], KEY[:1]], Decision(Choice.TAKE, (1,))),
        ([KEY[:1], [], []], Decision(Choice.NEITHER)),
        ([KEY[2:3], RESPONSE[2:3]], None),
        ([KEY[:1], []], None),
    ],
)
def test_the_majority_of_annotators_decides(
    annotators: list[list[Instance]], expected: Decision | None
) -> None:
    sets = tuple(
        annotation_set(str(number), {DOCUMENT: own_annotator})
        for number, own_annotator in enumerate(annotators)
    )
    together = Sides(sets, {})
    unit = JointComparer(MultiComparison(TASK, together, [DOCUMENT])).compare(DOCUMENT, together)
    result = DecisionTable(unit.nodes, RowAddresses(unit, together), {})
    decided = dict(proposed(majority(), result, annotators, TEXT, unit.votes))
    (row,) = result.objects()
    assert decided.get(row) == expected
