"""Rules that decide many objects at once: the number each would decide, their list, and the run."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QSpinBox,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from annotally.adjudication.project.messages import Changed, Proposals, RuleChoice
from annotally.model.letters import LETTERS
from annotally_gui.context import AppContext
from annotally_gui.dialogs.engine_dialog import EngineDialog
from annotally_gui.dialogs.frame import make_button, wrapped
from annotally_gui.dialogs.opinion_fields import OpinionFields, percent_text
from annotally_gui.dialogs.row_list import LISTED, RowList
from annotally_gui.models.app_state import AppState, Place
from annotally_gui.models.final_words import (
    LINKS,
    MAJORITY,
    RULES,
    THIRD_OPINION,
    choice_words,
    rule_title,
)
from annotally_gui.services.i18n import mark, plural, tr
from annotally_gui.services.requests import Editing, RuleRequests
from annotally_gui.services.theme import GAP
from annotally_gui.widgets.layouts import add_layout
from annotally_gui.widgets.why_line import WhyLine

_REST = 250
"""Milliseconds of rest in choosing after which the rules are counted."""
_SIDED = frozenset(RULES) - {"identical", "unanimous", MAJORITY, LINKS, THIRD_OPINION}
_TIPS = {
    "identical": mark("Both sides have the same annotation in the same place"),
    "unanimous": mark(
        "Take annotations that all have with the same words and place; leave out "
        "annotations that differ or occur twice"
    ),
    "counted-equal": mark("Only parts that the task does not count differ, such as case or premodifiers"),
    "optional-differs": mark("Only optional parts differ"),
    "extent-differs": mark("Type and slots are the same; start or end differ by at most this much"),
    "of-type": mark("Take all objects of the type from this side; leave out objects that this side lacks"),
    "slot-of-type": mark("Decide one slot of all objects of the type; the other slots stay undecided"),
    MAJORITY: mark("Take what more than half of the annotators have; leave out what more than half lack"),
    THIRD_OPINION: mark(
        "Follow a model of how reliable each annotator is, where a label is at least so probable; nothing is "
        "decided where those who gave the label differ in extent or slots"
    ),
    LINKS: mark(
        "Take links that more than half have, for mentions in the final key: decide undecided mentions first"
    ),
}


class RulesDialog(EngineDialog):
    """A sheet that counts each rule before it runs. Rules decide open objects only."""

    place_chosen = Signal(object)
    """The `Place` of an object that a rule would decide, which is to be shown."""
    ran = Signal(object)
    """The `Changed` documents after a rule has run."""

    def __init__(self, context: AppContext, state: AppState, parent: QWidget | None = None) -> None:
        super().__init__(tr("Rules"), context, state, parent, 720, 680)
        self._counts: dict[str, int] = {}
        self._objects: dict[str, tuple[str, ...]] = {}
        self._sides = state.comparison.sides if state.comparison is not None else ("", "")
        self._names = [name for name in RULES if self._is_there(name)]
        self.content.addWidget(
            wrapped(
                tr("A rule decides undecided objects, in one undo step. Your own decisions do not change.")
            )
        )
        self.rules = self._make_rules()
        self.content.addWidget(self.rules)
        self._make_choices()
        self.why = WhyLine()
        add_layout(self.content, self._form())
        self.status = QLabel()
        self.stop_button = make_button(tr("S&top counting"), self._stop)
        line = QHBoxLayout()
        line.setSpacing(GAP)
        line.addWidget(self.status, 1)
        line.addWidget(self.stop_button)
        add_layout(self.content, line)
        self.list = RowList(tr("Objects that the rule would decide"))
        self.list.place_chosen.connect(self.place_chosen)
        self.content.addWidget(self.list, 1)
        self.run_button = self.add_button(tr("&Run rule"), self._run, default=True)
        self.add_button(tr("&Close"), self.reject)
        # A rest before counting, so that not every step of a choice is counted.
        self._pause = QTimer(self, singleShot=True, interval=_REST)
        self._pause.timeout.connect(self._count)
        self.finished.connect(self._pause.stop)
        self.rules.setCurrentIndex(self.rules.model().index(0, 0))
        self.rules.currentItemChanged.connect(lambda: self._chosen())
        self.rules.setFocus()
        self._requester.ask(RuleRequests.objects, on_result=self._take_objects, kind="objects")
        self._requester.ask(Editing.reasons, on_result=self.why.set_reasons, kind="reasons")

    def _is_there(self, name: str) -> bool:
        """Tell whether a rule fits the open comparison."""
        opened = self._state.comparison
        chained = opened is not None and opened.method_spec.links_mentions
        if name in (MAJORITY, THIRD_OPINION):
            return len(self._sides) > 2
        return name != LINKS or (chained and len(self._sides) > 2)

    def _make_rules(self) -> QTreeWidget:
        tree = QTreeWidget()
        tree.setRootIsDecorated(False)
        tree.setUniformRowHeights(True)
        tree.setAccessibleName(tr("Rules"))
        tree.setHeaderLabels([tr("Rule"), tr("Would decide")])
        for name in self._names:
            item = QTreeWidgetItem([rule_title(name, len(self._sides)), ""])
            item.setData(0, Qt.ItemDataRole.UserRole, name)
            item.setToolTip(0, tr(_TIPS[name]))
            item.setTextAlignment(1, Qt.AlignmentFlag.AlignRight)
            tree.addTopLevelItem(item)
        tree.headerItem().setTextAlignment(1, Qt.AlignmentFlag.AlignRight)
        tree.setColumnWidth(0, 480)
        tree.setFixedHeight((len(self._names) + 1) * (tree.sizeHintForRow(0) + 2) + 12)
        return tree

    def _make_choices(self) -> None:
        """Make the fields of a rule's parameters: side, greatest distance and its unit, type, slot."""
        self.side = QComboBox()
        for number, (letter, name) in enumerate(zip(LETTERS, self._sides, strict=False)):
            self.side.addItem(tr("{letter} ({name})", letter=letter, name=name), number)
        self.most = QSpinBox()
        self.most.setRange(1, 999)
        self.words = QCheckBox(tr("Count words instead of &characters"))
        self.type, self.slot = QComboBox(), QComboBox()
        self.opinion = OpinionFields(self._sides)
        for box in (self.side, self.type, self.slot):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(24)
        self.side.currentIndexChanged.connect(self._changed)
        self.most.valueChanged.connect(self._changed)
        self.words.toggled.connect(self._changed)
        self.type.currentIndexChanged.connect(self._type_changed)
        self.slot.currentIndexChanged.connect(self._changed)
        self.opinion.changed.connect(self._changed)

    def _form(self) -> QFormLayout:
        form = QFormLayout()
        form.setSpacing(GAP)
        form.addRow(tr("Ta&ke from"), self.side)
        extent = QHBoxLayout()
        extent.addWidget(self.most)
        extent.addWidget(self.words)
        extent.addStretch(1)
        form.addRow(tr("Extents differ by at most"), extent)
        form.addRow(tr("T&ype"), self.type)
        form.addRow(tr("S&lot"), self.slot)
        form.addRow(tr("&Model"), self.opinion)
        form.setRowVisible(self.opinion, self._is_there(THIRD_OPINION))
        form.addRow(self.why.label, self.why)
        return form

    def _take_objects(self, objects: Sequence[tuple[str, tuple[str, ...]]]) -> None:
        # Signals are blocked while lists are filled: each entry would have the rules counted.
        self._objects = dict(objects)
        self.type.blockSignals(True)
        self.type.addItems(list(self._objects))
        self.type.blockSignals(False)
        self._fill_slots()
        self._count()

    def _type_changed(self) -> None:
        self._fill_slots()
        self._changed()

    def _fill_slots(self) -> None:
        self.slot.blockSignals(True)
        self.slot.clear()
        self.slot.addItems(list(self._objects.get(self.type.currentText(), ())))
        self.slot.blockSignals(False)

    # --- counting

    @property
    def current(self) -> str:
        """The name of the rule that is chosen."""
        item = self.rules.currentItem()
        return str(item.data(0, Qt.ItemDataRole.UserRole)) if item is not None else ""

    def choice(self, name: str) -> RuleChoice:
        """Return a rule with the chosen parameters."""
        is_opinion = name == THIRD_OPINION
        return RuleChoice(
            name,
            int(self.side.currentData()),
            self.most.value(),
            self.words.isChecked(),
            self.type.currentText(),
            self.slot.currentText(),
            self.opinion.name if is_opinion else "",
            self.opinion.threshold.value() if is_opinion else 0,
        )

    def _changed(self) -> None:
        self._pause.start()

    def _count(self) -> None:
        self._stop()
        self._counts.clear()
        for number in range(len(self._names)):
            self._show_count(number, tr("…"))
        self.stop_button.show()
        self._requester.ask(
            RuleRequests.count,
            tuple(self.choice(name) for name in self._names),
            on_part=lambda counts: self._counted(*counts),
            on_result=lambda _count: self.stop_button.hide(),
            kind="count",
        )
        self._chosen()

    def _counted(self, number: int, count: int) -> None:
        self._counts[self._names[number]] = count
        self._show_count(number, f"{count:,}")
        self._refresh()

    def _show_count(self, number: int, text: str) -> None:
        item = self.rules.topLevelItem(number)
        if item is not None:
            item.setText(1, text)

    def _stop(self) -> None:
        self._requester.cancel("count")
        self.stop_button.hide()

    # --- preview

    def _chosen(self) -> None:
        self.side.setEnabled(self.current in _SIDED)
        for widget in (self.most, self.words):
            widget.setEnabled(self.current == "extent-differs")
        self.type.setEnabled(self.current in ("of-type", "slot-of-type"))
        self.slot.setEnabled(self.current == "slot-of-type")
        self.opinion.setEnabled(self.current == THIRD_OPINION)
        self.opinion.reliability.clear()
        if self.current == THIRD_OPINION:
            self._requester.ask(
                RuleRequests.reliability,
                self.opinion.name,
                on_result=self.opinion.show_reliability,
                kind="reliability",
            )
        self.list.clear()
        self._requester.ask(
            RuleRequests.preview, self.choice(self.current), LISTED, on_result=self._listed, kind="preview"
        )
        self._refresh()

    def _listed(self, proposals: Proposals) -> None:
        self._counts[self.current] = proposals.count
        self._show_count(self._names.index(self.current), f"{proposals.count:,}")
        shares = proposals.shares or (None,) * len(proposals.rows)
        for (document, row, code), share in zip(proposals.rows, shares, strict=True):
            more = tr("   → {choice}", choice=choice_words(code, self._sides))
            more += f", {percent_text(share)}" if share is not None else ""
            self.list.add(self._state.forest, Place(document, row), more)
        self._refresh()

    def _refresh(self) -> None:
        count = self._counts.get(self.current)
        self.run_button.setEnabled(bool(count))
        if count is None:
            self.status.setText(tr("Counting…"))
            return
        sentence = plural("{count} object would be decided", "{count} objects would be decided", count)
        more = tr("; the first {shown} are listed", shown=LISTED) if count > LISTED else ""
        self.status.setText(sentence + more)

    def _run(self) -> None:
        self._stop()
        self.run_button.setEnabled(False)
        name = self.current
        self._requester.ask(
            RuleRequests.run,
            self.choice(name),
            tr("rule: {rule}", rule=rule_title(self._name_in_decisions(name), len(self._sides))),
            self.why.reason,
            self.why.comment,
            on_part=self._state.take_decisions,
            on_result=self._done,
        )

    def _name_in_decisions(self, name: str) -> str:
        choice = self.choice(name)
        return f"{choice.model}:{choice.threshold}" if name == THIRD_OPINION else name

    def _done(self, changed: Changed) -> None:
        self.ran.emit(changed)
        if self.isVisible():
            self.why.clear()
            self._count()
