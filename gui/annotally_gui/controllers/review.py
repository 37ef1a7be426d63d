"""Review of a project: questions, the log of decisions, decisions by annotator."""

from annotally_gui.controllers.commands.controller import Controller
from annotally_gui.controllers.commands.export import ExportCommands
from annotally_gui.controllers.commands.open import OpenCommands
from annotally_gui.models.app_state import AppState
from annotally_gui.services.i18n import plural, tr
from annotally_gui.views.mapping import MappingPane
from annotally_gui.views.questions import QuestionsPane
from annotally_gui.window.main_window import MainWindow


class ReviewController(Controller):
    """Controller of the review: keeps the questions up to date, and binds the actions that list decisions."""

    def __init__(
        self,
        window: MainWindow,
        state: AppState,
        opening: OpenCommands,
        exports: ExportCommands,
        mapping: MappingPane,
        questions: QuestionsPane,
    ) -> None:
        super().__init__(window.context, state)
        self._window, self._opening = window, opening
        self._exports, self._questions = exports, questions
        questions.model.look_up_in(
            lambda: state.forest, lambda: mapping.model.verdicts if state.project is not None else None
        )
        questions.place_chosen.connect(opening.go)
        questions.export_asked.connect(lambda: self._export_log(questions=True))
        for signal in (state.decisions_came, state.batch_came, state.rescored):
            signal.connect(lambda _value: questions.model.refresh())
        for signal in (state.project_changed, state.place_changed):
            signal.connect(lambda _value: questions.follow(state.place))
        opening.decisions_read.connect(questions.model.refresh)
        state.opened.connect(lambda _opened: questions.model.refresh())
        state.closed.connect(questions.model.refresh)
        bind = self._context.actions.bind
        bind("file.export_log", self._export_log)
        bind("file.export_votes", self._export_votes)
        bind("decide.questions", self._show_questions)
        bind("decide.against", self._show_feedback)

    def _show_questions(self) -> None:
        self._questions.model.refresh()
        self._window.layout_of_panes.raise_pane("questions")
        self._questions.table.setFocus()

    def _export_log(self, questions: bool = False) -> None:
        """Write every entry, or only the ``questions``: those that are flagged or commented."""

        def tell(count: int, path: str) -> None:
            self._window.status.say(
                plural(
                    "{count} entry written to {path}", "{count} entries written to {path}", count, path=path
                )
            )

        self._exports.export_log(self._window, tell, questions=questions)

    def _export_votes(self) -> None:
        self._exports.export_votes(
            self._window, lambda path: self._window.status.say(tr("{path} written", path=path))
        )

    def _show_feedback(self) -> None:
        from annotally_gui.dialogs.feedback import FeedbackDialog

        def export() -> None:
            self._exports.export_feedback(
                dialog, lambda path: self._window.status.say(tr("{path} written", path=path))
            )

        dialog = FeedbackDialog(self._context, self._state, export, self._window)
        dialog.place_chosen.connect(self._opening.go)
        dialog.open()
