"""Lines of fields that can be added and removed, each with its faults; lists of names have a menu."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from annotally_gui.dialogs.frame import make_button, replace_in_column, wrapped
from annotally_gui.dialogs.number_field import UndoneElsewhere
from annotally_gui.models.profile_draft import names_in
from annotally_gui.services.i18n import tr
from annotally_gui.services.theme import GAP, GRID, TARGET, heading_font


@dataclass(frozen=True, slots=True)
class FieldColumn:
    """A column of fields: its title, and the placeholder of an empty field.

    ``several``: a field holds names with commas between. ``live``: each letter is reported, not only the end.
    """

    title: str
    empty: str = ""
    several: bool = False
    live: bool = True
    stretch: int = 1


class NamesField(QWidget):
    """A line for names, with a menu that puts names into it and takes them out."""

    edited = Signal(str)
    """The text as written or chosen."""
    edit_ended = Signal()
    """The edit has ended: the field was left, or a name was chosen."""

    def __init__(self, name: str, column: FieldColumn, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._several = column.several
        self._offered: tuple[str, ...] = ()
        self.field = QLineEdit()
        self.field.setAccessibleName(name)
        self.field.setPlaceholderText(column.empty)
        self.field.setMinimumHeight(TARGET)
        self._keys = UndoneElsewhere(self)
        self.field.installEventFilter(self._keys)
        self.menu_button = QToolButton()
        self.menu_button.setAccessibleName(tr("Choose: {name}", name=name))
        self.menu_button.setToolTip(tr("Choose from a list"))
        self.menu_button.setMinimumSize(TARGET, TARGET)
        self.menu_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.menu = QMenu(self.menu_button)
        self.menu_button.clicked.connect(self.show_menu)
        self.menu_button.setArrowType(Qt.ArrowType.DownArrow)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.field, 1)
        row.addWidget(self.menu_button)
        self.setFocusProxy(self.field)
        # A field that is not live reports its whole text, when it is left.
        if column.live:
            self.field.textEdited.connect(self.edited)
        else:
            self.field.editingFinished.connect(lambda: self.edited.emit(self.field.text()))
        self.field.editingFinished.connect(self.edit_ended)

    def offer(self, names: Sequence[str]) -> None:
        """Set the names of the menu; without any it is hidden."""
        self._offered = tuple(names)
        self.menu_button.setVisible(bool(names))

    def show_text(self, text: str) -> None:
        """Show a value; a field with the same names, in any spacing, is left alone."""
        previous = self.field.text()
        # Writing equal names anew would move the cursor while a person types.
        same = names_in(previous) == names_in(text) if self._several else previous.strip() == text
        if not same:
            self.field.setText(text)

    def show_menu(self) -> None:
        """Show the menu below the field, names that are there already checked."""
        self._fill()
        self.menu.popup(self.mapToGlobal(self.rect().bottomLeft()))

    def _fill(self) -> None:
        self.menu.clear()
        there = names_in(self.field.text()) if self._several else (self.field.text().strip(),)
        for name in self._offered:
            # An ampersand in a name is no mnemonic.
            action = self.menu.addAction(name.replace("&", "&&"))
            action.setCheckable(True)
            action.setChecked(name in there)
            action.triggered.connect(lambda _=False, name=name: self.toggle(name))

    def toggle(self, name: str) -> None:
        """Put a name into the field, or take it out; a field of one name has it replaced."""
        there = list(names_in(self.field.text()))
        if not self._several:
            there = [name]
        elif name in there:
            there.remove(name)
        else:
            there.append(name)
        self.field.setText(", ".join(there))
        self.edited.emit(self.field.text())
        self.edit_ended.emit()


class FieldRows(QWidget):
    """A heading, a line for each part, and a button that adds one."""

    edited = Signal(int, int, str)
    """Line, column, and the new text of the field."""
    removed = Signal(int)
    added = Signal()
    edit_ended = Signal()
    """The edit of a field has ended."""

    def __init__(
        self, title: str, note: str, columns: Sequence[FieldColumn], add: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._title, self._columns = title, tuple(columns)
        self.fields: list[list[NamesField]] = []
        self.removers: list[QPushButton] = []
        self.problems: list[QLabel] = []
        self.heading = QLabel(title)
        self.heading.setFont(heading_font())
        self.note = wrapped(note)
        self.note.setForegroundRole(self.note.palette().ColorRole.PlaceholderText)
        self.add_button = make_button(add, self.added.emit)
        self._body = QWidget()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID)
        for widget in (self.heading, self.note, self._body):
            column.addWidget(widget)
        column.addWidget(self.add_button, 0, Qt.AlignmentFlag.AlignLeading)

    def show_lines(
        self,
        lines: Sequence[Sequence[str]],
        problems: Sequence[str],
        offers: Sequence[Sequence[Sequence[str]]],
    ) -> None:
        """Show lines with their texts and problems; ``offers`` are the names of menus by line and column."""
        if len(lines) != len(self.fields):
            self._build(len(lines))
        for number, line in enumerate(lines):
            for field, text, names in zip(self.fields[number], line, offers[number], strict=True):
                field.show_text(text)
                field.offer(names)
            self.problems[number].setText(problems[number])
            self.problems[number].setVisible(bool(problems[number]))

    def focus_last(self) -> None:
        """Put the cursor into the first field of the last line, which is to be written next."""
        if self.fields:
            self.fields[-1][0].field.setFocus()

    def _build(self, count: int) -> None:
        for field in (field for line in self.fields for field in line):
            field.blockSignals(True)  # it is left by going, and its line may be no more
        old, self._body = self._body, QWidget()
        self.fields, self.removers, self.problems = [], [], []
        grid = QGridLayout(self._body)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(GAP)
        grid.setVerticalSpacing(GRID)
        for place, column in enumerate(self._columns):
            grid.setColumnStretch(place, column.stretch)
            if count:
                grid.addWidget(QLabel(column.title), 0, place)
        for number in range(count):
            self._add_line(grid, number)
        replace_in_column(self, old, self._body)

    def _add_line(self, grid: QGridLayout, number: int) -> None:
        line = 1 + 2 * number
        fields: list[NamesField] = []
        for place, column in enumerate(self._columns):
            name = tr(
                "{part}, line {number}: {field}", part=self._title, number=number + 1, field=column.title
            )
            field = NamesField(name, column)
            field.edited.connect(lambda text, place=place: self.edited.emit(number, place, text))
            field.edit_ended.connect(self.edit_ended)
            grid.addWidget(field, line, place)
            fields.append(field)
        remover = make_button(tr("Remove"), lambda: self.removed.emit(number))
        remover.setAccessibleName(tr("Remove {part}, line {number}", part=self._title, number=number + 1))
        grid.addWidget(remover, line, len(self._columns))
        problem = wrapped()
        problem.setAccessibleName(
            tr("Problem with {part}, line {number}", part=self._title, number=number + 1)
        )
        problem.hide()
        grid.addWidget(problem, line + 1, 0, 1, len(self._columns) + 1)
        self.fields.append(fields)
        self.removers.append(remover)
        self.problems.append(problem)
