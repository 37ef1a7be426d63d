"""Brackets of CoNLL coreference that say more than the chain, as CorefUD has them: ``(e1-person-1-coref)``.

Behind the entity stand its type, the head and more, with hyphens between; the closing bracket has the entity
alone. The details are not read, and stay in the file where the bracket stays.
"""

import re
from collections.abc import Iterable

BRACKET = re.compile(r"\|?(?:(\()?([^()|\s]+)(\))?)")
"""A bracket of the last column: open, chain, close."""
_DETAILED = re.compile(r"e[0-9]+-")
"""An entity as CorefUD numbers them, with more behind it."""


def has_details(cells: Iterable[str]) -> bool:
    """Tell whether the brackets of a document say more than their chain; linear.

    Chains may have hyphens themselves: then closing brackets have them, too.
    """
    # Closing brackets decide, else those that open longer mentions. A document of mentions of one word has
    # neither, and its entities have to look like those of CorefUD.
    # A cell that is a hyphen alone has no bracket.
    brackets = [match.groups() for cell in cells if "-" in cell for match in BRACKET.finditer(cell)]
    if any("-" in chain for opens, chain, closes in brackets if closes and not opens):
        return False
    detailed = [(chain, closes) for opens, chain, closes in brackets if opens and "-" in chain]
    if any(not closes for _, closes in detailed):
        return True
    return bool(detailed) and all(_DETAILED.match(chain) for chain, _ in detailed)


def without_details(chain: str) -> str:
    """Return the chain of a bracket with details."""
    return chain.partition("-")[0] or chain


def spelled_as_before(brackets: Iterable[str], cell: str) -> list[str]:
    """Return the brackets of a cell, those that it had before as they were spelled, with their details."""
    spelled: dict[str, list[str]] = {}
    for match in BRACKET.finditer(cell):
        opens, chain, closes = match.groups(default="")
        spelled.setdefault(f"{opens}{without_details(chain)}{closes}", []).append(f"{opens}{chain}{closes}")
    return [spelled[bracket].pop(0) if spelled.get(bracket) else bracket for bracket in brackets]
