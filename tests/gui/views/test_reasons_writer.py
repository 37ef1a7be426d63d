"""The reasons of a state: rules, dimensions, forms that were compared, candidates."""

from pathlib import Path

import msgspec
import pytest
from PySide6.QtGui import QFont, QPalette, QTextDocument
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from annotally.comparison.reason_codes import rule_wording
from annotally.comparison.result import Level
from annotally.methods.templates.comparer import TemplateComparer
from annotally.reports.tables.similarity_details import DimensionBar
from annotally.reports.tree.inspection import Card, CardLine, Inspection, StringForms, inspect
from annotally.scoring.tally import Status
from annotally.tasks.presets.ready_made import preset
from annotally.text.cleaning import CleanedRun, Form
from annotally_gui.views.inspection_page import InspectionPage
from annotally_gui.views.reasons_writer import ReasonsWriter
from support.builders import DOCUMENT, instance, sides, slot
from support.catalogues_installed import speaking_german
from support.plain_painter import PlainPainter


@pytest.fixture
def page(qtbot: QtBot) -> InspectionPage:
    inspection_page = InspectionPage("Reasons")
    qtbot.addWidget(inspection_page)
    inspection_page.resize(800, 300)
    return inspection_page


def write(page: InspectionPage, inspection: Inspection) -> str:
    """Write the reasons; return what is copied of them."""
    writer = ReasonsWriter(page.document(), QPalette(), PlainPainter(), QFont(), 1.0)
    writer.write_reasons(inspection)
    page.selectAll()
    return page.createMimeDataFromSelection().text()


def of_fill(line: CardLine) -> Inspection:
    cards = (Card("key", "ENAMEX 1", (line,)), Card("response", "", ()))
    return Inspection("d", 1, "text", Status.INC, cards, ("text: different (M5)",))


PLAIN = of_fill(CardLine("TEXT", "Ada", "ada", (), True))


def test_rules_come_first_and_candidates_last(page: InspectionPage) -> None:
    shown = msgspec.structs.replace(PLAIN, considered=("also considered: key ENAMEX 2",))
    assert write(page, shown).splitlines() == ["Text: different (M5)", "Also considered: key ENAMEX 2"]


GERMAN = {
    "{name}: {rule}": "{name} – {rule}",
    "different after cleaning (M5)": "nach dem Säubern verschieden (M5)",
    "{response} has no fill left for it": "{response} hat keine Füllung dafür",
    "the response": "die Antwort",
    "{candidate}: {reason}": "{candidate}; {reason}",
    "also considered: {side} {name}, {rank} {percent} %": "erwogen: {side} {name}, {rank} {percent} %",
    "key": "Schlüssel",
}


def test_reasons_are_in_the_language_of_the_window(
    page: InspectionPage, qapp: QApplication, tmp_path: Path
) -> None:
    task = preset("sample-template-element")
    ada = instance("PERSON", "1", slot("PER_NAME", "Ada Quill"))
    similar = instance("PERSON", "2", slot("PER_NAME", "Ada Quill"), slot("PER_ALIAS", "Quill"))
    both_sides = sides([ada, similar], [ada])
    unit = TemplateComparer(task).compare(DOCUMENT, both_sides)
    row = next(row for row, level in enumerate(unit.nodes.level) if level == Level.INSTANCE)
    inspection = inspect(unit, row, "", both_sides, task)
    english = write(page, inspection)
    assert "Also considered: key PERSON 2, F 66.67 %" in english
    with speaking_german(qapp, tmp_path, GERMAN):
        german = write(page, inspection)
        assert german != english
        assert "Erwogen: Schlüssel PERSON 2, F 66.67 %" in german
        shown = msgspec.structs.replace(PLAIN, why=(rule_wording("no-response"),))
        assert write(page, shown) == "Die Antwort hat keine Füllung dafür"
        shown = msgspec.structs.replace(PLAIN, why=(rule_wording("no-response", ("anna", "ben")),))
        assert write(page, shown) == "Ben hat keine Füllung dafür"


def test_dimensions_are_bars_with_their_numbers_and_copied_as_text(page: InspectionPage) -> None:
    bars = (
        DimensionBar("_label", 0.25, 0.0, "0", "", "2"),
        DimensionBar("_span", 1.0, 0.9, "0.9", "", "8"),
        DimensionBar("role", 0.125, 0.0, "0", "", "1", "dead weight: it counts (A5)", dead=True),
        DimensionBar("rest", 0.125, 0.5, "0.5", "", "1", current=True),
        DimensionBar("a", 0.0, 1.0, "1", "", "", below=True),
        DimensionBar("", 1.0, 0.6, "0.6364", "7/11", "12", total=True),
    )
    lines = write(page, msgspec.structs.replace(PLAIN, dimensions=bars)).splitlines()
    assert [line for line in lines if "weight" in line] == [
        "label\t0\tweight 2",
        "extent\t0.9\tweight 8",
        "role\t0\tweight 1  dead weight: it counts (A5)",
        "rest\t0.5\tweight 1",
        "similarity\t0.6364 = 7/11\tweights 12 in all",
    ]
    assert "– a\t1" in lines
    assert tips(page) == ["0", "0.9", "0", "0.5", "1", "7/11"]


def tips(page: InspectionPage) -> list[str]:
    values = []
    block = page.document().begin()
    while block.isValid():
        iterator = block.begin()
        while not iterator.atEnd():
            look = iterator.fragment().charFormat()
            if look.isImageFormat() and look.toImageFormat().name().startswith("bar"):
                values.append(look.toolTip())
            iterator += 1
        block = block.next()
    return values


def test_the_form_compared_is_told_where_it_is_another_one(page: InspectionPage) -> None:
    shown = of_fill(CardLine("TEXT", "The House", "house", (), False))
    assert "A: TEXT compared as  house" in write(page, shown)
    assert "compared as" not in write(page, PLAIN)


def test_m5_a_string_fill_is_shown_in_its_three_forms(page: InspectionPage) -> None:
    forms = StringForms("The  Blue", "The Blue", (CleanedRun("the ", True), CleanedRun("blue", False)))
    shown = of_fill(CardLine("text", "The  Blue", "the blue", (), True, (forms,)))
    shown = msgspec.structs.replace(shown, correct=Form.STRAIGHTENED, partial=Form.CLEAN)
    copied = write(page, shown)
    text = page.toPlainText()
    assert "A: text written  The··Blue" in text
    assert "straightened (compared)  The Blue" in text
    assert "clean (partial credit)  the blue" in text
    place = page.document().find("the blue", 0, QTextDocument.FindFlag.FindCaseSensitively)
    place.setPosition(place.selectionStart() + 1)
    assert place.charFormat().fontStrikeOut()
    assert "clean (partial credit)  blue" in copied, "what is removed is not copied"
