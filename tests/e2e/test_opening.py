"""Opening files: dropped, chosen, refused, changed on disk, of real corpora."""

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDrag, QMouseEvent
from PySide6.QtWidgets import QLabel

from annotally.model.diagnostics import Diagnostic, Severity
from annotally_gui.dialogs.message_boxes import MessagesDialog, RefusalDialog
from annotally_gui.dialogs.open_files import OpenFilesDialog
from annotally_gui.services.input_roles import Role
from annotally_gui.services.session import SessionRequest
from support.driver import Driver, Start
from support.small_inputs import BODY, sgml, template, write

TASK = "muc7-named-entity"


def pair(folder: Path, response: str = sgml("0001"), key: str = sgml("0001")) -> SessionRequest:
    """Write a key and a response, and return the request that opens them."""
    paths = write(folder, "key.sgm", key), write(folder, "response.sgm", response)
    return SessionRequest(TASK, (), (paths[0],), (paths[1],))


def roles(sheet: OpenFilesDialog) -> dict[str, Role]:
    return {Path(row.path).name: row.role for row in sheet._rows}


def sheet_with(driver: Driver, paths: list[str]) -> OpenFilesDialog:
    driver.window.open_paths(paths)
    sheet = driver.dialog(OpenFilesDialog)
    assert isinstance(sheet, OpenFilesDialog)
    return sheet


class Source(QLabel):
    """Something to drag files from."""

    def __init__(self, paths: list[str]) -> None:
        super().__init__("files")
        self._paths = paths

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the files."""
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(path) for path in self._paths])
        drag = QDrag(self)
        drag.setMimeData(data)
        drag.exec(Qt.DropAction.CopyAction)


def test_files_dropped_on_the_window_are_opened_by_one_return(start: Start, tmp_path: Path) -> None:
    driver = start((900, 600))
    request = pair(tmp_path / "files")
    source = Source([*request.response, *request.key])
    driver.bot.addWidget(source)
    source.setWindowFlag(Qt.WindowType.FramelessWindowHint)
    source.setGeometry(1300, 700, 100, 60)
    source.show()
    driver.bot.waitExposed(source)
    for _ in range(3):  # on a busy machine the mouse may let go before the drop has been agreed on
        driver.drag_between(source, QPoint(20, 20), driver.window, QPoint(400, 300))
        if driver.comes(OpenFilesDialog, 5):
            break
    sheet = driver.dialog(OpenFilesDialog)
    assert isinstance(sheet, OpenFilesDialog)
    assert roles(sheet) == {"key.sgm": Role.KEY, "response.sgm": Role.RESPONSE}
    driver.settled(lambda: driver.keys("Return"))
    assert driver.corpus.model.rowCount() == 1
    assert "F 100.00" in driver.status_text()
    assert driver.window.windowTitle() == "key.sgm – response.sgm[*] – Annotally"


def test_roles_come_from_names_and_a_missing_side_is_asked_for(start: Start, tmp_path: Path) -> None:
    driver = start()
    key = write(tmp_path, "gold.sgm", sgml("0001"))
    sheet = sheet_with(driver, [key])
    assert roles(sheet) == {"gold.sgm": Role.KEY}
    assert not sheet.accept_button.isEnabled()
    assert "Response" in sheet.message.text()
    sheet.add_paths([write(tmp_path, "system.sgm", sgml("0001"))])
    assert roles(sheet)["system.sgm"] is Role.RESPONSE
    assert sheet.accept_button.isEnabled()


BAD = {
    "crossing tags": (
        sgml("0001", "<ENAMEX TYPE=PERSON>Ada <TIMEX TYPE=DATE>May</ENAMEX> 3</TIMEX>"), "response.sgm:"
    ),
    "unclosed tag": (sgml("0001", '<ENAMEX TYPE="PERSON">Ada Example'), "response.sgm:"),
    "another text": (sgml("0001", BODY.replace("left", "came")), "at line 4, column 24 of the document"),
    "a document twice": (sgml("0001") * 2, "response.sgm:"),
    "a binary file": ("\x89PNG\0\0\0\rIHDR\0\0\0", "response.sgm"),
}  # fmt: skip


@pytest.mark.parametrize("name", BAD)
def test_a_bad_input_is_refused_with_one_message_and_what_was_open_stays(
    sample: Driver, tmp_path: Path, name: str
) -> None:
    text, place = BAD[name]
    previous = (sample.window.windowTitle(), sample.document, sample.status_text(), sample.forest)
    sample.window.open_requested.emit(pair(tmp_path, text))
    dialog = sample.dialog(RefusalDialog)
    assert isinstance(dialog, RefusalDialog)
    shown_errors = errors(dialog)
    assert len(shown_errors) == 1
    assert place in str(shown_errors[0])
    assert Path(shown_errors[0].file).name == "response.sgm"
    assert shown_errors[0].line > 0 or name in ("another text", "a binary file")
    assert shown_errors[0].found
    assert shown_errors[0].expected
    assert shown_errors[0].remedy
    sample.keys("Return")
    sample.until(sample.window.isActiveWindow)
    sample.idle()
    after = (sample.window.windowTitle(), sample.document, sample.status_text(), sample.forest)
    assert after == previous
    sample.keys("F8")
    sample.until(lambda: sample.selected is not None)
    sample.until(lambda: sample.inspector.page.isVisible() and sample.inspector.page.toPlainText())


def test_what_was_entered_is_still_there_after_a_refusal(sample: Driver, tmp_path: Path) -> None:
    request = pair(tmp_path, BAD["unclosed tag"][0])
    sheet = sheet_with(sample, [*request.key, *request.response])
    sheet.response_name.setText("ours")
    sample.keys("Return")
    sample.until(lambda: sheet.refusal is not None and sheet.isVisible())
    assert sheet.refusal is not None
    assert Path(sheet.refusal.diagnostics[0].file).name == "response.sgm"
    assert [index.row() for index in sheet.table.selectionModel().selectedRows()] == [1]
    assert sheet.response_name.text() == "ours"
    assert sample.window.windowTitle().startswith("Sample")
    pair(tmp_path)  # somebody mends the file
    sample.until(sheet.isActiveWindow)
    sample.settled(lambda: sample.keys("Return"))
    assert sample.app_state.request is not None
    assert sample.app_state.request.names == ("key", "ours")


def errors(dialog: RefusalDialog) -> list[Diagnostic]:
    return [diagnostic for diagnostic in dialog.panel.diagnostics if diagnostic.severity is Severity.ERROR]


@pytest.mark.parametrize("name", ["missing", "folder"])
def test_a_missing_file_and_an_empty_folder_are_refused(sample: Driver, tmp_path: Path, name: str) -> None:
    request = pair(tmp_path)
    Path(request.response[0]).unlink()
    if name == "folder":
        Path(request.response[0]).mkdir()
    sample.window.open_requested.emit(request)
    dialog = sample.dialog(RefusalDialog)
    assert isinstance(dialog, RefusalDialog)
    shown_errors = errors(dialog)
    assert len(shown_errors) == 1
    assert shown_errors[0].file == request.response[0]
    assert shown_errors[0].found
    assert shown_errors[0].remedy
    sample.keys("Escape")
    sample.until(sample.window.isActiveWindow)
    assert sample.corpus.model.rowCount() == 14


def test_documents_on_one_side_only_are_scored_and_told_of(start: Start, tmp_path: Path) -> None:
    driver = start()
    key, response = sgml("0001") + sgml("0002"), sgml("0001") + sgml("0003")
    driver.open(pair(tmp_path, response, key))
    assert driver.corpus.model.rowCount() == 3
    states = [driver.forest.kind(row)[2] for row in driver.forest.stops()]
    names = [driver.forest.place(row)[0] for row in driver.forest.stops()]
    assert len(states) == 4
    assert set(names) == {"0002", "0003"}
    assert driver.window.status.messages.text() == "2 messages"
    driver.click(driver.window.status.messages)
    driver.dialog(MessagesDialog)
    driver.keys("Escape")
    driver.until(driver.window.isActiveWindow)


def test_f5_reads_changed_files_again_and_stays_at_the_place(start: Start, tmp_path: Path) -> None:
    driver = start()
    both = sgml("0001") + sgml("0002")
    request = pair(tmp_path, sgml("0001") + sgml("0002", "Ada Example of Fictown left"), both)
    driver.open(request)
    driver.keys("F8")
    driver.until(lambda: driver.selected is not None)
    place = driver.selected
    assert place is not None
    assert place[0] == "0002"
    assert driver.status_text().startswith("Disagreement 1 of 2")
    write(tmp_path, "response.sgm", sgml("0001") + sgml("0002", f"Ada Example{BODY[BODY.index(' of ') :]}"))
    driver.settled(lambda: driver.keys("F5"))
    driver.until(lambda: driver.selected == place)
    assert driver.status_text().startswith("Disagreement 1 of 1")


def test_f5_scrolls_nothing(start: Start, tmp_path: Path) -> None:
    driver = start((1000, 600))
    driver.open(pair(tmp_path, *[sgml("0001", "A line of words.\n" * 200 + BODY)] * 2))
    driver.reading.text.scroll_to(1000)
    previous_visible_offset = driver.reading.text.first_visible_offset()
    driver.settled(lambda: driver.keys("F5"))
    assert driver.reading.text.first_visible_offset() == previous_visible_offset > 0


def test_the_ieer_folder_opens_and_agrees_with_itself(start: Start, real_data: Path) -> None:
    driver = start()
    folder = str(real_data / "ieer")
    driver.open(SessionRequest("ieer-named-entity", (), (folder,), (folder,)))
    assert driver.corpus.model.rowCount() == 94
    assert driver.status_text() == "0 disagreements · 94 documents · F 100.00"
    assert not driver.context.actions.action("go.next_disagreement").isEnabled()


def test_tst3_opens_from_the_sheet_with_texts_key_and_a_response(start: Start, real_data: Path) -> None:
    driver = start()
    folder = real_data / "muc34"
    paths = [folder / "responses" / "GE.response", folder / "keys" / "key-tst3.v2"]
    sheet = sheet_with(driver, [str(folder / "texts" / "tst3-muc4"), *map(str, paths)])
    assert roles(sheet) == {
        "tst3-muc4": Role.TEXT,
        "GE.response": Role.RESPONSE,
        "key-tst3.v2": Role.KEY,
    }
    assert str(sheet.task.currentData()) == "muc4-gated"
    driver.settled(lambda: driver.keys("Return"))
    assert driver.corpus.model.rowCount() == 100
    assert driver.reading.text.text
    driver.keys("F8")
    driver.until(lambda: driver.selected is not None)
    driver.idle()
    assert len(driver.forest.stops()) > 100


def test_the_mouse_presses_open_in_the_sheet(start: Start, tmp_path: Path) -> None:
    driver = start()
    request = pair(tmp_path)
    sheet = sheet_with(driver, [*request.key, *request.response])
    driver.settled(lambda: driver.click(sheet.accept_button))
    opened = driver.app_state.request
    assert opened is not None
    assert (opened.key, opened.response) == (request.key, request.response)


def test_a_folder_with_a_file_of_each_annotator_for_each_document_is_opened(
    start: Start, tmp_path: Path
) -> None:
    driver = start()
    head = "#FORMAT=WebAnno TSV 3.3\n#T_SP=webanno.custom.Name|value\n\n\n"
    for document, word in (("one", "Ada"), ("two", "Bob")):
        for user in ("ann", "bob", "cora"):
            text = f"{head}#Text={word}\n1-1\t0-3\t{word}\tPER\t\n"
            write(tmp_path / "annotation" / document, f"{user}.tsv", text)
    sheet = sheet_with(driver, [str(tmp_path / "annotation")])
    assert roles(sheet) == {"ann.tsv": Role.KEY, "bob.tsv": Role.RESPONSE, "cora.tsv": Role.THIRD}
    assert sheet.further[Role.THIRD].placeholderText() == "cora"
    sheet.task.setCurrentIndex(sheet.task.findData("spans"))
    driver.settled(lambda: driver.keys("Return"))
    assert driver.corpus.model.rowCount() == 2


def test_a_folder_of_a_key_and_a_response_and_words_behind_numbers(start: Start, tmp_path: Path) -> None:
    driver = start()
    text = "# sent_id = 1\n# text = Ada met\n1\tAda\tB-PER\t-\n2\tmet\tO\t-\n"
    for side in ("response", "key"):
        write(tmp_path / "both" / side, "en.iob2", text)
    sheet = sheet_with(driver, [str(tmp_path / "both")])
    assert roles(sheet) == {"key": Role.KEY, "response": Role.RESPONSE}
    assert sheet.words[Role.KEY].currentText() == "2: Ada met"
    driver.settled(lambda: driver.keys("Return"))
    view = driver.app_state.view
    assert view is not None
    assert view.text == "Ada met"


@pytest.mark.parametrize("text", ["", "\n", "# nothing found\n"])
def test_a_response_without_content_is_opened_as_having_found_nothing(
    start: Start, tmp_path: Path, text: str
) -> None:
    """C8: it was "Plain text", or refused."""
    driver = start((900, 600))
    key = write(tmp_path, "gold.key", template("1", 'PER_NAME: "Ada"'))
    sheet = sheet_with(driver, [key, write(tmp_path, "system.out", text)])
    assert roles(sheet) == {"gold.key": Role.KEY, "system.out": Role.RESPONSE}
    assert sheet.accept_button.isEnabled()
    driver.settled(lambda: driver.keys("Return"))
    assert driver.corpus.model.rowCount() == 1
    assert "F 0.00" in driver.status_text()
