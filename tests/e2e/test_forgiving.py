"""Texts that differ and edges of extents: chosen in the sheet by keys, changed above the scores."""

from dataclasses import replace
from pathlib import Path

from annotally.service.server import Service
from annotally.tasks.text_tolerance import Realigner, TextTolerance
from annotally_gui.dialogs.export_key import ExportKeyDialog
from annotally_gui.dialogs.open_files import OpenFilesDialog
from annotally_gui.dialogs.tolerance import ToleranceDialog
from annotally_gui.services.session import Further, SessionRequest
from annotally_gui.text.pane import TextPane
from annotally_gui.views.reading import ReadingPane
from support.adjudication_steps import shot
from support.driver import Driver, Start

TEXT = "Ada met the dog in Oslo on Monday, and both went home by train."
RENAMED = TEXT.replace("Ada met", "She met")
EDITED = "Yesterday Ada, we hear, met the dog again in old Oslo on a Monday; they went home."


def save(folder: Path, *documents: tuple[str, tuple[str, ...]]) -> str:
    """Write documents as brat, each with its text and the words of its annotations."""
    folder.mkdir()
    for number, (text, names) in enumerate(documents):
        lines = [
            f"T{place}\tTHING {text.index(words)} {text.index(words) + len(words)}\t{words}\n"
            for place, words in enumerate(names, 1)
        ]
        (folder / f"d{number}.txt").write_text(text, encoding="utf-8")
        (folder / f"d{number}.ann").write_text("".join(lines), encoding="utf-8")
    return str(folder)


def two_sides(folder: Path) -> list[str]:
    """Return the folders of two sides: the second document has an edited text, an article differs."""
    names = ("Ada", "the dog", "Oslo")
    return [
        save(folder / "key", (TEXT, names), (TEXT, names)),
        save(folder / "response", (TEXT, ("Ada", "dog", "Oslo")), (EDITED, names)),
    ]


def signature(driver: Driver) -> str:
    comparison = driver.app_state.comparison
    return "" if comparison is None else comparison.signature


def test_words_are_aligned_and_articles_forgiven_in_the_sheet_and_above_the_scores(
    start: Start, tmp_path: Path
) -> None:
    driver = start((1440, 900))
    driver.window.open_paths(two_sides(tmp_path))
    sheet = driver.dialog(OpenFilesDialog)
    assert isinstance(sheet, OpenFilesDialog)
    assert sheet.tolerance.text() == "1 % of the text; every edge counts…"
    driver.keys("alt+x")
    dialog = driver.dialog(ToleranceDialog)
    assert isinstance(dialog, ToleranceDialog)
    shot(driver, "forgiving-dialog")
    driver.keys("alt+m", "Down", "alt+u")
    driver.until(lambda: sheet.tolerance.text().startswith("1 % of the text, then by words"))
    shot(driver, "forgiving-sheet")
    driver.settled(lambda: driver.click(sheet.accept_button))
    assert "realigned by words | texts of 1 documents realigned" in signature(driver)
    assert "F 83.33" in driver.status_text()

    button = driver.scores.tolerance
    assert button.isVisible()
    shot(driver, "forgiving-scores")
    driver.click(button)
    dialog = driver.dialog(ToleranceDialog)
    assert isinstance(dialog, ToleranceDialog)
    driver.click(dialog.boxes["articles:en"])
    driver.until(dialog.boxes["articles:en"].isChecked)
    driver.settled(lambda: driver.click(dialog.accept_button))
    assert "edges forgiven: articles:en" in signature(driver)
    assert "F 100.00" in driver.status_text()
    assert button.toolTip().endswith("Not counted at the edges of extents: Articles (English)")
    shot(driver, "forgiving-edges")


def test_two_texts_are_shown_where_they_differ_and_one_where_they_do_not(
    start: Start, tmp_path: Path
) -> None:
    driver = start((1440, 900))
    key, response = two_sides(tmp_path)
    request = SessionRequest("spans", (), (key,), (response,))
    tolerance = TextTolerance(realigner=Realigner.WORDS)
    driver.open(replace(request, tolerance=tolerance))
    pair = driver.pane(ReadingPane).pair
    driver.until(lambda: driver.app_state.view is not None)
    assert not pair.is_double
    driver.keys("ctrl+Next")
    driver.until(lambda: pair.is_double)
    assert (pair.first.text, pair.second.text) == (TEXT, EDITED)
    shot(driver, "two-texts")
    driver.keys("F9")
    driver.until(lambda: "Word error " in driver.window.status.currentMessage())
    assert not driver.context.actions.action("score.align_words").isEnabled()
    shot(driver, "two-texts-error")


def several_annotators(folder: Path) -> SessionRequest:
    """Return four annotators of two documents: in the second B and D have other texts."""
    names = ("Ada", "the dog", "Oslo")
    folders = [
        save(folder / name, (TEXT, names), (text, tuple(words for words in names if words in text)))
        for name, text in (("anna", TEXT), ("ben", EDITED), ("cora", TEXT), ("dan", RENAMED))
    ]
    return SessionRequest(
        "spans",
        (),
        (folders[0],),
        (folders[1],),
        ("anna", "ben"),
        key2key=True,
        further=(Further("cora", (folders[2],)), Further("dan", (folders[3],))),
        tolerance=TextTolerance(realigner=Realigner.WORDS),
    )


def drawn(pane: TextPane, side: int) -> list[tuple[str, bool]]:
    """Return the words of the marks of an annotator on a text, and whether they were found there."""
    marks = pane.marks
    return [
        (pane.text[start:end], bool(located))
        for number, (start, end, located) in enumerate(
            zip(marks.starts, marks.ends, marks.located, strict=True)
        )
        if marks.side(number) == side and start < end
    ]


def test_the_text_of_each_annotator_can_stand_beside_the_one_compared(start: Start, tmp_path: Path) -> None:
    driver = start((1440, 900))
    driver.open(several_annotators(tmp_path))
    pair, status = driver.pane(ReadingPane).pair, driver.window.status
    following = driver.context.actions.action("go.next_text")
    driver.until(lambda: driver.app_state.view is not None)
    assert not pair.is_double
    assert not following.isEnabled()
    driver.keys("shift+F4")
    driver.until(lambda: "No further annotator has another text" in status.currentMessage())

    driver.keys("ctrl+Next")
    driver.until(lambda: pair.is_double)
    assert (pair.first.text, pair.second.text) == (TEXT, EDITED)
    assert pair.chooser.isVisible()
    assert [pair.chooser.itemText(place) for place in range(2)] == ["B (ben)", "D (dan)"]
    assert pair.chooser.currentText() == pair.second_name == "B (ben)"
    assert driver.window.legend.lanes == "A, C above, B, D below"
    names = ["Ada", "the dog", "Oslo"]
    assert drawn(pair.second, 1) == [(words, False) for words in names]
    assert drawn(pair.second, 0) == [(words, True) for words in names]
    assert drawn(pair.first, 1) == [(words, True) for words in names]
    assert drawn(pair.first, 2) == [(words, False) for words in names]
    shot(driver, "texts-of-several")

    driver.keys("shift+F4")
    driver.until(lambda: pair.second.text == RENAMED)
    assert pair.chooser.currentText() == "D (dan)"
    assert status.currentMessage().startswith("Text of D (dan), 2 of 2")
    assert drawn(pair.second, 3) == [(words, False) for words in names[1:]]
    assert drawn(pair.second, 0) == [("She", True), *((words, True) for words in names[1:])]
    assert driver.pane(ReadingPane).alignment.words.whole.startswith("Word errors 7.1 %")
    driver.keys("F9")
    driver.until(lambda: "Word error 1 of 1, substituted: “Ada” – “She”" in status.currentMessage())
    shot(driver, "texts-of-several-next")

    driver.keys("l")  # other annotators above and below the words: the text stays
    driver.until(lambda: driver.window.legend.lanes == "A (anna) above, B (ben) below")
    assert pair.second.text == RENAMED
    assert pair.chooser.currentText() == "D (dan)"
    assert drawn(pair.second, 3) == []
    driver.keys("ctrl+Prior")
    driver.until(lambda: not pair.is_double)
    driver.keys("ctrl+Next")
    driver.until(lambda: pair.is_double)
    assert pair.second.text == RENAMED, "the annotator stays chosen"
    driver.keys("shift+F4", "shift+F4", "shift+F4")
    driver.until(lambda: pair.second.text == EDITED)

    pair.chooser.setFocus()
    driver.keys("Down")
    driver.until(lambda: pair.second.text == RENAMED)
    assert pair.chooser.hasFocus()


def test_a_key_on_the_other_text_asks_about_words_that_it_does_not_have(start: Start, tmp_path: Path) -> None:
    names = ("Ada", "the dog", "train")
    sides = (
        ("first", (save(tmp_path / "first", (TEXT, names)),)),
        ("second", (save(tmp_path / "second", (EDITED, names[:2])),)),
    )
    service, path = Service(lambda *_: None, lambda: None), tmp_path / "p.annotally"
    service.open("spans", (), sides, key2key=True, tolerance=TextTolerance(realigner=Realigner.WORDS))
    service.adjudication.files.start(str(path))
    service.adjudication.key.fill_open({"THING": ("take", (0,))}, "take A")
    service.adjudication.close()
    driver = start((1440, 900))
    driver.open(SessionRequest("", project=str(path)))
    assert not driver.scores.tolerance.isEnabled()
    driver.context.actions.action("file.export_key").trigger()
    dialog = driver.dialog(ExportKeyDialog)
    assert isinstance(dialog, ExportKeyDialog)
    driver.until(lambda: bool(dialog.place.text()))
    dialog.side.setCurrentIndex(1)
    driver.until(lambda: dialog.losses.isVisible() and not dialog.losses.is_settled())
    assert not dialog.export_button.isEnabled()
    shot(driver, "key-on-other-text")
    driver.click(dialog.losses.box("uncarried"))
    driver.until(dialog.export_button.isEnabled)
    driver.click(dialog.export_button)
    target = tmp_path / "p-final" / "d0.ann"
    driver.until(target.is_file)
    assert target.read_bytes() == (tmp_path / "second" / "d0.ann").read_bytes()


def test_a_project_of_several_texts_keeps_the_one_chosen_and_writes_the_key_on_it(
    start: Start, tmp_path: Path
) -> None:
    request = several_annotators(tmp_path)
    service, path = Service(lambda *_: None, lambda: None), tmp_path / "p.annotally"
    service.open("spans", (), request.sides, key2key=True, tolerance=request.tolerance)
    service.adjudication.files.start(str(path))
    service.adjudication.key.fill_open({"THING": ("take", (3,))}, "take D")
    service.adjudication.close()
    driver = start((1440, 900))
    driver.open(SessionRequest("", project=str(path)))
    pair = driver.pane(ReadingPane).pair
    driver.until(lambda: driver.app_state.view is not None)
    driver.keys("ctrl+Next")
    driver.until(lambda: pair.is_double)
    driver.keys("shift+F4")
    driver.until(lambda: pair.second.text == RENAMED)
    driver.keys("F8")  # the annotation of Ada, which D lacks
    driver.until(lambda: driver.selected is not None)
    driver.idle()
    driver.until(lambda: driver.context.actions.action("decide.first").isEnabled())
    driver.keys("1")
    driver.until(lambda: "take A" in driver.context.actions.action("edit.undo").text())
    driver.idle()
    assert pair.second.text == RENAMED
    assert pair.second_name == "D (dan)"
    shot(driver, "texts-of-several-project")
    driver.context.actions.action("file.export_key").trigger()
    dialog = driver.dialog(ExportKeyDialog)
    assert isinstance(dialog, ExportKeyDialog)
    driver.until(lambda: bool(dialog.place.text()))
    assert [dialog.side.itemText(side) for side in (1, 3)] == ["B (ben)", "D (dan)"]
    dialog.side.setCurrentIndex(3)
    driver.until(dialog.export_button.isEnabled)
    driver.click(dialog.export_button)
    target = tmp_path / "p-final" / "d1.ann"
    driver.until(target.is_file)
    places = [line.split("\t")[1:] for line in target.read_text(encoding="utf-8").splitlines()]
    # The annotation of Ada, taken from A, stands on the word of D's text that is aligned to it.
    assert sorted(places) == [["THING 0 3", "She"], ["THING 19 23", "Oslo"], ["THING 8 15", "the dog"]]


def test_the_chosen_text_is_shown_again_after_a_restart(start: Start, tmp_path: Path) -> None:
    later = f"Later on, {TEXT}"
    texts = (("anna", TEXT), ("ben", EDITED), ("cara", later))
    folders = [save(tmp_path / name, (text, ("Ada", "the dog"))) for name, text in texts]
    tolerance = TextTolerance(realigner=Realigner.WORDS)
    request = SessionRequest("spans", (), (folders[0],), (folders[1],), ("anna", "ben"), key2key=True)
    driver = start((1440, 900))
    driver.open(replace(request, further=(Further("cara", (folders[2],)),), tolerance=tolerance))
    driver.until(lambda: driver.reading.pair.second.text == EDITED)
    driver.keys("shift+F4")
    driver.until(lambda: driver.reading.pair.second.text == later)
    driver.keys("ctrl+q")
    driver.until(driver.window.isHidden)
    driver.close()
    again = start(None)
    again.settled(again.window.restore_session)
    again.until(lambda: again.reading.pair.second.text == later)
