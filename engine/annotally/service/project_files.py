"""Requests about the file of a project: made, looked at, opened, rescued and copied."""

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace

from annotally.adjudication.project.damage import DamagedProject
from annotally.adjudication.project.input_files import InputFile, input_file, locate
from annotally.adjudication.project.inputs import (
    Inputs,
    describe,
    input_states,
    mask_names,
    relocated_inputs,
    request_of,
)
from annotally.adjudication.project.lock import Holder, holder_words
from annotally.adjudication.project.messages import ProjectFile, ProjectState, Rescued
from annotally.adjudication.project.rescue import rescue
from annotally.adjudication.project.state import Project, ProjectHeldError, create, open_project
from annotally.adjudication.session.adjudication_session import AdjudicationSession
from annotally.adjudication.session.rebasing import follow_inputs
from annotally.formats.atomic_write import finish_saves_beside, keep_inputs
from annotally.model.diagnostics import InputRefused, TaskError, error
from annotally.model.wording import NO_WORDS, Wording, as_sentence, sentence_of
from annotally.reports.messages import Opened
from annotally.service.project_requests import Host
from annotally.service.requests import request
from annotally.workspace.facade import Workspace

if TYPE_CHECKING:
    from annotally.service.adjudication import Adjudication


class ProjectFiles:
    """Requests that make, open and copy project files."""

    def __init__(self, host: Host, adjudication: "Adjudication") -> None:
        self._host, self._adjudication = host, adjudication
        self._looked: Project | None = None
        """The project looked at last, closed: it is opened next, and need not be read again."""

    @request
    def start(self, path: str) -> ProjectState:
        """Make a project of the open comparison, in a new file. Raises InputRefused where that cannot be."""
        workspace, inputs = self._host.workspace(), self._host.inputs()
        project = create(path, describe(inputs, path))
        try:
            follow_inputs(workspace, project, project.description.inputs)
            self._adjudication.take(_make_session(workspace, project))
        except InputRefused:
            project.close()
            Path(path).unlink(missing_ok=True)
            raise
        return self._adjudication.state()

    @request(opening=True)
    def look(self, path: str) -> ProjectFile:
        """Return the state of a project file before it is opened. Raises InputRefused for other files."""
        if self._adjudication.is_open(path):
            project = self._adjudication.session().project
            return ProjectFile(path, input_states(path, project.description.inputs))
        hindrance, holder = NO_WORDS, None
        try:
            try:
                project = open_project(path)
            except ProjectHeldError as conflict:
                hindrance, holder = (
                    Wording("the project is open already: {holder}", holder=holder_words(conflict.holder)),
                    conflict.holder,
                )
                project = open_project(path, read_only=True)
            except DamagedProject:
                raise
            except InputRefused as refused:
                project = open_project(path, read_only=True)
                hindrance = as_sentence(refused.diagnostics[0].found)
        except DamagedProject as damage:
            return ProjectFile(path, damage=as_sentence(damage.diagnostics[0].found))
        self._looked = project
        try:
            states = input_states(path, project.description.inputs)
            return ProjectFile(path, states, hindrance, holder=holder)
        finally:
            project.close()

    @request(opening=True)
    def open(
        self,
        path: str,
        read_only: bool = False,
        moved: Mapping[int, str] | None = None,
        module: str = "",
    ) -> tuple[Opened, ProjectState]:
        """Open a project with its inputs; ``moved`` says by number where some are now.

        What is open stays if anything is refused. Inputs that have changed are read as they are. ``module``
        has the methods of whoever opens it: none is run because a project names it.
        """
        is_open = (
            self._adjudication.is_open(path) and self._adjudication.session().project.read_only is read_only
        )
        try:
            earlier, self._looked = self._looked, None
            project = (
                self._adjudication.session().project
                if is_open
                else open_project(path, read_only=read_only, earlier=earlier)
            )
        except ProjectHeldError as conflict:
            problem = Wording("is open already: {holder}", holder=holder_words(conflict.holder))
            raise error(
                path,
                0,
                0,
                problem,
                Wording("a project that is not open elsewhere"),
                Wording("open the project read-only"),
            ) from None
        try:
            inputs = relocated_inputs(path, project.description.inputs, moved or {})
            if not read_only:
                finish_saves_beside(path, [locate(path, file) for file in inputs])
            opened = self._open_inputs(request_of(path, project.description, inputs, module), path)
            follow_inputs(self._host.workspace(), project, inputs)
            session = _make_session(self._host.workspace(), project)
            if project.description.blind:
                opened = _without_files(opened, session.workspace)
            if not read_only and inputs != project.description.inputs:
                project.relocate(inputs)
        except BaseException:  # whatever it was, even a cancel, the project is not left held
            if not is_open:
                project.close()
            raise
        self._adjudication.take(session)
        return opened, self._adjudication.state()

    def _open_inputs(self, inputs: Inputs, path: str) -> Opened:
        try:
            return self._host.open(inputs)
        except TaskError as refusal:
            problem = Wording("cannot be compared with its task: {refusal}", refusal=sentence_of(refusal))
            raise error(
                path,
                0,
                0,
                problem,
                Wording("inputs that its task can compare"),
                Wording("open the inputs again"),
            ) from None

    @request
    def take_over(self, path: str, holder: Holder) -> ProjectFile:
        """Free a project of the lock of ``holder``, known to be gone, and look at it as `look`.

        Somebody else's lock is left. Who was believed gone and is not can write no more after the next
        command of whoever opens it now.
        """
        with suppress(InputRefused, ProjectHeldError):  # `look` says what is wrong
            open_project(path, over=holder).close()
        return self.look(path)

    @request
    def rescue(self, path: str, target: str, like: str = "") -> Rescued:
        """Copy the readable part of a damaged project to a new file that opens; return a summary.

        What it compares is taken from the project ``like``, if one is given. Raises InputRefused.
        """
        return rescue(path, target, like)

    @request
    def save_as(self, path: str) -> ProjectState:
        """Copy the project to another file, and go on in that one. Raises InputRefused."""
        self.backup(path)
        try:
            project = open_project(path)
        except ProjectHeldError as conflict:
            problem = Wording("is open already: {holder}", holder=holder_words(conflict.holder))
            raise error(
                path,
                0,
                0,
                problem,
                Wording("a file of its own for each project"),
                Wording("choose another name"),
            ) from None
        self._adjudication.take(_make_session(self._adjudication.session().workspace, project))
        return self._adjudication.state()

    @request
    def backup(self, path: str) -> str:
        """Copy the project to another file that finds the same inputs; return its path.

        Raises InputRefused for the project's own file, an input, and a path that cannot be written.
        """
        session = self._adjudication.session()
        keep_inputs([path], [*session.workspace.input_files, session.project.path])
        source = session.project.path
        inputs = [
            InputFile(file.role, input_file(file.role, locate(source, file), path).path, file.digest)
            for file in session.project.description.inputs
        ]
        session.project.copy_to(path, inputs)
        return path


def _without_files(opened: Opened, workspace: Workspace) -> Opened:
    """Return a blind project as it is opened: its messages name no file of an annotator."""
    files = [[source.path for source in side.sources] for side in workspace.sides.sets]
    return replace(opened, warnings=mask_names(opened.warnings, files, workspace.side_names))


def _make_session(workspace: Workspace, project: Project) -> AdjudicationSession:
    try:
        return AdjudicationSession(workspace, project)
    except TaskError as refusal:
        problem = Wording("this comparison cannot be adjudicated: {refusal}", refusal=sentence_of(refusal))
        expected = Wording("annotations that can have a final key")
        raise error(project.path, 0, 0, problem, expected, Wording("choose another task")) from None
