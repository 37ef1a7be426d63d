"""What must hold of every comparison, whatever is compared."""

import pickle
from collections import Counter
from dataclasses import replace

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from annotally.comparison.result import Level, Nodes, Ref, Sides, UnitComparison, sum_tables
from annotally.methods.templates import comparer as templates
from annotally.methods.templates.comparer import TemplateComparer
from annotally.methods.templates.nodes import Emitter
from annotally.model.annotation_sets import content, pointer_name
from annotally.model.instances import Fill, Instance, fill_text
from annotally.scoring.measures import precision, recall
from annotally.scoring.tally import CountColumn, Status, Tally
from annotally.tasks.definition import (
    ClassDefinition,
    FillKind,
    ScoringMethod,
    SlotDefinition,
    TaskDefinition,
)
from annotally.tasks.presets.ready_made import preset
from annotally.tasks.resolve import as_keys
from engine.methods import worlds
from engine.methods.corpora import sides, tasks
from support.builders import DOCUMENT, annotation_set, compare, entity, instance, pointer, rows, slot, total
from support.builders import sides as both_sides

NE = preset("muc6-named-entity")
PLAIN = tasks().map(lambda task: replace(task, sections=(), section_groups=(), subtasks=()))
QUIET = Tally()


@st.composite
def cases(draw, *, position=None):
    """A task, a key, a response."""
    position = draw(st.booleans()) if position is None else position
    return draw(tasks(position=position)), draw(sides(position=position)), draw(sides(position=position))


def lenient(task: TaskDefinition) -> TaskDefinition:
    """Return the task with thresholds and weights under which whatever agrees is aligned."""
    classes = tuple(
        replace(c, threshold=0, slots=tuple(replace(s, weight=1) for s in c.slots)) for c in task.classes
    )
    return replace(task, classes=classes)


def sound(side: list[Instance]) -> list[Instance]:
    """Return the objects that say something that is scored, without pointers and minimal strings."""
    return [
        msgspec.structs.replace(instance, slots=kept)
        for instance in side
        if any(slot.name.casefold() == "name" for slot in instance.slots)
        for kept in [tuple(map(plain_slot, (s for s in instance.slots if s.name != "LEADER")))]
    ]


def plain_slot(slot):
    alternatives = tuple(
        msgspec.structs.replace(a, fills=tuple(map(plain_fill, a.fills))) for a in slot.alternatives
    )
    return msgspec.structs.replace(slot, value=alternatives)


def plain_fill(fill: Fill) -> Fill:
    (part,) = fill.parts
    readings = tuple(msgspec.structs.replace(r, minimal=()) for r in part.readings[:1])
    return msgspec.structs.replace(fill, parts=(msgspec.structs.replace(part, readings=readings),))


@given(st.data(), st.booleans())
def test_the_table_without_nodes_is_that_of_the_nodes(data, key2key):
    """One comparer for several documents, as shares are kept from one to the next."""
    position = data.draw(st.booleans())
    drawn = data.draw(tasks(position=position))
    task = as_keys(drawn) if key2key else drawn
    comparer = TemplateComparer(task)
    for _ in range(3):
        both = both_sides(data.draw(sides(position=position)), data.draw(sides(position=position)))
        assert comparer.totals(DOCUMENT, both).table == comparer.compare(DOCUMENT, both).table


@given(tasks(), sides().map(sound))
def test_against_itself_everything_is_right(task, side):
    """Alternatives and optional things in the response do no harm: the best pair of alternatives counts."""
    table = compare(lenient(task), side, side).table
    for row, tally in table.items():
        assert tally == Tally(cor=tally.cor, non=tally.non), row


def complete(task: TaskDefinition) -> TaskDefinition:
    """Return a scenario in which whatever agrees is aligned."""
    return replace(lenient(task), connect_leftovers=False)


@given(worlds.tasks(worlds.KEY2KEY), worlds.sides(sound=True))
def test_m19_a_key_against_itself_is_all_right(task, side):
    table = compare(complete(task), side, side).table
    for row, tally in table.items():
        assert tally == Tally(cor=tally.cor, non=tally.non), row


@given(worlds.tasks(worlds.KEY2KEY), worlds.sides().map(worlds.led), worlds.sides().map(worlds.led))
def test_m19_swapping_two_keys_swaps_missing_and_spurious_and_nothing_else(task, one, other):
    """But for pointers at nothing: they may pair equal objects crosswise, and nothing tells such apart."""
    there, back = compare(task, one, other).table, compare(task, other, one).table
    assert back == {row: tally.swapped() for row, tally in there.items()}
    for row, tally in there.items():
        assert (recall(tally), precision(tally)) == (precision(back[row]), recall(back[row]))


@given(tasks(), st.booleans(), sides(position=True, most=4), sides(position=True, most=4))
def test_m19_swapping_two_keys_of_elements_and_entities(task, position, one, other):
    """But for subtasks and sections, which are the first one's (M22)."""
    plain = replace(task, sections=(), section_groups=(), subtasks=(), same_position=position)
    task = replace(plain, scoring_method=ScoringMethod.KEY2KEY)
    there, back = compare(task, one, other).table, compare(task, other, one).table
    assert back == {row: tally.swapped() for row, tally in there.items()}


@given(tasks(position=True), sides(position=True).map(sound))
def test_named_entities_against_themselves_are_all_right(task, side):
    table = compare(lenient(task), side, side).table
    for row, tally in table.items():
        assert tally == Tally(cor=tally.cor, non=tally.non), row


@given(PLAIN, st.booleans(), sides(plain=True, position=True), sides(plain=True, position=True))
def test_swapping_the_sides_swaps_missing_and_spurious(task, position, one, other):
    """Without alternatives, optional things, minimal strings; subtasks and sections are the key's (M22)."""
    task = replace(task, same_position=position)
    there, back = compare(task, one, other).table, compare(task, other, one).table
    assert back == {row: tally.swapped() for row, tally in there.items()}
    for row, tally in there.items():
        assert (recall(tally), precision(tally)) == (precision(back[row]), recall(back[row]))


@given(cases(), sides(), sides())
def test_documents_sum_to_totals(case, key, response):
    """C6: what only one side has is missing or spurious throughout."""
    task, first_key, first_response = case
    sets = (
        annotation_set("key", {DOCUMENT: first_key, "doc-2": key}),
        annotation_set("response", {"doc-3": response, DOCUMENT: first_response}),
    )
    comparer = TemplateComparer(task)
    units = [comparer.compare(name, Sides(sets, {})) for name in (DOCUMENT, "doc-2", "doc-3", "doc-4")]
    everything = sum_tables([unit.table for unit in units])
    counts: Counter = Counter()
    for unit in units:
        for node in rows(unit.nodes):
            for share in node.shares:
                counts[share.row, share.column] += share.amount
    for row, tally in everything.items():
        assert tally.counts() == tuple(counts[row, column] for column in CountColumn)
    assert units[1].table.get(("total",), QUIET).act == units[2].table.get(("total",), QUIET).pos == 0
    assert units[3].table == {}


@given(cases())
def test_a_cell_is_the_nodes_behind_it(case):
    unit = compare(*case)
    for row, tally in unit.table.items():
        for column in CountColumn:
            behind = unit.nodes.with_share(row, column)
            assert behind == sorted(set(behind))
            shares = [
                s for n in behind for s in unit.nodes.node(n).shares if (s.row, s.column) == (row, column)
            ]
            assert sum(s.amount for s in shares) == tally.counts()[column]
            assert len(shares) == len(behind)


@given(cases())
def test_a_fill_counts_in_the_column_of_its_status(case):
    """POS is what is correct, partial, incorrect or missing; objects count by whether they are aligned."""
    unit = compare(*case)
    counted: Counter = Counter()
    for node in rows(unit.nodes):
        if ("total",) in [share.row for share in node.shares]:
            assert {share.column for share in node.shares} == {node.status.column}
            assert node.level in (Level.SLOT, Level.FILL)
            counted[node.status.column] += 1
    tally = total(unit)
    assert tally.pos == sum(
        counted[c] for c in (CountColumn.COR, CountColumn.PAR, CountColumn.INC, CountColumn.MIS)
    )
    assert tally.act == sum(
        counted[c] for c in (CountColumn.COR, CountColumn.PAR, CountColumn.INC, CountColumn.SPU)
    )
    assert tally.non == counted[CountColumn.NON]


@given(cases())
def test_nodes_stand_in_preorder(case):
    nodes = compare(*case).nodes
    assert (nodes.parent[0], nodes.end[0], nodes.depth[0]) == (-1, len(nodes), 0)
    for index in range(1, len(nodes)):
        parent = nodes.parent[index]
        assert parent < index < nodes.end[index] <= nodes.end[parent]
        assert nodes.depth[index] == nodes.depth[parent] + 1
        assert nodes.level[index] > nodes.level[parent]
        assert index in list(nodes.children(parent))


@given(cases())
def test_every_object_stands_in_one_node_and_every_fill_in_at_most_one(case):
    _, *both = case
    unit = compare(*case)
    for side, instances in enumerate(both):
        refs = [ref for node in rows(unit.nodes) for ref in node.refs[side] if node.level == Level.INSTANCE]
        assert sorted(ref.instance for ref in refs) == list(range(len(instances)))
        leaves = [
            ref
            for node in rows(unit.nodes)
            if node.level in (Level.SLOT, Level.FILL)
            for ref in node.refs[side]
            if len(ref.path) == 3
        ]
        assert len(leaves) == len(set(leaves))
        declared = {slot.name.casefold() for c in case[0].classes for slot in c.slots}
        stated_references = {
            Ref(side, number, (s, a, f))
            for number, instance in enumerate(instances)
            if instance.type != "HAT"
            for s, slot in enumerate(instance.slots)
            if slot.name.casefold() in declared
            for a, alternative in enumerate(slot.alternatives)
            for f in range(len(alternative.fills))
        }
        assert set(leaves) == stated_references


@given(cases())
def test_a_unit_survives_the_way_to_another_process(case):
    unit = compare(*case)
    second_value = pickle.loads(pickle.dumps(unit))
    assert second_value.table == unit.table
    assert rows(second_value.nodes) == rows(unit.nodes)


@given(cases(position=True))
def test_an_identical_pair_far_away_changes_only_its_own_rows(case):
    task, key, response = case
    task = lenient(task)
    far = instance("PERSON", "far", slot("NAME", "Far"), slot("TITLE", "LORD"), at=(900, 903))
    previous_table, after = (
        compare(task, key, response).table,
        compare(task, [*key, far], [far, *response]).table,
    )
    gain = {
        ("object", "person"): Tally(cor=1),
        ("slot", "person", "name"): Tally(cor=1),
        ("slot", "person", "title"): Tally(cor=1),
        ("subtask", "person", "title", "lord"): Tally(cor=1),
        ("total",): Tally(cor=2),
    }
    assert after == sum_tables([previous_table, gain])


# C3: nothing depends on the order of the files or on names.


def shuffled(side: list[Instance], random) -> list[Instance]:
    """Return the side in another order, its slots' fills in another order, and renumbered throughout."""
    numbers = [str(n) for n in range(100, 100 + len(side))]
    random.shuffle(numbers)
    names = dict(zip([item.name for item in side], numbers, strict=True))
    result = [renamed(item, names, random) for item in side]
    random.shuffle(result)
    return result


def renamed(candidate_instance: Instance, names: dict[str, str], random) -> Instance:
    slots = []
    for item in candidate_instance.slots:
        alternatives = []
        for alternative in item.alternatives:
            fills = [repointed(fill, names) for fill in alternative.fills]
            if item.name != "LEADER":
                random.shuffle(fills)
            alternatives.append(msgspec.structs.replace(alternative, fills=tuple(fills)))
        slots.append(msgspec.structs.replace(item, value=tuple(alternatives)))
    random.shuffle(slots)
    return msgspec.structs.replace(
        candidate_instance, name=names[candidate_instance.name], slots=tuple(slots)
    )


def repointed(fill: Fill, names: dict[str, str]) -> Fill:
    ((reading, *_),) = [part.readings for part in fill.parts]
    if reading.target is None:
        return fill
    kind, document, name = reading.target.split("-", 1)[0], DOCUMENT, reading.target.rsplit("-", 1)[1]
    target = f"{kind}-{document}-{names.get(name, name)}"
    part = msgspec.structs.replace(
        fill.parts[0], readings=(msgspec.structs.replace(reading, text=f"<{target}>", target=target),)
    )
    return msgspec.structs.replace(fill, parts=(part,))


def without_twins(side: list[Instance]) -> list[Instance]:
    """Return the side with one of the persons that say the same, and without sections.

    Which of two twins is aligned shows in who points to it, which is no content of theirs.
    """
    seen, result = [], []
    for candidate_instance in side:
        stated_content = content(candidate_instance)
        if candidate_instance.type != "PERSON" or (stated_content, candidate_instance.extents) not in seen:
            seen.append((stated_content, candidate_instance.extents))
            result.append(msgspec.structs.replace(candidate_instance, sections=()))
    return result


def described(unit: UnitComparison, *both_instances: list[Instance]) -> Counter:
    """Return the nodes by what they say: level, name, status, rule, and the content of both sides."""
    named = [{pointer_name(DOCUMENT, item): item for item in side} for side in both_instances]

    def said(ref: Ref):
        candidate_instance = both_instances[ref.side][ref.instance]
        whole = (
            candidate_instance.type,
            candidate_instance.extents,
            content(candidate_instance, named[ref.side]),
        )
        if not ref.path:
            return whole
        result = candidate_instance.slots[ref.path[0]]
        if len(ref.path) < 3:
            return (whole, result.name, ref.path[1:])
        fill = result.alternatives[ref.path[1]].fills[ref.path[2]]
        target = named[ref.side].get(fill.parts[0].readings[0].target or "")
        return (whole, result.name, ref.path[1], content(target) if target else fill_text(fill))

    counts: Counter = Counter()
    for node in rows(unit.nodes):
        places = [repr(said(ref)) for refs in node.refs for ref in refs]
        # Fills that are not scored stand beside each other in the order of the files; nothing pairs them.
        for place in [[place] for place in places] if node.status is Status.UNS else [places]:
            counts[node.level, node.name, node.status, node.rule, *place] += 1
    return counts


@given(cases(), st.randoms(use_true_random=False))
def test_c3_neither_order_nor_names_change_anything(case, random):
    task, key, response = case[0], without_twins(case[1]), without_twins(case[2])
    other_key, other_response = shuffled(key, random), shuffled(response, random)
    unit, second_comparison = compare(task, key, response), compare(task, other_key, other_response)
    assert second_comparison.table == unit.table
    assert described(second_comparison, other_key, other_response) == described(unit, key, response)


def taken(nodes: Nodes) -> set[tuple[int, int]]:
    return {
        (node.refs[0][0].instance, node.refs[1][0].instance)
        for node in rows(nodes)
        if node.level is Level.INSTANCE and node.refs[0] and node.refs[1]
    }


@pytest.mark.parametrize("names", [("1", "2"), ("2", "1")])
def test_c3_how_pointers_are_written_decides_nothing(names):
    """Two firms that say the same; one of them may leave its name out. Their leaders say the same too."""

    def firm(name, leader, *, optional):
        leaders = slot("LEADER", pointer(f"PERSON-{leader}"))
        return instance("ORGANIZATION", name, slot("NAME", "Quill", optional=optional), leaders)

    leaders = [instance("PERSON", name, slot("NAME", "Ada")) for name in names]
    key = [*leaders, firm("7", names[0], optional=True), firm("8", names[1], optional=False)]
    person = ClassDefinition("person", "person", (SlotDefinition("name", "name"),))
    slots = (SlotDefinition("name", "name"), SlotDefinition("leader", "leader", kind=FillKind.POINTER))
    task = TaskDefinition("t", "T", "templates", (person, ClassDefinition("organization", "o", slots)))
    nodes = compare(task, key, [instance("ORGANIZATION", "1", slot("NAME", "quill"))]).nodes
    assert taken(nodes) == {(3, 0)}


@given(worlds.tasks(), worlds.sides(), worlds.sides(), st.randoms(use_true_random=False))
def test_c3_neither_order_nor_names_change_a_scenario(task, key, response, random):
    """Twins too: whom they have to do with tells them apart; what that does not counts alike."""
    table = compare(task, key, response).table
    assert compare(task, worlds.shuffled(key, random), worlds.shuffled(response, random)).table == table


class TestTies:
    """C3: highest F, then most COR, then key start, response start, content."""

    @pytest.mark.parametrize("turn", [1, -1])
    def test_the_smallest_key_start(self, turn):
        key = [entity("Ada Vale", 0, "PERSON", name="1"), entity("Vale Hill", 4, "PERSON", name="2")][::turn]
        nodes = compare(NE, key, [entity("Vale", 4, "PERSON")]).nodes
        assert taken(nodes) == {((0 if turn == 1 else 1), 0)}

    @pytest.mark.parametrize("turn", [1, -1])
    def test_the_smallest_response_start(self, turn):
        response = [entity("Ada", 0, "PERSON", name="1"), entity("Vale", 4, "PERSON", name="2")][::turn]
        nodes = compare(NE, [entity("Ada Vale", 0, "PERSON")], response).nodes
        assert taken(nodes) == {(0, (0 if turn == 1 else 1))}

    @pytest.mark.parametrize("turn", [1, -1])
    def test_the_key_start_comes_before_the_response_start(self, turn):
        """Three pairs of equal F in a chain: the middle one begins neither first nor last."""
        key = [entity("aa bb", 0, "PERSON", name="1"), entity("bb cc", 3, "PERSON", name="2")]
        response = [entity("aa", 0, "PERSON", name="1"), entity("a bb c", 1, "PERSON", name="2")][::turn]
        first, second = (0, 1) if turn == 1 else (1, 0)
        assert taken(compare(NE, key, response).nodes) == {(0, first), (1, second)}

    @pytest.mark.parametrize("turn", [1, -1])
    def test_most_correct_before_the_smallest_start(self, turn):
        """Both pairs have F 2/3; the one that begins later has two right fills, the other one."""
        by_name = [SlotDefinition("name", "name"), SlotDefinition("alias", "alias")]
        task = replace(NE, classes=(ClassDefinition("ENAMEX", "enamex", tuple(by_name)),))
        early = instance("ENAMEX", "1", slot("NAME", "a"), at=(0, 9))
        late = instance("ENAMEX", "2", slot("NAME", "a"), slot("ALIAS", ["b", "x", "y"]), at=(5, 9))
        key = [early, late][::turn]
        response = instance("ENAMEX", "1", slot("NAME", "a"), slot("ALIAS", "b"), at=(0, 9))
        assert taken(compare(task, key, [response]).nodes) == {((1 if turn == 1 else 0), 0)}

    @pytest.mark.parametrize("turn", [1, -1])
    def test_content_where_the_places_are_the_same(self, turn):
        key = [entity("Vale", 0, "PERSON", name="1"), entity("Vale", 0, "LOCATION", name="2")][::turn]
        nodes = compare(NE, key, [entity("Vale", 0, "DATE")]).nodes
        assert taken(nodes) == {((1 if turn == 1 else 0), 0)}


WORDS = st.lists(st.sampled_from(("Ada", "the Ada", "Bea")), min_size=1, max_size=3)
KINDS = st.lists(st.sampled_from(("PERSON", "person", "LOCATION")), min_size=1, max_size=2)
ENTITY = st.none() | st.tuples(WORDS, st.just([]) | KINDS, st.booleans())
"""Texts and kinds of which any is right, and whether it is optional."""


AB, BA = (["Ada", "Bea"], [], False), (["Bea", "Ada"], [], False)
PERSON, EITHER, OR = (
    (["Ada"], kinds, False) for kinds in (["PERSON"], ["LOCATION", "PERSON"], ["ORGANIZATION", "PERSON"])
)


def entities(drawn) -> list[Instance]:
    """Return the entities of one side, each where that of the same number stands on the other side."""
    return [
        instance("ENAMEX", str(at), slot("TEXT", *words), *kinds, at=(2 * at, 2 * at + 1), optional=optional)
        for at, item in enumerate(drawn)
        if item is not None
        for words, kinds, optional in [(item[0], [slot("Type", *item[1])] if item[1] else [], item[2])]
    ]


@given(
    st.sampled_from(ScoringMethod),
    st.booleans(),
    st.lists(st.lists(st.tuples(ENTITY, ENTITY), min_size=8, max_size=8), min_size=2, max_size=2),
)
@example(ScoringMethod.KEY2KEY, False, [[(AB, BA), (BA, AB)]])
@example(ScoringMethod.KEY2RESPONSE, False, [[(PERSON, EITHER), (PERSON, OR)]])
def test_one_comparer_for_many_documents_agrees_with_one_for_each_object(method, connect, documents):
    """What is kept of objects that agree alike, alternatives among them, changes nothing (M10)."""
    task = replace(preset("muc7-named-entity"), scoring_method=method, connect_leftovers=connect)
    both_sides = Sides(
        tuple(
            annotation_set(
                name,
                {str(number): entities(p[side] for p in pairs) for number, pairs in enumerate(documents)},
            )
            for side, name in enumerate(("key", "response"))
        ),
        {},
    )
    comparer = TemplateComparer(task)
    for name in both_sides.sets[0].documents:
        kept_comparison = comparer.compare(name, both_sides)
        with pytest.MonkeyPatch.context() as patch:
            # Every pair is weighed and every object written down on its own.
            patch.setattr(templates._Unit, "_reduce_to_forms", lambda *_: None)
            patch.setattr(Emitter, "_shape", lambda *_: None)
            fresh = TemplateComparer(task).compare(name, both_sides)
        assert (rows(kept_comparison.nodes), kept_comparison.table) == (rows(fresh.nodes), fresh.table)
