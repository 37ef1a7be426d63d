"""Profiles of a comparison by similarity: the current ones are shown, chosen and edited."""

from dataclasses import replace
from typing import TYPE_CHECKING

from annotally.model.diagnostics import Diagnostic
from annotally.reports.messages import ConfigurationFile, Opened, Recompared, SimilaritySetup
from annotally.tasks.similarity_profile import SimilarityChoice
from annotally.tasks.task_names import file_name
from annotally_gui.controllers.commands.controller import Controller
from annotally_gui.controllers.commands.open import OpenCommands
from annotally_gui.models.app_state import AppState
from annotally_gui.services.engine_client import OnRefused
from annotally_gui.services.i18n import tr
from annotally_gui.services.requests import Service
from annotally_gui.views.profile_bar import ProfileBar
from annotally_gui.window.main_window import MainWindow

if TYPE_CHECKING:
    from annotally_gui.dialogs.profile.editor import ProfileEditor


class SimilarityProfileController(Controller):
    """Controller of the bar of profiles: keeps it true, and compares again by the chosen ones."""

    def __init__(self, window: MainWindow, state: AppState, opening: OpenCommands, bar: ProfileBar) -> None:
        super().__init__(window.context, state, window)
        self._window, self._opening, self._bar = window, opening, bar
        self.setup: SimilaritySetup | None = None
        """What is in force; None: nothing is compared by similarity."""
        self._editor: ProfileEditor | None = None
        self._sent: set[str] = set()
        """The names of the tasks that the editor asked for: what comes of them it knows."""
        state.recompared.connect(self._recompared)
        opening.stopped.connect(self._stopped)
        state.closed.connect(lambda: self._show(None))
        # What is decided in a project belongs to the profile it was decided with.
        state.project_changed.connect(lambda project: bar.setEnabled(project is None))
        bar.similarity_chosen.connect(self._choose_similarity)
        bar.score_chosen.connect(self._choose_score)
        bar.matching_chosen.connect(self._choose_matching)
        bar.labels_asked.connect(self.show_labels)
        window.context.settings.changed.connect(self._changed_preferences)

    def begin(self, opened: Opened) -> None:
        """Ask for the current profiles of a comparison that was opened."""
        self._show(None)

        def show(setup: SimilaritySetup) -> None:
            if self.setup is None:  # it may have come with a comparison by another task
                self._show(setup)

        if opened.method_spec.has_profiles:
            self.ask(Service.similarity, on_result=show)

    def _recompared(self, recompared: Recompared) -> None:
        self._show(recompared.setup)

    def _show(self, setup: SimilaritySetup | None) -> None:
        self.setup = setup
        self._bar.show_setup(setup)
        if self._editor is None:
            return
        if setup is None:
            self._editor.close()
            return
        # The editor knows the tasks that it asked for: it is loaded anew only by changes made elsewhere.
        names = self._editor.draft.profile.name, self._editor.draft.score.name
        chosen = setup.choice.similarity_profile, setup.choice.score_profile
        if setup.name not in self._sent or names != chosen or setup.own_methods != self._editor.draft.own:
            self._editor.load(setup)

    def _choose_similarity(self, name: str) -> None:
        if self.setup is not None:
            self.choose(replace(self.setup.choice, similarity_profile=name))

    def _choose_score(self, name: str) -> None:
        if self.setup is not None:
            self.choose(replace(self.setup.choice, score_profile=name))

    def _choose_matching(self, name: str) -> None:
        if self.setup is not None:
            self.choose(replace(self.setup.choice, matching=name))

    def choose(self, choice: SimilarityChoice) -> None:
        """Compare by the same task with something else asked of it."""
        if self.setup is not None and choice != self.setup.choice:
            self.compare(self.setup.name, choice)

    def compare(self, task: str, choice: SimilarityChoice) -> None:
        """Compare by a task of this name, or the text of one, with these options."""
        self._compare(task, choice, None)

    def _compare(self, task: str, choice: SimilarityChoice, refused: OnRefused | None) -> None:
        if self._state.request is not None:
            request = replace(self._state.request, task=task, similarity=replace(choice, module=""))
            self._opening.recompare(request, refused)

    def show_editor(self) -> None:
        """Show the dimensions of the similarity profile in force, to be changed; the window stays usable."""
        from annotally_gui.dialogs.profile.editor import ProfileEditor

        if self.setup is None:
            return
        if self._editor is None:
            self._editor = ProfileEditor(self._window.context, self.setup, self._window)
            self._sent = {self.setup.name}
            self._editor.edited.connect(self._edited)
            self._editor.save_asked.connect(self._save)
            self._editor.finished.connect(self._closed)
            # Every change is scored at once: the scores beside it are its preview.
            layout = self._window.layout_of_panes
            layout.raise_pane("scores")
            if (scores := layout.place_on_screen("scores")) is not None:
                self._editor.stand_left_of(scores)
        self._editor.show()
        self._editor.raise_()
        self._editor.activateWindow()

    def _closed(self) -> None:
        self._editor = None

    def _edited(self, task: str) -> None:
        if self.setup is not None:
            self._sent.add(task)
            self._compare(task, self.setup.choice, self._not_compared)

    def _not_compared(self, diagnostics: tuple[Diagnostic, ...]) -> None:
        """Show in the editor why its profile cannot be compared by: a function of the user failed, say."""
        if self._editor is not None:
            self._editor.show_status("\n".join(f"⚠ {diagnostic}" for diagnostic in diagnostics))
        else:
            self._window.context.alerts.refused(diagnostics)

    def _stopped(self) -> None:
        if self._editor is not None:
            self._editor.show_status(tr("Stopped: the last change is not in the comparison."))

    def _changed_preferences(self, names: frozenset[str]) -> None:
        """Compare again by the owner's methods as they are named now; a project keeps those it began with."""
        if "dimension_methods" in names and self.setup is not None and self._state.project is None:
            self.compare(self.setup.name, self.setup.choice)

    def _save(self, file: ConfigurationFile) -> None:
        def saved(path: str) -> None:
            """Compare by the file from now on: the same figures, and nothing left to save."""
            if self.setup is not None and self._editor is not None:
                self._editor.show_status(tr("Saved to {path}.", path=path))
                self._sent.clear()
                self.compare(file_name(path), self.setup.choice)

        self.ask(Service.save_configuration, file, on_result=saved)

    def show_labels(self) -> None:
        """Let the user choose the labels to compare, and those to count as one."""
        from annotally_gui.dialogs.labels import LabelsDialog

        if self.setup is not None:
            dialog = LabelsDialog(self.setup, self._window)
            dialog.chosen.connect(self.choose)
            dialog.open()
