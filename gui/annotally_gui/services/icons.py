"""Icons: one family of line drawings, tinted by the theme, drawn when first asked for."""

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap

from annotally_gui.services.theme import Theme, blend
from annotally_resources import resource

_SIZES = (16, 24)
_RATIOS = (1.0, 2.0)


def _render(drawing: bytes, size: int, ratio: float) -> QPixmap:
    from PySide6.QtSvg import QSvgRenderer  # late: costs the start 10 ms

    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(QByteArray(drawing)).render(painter, QRectF(0, 0, size, size))
    painter.end()
    return pixmap


class Icons:
    """The icons in the colours of the theme, by name of the drawing."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._known: dict[tuple[str, str], QIcon] = {}
        theme.changed.connect(self._known.clear)

    def icon(self, name: str, token: str = "text") -> QIcon:
        """Return the icon called ``name`` in the colour called ``token``; FileNotFoundError: no such icon."""
        icon = self._known.get((name, token))
        if icon is None:
            icon = self._known[name, token] = self._load(name, token)
        return icon

    def pixmap(self, name: str, size: int, token: str = "text", ratio: float = 1.0) -> QPixmap:
        """Return the drawing, ``size`` logical pixels wide, in the colour called ``token``."""
        return _render(self._tinted(name, self._theme.color(token).name()), size, ratio)

    def _load(self, name: str, token: str) -> QIcon:
        # The modes in use have pixmaps of their own, at the sizes and screen scales in use; otherwise Qt
        # would scale or tint them itself.
        icon = QIcon()
        tokens = self._theme.tokens
        faint = blend(tokens.muted, tokens.window, 0.55).name()
        plain = self._theme.color(token).name()
        tints = (
            (QIcon.Mode.Normal, plain),
            (QIcon.Mode.Selected, plain),  # else Qt washes it with the colour of the selection
            (QIcon.Mode.Disabled, faint),
        )
        for mode, color in tints:
            drawing = self._tinted(name, color)
            for size in _SIZES:
                for ratio in _RATIOS:
                    icon.addPixmap(_render(drawing, size, ratio), mode)
        return icon

    @staticmethod
    def _tinted(name: str, color: str) -> bytes:
        drawing = resource("icons", f"{name}.svg").read_text("utf-8")
        return drawing.replace("currentColor", color).encode()


def application_icon() -> QIcon:
    """Return Annotally's own icon, in its own colours."""
    icon = QIcon()
    drawing = resource("icons", "annotally.svg").read_bytes()
    for size in (16, 32, 64, 128):
        icon.addPixmap(_render(drawing, size, 1.0))
    return icon
