from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from annotally.scoring.tally import Status
from annotally_gui.text.marks import MarkSet
from annotally_gui.text.text_view import TextView
from support.text_samples import LONG, MakePane, distant_marks, theme

Modifier, Button = Qt.KeyboardModifier, Qt.MouseButton


def test_the_current_pair_scrolls_only_if_it_is_not_visible(make_pane: MakePane) -> None:
    pane = make_pane(LONG, distant_marks())
    bar = pane.verticalScrollBar()
    bar.setValue(5)
    pane.set_current(1)
    assert bar.value() == 5
    pane.set_current(2)
    assert bar.value() > 1000
    assert pane.is_visible(pane.marks.starts[4])
    value = bar.value()
    for key in (2, None, "unknown"):
        pane.set_current(key)
        assert bar.value() == value


def test_zoom_keeps_the_first_visible_paragraph_and_its_limits(make_pane: MakePane) -> None:
    pane = make_pane(LONG, distant_marks())
    pane.scroll_to(LONG.index("Paragraph 200 "))
    for percent in (200, 60, 400, 100):
        pane.set_zoom(percent)
        assert pane.zoom == percent
        line = LONG[pane.first_visible_offset() :][:14]
        assert line == "Paragraph 200 ", percent
    pane.set_zoom(1000)
    assert pane.zoom == 400
    pane.set_zoom(1)
    assert pane.zoom == 50


def test_another_theme_or_width_keeps_the_first_visible_paragraph(make_pane: MakePane) -> None:
    pane = make_pane(LONG, distant_marks())
    start = LONG.index("Paragraph 200 ")
    pane.scroll_to(start)
    pane.set_theme(theme(dict.fromkeys(Status, "#000000")))
    assert pane.first_visible_offset() == start
    pane.resize(400, 300)
    assert pane.first_visible_offset() == start
    pane.set_marks(MarkSet())
    assert pane.first_visible_offset() == start


def test_the_margin_above_the_first_line_stays(make_pane: MakePane) -> None:
    pane = make_pane(LONG)
    top = pane.rect_of(0).top()
    pane.scroll_to(0)
    assert pane.rect_of(0).top() == top
    pane.set_zoom(200)
    larger = pane.rect_of(0).top()
    pane.scroll_to(5000)
    pane.verticalScrollBar().setValue(0)
    assert pane.rect_of(0).top() == larger > top


def test_a_place_is_restored_by_its_offset(make_pane: MakePane) -> None:
    pane = make_pane(LONG)
    pane.verticalScrollBar().setValue(3210)
    first = pane.first_visible_offset()
    pane.scroll_to(0)
    assert pane.first_visible_offset() == 0
    pane.scroll_to(first)
    assert pane.first_visible_offset() == first


def test_the_scroll_bar_reaches_both_ends(make_pane: MakePane) -> None:
    pane = make_pane(LONG)
    bar = pane.verticalScrollBar()
    bar.setValue(bar.maximum())
    QApplication.processEvents()
    assert pane.is_visible(len(LONG))
    assert bar.value() == bar.maximum()
    bar.setValue(0)
    assert pane.is_visible(0)
    assert not pane.horizontalScrollBar().isVisible()


def wheel(pane: TextView, delta: int, modifier: Qt.KeyboardModifier) -> None:
    centre = QPointF(pane.viewport().rect().center())
    event = QWheelEvent(
        centre,
        pane.viewport().mapToGlobal(centre),
        QPoint(),
        QPoint(0, delta),
        Button.NoButton,
        modifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(pane.viewport(), event)


def test_the_wheel_scrolls_and_with_control_asks_for_another_size(make_pane: MakePane) -> None:
    pane = make_pane(LONG)
    steps: list[int] = []
    pane.zoom_requested.connect(steps.append)
    wheel(pane, -120, Modifier.NoModifier)
    assert pane.verticalScrollBar().value() > 0
    value = pane.verticalScrollBar().value()
    wheel(pane, 120, Modifier.ControlModifier)
    wheel(pane, -120, Modifier.ControlModifier)
    assert steps == [1, -1]
    assert (pane.verticalScrollBar().value(), pane.zoom) == (value, 100)


def test_pane_and_strip_have_names_and_say_which_lane_is_whose(make_pane: MakePane) -> None:
    pane = make_pane("text")
    pane.set_lane_labels("Key", "Response")
    assert pane.accessibleName()
    assert pane.overview.accessibleName()
    for widget in (pane, pane.overview):
        assert "Key" in widget.accessibleDescription()
        assert "Response" in widget.accessibleDescription()


def test_the_start_of_the_current_marks_is_one_in_view(make_pane: MakePane) -> None:
    pane = make_pane(LONG, distant_marks())
    assert pane.current_start() is None
    pane.set_current(2, 0)
    assert pane.current_start() == LONG.index("Paragraph 1 ")
    pane.set_current(2)
    assert pane.current_start() == LONG.index("Paragraph 390 ")
