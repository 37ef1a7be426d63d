from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette, QTextCursor
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from annotally.adjudication.project.messages import CODES, Standing
from annotally.comparison.result import Level
from annotally.reports.tree.inspection import Card, CardLine, Inspection
from annotally.scoring.tally import Status
from annotally_gui.actions.registry import ActionRegistry
from annotally_gui.services.icons import Icons
from annotally_gui.services.settings import Settings
from annotally_gui.services.theme import Theme
from annotally_gui.views.final_card import FinalCard
from annotally_gui.views.inspection_page import InspectionPage
from annotally_gui.views.inspector import InspectorPane
from support.pane_samples import inspection
from support.plain_painter import PlainPainter

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture(autouse=True)
def _nothing_left_to_paste() -> Iterator[None]:
    """Empty the clipboard: without a screen Qt falls over content made in Python that outlives Python."""
    yield
    QGuiApplication.clipboard().clear()


@pytest.fixture
def pane(qtbot: QtBot) -> InspectorPane:
    return shown_pane(qtbot, InspectorPane(PlainPainter()))


@pytest.fixture
def deciding(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> InspectorPane:
    """A pane with the card of the final key."""
    actions = ActionRegistry(Settings(tmp_path / "s.ini"), Icons(Theme(qapp, "light")))
    pane = shown_pane(qtbot, InspectorPane(PlainPainter(), FinalCard(actions)))
    pane.set_adjudicating(True)
    return pane


def shown_pane(qtbot: QtBot, pane: InspectorPane) -> InspectorPane:
    qtbot.addWidget(pane)
    pane.resize(800, 300)
    pane.show()
    pane.set_side_names("anna", "ben")
    return pane


def copied(page: InspectionPage, qtbot: QtBot) -> str:
    qtbot.keyClick(page, Qt.Key.Key_A, CONTROL)
    qtbot.keyClick(page, Qt.Key.Key_C, CONTROL)
    return QGuiApplication.clipboard().text()


def of_fills(a: str, b: str, status: Status = Status.INC, *notes: str) -> Inspection:
    cards = tuple(
        Card(side, "ENAMEX 1", (CardLine("TEXT", text, text.casefold(), notes, True),))
        for side, text in (("key", a), ("response", b))
    )
    return Inspection("d", 1, "text", status, cards, ("text: different",))


def of_slots(count: int, differing: int = -1) -> Inspection:
    """Return an object of so many slots, of which one differs."""
    cards = tuple(
        Card(
            side,
            "T 1",
            tuple(
                CardLine(f"S{n}", (text := side if n == differing else f"f{n}"), text, (), False)
                for n in range(count)
            ),
        )
        for side in ("x", "y")
    )
    return Inspection("d", 1, "T", Status.INC, cards, ())


def runs(pane: InspectorPane, *, underlined: bool) -> list[str]:
    """Return the marked runs of text: those underlined, or all that have a ground."""
    values = []
    block = pane.page.document().begin()
    while block.isValid():
        iterator = block.begin()
        while not iterator.atEnd():
            look = iterator.fragment().charFormat()
            ground = look.background().style() != Qt.BrushStyle.NoBrush
            if ground and (look.fontUnderline() or not underlined):
                values.append(iterator.fragment().text())
            iterator += 1
        block = block.next()
    return values


def test_an_empty_pane_says_how_to_fill_it(pane: InspectorPane) -> None:
    assert pane._empty.isVisible()
    assert "Choose a row" in pane._empty.text()
    pane.show_inspection(inspection(Level.INSTANCE, "enamex", Status.MIS))
    assert pane.page.isVisible()
    assert pane.why.isVisible()
    pane.show_inspection(None)
    assert pane._empty.isVisible()
    assert not pane.why.isVisible()
    assert pane.sentence.toPlainText() == ""


def test_the_sentence_stands_above_the_cards_and_screen_readers_hear_it(
    pane: InspectorPane, qtbot: QtBot
) -> None:
    pane.show_inspection(inspection(Level.SLOT, "type", Status.INC))
    words = "Labels differ: ORGANIZATION / LOCATION."
    assert pane.sentence.toPlainText() == words
    assert pane.sentence.accessibleDescription() == pane.difference == words
    assert pane.page.accessibleDescription().splitlines()[0] == words
    assert copied(pane.sentence, qtbot) == words
    pane.resize(240, 300)
    QApplication.processEvents()
    assert pane.sentence.toPlainText().endswith("…")
    assert copied(pane.sentence, qtbot) == words, "what has no room is copied all the same"
    assert words in pane.sentence.document().begin().begin().fragment().charFormat().toolTip()


def test_the_cards_stand_side_by_side_a_line_for_each_fill(pane: InspectorPane, qtbot: QtBot) -> None:
    pane.show_inspection(inspection(Level.SLOT, "type", Status.INC))
    lines = copied(pane.page, qtbot).splitlines()
    assert lines[0] == "\tA · anna  enamex 3\tB · ben  enamex 5"
    assert "type\tORGANIZATION\tLOCATION" in lines
    assert "text\tthe Blue Hall\tBlue Hall" in lines


def test_what_differs_is_marked_word_by_word(pane: InspectorPane) -> None:
    pane.show_inspection(inspection(Level.INSTANCE, "enamex", Status.INC))
    assert runs(pane, underlined=False) == runs(pane, underlined=True) == ["Ada"]
    pane.show_inspection(of_fills("John Dingell of Ferro", "Jon Dingell of Ferro"))
    assert runs(pane, underlined=False) == ["Jo", "h", "n", "Jon"]
    assert runs(pane, underlined=True) == ["h"]


def test_what_is_the_same_is_folded_to_a_number_and_opens(pane: InspectorPane, qtbot: QtBot) -> None:
    pane.show_inspection(of_slots(6, differing=4))
    text = pane.page.toPlainText()
    assert "S4" in text
    assert "S1" not in text
    assert "▸ Five more lines, the same in both" in text
    place = pane.page.cursorRect(pane.page.document().find("more lines")).center()
    qtbot.mouseClick(pane.page.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert "S1" in pane.page.toPlainText()
    assert "▾ Hide lines that are the same in both" in pane.page.toPlainText()
    qtbot.keyClick(pane.page, Qt.Key.Key_Space)
    assert "S1" not in pane.page.toPlainText()
    assert "more lines" not in copied(pane.page, qtbot), "it is not of the object"


def test_of_many_slots_those_that_differ_come_first_and_the_rest_scrolls(
    pane: InspectorPane, qtbot: QtBot
) -> None:
    qtbot.keyClick(pane.page, Qt.Key.Key_Space)
    pane.show_inspection(of_slots(60, differing=59))
    assert copied(pane.page, qtbot).splitlines()[1].split("\t") == ["S59", "x", "y"]
    assert pane.page.verticalScrollBar().maximum() > 0
    assert pane.page.horizontalScrollBar().maximum() == 0


def test_lines_of_one_side_alone_are_not_called_the_same_in_both(pane: InspectorPane, qtbot: QtBot) -> None:
    whole = of_slots(20)
    alone = msgspec.structs.replace(
        whole, cards=(msgspec.structs.replace(whole.cards[0], heading="", lines=()), whole.cards[1])
    )
    pane.show_inspection(alone)
    assert "more lines" in pane.page.toPlainText()
    assert "same" not in pane.page.toPlainText()
    qtbot.keyClick(pane.page, Qt.Key.Key_Space)
    assert "S19" in pane.page.toPlainText()
    assert "▾ Show fewer lines" in pane.page.toPlainText()


def test_a_side_without_anything_says_so(pane: InspectorPane, qtbot: QtBot) -> None:
    pane.show_inspection(inspection(Level.INSTANCE, "enamex", Status.SPU))
    lines = copied(pane.page, qtbot).splitlines()
    assert lines[0].startswith("\tA · anna\tB · ben")
    assert "no annotation here" in lines[1]


def test_what_is_copied_is_what_the_file_has(pane: InspectorPane, qtbot: QtBot) -> None:
    pane.show_inspection(of_fills(" two  blanks\u00a0", "two blanks", Status.INC, "optional"))
    assert "·two··blanks⍽" in pane.page.toPlainText().replace("\u2066", "").replace("\u2069", "")
    assert "TEXT\t two  blanks\u00a0  optional\ttwo blanks  optional" in copied(pane.page, qtbot)


def test_a_long_fill_has_one_line_and_is_copied_whole(pane: InspectorPane, qtbot: QtBot) -> None:
    long = "word " * 600 + "end"
    pane.show_inspection(of_fills(long, "word " * 300))
    assert "…" in pane.page.toPlainText()
    assert long in copied(pane.page, qtbot)
    assert pane.page.verticalScrollBar().maximum() == 0
    pane.show_inspection(of_fills("x" * 3000, "y" * 100))
    assert pane.page.horizontalScrollBar().maximum() == 0


def test_a_selection_inside_a_text_is_copied_alone(pane: InspectorPane) -> None:
    pane.show_inspection(of_fills("John  Doe", "Doe"))
    place = pane.page.document().find("John··Doe")
    pane.page.setTextCursor(place)
    pane.page.copy()
    assert QGuiApplication.clipboard().text() == "John  Doe"


def several(count: int) -> Inspection:
    """Return an object that all annotators have, the last of them with another label."""
    cards = []
    for side in range(count):
        label = "LOC" if side == count - 1 else "ORG"
        line = CardLine("NOTE", f"n{label}", f"n{label}", (), False)
        cards.append(Card(f"n{side}", f"{label} 1", (line,), label, start=3, end=6, words="Ada"))
    return Inspection("d", 1, "ORG", Status.INC, tuple(cards), (), annotators=True)


def test_four_and_more_annotators_have_a_line_each(pane: InspectorPane, qtbot: QtBot) -> None:
    pane.set_side_names("anna", "ben", "cora", "dora")
    pane.show_inspection(several(4))
    assert pane.is_compact
    assert copied(pane.page, qtbot).splitlines() == [
        *(f"{name}\tORG\tAda\tNOTE nORG" for name in ("A · anna", "B · ben", "C · cora")),
        "D · dora\tLOC\tAda\tNOTE nLOC",
    ]
    assert runs(pane, underlined=False) == ["LOC", "nLOC"], "what most say is not marked"
    pane.set_side_names("anna", "ben", "cora")
    pane.show_inspection(several(3))
    assert not pane.is_compact


def test_little_room_leaves_a_line_for_each_side(pane: InspectorPane, qtbot: QtBot) -> None:
    pane.show_inspection(of_fills("John Doe", "Doe"))
    assert "TEXT\tJohn Doe\tDoe" in copied(pane.page, qtbot)
    pane.resize(200, 300)
    QApplication.processEvents()
    assert copied(pane.page, qtbot).splitlines() == ["A · anna\tTEXT John Doe", "B · ben\tTEXT Doe"]
    pane.resize(800, 300)
    QApplication.processEvents()
    assert "TEXT\tJohn Doe\tDoe" in copied(pane.page, qtbot)


def test_the_last_line_of_many_annotators_is_the_decision(deciding: InspectorPane, qtbot: QtBot) -> None:
    deciding.set_side_names("anna", "ben", "cora", "dora")
    assert deciding.card is not None
    deciding.card.set_side_names(("anna", "ben", "cora", "dora"))
    deciding.show_inspection(several(4))
    deciding.card.show_standing(Standing("d", 1, 1, CODES["first"]))
    assert copied(deciding.page, qtbot).splitlines()[-1] == "Final\tA (anna)"
    deciding.card.show_standing(Standing("d", 1, -1, CODES["open"]))
    assert copied(deciding.page, qtbot).splitlines()[-1] == "Final\tundecided"


def test_the_reasons_open_below_the_sentence_and_stay_open(pane: InspectorPane, qtbot: QtBot) -> None:
    pane.show_inspection(of_fills("Ada", "Eve"))
    assert not pane.reasons.isVisible()
    assert pane.reasons.toPlainText() == ""
    with qtbot.waitSignal(pane.reasons_toggled) as signal:
        qtbot.mouseClick(pane.why, Qt.MouseButton.LeftButton)
    assert signal.args == [True]
    assert pane.reasons.isVisible()
    assert "Text: different" in pane.reasons.toPlainText()
    assert pane.reasons.geometry().bottom() < pane.page.geometry().top()
    pane.show_inspection(msgspec.structs.replace(of_fills("Ada", "Bo"), why=("another rule",)))
    assert pane.reasons.toPlainText() == "Another rule"
    with qtbot.assertNotEmitted(pane.reasons_toggled):
        pane.set_reasons_open(False)
    assert not pane.reasons.isVisible()


@pytest.mark.parametrize("height", [180, 195, 215, 240, 300])
def test_the_reasons_end_between_two_lines(pane: InspectorPane, height: int) -> None:
    why = tuple(f"rule {number}" for number in range(30))
    pane.show_inspection(msgspec.structs.replace(of_fills("Ada", "Eve"), why=why))
    pane.set_reasons_open(True)
    pane.resize(700, height)
    room = pane.reasons.viewport().height()
    assert room == pane.reasons.height()
    document = pane.reasons.document()
    boxes = [
        document.documentLayout().blockBoundingRect(document.findBlockByNumber(number))
        for number in range(document.blockCount())
    ]
    visible = [box for box in boxes if box.top() < room - 1]
    assert len(visible) >= 2
    assert visible[-1].bottom() <= room, "no line is cut through"


def test_a_document_has_no_cards_and_no_reasons(pane: InspectorPane) -> None:
    document = Inspection(
        "d", 0, "D1", Status.NON, (), ("objects",), stateless=True, level=Level.DOCUMENT, counts=(2, 3)
    )
    pane.show_inspection(document)
    assert pane.sentence.toPlainText() == "D1. Objects: A two, B three. Nothing differs."
    assert "Choose an object" in pane.page.toPlainText()
    assert not pane.why.isVisible()


def test_the_current_line_is_in_view(pane: InspectorPane) -> None:
    lines = tuple(CardLine(f"SLOT {n}", f"fill {n}", f"fill {n}", (), n == 60) for n in range(80))
    cards = (Card("key", "T 1", lines), Card("response", "", ()))
    pane.show_inspection(Inspection("d", 1, "title", Status.MIS, cards, ()))
    place = pane.page.document().find("SLOT 60")
    assert pane.page.viewport().rect().intersects(pane.page.cursorRect(place))


def test_colours_follow_the_palette(pane: InspectorPane) -> None:
    pane.show_inspection(of_fills("John", "Jon"))
    palette = QPalette(pane.palette())
    palette.setColor(QPalette.ColorRole.PlaceholderText, QColor("red"))
    pane.setPalette(palette)
    cursor = QTextCursor(pane.page.document().find("ENAMEX"))
    assert cursor.charFormat().foreground().color() == QColor("red")


def test_it_has_a_name_and_leaves_the_tab_key_alone(pane: InspectorPane) -> None:
    assert pane.page.accessibleName() == "Inspector"
    assert pane.page.tabChangesFocus()
    assert pane.page.isReadOnly()
    assert pane.focusProxy() is pane.page


def pointing() -> Inspection:
    line = CardLine("LEADER", "→ PERSON 1 Ada", "", (), True, (), 7)
    cards = (Card("key", "ORGANIZATION 2", (line,)), Card("response", "", ()))
    return Inspection("d", 9, "LEADER", Status.COR, cards, ())


def test_a_click_or_return_on_a_pointer_leads_on(pane: InspectorPane, qtbot: QtBot) -> None:
    pane.show_inspection(pointing())
    place = pane.page.cursorRect(pane.page.document().find("PERSON")).center()
    with qtbot.waitSignal(pane.target_chosen) as signal:
        qtbot.mouseClick(pane.page.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert signal.args == [7]
    with qtbot.waitSignal(pane.target_chosen) as signal:
        qtbot.keyClick(pane.page, Qt.Key.Key_Return)
    assert signal.args == [7]
    pane.show_inspection(of_fills("a", "b"))
    with qtbot.assertNotEmitted(pane.target_chosen):
        qtbot.keyClick(pane.page, Qt.Key.Key_Return)
        qtbot.mouseClick(pane.page.viewport(), Qt.MouseButton.LeftButton, pos=place)


def test_what_was_added_by_hand_has_one_card_of_no_side(pane: InspectorPane, qtbot: QtBot) -> None:
    lines = (CardLine("TEXT", "Bo", "", (), True), CardLine("TYPE", "PERSON", "", ("alternative 1",), False))
    added = Inspection(
        "1", 7, "TEXT", 0, (Card("", "ENAMEX 3", lines),), ("added annotation",), stateless=True
    )
    pane.show_inspection(added)
    result = copied(pane.page, qtbot)
    for word in ("ENAMEX 3", "Bo", "PERSON", "alternative 1"):
        assert word in result
    assert "anna" not in result
    assert pane.sentence.toPlainText() == "TEXT: added annotation. No side has this annotation."


@pytest.mark.parametrize("words", ["بيت كبير في المدينة", "東京都の古い家", "ศาลาไทย", "हिन्दी भाषा"])
def test_any_script_is_shown_marked_and_copied(pane: InspectorPane, qtbot: QtBot, words: str) -> None:
    pane.show_inspection(of_fills(words, words[:-1]))
    assert words in copied(pane.page, qtbot)
    assert runs(pane, underlined=False)


def places(pane: QWidget) -> dict[QWidget, QRect]:
    """Return where every widget of the pane stands, whether it is seen, and how large it is."""
    QApplication.processEvents()
    return {
        child: QRect(child.mapTo(pane, child.rect().topLeft()), child.size())
        for child in pane.findChildren(QWidget)
        if child.isVisible()
    }


@pytest.mark.parametrize("size", [(720, 246), (563, 200), (470, 170), (330, 132)])
@pytest.mark.parametrize("count", [2, 3, 5])
def test_nothing_moves_whatever_is_decided_commented_or_noted(
    deciding: InspectorPane, size: tuple[int, int], count: int
) -> None:
    card = deciding.card
    assert card is not None
    names = tuple("abcde"[:count])
    deciding.set_side_names(*names)
    card.set_side_names(names)
    deciding.resize(*size)
    deciding.show_inspection(several(count))
    undecided = Standing("d", 1, -1, CODES["open"])
    card.show_standing(undecided)
    before = places(deciding)
    long = "a reason of many words " * 30
    for standing, link, conflict in (
        (Standing("d", 1, 1, CODES["first"], by="Ada Quill", at="2026-01-01T12:00:00Z"), "", ""),
        (Standing("d", 1, 1, CODES["edited"], words=long, comment=long, reason=long), "", ""),
        (Standing("d", 1, 1, CODES["neither"], refused={"both": long}, caution=long), long, long),
        (undecided, "", ""),
    ):
        card.show_standing(standing, link, conflict)
        assert places(deciding) == before
    card.comment.setText(long)
    assert places(deciding) == before
    card.show_standing(None)
    assert places(deciding) == before


@pytest.mark.parametrize("size", [(720, 246), (624, 192), (563, 200), (470, 170), (330, 132)])
def test_every_part_lies_within_the_pane_and_no_two_overlap(
    deciding: InspectorPane, size: tuple[int, int]
) -> None:
    card = deciding.card
    assert card is not None
    deciding.resize(*size)
    deciding.show_inspection(of_fills("Ada Quill", "Quill"))
    card.show_standing(Standing("d", 1, -1, CODES["open"]))
    seen = places(deciding)
    buttons = [*card.takes.takes, *card.takes.adds, *card.buttons.buttons.values(), card.buttons.more]
    parts = [part for part in (deciding.page, deciding.sentence, card.comment, *buttons) if part in seen]
    assert {deciding.page, card.comment, card.buttons.more, *card.takes.takes} <= set(parts)
    for number, part in enumerate(parts):
        assert deciding.rect().contains(seen[part]), part
        for other in parts[number + 1 :]:
            assert not seen[part].intersects(seen[other]), (part, other)
    for button in buttons:
        assert button not in seen or button.width() >= button.sizeHint().width()
    assert deciding.page.verticalScrollBar().maximum() == 0


def test_the_final_card_stands_beside_the_others_or_is_a_bar_below(deciding: InspectorPane) -> None:
    card = deciding.card
    assert card is not None
    deciding.show_inspection(of_fills("Ada Quill", "Quill"))
    deciding.resize(720, 246)
    seen = places(deciding)
    assert seen[card].left() > seen[deciding.page].right()
    assert seen[card.takes].bottom() < deciding.height()
    deciding.resize(330, 246)
    seen = places(deciding)
    assert seen[card].top() > seen[card.takes].bottom() > seen[deciding.page].bottom()
    assert not card.isAncestorOf(card.takes), "there is room for two lines of buttons"
    deciding.resize(330, 132)
    seen = places(deciding)
    assert seen[card].top() > seen[deciding.page].bottom()
    assert card.isAncestorOf(card.takes)
    deciding.resize(720, 246)
    assert not card.isAncestorOf(card.takes)
    deciding.set_adjudicating(False)
    assert not card.isVisible()
    assert not card.takes.isVisible()


def test_takes_stand_below_their_cards(deciding: InspectorPane) -> None:
    deciding.resize(720, 246)
    deciding.show_inspection(of_fills("Ada Quill", "Quill"))
    seen = places(deciding)
    assert deciding.card is not None
    columns = deciding.page.columns
    for side, take in enumerate(deciding.card.takes.takes):
        assert columns[side] <= seen[take].left() < columns[side + 1]


def test_from_right_to_left_buttons_still_stand_below_their_cards(deciding: InspectorPane) -> None:
    deciding.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    deciding.resize(720, 246)
    deciding.show_inspection(of_fills("بيت كبير", "بيت"))
    card, seen = deciding.card, places(deciding)
    assert card is not None
    assert seen[card].right() < seen[deciding.page].left()
    columns = deciding.page.columns
    for side, take in enumerate(card.takes.takes):
        left = seen[take].left() - seen[deciding.page].left()
        assert columns[side] <= left < columns[side + 1]
        words = deciding.page.cursorRect(deciding.page.document().find("بيت"))
        assert words.left() >= columns[0]
    assert deciding.sentence.document().defaultTextOption().alignment() & Qt.AlignmentFlag.AlignRight
