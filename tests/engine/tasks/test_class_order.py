"""M18: the order of classes, held against the pointers there are."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.instances import Alternative, Instance, Reading, Slot, simple_fill
from annotally.tasks.class_order import order_problems, pointer_graph
from annotally.tasks.definition import ClassDefinition, FillKind, SlotDefinition, TaskDefinition


def task(*names: str, scored: bool = True, kind: FillKind = FillKind.POINTER) -> TaskDefinition:
    """Return a task of these classes in this order; each has a pointer slot TO and another, AND."""
    slots = tuple(SlotDefinition(name, name, scored, kind=kind) for name in ("TO", "AND"))
    return TaskDefinition("t", "T", "templates", tuple(ClassDefinition(name, name, slots) for name in names))


def one(*edges: str) -> AnnotationSet:
    """Return a set in which ``A>B`` is an object of class A whose TO points to a B; ``A+B``: its AND."""
    types = dict.fromkeys(letter for edge in edges for letter in edge if letter.isalpha())
    instances = [Instance(name, "0", ()) for name in types]
    for number, edge in enumerate(edges, 1):
        reading = Reading("", target=f"{edge[2].lower()}-1-0")
        slot = Slot("to" if edge[1] == ">" else "AND", (Alternative((simple_fill(reading),)),))
        instances.append(Instance(edge[0].lower(), str(number), (slot,)))
    return AnnotationSet("key", "x", {"1": DocumentAnnotations("1", tuple(instances))})


def paths(order: str, *edges: str) -> list[tuple[bool, str]]:
    return [(problem.cycle, problem.path) for problem in order_problems(task(*order), [one(*edges)])]


def test_targets_before_pointers_is_right():
    assert paths("DBCA", "A>B", "A+C", "B>D", "C>D") == []
    assert paths("DCBA", "A>B", "A+C", "B>D", "C>D") == []


def test_a_pointer_mapped_before_its_target_is_named_with_both():
    assert paths("ABCD", "A>B", "C>B") == [(False, "A.TO → B")]


@pytest.mark.parametrize(
    ("edges", "path"),
    [
        (["A>A"], "A.TO → A"),
        (["A>B", "B>A"], "A.TO → B.TO → A"),
        (["A>B", "B>C", "C+A", "D>A"], "A.TO → B.TO → C.AND → A"),
        (["A>B", "B>C", "C>D", "D>A", "C>A"], "A.TO → B.TO → C.TO → A"),
    ],
)
def test_a_circle_is_printed_step_by_step_the_shortest_once(edges, path):
    assert paths("ABCD", *edges) == [(True, path)]


def test_two_circles_apart_are_two_problems():
    assert paths("ABCD", "A>B", "B>A", "C>D", "D>C") == [(True, "A.TO → B.TO → A"), (True, "C.TO → D.TO → C")]


def test_the_pointers_that_show_it_come_with_it():
    result = one("A>B", "B>A")
    (problem,) = order_problems(task("A", "B"), [result])
    assert [sighting.reading.target for sighting in problem.sightings] == ["b-1-0", "a-1-0"]
    assert {sighting.annotations.name for sighting in problem.sightings} == {"key"}


def test_what_is_not_scored_not_declared_or_leads_nowhere_orders_nothing():
    assert paths("AB", "A>C", "C>A") == []
    assert order_problems(task("A", "B", scored=False), [one("A>B")]) == ()
    assert order_problems(task("A", "B", kind=FillKind.STRING), [one("A>B")]) == ()
    nowhere = AnnotationSet("key", "x", {"2": DocumentAnnotations("2", one("A>B").documents["1"].instances)})
    assert pointer_graph(task("A", "B"), [nowhere]) == {}
    unknown = Instance("A", "9", (Slot("ELSE", ()), Slot("TO", (Alternative((simple_fill(Reading("x")),)),))))
    assert (
        pointer_graph(task("A"), [AnnotationSet("k", "x", {"1": DocumentAnnotations("1", (unknown,))})]) == {}
    )


EDGES = st.lists(
    st.tuples(st.sampled_from("ABCD"), st.sampled_from(">+"), st.sampled_from("ABCD")), max_size=6
)


@given(EDGES, st.permutations("ABCD"))
def test_there_is_a_problem_if_and_only_if_a_pointer_is_mapped_too_early(edges, order):
    early = [(a, b) for a, _, b in edges if order.index(a) <= order.index(b)]
    actual_order_problems = order_problems(task(*order), [one(*("".join(edge) for edge in edges))])
    assert bool(actual_order_problems) == bool(early)
    for problem in actual_order_problems:
        steps = [(edge.source, edge.target) for edge in problem.edges]
        assert all(step in [(a, b) for a, _, b in edges] for step in steps)
        if problem.cycle:
            assert all(
                one_[1] == other_step[0]
                for one_, other_step in zip(steps, steps[1:] + steps[:1], strict=True)
            )
        else:
            assert steps[0] in early
