"""Numbers at the marks: where they stand, that they do not collide, and what a click on one means."""

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest

from annotally.scoring.tally import Status
from annotally_gui.text.flow import Flow
from annotally_gui.text.labels import ShownLabels
from annotally_gui.text.marks import Mark, MarkSet
from annotally_gui.text.numbers import chip_at, chips, with_warnings
from annotally_gui.text.text_style import LineRooms, Measures
from support.text_samples import MakePane, labelled, theme

TEXT = "Ada Quill, the lawyer, said that she knows her own mind."
MARKS = MarkSet.of(
    [
        Mark(0, 9, 0, Status.COR, 10),
        Mark(0, 9, 1, Status.COR, 10),
        Mark(0, 21, 0, Status.MIS, 11),
        Mark(33, 36, 0, Status.COR, 12),
        Mark(33, 36, 1, Status.COR, 12),
    ]
)
NUMBERS = {(10, 0): "1", (10, 1): "1a", (11, 0): "2", (12, 0): "3"}


def flow() -> Flow:
    new_flow = Flow(Measures(theme(), rooms=LineRooms(numbers=True)))
    new_flow.reshape(700, 300)
    new_flow.set_document(TEXT, MARKS)
    return new_flow


def test_annotators_of_one_lane_whose_marks_begin_together_have_one_number(qapp: object) -> None:
    del qapp
    twice = MarkSet.of(
        [Mark(0, 9, 0, Status.COR, 10), Mark(0, 9, 0, Status.COR, 10), Mark(4, 9, 0, Status.INC, 10)]
    )
    new_flow = Flow(Measures(theme(), rooms=LineRooms(numbers=True)))
    new_flow.reshape(700, 300)
    new_flow.set_document(TEXT, twice)
    actual_chips = chips(new_flow.block(0).lines[0], twice, new_flow.measures, {(10, 0): "1"})
    assert [chip.text for chip in actual_chips] == ["1", "1"], "where another begins elsewhere it has its own"


def test_numbers_stand_outside_the_rules_where_their_marks_begin(qapp: object) -> None:
    del qapp
    new_flow = flow()
    line = new_flow.block(0).lines[0]
    actual_chips = chips(line, MARKS, new_flow.measures, NUMBERS)
    assert [(chip.text, chip.key) for chip in actual_chips] == [("2", 11), ("1", 10), ("3", 12), ("1a", 10)]
    over, beside, third, under = (chip.box for chip in actual_chips)
    words = line.baseline - new_flow.measures.above
    assert max(over.bottom(), beside.bottom(), third.bottom()) <= words
    assert under.top() >= line.baseline + new_flow.measures.below
    assert third.left() == round(line.caret_x(33))
    assert not any(a.box.intersects(b.box) for a in actual_chips for b in actual_chips if a is not b)
    assert chips(line, MARKS, new_flow.measures, {}) == []


def test_two_lines_of_numbers_have_room_between_them(qapp: object) -> None:
    del qapp
    plain, roomy = Measures(theme()), Measures(theme(), rooms=LineRooms(numbers=True))
    assert roomy.pitch > plain.pitch
    assert roomy.pitch - (roomy.above + roomy.below + 2 * roomy.rule) >= 2 * roomy.count_height


def test_a_number_is_found_where_it_is_drawn(qapp: object) -> None:
    del qapp
    new_flow = flow()
    line = new_flow.block(0).lines[0]
    for chip in chips(line, MARKS, new_flow.measures, NUMBERS):
        assert chip_at(new_flow, NUMBERS, chip.box.center()) == chip
    assert chip_at(new_flow, NUMBERS, QPointF(600, 5)) is None
    assert chip_at(new_flow, {}, QPointF(0, 0)) is None


def test_a_click_on_a_number_means_its_mention_not_the_one_inside(make_pane: MakePane) -> None:
    pane = make_pane()
    pane.set_document(TEXT, MARKS, numbered=True)
    pane.set_numbers(NUMBERS)
    assert pane.numbers == NUMBERS
    clicked: list[object] = []
    pane.mark_clicked.connect(clicked.append)
    for key in (11, 10, 12):
        (box, *_) = pane.number_boxes(key)
        QTest.mouseClick(pane.viewport(), Qt.MouseButton.LeftButton, pos=box.center())
    assert clicked == [11, 10, 12]
    inside = pane.rect_of(4).center()
    QTest.mouseClick(pane.viewport(), Qt.MouseButton.LeftButton, pos=inside)
    assert clicked[-1] == 10, "elsewhere the innermost mark is meant"


def test_numbers_are_drawn_in_the_accent_and_the_current_one_stronger(make_pane: MakePane) -> None:
    pane = make_pane()
    pane.set_document(TEXT, MARKS, numbered=True)

    def corner(key: int) -> str:
        box = pane.number_boxes(key)[0]
        picture = pane.viewport().grab().toImage()
        at = QPoint(box.left() + 2, box.center().y()) * picture.devicePixelRatio()
        return picture.pixelColor(at).name().upper()

    pane.set_numbers(NUMBERS)
    assert corner(12) == "#0B7A75"
    pane.set_current(12, outlined=False)
    assert corner(12) == "#0B7A75", "what is not outlined is not stronger"
    pane.set_current(12)
    assert corner(12) == "#1B1E21"
    pane.set_numbers({})
    assert pane.number_boxes(12) == []


def test_numbers_make_nothing_jump_and_another_document_has_none(make_pane: MakePane) -> None:
    pane = make_pane()
    pane.set_document(TEXT, MARKS, numbered=True)
    place = pane.rect_of(33)
    pane.set_numbers(NUMBERS)
    assert pane.rect_of(33) == place
    pane.set_document(TEXT, MARKS)
    assert pane.numbers == {}
    assert pane.rect_of(33).top() < place.top()


def test_warnings_stand_behind_numbers_and_by_themselves() -> None:
    result = with_warnings(NUMBERS, [10, 13])
    assert result == {**NUMBERS, (10, 0): "1 !", (10, 1): "1a !", (13, 0): "!", (13, 1): "!"}
    assert with_warnings(NUMBERS, []) == NUMBERS


def test_labels_stand_beside_the_numbers_of_their_mentions(make_pane: MakePane) -> None:
    pane = make_pane(width=700)
    places = ((0, 9, 10), (0, 21, 11), (33, 36, 12))
    marks = labelled([(start, end, 0, Status.INC, key, "COREF") for start, end, key in places])
    pane.set_document(TEXT, marks, numbered=True)
    pane.set_labels(ShownLabels.ALL)
    plain = [chip.box for chip in pane.label_chips()]
    pane.set_numbers({(key, 0): "12" for _, _, key in places})
    numbers = [box for _, _, key in places for box in pane.number_boxes(key)]
    labels = [chip.box for chip in pane.label_chips()]
    assert len(numbers) == len(labels) == len(plain) == 3
    assert any(box.intersects(QRectF(number)) for box in plain for number in numbers)
    assert not any(box.intersects(QRectF(number)) for box in labels for number in numbers)
    pane.set_numbers({})
    assert [chip.box for chip in pane.label_chips()] == plain
