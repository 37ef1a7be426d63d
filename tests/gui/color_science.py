"""Colour differences and simulated colour-vision deficiencies, for the tests of the palette.

CIEDE2000 after Sharma, Wu, Dalal 2005; simulation after Machado, Oliveira, Fernandes 2009, severity 1.
"""

import math

Rgb = tuple[float, float, float]
IDENTITY = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
SIMULATIONS = {
    "normal": IDENTITY,
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
_XYZ = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_WHITE = (0.95047, 1.0, 1.08883)


def linear(color: str) -> Rgb:
    """Return the linear RGB of ``#RRGGBB``."""
    values = [int(color[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    r, g, b = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values)
    return r, g, b


def times(matrix: tuple[Rgb, ...], vector: Rgb) -> Rgb:
    x, y, z = (sum(m * v for m, v in zip(row, vector, strict=True)) for row in matrix)
    return x, y, z


def simulate(color: str, deficiency: str) -> Rgb:
    """Return the linear RGB that someone with this deficiency sees alike."""
    r, g, b = (min(1.0, max(0.0, v)) for v in times(SIMULATIONS[deficiency], linear(color)))
    return r, g, b


def lab(rgb: Rgb) -> Rgb:
    """Return CIELAB under D65."""

    def f(t: float) -> float:
        return t ** (1 / 3) if t > (6 / 29) ** 3 else t / (3 * (6 / 29) ** 2) + 4 / 29

    x, y, z = (f(v / w) for v, w in zip(times(_XYZ, rgb), _WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _hue(a: float, b: float) -> float:
    return math.degrees(math.atan2(b, a)) % 360 if a or b else 0.0


def _mean_hue(h1: float, h2: float, grey: bool) -> float:
    if grey:
        return h1 + h2
    if abs(h1 - h2) <= 180:
        return (h1 + h2) / 2
    return (h1 + h2 + 360) / 2 if h1 + h2 < 360 else (h1 + h2 - 360) / 2


def ciede2000(rgb: Rgb, other_rgb: Rgb) -> float:
    """Return the difference of two CIELAB colours."""
    (l1, a1, b1), (l2, a2, b2) = rgb, other_rgb
    c = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    g = 0.5 * (1 - math.sqrt(c**7 / (c**7 + 25**7)))
    a1, a2 = a1 * (1 + g), a2 * (1 + g)
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = _hue(a1, b1), _hue(a2, b2)
    grey = c1 * c2 == 0
    dh = 0.0 if grey else (h2 - h1 + 180) % 360 - 180
    d_hue = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(dh) / 2)
    lm, cm, hm = (l1 + l2) / 2, (c1 + c2) / 2, _mean_hue(h1, h2, grey)
    t = (
        1
        - 0.17 * math.cos(math.radians(hm - 30))
        + 0.24 * math.cos(math.radians(2 * hm))
        + 0.32 * math.cos(math.radians(3 * hm + 6))
        - 0.20 * math.cos(math.radians(4 * hm - 63))
    )
    turn = 30 * math.exp(-(((hm - 275) / 25) ** 2))
    rc = 2 * math.sqrt(cm**7 / (cm**7 + 25**7))
    sl = 1 + 0.015 * (lm - 50) ** 2 / math.sqrt(20 + (lm - 50) ** 2)
    sc, sh = 1 + 0.045 * cm, 1 + 0.015 * cm * t
    rt = -math.sin(math.radians(2 * turn)) * rc
    dl, dc, dhh = (l2 - l1) / sl, (c2 - c1) / sc, d_hue / sh
    return math.sqrt(dl**2 + dc**2 + dhh**2 + rt * dc * dhh)


def difference(text: str, other_text: str, deficiency: str = "normal") -> float:
    """Return how different two colours look to someone with this deficiency."""
    return ciede2000(lab(simulate(text, deficiency)), lab(simulate(other_text, deficiency)))


def contrast(text: str, other_text: str) -> float:
    """Return the contrast ratio of WCAG 2."""
    bright = sorted(
        sum(w * v for w, v in zip((0.2126, 0.7152, 0.0722), linear(c), strict=True))
        for c in (text, other_text)
    )
    return (bright[1] + 0.05) / (bright[0] + 0.05)
