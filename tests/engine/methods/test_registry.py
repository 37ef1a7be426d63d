"""C4: every method follows what people said about pairs, and without a word of theirs does as ever."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import NamedTuple

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from annotally.comparison.constraints import NONE, Constraints
from annotally.comparison.result import Level, Sides, UnitComparison, UnitTotals
from annotally.matching.candidates import IndexPair
from annotally.methods import registry
from annotally.methods.registry import METHODS, OutliningComparer, PassageComparer, comparer_of
from annotally.methods.similarity.comparer import SimilarityComparer
from annotally.model import plugins
from annotally.model.annotation_sets import stable_ids
from annotally.model.diagnostics import InputRefused
from annotally.model.instances import Instance
from annotally.model.text import Document
from annotally.tasks.catalogue import find_task
from annotally.tasks.definition import ScoringMethod, TaskDefinition
from annotally.tasks.presets.event_mentions import EVENT_MENTION
from annotally.tasks.presets.ready_made import preset
from annotally.tasks.similarity import row_keys
from engine.methods import corpora, worlds
from engine.methods.events import instance as event
from engine.methods.similarity.test_pairing import REST, annotations, linked
from engine.methods.similarity.test_pairing import TASK as SIMILARITY
from support.builders import DOCUMENT, annotation_set, entity, instance, pointer, slot
from support.coreference_strategies import SIDE, corpus
from support.similarity_samples import To, attribute, note, spanless, spanned, task
from support.span_samples import notes, span_sides, span_task, spans_anywhere


class Case(NamedTuple):
    """A task, and both sides of a document."""

    task: TaskDefinition
    sides: Sides

    def compare(self, constraints: Constraints = NONE) -> UnitComparison:
        return comparer_of(self.task).compare(DOCUMENT, self.sides, constraints)

    def constraints(
        self, forced: Sequence[IndexPair] = (), forbidden: Sequence[IndexPair] = ()
    ) -> Constraints:
        first_ids, second_ids = (stable_ids(DOCUMENT, side) for side in self.sides.instances(DOCUMENT))
        return Constraints(
            frozenset((first_ids[k], second_ids[r]) for k, r in forced),
            frozenset((first_ids[k], second_ids[r]) for k, r in forbidden),
        )

    def possible(self) -> list[IndexPair]:
        """Return the pairs that the method can be made to make."""
        sizes = [len(side) for side in self.sides.instances(DOCUMENT)]
        values = []
        for pair in ((k, r) for k in range(sizes[0]) for r in range(sizes[1])):
            try:
                self.compare(self.constraints([pair]))
            except InputRefused:
                continue
            values.append(pair)
        return values


def pairs(unit: UnitComparison) -> dict[IndexPair, str]:
    """Return the pairs by the numbers of their instances, with the rule that made each."""
    nodes = (unit.nodes.node(row) for row, level in enumerate(unit.nodes.level) if level == Level.INSTANCE)
    return {
        (node.refs[0][0].instance, ref.instance): node.rule
        for node in nodes
        if node.refs[0]
        for ref in node.refs[1]
    }


def times(unit: UnitComparison) -> Counter[tuple[int, int]]:
    """Return how often each instance stands in the tree, as side and number."""
    rows = (unit.nodes.node(row) for row, level in enumerate(unit.nodes.level) if level == Level.INSTANCE)
    return Counter((ref.side, ref.instance) for node in rows for refs in node.refs for ref in refs)


def case(task: TaskDefinition, instances: Sequence[Instance], other_instances: Sequence[Instance]) -> Case:
    sets = (
        annotation_set("key", {DOCUMENT: instances}),
        annotation_set("response", {DOCUMENT: other_instances}),
    )
    return Case(task, Sides(sets, {}))


@st.composite
def templates(draw: st.DrawFn) -> Case:
    position = draw(st.booleans())
    sides = [draw(corpora.sides(position=position, most=4)) for _ in range(2)]
    return case(draw(corpora.tasks(position=position)), *sides)


@st.composite
def scenarios(draw: st.DrawFn) -> Case:
    task = draw(worlds.tasks((ScoringMethod.KEY2KEY, ScoringMethod.KEY2RESPONSE)))
    return case(task, draw(worlds.sides()), draw(worlds.sides()))


@st.composite
def mentions(draw: st.DrawFn) -> Case:
    result = find_task(draw(st.sampled_from(("coreference", "muc6-coreference"))))
    assert isinstance(result, TaskDefinition)
    method = draw(st.sampled_from((ScoringMethod.KEY2KEY, ScoringMethod.KEY2RESPONSE)))
    sides = [corpus("side", draw(SIDE)[:5]).documents["d"].instances for _ in range(2)]
    return case(replace(result, scoring_method=method), *sides)


@st.composite
def events(draw: st.DrawFn) -> Case:
    tokens = st.lists(st.sampled_from("abcd"), max_size=3, unique=True).map(",".join)
    kinds = st.sampled_from(("Meet", "Attack"))
    drawn = [draw(st.lists(st.tuples(tokens, kinds), max_size=4)) for _ in range(2)]
    return case(EVENT_MENTION, *([event(f"E{n}", *item) for n, item in enumerate(side)] for side in drawn))


@st.composite
def similar(draw: st.DrawFn) -> Case:
    if draw(st.booleans()):
        return case(REST, draw(linked()), draw(linked()))
    return case(SIMILARITY, draw(annotations(4)), draw(annotations(4)))


@st.composite
def matching(draw: st.DrawFn) -> Case:
    key, response = (notes(draw(spans_anywhere(most=4))) for _ in range(2))
    sides = span_sides(key, response)
    rule = draw(st.sampled_from(("semeval", "overlap", "gate")))
    return case(span_task(rule, sides), key, response)


CASES: dict[str, st.SearchStrategy[Case]] = {
    "templates": templates(),
    "scenarios": scenarios(),
    "coreference": mentions(),
    "event-mentions": events(),
    "similarity": similar(),
    "span-matching": matching(),
}
ALL = st.sampled_from(sorted(CASES)).flatmap(CASES.__getitem__)
SLOW = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])


def some(draw: st.DrawFn, among: Sequence[IndexPair]) -> list[IndexPair]:
    return draw(st.lists(st.sampled_from(among), unique=True, max_size=3)) if among else []


def one_to_one(chosen: Sequence[IndexPair]) -> list[IndexPair]:
    """Return those pairs that share nothing with one ahead of them."""
    kept_index_pairs: list[IndexPair] = []
    for pair in chosen:
        if all(pair[0] != other_pair[0] and pair[1] != other_pair[1] for other_pair in kept_index_pairs):
            kept_index_pairs.append(pair)
    return kept_index_pairs


def test_every_method_is_tried() -> None:
    refusing = {"speech", "templettes"}
    """Methods whose pairs are not made by hand."""
    assert {"templates", *CASES} - {"scenarios"} == set(METHODS) - refusing


@SLOW
@given(ALL, st.data())
def test_c4_forced_pairs_are_made_and_forbidden_ones_are_not(found: Case, data: st.DataObject) -> None:
    possible = found.possible()
    forced = one_to_one(data.draw(st.composite(lambda draw: some(draw, possible))(), "forced"))
    left = [pair for pair in possible if pair not in forced]
    forbidden = data.draw(st.composite(lambda draw: some(draw, left))(), "forbidden")
    unit = found.compare(found.constraints(forced, forbidden))
    new_pairs = pairs(unit)
    assert new_pairs.keys() >= set(forced)
    assert {new_pairs[pair] for pair in forced} <= {"paired-by-hand"}
    assert not new_pairs.keys() & set(forbidden)
    assert times(unit) == times(found.compare())
    assert unit.table == unit.nodes.table()
    if found.task is not EVENT_MENTION:  # there others may map to a mention that was paired by hand
        assert {pair for pair, rule in new_pairs.items() if rule == "paired-by-hand"} == set(forced)


@SLOW
@given(ALL, st.data())
def test_c4_saying_what_is_so_anyway_changes_no_pair_and_no_score(found: Case, data: st.DataObject) -> None:
    plain = found.compare()
    new_pairs = pairs(plain)
    # What M8 connects is not aligned: pairing it by hand does change something.
    aligned = one_to_one([pair for pair, rule in new_pairs.items() if rule != "leftover"])
    forced = [pair for pair in aligned if data.draw(st.booleans())]
    apart = [pair for pair in found.possible() if pair not in new_pairs and data.draw(st.booleans())]
    unit = found.compare(found.constraints(forced, apart))
    assert pairs(unit).keys() == new_pairs.keys()
    # Spans of each label are paired on their own as well: there a pair set apart may have been made.
    labelled = [key for key in plain.table if key[0] == "matching" and key[-1] != row_keys.ALL]
    alone = dict.fromkeys(labelled)
    assert unit.table | alone == plain.table | alone
    assert unit.nodes.status == plain.nodes.status


@SLOW
@given(ALL, st.data())
def test_a_table_alone_is_that_of_the_nodes(sample: Case, data: st.DataObject) -> None:
    possible_pairs = sample.possible()
    constraints = sample.constraints(one_to_one(some(data.draw, possible_pairs)))
    comparer = comparer_of(sample.task)
    for given_constraints in (NONE, constraints, NONE):
        table = comparer.totals(DOCUMENT, sample.sides, given_constraints)
        assert table == comparer.compare(DOCUMENT, sample.sides, given_constraints).totals


@SLOW
@given(ALL)
def test_c4_without_constraints_nothing_changes(found: Case) -> None:
    plain, comparison = found.compare(), found.compare(Constraints())
    assert comparison.table == plain.table
    rows = range(len(plain.nodes))
    assert [comparison.nodes.node(row) for row in rows] == [plain.nodes.node(row) for row in rows]
    assert found.compare(NONE).nodes.sides == plain.nodes.sides


@SLOW
@given(st.one_of(mentions(), st.builds(case, st.just(SIMILARITY), annotations(4), annotations(4))), st.data())
def test_c4_what_is_left_is_paired_as_if_the_others_were_not_there(found: Case, data: st.DataObject) -> None:
    """The oracle of forced pairs: take both annotations out, compare the rest."""
    forced = one_to_one(data.draw(st.composite(lambda draw: some(draw, found.possible()))(), "forced"))
    numbers = [
        [n for n in range(len(side)) if n not in {pair[place] for pair in forced}]
        for place, side in enumerate(found.sides.instances(DOCUMENT))
    ]
    rest = case(
        found.task,
        *(
            [side[n] for n in own_number]
            for own_number, side in zip(numbers, found.sides.instances(DOCUMENT), strict=True)
        ),
    )
    expected = {(numbers[0][k], numbers[1][r]) for k, r in pairs(rest.compare())}
    assert set(pairs(found.compare(found.constraints(forced)))) == expected | set(forced)


def refusal(item: Case, forced: Sequence[IndexPair]) -> str:
    with pytest.raises(InputRefused) as caught:
        item.compare(item.constraints(forced))
    (finding,) = caught.value.diagnostics
    return finding.found


def test_c4_what_a_method_cannot_pair_is_refused() -> None:
    entities = [entity("Ada", 0, "PERSON"), entity("noon", 5, "TIME", kind="TIMEX"), instance("X", "9")]
    named = case(preset("muc6-named-entity"), entities, entities)
    assert (
        refusal(named, [(0, 1)]) == "enamex 0-3 and timex 5-9 cannot be paired: they are of different classes"
    )
    assert refusal(named, [(2, 2)]).endswith("the task defines no class x")
    shifted = case(preset("muc6-named-entity"), entities, entities[1:] + entities[:1])
    assert refusal(shifted, [(0, 0)]).endswith("they are of different classes")
    assert refusal(shifted, [(0, 1)]).endswith("the task defines no class x")
    assert refusal(shifted, [(2, 2)]).endswith("the task defines no class x")
    strata = task(spanned("A"), spanned("B"), spanless("Z"), spanless("Y"), strata=["A,Z,Y", "B"])
    notes = [note("A", "1", (0, 3)), note("B", "2", (0, 3)), note("Z", "3"), note("Y", "4"), note("?", "5")]
    both = case(strata, notes, notes)
    assert refusal(both, [(0, 1)]).endswith("their labels are in different strata")
    assert refusal(both, [(0, 2)]).endswith("only one of the two has an extent")
    assert refusal(both, [(2, 3)]).endswith("without an implied span only annotations of one label pair")
    assert refusal(both, [(0, 4)]).endswith("one of the two is not compared")
    turned = case(strata, notes, notes[4:] + notes[:4])
    assert refusal(turned, [(4, 1)]).endswith("one of the two is not compared")
    assert refusal(turned, [(0, 0)]).endswith("one of the two is not compared")
    assert refusal(turned, [(0, 3)]).endswith("only one of the two has an extent")
    assert refusal(turned, [(2, 1)]).endswith("only one of the two has an extent")
    assert (1, 2) in pairs(turned.compare(turned.constraints([(1, 2)])))
    values = [event("E1", "t1"), event("E2", "t2"), instance("other", "E3", slot("x", "y"))]
    assert refusal(case(EVENT_MENTION, values, values), [(0, 1)]).endswith("they share no token")
    assert refusal(case(EVENT_MENTION, values, values), [(0, 2)]).endswith(
        "one of the two is not an event mention"
    )
    coreference = find_task("coreference")
    assert isinstance(coreference, TaskDefinition)
    nowhere = [instance("COREF", "1", at=(0, 2)), instance("COREF", "2")]
    for sides, pair in (
        ((nowhere, nowhere), (0, 1)),
        ((nowhere, nowhere), (1, 0)),
        ((nowhere, nowhere[::-1]), (1, 1)),
    ):
        assert refusal(case(coreference, *sides), [pair]).endswith("one of the two is not a compared mention")
    both = case(coreference, nowhere, nowhere[::-1])
    assert list(pairs(both.compare(both.constraints([(0, 1)])))) == [(0, 1)]


@SLOW
@given(st.sampled_from(("event-mentions", "similarity")).flatmap(CASES.__getitem__))
def test_an_outline_has_the_table_of_the_whole(sample: Case) -> None:
    comparer, whole = comparer_of(sample.task), sample.compare()
    outlining = isinstance(comparer, OutliningComparer)
    unit = (
        comparer.outlined(DOCUMENT, sample.sides) if outlining else comparer.compare(DOCUMENT, sample.sides)
    )
    assert unit.outline_maker is not None
    assert unit.outline_maker().table() == whole.table
    assert unit == whole


def uncut_tokens(sample: Case, text: str = "") -> object:
    comparer = comparer_of(sample.task)
    assert isinstance(comparer, PassageComparer)
    documents = {DOCUMENT: Document(DOCUMENT, DOCUMENT, text)} if text else {}
    return comparer.uncut_tokens(DOCUMENT, Sides(sample.sides.sets, documents))


def test_passages_of_similarity_are_cut_between_tokens_unless_annotations_point() -> None:
    first = [note("A", "1", (0, 3))]
    words = case(task(spanned("A")), first, first)
    assert uncut_tokens(words) == ((), ())
    assert uncut_tokens(words, "Ada sails") == ([0, 4], [3, 9])
    assert uncut_tokens(case(words.task, first, [note("lex", "t", (0, 3))]), "Ada sails") is None
    pointing = spanned("A", attribute("to", "annotation"))
    linked_sides = [*first, note("A", "2", (4, 9), to=To("A", "1"))]
    assert uncut_tokens(case(task(pointing), linked_sides, first), "Ada sails") is None


def test_passages_of_templates_are_scored_by_themselves_where_nothing_depends_on_others() -> None:
    entities = [entity("Ada", 0, "PERSON")]
    named = case(preset("muc6-named-entity"), entities, entities)
    assert uncut_tokens(named) == ((), ())
    assert uncut_tokens(case(preset("muc6-template-element"), entities, entities)) is None
    leads = [*entities, instance("ENAMEX", "2", slot("TYPE", "x"), slot("LEADER", pointer("ENAMEX-1")))]
    assert uncut_tokens(case(preset("muc6-named-entity"), entities, leads)) is None


def test_a_method_that_nobody_offers_is_unknown() -> None:
    with pytest.raises(KeyError, match="nobody's"):
        comparer_of(replace(SIMILARITY, method="nobody's"))


def test_the_comparer_of_a_plugin_raises_refusals_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """A plugin that compares as similarity does, but stumbles over another document."""

    class Stumbling(SimilarityComparer):
        def totals(self, document: str, sides: Sides, constraints: Constraints = NONE) -> UnitTotals:
            if document != DOCUMENT:
                raise ZeroDivisionError(document)
            return super().totals(document, sides, constraints)

    monkeypatch.setattr(registry, "plugin_method", lambda _: SimpleNamespace(comparer=Stumbling))
    monkeypatch.setattr(plugins, "plugin_origin", lambda *_: plugins.PluginOrigin("example", "1.0"))
    sample = case(replace(SIMILARITY, method="stumbling"), [note("A", "1", (0, 3))], [])
    comparer = comparer_of(sample.task)
    unit = comparer.compare(DOCUMENT, sample.sides)
    assert unit.totals == SimilarityComparer(SIMILARITY).totals(DOCUMENT, sample.sides)
    assert comparer.totals(DOCUMENT, sample.sides) == unit.totals
    with pytest.raises(InputRefused, match="stumbling"):
        comparer.totals("other", sample.sides)
