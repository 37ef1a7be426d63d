"""Extents in texts with tokens, by real mouse and keys: selected, moved and added, and read back exactly."""

from pathlib import Path

from PySide6.QtCore import QPoint

from annotally_gui.dialogs.annotation import AnnotationDialog
from annotally_gui.dialogs.export_key import ExportKeyDialog
from annotally_gui.services.session import SessionRequest
from support.adjudication_steps import into_tree, shot, verdicts
from support.driver import Driver, Start
from support.program import xdotool
from support.span_projects import brat_files, opened, rows_of, span_files, take
from support.webanno_samples import SPAN, webanno

CONLL = "Ada\tB-PER\nmet\tO\n漢\tO\n字\tO\n😀\tO\nBo\tO\n\nשלום\tO\nעולם\tO\n"
TEXT = "Ada met 漢 字 😀 Bo\nשלום עולם"
TSV = webanno(
    "#Text=Ada Example met Bo.",
    "1-1 0-3 Ada PER x",
    "1-2 4-11 Example _ _",
    "1-3 12-15 met _ _",
    "1-4 16-18 Bo _ _",
    "1-5 18-19 . _ _",
    layers=(SPAN,),
)


def project_of(driver: Driver, folder: Path, name: str, content: str, task: str) -> None:
    """Open a project of two annotators who agree, with all taken, and choose the first annotation."""
    paths = [span_files(folder / side, {name: content}) for side in "ab"]
    session = opened(paths, folder / "p.annotally", task)
    take(session, 0)
    row = rows_of(session, lambda instance: instance.extents[0].start == 0)[0]
    session.close()
    driver.window.open_requested.emit(SessionRequest("", project=str(folder / "p.annotally")))
    driver.until(lambda: verdicts(driver).totals.objects > 0)
    driver.idle()
    driver.activate()
    into_tree(driver)
    driver.mapping.tree.choose(row)
    driver.mapping.row_activated.emit(*driver.forest.place(row))
    driver.idle()


def drag(driver: Driver, first: int, last: int, *held: str) -> None:
    """Drag from inside one character to inside another, keys held once the mouse is pressed.

    A press with Alt held moves the window in many a window manager.
    """
    text = driver.reading.text
    boxes = [text.rect_of(at) for at in (first, last)]
    start = QPoint(boxes[0].left() + 1, boxes[0].center().y())
    end = QPoint(boxes[1].right(), boxes[1].center().y())
    driver.hold(text.viewport(), start)
    for key in held:
        xdotool("keydown", key)
    for place in (start + QPoint(5, 0), end - QPoint(1, 0), end):
        point = text.viewport().mapToGlobal(place)
        xdotool("mousemove", point.x(), point.y(), "sleep", 0.1)
    driver.release()
    for key in held:
        xdotool("keyup", key)


def test_columns_are_annotated_by_whole_tokens(start: Start, tmp_path: Path) -> None:
    driver = start()
    project_of(driver, tmp_path, "d.conll", CONLL, "spans")
    pane = driver.reading.text
    assert pane.text == TEXT
    driver.keys("x")
    driver.until(lambda: pane.moving == ((0, 3),))
    assert "by tokens" in driver.window.status.currentMessage()
    driver.keys("shift+Right", "shift+Right")
    driver.until(lambda: pane.moving == ((0, 9),))
    driver.keys("c")
    driver.until(lambda: "only whole tokens can be annotated" in driver.window.status.currentMessage())
    shot(driver, "tokens-01-hindered")
    assert pane.moving == ((0, 9),)
    driver.keys("shift+Right", "shift+Right", "shift+Right", "shift+Right")
    driver.until(lambda: "cannot cross sentences" in driver.window.status.currentMessage())
    assert pane.moving == ((0, TEXT.index("\n")),)
    driver.keys("shift+Left", "Return")
    extent = 0, TEXT.index("😀") + 1
    driver.until(lambda: pane.final == (extent,))
    driver.idle()
    # A selection that begins and ends inside words is one of whole words, in both directions of writing.
    drag(driver, TEXT.index("ש") + 1, TEXT.index("ם"))
    driver.until(lambda: pane.selected_text() == "שלום")
    drag(driver, TEXT.index("ש") + 2, TEXT.index("ש") + 1, "alt")
    driver.until(lambda: pane.selected_text() == "לו")
    shot(driver, "tokens-02-characters")
    driver.keys("Insert")
    sheet = driver.dialog(AnnotationDialog)
    driver.until(sheet.isActiveWindow)
    assert "to whole tokens: “\u2068שלום\u2069”" in driver.window.status.currentMessage()
    shot(driver, "tokens-03-added")
    driver.keys("Return")
    begin = TEXT.index("ש")
    driver.until(lambda: (begin, begin + 4) in pane.final)
    driver.idle()
    driver.keys("ctrl+alt+e")
    sheet = driver.dialog(ExportKeyDialog)
    assert isinstance(sheet, ExportKeyDialog)
    driver.until(sheet.export_button.isEnabled)
    sheet.place.setText(str(tmp_path / "final.conll"))
    driver.keys("alt+e")
    driver.until(lambda: driver._open(ExportKeyDialog) is None)
    lines = (tmp_path / "final.conll").read_text("utf-8").splitlines()
    tags = [line.partition("\t")[2] for line in lines if line]
    assert tags == ["B-PER", "I-PER", "I-PER", "I-PER", "I-PER", "O", "B-PER", "O"]


def test_webanno_is_annotated_by_tokens_and_with_alt_within_them(start: Start, tmp_path: Path) -> None:
    driver = start()
    project_of(driver, tmp_path, "d.tsv", TSV, "mat")
    pane = driver.reading.text
    driver.keys("x")
    driver.until(lambda: pane.moving == ((0, 3),))
    driver.keys("shift+Right")
    driver.until(lambda: pane.moving == ((0, 11),))
    driver.keys("c", "shift+Right")
    driver.until(lambda: pane.moving == ((0, 13),))
    assert "after C by tokens" in driver.window.status.currentMessage()
    driver.keys("shift+Left", "shift+Left")
    driver.until(lambda: pane.moving == ((0, 10),))
    driver.keys("Tab", "shift+Right", "c")
    driver.until(lambda: pane.moving == ((1, 10),))
    shot(driver, "tokens-04-parts")
    drag(driver, 10, 17)
    driver.until(lambda: pane.moving == ((1, 18),))
    drag(driver, 18, 13, "alt")
    driver.until(lambda: pane.moving == ((1, 14),))
    driver.keys("Return")
    driver.until(lambda: pane.final == ((1, 14),))
    driver.idle()
    driver.keys("ctrl+z")
    driver.until(lambda: pane.final == ())


def test_a_text_without_tokens_goes_by_characters(start: Start, tmp_path: Path) -> None:
    driver = start()
    paths = [brat_files(tmp_path / side, "T1\tPER 0 3\tAda\n") for side in "ab"]
    driver.open(SessionRequest("mat", (), (paths[0],), (paths[1],), ("a", "b"), key2key=True))
    pane = driver.reading.text
    drag(driver, 1, 5)
    driver.until(lambda: pane.selected_text() == "da me")
    drag(driver, 1, 4, "alt")
    driver.until(lambda: pane.selected_text() == "da m")
    driver.idle()
    assert pane.tokens is None
    assert pane.selected_text() == "da m", "no event of the drag comes later"
