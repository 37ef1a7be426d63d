"""The dialog and the button for choosing the feature of each layer that holds its label (C9)."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from annotally.model.layers import Layer, label_feature
from annotally.tasks.similarity_profile import LabelFeature
from annotally_gui.dialogs.frame import Frame, wrapped
from annotally_gui.services.i18n import tr
from annotally_gui.services.theme import GRID, TARGET
from annotally_gui.widgets.elided_button import ElidedButton

LAYER, FEATURE = range(2)
_NAMED_LAYERS = 3
"""Number of layers that the field names."""


class LabelFeaturesDialog(Frame):
    """A dialog with a line for each layer: the feature that holds the label, or the layer's name."""

    chosen = Signal(object)
    """A mapping of types to features, an empty one for the name of the layer."""

    def __init__(
        self, layers: Sequence[Layer], features: Mapping[str, str], parent: QWidget | None = None
    ) -> None:
        super().__init__(tr("Label features"), parent, 480, 360)
        self._layers = tuple(layers)
        self.content.addWidget(
            wrapped(
                tr(
                    "The label of an annotation is the value of one feature of its "
                    "layer; rows show layer and value, such as POS:NN. Without a "
                    "feature, the name of the layer is the label."
                )
            )
        )
        self.boxes = {layer.type: self._box(layer, features.get(layer.type, "")) for layer in self._layers}
        self.table = self._make_table()
        self.content.addWidget(self.table, 1)
        self.take_button = self.add_button(tr("&Use these"), self._take, default=True)
        self.add_button(tr("&Cancel"), self.reject)
        next(iter(self.boxes.values())).setFocus()

    def _box(self, layer: Layer, feature: str) -> QComboBox:
        box = QComboBox()
        box.setAccessibleName(tr("Label of {layer}", layer=layer.type))
        for candidate in layer.features:
            box.addItem(candidate.name, candidate.name)
        box.addItem(tr("Name of the layer ({layer})", layer=layer.type), "")
        box.setCurrentIndex(box.findData(feature))
        return box

    def _make_table(self) -> QTableWidget:
        table = QTableWidget(len(self._layers), 2)
        table.setHorizontalHeaderLabels([tr("Layer"), tr("Label")])
        table.setAccessibleName(tr("Label features"))
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(TARGET + GRID)
        table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        table.setShowGrid(False)
        table.setTabKeyNavigation(False)
        header = table.horizontalHeader()
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        for row, layer in enumerate(self._layers):
            name = QTableWidgetItem(layer.type)
            name.setToolTip(layer.name)
            table.setItem(row, LAYER, name)
            table.setCellWidget(row, FEATURE, self.boxes[layer.type])
        return table

    def _take(self) -> None:
        features = {name: str(box.currentData()) for name, box in self.boxes.items()}
        self.accept()
        self.chosen.emit(features)


class LabelField(ElidedButton):
    """A button that names the features that hold labels; pressed, it opens the dialog to choose others.

    Without a choice the engine chooses by the same rule (C9), from complete files.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._layers: tuple[Layer, ...] = ()
        self._choices: dict[str, str] = {}
        self._asking = False
        """Whether the dialog is open."""
        self.clicked.connect(self._ask)

    def offer(self, layers: Sequence[Layer]) -> bool:
        """Take the layers of the chosen files; return whether there is anything to choose."""
        # Choices are kept as long as their layer and feature are still offered: other files may have been
        # added in between.
        self._layers = tuple(layer for layer in layers if layer.features)
        self._choices = {name: feature for name, feature in self._choices.items() if self._has(name, feature)}
        self._say()
        return bool(self._layers)

    def _has(self, name: str, feature: str) -> bool:
        named_layer = next((layer for layer in self._layers if layer.type == name), None)
        return named_layer is not None and (
            not feature or feature in [candidate.name for candidate in named_layer.features]
        )

    @property
    def features(self) -> dict[str, str]:
        """The feature that is the label of each layer, empty for the layer's name."""
        return {layer.type: self._choices.get(layer.type, label_feature(layer)) for layer in self._layers}

    @property
    def overrides(self) -> tuple[LabelFeature, ...]:
        """The chosen features that differ from the default ones."""
        usual = {layer.type: label_feature(layer) for layer in self._layers}
        return tuple(
            LabelFeature(name, feature)
            for name, feature in self._choices.items()
            if usual.get(name) != feature
        )

    def _say(self) -> None:
        labels = [f"{name}: {feature or tr('name of the layer')}" for name, feature in self.features.items()]
        more_text = (
            tr(" and {count} more", count=len(labels) - _NAMED_LAYERS) if len(labels) > _NAMED_LAYERS else ""
        )
        features_text = ", ".join(labels[:_NAMED_LAYERS]) + more_text
        # Many layers do not make the sheet wider: what is too long is cut, and the tooltip says all of it.
        self.set_whole(tr("{said}…", said=features_text))
        explained = tr("In these files the label is the value of a feature; choose the feature here")
        self.setToolTip("\n".join([explained, *labels]))
        self.setAccessibleDescription(features_text)

    def _ask(self) -> None:
        if self._asking:
            return
        self._asking = True
        dialog = LabelFeaturesDialog(self._layers, self.features, self.window())
        dialog.chosen.connect(self._take)
        dialog.finished.connect(self._forget_dialog)
        dialog.open()

    def _forget_dialog(self) -> None:
        self._asking = False

    def _take(self, features: Mapping[str, str]) -> None:
        self._choices = dict(features)
        self._say()
