"""The sheet of the alignment: what is shown, what a change asks for, what cannot be asked for."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from annotally.tasks.alignment_options import NOTHING_DIFFERENT, DifferingChoice
from annotally.tasks.method_specs import METHOD_SPECS
from annotally_gui.context import AppContext
from annotally_gui.dialogs import sound_fields
from annotally_gui.dialogs.alignment import AlignmentSheet

Made = Callable[..., AlignmentSheet]


@pytest.fixture
def make(context: AppContext, qtbot: QtBot) -> Made:
    def made(method: str = "speech", choice: DifferingChoice = NOTHING_DIFFERENT) -> AlignmentSheet:
        sheet = AlignmentSheet(context, METHOD_SPECS[method], choice)
        sheet.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        qtbot.addWidget(sheet)
        sheet.show()
        return sheet

    return made


def asked(sheet: AlignmentSheet, qtbot: QtBot, change: Callable[[], object]) -> DifferingChoice:
    with qtbot.waitSignal(sheet.edited) as caught:
        change()
    (result,) = caught.args
    assert isinstance(result, DifferingChoice)
    return result


@pytest.fixture
def voices(monkeypatch: pytest.MonkeyPatch) -> None:
    """As where the extra is installed."""
    monkeypatch.setattr(sound_fields, "has_voices", lambda: True)


def pick_sounds(sheet: AlignmentSheet, value: str) -> None:
    row = sheet.words.sounds.findData(value)
    sheet.words.sounds.setCurrentIndex(row)
    sheet.words.sounds.activated.emit(row)


def pick(sheet: AlignmentSheet, value: str) -> None:
    row = sheet.aligner.findData(value)
    sheet.aligner.setCurrentIndex(row)
    sheet.aligner.activated.emit(row)


def test_what_nobody_said_is_shown_as_the_task_has_it(make: Made) -> None:
    sheet = make()
    assert sheet.aligner.currentText() == "By sound, with groups of words"
    assert (sheet.words.spelling.value(), sheet.words.group.value(), sheet.tolerance.value()) == (1, 4, 1)
    assert (sheet.words.glm.file_label.whole, sheet.words.lexicon.file_label.whole) == ("none", "none")
    assert all(box.isChecked() for box in sheet.components.values())
    assert not sheet.muc_mode.isChecked()


def test_what_was_said_is_shown(make: Made) -> None:
    choice = DifferingChoice(aligner="one-to-one", tolerance=3, glm="/a/en.glm", components=("type",))
    sheet = make(choice=choice)
    assert sheet.aligner.currentData() == "one-to-one"
    assert sheet.tolerance.value() == 3
    assert (sheet.words.glm.file_label.whole, sheet.words.glm.file_label.toolTip()) == ("en.glm", "/a/en.glm")
    assert [name for name, box in sheet.components.items() if box.isChecked()] == ["type"]
    assert not sheet.words.group.isEnabled(), "it has no part in aligning one word for one"


def test_a_change_is_asked_for_once_a_person_pauses(make: Made, qtbot: QtBot) -> None:
    sheet = make(choice=DifferingChoice(response_texts=("/a/heard.txt",)))
    result = asked(sheet, qtbot, lambda: pick(sheet, "one-to-one"))
    assert (result.aligner, result.response_texts) == ("one-to-one", ("/a/heard.txt",))
    sent: list[object] = []
    sheet.edited.connect(sent.append)

    def several() -> None:
        for value in (2, 3, 4):
            sheet.tolerance.setValue(value)

    assert asked(sheet, qtbot, several).tolerance == 4
    assert len(sent) == 1
    assert asked(sheet, qtbot, sheet.back.click) == DifferingChoice(response_texts=("/a/heard.txt",))
    assert sheet.tolerance.value() == 1


def test_files_are_chosen_and_left_out_again(
    make: Made, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    sheet = make()
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: ("/r/en.glm", ""))
    assert asked(sheet, qtbot, sheet.words.glm.choose.click).glm == "/r/en.glm"
    assert sheet.words.glm.none.isEnabled()
    assert asked(sheet, qtbot, sheet.words.glm.none.click).glm == ""
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: ("", ""))
    sheet.words.lexicon.choose.click()
    assert sheet.words.lexicon.path == ""


def test_nothing_to_compare_is_not_asked_for(make: Made, qtbot: QtBot) -> None:
    sheet = make()
    sent: list[object] = []
    sheet.edited.connect(sent.append)
    for box in sheet.components.values():
        box.setChecked(False)
    qtbot.wait(300)
    assert sent == []


def test_as_muc_does_tolerance_and_components_have_no_part(make: Made, qtbot: QtBot) -> None:
    sheet = make()
    assert asked(sheet, qtbot, lambda: sheet.muc_mode.setChecked(True)).muc_mode is True
    assert not sheet.tolerance.isEnabled()
    assert not any(box.isEnabled() for box in sheet.components.values())


def test_templettes_have_units_and_points(make: Made, qtbot: QtBot) -> None:
    sheet = make("templettes")
    assert set(sheet.components) == {"extent", "content"}
    row = sheet.units.findData("tokens")

    def change() -> None:
        sheet.units.setCurrentIndex(row)
        sheet.units.activated.emit(row)

    result = asked(sheet, qtbot, change)
    assert (result.units, result.tolerance, result.muc_mode) == ("tokens", None, None)


def test_figures_and_refusals_are_told(make: Made) -> None:
    sheet = make()
    sheet.show_figures("F 70", "F 71")
    assert (sheet.before.text(), sheet.now.text()) == ("Before: F 70", "Now: F 71")
    sheet.show_refusal("en.glm: no such file")
    assert sheet.now.text() == "en.glm: no such file"


def test_no_voice_is_offered_where_there_is_none(make: Made, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sound_fields, "has_voices", lambda: False)
    sheet = make()
    assert [sheet.words.sounds.itemData(row) for row in range(sheet.words.sounds.count())] == [
        "english",
        "letters",
    ]
    assert not sheet.words.language.isVisible()
    asking = make(choice=DifferingChoice(sounds="voice:fr"))
    assert asking.chosen().sounds == "voice:fr", "what a project asks for is not forgotten"
    assert asking.words.language.isVisible()


def test_a_voice_is_chosen_with_its_language(make: Made, voices: None, qtbot: QtBot) -> None:
    sheet = make()
    assert not sheet.words.language.isEnabled()
    assert asked(sheet, qtbot, lambda: pick_sounds(sheet, "voice")).sounds == "voice:en"
    sheet.words.language.selectAll()
    assert asked(sheet, qtbot, lambda: qtbot.keyClicks(sheet.words.language, " de ")).sounds == "voice:de"
    assert asked(sheet, qtbot, lambda: pick_sounds(sheet, "letters")).sounds == "letters"
    assert not sheet.words.language.isEnabled()
    assert asked(sheet, qtbot, sheet.back.click).sounds == ""
    assert sheet.words.sounds.currentData() == "english"


def test_one_word_for_one_no_voice_has_a_part(make: Made, voices: None) -> None:
    sheet = make(choice=DifferingChoice(aligner="one-to-one", sounds="voice:de"))
    assert (sheet.words.sounds.currentData(), sheet.words.language.text()) == ("voice", "de")
    assert not sheet.words.language.isEnabled()
