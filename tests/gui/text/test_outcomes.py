"""What is decided is drawn quietly and its outcome solid; what is open stands out."""

import random
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint
from PySide6.QtGui import QColor, QImage, QPaintEvent, QRegion
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from annotally.scoring.tally import Status
from annotally_gui.text.labels import ShownLabels
from annotally_gui.text.marks import Mark, MarkSet
from annotally_gui.text.outcomes import Grade, ShownSides
from annotally_gui.text.pane import TextPane
from support.outcome_samples import FakeOutcomes
from support.text_samples import STATES, MakePane, theme

TEXT = "Ada Quill met the lawyer in Lower Hallow today."
MARKS = MarkSet.of(
    [
        Mark(14, 24, 0, Status.INC, 11),
        Mark(18, 24, 1, Status.INC, 11),
        Mark(28, 40, 0, Status.MIS, 12),
    ]
)


def colours(pane: TextPane) -> set[str]:
    image = pane.viewport().grab().toImage()
    return {
        QColor(image.pixel(x, y)).name().upper() for x in range(image.width()) for y in range(image.height())
    }


def test_what_is_open_has_the_colours_of_its_state_and_what_is_decided_that_of_the_key(
    make_pane: MakePane,
) -> None:
    pane = make_pane(TEXT, MARKS)
    pane.set_decisions(FakeOutcomes({(11, 0): False, (11, 1): True}), ShownSides.ALL)
    seen = colours(pane)
    assert STATES[Status.INC] not in seen
    assert STATES[Status.MIS] in seen
    assert theme().accent.name().upper() in seen


def test_the_sides_alone_are_shown_as_without_decisions(make_pane: MakePane) -> None:
    pane = make_pane(TEXT, MARKS)
    before = pane.viewport().grab().toImage()
    pane.set_decisions(FakeOutcomes({(11, 0): False, (11, 1): True}), ShownSides.SIDES)
    assert pane.viewport().grab().toImage() == before


def test_the_final_key_alone_has_nothing_of_what_is_open(make_pane: MakePane) -> None:
    pane = make_pane(TEXT, MARKS)
    pane.set_decisions(FakeOutcomes({(11, 0): False, (11, 1): True}), ShownSides.FINAL)
    seen = colours(pane)
    assert not {STATES[Status.INC], STATES[Status.MIS]} & seen
    assert theme().accent.name().upper() in seen


def test_what_is_left_out_is_struck_through(make_pane: MakePane) -> None:
    pane = make_pane(TEXT, MARKS)
    kept = FakeOutcomes({(12, 0): True})
    pane.set_decisions(kept, ShownSides.ALL)
    before = pane.viewport().grab().toImage()
    pane.set_decisions(FakeOutcomes({(12, 0): False}, left_out=frozenset({12})), ShownSides.ALL)
    box = pane.rect_of(30)
    middle = box.top() + round(box.height() * 0.5)
    struck = pane.viewport().grab().toImage()

    def dark(image: QImage) -> int:
        ratio = image.devicePixelRatio()
        rows = range(round((middle - 4) * ratio), round((middle + 4) * ratio))
        left, right = round(pane.rect_of(28).left() * ratio), round(pane.rect_of(39).right() * ratio)
        return max(sum(QColor(image.pixel(x, y)).lightness() < 80 for x in range(left, right)) for y in rows)

    width = pane.rect_of(39).right() - pane.rect_of(28).left()
    assert dark(struck) >= 0.95 * width * struck.devicePixelRatio()
    assert dark(before) < 0.6 * width * before.devicePixelRatio()


def test_a_decision_moves_nothing(make_pane: MakePane) -> None:
    pane = make_pane("\n".join([TEXT] * 60), MARKS)
    pane.set_decisions(FakeOutcomes({}), ShownSides.ALL)
    places = [pane.rect_of(offset) for offset in (0, 20, 100, 400)]
    pane.set_decisions(FakeOutcomes({(11, 0): True, (11, 1): True, (12, 0): False}), ShownSides.ALL)
    assert [pane.rect_of(offset) for offset in (0, 20, 100, 400)] == places


def test_the_first_visible_line_stays_when_room_is_made(make_pane: MakePane) -> None:
    pane = make_pane("\n".join([TEXT] * 200), MARKS)
    pane.scroll_to(100 * (len(TEXT) + 1))
    before = pane.first_visible_offset()
    pane.set_decisions(FakeOutcomes({}), ShownSides.ALL)
    assert pane.first_visible_offset() == before
    pane.set_decisions(None, ShownSides.ALL)
    assert pane.first_visible_offset() == before


def test_the_overview_has_three_grades(make_pane: MakePane) -> None:
    far = "\n".join([TEXT] * 300)
    step = len(TEXT) + 1
    places = [(n * step, key) for key, n in ((1, 10), (2, 150), (3, 290))]
    marks = MarkSet.of([Mark(start, start + 3, 0, Status.INC, key) for start, key in places])
    pane = make_pane(far, marks)
    pane.set_decisions(FakeOutcomes({(1, 0): True, (2, 0): True}, faint=frozenset({2})), ShownSides.ALL)
    ticks = pane.overview.ticks()
    assert [ticks[place][0] for place in sorted(ticks)] == [Grade.DECIDED, Grade.FAINT, Grade.OPEN]
    pane.set_decisions(FakeOutcomes({(1, 0): True}), ShownSides.SIDES)
    assert {grade for grade, _ in pane.overview.ticks().values()} == {Grade.OPEN}


@pytest.mark.parametrize("seed", range(6))
def test_the_overview_draws_again_what_is_decided_and_nothing_else(make_pane: MakePane, seed: int) -> None:
    chance = random.Random(seed)
    far = "\n".join([TEXT] * 300)
    statuses = (Status.INC, Status.PAR, Status.MIS, Status.SPU, Status.COR)
    places = sorted(chance.randrange(len(far) - 3) for _ in range(900))
    marks = MarkSet.of(
        [Mark(at, at + 3, chance.randrange(2), chance.choice(statuses), key) for key, at in enumerate(places)]
    )
    outcomes = dict[tuple[int, int], bool]()
    pane, faint = make_pane(far, marks), frozenset(chance.sample(range(900), 300))
    pane.set_decisions(FakeOutcomes(outcomes, faint=faint), ShownSides.ALL)
    pane.overview.grab()
    for count in (1, 2, 40, 600, 5):
        for key in chance.sample(range(900), count):
            for side in (0, 1):
                if outcomes.pop((key, side), None) is None:
                    outcomes[key, side] = True
        picture = pane.overview._picture
        pane.update_decisions()
        assert (pane.overview._picture is picture) is (count < 200)
        updated, ticks = pane.overview.grab().toImage(), pane.overview.ticks()
        pane.overview.refresh()
        assert pane.overview.ticks() == ticks
        assert pane.overview.grab().toImage() == updated


def test_of_one_pixel_what_is_open_wins_over_graver_states_that_are_decided(make_pane: MakePane) -> None:
    marks = MarkSet.of([Mark(0, 3, 0, Status.INC, 1), Mark(0, 9, 0, Status.PAR, 2)])
    pane = make_pane(TEXT, marks)
    pane.set_decisions(FakeOutcomes({(1, 0): True}), ShownSides.ALL)
    assert set(pane.overview.ticks().values()) == {(Grade.OPEN, Status.PAR)}


def test_marks_of_which_nothing_is_known_are_open(make_pane: MakePane) -> None:
    """A document's marks come before its tree, and so before all decisions about its rows."""
    pane = make_pane(TEXT, MarkSet.of([Mark(0, 3, 0, Status.INC, 300)]))
    pane.set_decisions(FakeOutcomes({}), ShownSides.ALL)
    assert set(pane.overview.ticks().values()) == {(Grade.OPEN, Status.INC)}


def pixels_apart(before: QImage, after: QImage) -> Iterator[tuple[int, int]]:
    """Yield where two pictures of one size differ, in pixels of the widget."""
    ratio = after.devicePixelRatio()
    for y in range(after.height()):
        if before.constScanLine(y) != after.constScanLine(y):
            for x in range(after.width()):
                if before.pixel(x, y) != after.pixel(x, y):
                    yield round(x // ratio), round(y // ratio)


class PaintedRegion(QObject):
    """The part of a widget that was painted since it was watched."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.region = QRegion()
        widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.region = self.region.united(event.region())
        return False


@pytest.mark.parametrize("seed", range(6))
def test_everything_that_changes_is_painted_and_little_else(
    make_pane: MakePane, qtbot: QtBot, seed: int
) -> None:
    """Pixels that differ between two whole pictures lie in what was painted in between."""
    chance = random.Random(seed)
    text = "\n\n".join(" ".join(["harbour", "mill", "Ada", "Lower Hallow"] * 9) for _ in range(4))
    places = sorted(chance.sample(range(len(text) - 30), 30))
    states = (Status.INC, Status.MIS, Status.SPU, Status.COR)
    marks = [
        Mark(start, start + chance.randint(1, 30), number % 2, chance.choice(states), number // 2)
        for number, start in enumerate(places)
    ]
    pane, taken = make_pane(text, MarkSet.of(marks)), {(0, 0): True}
    pane.set_decisions(FakeOutcomes(taken, left_out=frozenset({3, 5})), ShownSides.ALL)
    pane.set_labels(ShownLabels.ALL)
    painted = PaintedRegion(pane.viewport())
    whole = pane.viewport().rect().height() * pane.viewport().rect().width()
    shares = []
    for _ in range(12):
        qtbot.wait(1)
        before = pane.viewport().grab().toImage()
        painted.region = QRegion()
        if chance.random() < 0.5:
            key = chance.randrange(15)
            taken[key, 0] = not taken.get((key, 0), False)
            pane.update_decisions()
        else:
            pane.set_current(*chance.sample(range(15), 2))
        qtbot.wait(1)
        region = QRegion(painted.region)
        after = pane.viewport().grab().toImage()
        differing = [QPoint(x, y) for x, y in pixels_apart(before, after)]
        assert all(map(region.contains, differing))
        area = sum(region[n].width() * region[n].height() for n in range(region.rectCount()))
        shares.append(area / whole)
    assert min(shares) < 0.5
