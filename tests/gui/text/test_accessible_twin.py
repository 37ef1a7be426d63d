"""The editor that holds a pane's text for assistive technology: the same text, caret and selection."""

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from annotally_gui.text.accessible_twin import AccessibleTwin


@pytest.fixture
def twin(qtbot: QtBot) -> Iterator[AccessibleTwin]:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.show()
    yield AccessibleTwin(parent, listed=False)
    del parent  # Qt deletes the twin with it


def test_it_is_read_only_never_seen_and_takes_no_focus(twin: AccessibleTwin) -> None:
    assert twin.isReadOnly()
    assert not twin.isVisible()
    assert twin.isWindow(), "children of a widget are listed on the bus"
    listed = AccessibleTwin(twin.parentWidget(), listed=True)
    assert (listed.isVisible(), listed.isWindow(), listed.width(), listed.height()) == (True, False, 1, 1)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(st.text(alphabet="ab \r\n😀é\u2029", max_size=30), st.data())
def test_offsets_are_those_of_the_text_whatever_its_line_ends(
    twin: AccessibleTwin, text: str, data: st.DataObject
) -> None:
    anchor, place = (data.draw(st.integers(0, len(text))) for _ in range(2))
    twin.show_text(text)
    twin.show_selection(anchor, place)
    cursor = twin.textCursor()
    units = [len(text[:offset].encode("utf-16-le")) // 2 for offset in (anchor, place)]
    assert [cursor.anchor(), cursor.position()] == units
    assert len(twin.toPlainText()) == len(text)


def test_a_caret_set_from_outside_is_told_in_code_points(twin: AccessibleTwin, qapp: QApplication) -> None:
    del qapp
    moves = list[tuple[int, int]]()
    twin.moved.connect(lambda anchor, place: moves.append((anchor, place)))
    twin.show_text("😀 second")
    twin.show_selection(2, 5)
    assert moves == []
    cursor = twin.textCursor()
    cursor.setPosition(4)
    twin.setTextCursor(cursor)
    assert set(moves) == {(3, 3)}
