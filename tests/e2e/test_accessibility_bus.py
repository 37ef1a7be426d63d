"""The program on the accessibility bus, as a screen reader asks for it there."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from support.accessibility_bus import AccessibilityBus, CaretListener
from support.program import Run, xdotool

PATIENCE = 30_000
COLUMNS = 5
FIRST_LINE = "Three doors in Spoke Lane, three workshops, and one pump between them."


@pytest.fixture
def bus() -> Iterator[AccessibilityBus]:
    bus = AccessibilityBus()
    yield bus
    bus.close()


def test_the_text_is_a_text_with_caret_and_selection(run: Run, bus: AccessibilityBus, qtbot: QtBot) -> None:
    program = run("--sample", **bus.environment)
    program.focus(program.wait_for_title("Annotally"))
    text = bus.find("text", "Text of key")
    qtbot.waitUntil(lambda: bus.is_focused(text), timeout=PATIENCE)
    assert bus.is_read_only(text)
    assert bus.text(text, 0, 24) == FIRST_LINE[:24]
    assert bus.line(text, 3).startswith(FIRST_LINE)
    listener = CaretListener(bus)
    start = bus.caret(text)
    xdotool("key", "Home", "Right", "Right")
    qtbot.waitUntil(lambda: bus.caret(text) == 2, timeout=PATIENCE)
    qtbot.waitUntil(lambda: listener.places[-1:] == [2], timeout=PATIENCE)
    xdotool("key", "shift+Right", "shift+Right")
    qtbot.waitUntil(lambda: bus.caret(text) == 4, timeout=PATIENCE)
    assert bus.selection(text) == (2, 4)
    bus.set_caret(text, 9)
    xdotool("key", "Right")
    qtbot.waitUntil(lambda: bus.caret(text) == 10, timeout=PATIENCE)
    listener.close()
    assert start >= 0


def test_rows_out_of_sight_say_that_they_can_be_opened(run: Run, bus: AccessibilityBus) -> None:
    program = run("--sample", **bus.environment)
    program.focus(program.wait_for_title("Annotally"))
    tree = bus.find("tree", "Mapping")
    # A row has a cell in each column; only the first has the rows below.
    cells = bus.children(tree)[-8 * COLUMNS :: COLUMNS]
    rows = {bus.name(cell): bus.can_be_opened(cell) for cell in cells}
    assert len(rows) == 8
    assert "theatre" in rows
    assert all(rows.values()), rows
