"""Suggestions in place of unknown names: the known name that is most like one."""

from collections.abc import Sequence

from annotally.model.wording import Wording

_NEAR = 60
"""The similarity, in percent, from which a name is suggested in place of an unknown one."""


def nearest(name: str, names: Sequence[str]) -> str:
    """Return the known name most like ``name``, the first of equals; empty if none is near."""
    from rapidfuzz import fuzz, process

    folded = [candidate.casefold() for candidate in names]
    match = process.extractOne(name.casefold(), folded, scorer=fuzz.ratio, score_cutoff=_NEAR)
    return names[match[2]] if match else ""


def perhaps(name: str, names: Sequence[str], otherwise: Wording) -> Wording:
    """Return the remedy for an unknown name: the nearest known one, else ``otherwise``."""
    near = nearest(name[:80], names)
    return Wording("did you mean {name}?", name=near) if near else otherwise
