"""The texts of several annotators: walked round, nothing shown of another document, rows as new as texts."""

from pathlib import Path
from types import SimpleNamespace

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from annotally.reports.messages import DocumentView
from annotally.service.server import Service
from annotally.tasks.text_tolerance import Realigner, TextTolerance
from annotally_gui.actions.spec import Need
from annotally_gui.context import AppContext
from annotally_gui.controllers.aligned_texts import AlignedTextsController
from annotally_gui.models.app_state import AppState
from annotally_gui.models.lanes import choices, drawn_marks
from annotally_gui.services.engine_client import Client
from annotally_gui.views.reading import ReadingPane
from support.inline_client import InlineClient
from support.texts_in_brat import save_brat

NAMES = [("PLACE", "Oslo"), ("PERSON", "Ada")]
TEXTS = ("Ada went to Oslo.", "Ada ran to Oslo.", "Ada went to Oslo.", "Then Ada went to Oslo.")


@pytest.fixture
def service() -> Service:
    return Service(lambda _kind, _value: None, lambda: None)


@pytest.fixture
def engine(service: Service) -> Client:
    return InlineClient(service)


class StandInWindow(QObject):
    """A window that has a status bar alone, which keeps its messages."""

    def __init__(self, context: AppContext, said: list[str]) -> None:
        super().__init__()
        self.context, self.status = context, SimpleNamespace(say=said.append)


class Around:
    """A pane of texts with its controller, and four annotators of two documents, two with other texts."""

    def __init__(self, context: AppContext, service: Service, bot: QtBot, folder: Path) -> None:
        self.context, self.service, self.app_state = context, service, AppState()
        self.said: list[str] = []
        self.reading = ReadingPane(context)
        bot.addWidget(self.reading)
        self.window = StandInWindow(context, self.said)
        self.app_state.document_shown.connect(self._draw)
        self.controller = AlignedTextsController(self.window, self.app_state, self.reading, SimpleNamespace())  # type: ignore[arg-type]  # stand-ins
        sides = tuple(
            (name, (save_brat(folder / name, {"a": text, "b": text, "c": TEXTS[0]}, NAMES),))
            for name, text in zip(("ann", "bob", "cy", "dee"), TEXTS, strict=True)
        )
        tolerance = TextTolerance(realigner=Realigner.WORDS)
        self.app_state.open(service.open("spans", (), sides, key2key=True, tolerance=tolerance), None)

    def _draw(self, view: DocumentView) -> None:
        lanes, second = choices(4)[0], view.second
        if second is not None:
            second = replace(second, marks=drawn_marks(second.marks, lanes))
        marks, sides = drawn_marks(view.marks, lanes), ("ann", "bob", "cy", "dee")
        self.reading.show_document(view.text, marks, view.arcs, second=second, sides=sides)

    def show(self, document: str) -> None:
        self.app_state.show_document(self.service.document(document))

    def press(self) -> None:
        self.context.actions.action("go.next_text").trigger()

    @property
    def second(self) -> str:
        return self.reading.second.text


@pytest.fixture
def around(context: AppContext, service: Service, qtbot: QtBot, tmp_path: Path) -> Around:
    return Around(context, service, qtbot, tmp_path)


def test_the_next_annotator_s_text_comes_and_behind_the_last_the_first(around: Around) -> None:
    around.show("a")
    assert around.second == TEXTS[1]
    around.press()
    assert around.second == TEXTS[3]
    assert around.said[-1] == "Text of D (dee), 2 of 2"
    around.press()
    assert around.second == TEXTS[1]
    assert around.said[-1] == "Text of B (bob), 1 of 2"


def test_the_action_is_there_where_several_have_other_texts(around: Around) -> None:
    around.show("c")
    assert not around.context.actions.is_there(Need.SEVERAL_TEXTS)
    around.show("a")
    assert around.context.actions.is_there(Need.SEVERAL_TEXTS)
    around.app_state.close()
    assert not around.context.actions.is_there(Need.SEVERAL_TEXTS)


def test_a_text_of_a_document_that_is_no_longer_shown_is_passed_over(around: Around) -> None:
    around.show("a")
    late = around.service.show_text_of(3, "b")
    around.controller._show_text(late)
    assert around.app_state.view is not None
    assert around.app_state.view.document == "a"
    assert around.said == []


def test_where_rows_are_older_the_document_comes_with_its_new_rows(around: Around) -> None:
    around.show("a")
    around.app_state.stale = True
    recompared: list[object] = []
    around.app_state.recompared.connect(lambda message: recompared.append(message.view.second.side))
    around.press()
    assert recompared == [3]
    assert around.second == TEXTS[1], "the rows of the tree come first"
