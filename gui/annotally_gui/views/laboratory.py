"""The laboratory in the agreement pane: all measures by kinds and distances, with intervals and opinions."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QMenu,
    QSizePolicy,
    QSpinBox,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from annotally.model.wording import LinkedCount
from annotally.reports.tables.laboratory_sheet import JUDGEMENT, LaboratoryChoice, LaboratorySheet
from annotally_gui.models.laboratory_model import KINDS, FigureColumn, LaboratoryModel
from annotally_gui.models.roles import DataRole
from annotally_gui.services.i18n import mark, tr
from annotally_gui.views.gamma_bar import GammaBar
from annotally_gui.widgets.field import Field
from annotally_gui.widgets.linked_text import LinkedText
from annotally_gui.widgets.measure_page import MeasurePage
from annotally_gui.widgets.outdated_bar import OutdatedBar
from annotally_gui.widgets.quiet_table import EDGE, LEAST_ROW, QuietTable

NUMERIC = ("ordinal", "linear", "quadratic", "interval", "ratio", "circular")
"""Distances of labels that are numbers, or that are put in an order."""
SETS = ("jaccard", "masi", "masi-product")
"""Distances of labels that are sets."""
SAMPLERS = {
    "statistical": mark("Units made anew by their numbers, gaps, lengths and labels"),
    "shuffle": mark("Units of annotators shifted along the text"),
}
EPSILONS = {
    "0.2": mark("0.2: experts"),
    "0.15": mark("0.15: skilled annotators"),
    "0.1": mark("0.1: crowds"),
}
"""What a person costs more than a system, as published for kinds of people."""
_SPARE = (FigureColumn.LEFT_OUT, FigureColumn.DISTANCE)
_LAST = (FigureColumn.GWET, FigureColumn.LANDIS_KOCH, FigureColumn.P)
_NO_SEED = -1
_GAMMA = "gamma"
"""The measure that has a precision and weights."""
_LINES = range(2, 9)
"""Lines of the details under the table: a quarter of the height, if that is among these."""


class LaboratoryView(QWidget):
    """A table of figures by sections, options of the measurement, and details of the current row."""

    measurement_asked = Signal()
    """A request to measure: anew, or by other options."""
    example_asked = Signal(str)
    """A request for the published example of a measure, by its key."""
    export_asked = Signal()
    instances_asked = Signal(str, str, object)
    """A request for what a count is about: kind and name of its section, and the `LinkedCount`."""
    distance_file_asked = Signal()
    """A request to choose a file of distances."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = LaboratoryModel(self)
        self.table = self._make_table()
        self.setFocusProxy(self.table)
        self.order = Field()
        self.order.setPlaceholderText(tr("Labels from the least to the greatest, with commas between"))
        self.order.setAccessibleName(tr("Order of labels"))
        self.order.editingFinished.connect(self._ask_if_changed)
        self.order.hide()
        bar = self._make_bar()
        self.gamma = GammaBar()
        self.gamma.changed.connect(self._ask_if_changed)
        self.outdated = OutdatedBar(tr("Measure again"))
        self.outdated.measurement_asked.connect(self.measurement_asked)
        self.page = MeasurePage()
        self.page.button.clicked.connect(lambda: self.measurement_asked.emit())
        self._stack = QStackedWidget()
        self._stack.addWidget(self.page)
        self._stack.addWidget(self.table)
        self.details = self._make_details()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 4, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(bar)
        layout.addWidget(self.order)
        layout.addWidget(self.gamma)
        layout.addWidget(self.outdated)
        layout.addWidget(self._stack, 1)
        layout.addWidget(self.details)
        self._asked = self.choice
        self.say(tr("The agreement of the annotators will appear here once files are scored."))

    def _make_table(self) -> QuietTable:
        table = QuietTable(tr("Agreement laboratory"))
        table.setModel(self.model)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.chosen.connect(self._choose)
        table.selectionModel().currentChanged.connect(self._show_details)
        # The keys go before the table's own: with them a row is chosen whatever its current cell is.
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            shortcut = QShortcut(QKeySequence(key), table)
            shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
            shortcut.activated.connect(lambda: self._choose(table.currentIndex().siblingAtColumn(0)))
        table.offer_copy(tr("Published &example"), lambda: self._choose_measure(table.currentIndex()))
        table.offer_copy(tr("&Export…"), self.export_asked.emit)
        return table

    def _make_details(self) -> LinkedText:
        details = LinkedText(tr("Details of the figure"))
        details.chosen.connect(self._ask_for_instances)
        return details

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the details a quarter of the height."""
        # Figures come first: of a low pane the details take the least lines, and never more than they need.
        super().resizeEvent(event)
        line = self.details.fontMetrics().lineSpacing()
        lines = min(max(self.height() // (4 * line), _LINES[0]), _LINES[-1])
        self.details.setFixedHeight(lines * line + 2 * EDGE)

    # -- options

    def _make_bar(self) -> QWidget:
        self.kinds = self._kind_actions(kinds := QMenu(self))
        self.distances = self._distance_actions(distances := QMenu(self))
        self._add_options(options := QMenu(self))
        self.seed = QSpinBox()
        self.seed.setRange(_NO_SEED, 999_999)
        self.seed.setSpecialValueText(tr("no samples"))
        self.seed.setPrefix(tr("Seed "))
        self.seed.setValue(1)
        self.seed.setKeyboardTracking(False)
        self.seed.setMinimumHeight(LEAST_ROW)
        self.seed.setAccessibleName(tr("Seed of the samples"))
        self.seed.setToolTip(tr("Seed of the random samples that intervals are made of"))
        self.seed.valueChanged.connect(lambda _seed: self._ask_if_changed())
        bar = QWidget()
        row = QHBoxLayout(bar)
        row.setContentsMargins(4, 0, 4, 0)
        row.setSpacing(4)
        row.addWidget(_menu_button(tr("Kinds"), tr("What agreement is measured on"), kinds), 1)
        row.addWidget(_menu_button(tr("Distances"), tr("How far apart labels are"), distances), 1)
        row.addWidget(_menu_button(tr("Options"), tr("Options of the measurement"), options), 1)
        row.addWidget(self.seed)
        return bar

    def _kind_actions(self, menu: QMenu) -> dict[str, QAction]:
        actions = {kind: self._option(menu, tr(title)) for kind, title in KINDS.items()}
        for kind, action in actions.items():
            action.setChecked(kind != "tokens")
        return actions

    def _distance_actions(self, menu: QMenu) -> dict[str, QAction]:
        actions = {name: self._option(menu, name) for name in NUMERIC}
        menu.addSeparator()
        actions |= {name: self._option(menu, name) for name in SETS}
        menu.addSeparator()
        self._from_file = menu.addAction(tr("From a &file…"))
        self._from_file.triggered.connect(lambda _on: self.distance_file_asked.emit())
        self._distance_menu = menu
        return actions

    def _add_options(self, menu: QMenu) -> None:
        menu.setToolTipsVisible(True)
        menu.addSection(tr("Gamma's samples"))
        group = QActionGroup(menu)
        self.samplers = {name: self._option(menu, tr(title)) for name, title in SAMPLERS.items()}
        for action in self.samplers.values():
            group.addAction(action)
        self.samplers["statistical"].setChecked(True)
        self._add_judgement(menu)
        menu.addSeparator()
        self.nothing = self._option(menu, tr("Missing counts as a &label"))
        self.nothing.setToolTip(tr("Treat a missing item as a label of its own"))
        self.labels = menu.addAction(tr("&Agreement on each label"))
        self.labels.setCheckable(True)
        self.labels.setToolTip(tr("Also list the measures of single labels"))
        self.labels.triggered.connect(self._show_labels)
        menu.addSeparator()
        self.export = menu.addAction(tr("&Export…"))
        self.export.setEnabled(False)
        self.export.triggered.connect(lambda _on: self.export_asked.emit())

    def _add_judgement(self, menu: QMenu) -> None:
        """Offer the costs of a person beyond those of a system, and slots; shown where one is judged."""
        heading = menu.addSection(tr("A person costs more than a system by (ε)"))
        group = QActionGroup(menu)
        self.epsilons = {name: self._option(menu, tr(title)) for name, title in EPSILONS.items()}
        for action in self.epsilons.values():
            group.addAction(action)
        self.epsilons["0.2"].setChecked(True)
        self._of_judgement = (heading, *self.epsilons.values())
        self.judged_by = QMenu(tr("&Judge systems by"), menu)
        self._slot_group = QActionGroup(self.judged_by)
        self.judged_slots: dict[str, QAction] = {}
        """The slots that systems can be judged by; empty: their labels."""
        menu.addMenu(self.judged_by)
        self._offer_judgement((), "", offered=False)

    def _offer_judgement(self, slots: Sequence[str], slot: str, *, offered: bool) -> None:
        """Show the options of a judgement, or hide them; ``slot`` is the one that was judged by."""
        for action in self._of_judgement:
            action.setVisible(offered)
        if tuple(self.judged_slots) != ("", *slots):
            self.judged_by.clear()
            self.judged_slots = {
                name: self._option(self.judged_by, name.replace("&", "&&") or tr("Labels"))
                for name in ("", *slots)
            }
            for action in self.judged_slots.values():
                self._slot_group.addAction(action)
        self.judged_slots[slot].setChecked(True)
        self.judged_by.menuAction().setVisible(offered and bool(slots))

    def _option(self, menu: QMenu, text: str) -> QAction:
        action = menu.addAction(text)
        action.setCheckable(True)
        action.triggered.connect(lambda _on: self._ask_if_changed())
        return action

    def add_distance_file(self, path: str) -> None:
        """Offer the distances of a file, and measure by them."""
        if path not in self.distances:
            action = self._option(self._distance_menu, Path(path).name.replace("&", "&&"))
            action.setToolTip(path)
            self._distance_menu.insertAction(self._from_file, action)
            self.distances[path] = action
        self.distances[path].setChecked(True)
        self._ask_if_changed()

    @property
    def choice(self) -> LaboratoryChoice:
        """The current choices."""
        order = tuple(filter(None, map(str.strip, self.order.text().split(","))))
        distances = tuple(_checked(self.distances))
        return LaboratoryChoice(
            tuple(_checked(self.kinds)),
            distances,
            None if self.seed.value() == _NO_SEED else self.seed.value(),
            next(_checked(self.samplers)),
            self.nothing.isChecked(),
            tuple(dict.fromkeys(order)) if set(distances) & set(NUMERIC) else (),
            epsilon=next(_checked(self.epsilons)),
            gamma=self.gamma.choice,
            judged_slot=next(_checked(self.judged_slots)),
        )

    def _ask_if_changed(self) -> None:
        # Menus and fields report each click, also those that change nothing: a measurement takes seconds.
        # An order of labels counts for distances by rank alone, and its field stands only beside these.
        choice = self.choice
        self.order.setVisible(bool(set(choice.distances) & set(NUMERIC)))
        if choice != self._asked:
            self._asked = choice
            self.measurement_asked.emit()

    # -- what is shown

    @property
    def has_figures(self) -> bool:
        """Whether figures are shown, and no sentence in their place."""
        return self.model.sheet is not None

    def say(self, text: str, *, measurable: bool = False) -> None:
        """Show a sentence instead of figures; ``measurable``: with a button that measures."""
        self.model.set_sheet(None)
        self.outdated.withdraw()
        self.page.say(text, measurable=measurable)
        self._stack.setCurrentIndex(0)
        self.details.hide()
        self.gamma.hide()
        self.export.setEnabled(False)

    def mark_outdated(self) -> None:
        """Say of any figures that their inputs have changed."""
        self.outdated.setVisible(self.has_figures)

    def set_sheet(self, sheet: LaboratorySheet) -> None:
        """Show the figures; the current row and the scroll position stay."""
        if not sheet.sections:
            self.say(tr("There is nothing to measure: no document of two annotators has such annotations."))
            return
        # The model is reset: place and scroll position are put back behind it, so that nothing jumps when
        # somebody changes an option and looks at the same figure.
        row, scrolled = self.table.currentIndex().row(), self.table.verticalScrollBar().value()
        self.model.set_sheet(sheet, with_labels=self.labels.isChecked())
        self.table.fit_columns(_samples(), _SPARE, last=_LAST)
        self._stack.setCurrentWidget(self.table)
        self.outdated.withdraw()
        self.details.show()
        self.gamma.setVisible(any(note.key == _GAMMA for note in sheet.measures))
        self.export.setEnabled(True)
        is_judged = any(section.kind == JUDGEMENT for section in sheet.sections)
        self._offer_judgement(sheet.judged_slots, sheet.judged_slot, offered=is_judged)
        self._lay_out(row if 0 <= row < self.model.rowCount() else 1)
        self.table.verticalScrollBar().setValue(scrolled)

    def _lay_out(self, row: int) -> None:
        # A reset of the model clears spans and the current row.
        self.table.span_headings(self.model.wide_rows())
        self.table.setCurrentIndex(self.model.index(row, 0))
        self._show_details(self.table.currentIndex())

    def _show_labels(self) -> None:
        if self.model.sheet is not None:
            is_outdated = not self.outdated.isHidden()
            self.set_sheet(self.model.sheet)
            self.outdated.setVisible(is_outdated)

    def _choose(self, index: QModelIndex) -> None:
        if index.data(DataRole.HEADING):
            self.model.fold(index.row())
            self._lay_out(index.row())
        elif self.model.is_note(index.row()):
            if self.details.counts:
                self.details.go_to_first_link()
        elif index.column() == FigureColumn.MEASURE:
            self._choose_measure(index)

    def _ask_for_instances(self, count: LinkedCount) -> None:
        section = self.model.section(self.table.currentIndex().row())
        if section is not None:
            self.instances_asked.emit(section.kind, section.name, count)

    def _choose_measure(self, index: QModelIndex) -> None:
        if measure := self.model.measure_at(index.row()):
            self.example_asked.emit(measure)

    def _show_details(self, index: QModelIndex) -> None:
        self.details.set_lines(self.model.details(index.row()))


def _samples() -> tuple[str, ...]:
    """Return a usual text of each column, in the window's language, which is long enough to be wide."""
    opinion, left_out = tr("almost perfect"), tr("items with one label only")
    figures = ("0.0000", "0.0000", "0.0000", "<0.0001", "00000")
    return ("Krippendorff's alpha with any", *figures, "nominal", opinion, opinion, f"00 {left_out}")


def _checked(actions: dict[str, QAction]) -> Iterator[str]:
    return (name for name, action in actions.items() if action.isChecked())


def _menu_button(text: str, tip: str, menu: QMenu) -> QToolButton:
    button = QToolButton()
    button.setText(tr("{title} ▾", title=text))
    button.setToolTip(tip)
    button.setAutoRaise(True)
    button.setMinimumHeight(LEAST_ROW)
    button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    # As narrow as the pane: a button never makes the pane wider.
    button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
    button.clicked.connect(lambda: menu.popup(button.mapToGlobal(button.rect().bottomLeft())))
    return button
