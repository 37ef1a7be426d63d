"""Parts of a paragraph for the methods section of a paper: figures, lists, signatures, references."""

import re
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction

from annotally import __version__
from annotally.scoring.measures import Measure, Ratio, rounded

PROGRAM = f"Annotally {__version__}"
BOOTSTRAP = "Efron and Tibshirani, An Introduction to the Bootstrap (1993)"
DIGITS = 3
NAMES = {"precision": "precision", "recall": "recall", "f1": "F"}
"""Names in a sentence of the measures whose titles are those of columns."""
_RULING = re.compile(r"[A-Z]+\d+")
"""The name of a ruling of the program, no publication."""
_SEPARATOR = " | "
"""Stands between the parts of a signature (C4)."""


def figure_text(value: Ratio | float) -> str:
    """Return a figure with the decimals of a paper, half up (M2)."""
    return rounded(Fraction(value), DIGITS) if value is not None else "undefined"


def interval_text(low: Ratio | float, high: Ratio | float) -> str:
    """Return an interval in brackets with a blank ahead; empty without its ends."""
    return "" if low is None or high is None else f" [{figure_text(low)}, {figure_text(high)}]"


def count_text(count: int, noun: str) -> str:
    """Return a number of things; the noun takes an s for more than one, and no language has other words."""
    # Papers are written in English: no catalogue translates their sentences.
    return f"{count} {noun}{'s' * (count != 1)}"


def join_and(parts: Iterable[str]) -> str:
    """Return parts with commas and ``and`` between."""
    *parts_before, last = parts
    return f"{', '.join(parts_before)} and {last}" if parts_before else last


def measure_name(measure: Measure) -> str:
    """Return the name of a measure in a sentence."""
    return NAMES.get(measure.key, str(measure.title))


def reference(measure: Measure) -> str:
    """Return the publication of a measure."""
    return str(measure.source)


def signature_sentence(signature: str) -> str:
    """Return the sentence about the signature of a result, the proof that another is the same (C4)."""
    return f"The result's signature is: {signature}."


def signatures_sentence(signatures: Mapping[str, str]) -> str:
    """Return the sentence about the signatures of several results by name; shared parts stand once."""
    parts = {name: signature.split(_SEPARATOR) for name, signature in signatures.items()}
    first, *later_parts = parts.values()
    shared = [part for part in first if all(part in further for further in later_parts)]
    own_parts = [
        f"{name}: {_SEPARATOR.join(part for part in signature_parts if part not in shared)}"
        for name, signature_parts in parts.items()
        if any(part not in shared for part in signature_parts)
    ]
    if not own_parts:
        return signature_sentence(_SEPARATOR.join(shared))
    return (
        f"The results' signatures share {_SEPARATOR.join(shared)}, and have of their own "
        f"{'; '.join(own_parts)}."
    )


def paragraph(sentences: Sequence[str], references: Iterable[str]) -> tuple[str, ...]:
    """Return sentences as a paragraph, and behind it the references in the order of the alphabet, if any."""
    # Equal references of several measures are given once.
    entries = sorted(dict.fromkeys(entry for entry in references if not _RULING.fullmatch(entry)))
    cited = "; ".join(entry.rstrip(".") for entry in entries)
    return (" ".join(sentences), *([f"References: {cited}."] if entries else []))


def methods_text(parts: Sequence[str]) -> str:
    """Return a paragraph and its references as text; lines end with LF."""
    return "\n\n".join(parts) + "\n"
