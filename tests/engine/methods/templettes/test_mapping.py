"""Instances of one pair of sets: greedy, best F first, and the record of why (H12, C3)."""

from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from annotally.comparison.result import TOTAL, Level, PairNode, UnitComparison
from annotally.methods.templettes.comparer import TempletteComparer
from annotally.methods.templettes.fills import TextFill
from annotally.methods.templettes.mapping import TemplettePreparedInstance
from annotally.methods.templettes.slots import TemplettePreparedSlot
from annotally.model.extents import Extent
from annotally.model.instances import Fill, Instance, Reading, Slot, simple_fill
from annotally.scoring.tally import Tally
from annotally.tasks.catalogue import TaskChoice
from annotally.tasks.derived import TEMPLETTE, DerivedTask
from annotally.tasks.resolve import as_keys
from support.builders import DOCUMENT, annotation_set, instance, pointer, rows, sides, slot, string
from support.templette_samples import counts, event, opened


def instances(tmp_path: Path, key: str, response: str) -> list[PairNode]:
    workspace = opened(tmp_path, key, response)
    return [node for node in rows(workspace.unit("D").nodes) if node.level is Level.INSTANCE]


ADA = 'WHO: "Ada" ##1#4#'
BO = 'WHO: "Bo" ##6#8#'
TOWN = 'WHERE: "Fictown" ##20#27#'


def test_the_best_pair_goes_first_and_the_nearest_losers_are_recorded(tmp_path: Path) -> None:
    key = event(ADA) + event(ADA, TOWN, number="2")
    response = event(ADA, TOWN, number="8") + event(BO, number="9")
    first, second = instances(tmp_path, key, response)
    assert [node.refs[1][0].instance for node in (first, second)] == [1, 0]
    assert second.why is not None
    assert (second.why.rule, second.why.f) == ("mapped", (1, 1))
    assert [(loser.side, loser.instance, loser.f, loser.taken_by) for loser in second.why.losers] == [
        (0, 0, (2, 3), 1),
        (1, 1, (0, 1), 0),
    ]


def test_instances_of_different_types_are_never_mapped(tmp_path: Path) -> None:
    found = instances(tmp_path, event(ADA), event(ADA, kind="OTHER"))
    told = {(node.name, node.status.name, node.rule) for node in found}
    assert told == {("EVENT", "MIS", "unmapped-key"), ("OTHER", "SPU", "unmapped-response")}


def test_only_a_few_losers_are_kept(tmp_path: Path) -> None:
    response = "".join(event(BO, number=str(number)) for number in range(6))
    (pair, *alone) = instances(tmp_path, event(ADA), response)
    assert pair.why is not None
    assert len(pair.why.losers) == 3
    assert [node.status.name for node in (pair, *alone)] == ["INC", *["SPU"] * 5]


def test_the_nearest_losers_are_kept_of_an_instance_alone_too(tmp_path: Path) -> None:
    half = event('WHO: "Ada" ##50#53#', number="7")
    response = "".join(event(BO, number=str(number)) for number in range(3)) + half + event(ADA, number="9")
    key, *alone = instances(tmp_path, event(ADA), response)
    assert key.why is not None
    assert [(one.instance, one.f, one.reason, one.taken_by) for one in key.why.losers] == [
        (3, (1, 2), "taken", -1),
        (0, (0, 1), "taken", -1),
        (1, (0, 1), "taken", -1),
    ]
    whys = [one.why for one in alone if one.why is not None]
    assert [why.f for why in whys] == [None] * 4
    assert [[(one.side, one.instance, one.taken_by) for one in why.losers] for why in whys] == [
        [(0, 0, 4)]
    ] * 4
    both = instances(tmp_path, event(ADA) + event(BO, number="2"), event(ADA))
    assert both[1].why is not None
    assert [(one.side, one.instance, one.taken_by) for one in both[1].why.losers] == [(1, 0, 0)]


def test_h13_slots_that_are_not_scored_do_not_make_a_pair_better_or_worse(tmp_path: Path) -> None:
    key, response = event(ADA, 'COMMENT: "one"'), event(ADA, 'COMMENT: "two"')
    (pair,) = instances(tmp_path, key, response)
    assert pair.why is not None
    assert pair.why.f == (1, 1)


def test_c3_an_instance_begins_where_the_first_of_its_text_fills_does() -> None:
    fills = [
        TextFill("x", ("x",), (at, 99), ((at, 99),), ((at, 99), "x", ("x",), ((at, 99),))) for at in (7, 3)
    ]
    prepared = TemplettePreparedSlot(0, (tuple(fills),), optional=False)
    event_instance = instance("EVENT", "1")
    task = TEMPLETTE.complete([annotation_set("key", {"D": [event_instance]})])
    one = TemplettePreparedInstance(0, 0, event_instance, task.classes[0], (None, prepared))
    assert (one.start, one.content_key) == (3, (fills[1].order, fills[0].order))


def test_c3_of_equal_texts_what_they_point_to_decides_before_who_points_to_them() -> None:
    """The event of Bo goes first, though a template names Cy's, and whatever they are called."""
    ada = slot("WHO", string("ada", extent=(0, 3)))
    people = [
        instance("PERSON", number, slot("NAME", string(name, extent=(10, 12))))
        for name, number in (("Bo", "9"), ("Cy", "1"))
    ]
    bo = instance("EVENT", "5", ada, slot("WITH", pointer("PERSON-9")))
    cy = instance("EVENT", "2", ada, slot("WITH", pointer("PERSON-1")))
    top = instance("TEMPLATE", "1", slot("EVENT", pointer("EVENT-2")))
    other = instance("EVENT", "1", ada)
    for events in ([bo, cy], [cy, bo]):
        both = sides([*people, *events, top], [other])
        unit = TempletteComparer(TEMPLETTE.complete(both.sets)).compare(DOCUMENT, both)
        (pair,) = (node for node in rows(unit.nodes) if node.rule == "mapped")
        assert [one.instance for one in pair.refs[0]] == [2 + events.index(bo)]


def test_among_equals_required_instances_go_before_optional_ones(tmp_path: Path) -> None:
    for key in (
        event(ADA, 'OBJ_STATUS: "OPT"') + event(ADA, number="2"),
        event(ADA) + event(ADA, 'OBJ_STATUS: "OPT"', number="2"),
    ):
        workspace = opened(tmp_path, key, event(ADA, number="5"))
        assert counts(workspace) == Tally(cor=2, non=2)


def test_an_instance_without_fills_is_mapped_too(tmp_path: Path) -> None:
    (pair,) = instances(tmp_path, event(), event())
    assert (pair.status.name, pair.why.f if pair.why else None) == ("COR", (0, 1))


# --- H16: circles of pointers

NAMES = [f"{kind}-{number}" for kind in "AB" for number in (1, 2, 3)]


@st.composite
def templettes(draw: st.DrawFn) -> list[Instance]:
    """Draw instances whose pointers lead anywhere among them, round in circles too."""
    names = draw(st.lists(st.sampled_from(NAMES), unique=True))
    found = []
    for name in names:
        slots = []
        for pointing in ("P", "Q"):
            targets = st.lists(st.sampled_from(names), min_size=1, max_size=2)
            alternatives = draw(st.lists(targets, max_size=2))
            if alternatives:
                fills = [[pointer(target) for target in one] for one in alternatives]
                slots.append(slot(pointing, *fills, optional=draw(st.booleans())))
        if draw(st.booleans()):
            at = draw(st.integers(0, 2))
            slots.append(slot("N", string(draw(st.sampled_from("xy")), extent=(at, at + 1))))
        found.append(instance(*name.split("-"), *slots, optional=draw(st.booleans())))
    return found


def compared(key: list[Instance], response: list[Instance], chosen: TaskChoice = TEMPLETTE) -> UnitComparison:
    both = sides(key, response)
    assert isinstance(chosen, DerivedTask)
    return TempletteComparer(chosen.complete(both.sets)).compare(DOCUMENT, both)


@settings(deadline=None)
@given(templettes())
def test_h16_templettes_compared_with_themselves_are_all_correct(found: list[Instance]) -> None:
    tally = compared(found, found).table.get(TOTAL, Tally())
    assert isinstance(tally, Tally)
    assert (tally.inc, tally.mis, tally.spu, tally.non) == (0, 0, 0, 0)


def test_h16_a_pointer_is_right_if_its_target_is_mapped_in_the_end() -> None:
    """Two classes that point to each other: whichever is mapped first, its pointers lead to the other."""

    def circle(*events: str, winner: str = "x") -> list[Instance]:
        people = [instance("B", "1", slot("NAME", string(winner, extent=(4, 5))), slot("IN", pointer("A-1")))]
        first, *others = events
        return [
            instance("A", "1", slot("NAME", string(first, extent=(0, 1))), slot("WHO", pointer("B-1"))),
            *(
                instance("A", str(n), slot("NAME", string(one, extent=(n, n + 1))))
                for n, one in enumerate(others, 2)
            ),
            *people,
        ]

    unit = compared(circle("e", "f"), circle("e", winner="y"))
    assert unit.table[TOTAL] == Tally(cor=5, inc=1, mis=2)
    pair = next(node for node in rows(unit.nodes) if node.name == "A" and node.rule == "mapped")
    assert pair.why is not None
    assert pair.why.f == (1, 1)


def test_h16_instances_are_mapped_by_what_they_point_to_round_a_circle_too() -> None:
    """Only by their people are the two events told apart, and only by these which event is theirs."""

    def event_of(number: str, name: str, at: int) -> list[Instance]:
        person = slot("NAME", string(name, extent=(at, at + 1)))
        return [
            instance("A", number, slot("WHO", pointer(f"B-{number}"))),
            instance("B", number, person, slot("IN", pointer(f"A-{number}"))),
        ]

    key = event_of("1", "x", 3) + event_of("2", "y", 5)
    unit = compared(key, event_of("1", "y", 5))
    tally = unit.table[TOTAL]
    assert tally == Tally(cor=4, mis=4)


def named(kind: str, number: str, name: str, *pointing: Slot, optional: bool = False) -> Instance:
    """Return an instance that begins where the letter of its name stands."""
    at = ord(name[0])
    return instance(
        kind, number, slot("NAME", string(name, extent=(at, at + len(name)))), *pointing, optional=optional
    )


def test_h16_round_a_circle_targets_of_equal_content_count_as_mapped() -> None:
    """Else the event that points nowhere would be nearer to the one of the response."""

    def event_of(number: str) -> list[Instance]:
        return [
            named("A", number, "g", slot("WHO", pointer(f"B-{number}"))),
            named("B", number, "y", slot("IN", pointer(f"A-{number}"))),
        ]

    key = [named("A", "1", "g"), *event_of("2")]
    assert compared(key, event_of("9")).table[TOTAL] == Tally(cor=6, mis=2)


def test_h16_where_there_is_a_circle_who_points_to_instances_tells_them_apart() -> None:
    def event_of(number: str, name: str) -> list[Instance]:
        return [named("A", number, "e"), named("C", number, name, slot("OF", pointer(f"A-{number}")))]

    circle = [
        named("A", "5", "h", slot("IN", pointer("D-5"))),
        named("D", "5", "k", slot("OF", pointer("A-5"))),
    ]
    key = event_of("1", "p") + event_of("2", "q") + circle
    for name in "pq":
        assert compared(key, event_of("9", name)).table[TOTAL] == Tally(cor=5, mis=11)


def test_h16_no_circle_is_warned_of(tmp_path: Path) -> None:
    text = event(ADA, "WITH: <EVENT-D-2>") + event(BO, "WITH: <EVENT-D-1>", number="2")
    workspace = opened(tmp_path, text, text)
    assert workspace.warnings == ()
    assert counts(workspace) == Tally(cor=6)


# --- M19: two keys

KEYS = as_keys(TEMPLETTE)


@settings(deadline=None)
@given(templettes())
def test_m19_a_key_compared_with_itself_as_two_keys_is_all_correct(found: list[Instance]) -> None:
    tally = compared(found, found, KEYS).table.get(TOTAL, Tally())
    assert isinstance(tally, Tally)
    assert (tally.inc, tally.mis, tally.spu, tally.non) == (0, 0, 0, 0)


@settings(deadline=None)
@given(templettes(), templettes())
def test_m19_exchanging_two_keys_exchanges_missing_and_spurious(
    one: list[Instance], other: list[Instance]
) -> None:
    """Where nothing but the file tells instances apart, which of them pair may depend on the side."""
    tally, swapped = (
        compared(*both, KEYS).table.get(TOTAL, Tally()) for both in ((one, other), (other, one))
    )
    assert isinstance(tally, Tally)
    assert isinstance(swapped, Tally)
    assert tally == swapped.swapped()


def test_m19_alternatives_brackets_and_what_may_be_left_out_count_on_either_side() -> None:
    def key(name: Fill, *alternatives: str, optional: bool = False) -> list[Instance]:
        towns = [string(one, extent=(9, 9 + len(one))) for one in alternatives]
        more = [slot("AT", string("noon", extent=(20, 24)), optional=True)] if optional else []
        found = instance("A", "1", slot("NAME", name), slot("IN", *towns), *more)
        extra = replace(instance("A", "2", slot("NAME", string("zed", extent=(30, 33)))), optional=True)
        return [found, extra] if optional else [found]

    exact = string("Ada", extent=(4, 7))
    loose = simple_fill(
        Reading("Miss Ada", extent=Extent(0, 8), minimal=("Ada",), quote='"', minimal_extents=(Extent(4, 7),))
    )
    whole, bare = key(loose, "Rome", "Oslo", optional=True), key(exact, "Oslo", "Bern")
    for both in ((whole, bare), (bare, whole)):
        assert compared(*both, KEYS).table[TOTAL] == Tally(cor=4, non=4)
    assert compared(bare, whole).table[TOTAL] != Tally(cor=4, non=4)


def test_m19_pointers_to_what_may_be_left_out_pair_last_on_either_side() -> None:
    one = [named("M", "1", "m"), named("A", "1", "a", slot("WHO", pointer("M-1")))]
    other = [
        named("O", "1", "o", optional=True),
        named("N", "1", "n"),
        named("A", "1", "a", slot("WHO", [pointer("O-1"), pointer("N-1")])),
    ]
    assert compared(one, other, KEYS).table[TOTAL] == Tally(cor=2, inc=1, mis=2, spu=2, non=3)
    assert compared(other, one, KEYS).table[TOTAL] == Tally(cor=2, inc=1, mis=2, spu=2, non=3)


def test_m19_of_alternatives_that_are_equally_right_content_decides_not_the_side() -> None:
    """The one that leads to ada is compared: the second of one key and the first of the other."""
    people = [named("B", "1", "zed"), named("B", "2", "ada")]
    one = [*people, named("A", "1", "k", slot("WHO", [pointer("B-1")], [pointer("B-2")]))]
    turned = [named("B", "1", "ada"), named("B", "2", "zed")]
    other = [*turned, named("A", "1", "k", slot("WHO", [pointer("B-1")], [pointer("B-2")]))]
    for both, expected in (((one, other), (1, 0)), ((other, one), (0, 1))):
        nodes = rows(compared(*both, KEYS).nodes)
        (whole,) = [node for node in nodes if node.name == "WHO" and node.level is Level.SLOT]
        assert whole.chosen == expected
