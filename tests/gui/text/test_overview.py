from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from annotally.scoring.tally import Status
from annotally_gui.text.marks import Mark, MarkSet
from annotally_gui.text.outcomes import Grade
from support.text_samples import MakePane

TEXT = "A line of a fictional text.\n" * 400
STEP = len("A line of a fictional text.\n")


def mark(line: int, lane: int, status: Status, key: str) -> Mark:
    return Mark(line * STEP, line * STEP + 6, lane, status, key)


def test_only_disagreements_have_ticks(make_pane: MakePane) -> None:
    for status in Status:
        pane = make_pane(TEXT, MarkSet.of([mark(9, 0, status, "k")]))
        assert pane.overview.tick_count() == int(status.disagreement)


def test_ticks_of_one_pixel_and_lane_are_merged(make_pane: MakePane) -> None:
    marks = [mark(9, lane, Status.INC, f"{n}") for lane in (0, 1) for n in range(50)]
    pane = make_pane(TEXT, MarkSet.of([*marks, mark(300, 1, Status.SPU, "far")]))
    assert pane.overview.tick_count() == 3


@pytest.mark.parametrize("line", [0, 100, 200, 399])
def test_a_tick_lies_at_the_height_of_its_line(make_pane: MakePane, line: int) -> None:
    pane = make_pane(TEXT, MarkSet.of([mark(line, 0, Status.MIS, "k")]))
    pane.set_tooltip_source(str)
    rows = [y for y in range(pane.overview.height()) if pane.overview.words_at(y)]
    expected = line / 400 * pane.overview.height()
    assert sum(rows) / len(rows) == pytest.approx(expected, abs=4)


def test_the_graver_state_wins_a_pixel(make_pane: MakePane) -> None:
    pane = make_pane(TEXT, MarkSet.of([mark(200, 0, Status.INC, "k"), mark(200, 0, Status.INC, "l")]))
    grave = pane.overview.grab().toImage()
    pane.set_marks(MarkSet.of([mark(200, 0, Status.INC, "k"), mark(200, 0, Status.MIS, "l")]))
    assert pane.overview.grab().toImage() == grave
    pane.set_marks(MarkSet.of([mark(200, 0, Status.PAR, "k"), mark(200, 0, Status.PAR, "l")]))
    assert pane.overview.grab().toImage() != grave


def test_key_and_response_have_a_column_each(make_pane: MakePane) -> None:
    pictures = []
    for lane in (0, 1):
        pane = make_pane(TEXT, MarkSet.of([mark(200, lane, Status.INC, "k")]))
        pictures.append(pane.overview.grab().toImage())
    assert pictures[0] != pictures[1]
    assert pictures[0].flipped(Qt.Orientation.Horizontal) == pictures[1]


def test_a_click_brings_its_place_into_view(make_pane: MakePane) -> None:
    pane = make_pane(TEXT, MarkSet.of([mark(300, 0, Status.MIS, "k")]))
    assert not pane.is_visible(300 * STEP)
    place = QPoint(9, round(300 / 400 * pane.overview.height()))
    QTest.mouseClick(pane.overview, Qt.MouseButton.LeftButton, pos=place)
    assert pane.is_visible(300 * STEP)
    QTest.mousePress(pane.overview, Qt.MouseButton.LeftButton, pos=place)
    QTest.mouseMove(pane.overview, QPoint(9, 2))
    QTest.mouseRelease(pane.overview, Qt.MouseButton.LeftButton, pos=QPoint(9, 2))
    assert pane.is_visible(0)


def test_ticks_follow_corrected_heights(make_pane: MakePane, qtbot: QtBot) -> None:
    text = "i" * 3000 + "\n" + ("W\u5c71" * 700 + "\n") * 30
    end = text.rindex("W")
    pane = make_pane(text, MarkSet.of([Mark(end, end + 1, 0, Status.MIS, "k")]))
    pane.set_tooltip_source(str)
    pane.set_current("k")
    for place in range(0, len(text), 500):
        pane.scroll_to(place)
        pane.overview.repaint()
    y = round(pane.overview.height() * (pane.marks.starts[0] / len(text)))
    qtbot.waitUntil(lambda: pane.overview.words_at(y) == "k")
    picture = pane.overview.grab().toImage()
    pane.overview.refresh()
    assert pane.overview.grab().toImage() == picture


def test_the_current_pair_is_pointed_out(make_pane: MakePane) -> None:
    pane = make_pane(TEXT, MarkSet.of([mark(5, 0, Status.MIS, "k"), mark(300, 0, Status.COR, "agreed")]))
    plain = pane.overview.grab().toImage()
    pane.set_current("k")
    assert pane.overview.grab().toImage() != plain
    pane.set_current()
    assert pane.overview.grab().toImage() == plain


def test_tooltips_name_what_is_near_and_count_the_rest(make_pane: MakePane, tooltips: list[str]) -> None:
    marks = [mark(200, 0, Status.MIS, f"k{n}") for n in range(8)]
    pane = make_pane(TEXT, MarkSet.of(marks))
    y = round(200 / 400 * pane.overview.height())
    assert pane.overview.words_at(y) == ""
    pane.set_tooltip_source(lambda key: f"about {key}")
    words = "about k0\nabout k1\nabout k2\nabout k3\nabout k4\n+3"
    assert (pane.overview.words_at(y), pane.overview.words_at(5)) == (words, "")
    point = QPoint(9, y)
    event = QHelpEvent(QHelpEvent.Type.ToolTip, point, pane.overview.mapToGlobal(point))
    QApplication.sendEvent(pane.overview, event)
    assert tooltips == [words]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("lines", [1, 7, 60, 900])
def test_every_tick_lies_where_its_marks_begin(make_pane: MakePane, lines: int, seed: int) -> None:
    random = Random(seed)
    text = "".join("x" * random.choice((0, 1, 30, 400)) + "\n" for _ in range(lines)) + "end"
    spots = [random.randrange(len(text)) for _ in range(300)]
    marks = [
        Mark(at, at + 1, random.randrange(2), random.choice(list(Status)), f"{n}")
        for n, at in enumerate(spots)
    ]
    pane = make_pane(text, MarkSet.of(marks))
    strip, flow = pane.overview, pane._flow
    strip.tick_count()
    tops, scale = flow.tops(), strip.height() / max(flow.total, flow.view_height, 1)

    def row_of(offset: int) -> int:
        block = flow.paragraphs.at(offset)
        start, after = flow.paragraphs.start(block), flow.paragraphs.after(block)
        inside = (offset - start) / max(1, after - start) * (tops[block + 1] - tops[block])
        return min(strip.height() - 1, int((tops[block] + inside) * scale))

    gravities = [Status.PAR, Status.SPU, Status.MIS, Status.INC]
    expected: dict[tuple[int, int], Status] = {}
    for mark in marks:
        place = row_of(mark.start), mark.lane
        if mark.status in gravities:
            expected[place] = max(expected.get(place, mark.status), mark.status, key=gravities.index)
    assert strip.ticks() == {place: (Grade.OPEN, status) for place, status in expected.items()}
    strip.set_current(frozenset(str(n) for n in range(40)))
    assert strip._current_rows == {row_of(mark.start) for mark in marks[:40]}
