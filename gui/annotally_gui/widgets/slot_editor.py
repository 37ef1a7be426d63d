"""An editor of a slot: a line for each fill with completions from the sides; And, Or and Empty."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QStringListModel, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPalette
from PySide6.QtWidgets import QCompleter, QGridLayout, QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from annotally.adjudication.project.messages import MovedLine, SlotDraft
from annotally_gui.models.slot_lines import (
    Alternatives,
    FillLine,
    LinePlace,
    alternatives_of,
    lines_of,
    moved_lines,
    places_of,
    unknown,
)
from annotally_gui.services.i18n import tr
from annotally_gui.services.theme import GAP, TARGET
from annotally_gui.widgets.field import Field
from annotally_gui.widgets.focus_order import put_behind
from annotally_gui.widgets.layouts import add_layout

_JOINT, _TEXT, _BESIDE = range(3)
_LISTED = 8


LETTERS = (Qt.Key.Key_A, Qt.Key.Key_O, Qt.Key.Key_M, Qt.Key.Key_X)
"""Keys with Alt: another fill, another alternative, an empty slot, as on the buttons; moving a fill."""


_ENDS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape)


def _is_letter(event: QKeyEvent) -> bool:
    return event.modifiers() == Qt.KeyboardModifier.AltModifier and event.key() in LETTERS


class FillField(Field):
    """A field for a fill; Down lists the fills on offer, Escape gives up."""

    given_up = Signal()
    letter_pressed = Signal(int)
    """The key of Qt among `LETTERS` that was pressed with Alt."""

    def event(self, event: QEvent) -> bool:
        """Take the letters of the buttons: Qt clicks these a tenth of a second later; keys come faster."""
        # Accepted, the letter comes as a key press to this field and starts no action or mnemonic.
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and _is_letter(event)
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """List all offers with Down, take one with Return, give up with Escape; pass other keys to Qt."""
        completer = self.completer()
        popup = completer.popup()
        # An open list of completions takes Return and Escape for itself.
        if popup is not None and popup.isVisible() and event.key() in _ENDS:
            if event.key() != Qt.Key.Key_Escape and popup.currentIndex().isValid():
                self.setText(popup.currentIndex().data())
            popup.hide()
        elif _is_letter(event):
            self.letter_pressed.emit(event.key())
        elif event.key() == Qt.Key.Key_Escape:
            self.given_up.emit()
        elif event.key() == Qt.Key.Key_Down:
            completer.setCompletionPrefix("")
            completer.complete()
        else:
            super().keyPressEvent(event)


class SlotEditor(QWidget):
    """An editor of one slot, with a line for each fill."""

    committed = Signal()
    """Return was pressed."""
    given_up = Signal()
    move_asked = Signal(int)
    """A request to move the fill of a line in the text."""

    def __init__(self, draft: SlotDraft, *, beside: bool = False) -> None:
        """Take a slot; the buttons stand ``beside`` its first line, or else below the last.

        Below, where the text can be reached meanwhile, fills that have places can be moved.
        """
        super().__init__()
        self.draft = draft
        self.fields: list[FillField] = []
        """The lines, from above."""
        self._fresh: list[bool] = []
        self._offers = QStringListModel(list(draft.offers), self)
        self._grid = QGridLayout()
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(GAP // 2)
        self._grid.setColumnStretch(_TEXT, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP // 2)
        add_layout(column, self._grid)
        self.movers: dict[int, QToolButton] = {}
        """The button that moves a fill, by line; only fills with a place have one."""
        # Fills are moved in the text, which can be reached only while the buttons stand below (in the card).
        self._places = [None if beside or draft.fixed else place for place in places_of(draft)]
        self._moved: dict[int, LinePlace] = {}
        for number, line in enumerate(lines_of(draft.lines)):
            self._add_line(line)
            self._show_place(number)
        if not draft.fixed:  # behind the fields, so that Tab comes to those first
            buttons = self._make_buttons()
            if beside:
                add_layout(self._grid, buttons, 0, _BESIDE)
            else:
                add_layout(column, buttons)

    def _make_buttons(self) -> QHBoxLayout:
        self.and_button = text_button(tr("+ &And"), tr("Add another fill"))
        self.or_button = text_button(tr("+ &Or"), tr("Add an alternative: either is right"))
        self.empty_button = text_button(tr("E&mpty"), tr("Leave the slot empty"))
        self.and_button.clicked.connect(lambda: self.add(fresh=False))
        self.or_button.clicked.connect(lambda: self.add(fresh=True))
        self.empty_button.clicked.connect(self.clear)
        line = QHBoxLayout()
        line.setSpacing(GAP // 2)
        for button in (self.and_button, self.or_button, self.empty_button):
            line.addWidget(button)
        line.addStretch(1)
        return line

    def _add_line(self, line: FillLine) -> FillField:
        field, place = FillField(line.text), len(self.fields)
        field.setMinimumHeight(TARGET)
        field.setReadOnly(self.draft.fixed)
        if self.draft.fixed:  # nothing that looks as if it could be written in
            field.setFrame(False)
            plain = field.palette()
            plain.setBrush(QPalette.ColorRole.Base, plain.brush(QPalette.ColorRole.Window))
            field.setPalette(plain)
            field.setToolTip(tr("Set by the extent: move the annotation in the text"))
            field.setAccessibleDescription(field.toolTip())
        field.setAccessibleName(tr("{slot}, fill {number}", slot=self.draft.name, number=place + 1))
        field.setPlaceholderText(tr("empty") if not place else "")
        completer = QCompleter(self._offers, field)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        field.setCompleter(completer)
        field.returnPressed.connect(self.committed)
        field.given_up.connect(self.given_up)
        if not self.draft.fixed:
            field.letter_pressed.connect(self._run_letter)
        if place:
            self._grid.addWidget(QLabel(tr("or") if line.fresh else tr("and")), place, _JOINT)
        self._grid.addWidget(field, place, _TEXT)
        self.fields.append(field)
        self._fresh.append(line.fresh)
        return field

    def _show_place(self, line: int) -> None:
        """Show the offsets of a line's fill on its button, which is made if it is missing."""
        place = self.place(line)
        if place is None:
            return
        if line not in self.movers:
            button = self.movers[line] = text_button("", tr("Move this fill in the text (Alt+X)"))
            button.clicked.connect(lambda: self.move_asked.emit(line))
            self._grid.addWidget(button, line, _BESIDE)
        offsets = tr("{start}–{end}", start=place.start, end=place.end)
        self.movers[line].setText(offsets)
        self.movers[line].setAccessibleName(tr("Move {place} in the text", place=offsets))

    def place(self, line: int) -> LinePlace | None:
        """Return the offsets of a line's fill, None for a fill without a place."""
        # A line has no place if it was added here or its fill is not anchored in the text.
        return self._moved.get(line, self._places[line] if line < len(self._places) else None)

    def move_line(self, line: int, start: int, end: int, text: str) -> None:
        """Move the fill of a line to other offsets, with the text that stands there."""
        place = self.place(line)
        if place is not None and (place.start, place.end) != (start, end):
            self._moved[line] = LinePlace(place.before, start, end)
            self.fields[line].setText(text)
            self._show_place(line)

    def moved(self) -> tuple[MovedLine, ...]:
        """Return the fills that have other offsets now."""
        places = [self._moved.get(line) for line in range(len(self.fields))]
        return moved_lines(self.draft.name, self._lines(), places)

    def add(self, *, fresh: bool) -> None:
        """Add a line for another fill, or for another alternative, and go there."""
        above = self.movers.get(len(self.fields) - 1, self.fields[-1])
        field = self._add_line(FillLine("", fresh))
        put_behind(above, field)
        field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _run_letter(self, key: int) -> None:
        if key == Qt.Key.Key_X:
            line = next((n for n, field in enumerate(self.fields) if field.hasFocus()), 0)
            if self.place(line) is not None:
                self.move_asked.emit(line)
        elif key == Qt.Key.Key_M:
            self.clear()
        else:
            self.add(fresh=key == Qt.Key.Key_O)

    def clear(self) -> None:
        """Empty the slot."""
        for field in self.fields:
            field.clear()
        self.begin()

    def begin(self) -> None:
        """Put the cursor into the first line."""
        self.fields[0].setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.fields[0].selectAll()

    def _lines(self) -> list[FillLine]:
        pairs = zip(self.fields, self._fresh, strict=True)
        return [FillLine(field.text(), fresh) for field, fresh in pairs]

    def alternatives(self) -> Alternatives:
        """Return the fills of all lines, as alternatives."""
        return alternatives_of(self._lines())

    def problem(self) -> str:
        """Return the fault of the slot in words, empty if there is none."""
        wrong = unknown(self._lines(), self.draft.offers) if self.draft.closed else ""
        if not wrong:
            return ""
        offers = ", ".join(self.draft.offers[:_LISTED])
        return tr("{slot} cannot be {wrong}. Use {known}.", slot=self.draft.name, known=offers, wrong=wrong)


def text_button(text: str, tip: str) -> QToolButton:
    """Return a small button that Tab reaches, and that takes no focus when it is clicked."""
    button = QToolButton()
    button.setText(text)
    button.setToolTip(tip)
    button.setMinimumHeight(TARGET)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button


def problem_of(editors: Sequence[SlotEditor]) -> str:
    """Return the first problem of several slots, empty where there is none."""
    return next(filter(None, (editor.problem() for editor in editors)), "")
