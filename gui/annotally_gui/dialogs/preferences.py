"""The preferences; each choice is in force at once."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QLabel,
    QSpinBox,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from annotally_gui.context import AppContext
from annotally_gui.dialogs.frame import Frame, make_button, wrapped
from annotally_gui.dialogs.profile.methods_page import MethodsPage
from annotally_gui.dialogs.shortcut_editor import ShortcutEditor
from annotally_gui.services.i18n import mark, tr
from annotally_gui.services.languages import LANGUAGES, SYSTEM
from annotally_gui.services.settings import Settings, declarations
from annotally_gui.services.theme import GAP, TARGET, reading_font
from annotally_gui.widgets.layouts import add_layout

THEMES = {"system": mark("System default"), "light": mark("Light"), "dark": mark("Dark")}
STYLES = {"serif": mark("Serif"), "sans": mark("Sans serif")}
_NUMBER_WIDTH = 96
_SAMPLE = mark("The Securities and Exchange Commission named Consuela Arden its chair. 東京 ירושלים")


class LookPage(QWidget):
    """The page about theme and reading face."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        values = settings.values
        self.theme = _choice(THEMES, values.theme)
        self.face = QComboBox()
        for style, title in STYLES.items():
            self.face.addItem(tr("{style} (system default)", style=tr(title)), ("", style))
        for family in QFontDatabase.families():
            self.face.addItem(family, (family, values.reading_style))
        self.face.setCurrentIndex(max(self._face_row(values.reading_family, values.reading_style), 0))
        self.face.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.face.setMinimumContentsLength(28)
        self.points = _number(settings, "reading_size", tr(" pt"))
        self.zoom = _number(settings, "zoom", tr(" %"), 10)
        self.example = wrapped(tr(_SAMPLE))
        self.example.setAccessibleName(tr("Example of the font"))
        form = QFormLayout(self)
        form.setContentsMargins(2 * GAP, GAP, 2 * GAP, GAP)
        form.setVerticalSpacing(GAP)
        form.setHorizontalSpacing(2 * GAP)
        form.addRow(tr("&Theme"), self.theme)
        form.addRow(tr("&Font"), self.face)
        form.addRow(tr("&Size"), self.points)
        form.addRow(tr("&Zoom"), self.zoom)
        form.addRow(tr("Example"), self.example)
        self.theme.currentIndexChanged.connect(self._take)
        self.face.currentIndexChanged.connect(self._take)
        self.points.valueChanged.connect(self._take)
        self.zoom.valueChanged.connect(self._take)
        self._show_example()

    def _face_row(self, family: str, style: str) -> int:
        return next(
            (
                row
                for row in range(self.face.count())
                if self.face.itemData(row)[0] == family and (family or self.face.itemData(row)[1] == style)
            ),
            0,
        )

    def _take(self) -> None:
        family, style = self.face.currentData()
        self._settings.change(
            theme=self.theme.currentData(),
            reading_family=family,
            reading_style=style,
            reading_size=self.points.value(),
            zoom=self.zoom.value(),
        )
        self._show_example()

    def _show_example(self) -> None:
        values = self._settings.values
        font: QFont = reading_font(
            values.reading_family, values.reading_style, values.reading_size, min(values.zoom, 200)
        )
        self.example.setFont(font)


class GeneralPage(QWidget):
    """The page about the start, the language, recent files, and the settings file."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.restore = QCheckBox(tr("Reopen the &last session at start"))
        self.restore.setChecked(settings.values.restore_session)
        self.restore.toggled.connect(lambda on: settings.change(restore_session=on))
        self.language = _choice({SYSTEM: mark("System default"), **LANGUAGES}, settings.values.language)
        self.language.currentIndexChanged.connect(
            lambda: settings.change(language=self.language.currentData())
        )
        languages = QFormLayout()
        languages.addRow(tr("La&nguage (after a restart)"), self.language)
        self.clear = make_button(tr("&Clear recent files"), lambda: self._clear(settings))
        self.clear.setEnabled(bool(settings.values.recent))
        path = wrapped(str(settings.path), selectable=True)
        path.setAccessibleName(tr("Settings file"))
        column = QVBoxLayout(self)
        column.setContentsMargins(2 * GAP, 2 * GAP, 2 * GAP, 2 * GAP)
        column.setSpacing(GAP)
        column.addWidget(self.restore)
        add_layout(column, languages)
        column.addWidget(self.clear, 0, Qt.AlignmentFlag.AlignLeading)
        column.addSpacing(GAP)
        column.addWidget(QLabel(tr("Settings are saved in this file:")))
        column.addWidget(path)
        column.addStretch(1)

    def _clear(self, settings: Settings) -> None:
        settings.change(recent=())
        self.clear.setEnabled(False)


class PreferencesDialog(Frame):
    """The pages of preferences as tabs; there is only Close, since every choice is in force at once."""

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(tr("Preferences"), parent, 720, 520)
        self.look = LookPage(context.settings)
        self.keys = ShortcutEditor(context.actions)
        self.methods = MethodsPage(context.settings)
        self.general = GeneralPage(context.settings)
        tabs = QTabWidget()
        tabs.setDocumentMode(True)
        tabs.setAccessibleName(tr("Pages"))
        tabs.addTab(self.look, tr("Appea&rance"))
        tabs.addTab(self.keys, tr("Short&cuts"))
        tabs.addTab(self.methods, tr("Me&thods"))
        tabs.addTab(self.general, tr("&General"))
        self.content.addWidget(tabs, 1)
        self.add_button(tr("Cl&ose"), self.accept, default=True)


def _choice(titles: dict[str, str], current: str) -> QComboBox:
    box = QComboBox()
    box.setMinimumHeight(TARGET)
    for value, title in titles.items():
        box.addItem(tr(title), value)
    box.setCurrentIndex(list(titles).index(current))
    return box


def _number(settings: Settings, name: str, suffix: str, step: int = 1) -> QSpinBox:
    declaration = declarations()[name]
    box = QSpinBox()
    box.setMinimumHeight(TARGET)
    box.setRange(declaration.low or 0, declaration.high or 0)
    box.setSingleStep(step)
    box.setSuffix(suffix)
    box.setFixedWidth(_NUMBER_WIDTH)
    box.setValue(getattr(settings.values, name))
    box.setToolTip(tr(declaration.doc))
    return box
