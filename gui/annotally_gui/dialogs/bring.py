"""The choice of annotations of other rows that belong to a row of several annotators."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from annotally.adjudication.project.messages import PairingCandidate
from annotally.model.letters import LETTERS
from annotally_gui.context import AppContext
from annotally_gui.dialogs.pair_with import PairWithDialog
from annotally_gui.models.app_state import AppState, Place
from annotally_gui.models.differences import on_one_line
from annotally_gui.services.i18n import mark, tr

_WIDTH = 760
"""Pixels of width for lines with several annotators."""


class BringDialog(PairWithDialog):
    """A list of annotations that could join the row of ``place``; Return brings the chosen ones there."""

    def __init__(
        self,
        context: AppContext,
        state: AppState,
        place: Place,
        having: Sequence[int],
        parent: QWidget | None = None,
    ) -> None:
        self._having = having
        super().__init__(context, state, place, parent)
        self.resize(max(self.width(), _WIDTH), self.height())

    def _wording(self) -> tuple[str, str, str]:
        forest, having = self._state.forest, self._having
        # The text of the first annotator who has one stands for all of them.
        words = next((text for side in having if (text := on_one_line(forest.text(self._owner, side)))), "")
        sentence = mark("{letters} has here: {title}, {words}. Which annotation is the same object?")
        if len(having) > 1:
            sentence = mark("{letters} have here: {title}, {words}. Which annotation is the same object?")
        return (
            tr(sentence, letters=self._letters(having), title=forest.title(self._owner), words=words),
            tr("The task has no candidates to pair with this annotation."),
            tr(
                "Points are the highest score of any two of the annotations. A chosen "
                "annotation replaces the annotation that its annotator has in this row. "
                "Scores mark manual pairs."
            ),
        )

    def _columns(self) -> tuple[tuple[str, int], ...]:
        return (tr("Annotator"), 14), (tr("Annotation"), 18), (tr("Content"), 34), (tr("Now"), 0)

    def _cells(self, candidate: PairingCandidate, row: int) -> list[str]:
        forest = self._state.forest
        says = dict.fromkeys(on_one_line(forest.text(row, side)) for side in candidate.sides)
        present = tr("paired") if len(candidate.sides) > 1 else tr("unpaired")
        if candidate.beside:
            present = tr("with {letters}", letters=", ".join(LETTERS[side] for side in candidate.beside))
        return [self._letters(candidate.sides), forest.title(row), " | ".join(filter(None, says)), present]

    def _letters(self, sides: Sequence[int]) -> str:
        """Return annotators in words: one with its name, several by their letters."""
        if len(sides) > 1:
            return ", ".join(LETTERS[side] for side in sides)
        opened = self._state.comparison
        names = opened.sides if opened is not None else ()
        return ", ".join(
            tr("{letter} ({name})", letter=LETTERS[side], name=names[side]) if names else LETTERS[side]
            for side in sides
        )
