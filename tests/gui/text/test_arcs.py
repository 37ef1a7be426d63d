"""Arcs in the text: where they run, that they keep out of each other's way, and what a click on one means."""

from itertools import pairwise

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest

from annotally.scoring.tally import Status
from annotally_gui.text.arcs import LEVELS, ArcPainter, ArcSet, arc_at, height, place_label, stretches
from annotally_gui.text.flow import Flow
from annotally_gui.text.labels import ShownLabels
from annotally_gui.text.marks import Mark, MarkSet
from annotally_gui.text.numbers import rule_y
from annotally_gui.text.painting import label_ranges
from annotally_gui.text.text_style import LineRooms, Measures
from support.text_samples import MakePane, labelled, theme

TEXT = "Ada Quill hired Ben.\nLater the two of them met Cora Vale at the lock, where all boats wait."
ADA, BEN, CORA, BOATS = (0, 9), (16, 19), (47, 56), (80, 85)
PLACES = (ADA, BEN, CORA, BOATS)
MARKS = MarkSet.of(
    [Mark(*place, lane, Status.COR, key) for key, place in enumerate(PLACES) for lane in (0, 1)]
)
Joined = tuple[tuple[int, int], tuple[int, int], int, Status, int]


def arc_set(*joined: Joined, quiet: bool = False) -> ArcSet:
    return ArcSet(
        ([item[0][0] for item in joined], [item[0][1] for item in joined]),
        ([item[1][0] for item in joined], [item[1][1] for item in joined]),
        bytes(item[2] for item in joined),
        bytes(item[3] for item in joined),
        [item[4] for item in joined],
        [f"arc {item[4]}" for item in joined],
        quiet=quiet,
    )


HIRED = (ADA, BEN, 0, Status.COR, 10)
MET = (BEN, CORA, 0, Status.MIS, 11)
BACK = (CORA, ADA, 1, Status.SPU, 12)


def flow(width: int = 700) -> Flow:
    new_flow = Flow(Measures(theme(), rooms=LineRooms(numbers=True)))
    new_flow.reshape(width, 300)
    new_flow.set_document(TEXT, MARKS)
    return new_flow


def test_an_arc_on_one_line_is_one_stretch_between_the_middles(qapp: object) -> None:
    del qapp
    new_flow = flow()
    (stretch,) = stretches(new_flow, arc_set(HIRED), frozenset())
    line = new_flow.block(0).lines[0]
    assert stretch.leaves
    assert stretch.arrives
    assert stretch.x == (line.caret_x(0) + line.caret_x(9)) / 2
    assert stretch.to == (line.caret_x(16) + line.caret_x(19)) / 2


def test_an_arc_to_a_later_line_leaves_at_the_right_and_comes_back_at_the_left(qapp: object) -> None:
    del qapp
    new_flow = flow()
    leaving, arriving = stretches(new_flow, arc_set(MET), frozenset())
    assert (leaving.leaves, leaving.arrives, arriving.leaves, arriving.arrives) == (True, False, False, True)
    assert leaving.to > new_flow.width / 2 > arriving.to
    away, home = stretches(new_flow, arc_set(BACK), frozenset())
    assert away.to < new_flow.width / 2 < home.to


def test_above_for_the_first_side_and_below_for_the_second(qapp: object) -> None:
    del qapp
    new_flow = flow()
    for stretch in stretches(new_flow, arc_set(MET, BACK), frozenset()):
        lane = (0, 1)[stretch.arc]
        near, far = height(new_flow.measures, stretch, lane)
        edge = rule_y(new_flow.measures, stretch.line, lane, 0)
        assert (edge < near < far <= stretch.line.bottom) if lane else (edge > near > far >= stretch.line.top)


def test_arcs_that_overlap_run_one_outside_the_other_the_short_inside(qapp: object) -> None:
    del qapp
    new_flow = flow()
    inner, outer = (ADA, BEN, 0, Status.COR, 1), ((0, 3), (16, 20), 0, Status.COR, 2)
    levels = {
        stretch.arc: stretch.level for stretch in stretches(new_flow, arc_set(outer, inner), frozenset())
    }
    assert sorted(levels.values()) == [0, 1]
    many = arc_set(*(((n, n + 1), BEN, 0, Status.COR, n) for n in range(9)))
    assert {stretch.level for stretch in stretches(new_flow, many, frozenset())} == set(range(LEVELS))


def test_a_quiet_set_shows_what_is_looked_at(qapp: object) -> None:
    del qapp
    new_flow = flow()
    arcs = arc_set(HIRED, MET, quiet=True)
    assert stretches(new_flow, arcs, frozenset()) == []
    assert {stretch.arc for stretch in stretches(new_flow, arcs, frozenset({11}))} == {1}
    assert stretches(new_flow, ArcSet(), frozenset({11})) == []


def test_only_what_is_in_view_is_worked_out(qapp: object) -> None:
    del qapp
    new_flow = Flow(Measures(theme(), rooms=LineRooms(numbers=True)))
    new_flow.reshape(400, 60)
    new_flow.set_document("Ada met Ben.\n" + "word " * 2000 + "\nCora left.", MarkSet())
    far = arc_set(
        ((0, 3), (10015, 10019), 0, Status.COR, 1), ((10015, 10019), (10020, 10024), 0, Status.COR, 2)
    )
    (stretch,) = stretches(new_flow, far, frozenset())
    assert (stretch.arc, stretch.leaves, stretch.arrives) == (0, True, False)


def test_words_that_run_from_right_to_left_are_left_at_the_left(qapp: object) -> None:
    del qapp
    new_flow = Flow(Measures(theme(), rooms=LineRooms(numbers=True)))
    new_flow.reshape(400, 300)
    new_flow.set_document("\u05d0\u05d1\u05d2 \u05d3\u05d4\n\u05d5\u05d6\u05d7", MarkSet())
    leaving, arriving = stretches(new_flow, arc_set(((0, 3), (7, 10), 0, Status.COR, 1)), frozenset())
    assert leaving.to < new_flow.width / 2 < arriving.to


def test_an_arc_is_found_where_it_runs_and_at_its_label(qapp: object) -> None:
    del qapp
    new_flow = flow()
    arcs = arc_set(HIRED, MET, BACK)
    for stretch in stretches(new_flow, arcs, frozenset()):
        far = stretch.top + height(new_flow.measures, stretch, arcs.lanes[stretch.arc])[1]
        assert (
            arc_at(new_flow, arcs, frozenset(), QPointF((stretch.x + stretch.to) / 2, far))
            == arcs.keys[stretch.arc]
        )
        label = place_label(new_flow, arcs, stretch, far)
        assert label is not None
        assert (
            arc_at(new_flow, arcs, frozenset({arcs.keys[stretch.arc]}), label.box.center())
            == arcs.keys[stretch.arc]
        )
    assert arc_at(new_flow, arcs, frozenset(), QPointF(new_flow.width / 2, new_flow.view_height - 1)) is None


def test_a_click_on_an_arc_means_what_says_it(make_pane: MakePane) -> None:
    pane = make_pane(width=700)
    arcs = arc_set(HIRED, MET)
    pane.set_document(TEXT, MARKS, arcs)
    heard: list[object] = []
    pane.mark_clicked.connect(heard.append)
    new_flow = pane._flow
    stretch = stretches(new_flow, arcs, frozenset())[0]
    place = QPoint(
        round((stretch.x + stretch.to) / 2), round(stretch.top + height(new_flow.measures, stretch, 0)[1])
    )
    QTest.mouseClick(pane.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert heard == [arcs.keys[stretch.arc]]


def test_current_arcs_stand_out_and_are_brought_into_view(make_pane: MakePane) -> None:
    pane = make_pane(width=700, height=80)
    pane.set_document("\n" * 60 + TEXT, MarkSet(), arc_set(((60, 69), (76, 79), 0, Status.INC, 5)))
    assert not pane.is_visible(60)
    pane.set_current(linked=(5,))
    assert pane.is_visible(60)
    strong = pane.grab().toImage()
    pane.set_current()
    assert pane.grab().toImage() != strong


def test_text_with_arcs_has_room_between_its_lines(make_pane: MakePane) -> None:
    pane = make_pane()
    pane.set_document(TEXT, MARKS)
    tight = pane._flow.total
    pane.set_document(TEXT, MARKS, arc_set(HIRED))
    assert pane._flow.total > tight
    pane.set_document(TEXT, MARKS, ArcSet())
    assert pane._flow.total == tight


def test_arcs_that_share_words_end_side_by_side_and_do_not_cross(qapp: object) -> None:
    del qapp
    new_flow = flow(1200)
    later = (66, 70)
    arcs = arc_set(
        (CORA, later, 0, Status.INC, 1), (CORA, BOATS, 0, Status.MIS, 2), (CORA, (27, 30), 0, Status.SPU, 3)
    )
    inner, outer, left = sorted(stretches(new_flow, arcs, frozenset()), key=lambda stretch: stretch.arc)
    assert left.x < outer.x < inner.x, "what leads left stands left, and the longer arc turns outside"
    assert outer.level > inner.level
    assert inner.x - outer.x == outer.x - left.x == 5
    alone = stretches(new_flow, arc_set((CORA, later, 0, Status.INC, 1)), frozenset())[0]
    assert left.x + inner.x == 2 * alone.x, "around the middle of the words"
    assert (inner.to, outer.to > inner.to) == (alone.to, True)


def test_many_arcs_at_the_same_words_stay_near_them(qapp: object) -> None:
    del qapp
    arcs = arc_set(*((CORA, BOATS, 0, Status.INC, key) for key in range(40)))
    drawn = stretches(flow(1200), arcs, frozenset())
    for end in ("x", "to"):
        places = [getattr(stretch, end) for stretch in drawn]
        assert max(places) - min(places) <= 25
        assert len(set(places)) == 40


def test_where_arcs_cross_the_one_below_is_interrupted(qapp: object) -> None:
    del qapp
    new_flow = flow(1200)
    below, above = ((27, 30), CORA, 0, Status.COR, 1), ((38, 41), BOATS, 0, Status.COR, 2)
    arcs = arc_set(below, above)
    image = QImage(1200, 300, QImage.Format.Format_RGB32)
    ground, line = QColor("white"), QColor("black")
    image.fill(ground)
    painter = QPainter(image)
    drawing = ArcPainter(painter, new_flow, arcs, (line, ground))
    first, second = sorted(stretches(new_flow, arcs, frozenset()), key=lambda stretch: stretch.level)
    for stretch in (first, second):
        drawing.draw(stretch, line, strong=False)
    painter.end()
    assert second.level > first.level
    # The outer arc comes down through the run of the inner one.
    crossing = second.x if first.x < second.x < first.to else second.to
    y = round(first.top + height(new_flow.measures, first, 0)[1])
    reds = [image.pixelColor(round(crossing) + step, y).red() for step in range(-6, 7)]
    run, rims, arc = (reds[0], reds[-1]), (max(reds[2:6]), max(reds[7:11])), min(reds[5:8])
    assert max(*run, arc) < 200 < min(rims), reds


def test_ends_stand_beside_labels_that_would_cover_them(qapp: object) -> None:
    del qapp
    new_flow, arcs = flow(), arc_set(HIRED, BACK)
    (plain, _, _) = stretches(new_flow, arcs, frozenset())
    line = new_flow.block(0).lines[0]
    ada, ben = [(line.caret_x(start), line.caret_x(end)) for start, end in (ADA, BEN)]
    over_ada, over_ben = (ada[0], plain.x + 3), (ben[0] - 1, ben[1] + 40)
    moved, *below = stretches(new_flow, arcs, frozenset(), lambda _line: [over_ada, over_ben])
    assert over_ada[1] < moved.x < ada[1], "beside the label, over the words"
    assert moved.to < over_ben[0] < ben[0], "the label is longer than the words: right before both"
    assert ben[0] - moved.to < 10
    assert below == stretches(new_flow, arcs, frozenset())[1:], "labels stand above the words alone"


def test_arcs_that_move_from_under_labels_stay_side_by_side(qapp: object) -> None:
    del qapp
    new_flow = flow()
    line = new_flow.block(0).lines[0]
    arcs = arc_set(*((ADA, BEN, 0, Status.INC, key) for key in range(3)), ((4, 9), BEN, 0, Status.INC, 3))
    label = (line.caret_x(0), line.caret_x(7))
    drawn = stretches(new_flow, arcs, frozenset(), lambda _line: [label])
    places = sorted(stretch.x for stretch in drawn)
    assert places[0] > label[1]
    assert all(second - first >= 5 for first, second in pairwise(places))


def test_the_label_of_an_arc_keeps_clear_of_those_of_annotations(qapp: object) -> None:
    del qapp
    new_flow, arcs = flow(1200), arc_set((CORA, BOATS, 0, Status.COR, 1))
    arcs.labels = [words := "leads to the boats"]
    (stretch,) = stretches(new_flow, arcs, frozenset())

    def label(*covered: tuple[float, float]) -> tuple[float, float, str] | None:
        placed = place_label(new_flow, arcs, stretch, 0, lambda _line: covered)
        return placed and (placed.box.left(), placed.box.right(), placed.text)

    plain = label()
    assert plain is not None
    left, right, text = plain
    assert text == words
    moved = label((left + 5, left + 30))
    assert moved is not None
    assert moved[0] >= left + 30 or moved[1] <= left + 5
    assert stretch.x < moved[0] < moved[1] < stretch.to
    beside = label((stretch.x - 4, stretch.to + 2))
    assert beside is not None
    assert beside[2] == words
    assert stretch.to + 2 <= beside[0] + 1 < stretch.to + 10 or stretch.x - 14 < beside[1] <= stretch.x - 3
    room = 0.9 * (right - left)
    elided = label((0.0, stretch.x + 10), (stretch.x + 10 + room, 1200.0))
    assert elided is not None
    assert elided[2].startswith("lea")
    assert elided[2].endswith("…")
    assert stretch.x + 9 <= elided[0] < elided[1] <= stretch.x + 11 + room
    assert label((0.0, stretch.to + 300)) is None, "far away it would be another's"
    assert label((0.0, 1200.0)) is None


def test_an_arc_moved_aside_is_drawn_and_found_there(make_pane: MakePane) -> None:
    pane = make_pane(width=700)
    marks = labelled([(*place, 0, Status.INC, key, "PERSON") for key, place in enumerate(PLACES)])
    pane.set_document(TEXT, marks, arc_set(HIRED))
    pane.set_labels(ShownLabels.ALL)
    boxes = [chip.box for chip in pane.label_chips()]
    (stretch,) = stretches(
        pane._flow, arc_set(HIRED), frozenset(), label_ranges(pane._flow, pane._state, None)
    )
    _, far = height(pane._flow.measures, stretch, 0)
    for x in (stretch.x, stretch.to):
        assert not any(box.left() <= x <= box.right() for box in boxes[:2])
    between = QPointF((boxes[0].right() + boxes[1].left()) / 2, stretch.top + far)
    assert pane._arc_at(between) == 10
