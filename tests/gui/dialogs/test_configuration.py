from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from annotally.reports.messages import ConfigurationFile
from annotally.tasks.muc_config.options import OPTIONS
from annotally.tasks.task_names import file_name, text_name
from annotally_gui.context import AppContext
from annotally_gui.dialogs.configuration import FROM, OPTION, VALUE, ConfigurationDialog
from annotally_gui.dialogs.keep_changes import KeepChangesDialog
from annotally_gui.services.guide.pages import GuidePage
from annotally_resources import resource
from support.muc_config_samples import ELEMENTS

TEXT = ELEMENTS + ":premodifiers a an\n:stringfill_partial_comparison clean\n"


@pytest.fixture
def dialog(context: AppContext, qtbot: QtBot) -> Iterator[ConfigurationDialog]:
    configuration_dialog = ConfigurationDialog(context, ConfigurationFile("/c/te.cfg", TEXT, "Elements"))
    configuration_dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(configuration_dialog)
    configuration_dialog.show()
    return configuration_dialog


def listed(dialog: ConfigurationDialog) -> dict[str, tuple[str, str]]:
    """Return value and origin of every option that is not hidden."""
    tree, values = dialog.list.tree, {}
    for row in range(tree.topLevelItemCount()):
        head = tree.topLevelItem(row)
        assert head is not None
        for number in range(head.childCount()):
            item = head.child(number)
            assert item is not None
            if not item.isHidden():
                values[item.text(OPTION)] = (item.text(VALUE), item.text(FROM))
    return values


def enter(dialog: ConfigurationDialog, name: str, text: str) -> None:
    """Type a new value."""
    dialog.list.select(name)
    field = dialog.editor.value.field
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, text)


def test_every_option_is_listed_with_value_and_origin(dialog: ConfigurationDialog) -> None:
    result = listed(dialog)
    assert list(result) == [option.name for option in OPTIONS]
    assert result["premodifiers"] == ("a  an", "line 9")
    assert result["slot_defs"] == ("3 lines", "line 5")
    assert result["key_file"] == ("keys", "default")
    assert result["muc_base_directory"] == ("none", "default")


def test_the_guide_opens_at_the_current_option(dialog: ConfigurationDialog) -> None:
    page = GuidePage("options.md", resource("help", "options.md").read_text(encoding="utf-8"))
    for option in OPTIONS:
        dialog.list.select(option.name)
        assert dialog.guide_place().page == page.name
        assert dialog.guide_place().anchor in page.anchors


def test_the_current_option_says_what_it_does_and_its_default(dialog: ConfigurationDialog) -> None:
    dialog.list.select("key_file")
    editor = dialog.editor
    assert editor.name.text() == "key_file"
    assert editor.summary.text() == "The keys."
    assert editor.origin.text() == "Default: keys\nThe default applies."
    assert not editor.reset_button.isEnabled()
    dialog.list.select("sgml_TEXT_slot")
    assert editor.origin.text().endswith("No effect on this task.")
    dialog.list.select("class_defs")
    assert editor.origin.text() == "Required; there is no default.\nLine 2 of the file."


def test_the_search_looks_at_names_words_and_values(dialog: ConfigurationDialog) -> None:
    dialog.list.field.setText("PREM")
    assert list(listed(dialog)) == ["premodifiers"]
    assert dialog.current == "premodifiers"
    dialog.list.field.setText("articles ignored")
    assert list(listed(dialog)) == ["premodifiers"]
    dialog.list.field.setText("org_leader")
    assert list(listed(dialog)) == ["slot_defs"]
    dialog.list.field.setText("zzzz")
    assert listed(dialog) == {}
    dialog.list.field.clear()
    assert len(listed(dialog)) == len(OPTIONS)


def test_a_line_is_typed_and_checked_with_every_key(dialog: ConfigurationDialog) -> None:
    enter(dialog, "sgml_alternative_separator", ";;")
    assert dialog.editor.message.text().startswith("';;': 2 characters. Expected: one character.")
    assert not dialog.save_button.isEnabled()
    assert not dialog.compare_button.isEnabled()
    assert dialog.status.text().startswith("One error, in sgml_alternative_separator")
    QTest.keyClick(dialog.editor.value.field, Qt.Key.Key_Backspace)
    assert dialog.editor.message.text() == ""
    assert dialog.save_button.isEnabled()
    assert listed(dialog)["sgml_alternative_separator"] == (";", "changed")
    assert dialog.isWindowModified()
    assert dialog.draft.text == TEXT + ":sgml_alternative_separator ;\n".replace(" ;\n", ' ";"\n')


def test_lines_are_values_and_the_message_names_the_line(dialog: ConfigurationDialog) -> None:
    dialog.list.select("slot_defs")
    lines = dialog.editor.value.lines
    lines.setPlainText(lines.toPlainText().replace("leader scored 100", "leader scored much"))
    assert dialog.editor.message.text().startswith("Line 3: weight 'much'. Expected: a whole number")
    enter(dialog, "premodifiers", "the")
    assert dialog.draft.state("premodifiers").values == ("the",)


def test_a_choice_keeps_what_the_file_says(dialog: ConfigurationDialog, qtbot: QtBot) -> None:
    dialog.list.select("stringfill_partial_comparison")
    box = dialog.editor.value.choice
    assert isinstance(box, QComboBox)
    assert [box.itemText(row) for row in range(box.count())] == ["ORIG", "STRAIGHTENED", "CLEAN", "NONE"]
    assert box.currentText() == "CLEAN"
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Up)
    assert dialog.draft.state("stringfill_partial_comparison").values == ("STRAIGHTENED",)


def test_reset_takes_an_option_out(dialog: ConfigurationDialog) -> None:
    dialog.list.select("premodifiers")
    dialog.editor.reset_button.click()
    assert dialog.draft.text == TEXT.replace(":premodifiers a an\n", "")
    assert dialog.editor.value.lines.toPlainText() == ""
    assert listed(dialog)["premodifiers"] == ("none", "changed")


def test_save_says_what_to_write_and_then_that_it_is(dialog: ConfigurationDialog, qtbot: QtBot) -> None:
    assert not dialog.save_button.isEnabled()
    enter(dialog, "key_file", "gold")
    with qtbot.waitSignal(dialog.save_asked) as heard:
        dialog.save_button.click()
    (file,) = heard.args
    assert file == ConfigurationFile("/c/te.cfg", TEXT + ":key_file gold\n", "Elements")
    dialog.saved(file)
    assert dialog.status.text() == "Saved to /c/te.cfg."
    assert not dialog.isWindowModified()
    assert not dialog.save_button.isEnabled()
    assert listed(dialog)["key_file"] == ("gold", "line 11")


def test_compare_again_uses_what_stands_here(dialog: ConfigurationDialog, qtbot: QtBot) -> None:
    with qtbot.waitSignal(dialog.compare_asked) as heard:
        dialog.compare_button.click()
    assert heard.args == [file_name("/c/te.cfg")]
    assert not dialog.isVisible()
    dialog.show()
    enter(dialog, "key_file", "gold")
    with qtbot.waitSignal(dialog.compare_asked) as heard:
        dialog.compare_button.click()
    assert heard.args == [text_name("/c/te.cfg", TEXT + ":key_file gold\n")]
    assert not dialog.isVisible()


def question(dialog: ConfigurationDialog) -> KeepChangesDialog:
    widgets = [widget for widget in dialog.findChildren(KeepChangesDialog) if widget.isVisible()]
    assert len(widgets) == 1
    return widgets[0]


def test_closing_asks_only_before_edits_are_lost(dialog: ConfigurationDialog, qtbot: QtBot) -> None:
    dialog.reject()
    assert not dialog.isVisible()
    dialog.show()
    enter(dialog, "key_file", "gold")
    dialog.reject()
    question(dialog).reject()
    assert dialog.isVisible()
    dialog.close()
    assert dialog.isVisible()
    with qtbot.waitSignal(dialog.save_asked) as heard:
        question(dialog).save_button.click()
    dialog.not_saved()
    assert dialog.isVisible()
    dialog.reject()
    question(dialog).save_button.click()
    dialog.saved(heard.args[0])
    assert not dialog.isVisible()


def test_edits_in_error_can_only_be_discarded(dialog: ConfigurationDialog) -> None:
    enter(dialog, "sgml_DOC_gid", "a b")
    dialog.draft.set_values("scoring_task", ["x"])
    dialog.reject()
    result = question(dialog)
    assert not result.save_button.isEnabled()
    result.discard_button.click()
    assert not dialog.isVisible()
