from collections.abc import Iterator

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette, QPixmap, QTextCursor, QTextDocument
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from annotally.comparison.result import Level
from annotally.reports.tables.similarity_details import DimensionBar
from annotally.reports.tree.inspection import Card, CardLine, Inspection, StringForms
from annotally.scoring.tally import Status
from annotally.text.cleaning import CleanedRun, Form
from annotally_gui.views.inspector import InspectorPane
from support.pane_samples import inspection

CONTROL = Qt.KeyboardModifier.ControlModifier


class PlainPainter:
    """Keeps the protocol of painters."""

    def glyph(self, status: int, size: int, dpr: float) -> QPixmap:
        pixmap = QPixmap(round(size * dpr), round(size * dpr))
        pixmap.setDevicePixelRatio(dpr)
        pixmap.fill(self.color(status))
        return pixmap

    def color(self, status: int) -> QColor:
        return QColor(Qt.GlobalColor.darkMagenta)

    def text(self, status: int) -> str:
        return Status(status).name.lower()


@pytest.fixture(autouse=True)
def _nothing_left_to_paste() -> Iterator[None]:
    """Empty the clipboard: without a screen Qt falls over content made in Python that outlives Python."""
    yield
    QGuiApplication.clipboard().clear()


@pytest.fixture
def pane(qtbot: QtBot) -> InspectorPane:
    inspector_pane = InspectorPane(PlainPainter())
    qtbot.addWidget(inspector_pane)
    inspector_pane.resize(800, 300)
    inspector_pane.show()
    inspector_pane.set_side_names("A key", "B response")
    return inspector_pane


def copied(pane: InspectorPane, qtbot: QtBot) -> str:
    qtbot.keyClick(pane.page, Qt.Key.Key_A, CONTROL)
    qtbot.keyClick(pane.page, Qt.Key.Key_C, CONTROL)
    return QGuiApplication.clipboard().text()


def of_fills(a: str, b: str, status: Status = Status.INC, note: str = "") -> Inspection:
    cards = tuple(
        Card(side, "ENAMEX 1", (CardLine("TEXT", text, text.casefold(), note, True),))
        for side, text in (("key", a), ("response", b))
    )
    return Inspection("d", 1, "text", status, cards, ("text: different",))


def test_dimensions_are_bars_with_their_numbers_and_copied_as_text(pane: InspectorPane, qtbot: QtBot) -> None:
    bars = (
        DimensionBar("_label", 0.25, 0.0, "0", "", "2"),
        DimensionBar("_span", 1.0, 0.9, "0.9", "", "8"),
        DimensionBar("role", 0.125, 0.0, "0", "", "1", "dead weight: it counts (A5)", dead=True),
        DimensionBar("rest", 0.125, 0.5, "0.5", "", "1", current=True),
        DimensionBar("a", 0.0, 1.0, "1", "", "", below=True),
        DimensionBar("", 1.0, 0.6, "0.6364", "7/11", "12", total=True),
    )
    shown = msgspec.structs.replace(of_fills("Ada", "Ada Q"), dimensions=bars)
    pane.show_inspection(shown)
    assert pane.page.textCursor().block().text() == "rest", "the current one is brought into view"
    lines = copied(pane, qtbot).splitlines()
    assert [line for line in lines if "weight" in line] == [
        "label\t0\tweight 2",
        "extent\t0.9\tweight 8",
        "role\t0\tweight 1  dead weight: it counts (A5)",
        "rest\t0.5\tweight 1",
        "similarity\t0.6364 = 7/11\tweights 12 in all",
    ]
    assert "– a\t1" in lines
    tips = []
    block = pane.page.document().begin()
    while block.isValid():
        iterator = block.begin()
        while not iterator.atEnd():
            result = iterator.fragment().charFormat()
            if result.isImageFormat() and result.toImageFormat().name().startswith("bar"):
                tips.append(result.toolTip())
            iterator += 1
        block = block.next()
    assert tips == ["0", "0.9", "0", "0.5", "1", "7/11"]


def marked(pane: InspectorPane) -> list[str]:
    """Return the runs of text that are underlined."""
    values = []
    block = pane.page.document().begin()
    while block.isValid():
        iterator = block.begin()
        while not iterator.atEnd():
            if iterator.fragment().charFormat().fontUnderline():
                values.append(iterator.fragment().text())
            iterator += 1
        block = block.next()
    return values


def test_an_empty_pane_says_how_to_fill_it(pane: InspectorPane) -> None:
    assert pane._empty.isVisible()
    assert "Choose a row" in pane._empty.text()
    pane.show_inspection(inspection(Level.INSTANCE, "enamex", Status.MIS))
    assert pane.page.isVisible()
    pane.show_inspection(None)
    assert pane._empty.isVisible()


def test_state_cards_and_reasons_are_shown(pane: InspectorPane, qtbot: QtBot) -> None:
    pane.show_inspection(inspection(Level.SLOT, "type", Status.INC))
    text = copied(pane, qtbot)
    assert text.splitlines()[0].split() == ["Inc", "type"]
    assert "A key  enamex 3\tB response  enamex 5" in text
    assert "type\tORGANIZATION\tLOCATION" in text
    assert "text\tthe Blue Hall  30-43" in text
    assert "compared as blue hall" in text
    assert "type: a different set fill" in text
    assert marked(pane) == ["ORGANIZ", "LOC"]


def test_an_instance_marks_every_pair_that_differs(pane: InspectorPane) -> None:
    pane.show_inspection(inspection(Level.INSTANCE, "enamex", Status.INC))
    assert marked(pane) == ["Ada "]


def test_alternatives_and_offsets_are_noted(pane: InspectorPane, qtbot: QtBot) -> None:
    pane.show_inspection(inspection(Level.FILL, "text", Status.INC))
    text = copied(pane, qtbot)
    assert "text\tAda Quill  0-9" in text
    assert "Quill  4-9" in text
    assert "Quill, Ada  alternative 2" in text


def test_a_side_without_anything_says_so(pane: InspectorPane, qtbot: QtBot) -> None:
    pane.show_inspection(inspection(Level.INSTANCE, "enamex", Status.SPU))
    assert "A key  has nothing here\tB response  enamex 9" in copied(pane, qtbot)


def test_what_is_copied_is_what_the_file_has(pane: InspectorPane, qtbot: QtBot) -> None:
    pane.show_inspection(of_fills(" two  blanks\u00a0", "two blanks", note="12-34"))
    assert "·two··blanks⍽" in pane.page.toPlainText().replace("\u2066", "").replace("\u2069", "")
    assert "TEXT\t two  blanks\u00a0  12-34\ttwo blanks  12-34" in copied(pane, qtbot)


def test_a_selection_inside_a_text_is_copied_alone(pane: InspectorPane) -> None:
    pane.show_inspection(of_fills("John  Doe", "Doe"))
    place = pane.page.document().find("John··Doe")
    pane.page.setTextCursor(place)
    pane.page.copy()
    assert QGuiApplication.clipboard().text() == "John  Doe"


def test_narrow_panes_stack_the_cards_and_wide_ones_put_them_side_by_side(
    pane: InspectorPane, qtbot: QtBot
) -> None:
    pane.show_inspection(of_fills("John Doe", "Doe"))
    assert "TEXT\tJohn Doe\tDoe" in copied(pane, qtbot)
    pane.resize(240, 300)
    QApplication.processEvents()
    assert "TEXT\tDoe" in copied(pane, qtbot)
    pane.resize(800, 300)
    QApplication.processEvents()
    assert "TEXT\tJohn Doe\tDoe" in copied(pane, qtbot)


def test_long_words_wrap_instead_of_widening_the_pane(pane: InspectorPane) -> None:
    pane.show_inspection(of_fills("x" * 3000, "y" * 100))
    assert pane.page.horizontalScrollBar().maximum() == 0
    assert pane.page.verticalScrollBar().maximum() > 0


def test_the_current_line_is_in_view(pane: InspectorPane) -> None:
    lines = tuple(CardLine(f"SLOT {n}", f"fill {n}", f"fill {n}", "", n == 60) for n in range(80))
    cards = (Card("key", "T 1", lines), Card("response", "", ()))
    pane.show_inspection(Inspection("d", 1, "title", Status.MIS, cards, ()))
    place = pane.page.document().find("SLOT 60")
    assert pane.page.viewport().rect().intersects(pane.page.cursorRect(place))
    pane.show_inspection(inspection(Level.INSTANCE, "enamex", Status.MIS))
    assert pane.page.verticalScrollBar().value() == 0


def test_colours_follow_the_palette(pane: InspectorPane) -> None:
    pane.show_inspection(of_fills("John", "Jon"))
    palette = QPalette(pane.palette())
    palette.setColor(QPalette.ColorRole.Text, QColor("red"))
    pane.setPalette(palette)
    cursor = QTextCursor(pane.page.document().find("different"))
    assert cursor.charFormat().foreground().color() == QColor("red")


def test_it_has_a_name_and_leaves_the_tab_key_alone(pane: InspectorPane) -> None:
    assert pane.page.accessibleName() == "Inspector"
    assert pane.page.tabChangesFocus()
    assert pane.page.isReadOnly()


def test_what_was_considered_stands_below_the_cards(pane: InspectorPane, qtbot: QtBot) -> None:
    shown_inspection = of_fills("Ada", "Eve")
    pane.show_inspection(
        msgspec.structs.replace(shown_inspection, considered=("also considered: key ENAMEX 2",))
    )
    lines = [line for line in copied(pane, qtbot).splitlines() if line.strip()]
    assert lines[-1].endswith("also considered: key ENAMEX 2")
    assert "Ada" in lines[-2]


FORMS = StringForms("The  Blue", "The Blue", (CleanedRun("the ", True), CleanedRun("blue", False)))


def of_forms() -> Inspection:
    line = CardLine("text", "The  Blue", "the blue", "", True, (FORMS,))
    cards = (Card("key", "enamex 1", (line,)), Card("response", "", ()))
    return Inspection(
        "d", 1, "text", Status.PAR, cards, (), (), correct=Form.STRAIGHTENED, partial=Form.CLEAN
    )


def test_m5_a_string_fill_is_shown_in_its_three_forms(pane: InspectorPane, qtbot: QtBot) -> None:
    pane.show_inspection(of_forms())
    shown = pane.page.toPlainText()
    assert "The··Blue" in shown
    assert "straightened (compared)  The Blue" in shown
    assert "clean (partial credit)  the blue" in shown
    place = pane.page.document().find("the blue", 0, QTextDocument.FindFlag.FindCaseSensitively)
    place.setPosition(place.selectionStart() + 1)
    assert place.charFormat().fontStrikeOut()
    assert "clean (partial credit)  blue" in copied(pane, qtbot)  # what is removed is not copied


def pointing() -> Inspection:
    line = CardLine("LEADER", "→ PERSON 1 Ada", "", "", True, (), 7)
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
    pane.show_inspection(of_forms())
    with qtbot.assertNotEmitted(pane.target_chosen):
        qtbot.keyClick(pane.page, Qt.Key.Key_Return)
        qtbot.mouseClick(pane.page.viewport(), Qt.MouseButton.LeftButton, pos=place)


@pytest.mark.parametrize(
    ("status", "rule", "text"),
    [
        (Status.COR, "similarity-match", "Match"),
        (Status.INC, "similarity-clash", "Clash"),
        (Status.INC, "", "Inc"),
    ],
)
def test_a_pair_by_similarity_matches_or_clashes(
    pane: InspectorPane, status: Status, rule: str, text: str
) -> None:
    pane.show_inspection(msgspec.structs.replace(of_fills("Ada", "Ada Q"), status=status, rule=rule))
    assert text in pane.page.toPlainText().splitlines()[0]


def test_what_was_added_by_hand_has_one_card_of_no_side(pane: InspectorPane, qtbot: QtBot) -> None:
    lines = (CardLine("TEXT", "Bo", "", "", True), CardLine("TYPE", "PERSON", "", "alternative 1", False))
    candidate_inspection = Inspection(
        "1", 7, "TEXT", 0, (Card("", "ENAMEX 3", lines),), ("added by hand",), stateless=True
    )
    pane.show_inspection(candidate_inspection)
    result = copied(pane, qtbot)
    for word in ("added by hand", "ENAMEX 3", "Bo", "PERSON", "alternative 1"):
        assert word in result
    assert "A key" not in result
    assert Status.COR.name.lower() not in result
