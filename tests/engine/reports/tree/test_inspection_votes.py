"""Votes of several annotators on a row, in words."""

import pytest

from annotally.annotators.comparison import MultiComparison
from annotally.annotators.unit import JointComparer
from annotally.comparison.result import Sides
from annotally.model.instances import Instance
from annotally.reports.tree.inspection import CHOICE_OPEN, PAIRED_BY_THIRD, inspect
from annotally.scoring.tally import Status
from annotally.tasks.derived_similarity import SPANS
from annotally.tasks.presets.ready_made import preset
from support.builders import DOCUMENT, annotation_set, entity, instance, slot
from support.similarity_samples import note

OPEN_TYPE = instance(
    "ENAMEX", "1", slot("TEXT", "Ada Quill"), slot("TYPE", "PERSON", "ORGANIZATION"), at=(0, 9)
)


@pytest.mark.parametrize(
    ("said", "spans", "how"),
    [
        (
            [OPEN_TYPE, entity("Ada Quill", 0, "PERSON"), entity("Ada Quill", 0, "ORGANIZATION")],
            False,
            CHOICE_OPEN,
        ),
        (
            [note("PERSON", "1", at=extent) for extent in ((0, 10), (0, 30), (12, 30))],
            True,
            PAIRED_BY_THIRD,
        ),
    ],
)
def test_m19_who_agrees_and_is_a_disagreement_all_the_same_is_explained(
    said: list[Instance], spans: bool, how: str
) -> None:
    sets = tuple(annotation_set(name, {DOCUMENT: [what]}) for name, what in zip("abc", said, strict=True))
    sides = Sides(sets, {})
    task = SPANS.complete(sets) if spans else preset("muc7-named-entity")
    unit = JointComparer(MultiComparison(task, sides, [DOCUMENT])).compare(DOCUMENT, sides)
    assert unit.votes is not None
    agreed = [
        row
        for row in range(len(unit.nodes))
        if unit.votes.voters[row] == unit.votes.agreeing[row] > 0
        and Status(unit.nodes.status[row]).disagreement
    ]
    assert agreed
    for row in agreed:
        sentence = inspect(unit, row, DOCUMENT, sides, task).why[0]
        assert sentence == f"3 of 3 annotators agree: a majority; {how}"
