from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QFileDialog,
    QLabel,
    QTableWidgetSelectionRange,
)
from pytestqt.qtbot import QtBot

from annotally.model.diagnostics import Diagnostic, Severity
from annotally.tasks.task_names import file_name
from annotally_gui.context import AppContext
from annotally_gui.dialogs.open_files import FORMAT, ROLE, OpenFilesDialog
from annotally_gui.services.input_roles import FolderPart, Offer, Recognised, Role
from annotally_gui.services.session import Further, SessionRequest


@pytest.fixture
def sheet(context: AppContext, qtbot: QtBot) -> OpenFilesDialog:
    return shown(qtbot, OpenFilesDialog(context.inputs(), context.settings, context.icons))


def shown(qtbot: QtBot, dialog: OpenFilesDialog) -> OpenFilesDialog:
    """Show a sheet that outlives its closing."""
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def role(sheet: OpenFilesDialog, row: int) -> str:
    box = sheet.table.cellWidget(row, ROLE)
    assert isinstance(box, QComboBox)
    return box.currentText()


def test_an_empty_sheet_says_what_to_do(sheet: OpenFilesDialog) -> None:
    assert "Add the files" in sheet.message.text()
    assert not sheet.accept_button.isEnabled()


def test_files_come_with_guessed_roles_and_task(sheet: OpenFilesDialog) -> None:
    sheet.add_paths(["/a/key-tst3.v2", "/a/response.out", "/a/t.txt", "/a/x.pdf"])
    assert [role(sheet, row) for row in range(4)] == ["Key", "Response", "Text", "Ignore"]
    assert sheet.task.currentText() == "MUC-4 templates"
    item = sheet.table.item(3, FORMAT)
    assert item is not None
    assert item.text() == "a PDF file holds no annotations"
    assert sheet.accept_button.isEnabled()


def test_a_person_changes_a_role_and_is_told_what_is_missing(sheet: OpenFilesDialog) -> None:
    sheet.add_paths(["/a/key.sgm", "/a/resp.sgm"])
    sheet.set_role(1, Role.IGNORE)
    assert "response yet" in sheet.message.text()
    assert not sheet.accept_button.isEnabled()


def test_a_chosen_task_is_not_guessed_away(sheet: OpenFilesDialog) -> None:
    sheet.task.setCurrentIndex(1)
    sheet.task.activated.emit(1)
    sheet.add_paths(["/a/key.sgm", "/a/resp.sgm"])
    assert sheet.task.currentData() == "muc4"


def test_open_says_what_was_chosen(sheet: OpenFilesDialog, qtbot: QtBot) -> None:
    sheet.add_paths(["/a/key.sgm", "/a/resp.sgm", "/a/t.txt", "/a/resp.sgm"])
    sheet.response_name.setText("  ours ")
    sheet.encoding.setCurrentIndex(1)
    with qtbot.waitSignal(sheet.chosen) as heard:
        sheet.accept_button.click()
    assert heard.args == [
        SessionRequest(
            "muc7-named-entity", ("/a/t.txt",), ("/a/key.sgm",), ("/a/resp.sgm",), ("key", "ours"), "latin-1"
        )
    ]


def test_two_annotators_are_compared_as_keys(sheet: OpenFilesDialog, qtbot: QtBot) -> None:
    sheet.add_paths(["/a/key.sgm", "/a/resp.sgm"])
    assert sheet.two_keys.isEnabled()
    sheet.two_keys.click()
    with qtbot.waitSignal(sheet.chosen) as heard:
        sheet.accept_button.click()
    assert heard.args[0].key2key


def test_two_annotators_can_be_compared_in_the_documents_of_both_alone(
    sheet: OpenFilesDialog, qtbot: QtBot
) -> None:
    sheet.add_paths(["/a/anna.sgm", "/a/ben.sgm"])
    sheet.two_keys.setChecked(False)
    assert not sheet.by_pair.isVisible()
    sheet.two_keys.click()
    assert sheet.by_pair.isVisible()
    sheet.by_pair.click()
    with qtbot.waitSignal(sheet.chosen) as heard:
        sheet.accept_button.click()
    assert heard.args[0].by_pair
    sheet.setEnabled(True)
    sheet.add_paths(["/a/cora.sgm"])
    sheet.set_role(2, Role.THIRD)
    assert not sheet.by_pair.isVisible(), "of three it is so anyway"


def test_an_annotator_can_be_a_system(sheet: OpenFilesDialog, qtbot: QtBot) -> None:
    sheet.add_paths(["/a/anna.sgm", "/a/tagger.sgm"])
    sheet.two_keys.setChecked(False)
    assert not sheet.systems.isVisible(), "a key and a response are no annotators"
    sheet.two_keys.click()
    assert [role for role, box in sheet.systems.boxes.items() if box.isVisible()] == [Role.KEY, Role.RESPONSE]
    sheet.systems.boxes[Role.RESPONSE].click()
    sheet.add_paths(["/a/cora.sgm"])
    sheet.set_role(2, Role.THIRD)
    assert sheet.systems.boxes[Role.THIRD].isVisible()
    sheet.systems.boxes[Role.THIRD].click()
    with qtbot.waitSignal(sheet.chosen) as heard:
        sheet.accept_button.click()
    assert heard.args[0].systems == (1, 2)


def test_m19_two_keys_of_a_task_made_for_a_gold_side_can_be_compared(sheet: OpenFilesDialog) -> None:
    sheet.add_paths(["/a/key.sgm", "/a/resp.sgm"])
    sheet.two_keys.click()
    gold = sheet.task.findData("event-mention")
    sheet.task.setCurrentIndex(gold)
    sheet.task.activated.emit(gold)
    assert (sheet.two_keys.isEnabled(), sheet.two_keys.isChecked()) == (True, True)


def test_rows_are_removed_and_relative_paths_made_absolute(sheet: OpenFilesDialog) -> None:
    sheet.add_paths(["key.sgm", "/a/resp.sgm"])
    item = sheet.table.item(0, 0)
    assert item is not None
    assert item.text() == str(Path.cwd() / "key.sgm")
    # Not selectRow: it heeds modifiers, which an earlier test's last key may seem to hold down.
    sheet.table.setRangeSelected(QTableWidgetSelectionRange(0, 0, 0, FORMAT), True)
    assert sheet.remove.isEnabled()
    sheet.remove.click()
    assert sheet.table.rowCount() == 1
    assert "Only resp.sgm has annotations" in sheet.message.text()


def test_escape_opens_nothing(sheet: OpenFilesDialog, qtbot: QtBot) -> None:
    sheet.add_paths(["/a/key.sgm", "/a/resp.sgm"])
    with qtbot.assertNotEmitted(sheet.chosen):
        qtbot.keyClick(sheet, Qt.Key.Key_Escape)
    assert not sheet.isVisible()


def test_a_refusal_is_told_on_the_sheet_until_something_changes(sheet: OpenFilesDialog) -> None:
    sheet.add_paths(["/a/key.sgm", "/a/resp.sgm"])
    diagnostic = Diagnostic(Severity.ERROR, "/a/resp.sgm", 3, 7, "no tag", "a tag", "add one")
    sheet.show_refusal((diagnostic,))
    assert sheet.message.text().startswith("Not opened.")
    assert sheet.refusal is not None
    assert sheet.refusal.diagnostics == (diagnostic,)
    assert [index.row() for index in sheet.table.selectionModel().selectedRows()] == [1]
    sheet.show_refusal((diagnostic, diagnostic))
    assert sheet.message.text().startswith("Not opened: 2 errors.")
    sheet.set_role(1, Role.IGNORE)
    assert sheet.refusal is None
    assert "response yet" in sheet.message.text()


# --- configuration files


def offers(path: str) -> Offer | None:
    if path.endswith("full.cfg"):
        return Offer(file_name(path), ("/a/gold.sgm",), ("/a/system.sgm",))
    return Offer(file_name(path)) if path.endswith(".cfg") else None


@pytest.fixture
def offering(context: AppContext, qtbot: QtBot) -> OpenFilesDialog:
    inputs = replace(context.inputs(), configuration=offers)
    dialog = OpenFilesDialog(inputs, context.settings, context.icons)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def test_a_configuration_among_the_files_is_the_task_and_names_files(
    offering: OpenFilesDialog, qtbot: QtBot
) -> None:
    offering.add_paths(["/a/full.cfg"])
    assert offering.task.currentText() == "full.cfg (configuration)"
    assert [role(offering, row) for row in range(offering.table.rowCount())] == ["Key", "Response"]
    with qtbot.waitSignal(offering.chosen) as heard:
        offering.accept_button.click()
    (request,) = heard.args
    assert (request.task, request.configuration) == (file_name("/a/full.cfg"), "/a/full.cfg")
    assert request.paths == ("/a/gold.sgm", "/a/system.sgm", "/a/full.cfg")


def test_files_that_are_there_already_are_not_replaced(offering: OpenFilesDialog) -> None:
    offering.add_paths(["/a/key.sgm", "/a/full.cfg"])
    texts = [offering.table.item(row, 0) for row in range(offering.table.rowCount())]
    assert [item.text() for item in texts if item is not None] == ["/a/key.sgm", "/a/system.sgm"]
    offering.add_paths(["/a/other.sgm"])
    assert offering.task.currentText() == "full.cfg (configuration)"


def test_the_configuration_in_a_folder_of_sides_is_the_task(context: AppContext, qtbot: QtBot) -> None:
    sides = tuple(FolderPart(f"/c/{name}.sgm", (f"/c/{name}.sgm",)) for name in ("key", "response"))
    inputs = replace(
        context.inputs(),
        parts=lambda path: sides if path == "/c" else (),
        configuration=offers,
        configuration_in=lambda path: "/c/task.cfg" if path == "/c" else "",
    )
    sheet = shown(qtbot, OpenFilesDialog(inputs, context.settings, context.icons))
    sheet.add_paths(["/c"])
    assert [role(sheet, row) for row in range(sheet.table.rowCount())] == ["Key", "Response"]
    assert sheet.task.currentData() == file_name("/c/task.cfg")


def test_of_two_annotators_none_is_called_the_key(sheet: OpenFilesDialog) -> None:
    sheet.add_paths(["/a/key.sgm", "/a/resp.sgm"])

    def called() -> list[str]:
        boxes = (sheet.table.cellWidget(row, 1) for row in range(2))
        fields = (sheet._sides.labelForField(field) for field in (sheet.key_name, sheet.response_name))
        labels = [field.text() for field in fields if isinstance(field, QLabel)]
        return [box.currentText() for box in boxes if isinstance(box, QComboBox)] + labels

    plain = ["Key", "Response", "Name of the &key", "Na&me of the response"]
    assert called() == plain
    sheet.two_keys.setChecked(True)
    assert called() == ["Annotator A", "Annotator B", "Na&me of annotator A", "Name &of annotator B"]
    sheet.two_keys.setChecked(False)
    assert called() == plain


def close_now(chooser: QFileDialog) -> None:
    """Close a dialog, and let it be deleted before the next one is looked for."""
    chooser.close()
    QApplication.sendPostedEvents(chooser, QEvent.Type.DeferredDelete)


def test_files_and_folders_are_added_where_they_are_chosen(sheet: OpenFilesDialog) -> None:
    for ask, mode, paths in (
        (sheet._ask_files, QFileDialog.FileMode.ExistingFiles, ["/a/key.sgm", "/a/resp.sgm"]),
        (sheet._ask_folder, QFileDialog.FileMode.Directory, ["/b/texts"]),
    ):
        ask()
        (chooser,) = sheet.findChildren(QFileDialog)
        assert chooser.isVisible()
        assert chooser.fileMode() is mode
        chooser.filesSelected.emit(paths)
        close_now(chooser)
    texts = [sheet.table.item(row, 0) for row in range(sheet.table.rowCount())]
    assert [item.text() for item in texts if item is not None] == ["/a/key.sgm", "/a/resp.sgm", "/b/texts"]
    assert sheet._settings.values.open_folder == "/b"


def test_the_last_entry_asks_for_a_configuration(
    offering: OpenFilesDialog,
) -> None:
    previous, last = offering.task.currentIndex(), offering.task.count() - 1
    assert offering.task.itemText(last) == "Configuration file…"
    for answer, expected in (("", previous), ("/b/ne.cfg", last)):
        offering.task.setCurrentIndex(offering.task.count() - 1)
        offering.task.activated.emit(offering.task.count() - 1)
        (chooser,) = offering.findChildren(QFileDialog)
        if answer:
            chooser.fileSelected.emit(answer)
        close_now(chooser)
        assert offering.task.currentIndex() == expected
    assert offering.task.currentData() == file_name("/b/ne.cfg")
    offering.use_configuration("/b/ne.cfg")
    assert offering.task.count() == last + 2


def test_two_annotations_of_one_file_are_chosen_by_name(sheet: OpenFilesDialog, qtbot: QtBot) -> None:
    sheet.add_paths(["/a/one.xml"])
    assert role(sheet, 0) == "Key and response"
    assert [box.currentText() for box in sheet.layers.values()] == ["key", "system"]
    assert all(box.isVisible() for box in sheet.layers.values())
    assert sheet.key_name.placeholderText() == "key"
    response = sheet.layers[Role.RESPONSE]
    response.setCurrentText("raw")
    response.activated.emit(response.currentIndex())
    assert sheet.response_name.placeholderText() == "raw"
    with qtbot.waitSignal(sheet.chosen) as heard:
        sheet.accept_button.click()
    (request,) = heard.args
    assert (request.key, request.response) == (("/a/one.xml",), ("/a/one.xml",))
    assert (request.names, request.layers) == (("key", "raw"), ("key", "raw"))


def test_a_choice_of_annotations_stays_when_files_are_added(sheet: OpenFilesDialog) -> None:
    sheet.add_paths(["/a/one.xml"])
    sheet.layers[Role.RESPONSE].setCurrentText("raw")
    sheet.add_paths(["/a/one.txt"])
    assert sheet.layers[Role.RESPONSE].currentText() == "raw"
    sheet.set_role(0, Role.KEY)
    assert not sheet.layers[Role.RESPONSE].isVisible()
    assert sheet.layers[Role.RESPONSE].currentText() == ""


def test_files_with_one_annotation_offer_no_choice(sheet: OpenFilesDialog) -> None:
    sheet.add_paths(["/a/key.sgm", "/a/resp.sgm"])
    assert not any(box.isVisible() for box in sheet.layers.values())
    box = sheet.table.cellWidget(0, ROLE)
    assert isinstance(box, QComboBox)
    assert box.findText("Key and response") < 0


def test_tags_are_repaired_on_request_where_there_are_tags(sheet: OpenFilesDialog, qtbot: QtBot) -> None:
    assert not sheet.repair.isVisible()
    sheet.add_paths(["/a/key.conll", "/a/resp.conll"])
    assert sheet.repair.isVisible()
    sheet.repair.setChecked(True)
    with qtbot.waitSignal(sheet.chosen) as heard:
        sheet.accept_button.click()
    assert heard.args[0].repair_lookalikes
    assert heard.args[0].layers == (None, None)


def choose_task(sheet: OpenFilesDialog, name: str) -> None:
    at = sheet.task.findData(name)
    sheet.task.setCurrentIndex(at)
    sheet.task.activated.emit(at)


def test_spans_have_a_rule_of_matching_with_its_explanation(sheet: OpenFilesDialog, qtbot: QtBot) -> None:
    sheet.add_paths(["/a/key.ann", "/a/resp.ann"])
    choose_task(sheet, "muc4")
    assert not sheet.matching.isVisible()
    choose_task(sheet, "spans")
    assert sheet.matching.isVisible()
    assert sheet.matching.explanation.isVisible()
    sheet.matching.show_rule("semeval")
    assert "nervaluate" in sheet.matching.explanation.text()
    with qtbot.waitSignal(sheet.chosen) as heard:
        sheet.accept_button.click()
    assert heard.args[0].similarity.matching == "semeval"
    sheet.setEnabled(True)
    choose_task(sheet, "muc4")
    with qtbot.waitSignal(sheet.chosen) as heard:
        sheet.accept_button.click()
    assert heard.args[0].similarity.matching == ""


def test_no_two_fields_of_the_sheet_have_one_shortcut(sheet: OpenFilesDialog) -> None:
    """Whatever is shown together: columns of words, labels that are features, repairs of tags, rules."""
    sheet.add_paths(["/a/key.conll", "/a/resp.conll"])
    for two_keys in (False, True):
        choose_task(sheet, "spans" if two_keys else "muc4")
        sheet.two_keys.setChecked(two_keys)
        labels = {widget for widget in sheet.findChildren(QLabel) if widget.buddy() is not None}
        titles = [item.text() for item in (*labels, *sheet.findChildren(QAbstractButton))]
        keys = [title[title.index("&") + 1].casefold() for title in titles if "&" in title]
        assert len(keys) > 12
        assert sorted(keys) == sorted(set(keys))


def test_a_task_of_texts_that_differ_has_its_words_and_roles(sheet: OpenFilesDialog) -> None:
    sheet.add_paths(["/a/ref.sgm", "/a/hyp.sgm", "/a/heard.txt"])
    assert [role(sheet, row) for row in range(3)] == ["Key", "Response", "Text"]
    at = sheet.task.findData("speech-named-entity")
    sheet.task.setCurrentIndex(at)
    sheet.task.activated.emit(at)
    assert [role(sheet, row) for row in range(3)] == ["Reference", "Hypothesis", "Text"]
    box = sheet.table.cellWidget(2, ROLE)
    assert isinstance(box, QComboBox)
    offered = [box.itemText(row) for row in range(box.count())]
    assert "Text of the hypothesis" in offered
    assert "Mapping rules (GLM)" in offered
    sheet.set_role(2, Role.RESPONSE_TEXT)
    session_requests: list[SessionRequest] = []
    sheet.chosen.connect(session_requests.append)
    sheet.accept_button.click()
    assert session_requests[0].differing.response_texts == ("/a/heard.txt",)
    sheet.setEnabled(True)
    back = sheet.task.findData("muc4")
    sheet.task.setCurrentIndex(back)
    sheet.task.activated.emit(back)
    assert "heard.txt: in this task both sides have the same text" in sheet.message.text()


# --- more than two annotators


def test_three_annotators_are_opened_as_keys(sheet: OpenFilesDialog, qtbot: QtBot) -> None:
    sheet.add_paths(["/a/anna.sgm", "/a/ben.sgm", "/a/cora.sgm"])
    assert [role(sheet, row) for row in range(3)] == ["Annotator A", "Annotator B", "Annotator C"]
    third = sheet.further[Role.THIRD]
    label = sheet._sides.labelForField(third)
    assert isinstance(label, QLabel)
    assert label.text() == "Name of annotator C"
    assert third.isVisible()
    assert third.placeholderText() == "cora"
    assert not sheet.further[Role.FOURTH].isVisible()
    assert (sheet.two_keys.isChecked(), sheet.two_keys.isEnabled()) == (True, False)
    with qtbot.waitSignal(sheet.chosen) as chosen:
        sheet.accept_button.click()
    request = chosen.args[0]
    assert request.further == (Further("cora", ("/a/cora.sgm",)),)
    assert request.sides == (
        ("anna", ("/a/anna.sgm",)),
        ("ben", ("/a/ben.sgm",)),
        ("cora", ("/a/cora.sgm",)),
    )
    assert request.key2key
    assert "/a/cora.sgm" in request.paths
    sheet.setEnabled(True)
    sheet.set_role(2, Role.RESPONSE)
    assert (sheet.two_keys.isChecked(), sheet.two_keys.isEnabled()) == (False, True)


def test_as_many_annotators_are_offered_as_there_are_files(sheet: OpenFilesDialog) -> None:
    sheet.add_paths(["/a/key.sgm", "/a/resp.sgm"])
    assert "Annotator C" not in roles(sheet, 0)
    sheet.add_paths([f"/a/{name}.sgm" for name in "cdefghijk"])
    assert [name for name in roles(sheet, 0) if name.startswith("Annotator")] == [
        "Annotator A (key)",
        "Annotator B (response)",
        *(f"Annotator {letter}" for letter in "CDEFGHI"),
    ]


def roles(sheet: OpenFilesDialog, row: int) -> list[str]:
    box = sheet.table.cellWidget(row, ROLE)
    assert isinstance(box, QComboBox)
    return [box.itemText(number) for number in range(box.count())]


def test_a_task_with_a_gold_side_is_none_for_three(sheet: OpenFilesDialog) -> None:
    sheet.add_paths(["/a/key.sgm", "/a/resp.sgm", "/a/c.sgm"])
    sheet.set_role(2, Role.THIRD)
    gold = next(row for row in range(sheet.task.count()) if sheet.task.itemData(row) == "event-mention")
    sheet.task.setCurrentIndex(gold)
    sheet.task.activated.emit(gold)
    assert "only two annotations" in sheet.message.text()
    assert not sheet.accept_button.isEnabled()


def test_the_column_of_words_is_chosen_where_there_are_several(context: AppContext, qtbot: QtBot) -> None:
    columns = (("2", "Ada met"), ("1", "1 2"))
    recognised = Recognised("token-columns", "Token columns", carries_text=True, words=columns)
    inputs = replace(context.inputs(), recognise=lambda _path: recognised)
    sheet = OpenFilesDialog(inputs, context.settings, context.icons)
    sheet.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(sheet)
    sheet.show()
    assert not any(box.isVisible() for box in sheet.words.values())
    sheet.add_paths(["/a/key.iob2", "/a/resp.iob2"])
    assert all(box.isVisible() for box in sheet.words.values())
    assert [sheet.words[Role.KEY].itemText(row) for row in range(2)] == ["2: Ada met", "1: 1 2"]
    sheet.words[Role.RESPONSE].setCurrentIndex(1)
    with qtbot.waitSignal(sheet.chosen) as heard:
        sheet.accept_button.click()
    assert heard.args[0].layers == (None, "@1")


def test_a_dropped_folder_of_sides_stands_for_them(context: AppContext, qtbot: QtBot) -> None:
    parts = (FolderPart("/p/key", ("/p/key",)), FolderPart("/p/response", ("/p/response",)))
    inputs = replace(context.inputs(), parts=lambda path: parts if path == "/p" else ())
    sheet = OpenFilesDialog(inputs, context.settings, context.icons, ["/p"])
    sheet.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(sheet)
    assert [role(sheet, row) for row in range(2)] == ["Key", "Response"]
    assert sheet.accept_button.isEnabled()


def test_all_columns_of_tags_are_a_choice_where_there_are_several(context: AppContext, qtbot: QtBot) -> None:
    several = Recognised(
        "token-columns", "Token columns", carries_text=True, layers=("4", "3"), all_layers="all"
    )
    single = Recognised("token-columns", "Token columns", carries_text=True)
    inputs = replace(context.inputs(), recognise=lambda path: single if "single" in path else several)
    sheet = OpenFilesDialog(inputs, context.settings, context.icons)
    sheet.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(sheet)
    sheet.show()
    sheet.add_paths(["/a/key.conll", "/a/resp.conll"])
    key, response = sheet.layers[Role.KEY], sheet.layers[Role.RESPONSE]
    assert [key.itemText(row) for row in range(key.count())] == ["4", "3", "All columns of tags"]
    assert "also nested entities" in key.itemData(2, Qt.ItemDataRole.ToolTipRole)
    key.setCurrentIndex(2)
    sheet.add_paths(["/a/third.conll"])
    assert (key.currentIndex(), response.currentIndex()) == (2, 0)  # the choice stays
    with qtbot.waitSignal(sheet.chosen) as heard:
        sheet.accept_button.click()
    assert heard.args[0].layers == ("all", "4")
    assert [item.layer for item in heard.args[0].further] == ["all"]  # as the key's
    sheet.setEnabled(True)
    sheet.set_role(0, Role.IGNORE)
    sheet.add_paths(["/a/single.conll"])
    sheet.set_role(3, Role.KEY)
    assert not key.isVisible()
    assert key.currentData() is None


def adjudicating(context: AppContext, qtbot: QtBot, *paths: str) -> OpenFilesDialog:
    """Return the sheet on which files are adjudicated."""
    services = context.inputs(), context.settings, context.icons
    return shown(qtbot, OpenFilesDialog(*services, paths, adjudicating=True))


def test_annotators_files_start_a_project_beside_them(
    context: AppContext, qtbot: QtBot, tmp_path: Path
) -> None:
    paths = [str(tmp_path / f"Emma_{number}.sgm") for number in (1, 2)]
    sheet = adjudicating(context, qtbot, *paths)
    assert [role(sheet, row) for row in range(2)] == ["Annotator A", "Annotator B"]
    assert sheet.two_keys.isChecked()
    with qtbot.waitSignal(sheet.project_chosen) as heard, qtbot.assertNotEmitted(sheet.chosen):
        sheet.accept_button.click()
    request, place = heard.args or (None, "")
    assert place == str(tmp_path / "Emma.annotally")
    assert request == SessionRequest(
        "muc7-named-entity", (), (paths[0],), (paths[1],), ("Emma_1", "Emma_2"), key2key=True
    )


def test_two_files_of_one_role_are_two_annotators_where_they_are_adjudicated(
    context: AppContext, qtbot: QtBot, tmp_path: Path
) -> None:
    paths = [str(tmp_path / f"{name}.sgm") for name in ("key", "second-key")]
    sheet = adjudicating(context, qtbot, *paths)
    assert [role(sheet, row) for row in range(2)] == ["Annotator A", "Annotator B"]
    sheet.add_paths([str(tmp_path / "third.sgm")])
    assert [role(sheet, row) for row in range(3)][2] == "Annotator C"
    assert sheet.two_keys.isChecked()


def test_a_project_never_takes_the_place_of_a_file(context: AppContext, qtbot: QtBot, tmp_path: Path) -> None:
    sheet = adjudicating(context, qtbot, *(str(tmp_path / f"Emma_{number}.sgm") for number in (1, 2)))
    (tmp_path / "mine.annotally").write_text("work of days")
    sheet.project._take(str(tmp_path / "mine.annotally"))
    assert not sheet.accept_button.isEnabled()
    assert "never replaced" in sheet.message.text()
    sheet.project.check.click()
    assert sheet.accept_button.isEnabled()
