"""Shapes of texts that can be made as long as one likes: runs of one sign, and many small things."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Growing:
    """Texts of one kind: ``make(length)`` returns one of about so many characters, meant as ``format``."""

    name: str
    format: str
    make: Callable[[int], str]


def run(name: str, format_name: str, previous_text: str, unit: str, behind: str) -> Growing:
    """Return texts with a run of ``unit`` between two ends."""
    return Growing(
        f"{format_name} {name}",
        format_name,
        lambda length: previous_text + unit * (length // len(unit)) + behind,
    )


def many(
    name: str,
    format_name: str,
    previous_text: str,
    item: Callable[[int], str],
    behind: str = "",
    step: int = 0,
) -> Growing:
    """Return texts with many things between two ends, each made from its number."""
    width = step or len(item(1000))
    return Growing(
        f"{format_name} {name}",
        format_name,
        lambda length: previous_text + "".join(map(item, range(length // width))) + behind,
    )


def pair_of_runs(
    name: str, format_name: str, previous_text: str, units: tuple[str, str], behind: str
) -> Growing:
    """Return texts with as many of one unit as of another one behind it: what is opened is closed."""
    width = len("".join(units))
    return Growing(
        f"{format_name} {name}",
        format_name,
        lambda length: previous_text + units[0] * (length // width) + units[1] * (length // width) + behind,
    )
