"""Pictures of the journeys through the window: journeys.py FOLDER [WORD].

Runs tests/e2e/journeys (or those whose names contain the word) on screens of four sizes, in light and dark,
and joins the pictures of each journey into one strip, FOLDER/JOURNEY-SIZE-THEME.png: each with its number,
the gestures so far, and what was done. The single pictures stand in FOLDER/SIZE-THEME/JOURNEY.
Run it as make journeys ARGS=FOLDER; it needs no display of its own.
"""

import csv
import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter

ROOT = Path(__file__).resolve().parents[1]
SCREENS = {"1280x720": 1, "1440x900": 1, "1920x1080": 1, "2560x1440": 2}
"""Sizes of screens in pixels, and the scale of the window on each."""
THEMES = ("light", "dark")
COLUMNS = 2
WIDTH = 1280
"""Pixels of width that a picture has in a strip."""
GAP, LINE = 24, 40
"""Pixels around a picture, and of the line of words above it."""
FONT_PIXELS = 22


class Step(NamedTuple):
    """A picture of a journey, and the words above it."""

    picture: QImage
    caption: str


def main(arguments: list[str]) -> int:
    """Take all pictures and join them; return how many of the runs failed."""
    if not 0 < len(arguments) < 3 or any(word.startswith("-") for word in arguments):
        print(__doc__)
        return 2
    folder, word = Path(arguments[0]).absolute(), "".join(arguments[1:])
    failures = 0
    for size, scale in SCREENS.items():
        for theme in THEMES:
            shots = folder / f"{size}-{theme}"
            failures += walk(shots, size, scale, theme, word) != 0
            for journey in sorted(path for path in shots.iterdir() if path.is_dir()):
                write_strip(journey, folder / f"{journey.name}-{size}-{theme}.png")
    return failures


def walk(shots: Path, size: str, scale: int, theme: str, word: str) -> int:
    """Run the tests on a screen of this size, and return their exit status."""
    shots.mkdir(parents=True, exist_ok=True)
    environment = os.environ | {
        "ANNOTALLY_SCREEN": size,
        "ANNOTALLY_SHOTS": str(shots),
        "ANNOTALLY_SHOTS_THEME": theme,
        "QT_SCALE_FACTOR": str(scale),
    }
    tests = [sys.executable, "-m", "pytest", "-q", "tests/e2e/journeys", "-k", word, "--soak"]
    words = ["sh", "packaging/with-display.sh", *tests]
    return subprocess.run(words, cwd=ROOT, env=environment, check=False).returncode


def steps(journey: Path) -> list[Step]:
    """Return the steps of a journey in their order."""
    with (journey / "steps.tsv").open(encoding="utf-8", newline="") as lines:
        rows = list(csv.reader(lines, delimiter="\t"))
    return [
        Step(QImage(str(journey / f"{int(number):02}.png")), f"{number} · gestures: {gestures} · {caption}")
        for number, gestures, caption in rows
    ]


def write_strip(journey: Path, target: Path) -> None:
    """Join the pictures of a journey, two in a row, each below its words."""
    pictures = steps(journey)
    height = max(step.picture.height() * WIDTH // step.picture.width() for step in pictures)
    cell = QSize(WIDTH + GAP, LINE + height + GAP)
    rows = -(-len(pictures) // COLUMNS)
    strip = QImage(COLUMNS * cell.width() + GAP, rows * cell.height() + GAP, QImage.Format.Format_RGB32)
    strip.fill(QColor("#5c6670"))
    with QPainter(strip) as painter:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        font = painter.font()
        font.setPixelSize(FONT_PIXELS)
        painter.setFont(font)
        painter.setPen(QColor("white"))
        for number, step in enumerate(pictures):
            left = GAP + number % COLUMNS * cell.width()
            top = GAP + number // COLUMNS * cell.height()
            words = QRect(left, top, WIDTH, LINE)
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, step.caption)
            size = step.picture.size().scaled(WIDTH, height, Qt.AspectRatioMode.KeepAspectRatio)
            painter.drawImage(QRect(words.bottomLeft(), size), step.picture)
    strip.save(str(target))


if __name__ == "__main__":
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = QGuiApplication(sys.argv[:1])
    sys.exit(main(sys.argv[1:]))
