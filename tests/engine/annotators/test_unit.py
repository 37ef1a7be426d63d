"""Annotators as one unit: of two it decides what the ordinary comparison does, of more nobody comes first."""

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from annotally.adjudication.decisions.decision_table import DecisionTable
from annotally.adjudication.decisions.rules import DecisionRule, identical, majority, proposed, unanimous
from annotally.adjudication.decisions.targets import RowAddresses
from annotally.adjudication.final_key.document import final_document
from annotally.adjudication.project.entries import Choice, Decision
from annotally.annotators.comparison import MultiComparison
from annotally.annotators.unit import JointComparer
from annotally.comparison.constraints import AmongPair, Constraints
from annotally.comparison.items import NONE
from annotally.comparison.result import Level, Sides, UnitComparison, disagrees
from annotally.methods.registry import comparer_of
from annotally.model.annotation_sets import content, pointer_name, stable_ids
from annotally.model.instances import Instance, fill_text
from annotally.scoring.tally import Status
from annotally.tasks.definition import TaskDefinition
from annotally.tasks.presets.ready_made import preset
from engine.annotators.test_comparison import SEVERAL, SIMILAR, multi, notes
from engine.methods import worlds
from support.builders import DOCUMENT, annotation_set, entity, optional_fill, slot
from support.coreference_strategies import SIDE, corpus
from support.similarity_samples import attribute, note, spanned, task

ENTITIES = preset("muc7-named-entity")
ELEMENTS = preset("muc6-template-element")
ADA, BEN = entity("Ada Quill", 0, "PERSON"), entity("Ben Orme", 20, "PERSON", name="2")
ADA_FIRM = entity("Ada Quill", 0, "ORGANIZATION")
Corpus = Sequence[Sequence[Instance]]


def together(chosen: TaskDefinition, *annotators: Sequence[Instance]) -> UnitComparison:
    """Return the unit of annotators a, b, c, …"""
    multi_comparison = multi(chosen, *annotators)
    return JointComparer(multi_comparison).compare(DOCUMENT, multi_comparison.sides)


def shown(unit: UnitComparison) -> list[tuple[str, str, tuple[int, ...], int, int | None]]:
    """Return level and name, state, whose it is, votes and winner of each row but the document's."""
    nodes, votes = unit.nodes, unit.votes
    assert votes is not None
    return [
        (
            f"{Level(nodes.level[row]).name.lower()} {nodes.names[nodes.name[row]]}",
            Status(nodes.status[row]).name,
            tuple(n for n, side in enumerate(nodes.sides) if side.instance[row] >= 0),
            votes.agreeing[row],
            votes.winner(row),
        )
        for row in range(1, len(nodes))
    ]


def test_a_row_for_every_item_and_for_what_its_annotators_say() -> None:
    assert shown(together(ENTITIES, [ADA, BEN], [BEN, ADA_FIRM], [ADA])) == [
        ("instance enamex", "INC", (0, 1, 2), 2, 0),
        ("slot type", "INC", (0, 1, 2), 2, 0),
        ("slot text", "COR", (0, 1, 2), 3, 0),
        ("instance enamex", "MIS", (0, 1), 2, 0),
        ("slot type", "COR", (0, 1), 2, 0),
        ("slot text", "COR", (0, 1), 2, 0),
    ]


def test_what_one_of_three_has_the_majority_leaves_out() -> None:
    assert shown(together(ENTITIES, [ADA], [], [])) == [
        ("instance enamex", "MIS", (0,), 1, NONE),
        ("slot type", "MIS", (0,), 1, NONE),
        ("slot text", "MIS", (0,), 1, NONE),
    ]


def test_rules_say_who_agrees() -> None:
    unit = together(ENTITIES, [ADA, BEN], [ADA, BEN], [ADA_FIRM])
    nodes = [unit.nodes.node(row) for row in unit.nodes.children(0)]
    assert [node.rule for node in nodes] == ["annotators-differ", "annotators-lack"]
    assert together(ENTITIES, [ADA], [ADA], [ADA]).nodes.node(1).rule == "annotators-agree"


def test_who_has_not_the_document_is_not_asked() -> None:
    sets = (
        annotation_set("a", {DOCUMENT: [ADA]}),
        annotation_set("b", {DOCUMENT: [ADA]}),
        annotation_set("c", {}),
    )
    multi_comparison = MultiComparison(ENTITIES, Sides(sets, {}), [DOCUMENT])
    unit = JointComparer(multi_comparison).compare(DOCUMENT, multi_comparison.sides)
    assert shown(unit)[0] == ("instance enamex", "COR", (0, 1), 2, 0)
    assert unit.votes is not None
    assert unit.votes.voters[1] == 2


def firm(name: str, *names: str) -> Instance:
    return Instance("ORGANIZATION", name, (slot("ORG_NAME", names), slot("ORG_TYPE", "COMPANY")))


def test_fills_stand_together_where_they_are_the_same() -> None:
    unit = together(ELEMENTS, [firm("1", "Hob", "Moth")], [firm("1", "Moth")], [firm("7", "Moth", "Hob")])
    assert shown(unit)[:4] == [
        ("instance ORGANIZATION", "INC", (0, 1, 2), 2, 0),
        ("slot ORG_NAME", "INC", (0, 1, 2), 2, 0),
        ("fill ORG_NAME", "MIS", (0, 2), 2, 0),
        ("fill ORG_NAME", "COR", (0, 1, 2), 3, 0),
    ]


def test_alternatives_have_rows_of_their_own() -> None:
    either = Instance("ORGANIZATION", "1", (slot("ORG_NAME", "Hob", "Moth"), slot("ORG_TYPE", "COMPANY")))
    unit = together(ELEMENTS, [either], [firm("1", "Moth")], [firm("1", "Moth")])
    assert shown(unit)[1:6] == [
        ("slot ORG_NAME", "COR", (0, 1, 2), 3, 1),
        ("alternative ORG_NAME", "NON", (0,), 1, NONE),
        ("fill ORG_NAME", "NON", (0,), 1, NONE),
        ("alternative ORG_NAME", "COR", (0, 1, 2), 3, 0),
        ("fill ORG_NAME", "COR", (0, 1, 2), 3, 0),
    ]


@pytest.mark.parametrize(
    ("value", "apart", "names"),
    [
        ((0,), None, [["Hob"], ["Moth"]]),
        ((2,), None, [["Moth"]]),
        ((0,), Decision(Choice.NEITHER), [["Moth"]]),
        ((2,), Decision(Choice.TAKE, (0,)), [["Hob"], ["Moth"]]),
    ],
)
def test_alternatives_are_decided_apart(
    value: tuple[int, ...], apart: Decision | None, names: list[list[str]]
) -> None:
    either = Instance("ORGANIZATION", "1", (slot("ORG_NAME", "Hob", "Moth"), slot("ORG_TYPE", "COMPANY")))
    multi_comparison = multi(ELEMENTS, [either], [firm("1", "Moth")], [firm("1", "Moth")])
    unit = JointComparer(multi_comparison).compare(DOCUMENT, multi_comparison.sides)
    targets = RowAddresses(unit, multi_comparison.sides)
    alternative = next(row for row, level in enumerate(unit.nodes.level) if level == Level.ALTERNATIVE)
    expected = {1: Decision(Choice.TAKE, value)} | ({alternative: apart} if apart is not None else {})
    decisions = {targets.addresses[row]: item for row, item in expected.items()}
    (new_row,) = final_document(
        DecisionTable(unit.nodes, targets, decisions), multi_comparison.sides.instances(DOCUMENT)
    ).objects
    stated_slot = new_row.instance.slot("ORG_NAME")
    assert stated_slot is not None
    texts = [[fill_text(fill) for fill in alternative.fills] for alternative in stated_slot.alternatives]
    assert sorted(texts) == names


def test_fills_of_one_annotator_that_read_the_same_stand_in_rows_of_their_own() -> None:
    twice = [firm("1", "Hob", "Hob")]
    unit = together(ELEMENTS, twice, [firm("1", "Hob")], [firm("1", "Hob", "hob")])
    assert [row[2] for row in shown(unit) if row[0] == "fill ORG_NAME"] == [(0, 1, 2), (0, 2)]


def test_what_is_not_compared_stands_last() -> None:
    chosen = task(spanned("A"), spanned("B", attribute("x")), ignored=("B",))
    unit = together(chosen, [note("B", "1", (0, 3)), note("A", "2", (0, 3))], [], [note("B", "9", (1, 2))])
    assert [(name, state, who) for name, state, who, _, _ in shown(unit)] == [
        ("instance A", "MIS", (0,)),
        ("instance B", "UNS", (0,)),
        ("instance B", "UNS", (2,)),
    ]


def test_c4_what_is_kept_apart_has_rows_and_votes_of_its_own() -> None:
    multi_comparison = multi(ENTITIES, [ADA], [ADA], [ADA])
    ids = stable_ids(DOCUMENT, [ADA])
    apart = [AmongPair((side, 2), ids[0], ids[0], together=False) for side in (0, 1)]
    constraints = Constraints(among=frozenset(apart))
    unit = JointComparer(multi_comparison).compare(DOCUMENT, multi_comparison.sides, constraints)
    rows = [item for item in shown(unit) if item[0].startswith("instance")]
    assert rows == [
        ("instance enamex", "MIS", (2,), 1, NONE),
        ("instance enamex", "MIS", (0, 1), 2, 0),
    ]
    assert len(shown(JointComparer(multi_comparison).compare(DOCUMENT, multi_comparison.sides))) == 3


# --- of two annotators


def final(unit: UnitComparison, sides: Sides, rows: Mapping[int, Decision]) -> Counter[str]:
    """Return what a final key says, without what its objects are called."""
    targets = RowAddresses(unit, sides)
    decisions = {targets.addresses[row]: candidate_row for row, candidate_row in rows.items()}
    new_final_document = final_document(
        DecisionTable(unit.nodes, targets, decisions), sides.instances(DOCUMENT)
    )
    instances = [row.instance for row in new_final_document.objects]
    named = {pointer_name(DOCUMENT, instance): instance for instance in instances}
    return Counter(
        repr((instance.type, instance.extents, content(instance, named), instance.optional))
        for instance in instances
    )


def by_members(unit: UnitComparison) -> dict[tuple[int, ...], int]:
    nodes = unit.nodes
    rows = [row for row, level in enumerate(nodes.level) if level == Level.INSTANCE]
    return {tuple(side.instance[row] for side in nodes.sides): row for row in rows}


DECISIONS = st.sampled_from(
    [
        Decision(Choice.TAKE, (0,)),
        Decision(Choice.TAKE, (1,)),
        Decision(Choice.TAKE, (0, 1)),
        Decision(Choice.EITHER, (1, 0)),
        Decision(Choice.NEITHER),
    ]
)


def alike_for_two(
    chosen: TaskDefinition,
    instances: Sequence[Instance],
    other_instances: Sequence[Instance],
    data: st.DataObject,
) -> list[tuple[Counter[str], Counter[str]]]:
    """Hold the unit of two annotators against their comparison; return what rules decide in either."""
    multi_comparison = multi(chosen, instances, other_instances)
    many = JointComparer(multi_comparison).compare(DOCUMENT, multi_comparison.sides)
    (pair,) = multi_comparison.pairs_of(DOCUMENT)
    plain = comparer_of(multi_comparison.task).compare(DOCUMENT, multi_comparison.sides)
    if pair == (1, 0):  # a method may break ties by who is the key (A12)
        return []
    # Of annotations that say the same any may stand in a row.
    rows, rest = by_ranks(multi_comparison, plain), by_ranks(multi_comparison, many)
    assert {name: states(plain, at) for name, at in rows.items()} == {
        name: states(many, at) for name, at in rest.items()
    }
    decisions = {row: data.draw(DECISIONS) for row in rows}
    key = final(
        plain, multi_comparison.sides, {row: decisions[name] for name, at in rows.items() for row in at}
    )
    assert key == final(
        many, multi_comparison.sides, {row: decisions[name] for name, at in rest.items() for row in at}
    )
    return [
        (ruled(multi_comparison, rule, many), ruled(multi_comparison, rule, plain))
        for rule in (identical(), unanimous())
    ]


def by_ranks(multi_comparison: MultiComparison, unit: UnitComparison) -> dict[tuple[int, ...], list[int]]:
    """Return the rows of objects by what either annotator says, whichever of those that say it."""
    rows: dict[tuple[int, ...], list[int]] = {}
    for members, row in by_members(unit).items():
        values = tuple(
            -1 if n < 0 else multi_comparison.rank(DOCUMENT, (who, n)) for who, n in enumerate(members)
        )
        rows.setdefault(values, []).append(row)
    return rows


def states(unit: UnitComparison, rows: Sequence[int]) -> Counter[bool]:
    """Return how many of these rows disagree; what is not scored does not."""
    nodes = unit.nodes
    return Counter(nodes.status[row] != Status.UNS and disagrees(nodes, row) for row in rows)


def ruled(multi_comparison: MultiComparison, rule: DecisionRule, unit: UnitComparison) -> Counter[str]:
    """Return what a rule decides, by what the annotators say."""
    decided = by_rule(rule, unit, multi_comparison.sides)
    members = {row: members for members, row in by_members(unit).items()}
    return Counter(
        repr((name, decided.get(members[row])))
        for name, at in by_ranks(multi_comparison, unit).items()
        for row in at
    )


def by_rule(rule: DecisionRule, unit: UnitComparison, sides: Sides) -> dict[tuple[int, ...], Decision]:
    table = DecisionTable(unit.nodes, RowAddresses(unit, sides), {})
    mapping = dict(proposed(rule, table, sides.instances(DOCUMENT), votes=unit.votes))
    return {members: mapping[row] for members, row in by_members(unit).items() if row in mapping}


@settings(max_examples=60)
@given(worlds.tasks(worlds.KEY2KEY), worlds.sides(sound=True), worlds.sides(sound=True), st.data())
def test_two_decide_as_ever_on_templates(
    chosen: TaskDefinition, one: list[Instance], other: list[Instance], data: st.DataObject
) -> None:
    if not chosen.connect_leftovers:
        for many, plain in alike_for_two(chosen, one, other, data):
            assert many == plain


@settings(max_examples=60)
@given(notes(), notes(), st.data())
def test_two_decide_as_ever_by_similarity(
    one: list[Instance], other: list[Instance], data: st.DataObject
) -> None:
    for many, plain in alike_for_two(SIMILAR, one, other, data):
        assert many == plain


# --- who comes first makes no difference


def spelled(unit: UnitComparison, sides: Corpus, order: Sequence[int]) -> Counter[str]:
    """Return the rows by what they say, annotators as ``order`` has them.

    Without fills: which of several that match alike a comparison of two takes is its own affair.
    """
    nodes, votes = unit.nodes, unit.votes
    assert votes is not None
    counts: Counter[str] = Counter()
    for row in (row for row, level in enumerate(nodes.level) if level != Level.FILL):
        values: list[object] = []
        for number in order:
            arrays, own_side = nodes.sides[number], sides[number]
            named = {pointer_name(DOCUMENT, item): item for item in own_side}
            at = arrays.instance[row]
            values.append(
                None if at < 0 else (own_side[at].type, own_side[at].extents, content(own_side[at], named))
            )
        kind = nodes.level[row], nodes.names[nodes.name[row]], nodes.rules[nodes.rule[row]]
        counts[repr((kind, nodes.status[row], votes.agreeing[row], votes.voters[row], values))] += 1
    return counts


def in_any_order(chosen: TaskDefinition, sides: Corpus, other_corpus: Corpus, random: Random) -> None:
    order = random.sample(range(len(sides)), len(sides))
    mixed = [other_corpus[n] for n in order]
    places = [order.index(n) for n in range(len(sides))]
    plain, turned = together(chosen, *sides), together(chosen, *mixed)
    assert spelled(turned, mixed, places) == spelled(plain, sides, range(len(sides)))
    assert len(turned.nodes) == len(turned.votes.voters if turned.votes is not None else ())


@settings(max_examples=60)
@given(*SEVERAL)
def test_templates_in_any_order(chosen: TaskDefinition, sides: Corpus, seed: int) -> None:
    random = Random(seed)
    in_any_order(chosen, sides, [worlds.shuffled(side, random) for side in sides], random)
    assert sides


@settings(max_examples=60)
@given(st.lists(notes(), min_size=2, max_size=4), st.integers(0, 2**32))
def test_similarity_in_any_order(sides: Corpus, seed: int) -> None:
    random = Random(seed)
    in_any_order(SIMILAR, sides, [random.sample(side, len(side)) for side in sides], random)
    assert sides


@settings(max_examples=40)
@given(st.lists(SIDE, min_size=3, max_size=4))
def test_mentions_of_several_annotators(sides: list[list[tuple[int, int, int]]]) -> None:
    chosen = preset("muc7-coreference")
    sets = tuple(corpus(name, mentions) for name, mentions in zip("abcd", sides, strict=False))
    multi_comparison = MultiComparison(chosen, Sides(sets, {}), ["d"])
    unit = JointComparer(multi_comparison).compare("d", multi_comparison.sides)
    counts = [len(instance) for instance in multi_comparison.sides.instances("d")]
    rows = by_members(unit)
    assert [sum(members[n] >= 0 for members in rows) for n in range(len(counts))] == counts


@settings(max_examples=40)
@given(st.lists(notes(), min_size=3, max_size=4))
def test_the_majority_is_that_of_the_items(sides: Corpus) -> None:
    multi_comparison = multi(SIMILAR, *sides)
    unit = JointComparer(multi_comparison).compare(DOCUMENT, multi_comparison.sides)
    decided = by_rule(majority(), unit, multi_comparison.sides)
    expected = {item.members: item.majority() for item in multi_comparison.items(DOCUMENT)}
    reported_sides = {members: item.sides[0] if item.sides else NONE for members, item in decided.items()}
    for members, winner in expected.items():
        alike = relations_alike(multi_comparison, members)
        if winner is not None or not alike:
            assert reported_sides.get(members) == winner
        else:
            assert reported_sides[members] in alike


def relations_alike(multi_comparison: MultiComparison, members: Sequence[int]) -> set[int]:
    """Return the annotators of whom more than half have the same relation between the same items."""
    items = multi_comparison.items(DOCUMENT)
    values: dict[int, object] = {}
    for annotator, (side, number) in enumerate(
        zip(multi_comparison.sides.instances(DOCUMENT), members, strict=True)
    ):
        if number == NONE:
            continue
        names = {pointer_name(DOCUMENT, item).casefold(): at for at, item in enumerate(side)}
        targets = [
            (slot.name, names.get((reading.target or "").casefold(), NONE))
            for slot in side[number].slots
            for reading in slot.readings()
            if reading.target is not None
        ]
        homes = [
            (name, next((at for at, item in enumerate(items) if item.members[annotator] == target), NONE))
            for name, target in targets
            if target != NONE
        ]
        if homes and len(homes) == len(targets) and all(home != NONE for _, home in homes):
            own = [item for item in content(side[number]) if item[1]]
            values[annotator] = (side[number].type, side[number].extents, own, sorted(homes))
    for value in values.values():
        alike = {annotator for annotator, another in values.items() if another == value}
        if 2 * len(alike) > len(members):
            return alike
    return set()


def test_optional_fills_keep_their_state() -> None:
    marked = Instance("ORGANIZATION", "1", (slot("ORG_NAME", "Hob", optional_fill("Moth")),))
    unit = together(ELEMENTS, [marked], [marked], [marked])
    assert shown(unit)[0][:2] == ("instance ORGANIZATION", "COR")


def test_an_item_is_called_as_most_call_it() -> None:
    first_note, second_note = note("B", "1", (0, 3)), note("A", "1", (0, 3))
    for order in (
        [first_note, second_note, first_note],
        [second_note, first_note, first_note],
        [first_note, first_note, second_note],
    ):
        assert shown(together(SIMILAR, *([each] for each in order)))[0][0] == "instance B"
    assert shown(together(SIMILAR, [first_note], [second_note]))[0][0] == "instance A"
