"""The choice of the annotations and the labels shown in the text, and the list of those at the caret."""

from annotally.adjudication.project.messages import Decided
from annotally_gui.controllers.commands.controller import Controller
from annotally_gui.controllers.mark_outcomes import MarkOutcomes
from annotally_gui.models.app_state import AppState
from annotally_gui.models.decision_model import DecisionModel
from annotally_gui.services.i18n import tr
from annotally_gui.text.labels import ShownLabels
from annotally_gui.text.outcomes import ShownSides
from annotally_gui.views.mapping import MappingPane
from annotally_gui.views.reading import ReadingPane
from annotally_gui.widgets.annotator_marks import Annotator
from annotally_gui.window.main_window import MainWindow


class TextContentsController(Controller):
    """Keeps the text in step with the decisions and with the choice of annotations and labels."""

    def __init__(
        self, window: MainWindow, state: AppState, mapping: MappingPane, reading: ReadingPane
    ) -> None:
        super().__init__(window.context, state, window)
        self._window, self._mapping, self._reading = window, mapping, reading
        bind, settings = self._context.actions.bind, self._context.settings
        for sides in ShownSides:
            bind(f"view.sides_{sides}", lambda _on, sides=sides: settings.change(shown_sides=str(sides)))
        for labels in ShownLabels:
            bind(
                f"view.labels_{labels}", lambda _on, labels=labels: settings.change(shown_labels=str(labels))
            )
        bind("go.at_caret", self._list_at_caret)
        bind("view.reflow", lambda on: settings.change(reflowed=bool(on)))
        settings.changed.connect(self._settings_changed)
        self._context.theme.changed.connect(self._explain)
        state.document_shown.connect(lambda _view: self._show_decisions())
        state.project_changed.connect(self._project_changed)
        state.decisions_came.connect(self._decisions_came)
        self._check()
        self._show_labels()

    @property
    def _verdicts(self) -> DecisionModel:
        return self._mapping.model.verdicts

    def _list_at_caret(self) -> None:
        if not self._reading.list_at_caret():
            self._window.status.say(tr("No annotation at the caret. Move the caret into one in the text."))

    def _settings_changed(self, names: frozenset[str]) -> None:
        if "shown_sides" in names:
            self._check()
            self._show_decisions()
        if "shown_labels" in names:
            self._check()
            self._show_labels()

    def _check(self) -> None:
        values, actions = self._context.settings.values, self._context.actions
        actions.set_checked("view.reflow", values.reflowed)
        actions.set_checked(f"view.sides_{values.shown_sides}", True)
        actions.set_checked(f"view.labels_{values.shown_labels}", True)

    def _project_changed(self, project: object) -> None:
        # A project is reported anew with every decision: only its coming and going change what is shown.
        if (project is not None) is not self._reading.shows_decisions:
            self._show_decisions()

    def _decisions_came(self, documents: tuple[Decided, ...]) -> None:
        view = self._state.view
        if view is not None and any(decided.document == view.document for decided in documents):
            self._reading.update_decisions()

    def _explain(self) -> None:
        """Name the lane of the final key over the text while it is shown."""
        sides = ShownSides(self._context.settings.values.shown_sides)
        is_shown = self._state.project is not None and sides is not ShownSides.SIDES
        lane = Annotator(tr("Final"), "", tr("below the words"), self._context.theme.color("accent"))
        self._window.legend.show_final(lane if is_shown else None)

    def _show_decisions(self) -> None:
        self._explain()
        view, project = self._state.view, self._state.project
        sides = ShownSides(self._context.settings.values.shown_sides)
        if project is None or view is None:
            self._reading.set_decisions(None, sides)
            return
        self._reading.set_decisions(MarkOutcomes(self._verdicts, view.document), sides)

    def _show_labels(self) -> None:
        self._reading.set_labels(ShownLabels(self._context.settings.values.shown_labels))
