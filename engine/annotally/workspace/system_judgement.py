"""Systems judged by the alternative annotator test, on a table of labels or on aligned annotations."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import isfinite
from typing import NamedTuple

from annotally.annotators.labels import NOTHING
from annotally.model.diagnostics import error
from annotally.model.wording import Wording
from annotally.reports.tables.system_judgement import JudgementReport
from annotally.scoring.agreement.alternative_annotator import (
    FEWEST_ITEMS,
    Alignment,
    closeness,
    equal_share,
    judge_system,
)
from annotally.workspace.label_aggregation import LabelledItems

ALIGNMENTS: dict[str, Alignment] = {"equal": equal_share, "rmse": closeness}
"""How well a label goes with others: the share of equal ones, or the negative root of the mean square."""
PURPOSE = "alternative annotator test"
"""The word for the test in signatures."""
FEWEST_PEOPLE = 2
FEWEST_MARKED_PEOPLE = 3
"""People beside the systems of a project: whoever is left out is then held against two others at least."""


@dataclass(frozen=True, slots=True)
class JudgementRequest:
    """Systems by name, epsilon, how labels are held against others, and the fewest items of a person."""

    systems: tuple[str, ...]
    epsilon: Fraction
    alignment: str = "equal"
    fewest: int = FEWEST_ITEMS
    left_out: tuple[str, ...] = ()
    """Annotators who are neither judged nor people, by name."""


class Panel(NamedTuple):
    """The systems to judge, and the people that they are judged among, by name."""

    systems: tuple[str, ...]
    people: tuple[str, ...]
    left_out: tuple[str, ...] = ()
    """Annotators who are marked as systems and not judged: they are no people either."""


def panel_of(path: str, names: Sequence[str], marked: Sequence[int], chosen: Sequence[str] = ()) -> Panel:
    """Return the panel of annotators, some of them marked as systems, by number.

    ``chosen`` are the systems to judge by name, else it is the only one that is marked. ``path`` stands for
    the inputs in messages. Raises InputRefused for a name that is not there, where no annotator or more than
    one is marked and none is chosen, and for fewer than three people.
    """
    marked_names = [names[number] for number in marked]
    if not chosen and len(marked_names) != 1:
        raise error(
            path,
            0,
            0,
            Wording(
                "{count} annotators are marked as systems: {names}",
                count=len(marked_names),
                names=", ".join(marked_names),
            )
            if marked_names
            else Wording("no annotator is marked as a system"),
            Wording("one that is, or one that is named"),
            Wording("name the system with --system: {names}", names=", ".join(names)),
        )
    _need_annotators(path, names, chosen)
    systems = tuple(dict.fromkeys(chosen or marked_names))
    people = tuple(name for name in names if name not in {*systems, *marked_names})
    if len(people) < FEWEST_MARKED_PEOPLE:
        raise error(
            path,
            0,
            0,
            Wording("{count} people beside the systems", count=len(people)),
            Wording("three people or more, since each is held against at least two others"),
            Wording("open the texts with more annotators, or judge a table or files"),
        )
    return Panel(systems, people, tuple(name for name in marked_names if name not in systems))


def judge_systems(path: str, labelled: LabelledItems, request: JudgementRequest) -> JudgementReport:
    """Return the judgement of each system; all annotators but systems and those left out are the people.

    An aligned annotation that only others have does not count: everybody would agree that there is nothing.
    ``path`` stands for the inputs in messages. Raises InputRefused for a system that is not there, for fewer
    than two people, and where labels that are to be numbers are none.
    """
    # Systems are judged one by one among the same people: no system ever counts for another one.
    names = labelled.annotators
    _need_annotators(path, names, request.systems)
    outsiders = {*request.systems, *request.left_out}
    people = [number for number, name in enumerate(names) if name not in outsiders]
    if len(people) < FEWEST_PEOPLE:
        raise error(
            path,
            0,
            0,
            Wording("fewer than two people beside the systems"),
            Wording("two people or more, since each is held against the others"),
            Wording("add annotators, or judge one system at a time with --names"),
        )
    labels = [item.labels for item in labelled.items]
    if request.alignment == "rmse":
        _need_numbers(path, labels)
    judgements = tuple(
        judge_system(
            _without_strange(labels, (names.index(system), *people)),
            names.index(system),
            people,
            request.epsilon,
            alignment=ALIGNMENTS[request.alignment],
            fewest=request.fewest,
        )
        for system in request.systems
    )
    return JudgementReport(labelled.signature, names, request.alignment, request.fewest, judgements)


def _without_strange(
    items: Sequence[Sequence[str | None]], annotators: Sequence[int]
) -> list[Sequence[str | None]]:
    """Return the labels of items without those that somebody else has and none of these annotators."""
    return [
        labels
        for labels in items
        if any(labels[number] not in (None, NOTHING) for number in annotators)
        or all(label in (None, NOTHING) for label in labels)
    ]


def _need_annotators(path: str, names: Sequence[str], systems: Sequence[str]) -> None:
    """Raise InputRefused for systems that are none of the annotators."""
    strange = [name for name in systems if name not in names]
    if strange:
        raise error(
            path,
            0,
            0,
            Wording("no annotator {name}", name=", ".join(strange)),
            Wording("one of {names}", names=", ".join(names)),
            Wording("name a system as its column, or its file, is named"),
        )


def _need_numbers(path: str, items: Sequence[Sequence[str | None]]) -> None:
    # Each label is tried once, in an order that no set decides, so that the message is the same each time.
    for label in sorted({label for labels in items for label in labels if label is not None}):
        try:
            is_number = isfinite(float(label))
        except ValueError:
            is_number = False
        if not is_number:
            raise error(
                path,
                0,
                0,
                Wording("the label {label} is no number", label=label),
                Wording("numbers, for --alignment rmse"),
                Wording("leave out --alignment, or choose another table"),
            )
