"""The editor of an option of a configuration: its effect, value, default and faults."""

from collections.abc import Iterator

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from annotally.model.diagnostics import Diagnostic, Severity
from annotally.tasks.muc_config.options import OptionKind
from annotally_gui.dialogs.frame import icon_label, make_button, wrapped
from annotally_gui.models.configuration_draft import OptionState
from annotally_gui.services.i18n import mark, plural, tr, translate
from annotally_gui.services.icons import Icons
from annotally_gui.services.theme import GAP, TARGET, heading_font, mono_font
from annotally_gui.widgets.layouts import add_layout

_ENDLESS = (1 << 24) - 1
"""Qt's greatest height."""
HOW = {
    OptionKind.STRINGS: mark("One per line."),
    OptionKind.NAMES: mark("One per line, at least one."),
    OptionKind.CLASSES: mark(
        "One class per line: name, name in reports, scored or unscored, threshold. Put "
        "names with spaces in single quotes."
    ),
    OptionKind.SLOTS: mark(
        "One slot per line: class, name, name in reports, scored or unscored, weight, "
        "set or string or pointer. Put names with spaces in single quotes."
    ),
    OptionKind.GROUPS: mark("One row per line: its name, then the sections it adds up."),
    OptionKind.SUBTASKS: mark("One row per line: class, slot, value."),
    OptionKind.CHARACTER: mark("One character."),
}
"""How a value is written, by kind."""


class ValueEditor(QStackedWidget):
    """A field for a choice, a line or several lines, according to the kind of option."""

    edited = Signal(tuple)
    """The values, after each edit by the user."""

    def __init__(self) -> None:
        super().__init__()
        self.choice, self.line, self.lines = QComboBox(), QLineEdit(), QPlainTextEdit()
        self.lines.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.lines.setTabChangesFocus(True)
        self.lines.setFont(mono_font())
        for field in (self.choice, self.line):
            field.setMinimumHeight(TARGET)
        for page in (self.choice, self.line, self.lines):
            self.addWidget(page)
        self.choice.activated.connect(lambda _index: self._tell())
        self.line.textEdited.connect(lambda _text: self._tell())
        self.lines.textChanged.connect(self._tell)

    @property
    def field(self) -> QWidget:
        """The widget in use."""
        return (self.choice, self.line, self.lines)[self.currentIndex()]

    def show_option(self, state: OptionState) -> None:
        """Show the values of an option without emitting `edited`."""
        kind, values = state.option.kind, state.values
        first = values[0] if len(values) == 1 else " ".join(values)
        if kind in (OptionKind.CHOICE, OptionKind.FLAG):
            self._show_choice(state.option.choices or ("no", "yes"), first)
            self.setCurrentIndex(0)
        elif kind.single:
            self.line.setText(first)
            self.setCurrentIndex(1)
        else:
            with QSignalBlocker(self.lines):
                self.lines.setPlainText("\n".join(values))
            self.setCurrentIndex(2)
        self.field.setAccessibleName(tr("Value of {option}", option=state.option.name))

    def values(self) -> tuple[str, ...]:
        """Return the values as they stand in the field; empty lines are none."""
        if self.field is self.lines:
            return tuple(line.strip() for line in self.lines.toPlainText().split("\n") if line.strip())
        return (self.choice.currentText(),) if self.field is self.choice else (self.line.text(),)

    def _show_choice(self, choices: tuple[str, ...], value: str) -> None:
        folded = [choice.casefold() for choice in choices]
        if value.casefold() not in folded:
            choices = (*choices, value)  # what the file says stays to be seen, right or wrong
        self.choice.clear()
        for choice in choices:
            self.choice.addItem(choice)
        self.choice.setCurrentIndex([*folded, value.casefold()].index(value.casefold()))

    def _tell(self) -> None:
        self.edited.emit(self.values())


class OptionEditor(QWidget):
    """An editor of the value of one option, with all that is known about the option."""

    edited = Signal(tuple)
    reset = Signal()

    def __init__(self, icons: Icons) -> None:
        super().__init__()
        self.name, self.summary, self.how = QLabel(), wrapped(), wrapped()
        self.name.setFont(heading_font())
        self.name.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.value = ValueEditor()
        self.value.edited.connect(self.edited)
        self.message = wrapped(selectable=True)
        self.message.setAccessibleName(tr("Problem"))
        self._signs = {
            Severity.ERROR: icon_label(icons, "error", "attention"),
            Severity.WARNING: icon_label(icons, "warning", "attention"),
        }
        self.origin = wrapped()
        self.reset_button: QPushButton = make_button(tr("&Reset to default"), self.reset.emit)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(2 * GAP, 0, 0, 0)
        column.setSpacing(GAP)
        for widget in (self.name, self.summary, self.how):
            column.addWidget(widget)
        column.addWidget(self.value)
        column.addWidget(self._message_row())
        self._filler = QWidget()
        column.addWidget(self._filler)
        foot = QHBoxLayout()
        foot.setSpacing(2 * GAP)
        foot.addWidget(self.origin, 1)
        foot.addWidget(self.reset_button)
        add_layout(column, foot)

    def _message_row(self) -> QWidget:
        # The place is kept while nothing is wrong, so that nothing jumps while a person types.
        holder = QWidget()
        holder.setMinimumHeight(3 * QFontMetrics(self.font()).lineSpacing())
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GAP)
        for sign in self._signs.values():
            sign.hide()
            row.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.message, 1)
        return holder

    def show_option(self, state: OptionState) -> None:
        """Show another option."""
        self.name.setText(state.option.name)
        self.summary.setText(tr(state.option.summary))
        how = HOW.get(state.option.kind, "")
        self.how.setText(tr(how) if how else "")
        self.how.setVisible(bool(how))
        self.value.show_option(state)
        # A field of lines takes the free height; otherwise the filler below does.
        lines = self.value.field is self.value.lines
        self._column.setStretchFactor(self.value, int(lines))
        self._column.setStretchFactor(self._filler, int(not lines))
        self.value.setMaximumHeight(_ENDLESS if lines else self.value.field.sizeHint().height())
        self.show_state(state)

    def show_state(self, state: OptionState) -> None:
        """Show the finding about the value and its origin; the field stays as it is."""
        worst = next(iter(state.findings), None)
        for severity, sign in self._signs.items():
            sign.setVisible(worst is not None and worst.severity is severity)
        self.message.setText("" if worst is None else _finding_text(worst, state))
        self.origin.setText("\n".join(_origin(state)))
        must_be_given = state.option.default is None
        self.reset_button.setEnabled(bool(state.line) and not must_be_given)
        self.reset_button.setToolTip(tr("This option is required") if must_be_given else "")


def _finding_text(finding: Diagnostic, state: OptionState) -> str:
    problem = translate(finding.found)
    finding_words = problem[:1].upper() + problem[1:]
    if state.number and len(state.values) > 1:
        finding_words = tr("Line {number}: {found}", number=state.number, found=problem)
    remedy = translate(finding.remedy)
    remedy = remedy[:1].upper() + remedy[1:]
    message = tr(
        "{found}. Expected: {expected}. {remedy}",
        found=finding_words,
        expected=translate(finding.expected),
        remedy=remedy,
    )
    message += "" if message.endswith("?") else "."
    more = len(state.findings) - 1
    return f"{message} {plural('One more message.', '{count} more messages.', more)}" if more else message


def _origin(state: OptionState) -> Iterator[str]:
    if state.option.default is None:
        yield tr("Required; there is no default.")
    else:
        default = "  ".join(state.default) if any(state.default) else tr("none")
        yield tr("Default: {value}", value=default)
    yield origin_text(state)
    if not state.applies:
        yield tr("No effect on this task.")


def origin_text(state: OptionState) -> str:
    """Return the origin of an option's value in words."""
    if state.changed:
        return tr("Changed here.") if state.line else tr("Set back to the default.")
    if not state.line:
        return tr("The default applies.")
    return tr("Line {line} of the file.", line=state.line) if state.in_file else tr("Set by the task.")
