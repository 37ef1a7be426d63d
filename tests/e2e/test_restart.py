"""What survives the end of the program: files, document, selection, filter, scroll, window, panes."""

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QMenu

from annotally.service.server import Service
from annotally_gui.services.samples import SAMPLES
from annotally_gui.services.session import Session, SessionRequest
from support.driver import Driver, Start
from support.small_inputs import BODY, sgml, write

LONG = "\n".join(f"Line {number} of a long text, with nothing in it." for number in range(120))


def long_pair(folder: Path) -> SessionRequest:
    """Write a key and a response of two documents, the second one longer than any window."""

    def texts(other_text: str) -> str:
        return sgml("0001") + sgml("0002", f"{LONG}\n{other_text}\n{LONG}")

    key = write(folder, "key.sgm", texts(BODY))
    response = write(folder, "response.sgm", texts(BODY.replace("PERSON", "ORGANIZATION")))
    return SessionRequest("muc7-named-entity", (), (key,), (response,))


def end_and_start(start: Start, driver: Driver) -> Driver:
    """Quit with the keyboard and start again with the same settings."""
    driver.keys("ctrl+q")
    driver.until(driver.window.isHidden)
    driver.close()
    second_driver = start(None)
    second_driver.settled(second_driver.window.restore_session)
    return second_driver


def place(driver: Driver) -> tuple[object, str, object, str, int, object, str]:
    """Return what a window shows, and where."""
    return (
        *(driver.app_state.request, driver.document, driver.selected, driver.mapping.filter_text),
        *(driver.reading.text.first_visible_offset(), driver.window.size(), driver.status_text()),
    )


def test_the_next_start_shows_the_same_place(start: Start, tmp_path: Path) -> None:
    driver = start((1111, 777))
    driver.open(long_pair(tmp_path))
    driver.keys("F8")
    driver.until(lambda: driver.selected is not None)
    driver.mapping.set_filter_text("state:INC")
    driver.reading.text.scroll_to(driver.reading.text.first_visible_offset())
    driver.idle()
    previous = place(driver)
    assert previous[4] > 0
    second_driver = end_and_start(start, driver)
    second_driver.until(lambda: second_driver.selected is not None)
    assert place(second_driver) == previous


def test_the_next_start_shows_the_scrolled_text_where_nothing_is_selected(
    start: Start, tmp_path: Path
) -> None:
    driver = start((1000, 600))
    driver.open(long_pair(tmp_path))
    driver.keys("ctrl+Next")
    driver.until(lambda: driver.document == "0002")
    driver.reading.text.scroll_to(2000)
    place = driver.reading.text.first_visible_offset()
    second_driver = end_and_start(start, driver)
    assert second_driver.document == "0002"
    assert second_driver.reading.text.first_visible_offset() == place > 0


def test_panes_stay_where_they_were_put(start: Start) -> None:
    driver = start()
    driver.open_sample()
    driver.keys("alt+4", "ctrl+F4")
    driver.until(driver.window.layout_of_panes.docks["scores"].isHidden)
    second_driver = end_and_start(start, driver)
    docks = second_driver.window.layout_of_panes.docks
    assert docks["scores"].isHidden()
    assert docks["corpus"].isVisible()
    assert second_driver.window.windowTitle().startswith("Sample")


def test_recent_comparisons_are_on_the_welcome_page_and_open_with_a_click(
    start: Start, tmp_path: Path
) -> None:
    driver = start()
    first, second = long_pair(tmp_path / "first"), long_pair(tmp_path / "second")
    driver.open(first)
    driver.open(second)
    driver.keys("ctrl+w")
    driver.until(driver.window.welcome.list.isVisible)
    lines = [driver.window.welcome.list.item(row).text() for row in range(2)]
    assert [line.split(" – ")[0] for line in lines] == ["second", "first"]
    box = driver.window.welcome.list.visualItemRect(driver.window.welcome.list.item(1))
    driver.settled(lambda: driver.click(driver.window.welcome.list.viewport(), box.center()))
    assert driver.app_state.request == first


def test_what_was_moved_away_is_greyed_and_named(start: Start, tmp_path: Path) -> None:
    driver = start()
    request = long_pair(tmp_path)
    driver.open(request)
    driver.keys("ctrl+w")
    driver.until(driver.window.welcome.list.isVisible)
    Path(request.key[0]).rename(tmp_path / "elsewhere.sgm")
    driver.close()
    second_driver = start()
    second_driver.until(lambda: "missing: key.sgm" in second_driver.window.welcome.list.item(0).text())
    second_driver.click(second_driver.window.welcome.list.viewport(), QPoint(20, 8))
    second_driver.keys("alt+f")
    second_driver.until(lambda: isinstance(QApplication.activePopupWidget(), QMenu))
    second_driver.keys("Escape")
    second_driver.until(lambda: QApplication.activePopupWidget() is None)
    assert second_driver.window.opened is None


def test_a_session_whose_file_is_gone_says_so_and_shows_the_welcome_page(
    start: Start, tmp_path: Path
) -> None:
    from annotally_gui.dialogs.message_boxes import RefusalDialog

    driver = start()
    request = long_pair(tmp_path)
    driver.open(request)
    driver.close()
    Path(request.response[0]).unlink()
    second_driver = start()
    second_driver.window.restore_session()
    dialog = second_driver.dialog(RefusalDialog)
    assert isinstance(dialog, RefusalDialog)
    assert request.response[0] in dialog.panel.as_text()
    second_driver.keys("Return")
    second_driver.until(second_driver.window.isActiveWindow)
    assert second_driver.window.welcome.isVisible()


def test_the_next_start_shows_the_class_that_was_chosen_and_its_numbers(start: Start) -> None:
    driver = start((1440, 860))
    driver.open(SAMPLES[0].request())
    driver.keys("F8")
    driver.until(lambda: driver.selected is not None)
    driver.idle()
    previous = driver.selected, driver.reading.text.numbers
    assert previous[1]
    driver.window.layout_of_panes.docks["scores"].raise_()
    second_driver = end_and_start(start, driver)
    second_driver.until(lambda: second_driver.selected is not None)
    second_driver.idle()
    assert (second_driver.selected, second_driver.reading.text.numbers) == previous
    assert not second_driver.window.layout_of_panes.docks["coreference"].isHidden()
    second_driver.until(lambda: second_driver.scores.isVisible())
    assert second_driver.scores.visibleRegion(), "the tab that was in front is in front"


def test_panes_resized_by_keys_have_their_sizes_at_the_next_start(start: Start, tmp_path: Path) -> None:
    driver = start()
    driver.open(long_pair(tmp_path))
    driver.activate()
    docks = driver.window.layout_of_panes.docks
    width, height = docks["mapping"].width(), docks["mapping"].height()
    driver.keys("alt+3")
    driver.until(lambda: driver.window.focused_pane() == "mapping")
    driver.keys("alt+equal", "alt+plus", "alt+minus", "ctrl+alt+equal", "ctrl+alt+equal", "ctrl+alt+minus")
    driver.until(lambda: docks["mapping"].size().toTuple() == (width + 40, height + 40))
    driver.keys("alt+1")
    driver.until(lambda: driver.window.focused_pane() == "corpus")
    driver.keys("ctrl+alt+minus")
    driver.until(lambda: "no other beside it" in driver.window.status._message)
    driver.keys("alt+3")
    second_driver = end_and_start(start, driver)
    remembered = second_driver.window.layout_of_panes.docks["mapping"]
    second_driver.until(lambda: remembered.width() == width + 40)
    assert abs(remembered.height() - height - 40) <= 2, "shares of a column are rounded when it is restored"


def test_a_comparison_whose_restoring_is_closed_or_refused_is_forgotten(start: Start, tmp_path: Path) -> None:
    def ignore(_answer: object) -> None:
        pass

    driver = start()
    session = Session(long_pair(tmp_path), document="0002")
    window = driver.window
    gone = replace(session, request=SessionRequest("mat", (), (str(tmp_path / "absent"),), ("absent",)))
    for unread, end in ((session, window.close_requested.emit), (gone, driver.idle)):
        window.session_found.emit(unread)
        assert driver.engine.pending
        assert window.session_now() == unread, "the next start opens what is not read yet"
        end()
        driver.engine.call(Service.document, "0001", on_result=ignore, on_refused=ignore)
        assert driver.engine.pending
        assert window.session_now().empty
        driver.idle()
