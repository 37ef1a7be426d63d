"""Arcs in the text: where they run, that they keep out of each other's way, and what a click on one means."""

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from annotally.scoring.tally import Status
from annotally_gui.text.arcs import LEVELS, ArcSet, arc_at, height, label_box, stretches
from annotally_gui.text.flow import Flow
from annotally_gui.text.marks import Mark, MarkSet
from annotally_gui.text.numbers import rule_y
from annotally_gui.text.text_style import Measures
from support.text_samples import MakePane, theme

TEXT = "Ada Quill hired Ben.\nLater the two of them met Cora Vale at the lock, where all boats wait."
ADA, BEN, CORA, BOATS = (0, 9), (16, 19), (47, 56), (80, 85)
PLACES = (ADA, BEN, CORA, BOATS)
MARKS = MarkSet.of(
    [Mark(*place, lane, Status.COR, key) for key, place in enumerate(PLACES) for lane in (0, 1)]
)
Joined = tuple[tuple[int, int], tuple[int, int], int, Status, int]


def arc_set(*joined: Joined, quiet: bool = False) -> ArcSet:
    return ArcSet(
        ([one[0][0] for one in joined], [one[0][1] for one in joined]),
        ([one[1][0] for one in joined], [one[1][1] for one in joined]),
        bytes(one[2] for one in joined),
        bytes(one[3] for one in joined),
        [one[4] for one in joined],
        [f"arc {one[4]}" for one in joined],
        quiet=quiet,
    )


HIRED = (ADA, BEN, 0, Status.COR, 10)
MET = (BEN, CORA, 0, Status.MIS, 11)
BACK = (CORA, ADA, 1, Status.SPU, 12)


def flow(width: int = 700) -> Flow:
    made = Flow(Measures(theme(), roomy=True))
    made.reshape(width, 300)
    made.set_document(TEXT, MARKS)
    return made


def test_an_arc_on_one_line_is_one_stretch_between_the_middles(qapp: object) -> None:
    del qapp
    made = flow()
    (one,) = stretches(made, arc_set(HIRED), frozenset())
    line = made.block(0).lines[0]
    assert one.leaves
    assert one.arrives
    assert one.x == (line.caret_x(0) + line.caret_x(9)) / 2
    assert one.to == (line.caret_x(16) + line.caret_x(19)) / 2


def test_an_arc_to_a_later_line_leaves_at_the_right_and_comes_back_at_the_left(qapp: object) -> None:
    del qapp
    made = flow()
    leaving, arriving = stretches(made, arc_set(MET), frozenset())
    assert (leaving.leaves, leaving.arrives, arriving.leaves, arriving.arrives) == (True, False, False, True)
    assert leaving.to > made.width / 2 > arriving.to
    away, home = stretches(made, arc_set(BACK), frozenset())
    assert away.to < made.width / 2 < home.to


def test_above_for_the_first_side_and_below_for_the_second(qapp: object) -> None:
    del qapp
    made = flow()
    for one in stretches(made, arc_set(MET, BACK), frozenset()):
        lane = (0, 1)[one.arc]
        near, far = height(made.measures, one, lane)
        edge = rule_y(made.measures, one.line, lane, 0)
        assert (edge < near < far <= one.line.bottom) if lane else (edge > near > far >= one.line.top)


def test_arcs_that_overlap_run_one_outside_the_other_the_short_inside(qapp: object) -> None:
    del qapp
    made = flow()
    inner, outer = (ADA, BEN, 0, Status.COR, 1), ((0, 3), (16, 20), 0, Status.COR, 2)
    found = {one.arc: one.level for one in stretches(made, arc_set(outer, inner), frozenset())}
    assert sorted(found.values()) == [0, 1]
    many = arc_set(*(((n, n + 1), BEN, 0, Status.COR, n) for n in range(9)))
    assert {one.level for one in stretches(made, many, frozenset())} == set(range(LEVELS))


def test_a_quiet_set_shows_what_is_looked_at(qapp: object) -> None:
    del qapp
    made = flow()
    arcs = arc_set(HIRED, MET, quiet=True)
    assert stretches(made, arcs, frozenset()) == []
    assert {one.arc for one in stretches(made, arcs, frozenset({11}))} == {1}
    assert stretches(made, ArcSet(), frozenset({11})) == []


def test_only_what_is_in_view_is_worked_out(qapp: object) -> None:
    del qapp
    made = Flow(Measures(theme(), roomy=True))
    made.reshape(400, 60)
    made.set_document("Ada met Ben.\n" + "word " * 2000 + "\nCora left.", MarkSet())
    far = arc_set(
        ((0, 3), (10015, 10019), 0, Status.COR, 1), ((10015, 10019), (10020, 10024), 0, Status.COR, 2)
    )
    (one,) = stretches(made, far, frozenset())
    assert (one.arc, one.leaves, one.arrives) == (0, True, False)


def test_words_that_run_from_right_to_left_are_left_at_the_left(qapp: object) -> None:
    del qapp
    made = Flow(Measures(theme(), roomy=True))
    made.reshape(400, 300)
    made.set_document("\u05d0\u05d1\u05d2 \u05d3\u05d4\n\u05d5\u05d6\u05d7", MarkSet())
    leaving, arriving = stretches(made, arc_set(((0, 3), (7, 10), 0, Status.COR, 1)), frozenset())
    assert leaving.to < made.width / 2 < arriving.to


def test_an_arc_is_found_where_it_runs_and_at_its_label(qapp: object) -> None:
    del qapp
    made = flow()
    arcs = arc_set(HIRED, MET, BACK)
    for one in stretches(made, arcs, frozenset()):
        far = one.top + height(made.measures, one, arcs.lanes[one.arc])[1]
        assert arc_at(made, arcs, frozenset(), QPointF((one.x + one.to) / 2, far)) == arcs.keys[one.arc]
        box = label_box(made, arcs, one, far)
        assert arc_at(made, arcs, frozenset({arcs.keys[one.arc]}), box.center()) == arcs.keys[one.arc]
    assert arc_at(made, arcs, frozenset(), QPointF(made.width / 2, made.view_height - 1)) is None


def test_a_click_on_an_arc_means_what_says_it(make_pane: MakePane) -> None:
    pane = make_pane(width=700)
    arcs = arc_set(HIRED, MET)
    pane.set_document(TEXT, MARKS, arcs)
    heard: list[object] = []
    pane.mark_clicked.connect(heard.append)
    made = pane._flow
    one = stretches(made, arcs, frozenset())[0]
    place = QPoint(round((one.x + one.to) / 2), round(one.top + height(made.measures, one, 0)[1]))
    QTest.mouseClick(pane.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert heard == [arcs.keys[one.arc]]


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
