"""The fields for the sounds and spellings of words in texts that differ, for several dialogs."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QComboBox, QLineEdit, QSpinBox, QWidget

from annotally.tasks.text_tolerance import WordAlignmentChoice
from annotally.text.alignment.rules import MOST, AlignmentRules, Sounds
from annotally.text.phonetics.espeak import has_voices
from annotally_gui.dialogs.file_field import FileField
from annotally_gui.services.i18n import mark, tr
from annotally_gui.services.settings import Settings
from annotally_gui.services.theme import TARGET

SOUNDS = {
    Sounds.ENGLISH: mark("English"),
    Sounds.LETTERS: mark("Letter by letter (other languages)"),
}
_VOICE = "voice"


class SoundFields(QObject):
    """Sounds, the language of a voice, weights, mapping rules and pronunciations; a dialog arranges them."""

    changed = Signal()
    """A person changed a field."""

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        # Fields first, then what they have in common, then their changes: a dialog only arranges them.
        self.sounds = QComboBox(parent)
        self.sounds.setAccessibleName(tr("Sounds of words that have no pronunciation"))
        for sounds, title in SOUNDS.items():
            self.sounds.addItem(tr(title), str(sounds))
        self.language = QLineEdit("en", parent)
        self.language.setAccessibleName(tr("Language of the voice"))
        self.language.setToolTip(tr("A language of eSpeak NG: en-us, de, fr, es, ru …"))
        self.language.setMaxLength(40)
        self.spelling = weight_field(MOST, tr("The cost of another spelling, in phonetic features"), parent)
        self.group = weight_field(
            MOST, tr("The cost of each word beyond the first of a side in a block"), parent
        )
        self.glm = FileField(settings, tr("mapping rules"), tr("Global mapping files (*.glm);;All files (*)"))
        self.lexicon = FileField(settings, tr("pronunciations"), tr("Dictionaries (*.dict);;All files (*)"))
        for field in (self.sounds, self.language):
            field.setMinimumHeight(TARGET)
        if has_voices():
            self._offer_voice()
        self.sounds.activated.connect(self.changed)
        self.language.textEdited.connect(self.changed)
        for number in (self.spelling, self.group):
            number.valueChanged.connect(self.changed)
        for file in (self.glm, self.lexicon):
            file.changed.connect(self.changed)

    def _offer_voice(self) -> None:
        if self.sounds.findData(_VOICE) < 0:
            self.sounds.addItem(tr("By a voice of eSpeak NG"), _VOICE)

    def load(self, choice: WordAlignmentChoice) -> None:
        """Show a choice, with the usual values where it has none."""
        usual = AlignmentRules()
        kind, _, language = (choice.sounds or str(usual.sounds)).partition(":")
        if kind == _VOICE:
            self._offer_voice()  # a project may ask for one that is not there: it is refused, not forgotten
            self.language.setText(language)
        self.sounds.setCurrentIndex(max(0, self.sounds.findData(kind)))
        self.spelling.setValue(usual.spelling if choice.spelling is None else choice.spelling)
        self.group.setValue(usual.group if choice.group is None else choice.group)
        self.glm.show_path(choice.glm)
        self.lexicon.show_path(choice.lexicon)

    @property
    def choice(self) -> WordAlignmentChoice:
        """The choice as the fields stand, each of them said."""
        kind = self.sounds.currentData()
        sounds = f"{_VOICE}:{self.language.text().strip()}" if kind == _VOICE else str(kind)
        return WordAlignmentChoice(
            self.glm.path, self.lexicon.path, sounds, self.spelling.value(), self.group.value()
        )

    @property
    def has_voice(self) -> bool:
        """Whether a voice can be chosen."""
        return self.sounds.findData(_VOICE) >= 0

    @property
    def is_by_voice(self) -> bool:
        """Whether a voice is chosen, so that its language counts."""
        return bool(self.sounds.currentData() == _VOICE)

    @property
    def by_sound(self) -> tuple[QWidget, ...]:
        """The fields that count by sound alone, but that of the language."""
        return self.sounds, self.spelling, self.group, self.lexicon


def weight_field(most: int, tip: str, parent: QWidget) -> QSpinBox:
    """Return a field for a whole number from 0 on, explained by its tooltip."""
    field = QSpinBox(parent)
    field.setRange(0, most)
    field.setToolTip(tip)
    field.setAccessibleName(tip)
    field.setMinimumHeight(TARGET)
    field.setKeyboardTracking(True)
    return field
