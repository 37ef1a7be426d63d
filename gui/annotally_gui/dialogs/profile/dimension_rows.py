"""The dimensions of one tag profile: weights and options as fields and sliders, with their faults."""

from collections.abc import Sequence
from fractions import Fraction
from math import ceil

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from annotally.tasks.mat.nodes import decimal
from annotally.tasks.similarity.builtin_methods import OPTIONS
from annotally.tasks.similarity.findings import Finding
from annotally.tasks.similarity_profile import Dimension
from annotally_gui.dialogs.finding_words import finding_text
from annotally_gui.dialogs.frame import make_button, replace_in_column, wrapped
from annotally_gui.dialogs.number_field import NumberField, UndoneElsewhere
from annotally_gui.models.profile_draft import ProfileDraft
from annotally_gui.services.i18n import mark, tr
from annotally_gui.services.theme import GAP, GRID, TARGET
from annotally_gui.widgets.layouts import add_layout

OPTION_TITLES = {
    "true_residue": mark("if only true labels match"),
    "overlap_match_lower_bound": mark("match above"),
    "overlap_mismatch_upper_bound": mark("no match below"),
}


class DimensionRows(QWidget):
    """A line for each dimension, and one to add another."""

    weight_edited = Signal(int, str)
    """Place of the dimension and the text of the weight, which may be no number."""
    option_edited = Signal(int, str, str)
    """Place, name of the option, and its text; empty: without the option."""
    method_chosen = Signal(int, str)
    """Place and the name of a method: that of the program, or one of the owner's."""
    edit_ended = Signal()
    """The edit of a field has ended."""
    removed = Signal(int)
    added = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tag = -1
        self._shape: tuple[object, ...] = ()
        self.weights: list[NumberField] = []
        self.options: dict[tuple[int, str], NumberField] = {}
        self.words: dict[tuple[int, str], QLineEdit] = {}
        """The options of the owner's methods; their values may be any text."""
        self.methods: dict[int, QComboBox] = {}
        """Lists of methods by place, where there is a choice."""
        self.removers: list[QPushButton] = []
        self._problems: dict[int, QLabel] = {}
        self._keys = UndoneElsewhere(self)
        self._bad: dict[tuple[int, str], str] = {}
        """Texts that are no numbers, by place and option; the weight is the option without name."""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        self._body = QWidget()
        column.addWidget(self._body)
        add_layout(column, self._make_adder())
        column.addStretch(1)

    def _make_adder(self) -> QLayout:
        self.addable = QComboBox()
        self.addable.setAccessibleName(tr("Dimension to add"))
        self.addable.setEditable(True)
        self.addable.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.addable.setToolTip(tr("Attributes whose values are annotations can be combined: first,second"))
        self.addable.setMinimumHeight(TARGET)
        self.add_button = make_button(tr("&Add dimension"), self._add)
        line = self.addable.lineEdit()
        assert line is not None  # it is editable
        line.installEventFilter(self)
        row = QHBoxLayout()
        row.setSpacing(GAP)
        row.addWidget(self.addable)
        row.addWidget(self.add_button)
        row.addStretch(1)
        return row

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Add the written dimension with Return, which the combo box would report a second time."""
        del watched
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        entered = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if entered:
            self._add()
        return entered

    def _add(self) -> None:
        self.added.emit(self.addable.currentText().strip())

    def show_tag(self, draft: ProfileDraft, tag: int, findings: Sequence[Finding]) -> None:
        """Show the dimensions of a tag profile and the faults of each."""
        dimensions = draft.profile.tag_profiles[tag].dimensions
        names = [item.name for item in dimensions]
        # Widgets are made anew only if their set changes: otherwise the field in use would lose the focus.
        shape = (tag, *((n, draft.methods_of(tag, n), draft.method_of(tag, n)) for n in names), draft.own)
        if shape != self._shape:
            self._shape, self._tag = shape, tag
            self._bad.clear()
            self._build(draft, dimensions)
        for place, dimension in enumerate(dimensions):
            # A text that is no number stays in its field until it is corrected.
            if (place, "") not in self._bad:
                self.weights[place].show_text(decimal(dimension.weight))
            values = dict(dimension.options)
            for name in draft.options_of(tag, dimension.name):
                if (place, name) in self.words:
                    field, text = self.words[place, name], values.get(name, "")
                    if field.text().strip() != text:
                        field.setText(text)
                elif (place, name) not in self._bad:
                    self.options[place, name].show_text(values.get(name, ""))
        self._show_problems(findings)
        addable = draft.addable(tag)
        if [self.addable.itemText(n) for n in range(self.addable.count())] != list(addable):
            self.addable.clear()
            self.addable.addItems(addable)

    def refuse(self, place: int, option: str, text: str) -> None:
        """Keep a text that is no number as it was written, with a message."""
        self._bad[place, option] = text

    def accept(self, place: int, option: str) -> None:
        """Forget the refused text of a field, which has a number now."""
        self._bad.pop((place, option), None)

    @property
    def has_bad(self) -> bool:
        """Whether a field has a text that is no number."""
        return bool(self._bad)

    def forget_bad(self) -> None:
        """Show the numbers in force again."""
        self._bad.clear()

    def _build(self, draft: ProfileDraft, dimensions: Sequence[Dimension]) -> None:
        old, self._body = self._body, QWidget()
        self.weights, self.options, self.removers, self._problems = [], {}, [], {}
        self.words, self.methods = {}, {}
        most = max((item.weight for item in dimensions), default=Fraction(1))
        # Sliders end at 1 for weights up to 1, else at twice the greatest weight or 10.
        top, steps = (1, 100) if most <= 1 else (max(10, 2 * ceil(most)), 10)
        grid = QGridLayout(self._body)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(GAP)
        grid.setVerticalSpacing(GRID)
        grid.setColumnStretch(1, 1)
        for place, dimension in enumerate(dimensions):
            self._add_line(grid, draft, place, dimension, (top, steps))
        replace_in_column(self, old, self._body)

    def _add_line(
        self,
        grid: QGridLayout,
        draft: ProfileDraft,
        place: int,
        dimension: Dimension,
        range_: tuple[int, int],
    ) -> None:
        line = grid.rowCount()
        method = draft.method_of(self._tag, dimension.name)
        name = QLabel(dimension.name)
        name.setTextFormat(Qt.TextFormat.PlainText)
        name.setToolTip(tr("Compared by {method}", method=method))
        weight = NumberField(tr("Weight of {name}", name=dimension.name), *range_)
        weight.edited.connect(lambda text: self.weight_edited.emit(place, text))
        weight.edit_ended.connect(self.edit_ended)
        name.setBuddy(weight.field)
        remover = make_button(tr("Remove"), lambda: self.removed.emit(place))
        remover.setAccessibleName(tr("Remove {name}", name=dimension.name))
        how = self._how(place, dimension.name, draft.methods_of(self._tag, dimension.name), method)
        self.weights.append(weight)
        self.removers.append(remover)
        for column, widget in enumerate((name, weight, how, remover)):
            grid.addWidget(widget, line, column)
        for option in draft.options_of(self._tag, dimension.name):
            line += 1
            # Options of the owner's methods may be any text, those of the program's are numbers.
            is_free = method not in OPTIONS
            option_field = (self._word if is_free else self._option)(place, dimension.name, option)
            grid.addWidget(option_field, line, 1, 1, 2)
            title = QLabel(tr(OPTION_TITLES.get(option, option)))
            title.setToolTip(option)
            title.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            grid.addWidget(title, line, 0)
        problem = wrapped()
        problem.setAccessibleName(tr("Problem with {name}", name=dimension.name))
        problem.hide()
        grid.addWidget(problem, line + 1, 0, 1, 4)
        self._problems[place] = problem

    def _how(self, place: int, dimension: str, methods: Sequence[str], method: str) -> QWidget:
        """Return a list of methods, or the name of the only one."""
        if len(methods) == 1:
            only = QLabel(method)
            only.setEnabled(False)
            only.setToolTip(tr("Your own methods come from a Python module: see Preferences"))
            return only
        choice = QComboBox()
        choice.setAccessibleName(tr("Method of {name}", name=dimension))
        choice.setMinimumHeight(TARGET)
        choice.addItems(methods)
        choice.setCurrentText(method)
        choice.textActivated.connect(lambda name: self._choose(place, name))
        self.methods[place] = choice
        return choice

    def _choose(self, place: int, method: str) -> None:
        self.method_chosen.emit(place, method)
        if place in self.methods:
            self.methods[place].setFocus()  # other options: the lines are new ones

    def _word(self, place: int, dimension: str, option: str) -> QLineEdit:
        field = QLineEdit()
        field.setAccessibleName(tr("{option} of {name}", option=option, name=dimension))
        field.setPlaceholderText(tr("default of the function"))
        field.setMinimumHeight(TARGET)
        field.installEventFilter(self._keys)
        field.textEdited.connect(lambda text: self.option_edited.emit(place, option, text.strip()))
        field.editingFinished.connect(self.edit_ended)
        self.words[place, option] = field
        return field

    def _option(self, place: int, dimension: str, option: str) -> NumberField:
        field = NumberField(tr("{option} of {name}", option=option, name=dimension), 1, 100)
        field.field.setPlaceholderText(tr("none"))
        field.edited.connect(lambda text: self.option_edited.emit(place, option, text))
        field.edit_ended.connect(self.edit_ended)
        self.options[place, option] = field
        return field

    def _show_problems(self, findings: Sequence[Finding]) -> None:
        for place, label in self._problems.items():
            lines = [
                finding_text(finding for finding in findings if finding.key[2:4] == ("dimension", place))
            ]
            lines += [
                tr("⚠ {found} is not a number; use digits and a point", found=repr(text))
                for (at, _), text in self._bad.items()
                if at == place
            ]
            label.setText("\n".join(filter(None, lines)))
            label.setVisible(any(lines))
