from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QTabWidget
from pytestqt.qtbot import QtBot

from annotally_gui.context import AppContext
from annotally_gui.dialogs.preferences import PreferencesDialog
from annotally_gui.dialogs.shortcuts import ShortcutTable


@pytest.fixture
def dialog(context: AppContext, qtbot: QtBot) -> PreferencesDialog:
    dialog = PreferencesDialog(context)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def choose(table: ShortcutTable, action_id: str) -> None:
    for item in table._items():
        if item.data(0, Qt.ItemDataRole.UserRole) == action_id:
            table.tree.setCurrentItem(item)


def test_what_is_chosen_is_in_force_at_once(dialog: PreferencesDialog, context: AppContext) -> None:
    dialog.look.zoom.setValue(150)
    dialog.look.points.setValue(16)
    dialog.look.face.setCurrentIndex(1)
    dialog.look.theme.setCurrentIndex(2)
    values = context.settings.values
    assert (values.zoom, values.reading_size, values.reading_style, values.theme) == (150, 16, "sans", "dark")
    assert dialog.look.example.font().pointSizeF() == 24
    dialog.look.theme.setCurrentIndex(1)


def test_the_session_is_restored_only_if_wanted(dialog: PreferencesDialog, context: AppContext) -> None:
    dialog.general.restore.click()
    assert not context.settings.values.restore_session


def test_the_language_is_kept_for_the_next_start(dialog: PreferencesDialog, context: AppContext) -> None:
    box = dialog.general.language
    assert (box.currentData(), context.settings.values.language) == ("system", "system")
    box.setCurrentIndex(box.findText("Deutsch"))
    assert context.settings.values.language == "de"


def test_recent_files_are_forgotten(dialog: PreferencesDialog, context: AppContext) -> None:
    context.settings.remember("x")
    dialog.general.clear.setEnabled(True)
    dialog.general.clear.click()
    assert context.settings.values.recent == ()


def test_a_shortcut_is_assigned(dialog: PreferencesDialog, context: AppContext) -> None:
    keys = dialog.keys
    assert not keys.keys.isEnabled()
    choose(keys.table, "edit.find")
    keys.keys.setKeySequence(QKeySequence("Ctrl+U"))
    assert keys.assign.isEnabled()
    assert not keys.exchange.isEnabled()
    keys.assign.click()
    assert context.actions.shortcuts("edit.find") == ("Ctrl+U",)
    keys.remove.click()
    assert context.actions.shortcuts("edit.find") == ()
    keys.reset.click()
    assert context.actions.shortcuts("edit.find") == ("Ctrl+F",)


def test_the_field_of_a_shortcut_shows_long_keys_whole(dialog: PreferencesDialog) -> None:
    pages = dialog.findChild(QTabWidget)
    assert pages is not None
    pages.setCurrentWidget(dialog.keys)
    QApplication.processEvents()
    field, metrics = dialog.keys.keys, dialog.keys.fontMetrics()
    both = "Ctrl+Alt+Shift+PgDown, Ctrl+Alt+Shift+K"
    assert field.width() >= metrics.horizontalAdvance(both) + 24
    dialog.resize(592, 312)
    QApplication.processEvents()
    assert field.width() >= metrics.horizontalAdvance("Ctrl+Alt+Shift+F12") + 24


def test_a_conflict_names_the_other_and_offers_an_exchange(
    dialog: PreferencesDialog, context: AppContext
) -> None:
    keys = dialog.keys
    choose(keys.table, "edit.find")
    keys.keys.setKeySequence(QKeySequence("F8"))
    assert "F8 is used by “Next disagreement”" in keys.message.text()
    assert not keys.assign.isEnabled()
    keys.exchange.click()
    assert context.actions.shortcuts("edit.find") == ("F8",)
    assert context.actions.shortcuts("go.next_disagreement") == ("Ctrl+F",)


def test_the_table_is_searched_by_name_and_key(dialog: PreferencesDialog) -> None:
    table = dialog.keys.table
    table.field.setText("shift+f8")
    assert [item.text(0) for item in table._items() if not item.isHidden()] == ["Previous disagreement"]
    table.field.setText("no such thing")
    assert all(head.isHidden() for head in table._heads())


def test_the_module_of_ones_own_methods_is_named_here_and_not_run(
    dialog: PreferencesDialog, context: AppContext, tmp_path: Path, qtbot: QtBot
) -> None:
    page, module = dialog.methods, tmp_path / "methods.py"
    assert "No module" in page.functions.text()
    module.write_text(
        "from pathlib import Path\nPath(__file__).with_name('run').touch()\n"
        "def near(one, other, tolerance='1'):\n    return 1\n\ndef decade(annotation):\n    return 'x'\n",
        encoding="utf-8",
    )
    page.path.setFocus()
    page.path.setText(str(module))
    qtbot.keyClick(page.path, Qt.Key.Key_Return)
    assert page.functions.text() == "For dimensions: near (tolerance)\nFor rows of the scores: decade"
    assert context.settings.values.dimension_methods == str(module)
    assert not (tmp_path / "run").exists()
    page.path.setText(str(tmp_path / "gone.py"))
    assert page.functions.text() == f"⚠ {tmp_path / 'gone.py'} cannot be read: No such file or directory"
    page.path.clear()
    qtbot.keyClick(page.path, Qt.Key.Key_Return)
    assert context.settings.values.dimension_methods == ""
