"""The panes of an open comparison, kept in step with each other."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass

from annotally.comparison.result import Level
from annotally.reports.messages import (
    DocumentView,
    Opened,
    Recompared,
    Repaired,
    ReportPage,
    Scored,
    ScoredBatch,
)
from annotally.reports.tables.score_tables import ScoreRow, total_of
from annotally.reports.tables.word_errors import rate_text, words_of
from annotally.reports.tree.classes import ClassTable
from annotally.reports.tree.inspection import Inspection
from annotally.reports.tree.unit_tree import TreeTable
from annotally.scoring.families import f1
from annotally.scoring.measures import rounded
from annotally.scoring.tally import Status
from annotally_gui.actions.catalogue import spec
from annotally_gui.actions.spec import Need
from annotally_gui.controllers.additions import AdditionController
from annotally_gui.controllers.adjudication import AdjudicationController
from annotally_gui.controllers.agreement import AgreementController
from annotally_gui.controllers.annotator_colours import AnnotatorColourController, ColouredPanes
from annotally_gui.controllers.annotators import AnnotatorPanes, AnnotatorsController
from annotally_gui.controllers.commands.controller import Controller
from annotally_gui.controllers.commands.export import ExportCommands
from annotally_gui.controllers.commands.navigation import DisagreementNavigator
from annotally_gui.controllers.commands.navigation_history import NavigationHistory
from annotally_gui.controllers.commands.open import OpenCommands
from annotally_gui.controllers.commands.projects import ProjectCommands
from annotally_gui.controllers.concordance import ConcordanceController
from annotally_gui.controllers.extents import ExtentEditor
from annotally_gui.controllers.pairing import PairingController
from annotally_gui.controllers.reasons import ReasonMenu
from annotally_gui.controllers.review import ReviewController
from annotally_gui.controllers.row_lists import RowLists
from annotally_gui.controllers.run_comparison import RunComparisonController
from annotally_gui.controllers.speech import SpeechController
from annotally_gui.controllers.systems import SystemsController
from annotally_gui.controllers.text_contents import TextContentsController
from annotally_gui.models.app_state import AppState, Place, counted_in, linked_rows, marked_rows
from annotally_gui.models.filter_syntax import DISAGREEING, chosen, toggled
from annotally_gui.models.final_words import merging_words
from annotally_gui.models.tree_keys import keys_of, rows_of
from annotally_gui.models.tree_words import added_mark_text, mark_text
from annotally_gui.services.i18n import tr
from annotally_gui.services.requests import Editing, Service
from annotally_gui.services.session import Session
from annotally_gui.views.agreement import AgreementPane
from annotally_gui.views.classes import ClassesPane
from annotally_gui.views.concordance import ConcordancePane
from annotally_gui.views.confusion import ConfusionPane
from annotally_gui.views.corpus import CorpusPane
from annotally_gui.views.inspector import InspectorPane
from annotally_gui.views.mapping import MappingPane
from annotally_gui.views.pairs import PairsPane
from annotally_gui.views.questions import QuestionsPane
from annotally_gui.views.reading import ReadingPane
from annotally_gui.views.scope_bar import NumberScope
from annotally_gui.views.scores import ScoresPane
from annotally_gui.window.main_window import MainWindow
from annotally_gui.window.status_bar import Position

REPORT_CHARACTERS = 500_000
"""How much of a report is shown: what can be laid out without holding the window up."""


@dataclass(frozen=True, slots=True)
class DataPanes:
    """The panes of the window, each by its type."""

    reading: ReadingPane
    corpus: CorpusPane
    inspector: InspectorPane
    mapping: MappingPane
    scores: ScoresPane
    classes: ClassesPane
    confusion: ConfusionPane
    agreement: AgreementPane
    concordance: ConcordancePane
    questions: QuestionsPane
    pairs: PairsPane


_INSPECTION, _REPORTS = "inspection", "reports"


class PaneController(Controller):
    """The panes of an open comparison, kept in step with each other."""

    def __init__(
        self,
        window: MainWindow,
        state: AppState,
        opening: OpenCommands,
        projects: ProjectCommands,
        panes: DataPanes,
    ) -> None:
        super().__init__(window.context, state)
        self._window = window
        self._opening = opening
        self._panes = panes
        self._restored = Session()
        self._height_lent = 0
        """Pixels that the inspector got for open reasons."""
        self._measured: tuple[tuple[ScoreRow, ...], tuple[tuple[str, str], ...]] = (), ()
        """A score table, and what the status bar has of it: the bar is written several times a decision."""
        self._exports = ExportCommands(window.context, state)
        # Order matters: adjudication makes the decision commands that most others enter decisions with, and
        # what listens to the same signal of the state is called in the order of its making.
        self.history = NavigationHistory(state, opening, self._tell_history)
        self.adjudication = AdjudicationController(
            window, state, opening, projects, panes.mapping, panes.corpus, panes.inspector
        )
        order, matched = self.adjudication.object_order, panes.mapping.matched
        self.navigator = DisagreementNavigator(state, opening, matched, window.status.say, order)
        self.adjudication.progressed.connect(self._tell_position)
        self.extents = ExtentEditor(
            self._context,
            state,
            self.adjudication.decisions,
            lambda: panes.mapping.model.verdicts,
            panes.reading.text,
            window.status.say,
        )
        card = panes.inspector.card
        if card is not None:
            card.move_asked.connect(self._move_line)
        self.reasons = ReasonMenu(window, state, self.adjudication.decisions)
        pair_list = window.context.actions.action("decide.pair_list")
        self.pairing = PairingController(
            window, state, self.adjudication.decisions, panes.mapping, pair_list.trigger
        )
        self.additions = AdditionController(
            window,
            state,
            self.adjudication.decisions,
            lambda: panes.mapping.model.verdicts,
            panes.reading.text,
        )
        self.annotators = AnnotatorsController(
            window,
            state,
            self.adjudication.decisions,
            AnnotatorPanes(panes.pairs, panes.scores, panes.reading),
            self._show_text,
        )
        self.annotator_colours = AnnotatorColourController(
            window,
            state,
            ColouredPanes(panes.mapping, panes.reading, panes.inspector),
            lambda: self.annotators.lanes,
        )
        self.annotators.lanes_changed.connect(self.annotator_colours.tell)
        self.text_contents = TextContentsController(window, state, panes.mapping, panes.reading)
        self.row_lists = RowLists(window, state, panes.mapping, panes.confusion)
        self.agreement = AgreementController(window.context, state, panes.agreement)
        self.concordance = ConcordanceController(
            window, state, opening, panes.concordance, panes.mapping, panes.reading
        )
        self.concordance.acknowledged.connect(self.adjudication.acknowledge)
        self.reasons.listed.connect(self.concordance.offer_reasons)
        self.run_comparison = RunComparisonController(window, state, opening, self._exports)
        self.systems = SystemsController(window, state, opening, self._exports)
        self._speech = SpeechController(window, state, panes.inspector, panes.mapping, panes.reading)
        self.review = ReviewController(window, state, opening, self._exports, panes.mapping, panes.questions)
        self._connect(state, opening, panes)

    def _connect(self, state: AppState, opening: OpenCommands, panes: DataPanes) -> None:
        """Connect the signals of the state and of the panes."""
        state.batch_came.connect(self._batch_came)
        state.scored.connect(self._scored)
        state.project_changed.connect(lambda _project: self._tell_only_open())
        state.recompared.connect(self._recompared)
        opening.comparing.connect(lambda old: self._mark_old(old, document=old))
        state.repaired.connect(self._repaired)
        state.rescored.connect(self._rescored)
        state.decisions_came.connect(lambda _documents: self._warn())
        state.project_changed.connect(lambda _project: self._warn())
        state.document_shown.connect(self._document_shown)
        state.place_changed.connect(self._place_changed)
        panes.corpus.document_activated.connect(opening.show_document)
        panes.reading.row_clicked.connect(self._row_clicked)
        panes.reading.set_tooltip_source(self._tooltip)
        panes.mapping.row_activated.connect(lambda document, row: opening.go(Place(document, row)))
        panes.mapping.filter_changed.connect(self._filtered)
        panes.mapping.tree.text_asked.connect(self._entered)
        panes.mapping.tree.target_asked.connect(lambda row: self._follow(Place(*state.forest.place(row))))
        panes.inspector.target_chosen.connect(self._go_to_row)
        panes.inspector.set_reasons_open(self._context.settings.values.reasons_open)
        panes.inspector.reasons_toggled.connect(self._keep_reasons)
        panes.classes.row_activated.connect(self._go_in_document)
        panes.classes.numbers_changed.connect(self._number)
        panes.classes.text_asked.connect(self._entered)
        panes.scores.cell_activated.connect(self.row_lists.list_counted)
        panes.confusion.cell_activated.connect(self.row_lists.list_confused)
        panes.agreement.instances_asked.connect(self.row_lists.list_filtered)
        self._bind()

    def _bind(self) -> None:
        bind, panes, walk = self._context.actions.bind, self._panes, self.adjudication.decisions.walk
        bind("go.next_disagreement", lambda: walk(self.navigator.next))
        bind("go.previous_disagreement", lambda: walk(self.navigator.previous))
        bind("go.next_same", lambda: walk(self.navigator.next_alike))
        bind("go.previous_same", lambda: walk(self.navigator.previous_alike))
        bind("go.next_document", panes.corpus.next_document)
        bind("go.previous_document", panes.corpus.previous_document)
        bind("go.target", self._follow_selected)
        bind("go.back", self.history.back)
        bind("go.forward", self.history.forward)
        bind("edit.find", panes.reading.find_bar.begin)
        bind("edit.find_next", panes.reading.find_bar.step)
        bind("edit.find_previous", lambda: panes.reading.find_bar.step(backwards=True))
        bind("edit.filter", panes.mapping.focus_filter)
        bind("edit.clear_filter", panes.mapping.clear)
        bind("view.open_only", self._only_open)
        bind("view.expand_all", panes.mapping.tree.open_all)
        bind("view.collapse_all", panes.mapping.tree.close_all)
        bind("score.copy_table", panes.scores.table.copy)
        bind("score.copy_text", panes.scores.copy_as_text)
        bind("score.copy_csv", panes.scores.copy_as_csv)
        bind("file.export_csv", self._export)
        bind("file.export_reports", self._export_reports)
        bind("score.reports", self._read_reports)

    def begin(self, opened: Opened, restored: Session) -> None:
        """Show a comparison none of whose documents is scored yet."""
        panes, a, b = self._panes, opened.sides[0], opened.sides[1]
        self._restored = restored
        self._state.text_side = restored.text_side
        annotators = len(opened.sides) if opened.key2key else 0
        panes.mapping.start(opened.sides, annotators, again=not restored.empty)
        panes.classes.model.annotators = annotators
        self._window.legend.set_annotators(annotators)
        self._state.forest = panes.mapping.forest
        panes.corpus.set_documents(opened.documents, worded=opened.texts > 1)
        panes.reading.clear()
        self.history.clear()
        panes.scores.mark(frozenset())
        panes.scores.set_of_annotators(opened.key2key)
        self._inspected(None)
        for scope in NumberScope:
            panes.scores.set_rows(scope, ())
            panes.confusion.set_matrix(scope, None)
        self._mark_old(False)
        panes.classes.show_document(ClassTable())
        for pane in (panes.corpus, panes.reading, panes.confusion):
            pane.set_side_names(a, b)
        panes.inspector.set_side_names(*opened.sides)
        self.annotators.begin(opened)
        if self._context.settings.values.reasons_open and not self._height_lent:
            self._make_room_for_reasons(True)
        for table in (panes.concordance, panes.questions, panes.classes):
            table.set_side_names(*opened.sides)
        if restored.filter:
            panes.mapping.set_filter_text(restored.filter)
        self._tell_position()

    def keep_open(self) -> None:
        """Keep rows of the tree open: the same files are about to be opened again."""
        self._panes.mapping.keep_open()

    def _number(self, numbers: Mapping[tuple[int, int], str]) -> None:
        """Show the numbers of the chosen mentions, those of the annotators that are drawn."""
        self._panes.reading.set_numbers(dict(self.annotators.drawn_numbers(numbers).items()))

    def view(self) -> tuple[str, int]:
        """Return the filter and the first visible code point, for the next start."""
        return self._panes.mapping.filter_text, self._panes.reading.text.first_visible_offset()

    # --- when the state changes

    def _batch_came(self, batch: ScoredBatch) -> None:
        self._panes.mapping.append(batch.trees)
        self._panes.corpus.update_rows(batch.corpus)
        self._tell_position()

    def _scored(self, scored: Scored) -> None:
        self._panes.scores.set_signature(scored.signature)
        self._panes.scores.set_rows(NumberScope.CORPUS, scored.rows)
        self._panes.confusion.set_matrix(NumberScope.CORPUS, scored.confusion)
        self._panes.mapping.finish()
        self._tell_position()
        self._window.settle()

    def _recompared(self, recompared: Recompared) -> None:
        """Show a document as it is compared now, and mark the figures of the others as old."""
        self._mark_old(True, document=recompared.tree is None)
        if recompared.tree is None:
            self._state.outdated = True
            return
        self._panes.corpus.update_rows((recompared.corpus,))
        self._replace((recompared.tree,), recompared.view, whole=False)

    def _repaired(self, repaired: Repaired) -> None:
        """Show the rows that a document has since people paired annotations in it, or added some."""
        is_shown = self._state.view is not None and self._state.view.document == repaired.view.document
        self._panes.corpus.update_rows((repaired.corpus,))
        self._replace((repaired.tree,), repaired.view if is_shown else None, whole=False)

    def _rescored(self, batch: ScoredBatch) -> None:
        self._panes.corpus.update_rows(batch.corpus)
        self._replace(batch.trees, None, whole=True)
        self._mark_old(False)

    def _mark_old(self, old: bool, *, document: bool = False) -> None:
        for bar in (self._panes.scores.bar, self._panes.confusion.bar):
            bar.set_stale(old, document=document)

    def _replace(self, trees: Sequence[TreeTable], view: DocumentView | None, *, whole: bool) -> None:
        """Put other trees in the place of those there are, the ``whole`` corpus or some.

        ``view`` is the document that is shown, where its rows are others too.
        """
        # The selected row is remembered by its texts, since its number is another one in the new trees; the
        # scroll position is kept if the same document is shown again.
        state, text = self._state, self._panes.reading.text
        keys = keys_of(state.forest, (state.forest_row(),))
        self._panes.mapping.replace(trees, whole=whole)
        state.forest = self._panes.mapping.forest
        self.history.clear()
        if view is not None:
            same = state.view is not None and state.view.document == view.document
            scroll = text.first_visible_offset()
            state.show_document(view)
            if same:
                text.scroll_to(scroll)
        rows = rows_of(state.forest, keys.values())
        # Straight from the one row to the other: in between nothing would be chosen, and panes say so.
        place = next((Place(*state.forest.place(row)) for row in rows.values()), None)
        state.select(place, anew=True)
        self._tell_position()

    def _document_shown(self, view: DocumentView) -> None:
        # The scroll position of the session before holds for its document once: whatever is shown first
        # ends it.
        panes = self._panes
        self._show_text(view)
        panes.classes.show_document(view.classes)
        panes.corpus.set_current(view.document)
        panes.mapping.set_document(view.document)
        panes.scores.set_rows(NumberScope.DOCUMENT, view.rows)
        panes.confusion.set_matrix(NumberScope.DOCUMENT, view.confusion)
        states = frozenset(map(Status, view.statuses))
        several_texts = view.second is not None and not self.annotators.has_many
        self._window.show_document(view.label, states, several_texts=several_texts)
        self._warn()
        if self._restored.document == view.document:
            panes.reading.text.scroll_to(self._restored.scroll)
        self._restored = Session()

    def _warn(self) -> None:
        """Warn in the text, and among the classes, of links that merge classes to be kept apart."""
        panes, view = self._panes, self._state.view
        has_project = self._state.project is not None
        verdicts = panes.mapping.model.verdicts
        rows = verdicts.merging(view.document) if has_project and view is not None else ()
        panes.reading.set_warned(rows)
        panes.classes.model.set_merging(rows)

    def _show_text(self, view: DocumentView) -> None:
        """Show the text of a document, with the annotations that are to be drawn in it."""
        marks, arcs = self.annotators.drawn(view)
        self._panes.reading.show_document(
            view.text,
            marks,
            arcs,
            numbered=len(view.classes) > 0,
            second=self.annotators.drawn_second(view),
            tokens=view.tokens,
            words=words_of(view.rows),
            sides=self._state.comparison.sides if self._state.comparison is not None else (),
        )

    def _place_changed(self, place: Place | None) -> None:
        # Parts of the window that can answer at once do so; the inspection comes from the worker, and the
        # one asked for before is cancelled, so that only the last row gone to is shown.
        panes, view = self._panes, self._state.view
        self.cancel(_INSPECTION)
        row = self._state.forest_row()
        if place is None or view is None or (row < 0 and self._state.tree is not None):
            panes.reading.set_current(())
            panes.classes.select(-1)
            panes.scores.mark(frozenset())
            self._inspected(None)
            self._tell_position()
            return
        self.history.visit(place)
        if row >= 0 and self._state.forest.added_row(row) is not None:
            self._added_chosen(place)
            return
        tree = self._state.tree
        rows = [place.row] if tree is None else marked_rows(tree, view.marks, place.row)
        panes.classes.select(place.row)
        numbered = tree is not None and tree.nodes.level[place.row] in (Level.COMPONENT, Level.CLASS)
        linked = () if tree is None else linked_rows(tree, view.arcs, place.row)
        panes.reading.set_current(rows, outlined=not numbered, linked=linked)
        panes.scores.mark(frozenset() if tree is None else counted_in(tree, place.row))
        panes.mapping.select(place.document, place.row)
        self._tell_position()
        self.ask(Service.inspect, place.document, place.row, on_result=self._inspected, kind=_INSPECTION)

    def _added_chosen(self, place: Place) -> None:
        """Show an added annotation: it stands in the text and in the key, and in no comparison."""
        panes = self._panes
        panes.classes.select(-1)
        top = self._state.forest.place(self._state.forest.object_of(self._state.forest_row()))[1]
        panes.reading.set_current((top,))
        panes.scores.mark(frozenset())
        panes.mapping.select(place.document, place.row)
        self._tell_position()
        self.ask(Editing.inspect, place.document, place.row, on_result=self._inspected, kind=_INSPECTION)

    def _inspected(self, inspection: Inspection | None) -> None:
        self._panes.inspector.show_inspection(inspection)
        self._speech.tell_difference(inspection)
        leads = inspection is not None and inspection.target >= 0
        self._context.actions.set_enabled("go.target", leads)

    def _keep_reasons(self, is_open: bool) -> None:
        """Remember whether the reasons are open, and make room for them; closed they give it back."""
        self._context.settings.change(reasons_open=is_open)
        self._make_room_for_reasons(is_open)

    def _make_room_for_reasons(self, is_open: bool) -> None:
        layout, height = self._window.layout_of_panes, self._panes.inspector.height_with_reasons()
        layout.lower("inspector", self._height_lent)
        self._height_lent = layout.heighten("inspector", height) if is_open else 0

    def _tell_history(self) -> None:
        self._context.actions.set_enabled("go.back", self.history.can_go_back)
        self._context.actions.set_enabled("go.forward", self.history.can_go_forward)

    # --- what a person did

    def _row_clicked(self, row: int) -> None:
        if self._state.view is not None:
            self._state.select(Place(self._state.view.document, row))

    def _go_in_document(self, row: int) -> None:
        """Go to a row of the document that is shown."""
        if self._state.view is not None:
            self._opening.go(Place(self._state.view.document, row))

    def _go_to_row(self, row: int) -> None:
        """Select a row of the document that is inspected."""
        if self._state.place is not None:
            self._opening.go(Place(self._state.place.document, row))

    def _move_line(self, line: int) -> None:
        """Move in the text the fill of a line that is being written in the card."""
        card = self._panes.inspector.card
        if card is not None and card.editor is not None:
            card_editor = card.editor
            self.extents.move_line(card_editor.editor, line, lambda: card.editor is card_editor)

    def _follow_selected(self) -> None:
        if self._state.place is not None:
            self._follow(self._state.place)

    def _follow(self, place: Place, otherwise: Callable[[], object] = lambda: None) -> None:
        """Go to the object that a row's pointer leads to; do something else where it leads nowhere."""

        def go_to_target(row: int) -> None:
            if row >= 0:
                self._opening.go(Place(place.document, row))
            else:
                otherwise()

        row = self._state.forest.row(place.document, place.row)
        if row is not None and self._state.forest.added_row(row) is not None:
            otherwise()
            return
        self.ask(Service.target, place.document, place.row, on_result=go_to_target)

    def _entered(self) -> None:
        """Go on from the selected row of the tree: to a pointer's target, else to the words in the text."""
        if self._state.place is not None:
            self._follow(self._state.place, self._panes.reading.enter)

    def _only_open(self, on: bool) -> None:
        """Filter the tree for disagreements, of a project for open rows; or list everything again."""
        # The action edits the filter's text, so that field and action always say the same;
        # `_tell_only_open` is the way back.
        text = self._panes.mapping.filter_text
        if self._state.project is not None:
            if ("open" in chosen(text, "is")) is not on:
                self._panes.mapping.set_filter_text(toggled(text, "is", "open"))
            return
        states = chosen(text, "state")
        for status in Status:
            if status.disagreement and (status.name.casefold() in states) is not on:
                text = toggled(text, "state", status.name)
        self._panes.mapping.set_filter_text(text)

    def _tell_only_open(self) -> None:
        """Check the action if the filter lists disagreements alone, of a project open rows alone."""
        text, adjudicating = self._panes.mapping.filter_text, self._state.project is not None
        only = "open" in chosen(text, "is") if adjudicating else chosen(text, "state") == DISAGREEING
        actions = self._context.actions
        actions.set_checked("view.open_only", only)
        names = tr("Un&decided only"), tr("List only undecided rows")
        actions.rename("view.open_only", *(names if adjudicating else ("", "")))
        short = tr("Undecided only") if adjudicating else tr(spec("view.open_only").short)
        actions.action("view.open_only").setIconText(short)

    def _filtered(self, _summary: str) -> None:
        self._tell_only_open()
        self._context.actions.set_there(Need.FILTER, self._panes.mapping.matched() is not None)
        self._tell_position()

    def _export(self) -> None:
        rows = self._panes.mapping.visible_rows()
        self._exports.export_rows(self._window, rows, self._window.status.say)

    def _export_reports(self) -> None:
        self._exports.export_reports(self._window, self._window.status.say)

    def _read_reports(self) -> None:
        """Show the reports once they are made."""
        if not self.is_asking(_REPORTS):
            self.ask(Service.report_pages, REPORT_CHARACTERS, on_result=self._show_reports, kind=_REPORTS)

    def _show_reports(self, pages: tuple[ReportPage, ...]) -> None:
        from annotally_gui.dialogs.reports import ReportsDialog

        ReportsDialog(pages, self._export_reports, self._window).open()

    def _tooltip(self, row: Hashable) -> str:
        # Keys of marks are rows of the document's tree; rows behind its end are those of annotations added
        # by hand.
        tree, comparison = self._state.tree, self._state.comparison
        if tree is None or comparison is None or not isinstance(row, int):
            return ""
        if row >= len(tree.nodes):
            added, local = self._state.forest.added_of(tree.document), row - len(tree.nodes)
            return added_mark_text(added.entry(local)) if local < len(added) else ""
        verdicts, number = self._panes.mapping.model.verdicts, self._state.forest.row(tree.document, row)
        warned = number is not None and verdicts.merges(number)
        warnings = (
            [tr("! {words}", words=merging_words(self._state.forest, number))] if warned and number else []
        )
        keys = comparison.key2key and len(comparison.sides) == 2
        return "\n".join([mark_text(tree, comparison.sides, row, keys=keys), *warnings])

    def _tell_position(self) -> None:
        if self._state.comparison is None:
            return
        number, count = self.navigator.position()
        if self._measured[0] is not self._state.rows:
            self._measured = self._state.rows, _measure(self._state.rows)
        documents = len(self._state.comparison.documents)
        hidden = self._state.forest.stop_total - count
        key2key = self._state.comparison.key2key and len(self._state.comparison.sides) == 2
        adjudication = self.adjudication.progress
        self._window.show_position(
            Position(number, count, documents, self._measured[1], hidden, key2key, adjudication)
        )


def _measure(rows: tuple[ScoreRow, ...]) -> tuple[tuple[str, str], ...]:
    """Return the names and values of the measures that the status bar has of a score table."""
    total = total_of(rows)
    f = f1(total) if total is not None else None
    measures = [("F", rounded(f * 100, 2))] if f is not None else []
    words = words_of(rows)
    if words is not None:
        measures.append((tr("word errors"), tr("{rate} %", rate=rate_text(words))))
    return tuple(measures)
