"""A15: where labels point to each other in a circle, targets are compared by extent and label."""

from dataclasses import replace
from fractions import Fraction
from itertools import permutations
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from annotally.methods.similarity.annotations import Kinds, SideAnnotations
from annotally.methods.similarity.circles import LinkMeasure
from annotally.model.diagnostics import InputRefused
from annotally.model.instances import Instance
from annotally.scoring.matches import MatchTally
from annotally.tasks.resolve import choose_task, written
from annotally.tasks.similarity.row_keys import ALL_TAGS
from annotally.tasks.similarity_profile import LabelEquivalence, SimilarityRules
from annotally.tasks.task_names import FILE
from annotally.workspace.facade import OpenRequest, SideInput, Workspace, open_workspace
from engine.methods.similarity.test_comparer import pairs as similarities
from support.similarity_samples import (
    DOCUMENT,
    To,
    attribute,
    compared,
    dimension,
    note,
    profile,
    spanless,
    spanned,
    task,
)
from support.span_projects import opened as adjudication
from support.span_projects import span_files, take

RULES = task(
    spanned("A"), spanned("B"), spanless("R", attribute("to", "annotation")), spanned("X")
).similarity


def measure(
    first_instances: list[Instance], second_instances: list[Instance], rules: SimilarityRules = RULES
) -> LinkMeasure:
    kinds = Kinds(rules)
    sides = (
        SideAnnotations(DOCUMENT, first_instances, kinds),
        SideAnnotations(DOCUMENT, second_instances, kinds),
    )
    return LinkMeasure(sides, {}, frozenset("ABR"))


@pytest.mark.parametrize(
    ("first", "second", "alike"),
    [
        (note("A", "1", (0, 4)), note("A", "2", (0, 4)), Fraction(1)),
        (note("A", "1", (0, 4)), note("A", "1", (2, 6)), Fraction(1, 3)),
        (note("A", "1", (0, 4)), note("A", "1", (4, 6)), Fraction(0)),
        (note("A", "1", (0, 4)), note("B", "1", (0, 4)), Fraction(0)),
        (note("R", "1"), note("R", "2"), Fraction(1)),
        (note("R", "1"), note("R", "2", (0, 4)), Fraction(0)),
        (note("X", "1", (0, 4)), note("X", "1", (0, 4)), Fraction(0)),
    ],
)
def test_a15_two_targets_are_as_alike_as_their_extents_if_their_labels_are_the_same(
    first: Instance, second: Instance, alike: Fraction
) -> None:
    """X is compared by the pairs made, and none was."""
    assert measure([first], [second]).value(0, 0) == alike
    assert measure([first], [second]).pool([0], [0]) == alike


def test_a15_spanless_targets_stand_where_what_they_lead_to_stands() -> None:
    def side(start: int) -> list[Instance]:
        return [note("R", "1", to=To("A", "2")), note("A", "2", (start, 4))]

    assert measure(side(0), side(0)).value(0, 0) == 1
    assert measure(side(0), side(2)).value(0, 0) == Fraction(1, 2)
    assert measure(side(0), [note("R", "1")]).value(0, 0) == 0


@pytest.mark.parametrize("aggregation", ["none", "list", "set"])
def test_a15_values_in_a_circle_are_compared_by_extent_however_they_are_held(aggregation: str) -> None:
    """The targets share 3 of 4 characters and the spans are equal: (1 + 3/4) / 2."""
    own_label = replace(attribute("to", "annotation", aggregation, "A"), by_extent=("A",))
    dimensions = profile("A", dimension("_span", 1), dimension("to", 1))
    first_notes, second_notes = (
        [note("A", "1", (0, 4), to=To("A", "2")), note("A", "2", (start, 9))] for start in (5, 6)
    )
    unit = compared(task(spanned("A", own_label), profiles=[dimensions]), first_notes, second_notes)
    reasons = unit.nodes.node(1).why
    assert reasons is not None
    assert reasons.f == (7, 8)


@pytest.mark.parametrize("aggregation", ["none", "list", "set"])
def test_a15_values_that_lead_out_of_the_circle_are_compared_by_the_pairs_made(aggregation: str) -> None:
    both = replace(attribute("to", "annotation", aggregation, "A", "X"), by_extent=("A",))
    dimensions = profile("A", dimension("_span", 1), dimension("to", 1))
    chosen = task(spanned("X"), spanned("A", both), profiles=[dimensions], strata=["X", "A"])
    annotations = [note("X", "x", (0, 4)), note("A", "1", (5, 9), to=To("X", "x"))]
    assert similarities(compared(chosen, annotations, annotations)) == {(0, 0): 1, (1, 1): 1}


def test_a15_labels_of_one_equivalence_class_are_the_same() -> None:
    rules = task(spanned("A"), spanned("B"), equivalences=(LabelEquivalence("AB", ("A", "B")),)).similarity
    assert measure([note("A", "1", (0, 4))], [note("B", "1", (0, 4))], rules).value(0, 0) == 1


def test_a15_names_that_nobody_bears_are_like_nothing() -> None:
    figures = measure([note("A", "1", (0, 4))], [note("A", "1", (0, 4))])
    assert figures.value("nobody", "nobody") == 0
    assert figures.pool(["nobody", 0], [0]) == Fraction(1, 2)
    assert (figures.pool([], []), figures.pool([0], [])) == (1, 0)


def test_a15_pairs_made_count_unless_both_targets_are_compared_by_extent() -> None:
    ours, theirs = ([note(label, label, (0, 4)) for label in labels] for labels in ("AX", "XA"))
    found = measure(ours, theirs)._replace(pairs_made={0: (0, Fraction(1, 2)), 1: (1, Fraction(1, 3))})
    assert (found.value(0, 0), found.value(1, 1), found.value(0, 1)) == (Fraction(1, 2), Fraction(1, 3), 1)


SPANS = st.tuples(st.integers(0, 5), st.integers(1, 4)).map(lambda place: (place[0], sum(place)))
TARGETS = st.lists(st.tuples(st.sampled_from("ABX"), SPANS), max_size=4)


@settings(deadline=None)
@given(TARGETS, TARGETS, st.sets(st.integers(0, 3), max_size=4))
def test_a15_pools_are_the_best_of_all_assignments(
    one: list[tuple[str, tuple[int, int]]], other: list[tuple[str, tuple[int, int]]], paired: set[int]
) -> None:
    """The X of one number are pairs made in an earlier step, half alike."""
    first_notes, second_notes = (
        [note(label, str(number), span) for number, (label, span) in enumerate(side)] for side in (one, other)
    )
    values = {
        number: (number, Fraction(1, 2))
        for number in paired
        if number < min(len(one), len(other)) and one[number][0] == other[number][0] == "X"
    }
    result = measure(first_notes, second_notes)._replace(pairs_made=values)
    rows, columns = sorted((len(first_notes), len(second_notes)))
    swapped = len(first_notes) > len(second_notes)
    sums = [
        sum(
            (
                result.value(*((column, row) if swapped else (row, column)))
                for row, column in enumerate(chosen)
            ),
            Fraction(0),
        )
        for chosen in permutations(range(columns), rows)
    ]
    expected = max(sums) / columns if columns else Fraction(1)
    assert result.pool(list(range(len(first_notes))), list(range(len(second_notes)))) == expected


# --- whole files

TEXT = "aaaa bbbb cccc dddd"
TRIGGERS = "T1\tAction 0 4\taaaa\nT2\tAction 5 9\tbbbb\nT3\tThing 10 14\tcccc\nT4\tAction 15 19\tdddd\n"


def opened(folder: Path, key: str, response: str, name: str = "mat") -> Workspace:
    for side, events in (("key", key), ("response", response)):
        (folder / side).mkdir(exist_ok=True)
        (folder / side / "d.txt").write_text(TEXT)
        (folder / side / "d.ann").write_text(TRIGGERS + events)
    sides = tuple(SideInput(side, (str(folder / side),)) for side in ("key", "response"))
    return open_workspace(OpenRequest(choose_task(name).task, sides))


def matches(workspace: Workspace) -> tuple[int, int, int]:
    tally = workspace.comparison().table[ALL_TAGS]
    assert isinstance(tally, MatchTally)
    return tally.match, tally.reftotal, tally.hyptotal


CHAIN = "E1\tAction:T1 Theme:E2\nE2\tAction:T2 Theme:T3\nE3\tAction:T4 Theme:E1\n"


def test_a15_events_that_point_to_their_own_label_are_compared_and_match_themselves(tmp_path: Path) -> None:
    assert matches(opened(tmp_path, CHAIN, CHAIN)) == (4, 4, 4)
    circle = CHAIN.replace("Theme:T3", "Theme:E3")
    assert matches(opened(tmp_path, circle, circle)) == (4, 4, 4)
    elsewhere = CHAIN.replace("T4 Theme:E1", "T4 Theme:E2")
    assert matches(opened(tmp_path, CHAIN, elsewhere)) == (3, 4, 4)


def test_a15_it_is_said_once_and_where_the_first_such_pointer_stands(tmp_path: Path) -> None:
    (warning,) = opened(tmp_path, CHAIN, CHAIN).warnings
    assert (Path(warning.file).parent.name, warning.line, warning.column) == ("key", 5, 14)
    assert warning.found.endswith("in a circle: Action.Theme to Action")
    assert "by extent and label" in warning.remedy
    straight = CHAIN.replace("Theme:E2", "Theme:T3").replace("Theme:E1", "Theme:T3")
    assert opened(tmp_path, straight, straight).warnings == ()


def test_a15_a_task_file_made_from_the_data_compares_them_alike(tmp_path: Path) -> None:
    """So the profiles of such a task can be changed in the window, and it can be saved."""
    second = CHAIN.replace("T4 Theme:E1", "T4 Theme:E2")
    workspace = opened(tmp_path, CHAIN, second)
    (tmp_path / "task.xml").write_text(written(workspace.task))
    second_session = opened(tmp_path, CHAIN, second, f"{FILE}{tmp_path / 'task.xml'}")
    assert matches(second_session) == matches(workspace)
    assert not second_session.task.similarity.schema.derived


def test_a8_a_person_who_wrote_the_task_is_told_of_the_circle(tmp_path: Path) -> None:
    text = written(opened(tmp_path, CHAIN, CHAIN).task).replace(' by_extent="yes"', "")
    (tmp_path / "task.xml").write_text(text)
    with pytest.raises(InputRefused, match=r"Action\.Theme points to Action, which is not paired before"):
        choose_task(f"{FILE}{tmp_path / 'task.xml'}")


# --- MAT JSON

KNOWS = '{"name": "knows", "type": "annotation"}'
MAT = (
    '{"version": 2, "signal": "Ada met Bo in Rome.", "asets": [{"type": "P", "hasID": true, "attrs": [%s],'
    ' "annots": [%s]}]}'
)
ROUND = MAT % (KNOWS, '[0, 3, "1", "2"], [8, 10, "2", "1"], [14, 18, "3", "3"]')
RENAMED = MAT % (KNOWS, '[14, 18, "a", "a"], [0, 3, "c", "b"], [8, 10, "b", "c"]')
ASTRAY = MAT % (KNOWS, '[0, 3, "1", "2"], [8, 10, "2", "2"], [14, 18, "3", "3"]')


def opened_mat(folder: Path, key: str, response: str, name: str = "mat") -> Workspace:
    paths = [span_files(folder / side, {"d.json": text}) for side, text in (("k", key), ("r", response))]
    sides = tuple(SideInput(side, (path,)) for side, path in zip(("key", "response"), paths, strict=True))
    return open_workspace(OpenRequest(choose_task(name).task, sides))


@pytest.mark.parametrize(("response", "matching"), [(ROUND, 3), (RENAMED, 3), (ASTRAY, 2)])
def test_a15_circles_in_mat_json_are_compared_as_in_brat(
    tmp_path: Path, response: str, matching: int
) -> None:
    workspace = opened_mat(tmp_path, ROUND, response)
    assert matches(workspace) == (matching, 3, 3)
    (warning,) = workspace.warnings
    assert warning.found.endswith("in a circle: P.knows to P")
    assert "stratum" not in warning.remedy
    (tmp_path / "task.xml").write_text(written(workspace.task))
    second_workspace = opened_mat(tmp_path, ROUND, response, f"{FILE}{tmp_path / 'task.xml'}")
    assert matches(second_workspace) == (matching, 3, 3)
    assert second_workspace.warnings == ()


def test_c10_circles_that_spans_leave_out_differ_or_not(tmp_path: Path) -> None:
    assert opened_mat(tmp_path, ROUND, RENAMED, "spans").warnings == ()
    (warning,) = opened_mat(tmp_path, ROUND, ASTRAY, "spans").warnings
    assert warning.found == "1 value differs and is not compared by spans: knows of P (1)"


def test_a8_a_person_s_task_is_told_what_to_do_of_circles(tmp_path: Path) -> None:
    task_file = tmp_path / "task.xml"
    text = written(opened_mat(tmp_path, ROUND, ROUND).task)
    task_file.write_text(text.replace(' by_extent="yes"', ""))
    with pytest.raises(InputRefused, match=r"P\.knows points to P, which is not paired before"):
        opened_mat(tmp_path, ROUND, ROUND, f"{FILE}{task_file}")
    task_file.write_text(text.replace('<label_restriction label="P" by_extent="yes"/>', ""))
    workspace = opened_mat(tmp_path, ROUND, ROUND, f"{FILE}{task_file}")
    assert matches(workspace) == (0, 3, 3)  # the values count as different (A6)
    (warning,) = workspace.warnings
    assert warning.found == "P.knows points to P, which is not paired before P"
    assert '<label_restriction label="P" by_extent="yes"/>' in warning.remedy
    assert "<stratum" not in warning.remedy
    assert (warning.line, warning.column) == (1, ROUND.index("[0, 3") + 1)


def test_a6_a_person_is_told_of_a_label_that_comes_too_late(tmp_path: Path) -> None:
    other_text = '{"type": "Q", "hasID": true, "annots": [[8, 10, "2"]]}'
    file = (MAT % (KNOWS, '[0, 3, "1", "2"]')).replace("]}]}", f"]}}, {other_text}]}}")
    task_file = tmp_path / "task.xml"
    text = written(opened_mat(tmp_path, file, file).task).replace('<label_restriction label="Q"/>', "")
    task_file.write_text(text)
    assert opened_mat(tmp_path, file, file, f"{FILE}{task_file}").warnings == ()
    late = text.replace('true_labels="Q"', 'true_labels="?"').replace('true_labels="P"', 'true_labels="Q"')
    task_file.write_text(late.replace('true_labels="?"', 'true_labels="P"'))
    (warning,) = opened_mat(tmp_path, file, file, f"{FILE}{task_file}").warnings
    assert warning.found == "P.knows points to Q, which is not paired before P"
    assert 'put <stratum true_labels="Q"/> before that with P' in warning.remedy


def test_a15_circles_in_mat_json_are_adjudicated_and_exported(tmp_path: Path) -> None:
    paths = [span_files(tmp_path / side, {"d.json": text}) for side, text in (("a", ROUND), ("b", ASTRAY))]
    project = adjudication(paths, tmp_path / "p.annotally")
    take(project, 0)
    project.key.export(str(tmp_path / "final"), None, 0)
    project.close()
    (final,) = (tmp_path / "final").iterdir()
    assert final.read_text() == ROUND
