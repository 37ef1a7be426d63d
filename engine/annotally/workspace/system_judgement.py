"""Systems judged by the alternative annotator test, on a table of labels or on aligned annotations."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import isfinite

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
FEWEST_PEOPLE = 2


@dataclass(frozen=True, slots=True)
class JudgementRequest:
    """Systems by name, epsilon, how labels are held against others, and the fewest items of a person."""

    systems: tuple[str, ...]
    epsilon: Fraction
    alignment: str = "equal"
    fewest: int = FEWEST_ITEMS


def judge_systems(path: str, labelled: LabelledItems, request: JudgementRequest) -> JudgementReport:
    """Return the judgement of each system; all other annotators are the people.

    ``path`` stands for the inputs in messages. Raises InputRefused for a system that is not there, for fewer
    than two people, and where labels that are to be numbers are none.
    """
    # Systems are judged one by one among the same people: no system ever counts for another one.
    names = labelled.annotators
    strange = [name for name in request.systems if name not in names]
    people = [number for number, name in enumerate(names) if name not in request.systems]
    if strange:
        raise error(
            path,
            0,
            0,
            Wording("no annotator {name}", name=", ".join(strange)),
            Wording("one of {names}", names=", ".join(names)),
            Wording("name a system as its column, or its file, is named"),
        )
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
            labels,
            names.index(system),
            people,
            request.epsilon,
            alignment=ALIGNMENTS[request.alignment],
            fewest=request.fewest,
        )
        for system in request.systems
    )
    return JudgementReport(labelled.signature, names, request.alignment, request.fewest, judgements)


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
