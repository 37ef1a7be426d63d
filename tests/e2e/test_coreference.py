"""Reading coreference and a scenario with real keys and mouse: classes, numbers, breaks, pointers."""

from PySide6.QtCore import QPoint

from annotally.comparison.result import Level
from annotally.reports.tree.classes import numbers_of
from annotally.scoring.tally import Status
from annotally_gui.models.class_model import ClassColumn
from annotally_gui.services.samples import SAMPLES, Sample
from annotally_gui.views.classes import ClassesPane
from support.driver import Driver, Start

COREFERENCE, SUCCESSIONS = SAMPLES[:2]


def opened(start: Start, sample: Sample) -> Driver:
    driver = start()
    driver.open(sample.request())
    return driver


def levels(driver: Driver) -> Level:
    return Level(driver.forest.level[driver.app_state.forest_row()])


def current(driver: Driver) -> int:
    pane = driver.pane(ClassesPane)
    return pane.model.line_at(pane.tree.currentIndex())


def test_the_coreference_sample_opens_from_the_welcome_page(start: Start) -> None:
    driver = start()
    page = driver.window.welcome
    words = page.samples
    at = words.fontMetrics().horizontalAdvance("Other samples: Coref")
    driver.settled(lambda: driver.click(words, QPoint(at, words.fontMetrics().height() // 2)))
    assert driver.window.windowTitle() == "Sample: Coreference[*] – Annotally"
    assert driver.pane(ClassesPane).isVisible()
    assert driver.pane(ClassesPane).model.rowCount() == 7


def test_a_class_is_chosen_with_the_mouse_and_numbered_in_the_text(start: Start) -> None:
    driver = opened(start, COREFERENCE)
    pane, text = driver.pane(ClassesPane), driver.reading.text
    box = pane.tree.visualRect(pane.model.index_at(1, ClassColumn.TITLE))
    driver.click(pane.tree.viewport(), box.center())
    driver.until(lambda: driver.selected is not None)
    driver.idle()
    assert levels(driver) is Level.CLASS
    expected = numbers_of(pane.model.table, 1)
    assert text.numbers == expected
    assert sorted(expected.values()) == ["1", "1a", "2", "2a", "3", "3b", "4", "4b"]
    assert len(text.number_boxes(pane.model.table.row[2])) == 2, "in both lanes"
    page = driver.inspector.page
    driver.until(lambda: "4 mentions" in page.toPlainText())
    # A click on a number selects its mention; the class stays numbered.
    number = text.number_boxes(pane.model.table.row[4])[0]
    driver.click(text.viewport(), number.center())
    driver.until(lambda: driver.selected == (driver.document, pane.model.table.row[4]))
    assert text.numbers == expected
    assert current(driver) == 4


def test_f8_walks_breaks_missing_and_spurious_mentions(start: Start) -> None:
    driver = opened(start, COREFERENCE)
    walked: list[tuple[Level, Status]] = []
    seen = set()
    while True:
        previous_selected = driver.selected
        driver.keys("F8")
        driver.until(lambda previous=previous_selected: driver.selected != previous)
        driver.idle()
        if driver.selected in seen:
            break
        seen.add(driver.selected)
        row = driver.app_state.forest_row()
        walked.append((levels(driver), Status(driver.forest.status[row])))
        pane = driver.pane(ClassesPane)
        assert driver.selected is not None
        assert pane.model.table.row[current(driver)] == driver.selected[1]
    assert len(walked) == driver.forest.stop_total == 28
    assert set(walked) == {
        *((Level.CLASS, status) for status in (Status.INC, Status.MIS, Status.SPU)),
        *((Level.INSTANCE, status) for status in (Status.MIS, Status.SPU)),
    }


def test_keys_alone_go_through_classes_and_along_a_link(start: Start) -> None:
    driver = opened(start, COREFERENCE)
    pane = driver.pane(ClassesPane)
    for _ in range(6):
        driver.keys("F6")
        driver.app.processEvents()
        if pane.tree.hasFocus():
            break
        driver.bot.wait(60)
        if pane.tree.hasFocus():
            break
    assert pane.tree.hasFocus()
    driver.keys("Down", "Down")
    driver.until(lambda: current(driver) == 1)
    driver.keys("Right", "Down", "Down")
    driver.until(lambda: current(driver) == 3)
    driver.idle()
    follow = driver.context.actions.action("go.target")
    driver.until(follow.isEnabled)
    driver.keys("Return")  # the second mention refers to the first
    driver.until(lambda: current(driver) == 2)
    driver.idle()
    driver.until(lambda: not follow.isEnabled())
    driver.keys("Return")  # which refers to nothing: on to the text
    driver.until(driver.reading.text.hasFocus)
    assert driver.reading.text.caret == driver.reading.text.text.index("The Saltmere")


def test_the_coreference_goes_with_the_task(start: Start) -> None:
    driver = opened(start, COREFERENCE)
    driver.open(SUCCESSIONS.request())
    assert not driver.pane(ClassesPane).isVisible()
    assert not driver.context.actions.action("window.coreference").isEnabled()
    driver.open(COREFERENCE.request())
    assert driver.pane(ClassesPane).isVisible()
    driver.keys("alt+5", "ctrl+F4")
    driver.until(lambda: not driver.pane(ClassesPane).isVisible())
    assert not driver.context.actions.action("window.coreference").isChecked()


def test_every_table_of_scores_is_copied_as_text(start: Start) -> None:
    driver = opened(start, COREFERENCE)
    driver.scores.copy_as_text()
    assert "MUC" in driver.clipboard()
    assert "20 / 27" in driver.clipboard()
    driver.open(SUCCESSIONS.request())
    driver.scores.copy_as_text()
    assert "TEXT FILTERI     5     5|   3   0    2|" in driver.clipboard()


def test_the_scenario_says_why_and_a_pointer_leads_on(start: Start) -> None:
    driver = opened(start, SUCCESSIONS)
    forest, mapping = driver.forest, driver.mapping
    identical = next(
        row
        for row in range(len(forest))
        if forest.level[row] == Level.FILL and "IN_AND_OUT 3" in forest.text(row, 0)
    )
    mapping.row_activated.emit(*forest.place(identical))
    driver.until(lambda: driver.selected == forest.place(identical))
    driver.idle()
    driver.click(driver.inspector.why)
    page = driver.inspector.reasons
    driver.until(lambda: "identical" in page.toPlainText())
    mapping.tree.setFocus()
    driver.keys("Return")
    driver.until(lambda: forest.title(driver.app_state.forest_row()) == "IN_AND_OUT 3")
    driver.until(lambda: "stays alone" in page.toPlainText() or "left to align" in page.toPlainText())
    optional = next(
        row
        for row in range(len(forest))
        if forest.level[row] == Level.INSTANCE
        and forest.text(row, 0) == "Nell Ashby"
        and "PERSON" in forest.title(row)
    )
    mapping.row_activated.emit(*forest.place(optional))
    driver.until(lambda: "ptional though" in page.toPlainText())
    assert "Optional though not marked so: IN_AND_OUT 2 points to it" in page.toPlainText()


def test_two_keys_of_the_sample_are_said_to_be_two(start: Start) -> None:
    driver = opened(start, SAMPLES[-1])
    assert driver.window.windowTitle() == "Sample: Two annotators (two keys)[*] – Annotally"
    assert driver.status_text().endswith("two keys")
    driver.scores.copy_as_text()
    assert "key2key" in driver.clipboard()
