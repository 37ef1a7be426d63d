"""The settings of alignment and comparison of differing texts, which the comparison follows at once."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QWidget,
)

from annotally.tasks.alignment_options import DifferingChoice
from annotally.tasks.method_specs import MethodSpec
from annotally.tasks.speech_rules import Component, EntityMapping, SpeechRules
from annotally.tasks.templette_rules import ContentUnits, TempletteRules
from annotally.tasks.text_tolerance import WordAlignmentChoice
from annotally.text.alignment.rules import Aligner, AlignmentRules
from annotally_gui.context import AppContext
from annotally_gui.dialogs.frame import Frame, wrapped
from annotally_gui.dialogs.sound_fields import SoundFields, weight_field
from annotally_gui.services.i18n import mark, tr
from annotally_gui.services.theme import GAP, TARGET
from annotally_gui.widgets.layouts import add_layout

_PATIENCE = 150
"""Milliseconds of rest after a change before it is compared by."""
_WORDS_AWAY = 99
ALIGNERS = {
    Aligner.PHONETIC: mark("By sound, with groups of words"),
    Aligner.ONE_TO_ONE: mark("Word by word"),
}
MAPPINGS = {
    EntityMapping.LEFT_TO_RIGHT: mark("First overlap, from left to right"),
    EntityMapping.OPTIMAL: mark("Most correct in total"),
}
UNITS = {
    ContentUnits.AUTO: mark("Words where the texts differ, else characters"),
    ContentUnits.TOKENS: mark("Words"),
    ContentUnits.CHARACTERS: mark("Characters"),
}
COMPONENTS = {
    Component.TYPE.value: mark("T&ype"),
    Component.EXTENT.value: mark("E&xtent"),
    Component.CONTENT.value: mark("C&ontent"),
}


class AlignmentSheet(Frame):
    """A sheet beside the window; a change is compared by at once, and figures before and after are shown.

    ``spec`` is of the task's method: entities are compared by other components than fills.
    """

    edited = Signal(object)
    """The `DifferingChoice` to compare by now."""

    def __init__(
        self,
        context: AppContext,
        spec: MethodSpec,
        choice: DifferingChoice,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(tr("Alignment"), parent, 560, 520)
        self._by_entities = spec.entity_components
        self._first, self._choice = choice, choice
        self.aligner = self._list(tr("Aligner"), ALIGNERS)
        self.words = SoundFields(context.settings, self)
        self.words.changed.connect(self._changed)
        self.tolerance = weight_field(
            _WORDS_AWAY, tr("Number of words by which a boundary may differ, if they are word errors"), self
        )
        self.tolerance.valueChanged.connect(self._changed)
        self.mapping = self._list(tr("Pairing of entities"), MAPPINGS)
        self.muc_mode = QCheckBox(tr("&MUC mode: extent and content as one component"), self)
        self.units = self._list(tr("Units of content"), UNITS)
        self.components = {name: QCheckBox(tr(title), self) for name, title in COMPONENTS.items()}
        self.before, self.now = wrapped(selectable=True), wrapped(selectable=True)
        self._late = QTimer(self, interval=_PATIENCE, singleShot=True)
        self._late.timeout.connect(self._send)
        self._arrange()
        self.load(choice)
        self.back = self.add_button(tr("Un&do changes"), lambda: self._take(self._first))
        self.add_button(tr("Close"), self.close, default=True)

    # --- fields

    def _list(self, name: str, titles: Mapping[Any, str]) -> QComboBox:
        box = QComboBox(self)
        box.setAccessibleName(name)
        box.setMinimumHeight(TARGET)
        for value, title in titles.items():
            box.addItem(tr(title), str(value))
        box.activated.connect(self._changed)
        return box

    def _arrange(self) -> None:
        form = self._form = QFormLayout()
        form.setVerticalSpacing(GAP)
        form.setHorizontalSpacing(2 * GAP)
        form.addRow(tr("&Aligner"), self.aligner)
        form.addRow(tr("&Sounds"), self.words.sounds)
        form.addRow(tr("Voice’s &language"), self.words.language)
        form.addRow(tr("Cost of another s&pelling"), self.words.spelling)
        form.addRow(tr("Cost of each extra word in a &group"), self.words.group)
        form.addRow(tr("Mapping &rules"), self.words.glm)
        form.addRow(tr("Pro&nunciations"), self.words.lexicon)
        if self._by_entities:
            form.addRow(tr("Extent &tolerance in words"), self.tolerance)
            form.addRow(tr("Pa&iring"), self.mapping)
            form.addRow("", self.muc_mode)
            self.units.hide()
        else:
            form.addRow(tr("&Units of content"), self.units)
            # Fields that the task does not use are hidden: `load` can set them all the same.
            unused = (self.tolerance, self.mapping, self.muc_mode, self.components.pop(Component.TYPE.value))
            for part in unused:
                part.hide()
        row = QHBoxLayout()
        for box in self.components.values():
            box.setMinimumHeight(TARGET)
            box.toggled.connect(self._changed)
            row.addWidget(box)
        row.addStretch(1)
        form.addRow(tr("Compare components"), row)
        self.muc_mode.toggled.connect(self._changed)
        add_layout(self.content, form)
        self.content.addStretch(1)
        for label, name in ((self.before, tr("Figures before")), (self.now, tr("Figures now"))):
            label.setAccessibleName(name)
            label.setAlignment(Qt.AlignmentFlag.AlignLeading)
            self.content.addWidget(label)

    # --- the choice

    def load(self, choice: DifferingChoice) -> None:
        """Show a choice; fields that it leaves open show the default of the task."""
        rules, speech, fills = AlignmentRules(), SpeechRules(), TempletteRules()
        self._choice = choice
        # Fields change while they are loaded: these changes are no edits.
        blocked = self.blockSignals(True)
        self._select(self.aligner, choice.aligner or rules.aligner)
        self.words.load(
            WordAlignmentChoice(choice.glm, choice.lexicon, choice.sounds, choice.spelling, choice.group)
        )
        self._select(self.mapping, choice.mapping or speech.mapping)
        self._select(self.units, choice.units or fills.content_units)
        self.tolerance.setValue(speech.tolerance if choice.tolerance is None else choice.tolerance)
        self.muc_mode.setChecked(bool(choice.muc_mode))
        usual_ones = tuple(Component) if self._by_entities else fills.components
        for name, box in self.components.items():
            box.setChecked(name in (choice.components or usual_ones))
        self.blockSignals(blocked)
        self._late.stop()
        self._enable()

    @staticmethod
    def _select(field: QComboBox, value: str) -> None:
        field.setCurrentIndex(max(0, field.findData(str(value))))

    def chosen(self) -> DifferingChoice:
        """Return the choice as the fields stand."""
        words = self.words.choice
        choice = replace(
            self._choice,
            aligner=self.aligner.currentData(),
            glm=words.glm,
            lexicon=words.lexicon,
            sounds=words.sounds,
            spelling=words.spelling,
            group=words.group,
            components=tuple(name for name, box in self.components.items() if box.isChecked()),
        )
        if not self._by_entities:
            return replace(choice, units=self.units.currentData())
        return replace(
            choice,
            tolerance=self.tolerance.value(),
            mapping=self.mapping.currentData(),
            muc_mode=self.muc_mode.isChecked(),
        )

    def _changed(self) -> None:
        """Compare by the choice after a pause of `_PATIENCE`, if at least one component is chosen."""
        # Without any component nothing can be compared: the sheet waits until one is chosen again.
        self._enable()
        if self.signalsBlocked():
            return
        if any(box.isChecked() for box in self.components.values()):
            self._late.start()
        else:
            self._late.stop()

    def _enable(self) -> None:
        # Fields without effect are greyed and keep their values, for the case that they have one again.
        by_sound = self.aligner.currentData() == Aligner.PHONETIC.value
        for field in self.words.by_sound:
            field.setEnabled(by_sound)
        self._form.setRowVisible(self.words.language, self.words.has_voice)
        self.words.language.setEnabled(by_sound and self.words.is_by_voice)
        as_muc = self._by_entities and self.muc_mode.isChecked()
        for part in (self.tolerance, self.mapping, *self.components.values()):
            part.setEnabled(not as_muc)

    def _send(self) -> None:
        choice = self.chosen()
        if choice != self._choice:
            self._choice = choice
            self.edited.emit(choice)

    def _take(self, choice: DifferingChoice) -> None:
        self.load(choice)
        self.edited.emit(choice)

    # --- figures

    def show_figures(self, at_opening: str, current: str) -> None:
        """Show the figures at the opening of the sheet, and those now."""
        self.before.setText(tr("Before: {figures}", figures=at_opening))
        self.now.setText(tr("Now: {figures}", figures=current))

    def show_refusal(self, why: str) -> None:
        """Show why the choice was refused; the one before stays in force."""
        self.now.setText(why)
