"""Draw the program's icon from its SVG as PNG in the sizes of desktops, and for Windows and macOS: FOLDER."""

import sys
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

SIZES = (16, 24, 32, 48, 64, 128, 256)
SOURCE = Path(__file__).parent.parent / "resources" / "annotally_resources" / "icons" / "annotally.svg"


def draw_icons(folder: Path) -> None:
    """Write ``SIZE.png`` for each size, ``annotally.ico`` and, where Qt can, ``annotally.icns``."""
    folder.mkdir(parents=True, exist_ok=True)
    renderer = QSvgRenderer(str(SOURCE))
    for size in SIZES:
        image = QImage(size, size, QImage.Format.Format_ARGB32)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        renderer.render(painter)
        painter.end()
        if not image.save(str(folder / f"{size}.png")):
            raise SystemExit(f"cannot write {folder / f'{size}.png'}")
    for form in ("ico", "icns"):
        image.save(str(folder / f"annotally.{form}"))


if __name__ == "__main__":
    application = QGuiApplication(["program_icons"])
    draw_icons(Path(sys.argv[1]))
