"""The dimensions of one tag profile: weights and options as fields and sliders, each with what is wrong."""

from collections.abc import Sequence
from fractions import Fraction
from math import ceil

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from annotally.tasks.mat_task_nodes import decimal
from annotally.tasks.similarity import Dimension
from annotally.tasks.similarity_findings import Finding
from annotally_gui.dialogs.frame import make_button, wrapped
from annotally_gui.dialogs.number_field import NumberField
from annotally_gui.i18n import mark, tr
from annotally_gui.models.profile_draft import ProfileDraft
from annotally_gui.theme import GAP, GRID

OPTION_TITLES = {
    "true_residue": mark("if only true labels match"),
    "overlap_match_lower_bound": mark("a match above"),
    "overlap_mismatch_upper_bound": mark("nothing below"),
}


class DimensionRows(QWidget):
    """A line for each dimension, and one to add another."""

    weight_edited = Signal(int, str)
    """Place of the dimension and what was written; it may be no number."""
    option_edited = Signal(int, str, str)
    """Place, name of the option, and what was written; empty: without it."""
    left = Signal()
    """A change is over."""
    removed = Signal(int)
    added = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tag = -1
        self._shape: tuple[object, ...] = ()
        self.weights: list[NumberField] = []
        self.options: dict[tuple[int, str], NumberField] = {}
        self.removers: list[QPushButton] = []
        self._problems: dict[int, QLabel] = {}
        self._bad: dict[tuple[int, str], str] = {}
        """What was written that is no number, by place and option; the weight is the option without name."""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        self._body = QWidget()
        column.addWidget(self._body)
        column.addLayout(self._make_adder())
        column.addStretch(1)

    def _make_adder(self) -> QLayout:
        self.addable = QComboBox()
        self.addable.setAccessibleName(tr("Dimension to add"))
        self.add_button = make_button(
            tr("&Add dimension"), lambda: self.added.emit(self.addable.currentText())
        )
        row = QHBoxLayout()
        row.setSpacing(GAP)
        row.addWidget(self.addable)
        row.addWidget(self.add_button)
        row.addStretch(1)
        return row

    def show_tag(self, draft: ProfileDraft, tag: int, findings: Sequence[Finding]) -> None:
        """Show the dimensions of a tag profile, and what is wrong with each of them."""
        dimensions = draft.profile.tag_profiles[tag].dimensions
        shape = (tag, *((one.name, draft.method_of(tag, one.name)) for one in dimensions))
        if shape != self._shape:
            self._shape, self._tag = shape, tag
            self._bad.clear()
            self._build(draft, dimensions)
        for place, dimension in enumerate(dimensions):
            if (place, "") not in self._bad:
                self.weights[place].show_text(decimal(dimension.weight))
            values = dict(dimension.options)
            for name in draft.options_of(tag, dimension.name):
                if (place, name) not in self._bad:
                    self.options[place, name].show_text(values.get(name, ""))
        self._show_problems(findings)
        addable = draft.addable(tag)
        if [self.addable.itemText(n) for n in range(self.addable.count())] != list(addable):
            self.addable.clear()
            self.addable.addItems(addable)
        self.addable.setEnabled(bool(addable))
        self.add_button.setEnabled(bool(addable))

    def refuse(self, place: int, option: str, text: str) -> None:
        """Keep what is no number as it was written, and say so."""
        self._bad[place, option] = text

    def accept(self, place: int, option: str) -> None:
        """Take what was written for a number."""
        self._bad.pop((place, option), None)

    @property
    def has_bad(self) -> bool:
        """Whether something is written that is no number."""
        return bool(self._bad)

    def forget_bad(self) -> None:
        """Show the numbers in force again."""
        self._bad.clear()

    def _build(self, draft: ProfileDraft, dimensions: Sequence[Dimension]) -> None:
        old, self._body = self._body, QWidget()
        self.weights, self.options, self.removers, self._problems = [], {}, [], {}
        most = max((one.weight for one in dimensions), default=Fraction(1))
        top, steps = (1, 100) if most <= 1 else (max(10, 2 * ceil(most)), 10)
        grid = QGridLayout(self._body)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(GAP)
        grid.setVerticalSpacing(GRID)
        grid.setColumnStretch(1, 1)
        for place, dimension in enumerate(dimensions):
            self._add_line(grid, draft, place, dimension, (top, steps))
        column = self.layout()
        if isinstance(column, QVBoxLayout):
            column.replaceWidget(old, self._body)
        old.hide()
        old.deleteLater()

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
        name.setToolTip(tr("Compared by {method}", method=method))
        weight = NumberField(tr("Weight of {name}", name=dimension.name), *range_)
        weight.edited.connect(lambda text: self.weight_edited.emit(place, text))
        weight.left.connect(self.left)
        name.setBuddy(weight.field)
        remover = make_button(tr("Remove"), lambda: self.removed.emit(place))
        remover.setAccessibleName(tr("Remove {name}", name=dimension.name))
        how = QLabel(method)
        how.setEnabled(False)
        self.weights.append(weight)
        self.removers.append(remover)
        for column, widget in enumerate((name, weight, how, remover)):
            grid.addWidget(widget, line, column)
        for option in draft.options_of(self._tag, dimension.name):
            line += 1
            grid.addWidget(self._option(place, dimension.name, option), line, 1, 1, 2)
            title = QLabel(tr(OPTION_TITLES.get(option, option)))
            title.setToolTip(option)
            title.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            grid.addWidget(title, line, 0)
        problem = wrapped()
        problem.setAccessibleName(tr("What is wrong with {name}", name=dimension.name))
        problem.hide()
        grid.addWidget(problem, line + 1, 0, 1, 4)
        self._problems[place] = problem

    def _option(self, place: int, dimension: str, option: str) -> NumberField:
        field = NumberField(tr("{option} of {name}", option=option, name=dimension), 1, 100)
        field.field.setPlaceholderText(tr("none"))
        field.edited.connect(lambda text: self.option_edited.emit(place, option, text))
        field.left.connect(self.left)
        self.options[place, option] = field
        return field

    def _show_problems(self, findings: Sequence[Finding]) -> None:
        for place, label in self._problems.items():
            said = [
                f"⚠ {one.found}; {one.remedy}" for one in findings if one.key[2:4] == ("dimension", place)
            ]
            said += [
                tr("⚠ {found} is no number; write digits and a point", found=repr(text))
                for (at, _), text in self._bad.items()
                if at == place
            ]
            label.setText("\n".join(said))
            label.setVisible(bool(said))
