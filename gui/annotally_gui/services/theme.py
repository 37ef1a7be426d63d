"""Colours, fonts and palettes: the only place in the window where a colour is named.

State colours differ in lightness, so that they stay apart under simulated colour-vision deficiencies; a test
holds the distances (design, "Colours").
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import cast

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from annotally.scoring.tally import Status

GRID = 4
"""Every distance in the window is a multiple of this many pixels."""
GAP = 2 * GRID
"""Around groups."""
TARGET = 24
"""Least height and width of what is clicked."""


@dataclass(frozen=True, slots=True)
class ThemeColours:
    """The colours of one theme, by use."""

    window: str
    base: str
    text: str
    muted: str
    line: str
    button: str
    accent: str
    accent_text: str
    selection: str
    selection_text: str
    hover: str
    attention: str
    shade: str


LIGHT = ThemeColours(
    window="#F2F4F5",
    base="#FFFFFF",
    text="#1A1F24",
    muted="#59636D",
    line="#C8CED3",
    button="#FAFBFB",
    accent="#0B7A75",
    accent_text="#FFFFFF",
    selection="#D3EAE8",
    selection_text="#10191A",
    hover="#E9EDEF",
    attention="#9A4B00",
    shade="#8E979F",
)
DARK = ThemeColours(
    window="#282D33",
    base="#1E2227",
    text="#E3E7EA",
    muted="#A3ADB6",
    line="#454D55",
    button="#31373E",
    accent="#45B5AC",
    accent_text="#0D1B1C",
    selection="#274B4C",
    selection_text="#F2F7F7",
    hover="#323940",
    attention="#F0B060",
    shade="#15181C",
)

_LIGHT_STATES = {"neutral": "#87929B", "par": "#3F4A00", "inc": "#7A0F5E", "mis": "#1668C7", "spu": "#E36F0A"}
_DARK_STATES = {"neutral": "#6F7B85", "par": "#D9E26B", "inc": "#FFC4FA", "mis": "#58A0FF", "spu": "#D8742A"}

_LIGHT_ANNOTATORS = (
    *("#473080", "#3D7644", "#0E91B1", "#5E2513", "#E92D9A"),
    *("#9B8124", "#9775F5", "#600BF1", "#844569"),
)
_DARK_ANNOTATORS = (
    *("#A168F4", "#3F9161", "#03FAF8", "#EC2D2A", "#F186A5"),
    *("#F6D83A", "#A6C271", "#9EB0F9", "#D1368C"),
)

_TINT = 0.13


def state_colors(dark: bool) -> Mapping[Status, str]:
    """Return the colour of every state. COR, OPT, NON, UNS and REM share the neutral one."""
    values = _DARK_STATES if dark else _LIGHT_STATES
    keys = {Status.PAR: "par", Status.INC: "inc", Status.MIS: "mis", Status.SPU: "spu"}
    return MappingProxyType({status: values[keys.get(status, "neutral")] for status in Status})


def annotator_colors(dark: bool) -> tuple[str, ...]:
    """Return the colours of nine annotators, none of them a state's or the accent.

    The first ones are the farthest apart under simulated deficiencies, too. A letter goes with each of them.
    """
    return _DARK_ANNOTATORS if dark else _LIGHT_ANNOTATORS


def make_palette(tokens: ThemeColours) -> QPalette:
    """Return the palette Fusion paints with."""
    palette = QPalette()
    roles = {
        QPalette.ColorRole.Window: tokens.window,
        QPalette.ColorRole.WindowText: tokens.text,
        QPalette.ColorRole.Base: tokens.base,
        QPalette.ColorRole.AlternateBase: tokens.window,
        QPalette.ColorRole.Text: tokens.text,
        QPalette.ColorRole.PlaceholderText: tokens.muted,
        QPalette.ColorRole.Button: tokens.button,
        QPalette.ColorRole.ButtonText: tokens.text,
        QPalette.ColorRole.BrightText: tokens.accent_text,
        QPalette.ColorRole.Highlight: tokens.selection,
        QPalette.ColorRole.HighlightedText: tokens.selection_text,
        QPalette.ColorRole.Accent: tokens.accent,
        QPalette.ColorRole.Link: tokens.accent,
        QPalette.ColorRole.LinkVisited: tokens.accent,
        QPalette.ColorRole.ToolTipBase: tokens.base,
        QPalette.ColorRole.ToolTipText: tokens.text,
        QPalette.ColorRole.Light: tokens.base,
        QPalette.ColorRole.Midlight: tokens.hover,
        QPalette.ColorRole.Mid: tokens.line,
        QPalette.ColorRole.Dark: tokens.shade,
        QPalette.ColorRole.Shadow: tokens.shade,
    }
    for role, color in roles.items():
        palette.setColor(role, QColor(color))
    _dim_disabled(palette, tokens)
    return palette


def _dim_disabled(palette: QPalette, tokens: ThemeColours) -> None:
    group = QPalette.ColorGroup.Disabled
    dimmed = blend(tokens.muted, tokens.window, 0.35)
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
        palette.setColor(group, role, dimmed)
    palette.setColor(group, QPalette.ColorRole.HighlightedText, dimmed)
    palette.setColor(group, QPalette.ColorRole.Highlight, QColor(tokens.hover))


def blend(first: str, second: str, share: float) -> QColor:
    """Return ``first`` with ``share`` (0 to 1) of ``second`` mixed in."""
    # Linear in sRGB, which is enough for neighbouring shades.
    a, b = QColor(first), QColor(second)
    return QColor(
        round(a.red() + (b.red() - a.red()) * share),
        round(a.green() + (b.green() - a.green()) * share),
        round(a.blue() + (b.blue() - a.blue()) * share),
    )


def ink_on(ground: QColor) -> QColor:
    """Return black or white, whichever is read better on a ground: at least 4.5 to 1 (WCAG 2.2 AA)."""
    # The contrasts with black and with white multiply to 21: the better one is at least 4.58. White is better
    # where the luminance of the ground is below the root of 1.05 * 0.05, less 0.05.
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4
        for part in (ground.redF(), ground.greenF(), ground.blueF())
    )
    is_dark = 0.2126 * red + 0.7152 * green + 0.0722 * blue < (1.05 * 0.05) ** 0.5 - 0.05
    return QColor("#FFFFFF" if is_dark else "#000000")


class Theme(QObject):
    """The theme in force: light or dark by the user's choice, else as the system has it."""

    changed = Signal()

    def __init__(self, app: QApplication, choice: str = "system") -> None:
        super().__init__(app)
        self._app = app
        self._choice = "system"
        self._system_dark = self._ask_system()
        self._applied: bool | None = None
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._system_changed)
        self.choose(choice)

    @property
    def choice(self) -> str:
        """The choice of the user: ``system``, ``light`` or ``dark``."""
        return self._choice

    @property
    def dark(self) -> bool:
        """Whether the dark theme is in force."""
        return self._system_dark if self._choice == "system" else self._choice == "dark"

    @property
    def tokens(self) -> ThemeColours:
        """The colours in force."""
        return DARK if self.dark else LIGHT

    def choose(self, choice: str) -> None:
        """Use ``choice`` from now on."""
        self._choice = choice
        self._apply()

    def color(self, token: str) -> QColor:
        """Return the colour called ``token`` in `ThemeColours`."""
        return QColor(getattr(self.tokens, token))

    def state(self, status: Status) -> QColor:
        """Return the colour of lines and glyphs of this state."""
        return QColor(state_colors(self.dark)[status])

    def state_tint(self, status: Status) -> QColor:
        """Return the 13 % fill behind words of this state."""
        color = self.state(status)
        color.setAlphaF(_TINT)
        return color

    def annotator(self, number: int) -> QColor:
        """Return the colour of an annotator."""
        return QColor(annotator_colors(self.dark)[number])

    def _ask_system(self) -> bool:
        return QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark

    def _system_changed(self, scheme: Qt.ColorScheme) -> None:
        self._system_dark = scheme is Qt.ColorScheme.Dark
        self._apply()

    def _apply(self) -> None:
        # A change of the system's scheme does not matter if a person has chosen one: then nothing is
        # applied and no signal goes out.
        if self._applied is self.dark:
            return
        self._applied = self.dark
        palette = make_palette(self.tokens)
        self._app.setPalette(palette)
        # Fusion outlines a check box with a darker shade of the window: on dark ground nobody would see it.
        palette.setColor(QPalette.ColorRole.Window, self.color("muted"))
        for kind in ("QCheckBox", "QRadioButton"):
            # The binding takes a str, its stubs ask for bytes.
            self._app.setPalette(palette, cast("bytes", kind))
        self.changed.emit()


def heading_font() -> QFont:
    """Return the larger of the two sizes of the interface's font."""
    font = QGuiApplication.font()
    font.setPointSizeF(font.pointSizeF() * 1.3)
    font.setWeight(QFont.Weight.DemiBold)
    return font


def mono_font() -> QFont:
    """Return the system's face of fixed width, in the interface's size."""
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    font.setPointSizeF(QGuiApplication.font().pointSizeF())
    return font


def reading_font(family: str, style: str, size: int, zoom: int) -> QFont:
    """Return the face of the text pane: ``family`` if named, else the system's serif or sans.

    ``size`` in points at 100 %, ``zoom`` in percent.
    """
    font = QFont(family) if family else QFont("Noto Serif" if style == "serif" else "Noto Sans")
    font.setStyleHint(QFont.StyleHint.Serif if style == "serif" else QFont.StyleHint.SansSerif)
    font.setPointSizeF(size * zoom / 100)
    return font
