"""Answers for a project that is open: decisions, files, rules, the final key; shows how far it is."""

from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu

from annotally.adjudication.project.document_cache import KnownDocument
from annotally.adjudication.project.messages import (
    Changed,
    Decided,
    Lost,
    ProjectFile,
    ProjectState,
    RowDraft,
    Standing,
)
from annotally.comparison.result import Level
from annotally.model.diagnostics import warning
from annotally.model.wording import Wording
from annotally_gui.actions.annotators import LINKS as ANNOTATORS_LINKS
from annotally_gui.actions.offered_decisions import LINKS, OFFERED_DECISIONS
from annotally_gui.actions.spec import Need
from annotally_gui.controllers.commands.controller import Controller
from annotally_gui.controllers.commands.decisions import DecisionCommands
from annotally_gui.controllers.commands.open import OpenCommands
from annotally_gui.controllers.commands.projects import Moved, ProjectCommands
from annotally_gui.controllers.commands.refusals import refused_actions
from annotally_gui.controllers.decision_scores import DecisionScores
from annotally_gui.controllers.identical_offer import IdenticalOffer
from annotally_gui.controllers.object_order import ObjectOrderController
from annotally_gui.models.app_state import AppState, Place
from annotally_gui.models.decision_model import DecisionModel
from annotally_gui.models.final_words import lost_words, merging_words
from annotally_gui.models.like_decisions import LikeDecisions, LikeRows
from annotally_gui.models.link_words import link_words
from annotally_gui.models.requester import ignore
from annotally_gui.services.i18n import plural, tr
from annotally_gui.services.requests import Adjudication, KeyRequests
from annotally_gui.text.final_pane import FinalPane
from annotally_gui.views.corpus import CorpusPane
from annotally_gui.views.decision_buttons import BUTTONS
from annotally_gui.views.inspector import InspectorPane
from annotally_gui.views.mapping import MappingPane
from annotally_gui.window.main_window import MainWindow
from annotally_gui.window.status_bar import AdjudicationProgress

if TYPE_CHECKING:
    from annotally_gui.dialogs.key_problems import ExportMemory

_STANDING = "standing"


class AdjudicationController(Controller):
    """Controller of the open project, if any: its actions, its decisions in the panes, its progress."""

    progressed = Signal()
    """`progress` has changed."""

    def __init__(
        self,
        window: MainWindow,
        state: AppState,
        opening: OpenCommands,
        projects: ProjectCommands,
        mapping: MappingPane,
        corpus: CorpusPane,
        inspector: InspectorPane,
    ) -> None:
        super().__init__(window.context, state)
        self._window = window
        self._mapping, self._corpus, self._inspector = mapping, corpus, inspector
        self._opening, self._projects = opening, projects
        self._adjudicating = False
        self._read = False
        """Whether it is known of all documents what is decided."""
        self._saved = ""
        self._export_memory: ExportMemory | None = None
        self._decisions_like = LikeDecisions()
        self._like: LikeRows = {}
        """Rows that are decided and like the current one, by the sign of their decision."""
        self.object_order = ObjectOrderController(window, state).order
        # Decisions come first: the offer gives way to them, and the scores follow them.
        self.decisions = DecisionCommands(
            window.context,
            state,
            opening,
            lambda: mapping.model.verdicts,
            mapping.matched,
            mapping.tree.chosen_rows,
            window.status.say,
            self.object_order,
        )
        self.identical = IdenticalOffer(
            window.context, state, mapping.identical, lambda: mapping.model.verdicts, self._ran
        )
        self.decisions.busy_changed.connect(self.identical.give_way)
        self._scores = DecisionScores(window.context, state, self.decisions)
        self._scores.changed.connect(self.progressed)
        self._ask_soon = QTimer(self, singleShot=True, interval=0)
        self._ask_soon.timeout.connect(self._ask_standing_now)
        state.project_changed.connect(self._project_changed)
        state.decisions_came.connect(self._decisions_came)
        state.known_came.connect(self._known_came)
        state.place_changed.connect(self._place_changed)
        opening.decisions_read.connect(self._decisions_read)
        self.decisions.acknowledged.connect(self.acknowledge)
        self.decisions.busy_changed.connect(self._tell_reversible)
        if inspector.card is not None:
            inspector.card.commented.connect(self._commented)
            inspector.card.like_asked.connect(self._list_like)
            inspector.card.slot_written.connect(self.decisions.write)
            inspector.card.exited.connect(lambda: mapping.tree.setFocus())
        mapping.tree.menu_asked.connect(self._offer)
        self._bind()

    def _bind(self) -> None:
        bind, decisions = self._context.actions.bind, self.decisions
        for action_id in OFFERED_DECISIONS:
            bind(action_id, lambda action_id=action_id: decisions.decide(action_id))
        for action_id in LINKS:
            bind(action_id, lambda action_id=action_id: decisions.link(action_id))
        bind("decide.optional", decisions.toggle_optional)
        bind("decide.edit", self._edit)
        bind("decide.split", self._split)
        bind("decide.pair_list", self._pair)
        bind("decide.release", decisions.release)
        bind("decide.comment", self._comment)
        bind("decide.flag", decisions.flag)
        bind("decide.done", decisions.finish)
        bind("decide.rules", self._show_rules)
        bind("decide.unresolved", self._show_unresolved)
        bind("decide.advance", lambda on: self._context.settings.change(advance=bool(on)))
        bind("edit.undo", self._undo)
        bind("edit.redo", self._redo)
        bind("go.next_open", decisions.next_open)
        bind("go.previous_open", decisions.previous_open)
        bind("file.new_project", self._projects.start)
        bind("file.start_project", self._projects.start_beside)
        bind("file.save_as", self._projects.save_as)
        bind("file.backup", self._projects.back_up)
        bind("file.export_key", self._export)
        self._context.actions.set_checked("decide.advance", self._context.settings.values.advance)

    def _undo(self) -> None:
        """Take the last command back; it can be redone at once, before the worker has answered."""
        self.decisions.undo()

    def _redo(self) -> None:
        """Repeat the last command that was taken back; it can be undone at once."""
        self.decisions.redo()

    def _tell_reversible(self) -> None:
        """Offer to undo a command that is being made or redone, and to redo one that is being undone."""
        project = self._state.project
        if project is None or project.read_only:
            project = None
        decisions, set_enabled = self.decisions, self._context.actions.set_enabled
        set_enabled("edit.undo", project is not None and bool(project.undo or decisions.is_changing))
        set_enabled("edit.redo", project is not None and bool(project.redo or decisions.is_asked("undo")))

    @property
    def verdicts(self) -> DecisionModel:
        """The decisions of the project."""
        return self._mapping.model.verdicts

    @property
    def progress(self) -> AdjudicationProgress | None:
        """How far the project is; None: there is none."""
        project = self._state.project
        if project is None:
            return None
        totals = self.verdicts.totals
        counts = (totals.decided, totals.objects, totals.ruled, self._saved, self._scores.texts)
        state = (
            project.read_only,
            self._scores.by_hand,
            totals.unresolved,
            self._scores.is_stale,
            self._keyless,
        )
        documents = len(self._state.comparison.documents) if self._state.comparison is not None else 0
        return AdjudicationProgress(
            *counts, *state, counting=not self._read, documents_done=(totals.done, documents)
        )

    @property
    def _keyless(self) -> bool:
        """Whether there is no final key, because the sides stand on texts that differ."""
        return self._state.comparison is not None and self._state.comparison.texts > 1

    # --- when the state changes

    def _project_changed(self, project: ProjectState | None) -> None:
        actions = self._context.actions
        writable = project is not None and not project.read_only
        actions.set_there(Need.PROJECT, project is not None)
        actions.set_there(Need.WRITABLE, writable)
        actions.set_there(Need.NO_PROJECT, project is None and self._state.comparison is not None)
        actions.set_about("edit.undo", project.undo if project is not None else "")
        actions.set_about("edit.redo", project.redo if project is not None else "")
        self._tell_reversible()
        actions.set_enabled("score.configuration", project is None and self._state.is_configurable)
        if self._inspector.card is not None:
            self._inspector.card.set_writable(writable)
        self._tell_decidable()
        if (project is not None) != self._adjudicating:
            self._switch(project is not None)

    def _switch(self, on: bool) -> None:
        """Begin or end to show decisions."""
        # Everything told about the project before is forgotten; no score is asked for once it is closed.
        self._adjudicating, self._read, self._saved = on, False, ""
        self._scores.clear()
        self._mapping.set_adjudicating(on)
        self._corpus.set_adjudicating(on and not self._keyless)
        self._inspector.set_adjudicating(on)
        if self._inspector.card is not None:
            sides = self._state.comparison.sides if self._state.comparison is not None else ()
            self._inspector.card.set_side_names(sides)
            self._inspector.card.show_standing(None)
        if on:
            self._window.layout_of_panes.heighten("inspector", self._inspector.whole_height())
            self._ask_standing()

    def _decisions_came(self, documents: tuple[Decided, ...]) -> None:
        # Where rows were renumbered, the selected one is selected anew, even if its place is equal, so that
        # all panes show it again.
        if not self._adjudicating:
            return
        if self._mapping.take_decisions(documents) and self._state.place is not None:
            selected = self._mapping.selected
            self._state.select(Place(*selected) if selected is not None else None, anew=True)
        counts = [(document.document, document.open, document.done) for document in documents]
        self._corpus.update_decisions(counts)

    def _known_came(self, documents: tuple[KnownDocument, ...]) -> None:
        """Show the progress of documents in the list as it was kept at the end of the last session."""
        if self._adjudicating:
            self._corpus.update_rows(document.row for document in documents)
            self._corpus.update_decisions(
                [(document.row.document, document.open, document.done) for document in documents]
            )

    def _decisions_read(self) -> None:
        # Lost entries are looked up only in documents that have some. The order matters: ``_read`` is set
        # before progress is shown, which otherwise says that it still counts.
        self._read = True
        documents = tuple(decided.document for decided in self.verdicts if decided.lost)
        self.ask(KeyRequests.lost, documents, on_result=self._tell_lost, on_refused=ignore)
        self._ask_standing()
        self._scores.ask_soon()
        self.identical.make()
        self.progressed.emit()

    def _tell_lost(self, lost: tuple[Lost, ...]) -> None:
        """Warn of entries about objects that the inputs no longer have: they are kept, for a new decision."""
        project, comparison = self._state.project, self._state.comparison
        if project is None or comparison is None:
            return
        self._context.alerts.warn(
            [
                warning(
                    project.path,
                    0,
                    0,
                    Wording("without effect: {words}", words=lost_words(entry, comparison.sides))
                    if entry.why
                    else Wording(
                        "no longer in the inputs: {words}", words=lost_words(entry, comparison.sides)
                    ),
                    Wording("a decision that has an effect") if entry.why else Wording("unchanged inputs"),
                    Wording("decide again; Decide › Unresolved lists the old decisions"),
                )
                for entry in lost
            ]
        )

    def _place_changed(self, _place: Place | None) -> None:
        self._context.actions.refuse({})  # until it is known what has no effect here
        self._tell_decidable()
        if self._adjudicating:
            self._ask_standing(at_once=True)

    def _tell_decidable(self) -> None:
        project, row = self._state.project, self._state.forest_row()
        writable = project is not None and not project.read_only
        level = self._state.forest.level[row] if writable and row >= 0 else Level.DOCUMENT
        self._context.actions.set_there(Need.REMARKABLE, level > Level.DOCUMENT)
        decidable = level > Level.DOCUMENT and not self._keyless
        added = row >= 0 and self._state.forest.added_row(row) is not None
        self._context.actions.set_there(Need.DECIDABLE, decidable)
        self._context.actions.set_there(Need.COMPARED, decidable and not added)
        removing = (
            tr("Re&move"),
            tr("Remove the added annotation and its comments"),
        )
        self._context.actions.rename("decide.undecide", *(removing if added else ("", "")))
        opened = self._state.comparison
        chained = (
            opened is not None and opened.method_spec.links_mentions and level == Level.INSTANCE and not added
        )
        self._context.actions.set_there(Need.MENTION, chained)

    def _ask_standing(self, *, at_once: bool = False) -> None:
        # Asked again for every row gone to: the older question is cancelled, so that a late answer cannot
        # stand beside another row. A decision leads on to the next row: of both one question is asked, at
        # once about the row gone to, so that its answer is painted together with that row's cards.
        self.cancel(_STANDING)
        card = self._inspector.card
        if card is not None and (self._state.place is None or self._state.project is None):
            card.show_standing(None)
        if at_once:
            self._ask_standing_now()
        else:
            self._ask_soon.start()

    def _ask_standing_now(self) -> None:
        self._ask_soon.stop()
        place = self._state.place
        if self._inspector.card is None or place is None or self._state.project is None:
            return
        self.ask(
            Adjudication.standing,
            place.document,
            place.row,
            on_result=self._standing,
            on_refused=ignore,
            kind=_STANDING,
        )

    def _standing(self, standing: Standing) -> None:
        # Actions are greyed by the current row; with several rows selected none is refused, since it may
        # have an effect on others of them.
        if self._inspector.card is not None and self._adjudicating:
            linked = standing.linked
            words = link_words(self._state.forest, linked) if linked is not None else ""
            forest = self._state.forest
            row = forest.row(standing.document, standing.row)
            merges = row is not None and self.verdicts.merges(row)
            conflict = merging_words(forest, row) if merges and row is not None else ""
            self._inspector.card.show_standing(standing, words, conflict)
            self._like = self._decisions_like.rows_like(forest, self.verdicts, row) if row is not None else {}
            self._inspector.card.show_like(self._like)
            alone = len(self._mapping.tree.chosen_rows()) <= 1
            opened = self._state.comparison
            count = len(opened.sides) if opened is not None else 2
            self._context.actions.refuse(refused_actions(standing, count) if alone else {})

    # --- what a person did

    def _list_like(self, sign: str) -> None:
        """List the rows that are like the current one and were decided so."""
        self._mapping.set_rows_filter(dict(self._like[sign]), tr("decided {sign} alike", sign=sign))

    def acknowledge(self, changed: Changed) -> None:
        """Tell that something was entered, and score anew once nothing more is."""
        self._saved = datetime.now().astimezone().strftime("%H:%M")
        del changed
        self._scores.follow_decision()
        self._ask_standing()
        self.progressed.emit()

    def _offer(self, menu: QMenu) -> None:
        """Offer the decisions in the menu of the selected rows."""
        if self._adjudicating:
            menu.addSeparator()
            for action_id in (*BUTTONS, "decide.comment"):
                menu.addAction(self._context.actions.action(action_id))
            opened = self._state.comparison
            if opened is not None and opened.method_spec.links_mentions:
                menu.addSeparator()
                for action_id in dict.fromkeys((*ANNOTATORS_LINKS, "decide.link_majority", *LINKS)):
                    menu.addAction(self._context.actions.action(action_id))

    def _comment(self) -> None:
        if self._inspector.card is not None:
            self._window.layout_of_panes.raise_pane("inspector")
            self._inspector.card.write_comment()

    def _commented(self, text: str) -> None:
        standing = self._inspector.card.standing if self._inspector.card is not None else None
        if standing is not None:
            self.decisions.comment(Place(standing.document, standing.row), text)

    def _edit(self) -> None:
        """Write the selected row anew; in the text, or where it says a place, move its ends."""
        if isinstance(self._window.focusWidget(), FinalPane):
            self._context.actions.action("decide.extent").trigger()
        else:
            self.decisions.draft(self._write)

    def _write(self, draft: RowDraft) -> None:
        """Open the editor of a row: the card for a slot, a sheet for an annotation, the text for extents."""
        from annotally_gui.dialogs.annotation import AnnotationDialog

        if draft.placed:
            self._context.actions.action("decide.extent").trigger()
            return
        card = self._inspector.card
        if card is not None and not draft.whole:
            self._window.layout_of_panes.raise_pane("inspector")
            card.write(draft)
            return
        dialog = AnnotationDialog(draft, parent=self._window)
        dialog.confirmed.connect(self.decisions.write)
        dialog.open()

    def _pair(self) -> None:
        from annotally_gui.dialogs.pair_with import PairWithDialog

        place = self._state.place
        if self._is_of_many:
            self.decisions.having(self._bring)
        elif place is not None:
            dialog = PairWithDialog(self._context, self._state, place, self._window)
            dialog.chosen.connect(self.decisions.pair)
            dialog.open()

    def _bring(self, place: Place, sides: tuple[int, ...]) -> None:
        from annotally_gui.dialogs.bring import BringDialog

        dialog = BringDialog(self._context, self._state, place, sides, self._window)
        dialog.chosen.connect(self.decisions.pair)
        dialog.open()

    def _split(self) -> None:
        if self._is_of_many:
            self.decisions.having(self._split_off)
        else:
            self.decisions.split()

    def _split_off(self, place: Place, sides: tuple[int, ...]) -> None:
        """Split annotations off a row; of more than two annotators, ask for those to split off."""
        from annotally_gui.dialogs.split_off import SplitOffDialog

        if len(sides) < 3:
            self.decisions.split()
            return
        dialog = SplitOffDialog(self._state, place, sides, self._window)
        dialog.chosen.connect(self.decisions.split_off)
        dialog.open()

    @property
    def _is_of_many(self) -> bool:
        return self._state.comparison is not None and len(self._state.comparison.sides) > 2

    # --- dialogs

    def _show_rules(self) -> None:
        from annotally_gui.dialogs.rules import RulesDialog

        dialog = RulesDialog(self._context, self._state, self._window)
        dialog.place_chosen.connect(self._opening.go)
        dialog.ran.connect(self._ran)
        dialog.open()

    def _show_unresolved(self) -> None:
        from annotally_gui.dialogs.unresolved import UnresolvedDialog

        dialog = UnresolvedDialog(self._context, self._state, self.verdicts, self._window)
        dialog.place_chosen.connect(self._opening.go)
        dialog.changed.connect(self._recorded)
        dialog.open()

    def _recorded(self, changed: Changed) -> None:
        self._state.set_project(changed.project)
        self.acknowledge(changed)

    def _ran(self, changed: Changed) -> None:
        self.identical.withdraw()
        self._recorded(changed)
        sentence = plural("{count} decision by rule", "{count} decisions by rule", changed.count)
        self._window.status.say(sentence)

    def _export(self) -> None:
        from annotally_gui.dialogs.export_key import ExportKeyDialog
        from annotally_gui.dialogs.key_problems import ExportMemory

        if self._export_memory is None:
            self._export_memory = ExportMemory()
        dialog = ExportKeyDialog(self._context, self._state, self.verdicts, self._window, self._export_memory)
        dialog.place_chosen.connect(self._go_to_problem)
        dialog.exported.connect(self._written)
        dialog.changed.connect(self._recorded)
        dialog.open()

    def _go_to_problem(self, place: Place, line: int, count: int) -> None:
        """Show an object that stands in the way of the key, and say how to come back to the list."""

        def tell() -> None:
            shortcut = self._context.actions.action("file.export_key").shortcut()
            keys = shortcut.toString(QKeySequence.SequenceFormat.NativeText)
            words = tr(
                "Problem {line} of {count}: press {keys} to return to the list",
                line=line,
                count=count,
                keys=keys,
            )
            self._window.status.say(words)

        self._opening.go(place, tell if line else None)

    def _written(self, paths: tuple[str, ...]) -> None:
        self._window.status.say(
            plural(
                "Final key written to {path}", "Final key written to {count} files", len(paths), path=paths[0]
            )
        )


def ask_for_inputs(window: MainWindow, file: ProjectFile, go_on: Callable[[Moved], object]) -> None:
    """Show the inputs of a project that are missing or have changed; go on once all are there."""
    from annotally_gui.dialogs.inputs_astray import InputsAstrayDialog

    dialog = InputsAstrayDialog(file, window.context.icons, window)
    dialog.accepted.connect(lambda: go_on(dialog.moved))
    dialog.open()
