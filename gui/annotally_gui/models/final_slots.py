"""The text of a slot of several fills in the final key, from the decisions about its fills' rows."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from annotally.adjudication.project.messages import CODES
from annotally.comparison.result import Level
from annotally_gui.models.decision_model import DecisionModel
from annotally_gui.models.forest import Forest

_WRITTEN, _EITHER = CODES["edited"], CODES["either"]


class _FillLine(NamedTuple):
    """A fill, or several equal ones: its text on each side, and the decision about it."""

    texts: list[str]
    code: int
    sides: tuple[int, ...]
    words: str

    def texts_of(self, sides: Iterable[int]) -> list[str]:
        """Return the texts of sides, or the text written by hand."""
        return [self.words] if self.code == _WRITTEN else [self.texts[side] for side in sides]

    def texts_for(self, side: int) -> list[str]:
        """Return the texts for a side that an "either" decision names, else the texts that are taken."""
        if self.code != _EITHER:
            return self.texts_of(self.sides)
        here = [candidate for candidate in self.sides if self.texts[candidate]]
        return self.texts_of([side] if side in self.sides else here[:1])


def slot_text(forest: Forest, verdicts: DecisionModel, row: int) -> str:
    """Return the alternatives of a slot that has rows below it, `` | `` between them, their fills by ``; ``.

    The rule is that of `annotally.adjudication.final_key.slots`, applied to rows.
    """

    def line(at: int) -> _FillLine:
        return _FillLine(forest.texts(at), verdicts.code(at), verdicts.sides(at), verdicts.words(at))

    def uncompared_text(at: int) -> str:
        fills = map(line, forest.children(at))
        return _join_fills(fill.texts_of(fill.sides) for fill in fills)

    # Compared fills stand directly below the slot; alternatives that were not compared have rows of their
    # own, with their fills below. "Either" decisions split the compared fills into an alternative for each
    # named side; otherwise these are a single one. Equal alternatives are merged in the end.
    below = list(forest.children(row))
    compared = [line(at) for at in below if forest.level[at] == Level.FILL]
    having = [side for side, text in enumerate(forest.texts(row)) if text]
    either_sides = list(_sides_of_either([line(row), *compared], having))
    alternatives = [] if either_sides else [_join_fills(fill.texts_for(-1) for fill in compared)]
    uncompared = [at for at in below if forest.level[at] == Level.ALTERNATIVE]
    for side in dict.fromkeys((*either_sides, *verdicts.sides(row), *having)):
        if side in either_sides:
            alternatives.append(_join_fills(fill.texts_for(side) for fill in compared))
        alternatives += map(uncompared_text, (at for at in uncompared if forest.texts(at)[side]))
    return " | ".join(dict.fromkeys(filter(None, alternatives)))


def is_slot_with_fill_rows(forest: Forest, verdicts: DecisionModel, row: int) -> bool:
    """Tell whether a row is a slot that stands in the key once and has rows for its fills."""
    if forest.level[row] != Level.SLOT or _side_by_side(forest, verdicts, row):
        return False
    return any(forest.level[at] in (Level.FILL, Level.ALTERNATIVE) for at in forest.children(row))


def _side_by_side(forest: Forest, verdicts: DecisionModel, row: int) -> bool:
    """Tell whether the annotation of a slot stands in the key as several sides have it."""
    # Nested slots belong to the annotation above them, whose decision tells how many times it stands in the
    # key.
    while forest.level[row] == Level.SLOT:
        row = forest.parent(row)
    texts = forest.texts(row)
    chosen = [side for side in verdicts.sides(row) if texts[side]]
    return verdicts.code(row) == CODES["both"] and len(chosen) > 1


def _sides_of_either(lines: Iterable[_FillLine], having: list[int]) -> Iterator[int]:
    """Yield the sides that have an alternative of their own, the first named first."""
    # Only a choice among several sides that have something makes alternatives; each side comes once, in the
    # order of decisions.
    yielded_sides: set[int] = set()
    for line in lines:
        chosen = [side for side in line.sides if side in having]
        if line.code == _EITHER and len(chosen) > 1:
            yield from (side for side in chosen if side not in yielded_sides)
            yielded_sides.update(chosen)


def _join_fills(texts: Iterable[list[str]]) -> str:
    return "; ".join(dict.fromkeys(text for fill_texts in texts for text in fill_texts if text))
