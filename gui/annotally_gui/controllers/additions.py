"""Added annotations: written from the selected words, listed, edited, removed."""

from collections.abc import Callable

from annotally.adjudication.project.messages import AddedRow, RowDraft, Written
from annotally_gui.controllers.commands.controller import Controller
from annotally_gui.controllers.commands.decisions import DecisionCommands
from annotally_gui.dialogs.annotation import AnnotationDialog
from annotally_gui.models.app_state import AppState, Place
from annotally_gui.models.decision_model import DecisionModel
from annotally_gui.models.token_words import elsewhere_words, misfit_words
from annotally_gui.services.i18n import tr
from annotally_gui.services.requests import Editing
from annotally_gui.text.final_pane import FinalPane
from annotally_gui.window.main_window import MainWindow


class AdditionController(Controller):
    """Controller of annotations that no side has."""

    def __init__(
        self,
        window: MainWindow,
        state: AppState,
        decisions: DecisionCommands,
        verdicts: Callable[[], DecisionModel],
        text: FinalPane,
    ) -> None:
        super().__init__(window.context, state)
        self._say = window.status.say
        self._window, self._decisions, self._verdicts, self._text = window, decisions, verdicts, text
        window.context.actions.bind("decide.add", self.add)
        window.context.actions.bind("decide.added", self.list)

    def add(self) -> None:
        """Write an annotation of the selected words, or, where none are selected, one without a place."""
        # White space at either end of a selection does not belong to the annotation: the extent shrinks by
        # as many code points as were stripped.
        view = self._state.view
        if view is None:
            return
        start, end = self._text.selection()
        words = self._text.selected_text()
        start += len(words) - len(words.lstrip())
        end -= len(words) - len(words.rstrip())
        extent = self._fitted(start, end) if start < end else (start, start)
        if extent is None:
            return
        extents = (extent,) if extent[0] < extent[1] else ()
        self._blank(view.document, "", extents, lambda draft: self._write(view.document, draft, extents))

    def _fitted(self, start: int, end: int) -> tuple[int, int] | None:
        """Return the selected extent as a format of the key holds it; None where none does, which is said."""
        tokens, text = self._text.tokens, self._text.text
        if tokens is None:
            return start, end
        extent = tokens.fitted(start, end)
        misfits = tokens.misfits(*extent, text) if extent[0] < extent[1] else {}
        if extent[0] == extent[1]:
            self._say(
                tr(
                    "The selection contains no token: select words, or nothing for "
                    "an annotation without an extent"
                )
            )
            return None
        if len(misfits) == len(tokens.holders):
            self._say(misfit_words(tokens, misfits[min(misfits, key=lambda holder: holder.unit)]))
            return None
        if extent != (start, end):
            self._text.select(*extent)
            words = " ".join(text[slice(*extent)].split())
            # Isolated, so that words written from the right leave the order of the line alone.
            self._say(tr("Selection extended to whole tokens: “{words}”", words=f"\u2068{words}\u2069"))
        elif misfits:
            self._say(elsewhere_words(tokens, *extent, text))
        return extent

    def _blank(
        self,
        document: str,
        kind: str,
        extents: tuple[tuple[int, int], ...],
        then: Callable[[RowDraft], object],
    ) -> None:
        self.ask(Editing.blank, document, kind, extents, on_result=then)

    def _write(self, document: str, draft: RowDraft, extents: tuple[tuple[int, int], ...]) -> None:
        sheet = AnnotationDialog(
            draft, lambda kind, then: self._blank(document, kind, extents, then), self._window
        )
        sheet.confirmed.connect(lambda _draft, annotation: self._decisions.add(document, annotation))
        sheet.open()

    def list(self) -> None:
        """List the annotations added to the document shown."""
        from annotally_gui.dialogs.added import AddedDialog

        view = self._state.view
        if view is None:
            return
        sheet = AddedDialog(self._rows(view.document), self._window)
        sheet.looked_at.connect(self._look)
        sheet.removed.connect(lambda name: self._decisions.remove(view.document, name))
        sheet.chosen.connect(lambda name: self._rewrite(view.document, name))

        # The list follows decisions while it is open. Without the disconnection the state would keep the
        # closed dialog alive and call it.
        def update(_documents: object) -> None:
            sheet.show_rows(self._rows(view.document))

        self._state.decisions_came.connect(update)
        sheet.finished.connect(lambda: self._state.decisions_came.disconnect(update))
        sheet.open()

    def _rows(self, document: str) -> tuple[AddedRow, ...]:
        decided = self._verdicts()[document]
        return decided.added if decided is not None else ()

    def _look(self, row: AddedRow) -> None:
        """Select the row of an annotation, and the words that it stands on."""
        view, forest = self._state.view, self._state.forest
        number = forest.document_number(view.document) if view is not None else None
        if view is not None and number is not None:
            added = forest.added_of(view.document)
            there = next((top for top in added.tops if added.entry(top).name == row.name), None)
            if there is not None:
                self._state.select(Place(view.document, len(forest.trees[number].nodes) + there))
        if row.extents:
            self._text.select(row.extents[0][0], row.extents[-1][1])

    def _rewrite(self, document: str, name: str) -> None:
        def show(draft: RowDraft) -> None:
            sheet = AnnotationDialog(draft, parent=self._window)
            sheet.setWindowTitle(draft.title)
            sheet.keep_button.setText(tr("&Save"))
            sheet.confirmed.connect(keep)
            sheet.open()

        def keep(_draft: RowDraft, annotation: Written) -> None:
            self._decisions.rewrite(document, name, annotation)

        self.ask(Editing.added, document, name, on_result=show)
