"""Fields for gamma's precision and weights, in the laboratory."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDoubleSpinBox, QHBoxLayout, QSizePolicy, QWidget

from annotally.reports.tables.laboratory_sheet import GammaChoice
from annotally_gui.services.i18n import tr
from annotally_gui.widgets.quiet_table import LEAST_ROW

_GREATEST_WEIGHT = 1000.0


class GammaBar(QWidget):
    """Three fields: the precision of the expected disorder in percent, α and β."""

    changed = Signal()
    """A field has another number, and is left or confirmed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        usual = GammaChoice()
        self.precision = _field(
            tr("Precision "),
            tr("Precision of gamma in percent"),
            tr("Samples are drawn until the expected disorder is known so exactly, at 95 %"),
        )
        self.precision.setSuffix(tr(" %"))
        self.precision.setDecimals(1)
        self.precision.setRange(0.1, 100.0)
        self.precision.setValue(100 * usual.precision)
        self.position = _field("α ", tr("α, weight of places"), tr("How much the places of two spans count"))
        self.label = _field("β ", tr("β, weight of labels"), tr("How much the labels of two spans count"))
        for field, weight in ((self.position, usual.position_weight), (self.label, usual.label_weight)):
            field.setDecimals(2)
            field.setRange(0.0, _GREATEST_WEIGHT)
            field.setSingleStep(0.5)
            field.setValue(weight)
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 0, 4, 0)
        row.setSpacing(4)
        for field in (self.precision, self.position, self.label):
            row.addWidget(field, 1)
            field.valueChanged.connect(lambda _number: self.changed.emit())

    @property
    def choice(self) -> GammaChoice:
        """The numbers in the fields, the precision as a share."""
        # A share of as many decimals as percent have, so that 2 % is the usual 0.02.
        return GammaChoice(round(self.precision.value() / 100, 4), self.position.value(), self.label.value())


def _field(prefix: str, name: str, tip: str) -> QDoubleSpinBox:
    field = QDoubleSpinBox()
    field.setPrefix(prefix)
    field.setAccessibleName(name)
    field.setToolTip(tip)
    # Each digit would be a measurement: a number counts once it is confirmed.
    field.setKeyboardTracking(False)
    field.setMinimumHeight(LEAST_ROW)
    field.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
    return field
