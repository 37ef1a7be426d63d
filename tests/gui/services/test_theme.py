import itertools

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from annotally.scoring.tally import Status
from annotally_gui.services.theme import (
    DARK,
    LIGHT,
    Theme,
    ThemeColours,
    annotator_colors,
    ink_on,
    reading_font,
    state_colors,
)
from annotally_gui.text.painting import QUIET
from gui.color_science import SIMULATIONS, ciede2000, contrast, difference

THEMES = [pytest.param(False, LIGHT, 17.6, id="light"), pytest.param(True, DARK, 15.0, id="dark")]


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((50.0, 0.0, 0.0), (50.0, -1.0, 2.0), 2.3669),
    ],
)
def test_the_measure_of_difference_is_the_published_one(
    first: tuple[float, float, float], second: tuple[float, float, float], expected: float
) -> None:
    """Sharma, Wu, Dalal 2005, table 1."""
    assert ciede2000(first, second) == pytest.approx(expected, abs=5e-5)


@pytest.mark.parametrize(("dark", "tokens", "least"), THEMES)
@pytest.mark.parametrize("deficiency", SIMULATIONS)
def test_states_stay_apart(dark: bool, tokens: ThemeColours, least: float, deficiency: str) -> None:
    colors = sorted(set(state_colors(dark).values()))
    assert len(colors) == 5
    nearest = min(difference(a, b, deficiency) for a, b in itertools.combinations(colors, 2))
    assert nearest >= least - 0.05


@pytest.mark.parametrize(("dark", "tokens", "least"), THEMES)
def test_states_stand_out_from_the_paper(dark: bool, tokens: ThemeColours, least: float) -> None:
    assert min(contrast(color, tokens.base) for color in state_colors(dark).values()) >= 3


@pytest.mark.parametrize(("dark", "tokens", "least"), THEMES)
def test_labels_are_read_on_the_colours_of_all_states_and_annotators(
    dark: bool, tokens: ThemeColours, least: float
) -> None:
    """WCAG 2.2 AA: 4.5 to 1 for text, here for every ground that a label can have."""
    for ground in (*state_colors(dark).values(), *annotator_colors(dark), tokens.accent):
        assert contrast(ink_on(QColor(ground)).name(), QColor(ground).name()) >= 4.5


@pytest.mark.parametrize(("dark", "tokens", "least"), THEMES)
def test_lanes_and_counts_stand_out_from_the_paper(dark: bool, tokens: ThemeColours, least: float) -> None:
    """WCAG 2.2 AA: 3 to 1 for what is no text; the faintest lines are those of what is decided."""
    shares = zip(QColor(tokens.muted).getRgbF()[:3], QColor(tokens.base).getRgbF()[:3], strict=True)
    quiet = QColor.fromRgbF(*(QUIET * line + (1 - QUIET) * paper for line, paper in shares)).name()
    assert contrast(quiet, tokens.base) >= 3
    assert contrast(tokens.accent, tokens.base) >= 3, "the lane of the final key"
    assert contrast(ink_on(QColor(tokens.muted)).name(), tokens.muted) >= 4.5, "counts"


@pytest.mark.parametrize("grey", range(0, 256, 5))
def test_of_black_and_white_the_better_one_is_taken(grey: int) -> None:
    ground = QColor(grey, grey, grey).name()
    better = max(("#000000", "#ffffff"), key=lambda ink: contrast(ink, ground))
    assert ink_on(QColor(ground)).name() == better


@pytest.mark.parametrize("deficiency", SIMULATIONS)
@pytest.mark.parametrize("dark", [False, True])
def test_annotators_stay_apart_the_first_ones_most(dark: bool, deficiency: str) -> None:
    """Nine colours can be less far apart than five; a letter or a name goes with each of them."""
    colors = annotator_colors(dark)
    assert len(set(colors)) == 9
    for count, least in ((2, 25), (3, 15), (9, 10)):
        pairs = itertools.combinations(colors[:count], 2)
        assert min(difference(a, b, deficiency) for a, b in pairs) >= least


@pytest.mark.parametrize(("dark", "tokens", "least"), THEMES)
def test_the_colour_of_an_annotator_is_no_states_and_stands_out(
    dark: bool, tokens: ThemeColours, least: float
) -> None:
    for color in annotator_colors(dark):
        rest = (*state_colors(dark).values(), tokens.accent, tokens.text)
        assert min(difference(color, second) for second in rest) >= 9
        assert min(contrast(color, tokens.base), contrast(color, tokens.window)) >= 3


@pytest.mark.parametrize(("dark", "tokens", "least"), THEMES)
def test_writing_is_readable(dark: bool, tokens: ThemeColours, least: float) -> None:
    pairs = [
        (tokens.text, tokens.base),
        (tokens.text, tokens.window),
        (tokens.muted, tokens.base),
        (tokens.muted, tokens.window),
        (tokens.selection_text, tokens.selection),
        (tokens.attention, tokens.base),
        (tokens.attention, tokens.window),
        (tokens.accent, tokens.base),
        (tokens.accent_text, tokens.accent),
    ]
    assert {pair: contrast(*pair) for pair in pairs if contrast(*pair) < 4.5} == {}


def test_the_colours_are_the_ones_of_the_design() -> None:
    light, dark = state_colors(False), state_colors(True)
    walk = (Status.COR, Status.PAR, Status.INC, Status.MIS, Status.SPU)
    assert [light[s] for s in walk] == ["#87929B", "#3F4A00", "#7A0F5E", "#1668C7", "#E36F0A"]
    assert [dark[s] for s in walk] == ["#6F7B85", "#D9E26B", "#FFC4FA", "#58A0FF", "#D8742A"]
    for grey in (Status.OPT, Status.NON, Status.UNS, Status.REM):
        assert (light[grey], dark[grey]) == ("#87929B", "#6F7B85")
    assert DARK.base == "#1E2227"


def test_choosing_a_theme_repaints_once(qapp: QApplication) -> None:
    theme = Theme(qapp, "light")
    heard: list[bool] = []
    theme.changed.connect(lambda: heard.append(theme.dark))
    for choice in ("dark", "dark", "light"):
        theme.choose(choice)
    assert heard == [True, False]
    theme.choose("dark")
    assert qapp.palette().color(QPalette.ColorRole.Base) == QColor("#1E2227")
    assert theme.state(Status.MIS) == QColor("#58A0FF")
    assert theme.state_tint(Status.MIS).alphaF() == pytest.approx(0.13, abs=0.01)
    theme.choose("light")


def test_the_system_is_followed_unless_a_theme_is_chosen(qapp: QApplication) -> None:
    theme = Theme(qapp, "system")
    signal = qapp.styleHints().colorSchemeChanged
    signal.emit(Qt.ColorScheme.Dark)
    assert theme.dark
    signal.emit(Qt.ColorScheme.Unknown)
    assert not theme.dark
    theme.choose("light")
    signal.emit(Qt.ColorScheme.Dark)
    assert not theme.dark
    signal.emit(Qt.ColorScheme.Light)


def test_the_reading_face_grows_with_the_zoom(qapp: QApplication) -> None:
    assert reading_font("", "serif", 12, 150).pointSizeF() == 18
    assert reading_font("Gentium", "sans", 10, 100).family() == "Gentium"
