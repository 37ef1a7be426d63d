"""The sheet of unresolved problems: merged classes are resolved there, orphaned entries dismissed."""

from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from annotally.adjudication.project.messages import CODES, Changed, Conflict, Lost, ProjectState
from annotally.comparison.result import Level
from annotally.tasks.method_specs import METHOD_SPECS
from annotally_gui.context import AppContext
from annotally_gui.dialogs.unresolved import UnresolvedDialog
from annotally_gui.models.app_state import AppState, Place
from annotally_gui.models.decision_model import DecisionModel
from annotally_gui.services.engine_client import Client
from support.forest_builders import sample_trees
from support.inline_client import InlineClient
from support.opened_comparisons import opened_comparison


class Key:
    """Stands for the worker."""

    def __init__(self) -> None:
        self.merging: list[Conflict] = []
        self.gone: list[Lost] = []
        self.asked: list[tuple[object, ...]] = []

    def conflicts(self, _documents: tuple[str, ...]) -> tuple[Conflict, ...]:
        return tuple(self.merging)

    def lost(self, _documents: tuple[str, ...]) -> tuple[Lost, ...]:
        return tuple(self.gone)

    def resolve(self, conflict: Conflict, merge: bool, label: str) -> Changed:
        self.asked.append(("resolve", conflict, merge, label))
        self.merging.remove(conflict)
        return Changed(ProjectState("p.annotally", undo=label), label, 1)

    def dismiss(self, expected: tuple[Lost, ...], label: str) -> Changed:
        self.asked.append(("dismiss", *expected))
        self.gone = [item for item in self.gone if item not in expected]
        return Changed(ProjectState("p.annotally", undo=label), label, 1)


@pytest.fixture
def worker() -> Key:
    return Key()


@pytest.fixture
def engine(worker: Key) -> Client:
    return InlineClient(SimpleNamespace(adjudication=SimpleNamespace(key=worker)))


@pytest.fixture
def app_state() -> AppState:
    state = AppState()
    state.forest.append(sample_trees())
    state.comparison = opened_comparison("Ada", "Ben", method_spec=METHOD_SPECS["coreference"])
    state.project = ProjectState("p.annotally")
    return state


def conflict(app_state: AppState, link_side: int = 1) -> Conflict:
    tree = app_state.forest.trees[0]
    rows = [row for row, level in enumerate(tree.nodes.level) if level == Level.INSTANCE]
    return Conflict(tree.document, 0, (rows[0], rows[1]), rows[1], rows[0], link_side)


def shown(qtbot: QtBot, context: AppContext, app_state: AppState) -> UnresolvedDialog:
    unresolved_dialog = UnresolvedDialog(context, app_state, DecisionModel(app_state.forest))
    unresolved_dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(unresolved_dialog)
    unresolved_dialog.show()
    return unresolved_dialog


def lines(dialog: UnresolvedDialog) -> list[str]:
    return [dialog.list.item(row).text() for row in range(dialog.list.count())]


def enabled(dialog: UnresolvedDialog) -> list[bool]:
    return [
        widget.isEnabled() for widget in (dialog.merge_button, dialog.apart_button, dialog.dismiss_button)
    ]


@pytest.mark.parametrize("merge", [True, False])
def test_a_link_that_merges_too_much_is_resolved_either_way(
    qtbot: QtBot, context: AppContext, app_state: AppState, worker: Key, merge: bool
) -> None:
    result = conflict(app_state)
    worker.merging = [result]
    dialog = shown(qtbot, context, app_state)
    values: list[Changed] = []
    dialog.changed.connect(values.append)
    assert "resolve it to export the final key" in dialog.status.text()
    (line,) = lines(dialog)
    assert "” (B) merges the class of “" in line
    assert enabled(dialog) == [True, True, False]
    (dialog.merge_button if merge else dialog.apart_button).click()
    label = "merge classes" if merge else "remove a link"
    assert worker.asked == [("resolve", result, merge, label)]
    assert values[0].label == label
    assert lines(dialog) == []
    assert dialog.status.text().startswith("Nothing is unresolved")
    assert enabled(dialog) == [False, False, False]


def test_a_link_written_by_hand_is_not_given_up_here(
    qtbot: QtBot, context: AppContext, app_state: AppState, worker: Key
) -> None:
    worker.merging = [conflict(app_state, -1)]
    dialog = shown(qtbot, context, app_state)
    assert "(edited)" in lines(dialog)[0]
    assert enabled(dialog) == [True, False, False]


def test_what_no_longer_fits_says_what_it_was_and_goes_when_a_person_says_so(
    qtbot: QtBot, context: AppContext, app_state: AppState, worker: Key
) -> None:
    where = app_state.forest.trees[0].label, "decision", app_state.forest.trees[0].document
    worker.gone = [
        Lost(*where, "1", "PERSON Ada Quill", CODES["first"], "", "Cora Vale"),
        Lost(where[0], "remark", where[2], "2", "", words="ask"),
    ]
    dialog = shown(qtbot, context, app_state)
    assert "2 entries refer to annotations that no longer exist" in dialog.status.text()
    assert lines(dialog) == [
        f"{where[0]}   PERSON Ada Quill   → A (Ada)",
        f"{where[0]}   object not recorded   → comment: ask",
    ]
    dialog.list.selectAll()
    assert enabled(dialog) == [False, False, True]
    worker.merging = []
    first = worker.gone[0]
    dialog.list.clearSelection()
    dialog.list.item(0).setSelected(True)
    dialog.dismiss_button.click()
    assert worker.asked == [("dismiss", first)]
    assert len(lines(dialog)) == 1


def test_a_line_leads_to_the_mention_or_the_document_if_that_is_there(
    qtbot: QtBot, context: AppContext, app_state: AppState, worker: Key
) -> None:
    result = conflict(app_state)
    worker.merging = [result]
    worker.gone = [Lost("gone", "decision", "no such document", "1", "PERSON Ada")]
    dialog = shown(qtbot, context, app_state)
    places: list[Place] = []
    dialog.place_chosen.connect(places.append)
    dialog.list.itemActivated.emit(dialog.list.item(1))
    assert places == []
    dialog.list.itemActivated.emit(dialog.list.item(0))
    assert places == [Place(result.document, result.mention)]
    assert not dialog.isVisible()


def test_what_can_only_be_read_is_listed_and_stays(
    qtbot: QtBot, context: AppContext, app_state: AppState, worker: Key
) -> None:
    worker.merging = [conflict(app_state)]
    app_state.project = ProjectState("p.annotally", read_only=True)
    dialog = shown(qtbot, context, app_state)
    assert enabled(dialog) == [False, False, False]
