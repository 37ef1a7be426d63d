"""The configuration of a comparison: every option with its effect, its value and the origin of that."""

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QFont, QIcon
from PySide6.QtWidgets import (
    QFileDialog,
    QHeaderView,
    QLineEdit,
    QSplitter,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from annotally.model.diagnostics import Severity
from annotally.reports.messages import ConfigurationFile
from annotally_gui.context import AppContext
from annotally_gui.dialogs.frame import Frame, wrapped
from annotally_gui.dialogs.open_files import CONFIGURATION_FILES
from annotally_gui.dialogs.option_editor import OptionEditor, origin_text
from annotally_gui.models.configuration_draft import ConfigurationDraft, OptionState
from annotally_gui.services.guide.markdown import slug
from annotally_gui.services.guide.pages import OPTIONS_PAGE, GuidePlace
from annotally_gui.services.i18n import plural, tr
from annotally_gui.services.theme import GAP

_NAME = Qt.ItemDataRole.UserRole
OPTION, VALUE, FROM = range(3)
_SIZE = (1000, 660)


class OptionList(QWidget):
    """A search field over the options by group, each with its value and origin."""

    chosen = Signal(str)

    def __init__(self, context: AppContext, draft: ConfigurationDraft) -> None:
        super().__init__()
        self._context = context
        self._draft = draft
        self.field = QLineEdit()
        self.field.setPlaceholderText(tr("Find an option, a value or a word"))
        self.field.setAccessibleName(tr("Find an option"))
        self.field.setClearButtonEnabled(True)
        self.tree = QTreeWidget()
        self.tree.setHeaderLabels([tr("Option"), tr("Value"), tr("Source")])
        self.tree.setAccessibleName(tr("Options"))
        self.tree.setRootIsDecorated(False)
        self.tree.setUniformRowHeights(True)
        self.tree.setIndentation(2 * GAP)
        self.tree.setTextElideMode(Qt.TextElideMode.ElideRight)
        header = self.tree.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(OPTION, QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(VALUE, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(FROM, QHeaderView.ResizeMode.ResizeToContents)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        column.addWidget(self.field)
        column.addWidget(self.tree, 1)
        self._items: dict[str, QTreeWidgetItem] = {}
        self._heads: dict[str, QTreeWidgetItem] = {}
        self._fill()
        self.field.textChanged.connect(self._narrow)
        self.tree.currentItemChanged.connect(self._current_changed)

    def _fill(self) -> None:
        heavy = QFont(self.font())
        heavy.setWeight(QFont.Weight.DemiBold)
        heads = self._heads
        for state in self._draft.states():
            group = state.option.group.value
            head = heads.get(group)
            if head is None:
                head = heads[group] = QTreeWidgetItem(self.tree, [tr(group)])
                head.setFont(OPTION, heavy)
                head.setFlags(Qt.ItemFlag.ItemIsEnabled)
                head.setFirstColumnSpanned(True)
            item = self._items[state.option.name] = QTreeWidgetItem(head)
            item.setData(OPTION, _NAME, state.option.name)
        self.tree.expandAll()
        self.refresh()

    def refresh(self) -> None:
        """Write values, origins and faults anew."""
        for state in self._draft.states():
            self._write(self._items[state.option.name], state)

    def _write(self, item: QTreeWidgetItem, state: OptionState) -> None:
        item.setText(OPTION, state.option.name)
        item.setText(VALUE, value_text(state))
        item.setText(FROM, _origin_word(state))
        item.setToolTip(OPTION, tr(state.option.summary))
        item.setToolTip(VALUE, "\n".join(state.values[:40]))
        item.setToolTip(FROM, origin_text(state))
        heavy = QFont(self.font())
        heavy.setWeight(QFont.Weight.DemiBold if state.changed else QFont.Weight.Normal)
        color = QColor(self._context.theme.color("text" if state.applies else "muted"))
        for column in (OPTION, VALUE, FROM):
            item.setFont(column, heavy)
            item.setForeground(column, color)
        # An error goes before warnings; without findings there is no sign.
        sign = "error" if _broken(state) else "warning"
        icon = self._context.icons.icon(sign, "attention") if state.findings else QIcon()
        item.setIcon(VALUE, icon)

    def select(self, name: str) -> None:
        """Make an option the current one."""
        item = self._items.get(name)
        if item is not None:
            self.tree.setCurrentItem(item)
            self.tree.scrollToItem(item)

    def _narrow(self, text: str) -> None:
        # All words must occur, in any order, in name, summary or values. O(options) at each key press.
        words = text.casefold().split()
        for state in self._draft.states():
            option = state.option
            haystack = " ".join((option.name, tr(option.summary), *state.values)).casefold()
            self._items[option.name].setHidden(not all(word in haystack for word in words))
        # A group is hidden with its last option; if the current line is hidden, the first visible one is it.
        for head in self._heads.values():
            children = [child for n in range(head.childCount()) if (child := head.child(n)) is not None]
            head.setHidden(all(child.isHidden() for child in children))
        current = self.tree.currentItem()
        if current is None or current.isHidden():
            remaining = next((item for item in self._items.values() if not item.isHidden()), None)
            if remaining is not None:
                self.tree.setCurrentItem(remaining)

    def _current_changed(self, item: QTreeWidgetItem | None) -> None:
        name = str(item.data(OPTION, _NAME) or "") if item is not None else ""
        if name:
            self.chosen.emit(name)


def value_text(state: OptionState) -> str:
    """Return the values of an option in one line."""
    count = len(state.values)
    if state.option.kind.on_lines and count:
        return plural("{count} line", "{count} lines", count)
    return "  ".join(state.values) if any(state.values) else tr("none")


def _origin_word(state: OptionState) -> str:
    if state.changed:
        return tr("changed")
    if not state.line:
        return tr("default")
    return tr("line {line}", line=state.line) if state.in_file else tr("task")


class ConfigurationDialog(Frame):
    """Options on the left, the current one on the right. Closing asks before edits are lost."""

    save_asked = Signal(object)
    """The `ConfigurationFile` to be written; `saved` is called when it is."""
    compare_asked = Signal(str)
    """The name of the task to compare with; the dialog is closed by then."""

    def __init__(self, context: AppContext, file: ConfigurationFile, parent: QWidget | None = None) -> None:
        super().__init__("", parent, *_SIZE)
        self._context = context
        self._file = file
        self.draft = ConfigurationDraft(file)
        self._leaving = False
        self.list = OptionList(context, self.draft)
        self.editor = OptionEditor(context.icons)
        self.status = wrapped()
        self.status.setAccessibleName(tr("State of the configuration"))
        splitter = QSplitter()
        splitter.setChildrenCollapsible(False)
        splitter.addWidget(self.list)
        splitter.addWidget(self.editor)
        splitter.setStretchFactor(0, 1)
        splitter.setStretchFactor(1, 1)
        splitter.setSizes([_SIZE[0] // 2, _SIZE[0] // 2])
        self.content.addWidget(splitter, 1)
        self.content.addWidget(self.status)
        self._add_buttons()
        self.list.chosen.connect(self._show)
        self.editor.edited.connect(self._edited)
        self.editor.reset.connect(self._reset)
        self._current = ""
        # Selecting shows the first option in the editor, through the signals connected above.
        self.list.select(self.draft.states()[0].option.name)
        self._tell()
        self.list.field.setFocus()

    @property
    def current(self) -> str:
        """The name of the option shown on the right."""
        return self._current

    def guide_place(self) -> GuidePlace:
        """Return the place of the guide about the current option."""
        return GuidePlace(OPTIONS_PAGE, slug(self._current))

    def _add_buttons(self) -> None:
        self.save_button = self.add_button(tr("&Save"), self.save)
        self.save_as_button = self.add_button(tr("Save &as…"), self.save_as)
        # Saving stands at the left end, apart from comparing and closing.
        for place, button in enumerate((self.save_button, self.save_as_button)):
            self.buttons.removeWidget(button)
            self.buttons.insertWidget(place, button)
        self.compare_button = self.add_button(tr("Compare a&gain"), self._compare)
        self.add_button(tr("&Close"), self.reject)

    def save(self) -> None:
        """Save to the file it came from, or ask for a place."""
        if self.draft.path:
            self._save_to(self.draft.path)
        else:
            self.save_as()

    def save_as(self) -> None:
        """Ask for a place and save there."""
        start = self.draft.path or self._context.settings.values.open_folder
        dialog = QFileDialog(self, tr("Save configuration"), start)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters([tr(pattern) for pattern in CONFIGURATION_FILES])
        dialog.setDefaultSuffix("cfg")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(self._save_to)
        dialog.rejected.connect(self._stay)
        dialog.open()

    def saved(self, file: ConfigurationFile) -> None:
        """Show that the file is written."""
        self.draft.saved(file.path, file.text)
        self.list.refresh()
        self._show_state()
        self._tell(tr("Saved to {path}.", path=file.path))
        if self._leaving:
            self.reject()

    def not_saved(self) -> None:
        """Go on after a refusal, which has been shown."""
        self._stay()
        self._tell(tr("Not saved."))

    def reject(self) -> None:
        """Close, or ask first whether unsaved edits are to be saved or discarded."""
        # Escape and the window's close button come here too. Saving is answered later, so the dialog
        # remembers that it is leaving.
        if not self.draft.loses:
            super().reject()
            return
        from annotally_gui.dialogs.keep_changes import KeepChangesDialog

        question = KeepChangesDialog(self.draft.errors == 0, self)
        question.save.connect(self._save_and_close)
        question.discard.connect(lambda: self.done(int(self.DialogCode.Rejected)))
        question.open()

    def _save_and_close(self) -> None:
        self._leaving = True
        self.save()

    def _stay(self) -> None:
        self._leaving = False

    def _save_to(self, path: str) -> None:
        self._context.settings.change(open_folder=str(Path(path).parent))
        self.save_asked.emit(self.draft.make_file(path))

    def _compare(self) -> None:
        self.accept()
        self.compare_asked.emit(self.draft.task_name())

    def _show(self, name: str) -> None:
        self._current = name
        self.editor.show_option(self.draft.state(name))

    def _edited(self, values: tuple[str, ...]) -> None:
        self.draft.set_values(self._current, values)
        self._changed()

    def _reset(self) -> None:
        self.draft.reset(self._current)
        self.editor.show_option(self.draft.state(self._current))
        self._changed()

    def _changed(self) -> None:
        self.list.refresh()
        self._show_state()
        self._tell()

    def _show_state(self) -> None:
        self.editor.show_state(self.draft.state(self._current))

    def _tell(self, status: str = "") -> None:
        errors, path = self.draft.errors, self.draft.path
        if errors:
            # An error can stand in a line that is no option at all.
            at_fault = next(
                (state.option.name for state in self.draft.states() if _broken(state)),
                tr("an unknown option"),
            )
            singular = tr(
                "One error, in {option}. Correct the option to save or use the configuration.",
                option=at_fault,
            )
            plural_text = tr(
                "{count} errors, the first in {option}. Correct the options to save or "
                "use the configuration.",
                count=errors,
                option=at_fault,
            )
            status = singular if errors == 1 else plural_text
        elif not status:
            status = tr("Saved in {path}.", path=path) if path else tr("Not saved to a file yet.")
            if self.draft.unsaved:
                status = tr("Not saved. Compare again uses the values shown here.")
        self.status.setText(status)
        self.save_button.setEnabled(not errors and (self.draft.unsaved or not path))
        self.save_as_button.setEnabled(not errors)
        self.compare_button.setEnabled(not errors)
        name = Path(path).name if path else self._file.title
        self.setWindowTitle(tr("Configuration: {name}[*]", name=name.replace("[*]", "[*][*]")))
        self.setWindowModified(self.draft.unsaved)


def _broken(state: OptionState) -> bool:
    return any(finding.severity is Severity.ERROR for finding in state.findings)
