"""After a change of weights a document is what a comparison from the start makes of it."""

from dataclasses import replace
from unittest.mock import patch

import msgspec.structs
from hypothesis import given
from hypothesis import strategies as st

from annotally.comparison.result import UnitComparison
from annotally.methods.similarity import reweighing
from annotally.methods.similarity.annotations import Kinds
from annotally.methods.similarity.comparer import SimilarityComparer
from annotally.methods.similarity.reweighing import PreparedDocuments, differ_in_weights
from annotally.model.instances import Instance
from annotally.tasks.definition import TaskDefinition
from annotally.tasks.similarity_profile import AttributeDecomposition, ScoreProfile
from annotally.workspace.facade import Workspace
from support import similarity_samples as samples
from support.similarity_samples import DOCUMENT, sides_of

LABELS = ("PERSON", "PLACE")
TEXT = "Ada Quill met the lawyer in Lower Hallow today."


def weighed(label: int, span: int, role: int, *, apart: bool = False, links: bool = False) -> TaskDefinition:
    """Return a task by these weights; ``apart``: each label has a profile of its own."""
    attributes = [samples.attribute("role"), *([samples.attribute("of", "annotation")] if links else [])]
    dimensions = [
        samples.dimension("_label", label),
        samples.dimension("_span", span),
        samples.dimension("role", role),
    ]
    dimensions += [samples.dimension("of", role)] if links else []
    profiles = [samples.profile(name, *dimensions) for name in LABELS] if apart else []
    return samples.task(
        *(samples.spanned(name, *attributes) for name in LABELS),
        profiles=profiles or [samples.profile(",".join(LABELS), *dimensions)],
        score=ScoreProfile(attribute_decompositions=(AttributeDecomposition(("role",)),)),
    )


@st.composite
def annotations(draw: st.DrawFn) -> list[Instance]:
    rows = draw(
        st.lists(
            st.tuples(st.sampled_from(LABELS), st.integers(0, 12), st.integers(1, 9), st.sampled_from("xyz")),
            max_size=7,
        )
    )
    return [
        samples.note(label, str(number), (start, start + size), role=role)
        for number, (label, start, size, role) in enumerate(rows)
    ]


def content(unit: UnitComparison) -> tuple[object, ...]:
    nodes = msgspec.structs.replace(unit.nodes, why={})
    return nodes, dict(unit.nodes.why), unit.table, unit.links, unit.blocks


weights = st.tuples(st.integers(1, 9), st.integers(0, 9), st.integers(0, 3))


@given(annotations(), annotations(), st.lists(weights, min_size=2, max_size=4), st.booleans())
def test_a_document_by_other_weights_is_that_of_a_comparison_from_the_start(
    reference: list[Instance], hypothesis: list[Instance], profiles: list[tuple[int, int, int]], apart: bool
) -> None:
    sides = sides_of({DOCUMENT: reference}, {DOCUMENT: hypothesis}, {DOCUMENT: TEXT})
    comparer = SimilarityComparer(weighed(*profiles[0], apart=apart))
    unit = comparer.compare(DOCUMENT, sides)
    for chosen in profiles[1:]:
        previous, comparer = comparer, comparer.followed_by(weighed(*chosen, apart=apart))
        expected = SimilarityComparer(weighed(*chosen, apart=apart)).compare(DOCUMENT, sides)
        reweighed = comparer.reweighed(DOCUMENT, sides, unit, previous)
        if reweighed is not None:
            assert content(reweighed) == content(expected)
            assert reweighed.nodes.level is unit.nodes.level
            assert len(reweighed.nodes.why) == len(expected.nodes.why)
            assert reweighed.nodes.why.get(len(unit.nodes)) is None
        unit = reweighed or comparer.compare(DOCUMENT, sides)
        assert content(unit) == content(expected)


ADA = samples.note("PERSON", "1", (0, 9), role="x")
ROWS = [ADA, samples.note("PLACE", "2", (28, 40), role="y")]
OTHERS = [samples.note("PERSON", "1", (0, 3), role="x"), samples.note("PLACE", "2", (28, 40), role="y")]


def reweighed(before: TaskDefinition, after: TaskDefinition, reference: list[Instance] = ROWS) -> bool:
    """Tell whether the rows of before are taken over."""
    sides = sides_of({DOCUMENT: reference}, {DOCUMENT: OTHERS}, {DOCUMENT: TEXT})
    previous = SimilarityComparer(before)
    unit = previous.compare(DOCUMENT, sides)
    return previous.followed_by(after).reweighed(DOCUMENT, sides, unit, previous) is not None


def test_rows_are_taken_over_only_where_all_that_differs_are_weights_above_zero() -> None:
    start = weighed(2, 8, 1)
    assert reweighed(start, weighed(5, 8, 2))
    assert reweighed(start, replace(weighed(5, 8, 2), name="other", title="Other"))
    assert not reweighed(start, weighed(2, 8, 0))  # its rows are unscored now
    assert not reweighed(start, replace(weighed(5, 8, 2), correct_form=None))  # type: ignore[arg-type]  # any other
    narrow = replace(start.similarity, ignored=("PLACE",))
    assert not reweighed(start, replace(start, similarity=narrow))
    linked = [ADA, samples.note("PLACE", "2", (28, 40), of=samples.To("PERSON", "1"))]
    assert not reweighed(weighed(2, 8, 1, links=True), weighed(3, 8, 1, links=True), linked)


def test_functions_of_an_owner_may_be_others_now() -> None:
    rules = replace(weighed(2, 8, 1).similarity, module="own.py")
    start = replace(weighed(2, 8, 1), similarity=rules)
    assert not differ_in_weights(start, start)


def test_annotations_are_prepared_once_and_for_the_same_sides_only() -> None:
    sides = [sides_of({DOCUMENT: ROWS}, {DOCUMENT: OTHERS}) for _ in range(2)]
    kinds = Kinds(weighed(2, 8, 1).similarity)
    prepared = PreparedDocuments(kinds)
    annotations_of_both = prepared.of(DOCUMENT, sides[0])
    assert prepared.of(DOCUMENT, sides[0]) is annotations_of_both
    assert prepared.of(DOCUMENT, sides[1]) is not annotations_of_both
    with patch.object(reweighing, "MOST_KEPT", 3):  # four annotations are too many to be kept
        few = PreparedDocuments(kinds)
        assert few.of(DOCUMENT, sides[0]) is not few.of(DOCUMENT, sides[0])


def test_a_workspace_takes_trees_and_counts_over() -> None:
    names = [f"d{number}" for number in range(4)]
    sides = sides_of(dict.fromkeys(names, ROWS), dict.fromkeys(names, OTHERS), dict.fromkeys(names, TEXT))

    def opened(chosen: TaskDefinition) -> Workspace:
        return Workspace(chosen, sides, tuple(names), (), "signed")  # type: ignore[arg-type]  # no findings

    first = opened(weighed(2, 8, 1))
    first.trees = {}
    trees = [first.tree(name) for name in names]
    first.confusion()
    workspace = first.compared_by(weighed(7, 8, 1))
    halfway = workspace.compared_by(weighed(1, 1, 1))
    workspace.tree(names[0])
    workspace = workspace.compared_by(weighed(1, 8, 2))
    for name, before in zip(names, trees, strict=True):
        expected = opened(weighed(1, 8, 2))
        tree, new_tree = workspace.tree(name), expected.tree(name)
        assert tree.title is before.title
        assert (tree.title.pieces, tree.texts) == (new_tree.title.pieces, new_tree.texts)
        assert content(workspace.unit(name)) == content(expected.unit(name))
        assert workspace.corpus_row(name) == expected.corpus_row(name)
        assert workspace.inspect(name, 1) == expected.inspect(name, 1)
    assert workspace.confusion() == opened(weighed(1, 8, 2)).confusion()
    assert halfway.confusion() == opened(weighed(1, 1, 1)).confusion()
    assert halfway.confusion(names[0]) == opened(weighed(1, 1, 1)).confusion(names[0])


def test_a_unit_of_another_method_is_not_reweighed() -> None:
    chosen = weighed(1, 1, 1)
    sides = sides_of({DOCUMENT: ROWS}, {DOCUMENT: ROWS}, {DOCUMENT: TEXT})
    first = SimilarityComparer(chosen)
    unit = first.compare(DOCUMENT, sides)
    assert first.followed_by(weighed(2, 1, 1)).reweighed(DOCUMENT, sides, unit, object()) is None
