"""Whom an annotation could be paired with: by several methods, on annotations written by hand."""

import pytest

from annotally.adjudication.editing.pairing_candidates import MOST, partners
from annotally.adjudication.project.messages import PairingCandidate
from annotally.comparison.result import Level, Sides
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.instances import Instance
from annotally.tasks.presets.ready_made import preset
from annotally.workspace.facade import Workspace
from support.builders import DOCUMENT, entity


def opened(first: list[Instance], second: list[Instance]) -> Workspace:
    sets = tuple(
        AnnotationSet(name, "none", {DOCUMENT: DocumentAnnotations(DOCUMENT, tuple(side))})
        for name, side in (("A", first), ("B", second))
    )
    return Workspace(preset("muc6-named-entity"), Sides(sets, {}), (DOCUMENT,), (), "signed")


def row_of(workspace: Workspace, side: int, number: int) -> int:
    nodes = workspace.unit(DOCUMENT).nodes
    return next(
        row
        for row, level in enumerate(nodes.level)
        if level == Level.INSTANCE and nodes.sides[side].instance[row] == number
    )


def told(workspace: Workspace, side: int, number: int) -> list[tuple[int, str, bool]]:
    """Return the candidates by their numbers on the other side."""
    nodes = workspace.unit(DOCUMENT).nodes
    pairing_candidates = partners(workspace, DOCUMENT, row_of(workspace, side, number))
    return [
        (nodes.sides[1 - side].instance[pairing.row], pairing.points, pairing.together)
        for pairing in pairing_candidates
    ]


def test_only_what_the_task_may_pair_is_listed_and_where_it_is_paired_now_is_told() -> None:
    workspace = opened(
        [entity("Ada Quill", 0, "PERSON"), entity("1996", 40, "DATE", kind="TIMEX")],
        [entity("Quill", 4, "PERSON"), entity("Ferro", 20, "ORGANIZATION")],
    )
    assert told(workspace, 0, 0) == [(0, "50.00", True), (1, "0.00", False)]
    assert told(workspace, 1, 1) == [(0, "0.00", False)]
    assert told(workspace, 0, 1) == []


def test_of_a_row_with_both_sides_the_first_ones_annotation_is_meant() -> None:
    workspace = opened(
        [entity("Ada Quill", 0, "PERSON")], [entity("Quill", 4, "PERSON"), entity("Ada", 0, "LOCATION")]
    )
    assert told(workspace, 0, 0) == [(0, "50.00", True), (1, "0.00", False)]


def test_what_is_no_annotation_has_no_partners() -> None:
    with pytest.raises(ValueError, match="not an annotation"):
        partners(opened([], []), DOCUMENT, 0)


def test_the_nearest_are_weighed_where_there_are_many() -> None:
    many = [entity("Ferro", 10 * n, "PERSON", name=str(n)) for n in range(2 * MOST)]
    workspace = opened([entity("F" * 5000, 0, "PERSON")], many)
    pairing_candidates = partners(workspace, DOCUMENT, row_of(workspace, 0, 0))
    assert len(pairing_candidates) == MOST
    assert all(isinstance(pairing_candidate, PairingCandidate) for pairing_candidate in pairing_candidates)
