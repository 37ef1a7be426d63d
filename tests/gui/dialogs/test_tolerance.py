"""The dialog about texts and edges: what it shows, what it asks for; the button that says it in short."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QScrollArea
from pytestqt.qtbot import QtBot

from annotally.tasks.forgiven_edges import edge_names
from annotally.tasks.text_tolerance import USUAL_TOLERANCE, Realigner, TextTolerance, WordAlignmentChoice
from annotally_gui.context import AppContext
from annotally_gui.dialogs import sound_fields
from annotally_gui.dialogs.tolerance import ToleranceDialog, ToleranceField
from annotally_gui.widgets.tolerance_button import ToleranceButton

Made = Callable[..., ToleranceDialog]
ALL = TextTolerance(2.25, Realigner.SOUND, (*edge_names(), "list:/a/first.txt", "list:/a/second.txt"))

WORDS = WordAlignmentChoice("/a/en.glm", "/a/en.dict", "letters", 2, 5)


@pytest.fixture
def make(context: AppContext, qtbot: QtBot) -> Made:
    def made(tolerance: TextTolerance = USUAL_TOLERANCE, **parts: bool) -> ToleranceDialog:
        dialog = ToleranceDialog(context.settings, tolerance, **parts)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        qtbot.addWidget(dialog)
        dialog.show()
        return dialog

    return made


@pytest.mark.parametrize(
    "tolerance",
    [
        USUAL_TOLERANCE,
        ALL,
        TextTolerance(0),
        TextTolerance(1, Realigner.SOUND, (), WORDS),
        TextTolerance(1, Realigner.WORDS, (), WordAlignmentChoice(glm="/a/en.glm")),
    ],
)
def test_what_is_in_force_is_shown_and_comes_back(make: Made, tolerance: TextTolerance) -> None:
    shown = make(tolerance).tolerance
    assert shown.words == tolerance.words
    assert (shown.percent, shown.realigner) == (tolerance.percent, tolerance.realigner)
    assert set(shown.edges) == set(tolerance.edges)


def test_only_the_fields_that_count_for_the_way_to_align_are_shown(
    make: Made, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sound_fields, "has_voices", lambda: True)
    dialog = make(TextTolerance(1, Realigner.SOUND, (), WORDS))
    words = dialog.words
    assert all(field.isVisible() for field in (*words.by_sound, words.glm))
    assert not words.language.isVisible()
    height = dialog.height()
    words.sounds.setCurrentIndex(words.sounds.findData("voice"))
    assert words.language.isVisible()
    words.language.setText("de")
    assert dialog.tolerance.words.sounds == "voice:de"
    dialog.realigner.setCurrentIndex(dialog.realigner.findData("words"))
    assert not any(field.isVisible() for field in (*words.by_sound, words.language))
    assert words.glm.isVisible()
    assert dialog.tolerance.words == WordAlignmentChoice(glm="/a/en.glm")
    dialog.realigner.setCurrentIndex(dialog.realigner.findData("none"))
    assert not words.glm.isVisible()
    assert dialog.tolerance.words == WordAlignmentChoice()
    # The dialog follows its fields, and what was said comes back with them.
    assert dialog.height() < height
    dialog.realigner.setCurrentIndex(dialog.realigner.findData("sound"))
    assert dialog.tolerance.words == replace(WORDS, sounds="voice:de")
    assert dialog.height() > height - 20


def test_nothing_of_the_dialog_is_cut(make: Made) -> None:
    dialog = make(TextTolerance(1, Realigner.SOUND, (), WORDS))
    (area,) = dialog.findChildren(QScrollArea)
    assert area.horizontalScrollBar().maximum() == 0
    assert area.verticalScrollBar().maximum() == 0


def test_there_is_a_box_for_all_edges_but_lists(make: Made) -> None:
    assert set(make().boxes) == set(edge_names())


def test_a_choice_is_told_once_it_is_taken(make: Made, qtbot: QtBot) -> None:
    dialog = make()
    dialog.percent.setValue(3)
    dialog.realigner.setCurrentIndex(1)
    dialog.boxes["determiners:de"].click()
    with qtbot.waitSignal(dialog.chosen) as chosen:
        dialog.accept_button.click()
    assert chosen.args == [TextTolerance(3, Realigner.WORDS, ("determiners:de",))]


def test_defaults_are_restored_and_a_word_list_is_chosen(make: Made, monkeypatch: pytest.MonkeyPatch) -> None:
    dialog = make(ALL)
    dialog.reset.click()
    assert dialog.tolerance == USUAL_TOLERANCE
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: ("/b/words.txt", ""))
    dialog.list.choose.click()
    assert dialog.tolerance.edges == ("list:/b/words.txt",)
    dialog.list.none.click()
    assert dialog.tolerance == USUAL_TOLERANCE


def test_only_the_parts_of_the_task_are_shown(make: Made) -> None:
    dialog = make(texts=False)
    assert not dialog.percent.isVisible()
    assert dialog.boxes["blanks"].isVisible()
    dialog = make(edges=False)
    assert dialog.percent.isVisible()
    assert not dialog.boxes["blanks"].isVisible()


def test_the_field_opens_one_dialog_and_shows_the_choice(context: AppContext, qtbot: QtBot) -> None:
    field = ToleranceField(context.settings)
    qtbot.addWidget(field)
    field.resize(500, 24)
    field.show()
    field.click()
    field.click()
    (dialog,) = field.window().findChildren(ToleranceDialog)
    dialog.boxes["articles:fr"].click()
    dialog.accept_button.click()
    assert field.text() == "1 % of the text; edges: Articles (French)…"
    assert field.asked.edges == ("articles:fr",)


def test_the_button_asks_only_for_what_the_task_has(qtbot: QtBot) -> None:
    button = ToleranceButton()
    qtbot.addWidget(button)
    button.resize(700, 24)
    button.show_tolerance(ALL)
    assert button.asked == ALL
    assert button.offer(texts=True, edges=False)
    assert button.asked == TextTolerance(2.25, Realigner.SOUND)
    assert button.text() == "2.25 % of the text, then by sound…"
    assert button.offer(texts=False, edges=True)
    assert button.asked == TextTolerance(edges=ALL.edges)
    assert button.text() == "not every edge counts…"
    assert "words of first.txt" in button.toolTip()
    assert not button.offer(texts=False, edges=False)
    assert button.asked == USUAL_TOLERANCE


def test_the_button_says_less_where_there_is_less_room_and_cuts_no_word(qtbot: QtBot) -> None:
    button = ToleranceButton()
    qtbot.addWidget(button)
    button.show()
    button.show_tolerance(TextTolerance(2, Realigner.SOUND, ("blanks", "articles:en")))
    texts = []
    for width in range(button.least_width, 700, 5):
        button.resize(width, 24)
        texts.append(button.text())
    assert list(dict.fromkeys(texts)) == [
        "Texts and edges…",
        "2 % of the text, then by sound; not every edge counts…",
        "2 % of the text, then by sound; edges: Blanks, Articles (English)…",
    ]


def test_the_tooltip_says_how_words_are_aligned(qtbot: QtBot) -> None:
    button = ToleranceButton()
    qtbot.addWidget(button)
    button.show_tolerance(TextTolerance(1, Realigner.SOUND, (), WORDS))
    assert button.toolTip().splitlines()[1] == (
        "Words: sounds: letters, cost of another spelling: 2, cost of each extra word in a group: 5, "
        "mapping rules: en.glm, pronunciations: en.dict"
    )
    assert button.asked.words == WORDS
    button.offer(texts=False, edges=True)
    assert button.asked.words == WordAlignmentChoice()
