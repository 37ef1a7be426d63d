"""The rule of matching for spans: a list of the rules by name, and the number of those that have one."""

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDoubleSpinBox,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from annotally.tasks.span_matching import APPROXIMATE, PERCENT_EXPLANATIONS, RULES, SHARE
from annotally_gui.services.i18n import tr, translate
from annotally_gui.services.theme import GAP
from annotally_gui.widgets.layouts import add_layout
from annotally_gui.widgets.quiet_table import LEAST_ROW

_CHARACTERS = 12
"""Least width of the list, in characters of a title."""
_USUAL_SHARES = {SHARE: 50.0, APPROXIMATE: 80.0}
"""The numbers of the rules that have one, until others are chosen."""


class MatchingField(QWidget):
    """A list of rules with an explanation of each; without a rule, spans are counted as matches and clashes.

    The explanation stands below the list if the field is ``explained``, else it is the tooltip.
    """

    chosen = Signal(str)
    """The name of the rule that the user chose; empty for none."""

    def __init__(self, parent: QWidget | None = None, *, explained: bool = False) -> None:
        super().__init__(parent)
        self.list = QComboBox()
        self.list.setAccessibleName(tr("Matching"))
        self.list.setMinimumHeight(LEAST_ROW)
        self.list.setMinimumContentsLength(_CHARACTERS)
        self.list.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.list.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.percent = QDoubleSpinBox()
        self.percent.setAccessibleName(tr("Least share in percent"))
        self.percent.setRange(1, 100)
        self.percent.setDecimals(0)
        self.percent.setSuffix(tr(" %"))
        self.percent.setMinimumHeight(LEAST_ROW)
        self.percent.setKeyboardTracking(False)
        self.explanation = QLabel()
        self.explanation.setTextFormat(Qt.TextFormat.PlainText)
        self.explanation.setWordWrap(True)
        self.explanation.setVisible(explained)
        column, line = QVBoxLayout(self), QHBoxLayout()
        column.setContentsMargins(0, 0, 0, 0)
        for layout in (column, line):
            layout.setSpacing(GAP)
        line.addWidget(self.list, 1)
        line.addWidget(self.percent)
        add_layout(column, line)
        column.addWidget(self.explanation)
        self.setFocusProxy(self.list)
        self._fill()
        self.show_rule("")
        self.list.activated.connect(lambda _: self._picked())
        self.percent.valueChanged.connect(lambda _: self.chosen.emit(self.rule))

    def _fill(self) -> None:
        none = tr("a match has the same span and the same label; other pairs clash")
        self._add(tr("Matches and clashes"), "", none)
        for rule in RULES:
            self._add(translate(rule.title), rule.name, translate(rule.explanation))
        self._add(tr("Overlap of at least…"), SHARE + ":", translate(PERCENT_EXPLANATIONS[SHARE]))
        approximate = translate(PERCENT_EXPLANATIONS[APPROXIMATE])
        self._add(tr("Approximate text of at least…"), APPROXIMATE + ":", approximate)

    def _add(self, title: str, name: str, explanation: str) -> None:
        self.list.addItem(title, name)
        self.list.setItemData(self.list.count() - 1, explanation, Qt.ItemDataRole.ToolTipRole)

    @property
    def rule(self) -> str:
        """The name of the rule, with its number; empty for none."""
        name = str(self.list.currentData())
        return f"{name}{self.percent.value():g}%" if name.endswith(":") else name

    def show_rule(self, rule: str) -> None:
        """Show the rule of that name, as `matching_rule` knows it; nothing is reported."""
        with QSignalBlocker(self.percent):
            name, colon, share = rule.partition(":")
            self.list.setCurrentIndex(max(0, self.list.findData(name + colon)))
            if colon:
                # A share with decimals comes from a command line or a saved request, and is kept.
                self.percent.setDecimals(len(share.rstrip("%").partition(".")[2]))
                self.percent.setMinimum(min(1.0, float(share.rstrip("%"))))
                self.percent.setValue(float(share.rstrip("%")))
        self._explain()

    def _picked(self) -> None:
        name = str(self.list.currentData())
        if name.endswith(":"):
            with QSignalBlocker(self.percent):
                self.percent.setValue(_USUAL_SHARES[name.rstrip(":")])
        self._explain()
        self.chosen.emit(self.rule)

    def _explain(self) -> None:
        explanation = str(self.list.currentData(Qt.ItemDataRole.ToolTipRole))
        self.explanation.setText(explanation)
        self.list.setToolTip(explanation)
        self.percent.setVisible(self.rule.endswith("%"))
