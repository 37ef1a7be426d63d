"""The outcome of each mark in the text, from the decisions about its row."""

from collections.abc import Hashable

from annotally.adjudication.project.messages import CODES
from annotally.comparison.result import Level
from annotally_gui.models.decision_model import DecisionModel
from annotally_gui.models.forest import Forest
from annotally_gui.text.outcomes import MarkOutcome

_OPEN, _EITHER, _NEITHER, _EDITED = (CODES[name] for name in ("open", "either", "neither", "edited"))


class MarkOutcomes:
    """The outcomes of the marks of one document; keys of marks are rows of its tree.

    Each is looked up when it is drawn, so that a decision costs nothing for marks that are out of sight.
    """

    def __init__(self, verdicts: DecisionModel, document: str) -> None:
        self._verdicts, self._document = verdicts, document

    @property
    def _forest(self) -> Forest:
        # The one that the decisions are about now: another one may be about to be shown.
        return self._verdicts.forest

    def __call__(self, key: Hashable, side: int) -> MarkOutcome | None:
        """Return the outcome of the mark of a row on a side; None while the row is open."""
        forest, verdicts = self._forest, self._verdicts
        row = forest.row(self._document, key) if isinstance(key, int) else None
        if row is None or verdicts[self._document] is None:
            return None
        deciding = self._deciding_row(row, side)
        if deciding is None:
            return None
        code, sides = verdicts.code(deciding), verdicts.sides(deciding)
        texts = forest.texts(row)
        if code == _EDITED:
            # The extent that a person gave has its own rule; of other words the annotation stays where it is.
            moved = self._has_own_extent(deciding)
            return MarkOutcome(not moved, False, self._is_strong(deciding), False)
        left_out = code == _NEITHER or not any(texts[taken] for taken in sides)
        doubled = code == _EITHER and len([taken for taken in sides if texts[taken]]) > 1
        return MarkOutcome(side in sides, left_out, self._is_strong(deciding), doubled)

    def grades(self) -> bytes:
        """Return the grade of every row of the document, as `annotally_gui.text.outcomes.Grade` has them."""
        return self._verdicts.grades(self._document)

    def _deciding_row(self, row: int, side: int) -> int | None:
        """Return the deciding row of a mark: its own, else the one below it about the place.

        None while the annotation is open.
        """
        # Who decides slot by slot leaves the annotation's own row open: then the slot that says where it
        # stands decides, and before that one is decided nothing does. Trees in the window have no extents
        # (`annotally.reports.tree.chunks.light`): the slot is known by its words, which are the annotation's.
        forest, verdicts = self._forest, self._verdicts
        if verdicts.code(row) != _OPEN:
            return row
        if verdicts.waits(forest.object_of(row)):
            return None
        words = forest.text(row, side)
        decided = [below for below in forest.children(row) if verdicts.code(below) != _OPEN]
        of_words = (below for below in decided if forest.text(below, side) == words)
        return next(of_words, next(iter(decided), None))

    def _has_own_extent(self, row: int) -> bool:
        decided, base = self._verdicts[self._document], self._forest.row(self._document, 0)
        return decided is not None and base is not None and row - base in decided.extents

    def _is_strong(self, row: int) -> bool:
        """Tell whether a person decided about a row or its annotation, not a rule or something further up."""
        forest, verdicts = self._forest, self._verdicts
        if verdicts.by_rule(row):
            return False
        # Decisions are handed down from a row to those below it: climb to the row that was decided.
        while not verdicts.own(row):
            if forest.level[row] in (Level.INSTANCE, Level.MENTION, Level.DOCUMENT):
                return False
            row = forest.parent(row)
        return True
