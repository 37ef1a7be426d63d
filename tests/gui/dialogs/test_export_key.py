"""The dialog of the final key: refused while something is open, told when it does not read back."""

from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from annotally.adjudication.project.messages import (
    CODES,
    BrokenEnds,
    Changed,
    Conflict,
    KeyFindings,
    KeyFormat,
    KeyLoss,
    KeyPlace,
    KeyProblem,
    OpenType,
    ProjectState,
    VotesFile,
)
from annotally.comparison.result import Level
from annotally.model.diagnostics import error
from annotally.tasks.method_specs import METHOD_SPECS
from annotally_gui.context import AppContext
from annotally_gui.dialogs.export_key import ExportKeyDialog
from annotally_gui.dialogs.findings import findings_words
from annotally_gui.dialogs.key_problems import ExportMemory
from annotally_gui.dialogs.row_list import LISTED
from annotally_gui.models.app_state import AppState, Place
from annotally_gui.models.decision_model import DecisionModel
from annotally_gui.services.alerts import Alerts
from annotally_gui.services.engine_client import Client
from support.forest_builders import sample_trees
from support.inline_client import InlineClient
from support.opened_comparisons import opened_comparison
from support.verdict_builders import decided


class Key:
    """Stands for the requests about the final key."""

    def __init__(self) -> None:
        self.types = [OpenType("ENAMEX", 2), OpenType("TIMEX", 1)]
        self.merging: tuple[Conflict, ...] = ()
        self.found = KeyFindings(0, (), 0, ())
        self.looked: list[str] = []
        self.places: list[tuple[str, str, int]] = []
        self.place_found: KeyPlace | None = None
        self.broken: tuple[BrokenEnds, ...] = ()
        self.asked: list[tuple[object, str]] = []
        self.exports: list[tuple[str, str, int]] = []
        self.refuses = False
        self.standing: tuple[KeyProblem, ...] = ()
        self.lost: tuple[KeyLoss, ...] = ()
        self.dropped: list[tuple[str, ...]] = []
        self.votes: list[VotesFile | None] = []
        self.checked: list[tuple[str, int, tuple[str, ...] | None]] = []

    def open_types(self) -> tuple[OpenType, ...]:
        return tuple(self.types)

    def conflicts(self) -> tuple[Conflict, ...]:
        return self.merging

    def findings(self, limit: int, format_name: str) -> KeyFindings:
        assert limit == LISTED
        self.looked.append(format_name)
        return self.found

    def place(self, path: str, format_name: str, side: int, votes: str = "") -> KeyPlace:
        self.places.append((path, format_name, side))
        there = tuple(name for name in (path, votes) if name and Path(name).is_file())
        return self.place_found or KeyPlace(False, (path,), there)

    def broken_relations(self) -> tuple[BrokenEnds, ...]:
        return self.broken

    def leave_relations_out(self, label: str) -> Changed:
        count, self.broken = len(self.broken), ()
        return Changed(ProjectState("p.annotally", undo=label), label, count)

    def problems(
        self,
        format_name: str,
        side: int,
        documents: tuple[str, ...] | None,
        drop: tuple[str, ...] = (),
    ) -> tuple[KeyProblem, ...]:
        self.dropped.append(drop)
        self.checked.append((format_name, side, documents))
        return self.standing

    def formats(self) -> tuple[KeyFormat, ...]:
        return (
            KeyFormat("muc-sgml", "MUC SGML text", ".sgm", (False, False)),
            KeyFormat("brat", "brat", ".ann", (True, True)),
        )

    def losses(self, format_name: str, side: int) -> tuple[KeyLoss, ...]:
        del side
        return self.lost if format_name == "brat" else ()

    def export(
        self,
        path: str,
        format_name: str,
        side: int,
        drop: tuple[str, ...] = (),
        votes: VotesFile | None = None,
    ) -> tuple[str, ...]:
        self.votes.append(votes)
        self.dropped.append(drop)
        self.exports.append((path, format_name, side))
        if self.refuses:
            raise error(path, 0, 0, "read back, scores otherwise", "a format that holds it", "choose another")
        return (path,)

    def fill_open(self, expected: dict[str, tuple[str, tuple[int, ...]]], label: str) -> Changed:
        self.asked.append((expected, label))
        codes = {"": 0, "take": 1, "neither": CODES["neither"], "either": CODES["either"]}
        for name, (choice, sides) in expected.items():
            code = CODES["second"] if sides == (1,) else codes[choice]
            self.types = [
                OpenType(type_name.name, type_name.count, code) if type_name.name == name else type_name
                for type_name in self.types
            ]
        return Changed(ProjectState("p.annotally", undo=label), label, 1)


class Writer:
    """Stands for the worker."""

    def __init__(self) -> None:
        self.key = Key()


@pytest.fixture
def worker() -> Writer:
    return Writer()


@pytest.fixture
def engine(worker: Writer) -> Client:
    return InlineClient(SimpleNamespace(adjudication=worker))


@pytest.fixture
def app_state(tmp_path: Path) -> AppState:
    state = AppState()
    state.forest.append(sample_trees())
    state.comparison = opened_comparison("Ada", "Ben", method_spec=METHOD_SPECS["templates"])
    state.project = ProjectState(str(tmp_path / "mine.annotally"))
    return state


def shown(
    qtbot: QtBot, context: AppContext, app_state: AppState, *, all_decided: bool, worker: Writer | None = None
) -> ExportKeyDialog:
    verdicts = DecisionModel(app_state.forest)
    verdicts.take(
        [decided(tree, {0: CODES["first"]} if all_decided else {}) for tree in app_state.forest.trees]
    )
    if all_decided and worker is not None:
        worker.key.types = []
    export_key_dialog = ExportKeyDialog(context, app_state, verdicts)
    export_key_dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(export_key_dialog)
    export_key_dialog.show()
    return export_key_dialog


def test_what_is_open_is_listed_and_leads_there(
    qtbot: QtBot, context: AppContext, app_state: AppState
) -> None:
    dialog = shown(qtbot, context, app_state, all_decided=False)
    assert not dialog.export_button.isEnabled()
    assert "objects are undecided" in dialog.status.text()
    assert dialog.list.count() == app_state.forest.object_total
    places: list[Place] = []
    dialog.place_chosen.connect(lambda place, *_line: places.append(place))
    dialog.list.itemActivated.emit(dialog.list.topLevelItem(0), 0)
    assert places[0].document == app_state.forest.trees[0].document


def test_the_place_follows_the_format_and_the_key_is_written(
    qtbot: QtBot, context: AppContext, app_state: AppState, worker: Writer, tmp_path: Path
) -> None:
    dialog = shown(qtbot, context, app_state, all_decided=True, worker=worker)
    assert dialog.place.text() == str(tmp_path / "mine-final.sgm")
    dialog.format.setCurrentIndex(1)
    assert dialog.place.text() == str(tmp_path / "mine-final")
    dialog.side.setCurrentIndex(1)
    written: list[tuple[str, ...]] = []
    dialog.exported.connect(written.append)
    dialog.export_button.click()
    assert worker.key.exports == [(str(tmp_path / "mine-final"), "brat", 1)]
    assert written == [(str(tmp_path / "mine-final"),)]


def test_votes_that_are_there_are_named_before_they_are_replaced(
    qtbot: QtBot,
    context: AppContext,
    app_state: AppState,
    worker: Writer,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    questions: list[str] = []
    monkeypatch.setattr(Alerts, "ask", lambda _self, _title, question, *_rest: questions.append(question))
    dialog = shown(qtbot, context, app_state, all_decided=True, worker=worker)
    dialog.votes.wanted.click()
    for name in ("mine-final-votes.jsonl", "mine-final.sgm"):
        (tmp_path / name).write_text("before")
        dialog.export_button.click()
    assert questions == [
        "mine-final-votes.jsonl already exists. Replace it?",
        f"{tmp_path.name} already contains mine-final.sgm, mine-final-votes.jsonl. "
        "Replace the existing files?",
    ]
    assert worker.key.exports == []


def test_losses_are_listed_and_each_must_be_allowed(
    qtbot: QtBot, context: AppContext, app_state: AppState, worker: Writer
) -> None:
    worker.key.lost = (
        KeyLoss("comments", "2 comments", ('d 4:1 PER "<b>Ada</b>"', "d 9:1 PER")),
        KeyLoss("events", "1 argument", ("d 12:1 MEET Agent",)),
    )
    dialog = shown(qtbot, context, app_state, all_decided=True, worker=worker)
    assert dialog.losses.isHidden()
    assert dialog.export_button.isEnabled()
    dialog.format.setCurrentIndex(1)
    assert dialog.losses.isVisible()
    assert not dialog.export_button.isEnabled()
    assert dialog.status.text().startswith("Choose to leave out")
    assert dialog.losses.box("comments").text() == "Leave out 2 comments"
    assert dialog.losses.box("comments").accessibleDescription() == 'd 4:1 PER "<b>Ada</b>"\nd 9:1 PER'
    dialog.losses.box("comments").click()
    assert not dialog.export_button.isEnabled()
    dialog.losses.box("events").click()
    dialog.export_button.click()
    assert worker.key.dropped == [("comments", "events")]
    dialog.format.setCurrentIndex(0)
    assert dialog.losses.isHidden()
    assert dialog.losses.chosen() == ()


def test_what_does_not_read_back_is_told_on_the_sheet(
    qtbot: QtBot, context: AppContext, app_state: AppState, worker: Writer
) -> None:
    worker.key.refuses = True
    dialog = shown(qtbot, context, app_state, all_decided=True, worker=worker)
    for _ in range(2):
        dialog.export_button.click()
        assert dialog.status.text() == "Nothing was written."
        assert dialog._panel is not None
        assert "scores otherwise" in dialog._panel.as_text()
    assert dialog.isVisible()
    assert dialog.export_button.isEnabled()


def test_a_file_is_replaced_only_if_a_person_says_so(
    qtbot: QtBot,
    context: AppContext,
    app_state: AppState,
    worker: Writer,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    (tmp_path / "mine-final.sgm").write_text("before")
    values: list[object] = []
    monkeypatch.setattr(Alerts, "ask", lambda _self, *words: values.append(words))
    dialog = shown(qtbot, context, app_state, all_decided=True, worker=worker)
    dialog.export_button.click()
    assert worker.key.exports == []
    _, result, verb, go_on = values[0]  # type: ignore[misc]  # four words
    assert (result, verb) == ("mine-final.sgm already exists. Replace it?", "&Replace")
    go_on()
    assert len(worker.key.exports) == 1


def test_a_key_that_wants_a_folder_is_proposed_one(
    qtbot: QtBot, context: AppContext, app_state: AppState, worker: Writer, tmp_path: Path
) -> None:
    worker.key.place_found = KeyPlace(True, (), proposed=str(tmp_path / "other"))
    dialog = shown(qtbot, context, app_state, all_decided=True, worker=worker)
    dialog.place.setText(str(tmp_path / "mine.xml"))
    dialog.export_button.click()
    assert worker.key.exports == []
    assert dialog.place.text() == str(tmp_path / "other")
    assert dialog.status.text() == (
        "The final key needs a folder, and mine.xml is not a folder: other is proposed."
    )
    worker.key.place_found = KeyPlace(True, ())
    dialog.export_button.click()
    assert [path for path, _, _ in worker.key.exports] == [str(tmp_path / "other")]


def test_what_a_folder_holds_is_named_before_it_is_replaced(
    qtbot: QtBot,
    context: AppContext,
    app_state: AppState,
    worker: Writer,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    there = tuple(str(tmp_path / "mine-final" / f"{letter}.ann") for letter in "abcdefg")
    worker.key.place_found = KeyPlace(True, there, there)
    values: list[tuple[object, ...]] = []
    monkeypatch.setattr(Alerts, "ask", lambda _self, *words: values.append(words))
    dialog = shown(qtbot, context, app_state, all_decided=True, worker=worker)
    dialog.format.setCurrentIndex(1)
    dialog.export_button.click()
    assert worker.key.exports == []
    assert values[0][1] == (
        "mine-final already contains a.ann, b.ann, c.ann, d.ann, e.ann and 2 more files. "
        "Replace the existing files?"
    )


def test_relations_without_an_end_are_asked_about_once_with_all_of_them(
    qtbot: QtBot,
    context: AppContext,
    app_state: AppState,
    worker: Writer,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tree = app_state.forest.trees[0]
    worker.key.broken = tuple(BrokenEnds(tree.document, 1, f"d: Knows R{n}: lost") for n in range(14))
    values: list[tuple[object, ...]] = []
    monkeypatch.setattr(Alerts, "ask", lambda _self, *words: values.append(words))
    dialog = shown(qtbot, context, app_state, all_decided=True, worker=worker)
    actual: list[Changed] = []
    dialog.changed.connect(actual.append)
    dialog.export_button.click()
    assert worker.key.exports == []
    _, result, verb, go_on = values[0]
    assert str(result).startswith(
        "14 relations point to objects that are not in the final key. "
        "Leave the relations out too?\n\nd: Knows R0"
    )
    assert str(result).endswith("R11: lost\nand 2 more, listed in the dialog below")
    assert verb == "&Leave out too"
    assert dialog.findings.count() == 14
    dialog.export_button.click()
    assert dialog.findings.count() == 14
    values.pop()
    assert callable(go_on)
    go_on()
    assert actual[0].count == 14
    assert len(worker.key.exports) == len(values) == 1


def test_a_relation_without_an_end_is_told_of_once(
    qtbot: QtBot, context: AppContext, app_state: AppState, worker: Writer, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = app_state.forest.trees[0].document
    dropped = ((name, 1, "Arg1", "PER T1"), (name, 1, "Arg2", "PER T2"), (name, 2, "Boss", "PER T1"))
    worker.key.found = KeyFindings(3, dropped, 0, ())
    worker.key.broken = (BrokenEnds(name, 1, "d: Knows R1: Arg1 and Arg2 lost"),)
    monkeypatch.setattr(Alerts, "ask", lambda _self, *_words: None)
    dialog = shown(qtbot, context, app_state, all_decided=True, worker=worker)
    assert dialog.findings.count() == 3
    dialog.export_button.click()
    listed = [dialog.findings.item(number).text() for number in range(dialog.findings.count())]
    assert listed[0] == "d: Knows R1: Arg1 and Arg2 lost"
    assert [("Boss" in item) for item in listed] == [False, True]


def test_the_place_follows_the_side(
    qtbot: QtBot, context: AppContext, app_state: AppState, worker: Writer
) -> None:
    formats = (KeyFormat("muc-sgml", "MUC SGML text", ".sgm", (False, True)),)
    worker.key.formats = lambda: formats  # type: ignore[method-assign]  # one side has several files
    dialog = shown(qtbot, context, app_state, all_decided=True, worker=worker)
    assert dialog.place.text().endswith("mine-final.sgm")
    dialog.side.setCurrentIndex(1)
    assert dialog.place.text().endswith("mine-final")


def test_what_open_objects_become_is_refused_at_first_and_recorded_type_by_type(
    qtbot: QtBot, context: AppContext, app_state: AppState, worker: Writer
) -> None:
    dialog = shown(qtbot, context, app_state, all_decided=False)
    values: list[Changed] = []
    dialog.changed.connect(values.append)
    boxes = dialog.types.boxes
    assert [(name, box.currentText()) for name, box in boxes.items()] == [
        ("ENAMEX", "prevent the export"),
        ("TIMEX", "prevent the export"),
    ]
    ways = [boxes["TIMEX"].itemText(number) for number in range(boxes["TIMEX"].count())]
    assert ways[1:] == [
        "take A (Ada)",
        "take B (Ben)",
        "leave out",
        "take all as alternatives",
    ]
    boxes["ENAMEX"].setCurrentIndex(2)
    assert worker.key.asked == [({"ENAMEX": ("take", (1,))}, "open ENAMEX: take B (Ben)")]
    assert values[0].label == "open ENAMEX: take B (Ben)"
    assert not dialog.export_button.isEnabled()
    assert "1 object is undecided" in dialog.status.text()
    boxes["TIMEX"].setCurrentIndex(3)
    assert worker.key.asked[1][0] == {"TIMEX": ("neither", ())}
    assert dialog.export_button.isEnabled()
    assert "stay undecided in the project" in dialog.status.text()
    assert not dialog.list.isVisible()
    boxes["ENAMEX"].setCurrentIndex(0)
    assert worker.key.asked[2][0] == {"ENAMEX": ("", ())}
    assert not dialog.export_button.isEnabled()


def test_what_is_recorded_is_shown_again_and_only_read_where_nothing_can_be_written(
    qtbot: QtBot, context: AppContext, app_state: AppState, worker: Writer, tmp_path: Path
) -> None:
    worker.key.types = [OpenType("ENAMEX", 1234, CODES["either"])]
    app_state.project = ProjectState(str(tmp_path / "mine.annotally"), read_only=True)
    dialog = shown(qtbot, context, app_state, all_decided=False)
    box = dialog.types.boxes["ENAMEX"]
    assert box.currentText() == "take all as alternatives"
    assert not box.isEnabled()
    item = dialog.types.topLevelItem(0)
    assert item is not None
    assert item.text(1) == "1,234"


def test_mentions_have_no_alternatives_and_a_link_that_merges_too_much_is_resolved_first(
    qtbot: QtBot, context: AppContext, app_state: AppState, worker: Writer
) -> None:
    app_state.comparison = opened_comparison("Ada", "Ben", method_spec=METHOD_SPECS["coreference"])
    worker.key.merging = (Conflict(app_state.forest.trees[0].document, 0, (1, 2), 3, 4, 1),)
    dialog = shown(qtbot, context, app_state, all_decided=False)
    words = [words for _, _, words in dialog.types.list_choices()]
    assert words[-1] == "leave out"
    assert not dialog.export_button.isEnabled()
    assert "resolve it in Decide › Unresolved" in dialog.status.text()


def test_pointers_that_go_and_names_given_anew_are_listed_before_anything_is_written(
    qtbot: QtBot, context: AppContext, app_state: AppState, worker: Writer
) -> None:
    tree = app_state.forest.trees[0]
    row = next(row for row, level in enumerate(tree.nodes.level) if level == Level.INSTANCE)
    dropped = ((tree.document, row, "WHO", "PERSON-1"), (tree.document, -1, "WHO", "PERSON-2"))
    twice = ((tree.document, row, "PERSON 4"),)
    worker.key.found = KeyFindings(7, dropped, 1, ((tree.document, "4", "5"),), 1, twice)
    dialog = shown(qtbot, context, app_state, all_decided=True, worker=worker)
    assert dialog.findings_label.text() == (
        "7 pointers to objects outside the final key are removed; 1 object is renamed, because its name is "
        "already used; 1 object occurs twice, as in an input file; the first 4 are listed."
    )
    lines = [dialog.findings.item(number).text() for number in range(dialog.findings.count())]
    assert "WHO pointed to PERSON-1, which is not in the final key" in lines[0]
    assert "added annotation" in lines[1]
    assert lines[2].endswith("a second 4 is renamed 5; its pointers are updated")
    assert lines[3].endswith("PERSON 4 has the same content as another object and is kept twice")
    places: list[Place] = []
    dialog.place_chosen.connect(lambda place, *_line: places.append(place))
    dialog.findings.itemActivated.emit(dialog.findings.item(2))
    assert places == []
    dialog.findings.itemActivated.emit(dialog.findings.item(0))
    assert places == [Place(tree.document, row)]


def test_what_is_told_is_that_of_the_format(
    qtbot: QtBot, context: AppContext, app_state: AppState, worker: Writer
) -> None:
    dialog = shown(qtbot, context, app_state, all_decided=True, worker=worker)
    assert worker.key.looked == ["muc-sgml"], "the first side's, which comes first"
    worker.key.found = KeyFindings(0, (), 1, (("d", "4", "5"),))
    dialog.format.setCurrentIndex(1)
    dialog.format.activated.emit(1)
    assert worker.key.looked[1:] == ["brat"]
    assert not dialog.findings.isHidden()


def test_where_nothing_is_to_be_told_nothing_is_listed(
    qtbot: QtBot, context: AppContext, app_state: AppState, worker: Writer
) -> None:
    dialog = shown(qtbot, context, app_state, all_decided=True, worker=worker)
    assert dialog.findings.isHidden()
    assert dialog.findings_label.isHidden()
    assert findings_words(KeyFindings(1, (("d", 1, "WHO", "x"),), 0, ())) == (
        "1 pointer to an object outside the final key is removed."
    )


# --- all that stands in the way


def problem(state: AppState, number: int, row: int, finding: str, kind: str = "key") -> KeyProblem:
    tree = state.forest.trees[number]
    title = tree.title[row]
    return KeyProblem(kind, tree.document, tree.label, row, title, "Ada", finding, "better", "mend it")


def listed(dialog: ExportKeyDialog) -> list[tuple[str, ...]]:
    items = (dialog.list.topLevelItem(line) for line in range(dialog.list.topLevelItemCount()))
    return [tuple(item.text(column) for column in range(3)) for item in items if item is not None]


def test_a_check_lists_what_is_open_and_everything_else_at_once(
    qtbot: QtBot, context: AppContext, app_state: AppState, worker: Writer
) -> None:
    worker.key.standing = (
        problem(app_state, 0, 1, "undecided", "open"),
        problem(app_state, 0, 2, "ends inside a token"),
        KeyProblem("key", "", "", 0, "", "", "half a character", "whole ones", ""),
    )
    dialog = shown(qtbot, context, app_state, all_decided=False)
    open_count = app_state.forest.object_total
    assert [words for _, _, words in listed(dialog)] == ["undecided"] * open_count
    dialog.check_button.click()
    assert worker.key.checked == [("muc-sgml", 0, None)]
    label, title = app_state.forest.trees[0].label, app_state.forest.trees[0].title[2]
    assert listed(dialog)[open_count:] == [
        (label, f"{title} “Ada”", "ends inside a token"),
        ("The whole final key", "", "half a character"),
    ]
    assert "prevent the export" in dialog.status.text()
    assert not dialog.export_button.isEnabled()
    dialog.list.choose(open_count)
    assert dialog.remedy.text() == "Expected: better. What to do: mend it."
    dialog.list.choose(0)
    assert not dialog.remedy.isVisible()


def test_nothing_in_the_way_is_said_too(
    qtbot: QtBot, context: AppContext, app_state: AppState, worker: Writer
) -> None:
    dialog = shown(qtbot, context, app_state, all_decided=True, worker=worker)
    dialog.check_button.click()
    assert dialog.status.text() == "No problems found. The final key can be exported."
    assert not dialog.list.isVisible()
    assert worker.key.exports == []


def test_a_refused_export_lists_its_problems_instead_of_the_refusal(
    qtbot: QtBot, context: AppContext, app_state: AppState, worker: Writer
) -> None:
    worker.key.refuses, worker.key.standing = True, (problem(app_state, 0, 2, "ends inside a token"),)
    dialog = shown(qtbot, context, app_state, all_decided=True, worker=worker)
    dialog.export_button.click()
    assert dialog._panel is None
    assert len(listed(dialog)) == 1
    assert dialog.status.text().startswith("1 problem prevents the export")
    assert dialog.export_button.isEnabled(), "one may try again"


def test_the_sheet_comes_back_as_it_was_with_what_is_left_of_the_list(
    qtbot: QtBot, context: AppContext, app_state: AppState, worker: Writer, tmp_path: Path
) -> None:
    memory, tree = ExportMemory(), app_state.forest.trees[0]
    worker.key.standing = tuple(problem(app_state, 0, row, f"wrong {row}") for row in (1, 2, 3))

    def sheet() -> ExportKeyDialog:
        verdicts = DecisionModel(app_state.forest)
        verdicts.take([decided(each, {0: CODES["first"]}) for each in app_state.forest.trees])
        worker.key.types = []
        dialog = ExportKeyDialog(context, app_state, verdicts, memory=memory)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        qtbot.addWidget(dialog)
        dialog.show()
        return dialog

    dialog = sheet()
    dialog.format.setCurrentIndex(1)
    dialog.side.setCurrentIndex(1)
    dialog.place.setText(str(tmp_path / "elsewhere"))
    dialog.check_button.click()
    followed: list[tuple[object, ...]] = []
    dialog.place_chosen.connect(lambda *words: followed.append(words))
    item = dialog.list.topLevelItem(1)
    assert item is not None
    dialog.list.setCurrentItem(item)
    dialog.list.itemActivated.emit(item, 0)
    assert followed == [(Place(tree.document, 2), 2, 3)]
    assert not dialog.isVisible()
    worker.key.standing = worker.key.standing[::2]
    again = sheet()
    assert worker.key.checked[-1] == ("brat", 1, (tree.document,)), "only where something was wrong"
    assert (again.format.currentText(), again.place.text()) == ("brat", str(tmp_path / "elsewhere"))
    assert [words for _, _, words in listed(again)] == ["wrong 1", "wrong 3"]
    assert again.list.line() == 1, "the next one"
    again.export_button.click()
    assert memory.line == -1, "what is done is done"
    app_state.project = ProjectState(str(tmp_path / "other.annotally"))
    memory.line, memory.problems = 1, worker.key.standing
    assert listed(sheet()) == []
