"""A window with simple widgets in the places of the views, on settings of its own."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPlainTextEdit, QTreeWidget, QWidget

from annotally_gui.app.application import make_context
from annotally_gui.context import AppContext
from annotally_gui.services.engine_client import Client
from annotally_gui.services.input_roles import InputCatalogue, OfferedTask, Recognised
from annotally_gui.services.settings import Settings
from annotally_gui.window.docks import Panes
from annotally_gui.window.main_window import MainWindow
from support.inline_client import InlineClient


def recognise(path: str) -> Recognised | str:
    """Tell formats by the ending alone, as no reader would."""
    name = Path(path).name
    if name.endswith(".txt"):
        return Recognised("plain", "Plain text", carries_text=True, carries_annotations=False)
    if name.endswith(".pdf"):
        return "a PDF file holds no annotations"
    if name.endswith(".sgm"):
        return Recognised("muc-sgml", "MUC SGML text", carries_text=True)
    if name.endswith(".xml"):
        return Recognised("gate-xml", "GATE XML", carries_text=True, layers=("raw", "key", "system"))
    if name.endswith(".conll"):
        return Recognised("token-columns", "Token columns", carries_text=True)
    return Recognised("muc-templates", "MUC templates")


TASKS = (
    OfferedTask("muc7-named-entity", "MUC-7 named entity", ("muc-sgml",)),
    OfferedTask("muc4", "MUC-4 templates", ("muc-templates",)),
    OfferedTask("event-mention", "Event mentions", ("event-mentions",), gold=True),
    OfferedTask("speech-named-entity", "Named entity in speech", ("stm", "ctm"), differing=True),
    OfferedTask("spans", "Spans and labels", ("brat",), matching=True),
)


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path / "config" / "annotally.ini")


@pytest.fixture
def engine() -> Client:
    return InlineClient(object())


@pytest.fixture
def context(qapp: QApplication, settings: Settings, engine: Client) -> AppContext:
    qapp.setStyle("Fusion")
    settings.change(theme="light")
    return make_context(qapp, settings, engine, lambda: InputCatalogue(recognise, TASKS))


def with_classes(context: AppContext) -> Panes:
    """Return the stand-ins, with one for the classes of mentions."""
    return replace(stand_in_panes(context), coreference=QPlainTextEdit("classes"))


def stand_in_panes(context: AppContext) -> Panes:
    """Return simple widgets in the places of the views."""
    del context
    text = QPlainTextEdit("Consuela Arden, an expert in securities laws")
    text.setReadOnly(True)
    inspector = QWidget()
    QLineEdit(inspector)
    scores = QLabel("93.82")
    scores.setFocusPolicy(QTreeWidget().focusPolicy())
    return Panes(text, QTreeWidget(), inspector, QTreeWidget(), scores)


@pytest.fixture
def classes_too() -> Callable[[AppContext], Panes]:
    """Return what makes the stand-ins with a pane for classes of mentions."""
    return with_classes


@pytest.fixture
def make_window(context: AppContext, qtbot: object) -> Iterator[Callable[..., MainWindow]]:
    windows = []

    def make(
        width: int = 1280, height: int = 720, factory: Callable[[AppContext], Panes] = stand_in_panes
    ) -> MainWindow:
        window = MainWindow(context, factory)
        window.resize(width, height)
        window.show()
        qtbot.waitExposed(window)  # type: ignore[attr-defined]  # no stub
        windows.append(window)
        return window

    yield make
    for window in windows:
        window.close()
        window.deleteLater()
