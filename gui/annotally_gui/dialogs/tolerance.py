"""The dialog on tolerance for texts that differ and for edges of extents; the field that opens it."""

from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QFormLayout,
    QGridLayout,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from annotally.tasks.text_tolerance import (
    AS_USUAL,
    LIST,
    USUAL_TOLERANCE,
    Realigner,
    TextTolerance,
    WordAlignmentChoice,
)
from annotally.text.alignment.rules import AlignmentRules
from annotally_gui.dialogs.file_field import FileField
from annotally_gui.dialogs.frame import Frame, wrapped
from annotally_gui.dialogs.sound_fields import SoundFields
from annotally_gui.services.i18n import tr
from annotally_gui.services.settings import Settings
from annotally_gui.services.theme import GAP, TARGET
from annotally_gui.widgets.layouts import add_layout
from annotally_gui.widgets.tolerance_button import KINDS, LANGUAGES, MARKS, REALIGNERS, ToleranceButton


class ToleranceDialog(Frame):
    """Percent of characters that may differ, a way to align other texts, and check boxes for edges.

    The fields for sounds and words are shown while the chosen way needs them.
    """

    chosen = Signal(object)
    """The `TextTolerance` to compare with; the dialog is closed by then."""

    def __init__(
        self,
        settings: Settings,
        tolerance: TextTolerance,
        parent: QWidget | None = None,
        *,
        texts: bool = True,
        edges: bool = True,
        accept: str = "",
    ) -> None:
        """Show a tolerance; ``texts`` and ``edges``: the parts that the task has. ``accept``: the button."""
        super().__init__(tr("Texts and edges"), parent, 480, 560)
        self.percent = QDoubleSpinBox()
        self.percent.setAccessibleName(tr("Percent of the characters that may differ"))
        self.percent.setRange(0, 100)
        self.percent.setDecimals(1)
        self.percent.setSuffix(tr(" %"))
        self.realigner = QComboBox()
        self.realigner.setAccessibleName(tr("Documents that differ in more"))
        for realigner, title in REALIGNERS.items():
            self.realigner.addItem(tr(title), str(realigner))
        for field in (self.percent, self.realigner):
            field.setMinimumHeight(TARGET)
        self.words = SoundFields(settings, self)
        self._column, self._form = QVBoxLayout(), QFormLayout()
        self.boxes = {name: QCheckBox(tr(title)) for name, title in MARKS.items()}
        """The check boxes by the names of edges."""
        patterns = tr("Text files (*.txt);;All files (*)")
        self.list = FileField(settings, tr("word list"), patterns)
        self._further_lists: tuple[str, ...] = ()
        """Lists after the first, which come from a command line: they stay."""
        self._texts, self._edges = self._texts_group(), self._edges_group()
        self._arrange(texts=texts, edges=edges)
        self.realigner.currentIndexChanged.connect(self._show_rows)
        self.words.sounds.currentIndexChanged.connect(self._show_rows)
        self.load(tolerance)
        self._show_rows()
        self.reset = self.add_button(tr("&Restore defaults"), lambda: self.load(USUAL_TOLERANCE))
        self.accept_button = self.add_button(accept or tr("Compare a&gain"), self._take, default=True)
        self.add_button(tr("&Cancel"), self.reject)

    def _arrange(self, *, texts: bool, edges: bool) -> None:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        for group, is_shown in ((self._texts, texts), (self._edges, edges)):
            column.addWidget(group)
            group.setVisible(is_shown)
        column.addStretch(1)
        self.scroll_content(page, tr("Texts and edges"))

    def _texts_group(self) -> QGroupBox:
        group = QGroupBox(tr("Texts of one document that differ"))
        column, form = self._column, self._form
        group.setLayout(column)
        form.setVerticalSpacing(GAP)
        form.setHorizontalSpacing(2 * GAP)
        form.addRow(tr("Characters that may &differ"), self.percent)
        form.addRow(tr("Documents that differ in &more"), self.realigner)
        fields_of_words: dict[str, QWidget] = {
            tr("&Sounds"): self.words.sounds,
            tr("Voice’s &language"): self.words.language,
            tr("Cost of another s&pelling"): self.words.spelling,
            tr("Cost of each &extra word in a group"): self.words.group,
            tr("M&apping rules"): self.words.glm,
            tr("Pro&nunciations"): self.words.lexicon,
        }
        for title, field in fields_of_words.items():
            form.addRow(title, field)
        add_layout(column, form)
        column.addWidget(
            wrapped(
                tr(
                    "Annotations are moved to the first text. White space and Unicode form may always "
                    "differ. Annotations whose words the first text does not have are listed."
                )
            )
        )
        return group

    def _edges_group(self) -> QGroupBox:
        group = QGroupBox(tr("Not counted at the edges of extents"))
        column, marks, languages = QVBoxLayout(group), QHBoxLayout(), QGridLayout()
        for box in self.boxes.values():
            marks.addWidget(box)
        marks.addStretch(1)
        for row, (language, title) in enumerate(LANGUAGES.items()):
            languages.addWidget(QLabel(tr(title)), row, 0)
            for place, (kind, kind_title) in enumerate(KINDS.items(), 1):
                box = self.boxes[f"{kind}:{language}"] = QCheckBox(tr(kind_title))
                box.setAccessibleName(tr("{kind} ({language})", kind=tr(kind_title), language=tr(title)))
                languages.addWidget(box, row, place, Qt.AlignmentFlag.AlignLeading)
        languages.setColumnStretch(len(KINDS) + 1, 1)
        languages.setHorizontalSpacing(2 * GAP)
        for box in self.boxes.values():
            box.setMinimumHeight(TARGET)
        form = QFormLayout()
        form.setHorizontalSpacing(2 * GAP)
        form.addRow(tr("&Word list, a word on each line"), self.list)
        for layout in (marks, languages, form):
            add_layout(column, layout)
        return group

    @property
    def _realigner(self) -> Realigner:
        return Realigner(self.realigner.currentData())

    def _show_rows(self) -> None:
        """Show the fields that count for the chosen way to align; the dialog takes their height."""
        by_sound = self._realigner is Realigner.SOUND
        for field in self.words.by_sound:
            self._form.setRowVisible(field, by_sound)
        self._form.setRowVisible(self.words.language, by_sound and self.words.is_by_voice)
        self._form.setRowVisible(self.words.glm, self._realigner is not Realigner.NONE)
        # The group takes its new height only with the next event; the dialog asks for it now.
        self._column.activate()
        if self.isVisible():
            self.fit_contents()

    def showEvent(self, event: QShowEvent) -> None:
        """Come up as large as the contents."""
        super().showEvent(event)
        self.fit_contents()

    def load(self, tolerance: TextTolerance) -> None:
        """Show a tolerance."""
        self.percent.setDecimals(max(1, len(f"{tolerance.percent:g}".partition(".")[2])))
        self.percent.setValue(tolerance.percent)
        self.realigner.setCurrentIndex(self.realigner.findData(str(tolerance.realigner)))
        self.words.load(tolerance.words)
        for name, box in self.boxes.items():
            box.setChecked(name in tolerance.edges)
        first, *further = tolerance.lists or ("",)
        self.list.show_path(first)
        self._further_lists = tuple(further)

    @property
    def tolerance(self) -> TextTolerance:
        """Return the tolerance that the fields say."""
        # The field has room for one list; further ones are passed on unchanged.
        edges = [name for name, box in self.boxes.items() if box.isChecked()]
        lists = (self.list.path, *self._further_lists) if self.list.path else self._further_lists
        return TextTolerance(
            self.percent.value(),
            self._realigner,
            (*edges, *(f"{LIST}{path}" for path in lists)),
            self._words(),
        )

    def _words(self) -> WordAlignmentChoice:
        """Return the choice of the fields that are shown: one that does not count makes no difference."""
        if self._realigner is Realigner.NONE:
            return AS_USUAL
        choice = self.words.choice
        if self._realigner is Realigner.WORDS:
            return WordAlignmentChoice(choice.glm)
        usual = AlignmentRules()
        return replace(
            choice,
            sounds="" if choice.sounds == str(usual.sounds) else choice.sounds,
            spelling=None if choice.spelling == usual.spelling else choice.spelling,
            group=None if choice.group == usual.group else choice.group,
        )

    def _take(self) -> None:
        self.accept()
        self.chosen.emit(self.tolerance)


class ToleranceField(ToleranceButton):
    """A button that opens the dialog, and shows the choice made there."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._is_asking = False
        """Whether the dialog is open."""
        self.clicked.connect(self._ask)

    def _ask(self) -> None:
        if self._is_asking:
            return
        self._is_asking = True
        dialog = ToleranceDialog(
            self._settings,
            self.tolerance,
            self.window(),
            texts=self.has_texts,
            edges=self.has_edges,
            accept=tr("&Use these"),
        )
        dialog.chosen.connect(self.show_tolerance)
        dialog.finished.connect(self._forget_dialog)
        dialog.open()

    def _forget_dialog(self) -> None:
        self._is_asking = False
