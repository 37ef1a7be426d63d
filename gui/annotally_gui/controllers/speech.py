"""Announcements to a screen reader: changes beside the place it reads."""

from PySide6.QtCore import QTimer

from annotally.comparison.result import Level
from annotally.reports.tree.inspection import Inspection
from annotally.scoring.tally import Status
from annotally_gui.controllers.commands.controller import Controller
from annotally_gui.models.app_state import AppState, Place
from annotally_gui.models.final_words import final_words
from annotally_gui.models.tree_words import spoken_title
from annotally_gui.services.i18n import tr
from annotally_gui.views.inspector import InspectorPane
from annotally_gui.views.mapping import MappingPane
from annotally_gui.views.reading import ReadingPane
from annotally_gui.window.main_window import MainWindow

REST = 700
"""Milliseconds without a change of the filter after which its count is spoken."""


class SpeechController(Controller):
    """Controller of announcements: the difference gone to, a filter's count, the marks at the caret.

    Decisions, undo and refusals are announced where they are made.
    """

    def __init__(
        self,
        window: MainWindow,
        state: AppState,
        inspector: InspectorPane,
        mapping: MappingPane,
        reading: ReadingPane,
    ) -> None:
        super().__init__(window.context, state)
        self._inspector, self._mapping = inspector, mapping
        self._spoken: Place | None = None
        """The place whose difference was spoken last: after a decision it is inspected anew."""
        self._was_filtered, self._summary = False, ""
        self._rest = QTimer(self, singleShot=True, interval=REST)
        self._rest.timeout.connect(self._tell_count)
        mapping.filter_changed.connect(self._filtered)
        state.opened.connect(self._forget)
        state.closed.connect(self._forget)
        window.settled.connect(lambda: self._context.alerts.announce(window.status.position.whole))
        for pane in reading.pair.panes:
            pane.marks_entered.connect(self._context.alerts.announce)

    def _forget(self) -> None:
        self._spoken, self._was_filtered = None, False
        self._rest.stop()

    def tell_difference(self, inspection: Inspection | None) -> None:
        """Speak the difference of the sides in a row that was gone to, and the decision about it.

        In the tree the row speaks for itself: only the sentence of a disagreement is added.
        """
        place = self._state.place if inspection is not None else None
        if inspection is None or place is None or place == self._spoken:
            self._spoken = place
            return
        self._spoken = place
        sentence = self._inspector.difference
        if self._mapping.tree.hasFocus():
            self._context.alerts.announce(sentence if Status(inspection.status).disagreement else "")
            return
        row, forest = self._state.forest_row(), self._state.forest
        words = sentence
        if row >= 0 and inspection.level == Level.INSTANCE:
            words = tr("{title}: {sentence}", title=spoken_title(forest, row), sentence=sentence)
        decision = self._decision(row)
        tail = tr("Final: {decision}.", decision=decision) if decision else ""
        self._context.alerts.announce(" ".join(filter(None, (words, tail))))

    def _decision(self, row: int) -> str:
        comparison = self._state.comparison
        if row < 0 or comparison is None or self._state.project is None:
            return ""
        return final_words(self._state.forest, self._mapping.model.verdicts, row, comparison.sides)

    def _filtered(self, summary: str) -> None:
        # A long filter reports its count in pieces: the last one is spoken.
        self._summary = summary
        self._rest.start()

    def _tell_count(self) -> None:
        is_filtered = self._mapping.matched() is not None
        if is_filtered or self._was_filtered:
            self._context.alerts.announce(tr("Listed: {summary}", summary=self._summary))
        self._was_filtered = is_filtered
