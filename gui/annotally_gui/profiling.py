"""How a comparison by similarity compares: what is in force is shown, chosen and edited here."""

from dataclasses import replace

from PySide6.QtCore import QObject

from annotally.reports.parcels import Opened, Recompared, SimilaritySetup
from annotally.tasks.similarity import SimilarityChoice
from annotally_gui.main_window import MainWindow
from annotally_gui.models.desk import Desk
from annotally_gui.operations.opening import Opening
from annotally_gui.views.profile_bar import ProfileBar


class Profiling(QObject):
    """Keeps the bar of profiles true, and compares again by what is chosen there."""

    def __init__(self, window: MainWindow, desk: Desk, opening: Opening, bar: ProfileBar) -> None:
        super().__init__(window)
        self._window = window
        self._desk = desk
        self._opening = opening
        self._bar = bar
        self.setup: SimilaritySetup | None = None
        """What is in force; None: nothing is compared by similarity."""
        desk.recompared.connect(self._recompared)
        desk.closed.connect(lambda: self._show(None))
        bar.similarity_chosen.connect(self._choose_similarity)
        bar.score_chosen.connect(self._choose_score)
        bar.labels_asked.connect(self.show_labels)

    def begin(self, opened: Opened) -> None:
        """Ask what is in force in a comparison that was opened."""
        self._show(None)
        asked = self._desk.comparison

        def told(setup: SimilaritySetup) -> None:
            if asked is self._desk.comparison and self.setup is None:
                self._show(setup)

        if opened.method == "similarity":
            self._window.context.engine.call("similarity", on_result=told)

    def _recompared(self, found: Recompared) -> None:
        self._show(found.setup)

    def _show(self, setup: SimilaritySetup | None) -> None:
        self.setup = setup
        self._bar.show_setup(setup)

    def _choose_similarity(self, name: str) -> None:
        if self.setup is not None:
            self.choose(replace(self.setup.choice, similarity_profile=name))

    def _choose_score(self, name: str) -> None:
        if self.setup is not None:
            self.choose(replace(self.setup.choice, score_profile=name))

    def choose(self, choice: SimilarityChoice) -> None:
        """Compare by the same task with something else asked of it."""
        if self.setup is not None and choice != self.setup.choice:
            self.compare(self.setup.name, choice)

    def compare(self, task: str, choice: SimilarityChoice) -> None:
        """Compare by a task of this name, the text of one included, and what is asked of it."""
        if self._desk.request is not None:
            self._opening.recompare(replace(self._desk.request, task=task, similarity=choice))

    def show_labels(self) -> None:
        """Let a person choose which labels are compared, and which are counted as one."""
        from annotally_gui.dialogs.labels import LabelsDialog

        if self.setup is not None:
            dialog = LabelsDialog(self.setup, self._window)
            dialog.chosen.connect(self.choose)
            dialog.open()
