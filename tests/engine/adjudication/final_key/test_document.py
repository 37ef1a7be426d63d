"""The final key: objects from where they were taken, parts that were decided apart, pointers that follow."""

from collections.abc import Callable, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.adjudication.decisions.decision_table import DecisionTable, decision_entries
from annotally.adjudication.project.entries import Choice, Decision, Edited, Entry, EntryKind
from annotally.comparison.result import Level
from annotally.model.annotation_sets import pointer_name, stable_ids
from annotally.model.instances import Alternative, Instance, fill_text
from annotally.scoring.tally import Status
from annotally.tasks.definition import ClassDefinition, FillKind, SlotDefinition, TaskDefinition
from support.builders import DOCUMENT, instance, pointer, slot, string
from support.decided_case import BOTH, EITHER, NEITHER, A, B
from support.decided_case import Case as AnyCase

TASK = TaskDefinition(
    "final",
    "Final",
    "templates",
    (
        ClassDefinition(
            "PERSON", "person", (SlotDefinition("name", "name"), SlotDefinition("trade", "trade"))
        ),
        ClassDefinition(
            "POST",
            "post",
            (SlotDefinition("title", "title"), SlotDefinition("who", "who", kind=FillKind.POINTER)),
        ),
    ),
)


class Case(AnyCase):
    """Two sides of a document compared by `TASK`."""

    def __init__(self, key: Sequence[Instance], response: Sequence[Instance]) -> None:
        super().__init__(TASK, key, response)


def said(item: Instance) -> dict[str, list[list[str]]]:
    return {
        slot.name: [[fill_text(f) for f in group.fills] for group in slot.alternatives] for slot in item.slots
    }


def content(instances: Sequence[Instance]) -> list[object]:
    return sorted(stable_ids(DOCUMENT, instances))


def person(number: str, name: str, *trades: str) -> Instance:
    return instance("PERSON", number, slot("name", name), *([slot("trade", list(trades))] if trades else []))


def post(number: str, title: str, *who: str) -> Instance:
    return instance("POST", number, slot("title", title), slot("who", [pointer(item) for item in who]))


ADA = person("1", "Ada Quill", "printer", "binder")
KEY = [ADA, person("2", "Ben Orme"), post("3", "warden", "PERSON-1", "PERSON-2")]
CLERK = person("7", "Ada Quill", "printer", "clerk")
RESPONSE = [CLERK, person("8", "Cora Vale"), post("9", "keeper", "PERSON-7")]


@pytest.fixture
def case() -> Case:
    return Case(KEY, RESPONSE)


def test_nothing_decided_is_nothing_in_the_key(case: Case) -> None:
    final = case.final()
    assert final.objects == ()
    assert list(final.open) == list(case.table.objects())


@pytest.mark.parametrize(("decision", "expected"), [(A, KEY), (B, RESPONSE), (NEITHER, [])])
def test_a_whole_document_from_one_side_is_that_side(
    case: Case, decision: Decision, expected: list[Instance]
) -> None:
    case.decide({0: decision})
    final = case.final()
    assert content([row.instance for row in final.objects]) == content(expected)
    assert (final.open, final.dropped, final.renamed) == ((), (), ())


def test_agreement_is_open_until_somebody_says_so() -> None:
    case = Case([ADA], [ADA])
    assert case.final().open == (case.row("PERSON"),)


def test_a_slot_is_taken_apart_from_its_object(case: Case) -> None:
    row = case.row("PERSON")
    case.decide({row: A})
    case.decide({case.row("trade", within=row): B})
    (ada,) = case.final().objects
    assert said(ada.instance) == {"name": [["Ada Quill"]], "trade": [["printer", "clerk"]]}
    assert ada.origins == ((0, 0), (1, 0))


@pytest.mark.parametrize(
    ("decision", "trades"),
    [
        (BOTH, [["printer", "binder", "clerk"]]),
        (EITHER, [["printer", "binder"], ["printer", "clerk"]]),
        (NEITHER, None),
        (Decision(Choice.EDITED, edited=Edited(slot=slot("trade", "engraver"))), [["engraver"]]),
    ],
)
def test_a_slot_may_hold_what_both_or_either_or_neither_has(
    case: Case, decision: Decision, trades: list[list[str]] | None
) -> None:
    row = case.row("PERSON")
    case.decide({row: A})
    case.decide({case.row("trade", within=row): decision})
    assert said(case.final().objects[0].instance).get("trade") == trades


def test_fills_are_decided_one_by_one(case: Case) -> None:
    row = case.row("PERSON")
    trade = case.row("trade", within=row)
    fills = [
        number for number in range(trade, case.nodes.end[trade]) if case.nodes.level[number] == Level.FILL
    ]
    case.decide({row: A})
    wrong = next(fill for fill in fills if case.nodes.status[fill] == Status.INC)
    for decision, trades in ((NEITHER, ["printer"]), (BOTH, ["printer", "binder", "clerk"])):
        case.decide({wrong: decision})
        assert said(case.final().objects[0].instance)["trade"] == [trades]
    written = Edited(alternative=Alternative((string("gilder"),)))
    case.decide({wrong: Decision(Choice.EDITED, edited=written)})
    assert said(case.final().objects[0].instance)["trade"] == [["printer", "gilder"]]
    case.decide(dict.fromkeys(fills, NEITHER))
    assert "trade" not in said(case.final().objects[0].instance)


def test_an_object_is_decided_when_all_of_its_slots_are(case: Case) -> None:
    row = case.row("PERSON")
    name, trade = case.row("name", within=row), case.row("trade", within=row)
    case.decide({name: A})
    assert row in case.table.open_objects()
    case.decide({trade: B})
    assert row not in case.table.open_objects()
    assert said(case.final().objects[0].instance)["trade"] == [["printer", "clerk"]]


def test_deciding_an_object_clears_what_was_decided_below_and_says_how_much(case: Case) -> None:
    row = case.row("PERSON")
    assert case.decide({case.row("name", within=row): A, case.row("trade", within=row): B}) == 0
    assert case.decide({row: B}) == 2
    assert case.table.decided_below(row) == []
    assert case.decide({row: None}) == 0
    assert len(case.ledger) == 0


def test_below_what_is_left_out_there_is_nothing_to_decide(case: Case) -> None:
    row = case.row("PERSON")
    case.decide({row: NEITHER})
    trade = case.row("trade", within=row)
    with pytest.raises(ValueError, match="decide the object first"):
        case.decide({trade: A})


def test_either_makes_alternatives_of_two_objects(case: Case) -> None:
    case.decide({case.row("PERSON"): EITHER})
    (ada,) = case.final().objects
    assert said(ada.instance) == {
        "name": [["Ada Quill"]],
        "trade": [["printer", "binder"], ["printer", "clerk"]],
    }


def test_both_stand_side_by_side_under_two_names() -> None:
    case = Case([person("1", "Ada Quill", "printer")], [person("1", "Ada Quill", "clerk")])
    case.decide({case.row("PERSON"): BOTH})
    final = case.final()
    assert [row.instance.name for row in final.objects] == ["1", "2"]
    assert final.renamed == (("1", "2"),)
    assert [row.origins for row in final.objects] == [((0, 0),), ((1, 0),)]


def test_what_need_not_be_found_is_said_so(case: Case) -> None:
    row = case.row("PERSON")
    case.decide({row: Decision(Choice.TAKE, (0,), optional=True)})
    case.decide({case.row("trade", within=row): Decision(Choice.TAKE, (1,), optional=True)})
    (ada,) = case.final().objects
    assert ada.instance.optional
    assert [slot.optional for slot in ada.instance.slots] == [False, True]


# --- names and pointers


def test_pointers_follow_to_the_object_that_was_taken_from_the_other_side(case: Case) -> None:
    case.decide({case.row("PERSON"): B, case.row("POST"): A})
    final = case.final()
    ada, warden = (row.instance for row in final.objects)
    assert ada.name == "7"
    assert [reading.target for reading in warden.slots[1].readings()] == [pointer_name(DOCUMENT, ada)]
    assert said(warden)["who"] == [[f"<PERSON-{DOCUMENT}-7>"]]
    (dropped,) = final.dropped
    assert (dropped.slot, dropped.target) == ("who", f"PERSON-{DOCUMENT}-2")
    assert dropped.row == case.row("POST")


def test_two_pointers_to_what_is_one_now_are_one() -> None:
    key = [ADA, post("3", "warden", "PERSON-1")]
    case = Case(key, [CLERK, post("9", "warden", "PERSON-7")])
    case.decide({0: A})
    case.decide({case.row("POST"): EITHER})
    assert said(case.final().objects[1].instance)["who"] == [[f"<PERSON-{DOCUMENT}-1>"]]


def test_names_that_collide_are_given_anew_and_pointers_know() -> None:
    key = [person("1", "Ada Quill"), person("2", "Ben Orme")]
    response = [person("1", "Cora Vale"), post("5", "keeper", "PERSON-1")]
    case = Case(key, response)
    case.decide({row: A if case.nodes.sides[0].instance[row] >= 0 else B for row in case.table.objects()})
    final = case.final()
    by_name = {said(row.instance).get("name", [[""]])[0][0]: row.instance for row in final.objects}
    assert (by_name["Cora Vale"].name, final.renamed) == ("3", (("1", "3"),))
    assert said(by_name[""])["who"] == [[f"<PERSON-{DOCUMENT}-3>"]]


def test_objects_written_by_hand_stand_at_the_end_and_can_be_pointed_to(case: Case) -> None:
    row = case.row("POST")
    case.decide({row: A})
    written = Decision(Choice.EDITED, edited=Edited(slot=slot("who", pointer("PERSON-20"))))
    case.decide({case.row("who", within=row): written})
    final = case.final([person("20", "Dorrin Hale")])
    assert [row.row for row in final.objects] == [row, -1]
    assert said(final.objects[0].instance)["who"] == [[f"<PERSON-{DOCUMENT}-20>"]]
    assert final.dropped == ()


def test_decisions_about_what_is_no_longer_there_are_listed(case: Case) -> None:
    case.decide({case.row("PERSON"): A, case.row("POST"): B})
    changed = Case([*KEY[:2], post("3", "steward", "PERSON-1")], RESPONSE)
    table = DecisionTable(changed.nodes, changed.targets, case.ledger.of(EntryKind.DECISION, DOCUMENT))
    assert table.own(changed.row("PERSON")) == A
    assert list(table.lost.values()) == [B]


# --- invariants

NAMES = st.sampled_from(["Ada Quill", "Ben Orme", "Cora Vale", "Dorrin Hale"])
PEOPLE = st.lists(
    st.tuples(NAMES, st.lists(st.sampled_from(["printer", "clerk", "diver"]), max_size=2)), max_size=4
)
CHOICES = st.sampled_from([A, B, BOTH, EITHER, NEITHER])


@st.composite
def documents(draw: Callable[..., object]) -> list[Instance]:
    people = draw(PEOPLE)
    assert isinstance(people, list)
    persons = [person(str(n), name, *dict.fromkeys(trades)) for n, (name, trades) in enumerate(people)]
    posts = draw(st.integers(0, 2))
    assert isinstance(posts, int)
    if persons:
        targets = st.lists(st.integers(0, len(persons) - 1), min_size=1, max_size=2, unique=True)
        for number in range(posts):
            who = draw(targets)
            assert isinstance(who, list)
            persons.append(post(str(number), f"title {number}", *(f"PERSON-{item}" for item in who)))
    return persons


def mirrored(decision: Decision) -> Decision:
    return {A: B, B: A}.get(decision, decision)


@given(documents(), documents(), st.lists(CHOICES, min_size=12, max_size=12))
def test_pointers_lead_to_objects_of_the_key_and_no_two_share_a_name(
    key: list[Instance], response: list[Instance], choices: list[Decision]
) -> None:
    case = Case(key, response)
    rows = list(case.table.objects())
    if not rows:
        return
    case.decide(dict(zip(rows, choices, strict=False)))
    final = case.final()
    names = [pointer_name(DOCUMENT, row.instance) for row in final.objects]
    assert len(set(names)) == len(names)
    targets = {
        reading.target for row in final.objects for reading in row.instance.readings() if reading.target
    }
    assert targets <= set(names)
    assert final.open == tuple(rows[len(choices) :])
    expected = 0
    for row, decision in zip(rows, choices, strict=False):
        present = [side for side in (0, 1) if case.nodes.sides[side].instance[row] >= 0]
        taken = [side for side in decision.sides if side in present]
        expected += min(len(taken), 1) if decision.choice is Choice.EITHER else len(taken)
    assert len(final.objects) == expected


@given(documents(), documents(), st.lists(CHOICES, min_size=1, max_size=6))
def test_what_was_undone_leaves_the_key_as_it_was(
    key: list[Instance], response: list[Instance], choices: list[Decision]
) -> None:
    case = Case(key, response)
    rows = list(case.table.objects())
    if not rows:
        return
    previous, commands = case.final(), []
    for number, decision in enumerate(choices):
        command = case.ledger.command(
            "decide", decision_entries(case.table, {rows[number % len(rows)]: decision}).items()
        )
        if command is not None:
            case.ledger.apply(command)
            commands.append(command)
    for command in reversed(commands):
        case.ledger.apply(command.invert())
    assert case.final() == previous


@given(documents(), documents(), CHOICES)
def test_swapping_the_sides_and_the_decisions_gives_the_same_key(
    key: list[Instance], response: list[Instance], decision: Decision
) -> None:
    if decision in (BOTH, EITHER):
        return  # there the first side's come first
    first_case, second_case = Case(key, response), Case(response, key)
    first_case.decide({0: decision})
    second_case.decide({0: mirrored(decision)})
    first, second = ([row.instance for row in case.final().objects] for case in (first_case, second_case))
    assert content(first) == content(second)


def test_entries_of_other_kinds_are_no_decisions(case: Case) -> None:
    from annotally.adjudication.project.entries import Remark

    noted: dict[str, Entry] = {case.targets.addresses[0]: Remark("look")}
    assert DecisionTable(case.nodes, case.targets, noted).decision(0) is None


def names_of(case: Case) -> list[list[str]]:
    (row,) = case.final().objects
    return said(row.instance).get("name", [])


def test_an_alternative_that_was_not_compared_is_decided_apart_and_never_melts_into_the_others() -> None:
    case = Case(
        [instance("PERSON", "1", slot("name", ("Ada", "Quill"), "A. Quill"))],
        [instance("PERSON", "1", slot("name", ("Ada", "Q.")))],
    )
    person, name = case.row("PERSON"), case.row("name")
    inside = range(name + 1, case.nodes.end[name])
    unused = next(row for row in inside if case.nodes.level[row] == Level.ALTERNATIVE)
    fill = next(row for row in inside if case.nodes.level[row] == Level.FILL)
    case.decide({person: A})
    assert names_of(case) == [["Ada", "Quill"], ["A. Quill"]]
    case.decide({unused: NEITHER})
    assert names_of(case) == [["Ada", "Quill"]]
    case.decide({unused: A, fill: NEITHER})
    assert names_of(case) == [["Quill"], ["A. Quill"]]
    case.decide({person: B})
    assert names_of(case) == [["Ada", "Q."]]
    case.decide({unused: A})
    assert names_of(case) == [["Ada", "Q."], ["A. Quill"]]
    case.decide({person: None})
    case.decide({unused: A, **dict.fromkeys((row for row in inside if row < unused), A)})
    assert names_of(case) == [["Ada", "Quill"], ["A. Quill"]]
