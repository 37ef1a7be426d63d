"""Project files: made of open comparisons, opened with their inputs, copied, backed up, rescued."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from annotally.adjudication.project.lock import Holder
from annotally.adjudication.project.messages import ProjectFile, ProjectState, Rescued
from annotally_gui.context import AppContext
from annotally_gui.controllers.commands.controller import Controller
from annotally_gui.controllers.commands.open import OpenCommands
from annotally_gui.models.app_state import AppState
from annotally_gui.services.i18n import plural, tr, translate
from annotally_gui.services.project_places import SUFFIX, annotated_paths, proposed_place
from annotally_gui.services.recent_files import forget_opened
from annotally_gui.services.requests import Adjudication, ProjectFiles
from annotally_gui.services.samples import ANNOTATORS, ELEMENTS
from annotally_gui.services.session import Session, SessionRequest

Moved = Mapping[int, str]


class ProjectCommands(Controller):
    """Commands about project files."""

    inputs_astray = Signal(object, object)
    """ProjectFile, and what to call with where inputs are: some are missing, or have changed."""
    started = Signal()
    """There is a project of what is open, or it is another file now."""

    def __init__(
        self,
        context: AppContext,
        state: AppState,
        opening: OpenCommands,
        window: QWidget,
        say: Callable[[str], object],
    ) -> None:
        super().__init__(context, state)
        self._opening, self._window, self._say = opening, window, say
        self._place = ""
        """Where a project is made of what is about to be opened."""
        state.opened.connect(self._opened)
        opening.refused.connect(lambda _diagnostics: self._forget())
        opening.given_up.connect(self._forget)

    def start(self) -> None:
        """Ask for a place and make a project of the open comparison there."""
        self._ask_for_place(
            tr("New project"), tr("&Create"), self.start_at, replaces=False, proposed=self._annotated()
        )

    def start_beside(self) -> None:
        """Make a project of the open comparison beside its inputs, and say where it is."""
        place = proposed_place(self._annotated())

        def tell(project: ProjectState) -> None:
            self._started(project)
            self._say(tr("Project {name} created in {folder}", name=place.stem, folder=place.parent))

        self.ask(ProjectFiles.start, str(place), on_result=tell)

    def _annotated(self) -> tuple[str, ...]:
        """Return the files of the annotations that are open; those of the sample where no other is."""
        request = self._state.request
        return annotated_paths(request if request is not None else ELEMENTS.request())

    def start_at(self, path: str) -> None:
        """Make a project of the open comparison."""
        self.ask(ProjectFiles.start, path, on_result=self._started)

    def open_with(self, request: SessionRequest, path: str) -> None:
        """Open files, and make a project of them at that place."""
        # The project can be made only once the files are open: the place waits until ``opened``, and is
        # forgotten if that is refused or given up.
        self._place = path
        self._opening.open(request)

    def start_sample(self) -> None:
        """Ask for a place, open the sample of two annotators, and make a project of it there."""
        request = ANNOTATORS.request()
        self._ask_for_place(
            tr("Adjudicate the sample"),
            tr("&Create"),
            lambda path: self.open_with(request, path),
            replaces=False,
            proposed=annotated_paths(request),
        )

    def _opened(self, _comparison: object) -> None:
        place, self._place = self._place, ""
        request = self._state.request

        def started(project: ProjectState) -> None:
            # The project is what was asked for: the comparison without it need not be listed beside it.
            if request is not None:
                forget_opened(self._context.settings, request)
            self._started(project)

        if place:
            self.ask(ProjectFiles.start, place, on_result=started)

    def _forget(self) -> None:
        self._place = ""

    def choose(self) -> None:
        """Ask for a project file and open it."""
        dialog = QFileDialog(self._window, tr("Open project"), self._context.settings.values.open_folder)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilters(_filters())
        dialog.fileSelected.connect(self._chosen)
        _show(dialog)

    def _chosen(self, path: str) -> None:
        self._remember_folder(path)
        self.open(SessionRequest("", project=str(Path(path).absolute())))

    def _remember_folder(self, path: str) -> None:
        self._context.settings.change(open_folder=str(Path(path).absolute().parent))

    def close(self) -> None:
        """Let go of the project: nothing is open any more."""
        self.ask_quietly(Adjudication.close)

    def open(self, request: SessionRequest, restore: Session | None = None) -> None:
        """Open a project, once the user has answered the questions about locks, damage and inputs."""
        if request.read_only:
            self._opening.open(request, restore)
            return
        self._context.engine.expect_answer()
        self.ask(
            ProjectFiles.look,
            request.project,
            on_result=lambda file: self._looked(file, request, restore),
            on_refused=self._opening.refused.emit,
            outlives_comparison=True,
        )

    def save_as(self) -> None:
        """Ask for a place, copy the project there and go on in the copy."""

        def copy(path: str) -> None:
            self.ask(ProjectFiles.save_as, path, on_result=self._started)

        self._ask_for_place(tr("Save project as"), tr("&Save"), copy)

    def back_up(self) -> None:
        """Ask for a place and copy the project there."""

        def copied(path: str) -> None:
            self._say(tr("Backed up to {path}", path=path))

        def copy(path: str) -> None:
            self.ask(ProjectFiles.backup, path, on_result=copied, outlives_comparison=True)

        self._ask_for_place(tr("Back up project"), tr("&Back up"), copy)

    def remember(self, session: Session) -> None:
        """Keep in the project where a person is."""
        if self._state.project is not None and not self._state.project.read_only:
            view = {name: getattr(session, name) for name in ("document", "selection", "filter", "scroll")}
            self.ask_quietly(Adjudication.remember_view, view)

    def _started(self, project: ProjectState) -> None:
        self._state.request = SessionRequest("", project=project.path)
        self._state.set_project(project)
        self.started.emit()
        self._opening.read_decisions()

    def _looked(self, file: ProjectFile, request: SessionRequest, restore: Session | None) -> None:
        # From the gravest to the lightest: damage, a lock or missing rights, inputs that are gone. Each
        # question leads on to the next by calling back.
        if file.damage:
            self._offer_rescue(file)
        elif file.hindrance:
            sentence = tr(
                "{name} is read-only: {why}.", name=Path(file.path).name, why=translate(file.hindrance)
            )
            reading = SessionRequest("", project=request.project, read_only=True)
            holder = file.holder
            self._context.alerts.ask(
                tr("Open project"),
                sentence,
                tr("Open &read-only"),
                lambda: self._with_inputs(file, reading, restore),
                None
                if holder is None
                else (tr("&Take over…"), lambda: self._offer_taking_over(holder, request, restore)),
            )
        else:
            self._with_inputs(file, request, restore)

    def _offer_taking_over(self, holder: Holder, request: SessionRequest, restore: Session | None) -> None:
        """Ask whether to take a project from its holder, and name the consequences."""
        sentence = tr(
            "{name} is in use by {holder}. Take over the project only if it is no longer "
            "open there, for instance after a crash or a power failure: a program that "
            "still has the project open could no longer save to it.",
            name=Path(request.project).name,
            holder=str(holder),
        )

        def take_over() -> None:
            self.ask(
                ProjectFiles.take_over,
                request.project,
                holder,
                on_result=lambda file: self._looked(file, request, restore),
                on_refused=self._opening.refused.emit,
                outlives_comparison=True,
            )

        self._context.alerts.ask(tr("Take over project"), sentence, tr("&Take over"), take_over)

    def _with_inputs(self, file: ProjectFile, request: SessionRequest, restore: Session | None) -> None:
        def go_on(moved: Moved) -> None:
            self._opening.open(request, restore, moved)

        if any(source.state for source in file.inputs):
            self.inputs_astray.emit(file, go_on)
        else:
            go_on({})

    def _offer_rescue(self, file: ProjectFile) -> None:
        sentence = tr(
            "{name} {damage}. The readable part can be copied to a new file; the damaged "
            "file does not change.",
            name=Path(file.path).name,
            damage=translate(file.damage),
        )
        self._context.alerts.ask(
            tr("Open project"),
            sentence,
            tr("&Rescue…"),
            lambda: self._rescue(file.path),
        )

    def choose_damaged(self) -> None:
        """Ask for a damaged project, and for a place for its readable part."""
        dialog = QFileDialog(self._window, tr("Damaged project"), self._context.settings.values.open_folder)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilters(_filters())
        dialog.fileSelected.connect(self._remember_folder)
        dialog.fileSelected.connect(self._rescue)
        _show(dialog)

    def _rescue(self, damaged: str) -> None:
        """Ask for a place, copy the readable part of a damaged project there, and open the copy."""

        def rescued(saved: Rescued, path: str) -> None:
            self._say(plural("{count} entry was rescued", "{count} entries were rescued", saved.entries))
            if saved.lost:
                lines = "\n".join(f"• {translate(sentence)}" for sentence in saved.lost)
                sentence = tr("Not everything could be saved:\n{lines}", lines=lines)
                self._context.alerts.notice(tr("Rescue project"), sentence)
            self.open(SessionRequest("", project=path))

        def rescue(path: str) -> None:
            self.ask(
                ProjectFiles.rescue,
                damaged,
                path,
                on_result=lambda saved: rescued(saved, path),
                outlives_comparison=True,
            )

        self._ask_for_place(tr("Rescue project"), tr("&Rescue"), rescue, replaces=False)

    def _ask_for_place(
        self,
        title: str,
        verb: str,
        then: Callable[[str], None],
        replaces: bool = True,
        proposed: Sequence[str] = (),
    ) -> None:
        """Ask for a file; for a new project of ``proposed`` annotations propose one beside them."""
        dialog = QFileDialog(self._window, title, self._context.settings.values.open_folder)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters(_filters())
        dialog.setDefaultSuffix(SUFFIX)
        dialog.setLabelText(QFileDialog.DialogLabel.Accept, verb)
        if proposed:
            place = proposed_place(proposed)
            dialog.setDirectory(str(place.parent))
            dialog.selectFile(place.name)
        # What is never replaced is refused with the reason.
        dialog.setOption(QFileDialog.Option.DontConfirmOverwrite, not replaces)
        dialog.fileSelected.connect(self._remember_folder)
        dialog.fileSelected.connect(then)
        _show(dialog)


def _filters() -> Sequence[str]:
    return [tr("Projects (*.{suffix})", suffix=SUFFIX), tr("All files (*)")]


def _show(dialog: QFileDialog) -> None:
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()
