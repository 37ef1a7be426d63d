"""Writing a slot: lines, offers, what will not do; in the card and in the sheet of a whole annotation."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from annotally.adjudication.project.messages import MovedLine, RowDraft, SlotDraft, Standing, Written
from annotally_gui.actions.registry import ActionRegistry
from annotally_gui.context import AppContext
from annotally_gui.dialogs.annotation import AnnotationDialog
from annotally_gui.views.card_editor import CardEditor
from annotally_gui.views.final_card import FinalCard
from annotally_gui.widgets.slot_editor import SlotEditor

NAME = SlotDraft("NAME", (("Ada Quill",), ("Quill",)), ("Ada Quill", "Quill", "Ferro"))
KIND = SlotDraft("KIND", (), ("PERSON", "PLACE"), closed=True)
TEXT = SlotDraft("TEXT", (("Ada",),), fixed=True)


def shown(qtbot: QtBot, draft: SlotDraft) -> SlotEditor:
    editor = SlotEditor(draft)
    qtbot.addWidget(editor)
    editor.show()
    return editor


def test_a_slot_is_written_line_by_line(qtbot: QtBot) -> None:
    editor = shown(qtbot, NAME)
    assert [label.text() for label in editor.findChildren(QLabel)] == ["or"]
    assert editor.alternatives() == NAME.lines
    qtbot.keyClick(editor.fields[0], Qt.Key.Key_A, Qt.KeyboardModifier.AltModifier)
    qtbot.keyClicks(editor.fields[2], "Ferro")
    assert editor.alternatives() == (("Ada Quill",), ("Quill", "Ferro"))
    qtbot.keyClick(editor.fields[0], Qt.Key.Key_O, Qt.KeyboardModifier.AltModifier)
    qtbot.keyClicks(editor.fields[3], "F.")
    assert editor.alternatives()[2] == ("F.",)
    assert editor.fields[3].accessibleName() == "NAME, fill 4"
    qtbot.keyClick(editor.fields[0], Qt.Key.Key_M, Qt.KeyboardModifier.AltModifier)
    assert editor.alternatives() == ()


def test_down_lists_the_offers_and_return_takes_one_without_ending(qtbot: QtBot) -> None:
    editor = shown(qtbot, KIND)
    ended: list[None] = []
    editor.committed.connect(lambda: ended.append(None))
    popup = editor.fields[0].completer().popup()
    qtbot.keyClick(editor.fields[0], Qt.Key.Key_Down)
    assert popup.isVisible()
    qtbot.keyClick(popup, Qt.Key.Key_Down)
    qtbot.keyClick(popup, Qt.Key.Key_Return)
    assert not popup.isVisible()
    assert editor.fields[0].text() in KIND.offers
    assert ended == []
    qtbot.keyClick(editor.fields[0], Qt.Key.Key_Return)
    assert len(ended) == 1


def test_a_fill_with_a_place_is_moved_by_its_button_or_key_where_the_text_can_be_reached(
    qtbot: QtBot,
) -> None:
    placed = SlotDraft("NAME", (("Ada Quill",), ("Quill",)), places=(((4, 13),), ((),)))
    editor, result = shown(qtbot, placed), list[int]()
    editor.move_asked.connect(result.append)
    assert [(line, button.text()) for line, button in editor.movers.items()] == [(0, "4–13")]
    qtbot.mouseClick(editor.movers[0], Qt.MouseButton.LeftButton)
    editor.activateWindow()
    editor.fields[1].setFocus()
    qtbot.waitUntil(editor.fields[1].hasFocus)
    qtbot.keyClick(editor.fields[1], Qt.Key.Key_X, Qt.KeyboardModifier.AltModifier)
    assert result == [0], "the second has no place"
    editor.fields[0].setFocus()
    qtbot.keyClick(editor.fields[0], Qt.Key.Key_X, Qt.KeyboardModifier.AltModifier)
    assert result == [0, 0]
    assert editor.moved() == ()
    editor.move_line(0, 4, 13, "other")
    assert editor.moved() == (), "nothing was moved"
    editor.move_line(0, 4, 7, "Ada")
    editor.move_line(1, 4, 7, "Ada")
    assert editor.alternatives() == (("Ada",), ("Quill",))
    assert editor.moved() == (MovedLine("NAME", (0, 0), 0, "Ada", (4, 7)),)
    assert editor.movers[0].text() == "4–7"
    sheet = SlotEditor(placed, beside=True)
    qtbot.addWidget(sheet)
    assert sheet.movers == {}


def test_a_declared_value_is_asked_for_and_what_the_extent_says_stands(qtbot: QtBot) -> None:
    editor = shown(qtbot, KIND)
    assert editor.problem() == ""
    qtbot.keyClicks(editor.fields[0], "RIVER")
    assert editor.problem() == "KIND cannot be RIVER. Use PERSON, PLACE."
    fixed = shown(qtbot, TEXT)
    assert not fixed.fields[0].hasFrame()
    assert "move the annotation in the text" in fixed.fields[0].accessibleDescription()
    qtbot.keyClick(fixed.fields[0], Qt.Key.Key_M, Qt.KeyboardModifier.AltModifier)
    qtbot.keyClicks(fixed.fields[0], "x")
    assert fixed.alternatives() == (("Ada",),)


def test_the_card_keeps_with_return_and_gives_up_with_escape(qtbot: QtBot) -> None:
    draft = RowDraft("d", 3, "KIND", (KIND,))
    card = CardEditor(draft)
    qtbot.addWidget(card)
    card.show()
    row_drafts: list[tuple[RowDraft, Written]] = []
    left: list[None] = []
    card.confirmed.connect(lambda *values: row_drafts.append(values))
    card.given_up.connect(lambda: left.append(None))
    qtbot.keyClicks(card.editor.fields[0], "RIVER")
    qtbot.keyClick(card.editor.fields[0], Qt.Key.Key_Return)
    assert row_drafts == []
    assert card.problem.isVisible()
    card.editor.fields[0].setText("PLACE")
    card.keep_button.click()
    assert row_drafts == [(draft, Written((("KIND", (("PLACE",),)),)))]
    qtbot.keyClick(card.editor.fields[0], Qt.Key.Key_Escape)
    assert len(left) == 1


def test_another_row_takes_the_editor_away(qtbot: QtBot, context: AppContext) -> None:
    actions: ActionRegistry = context.actions
    card = FinalCard(actions)
    qtbot.addWidget(card)
    card.show()
    card.show_standing(Standing("d", 3, -1, 0))
    card.write(RowDraft("d", 3, "NAME", (NAME,)))
    assert card.editor is not None
    card.show_standing(Standing("d", 3, -1, 0))
    assert card.editor is not None
    emitted_values: list[Written] = []
    card.slot_written.connect(lambda _draft, written: emitted_values.append(written))
    qtbot.keyClick(card.editor.editor.fields[0], Qt.Key.Key_Return)
    assert emitted_values == [Written((("NAME", NAME.lines),))]
    assert card.editor is None
    card.write(RowDraft("d", 3, "NAME", (NAME,)))
    card.show_standing(Standing("d", 4, -1, 0))
    assert card.editor is None


def whole(row: int = 2, kind: str = "PERSON") -> RowDraft:
    return RowDraft("d", row, "PERSON 1", (TEXT, NAME), True, kind, ("PERSON", "PLACE"), ((0, 3),), "Ada")


def test_a_sheet_writes_all_of_an_annotation(qtbot: QtBot) -> None:
    sheet = AnnotationDialog(whole())
    qtbot.addWidget(sheet)
    sheet.show()
    emitted_values: list[Written] = []
    sheet.confirmed.connect(lambda _draft, written: emitted_values.append(written))
    assert sheet.windowTitle() == "PERSON 1"
    sheet.types.setCurrentText("PLACE")
    sheet.editors[1].fields[1].setText("A. Quill")
    qtbot.keyClick(sheet.editors[1].fields[0], Qt.Key.Key_Return)
    slots = (("TEXT", (("Ada",),)), ("NAME", (("Ada Quill",), ("A. Quill",))))
    assert emitted_values == [Written(slots, "PLACE", ((0, 3),))]


@pytest.mark.parametrize("kind", ["PLACE", "PERSON"])
def test_what_was_written_stays_when_another_type_is_chosen(qtbot: QtBot, kind: str) -> None:
    texts: list[str] = []

    def another(expected: str, take: object) -> None:
        texts.append(expected)
        assert callable(take)
        take(RowDraft("d", -1, "", (SlotDraft("name", ()), KIND), True, kind, ("PERSON", "PLACE")))

    sheet = AnnotationDialog(whole(-1), another)
    qtbot.addWidget(sheet)
    sheet.show()
    assert sheet.windowTitle() == "Add annotation"
    sheet.editors[1].fields[0].setText("Mill")
    sheet.types.setCurrentText("PLACE")
    assert texts == ["PLACE"]
    names = [editor.draft.name for editor in sheet.editors]
    assert names == (["name", "KIND"] if kind == "PLACE" else ["TEXT", "NAME"])
    first = next(editor for editor in sheet.editors if editor.draft.name.casefold() == "name")
    assert first.alternatives() == (("Mill",), ("Quill",))


def test_a_sheet_tells_what_will_not_do_and_stays(qtbot: QtBot) -> None:
    draft = RowDraft("d", 2, "PERSON 1", (KIND,), True, "PERSON", ("PERSON",))
    sheet = AnnotationDialog(draft)
    qtbot.addWidget(sheet)
    sheet.show()
    sheet.editors[0].fields[0].setText("RIVER")
    sheet.keep_button.click()
    assert sheet.problem.text().startswith("KIND cannot be")
    assert sheet.isVisible()
