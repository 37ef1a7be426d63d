"""Opening projects: what is asked first, and what then goes to the worker."""

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from annotally.adjudication.project.lock import Holder
from annotally.adjudication.project.messages import ProjectFile, ProjectInput, ProjectState, Rescued
from annotally.model.diagnostics import error
from annotally_gui.context import AppContext
from annotally_gui.controllers.commands.open import OpenCommands
from annotally_gui.controllers.commands.projects import Moved, ProjectCommands
from annotally_gui.models.app_state import AppState
from annotally_gui.services.alerts import AlertChoice, Alerts
from annotally_gui.services.engine_client import Client
from annotally_gui.services.recent_files import remember_opened
from annotally_gui.services.session import Session, SessionRequest
from support.inline_client import InlineClient

PATH = "p/mine.annotally"


class Files:
    """Stands for the worker: answers with what a test wants to be found."""

    def __init__(self) -> None:
        self.found = ProjectFile(PATH)
        self.asked: list[tuple[object, ...]] = []
        self.lost: tuple[str, ...] = ()

    def look(self, path: str) -> ProjectFile:
        if path != PATH:
            raise error(path, 0, 0, "no such file", "a project file", "check the path")
        return self.found

    def start(self, path: str) -> ProjectState:
        self.asked.append(("start", path))
        return ProjectState(path)

    def save_as(self, path: str) -> ProjectState:
        self.asked.append(("save_as", path))
        return ProjectState(path)

    def backup(self, path: str) -> str:
        self.asked.append(("backup", path))
        return path

    def rescue(self, path: str, target: str) -> Rescued:
        self.asked.append(("rescue", path, target))
        self.found = ProjectFile(PATH)
        return Rescued(3, 1, self.lost)

    def take_over(self, path: str, holder: Holder) -> ProjectFile:
        self.asked.append(("take_over", path, holder))
        return ProjectFile(PATH)

    def decided(self) -> int:
        self.asked.append(("decided",))
        return 0

    def remember_view(self, view: dict[str, object]) -> None:
        self.asked.append(("view", view))


@pytest.fixture
def files() -> Files:
    return Files()


@pytest.fixture
def engine(files: Files) -> Client:
    rest = {"decided": files.decided, "remember_view": files.remember_view}
    return InlineClient(SimpleNamespace(adjudication=SimpleNamespace(files=files, **rest)))


class Room:
    """Projects over a plain widget, and what came of them."""

    def __init__(self, context: AppContext, window: QWidget, monkeypatch: pytest.MonkeyPatch) -> None:
        self.opened: list[tuple[object, ...]] = []
        self.asked: list[tuple[str, str, Callable[[], object]]] = []
        self.second: list[AlertChoice | None] = []
        self.notices: list[str] = []
        self.astray: list[Callable[[Moved], object]] = []
        self.said: list[str] = []
        self.window = window
        self.app_state = AppState(window)
        opening = OpenCommands(context, self.app_state)
        monkeypatch.setattr(opening, "open", lambda *words: self.opened.append(words))
        monkeypatch.setattr(Alerts, "ask", lambda _self, _title, *words: self._note(*words))
        monkeypatch.setattr(Alerts, "notice", lambda _self, _title, item: self.notices.append(item))
        self.refused: list[object] = []
        opening.refused.connect(self.refused.append)
        self.projects = ProjectCommands(context, self.app_state, opening, window, self.said.append)
        self.projects.inputs_astray.connect(lambda _found, go_on: self.astray.append(go_on))

    def _note(
        self, text: str, verb: str, then: Callable[[], object], second: AlertChoice | None = None
    ) -> None:
        self.asked.append((text, verb, then))
        self.second.append(second)

    def choose(self, path: str) -> None:
        """Give the file dialog that is open a path."""
        dialog = next(widget for widget in self.window.findChildren(QFileDialog) if widget.isVisible())
        dialog.fileSelected.emit(path)
        dialog.close()


@pytest.fixture
def room(qtbot: QtBot, context: AppContext, monkeypatch: pytest.MonkeyPatch) -> Room:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    return Room(context, window, monkeypatch)


REQUEST = SessionRequest("", project=PATH)


def test_a_project_nobody_has_open_is_opened(room: Room) -> None:
    session = Session(document="d")
    room.projects.open(REQUEST, session)
    assert room.opened == [(REQUEST, session, {})]


def test_what_is_no_project_is_refused(room: Room) -> None:
    room.projects.open(SessionRequest("", project="elsewhere"))
    assert not room.opened
    assert len(room.refused) == 1


def test_one_that_somebody_has_open_is_offered_for_reading(room: Room, files: Files) -> None:
    files.found = ProjectFile(PATH, hindrance="the project is open already: Ada on tern since noon")
    room.projects.open(REQUEST)
    ((result, verb, go_on),) = room.asked
    assert result == "mine.annotally is read-only: the project is open already: Ada on tern since noon."
    assert verb == "Open &read-only"
    assert not room.opened
    go_on()
    assert room.opened == [(SessionRequest("", project=PATH, read_only=True), None, {})]
    room.projects.open(SessionRequest("", project=PATH, read_only=True))  # at the next start nobody asks
    assert room.opened[1] == (SessionRequest("", project=PATH, read_only=True), None)


def test_one_that_is_held_by_who_is_gone_is_taken_over_once_it_is_said_what_that_means(
    room: Room, files: Files
) -> None:
    holder = Holder("Ada", "tern", 77, "2026-01-01T00:00:00Z")
    files.found = ProjectFile(PATH, hindrance=f"the project is open already: {holder}", holder=holder)
    room.projects.open(REQUEST)
    (second,) = room.second
    assert second is not None
    verb, ask = second
    assert verb == "&Take over…"
    assert files.asked == []
    ask()
    result, verb, take_over = room.asked[1]
    assert "in use by Ada on tern since 2026-01-01T00:00:00Z, process 77." in result
    assert "could no longer save" in result
    assert verb == "&Take over"
    assert files.asked == []
    take_over()
    assert files.asked == [("take_over", PATH, holder)]
    assert room.opened == [(REQUEST, None, {})]


def test_a_chosen_project_is_rescued_and_what_could_not_be_saved_is_said(room: Room, files: Files) -> None:
    files.lost = ("2 entries could not be read", "its view could not be read")
    room.projects.choose_damaged()
    room.choose("broken")
    room.choose(PATH)
    assert files.asked == [("rescue", "broken", PATH)]
    assert room.notices == [
        "Not everything could be saved:\n• 2 entries could not be read\n• its view could not be read"
    ]


def test_inputs_that_are_astray_are_asked_for(room: Room, files: Files) -> None:
    files.found = ProjectFile(PATH, (ProjectInput("first", "a", "missing"),))
    room.projects.open(REQUEST)
    assert not room.opened
    room.astray[0]({0: "b"})
    assert room.opened == [(REQUEST, None, {0: "b"})]


def test_a_damaged_one_is_rescued_into_a_new_file_and_that_is_opened(room: Room, files: Files) -> None:
    files.found = ProjectFile(PATH, damage="is damaged, or not a project: page 3")
    room.projects.open(REQUEST)
    ((text, verb, go_on),) = room.asked
    assert text.startswith("mine.annotally is damaged, or not a project: page 3. The readable part")
    assert verb == "&Rescue…"
    go_on()
    room.choose(PATH)
    assert files.asked == [("rescue", PATH, PATH)]
    assert room.said == ["3 entries were rescued"]
    assert room.opened == [(REQUEST, None, {})]


def test_a_new_project_another_place_and_a_backup(room: Room, files: Files) -> None:
    started: list[bool] = []
    room.projects.started.connect(lambda: started.append(True))
    room.projects.start()
    room.choose("new")
    assert room.app_state.request == SessionRequest("", project="new")
    room.projects.save_as()
    room.choose("other")
    assert room.app_state.project == ProjectState("other")
    room.projects.back_up()
    room.choose("copy")
    assert room.app_state.request == SessionRequest("", project="other")
    assert room.said == ["Backed up to copy"]
    names = [words[0] for words in files.asked]
    assert names == ["start", "decided", "save_as", "decided", "backup"]
    assert started == [True, True]


def test_a_chosen_file_is_opened_by_its_whole_path(room: Room, files: Files, tmp_path: Path) -> None:
    room.projects.choose()
    room.choose(str(tmp_path / "x.annotally"))
    assert len(room.refused) == 1
    assert files.asked == []


def test_the_view_is_kept_in_a_project_that_can_be_written(room: Room, files: Files) -> None:
    session = Session(document="d", filter="is:open", scroll=7, selection="s")
    room.projects.remember(session)
    room.app_state.project = ProjectState(PATH, read_only=True)
    room.projects.remember(session)
    assert files.asked == []
    room.app_state.project = ProjectState(PATH)
    room.projects.remember(session)
    assert files.asked == [("view", {"document": "d", "selection": "s", "filter": "is:open", "scroll": 7})]


def test_the_sample_is_opened_for_a_new_project_and_given_up_with_it(room: Room, files: Files) -> None:
    room.projects.start_sample()
    room.choose("tried")
    assert len(room.opened) == 1
    assert files.asked == []
    room.app_state.opened.emit(None)
    assert files.asked[0] == ("start", "tried")
    room.projects.start_sample()
    room.choose("tried again")
    room.projects._opening.given_up.emit()
    room.app_state.opened.emit(None)
    assert [words for words in files.asked if words[0] == "start"] == [("start", "tried")]


def test_files_are_opened_and_the_project_of_them_stands_in_their_place_among_the_recent(
    room: Room, files: Files, context: AppContext
) -> None:
    request = SessionRequest("muc4", (), ("/d/Emma_1",), ("/d/Emma_2",))
    room.projects.open_with(request, "p/Emma.annotally")
    assert room.opened == [(request,)]
    assert files.asked == []
    room.app_state.request = request
    remember_opened(context.settings, request, ("a", "b"))
    room.app_state.opened.emit(None)
    assert files.asked[0] == ("start", "p/Emma.annotally")
    assert room.app_state.request == SessionRequest("", project="p/Emma.annotally")
    assert context.settings.values.recent == ()


def test_a_project_beside_the_inputs_is_made_without_asking(room: Room, files: Files, tmp_path: Path) -> None:
    paths = [str(tmp_path / f"Emma_{number}.sgm") for number in (1, 2)]
    room.app_state.request = SessionRequest("muc4", (), (paths[0],), (paths[1],))
    (tmp_path / "Emma.annotally").touch()
    room.projects.start_beside()
    assert files.asked[0] == ("start", str(tmp_path / "Emma 2.annotally"))
    assert room.said == [f"Project Emma 2 created in {tmp_path}"]


def test_a_new_project_proposes_a_name_beside_the_inputs(room: Room, tmp_path: Path) -> None:
    paths = [str(tmp_path / f"Emma_{number}.sgm") for number in (1, 2)]
    room.app_state.request = SessionRequest("muc4", (), (paths[0],), (paths[1],))
    room.projects.start()
    (chooser,) = room.window.findChildren(QFileDialog)
    assert chooser.selectedFiles() == [str(tmp_path / "Emma.annotally")]
    chooser.close()
