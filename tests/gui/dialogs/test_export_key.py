"""The dialog of the final key: refused while something is open, told when it does not read back."""

from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from annotally.adjudication.parcels import CODES, KeyFormat, ProjectState
from annotally.errors import error
from annotally_gui.alerts import Alerts
from annotally_gui.background import Client, InlineClient
from annotally_gui.context import AppContext
from annotally_gui.dialogs.export_key import ExportKeyDialog
from annotally_gui.models.desk import Desk, Place
from annotally_gui.models.verdicts import Verdicts
from forest_builders import sample_trees
from verdict_builders import decided


class Writer:
    """Stands for the worker."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, str, int]] = []
        self.refuses = False

    def key_formats(self) -> tuple[KeyFormat, ...]:
        return (
            KeyFormat("muc-sgml", "MUC SGML text", ".sgm", False),
            KeyFormat("brat", "brat", ".ann", True),
        )

    def export(self, path: str, format_name: str, side: int) -> tuple[str, ...]:
        self.asked.append((path, format_name, side))
        if self.refuses:
            raise error(path, 0, 0, "read back, scores otherwise", "a format that holds it", "choose another")
        return (path,)


@pytest.fixture
def worker() -> Writer:
    return Writer()


@pytest.fixture
def engine(worker: Writer) -> Client:
    return InlineClient(SimpleNamespace(adjudication=worker))


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    made = Desk()
    made.forest.append(sample_trees())
    made.comparison = SimpleNamespace(sides=("Ada", "Ben"))  # type: ignore[assignment]  # its sides alone are asked
    made.project = ProjectState(str(tmp_path / "mine.annotally"))
    return made


def shown(qtbot: QtBot, context: AppContext, desk: Desk, *, settled: bool) -> ExportKeyDialog:
    verdicts = Verdicts(desk.forest)
    verdicts.take([decided(tree, {0: CODES["first"]} if settled else {}) for tree in desk.forest.trees])
    made = ExportKeyDialog(context, desk, verdicts)
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(made)
    made.show()
    return made


def test_what_is_open_is_listed_and_leads_there(qtbot: QtBot, context: AppContext, desk: Desk) -> None:
    dialog = shown(qtbot, context, desk, settled=False)
    assert not dialog.export_button.isEnabled()
    assert "objects are still open" in dialog.said.text()
    assert dialog.list.count() == desk.forest.object_total
    places: list[Place] = []
    dialog.place_chosen.connect(places.append)
    dialog.list.itemActivated.emit(dialog.list.item(0))
    assert places[0].document == desk.forest.trees[0].document


def test_the_place_follows_the_format_and_the_key_is_written(
    qtbot: QtBot, context: AppContext, desk: Desk, worker: Writer, tmp_path: Path
) -> None:
    dialog = shown(qtbot, context, desk, settled=True)
    assert dialog.place.text() == str(tmp_path / "mine-final.sgm")
    dialog.format.setCurrentIndex(1)
    assert dialog.place.text() == str(tmp_path / "mine-final")
    dialog.side.setCurrentIndex(1)
    written: list[tuple[str, ...]] = []
    dialog.written.connect(written.append)
    dialog.export_button.click()
    assert worker.asked == [(str(tmp_path / "mine-final"), "brat", 1)]
    assert written == [(str(tmp_path / "mine-final"),)]


def test_what_does_not_read_back_is_told_on_the_sheet(
    qtbot: QtBot, context: AppContext, desk: Desk, worker: Writer
) -> None:
    worker.refuses = True
    dialog = shown(qtbot, context, desk, settled=True)
    for _ in range(2):
        dialog.export_button.click()
        assert dialog.said.text() == "Nothing was written."
        assert dialog._panel is not None
        assert "scores otherwise" in dialog._panel.as_text()
    assert dialog.isVisible()
    assert dialog.export_button.isEnabled()


def test_a_file_is_replaced_only_if_a_person_says_so(
    qtbot: QtBot,
    context: AppContext,
    desk: Desk,
    worker: Writer,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    (tmp_path / "mine-final.sgm").write_text("before")
    asked: list[object] = []
    monkeypatch.setattr(Alerts, "ask", lambda _self, *words: asked.append(words))
    dialog = shown(qtbot, context, desk, settled=True)
    dialog.export_button.click()
    assert worker.asked == []
    _, said, verb, go_on = asked[0]  # type: ignore[misc]  # four words
    assert (said, verb) == ("mine-final.sgm is there already. Replace it?", "&Replace")
    go_on()
    assert len(worker.asked) == 1
