"""How fast the text pane is: prints a table of medians. Run: python tests/benchmarks/bench_text.py.

Generators, all from seed 7:
- *large*: 10,000,000 code points in paragraphs of 1 to 160 words; one paragraph in twenty is Hebrew, Arabic,
  Chinese or full of emoji, so that the text takes four bytes a character and offsets differ from Qt's;
  line ends LF, one in ten CRLF. 20,000 marks in two lanes and all states: half spread evenly, half crowded
  into the middle 2 % of the text; lengths Pareto(1.1) times 8, cut at 3,000, so they nest and cross.
- *dense*: the same 20,000 marks in 1,000,000 code points.
- *one line*: 1,000,000 code points without a line end (blanks only), the 20,000 marks in it.
- *no blanks*: 1,000,000 letters without even a blank, no marks.
Frames are wall time from the gesture until all pending events, painting included, are done, at 1200 x 900.
Memory is the resident set above the same window empty, in a process of its own.
"""

import gc
import os
import random
import subprocess
import sys
import time
from array import array
from collections.abc import Callable
from functools import partial

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from report import heading, memory, show, use_this_tree

use_this_tree()  # before anything of the program is imported, hence E402

from PySide6.QtCore import Qt  # noqa: E402  # not before the tree is in use
from PySide6.QtTest import QTest  # noqa: E402  # not before the tree is in use
from PySide6.QtWidgets import QApplication  # noqa: E402  # not before the tree is in use

from annotally_gui.text.marks import MarkSet  # noqa: E402  # not before the tree is in use
from annotally_gui.text.pane import TextPane  # noqa: E402  # not before the tree is in use
from support.text_samples import theme  # noqa: E402  # not before the tree is in use

WORDS = (
    "the",
    "chairman",
    "of",
    "a",
    "fictional",
    "Securities",
    "commission",
    "said",
    "that",
    "officials",
    "Coloma",
)
STRANGE = [
    "שלום עולם מירושלים",
    "أعلنت شركة الأفق الجديد",
    "山田太郎は東京の銀行に勤めている",
    "👩‍🚀🚀🐕 Zoë 🎉",
]
MARKS = 20_000


def paragraphs(size: int, rng: random.Random) -> str:
    parts: list[str] = []
    length = 0
    while length < size:
        words = STRANGE if rng.random() < 0.05 else WORDS
        line = " ".join(rng.choices(words, k=rng.randint(1, 160)))
        parts.append(line + ("\r\n" if rng.random() < 0.1 else "\n"))
        length += len(parts[-1])
    return "".join(parts)[:size]


def marks(size: int, rng: random.Random) -> "tuple[array[int], array[int], bytes, bytes, bytes, array[int]]":
    starts, ends = array("i"), array("i")
    for number in range(MARKS):
        start = (
            rng.randrange(size - 3000) if number % 2 else rng.randrange(size * 49 // 100, size * 51 // 100)
        )
        starts.append(start)
        ends.append(start + 1 + min(3000, int(rng.paretovariate(1.1) * 8)))
    lanes = bytes(rng.getrandbits(1) for _ in range(MARKS))
    statuses = bytes(rng.randrange(9) for _ in range(MARKS))
    return starts, ends, lanes, statuses, bytes(MARKS), array("i", [n // 2 for n in range(MARKS)])


class Bench:
    def __init__(self) -> None:
        self.app = QApplication.instance() or QApplication([])
        self.pane = TextPane(theme())
        self.pane.resize(1200, 900)
        self.pane.show()
        self.pane.activateWindow()
        self.pane.setFocus()
        self.settle()

    def settle(self) -> None:
        for _ in range(3):
            self.app.processEvents()

    def timed(self, act: Callable[[], object]) -> float:
        begun = time.perf_counter()
        act()
        self.settle()
        return (time.perf_counter() - begun) * 1000

    def row(self, name: str, act: Callable[[int], object], count: int, limit: str) -> None:
        times = [self.timed(partial(act, n)) for n in range(count)]
        show(name, times, float(limit) if limit else None)

    def gestures(self, size: int, rng: random.Random, limit: str) -> None:
        pane, bar = self.pane, self.pane.verticalScrollBar()
        middle = size // 2
        pane.scroll_to(middle)
        self.row("wheel, 100 px, crowded middle", lambda _: bar.setValue(bar.value() + 100), 60, limit)
        pane.scroll_to(size // 5)
        self.row("wheel, 100 px", lambda _: bar.setValue(bar.value() + 100), 60, limit)
        self.row("jump anywhere", lambda _: pane.scroll_to(rng.randrange(size)), 40, limit)
        pane.select(middle, middle)
        viewport = self.pane.viewport()
        shift = Qt.KeyboardModifier.ShiftModifier
        self.row("select, Shift+Down", lambda _: QTest.keyClick(viewport, Qt.Key.Key_Down, shift), 40, limit)
        self.row("select all", lambda _: pane.select_all(), 10, limit)
        pane.select(0, 0)
        if len(pane.marks):
            self.row("current pair, anywhere", lambda n: pane.set_current(n * 97), 40, limit)
        self.row("find next 'Coloma'", lambda _: pane.find_text("Coloma"), 10, "")
        self.row("find, nowhere", lambda n: pane.find_text(f"nowhere {n}"), 5, "")
        self.row("zoom", lambda n: pane.set_zoom(100 + n % 2 * 20), 6, "")
        pane.set_zoom(100)


def shown(bench: Bench, name: str, text: str, size: int, rng: random.Random, frame: str, limit: str) -> None:
    heading(f"Text pane: {name}", f"{len(text):,} code points")
    rows = marks(size, rng) if "blanks" not in name else None

    def change(_: int) -> None:
        bench.pane.set_document(text, MarkSet(*rows) if rows else MarkSet())

    bench.row("shown (mark set built)", change, 5, limit)
    bench.gestures(size, rng, frame)


def measure_memory() -> None:
    bench = Bench()
    previous = memory()
    text = paragraphs(10_000_000, random.Random(7))
    bench.pane.set_document(text, MarkSet(*marks(len(text), random.Random(7))))
    bench.settle()
    after = memory()
    bench.pane.find_text("Coloma")
    bench.settle()
    show("memory above an empty window", [after - previous], 200, unit="MB")
    show("the same after a find", [memory() - previous], 200, unit="MB")


def main() -> None:
    if "--memory" in sys.argv:
        measure_memory()
        return
    rng = random.Random(7)
    bench = Bench()
    gc.collect()
    gc.freeze()
    shown(bench, "large", paragraphs(10_000_000, rng), 10_000_000, rng, "16", "500")
    subprocess.run([sys.executable, __file__, "--memory"], check=True)
    shown(bench, "dense", paragraphs(1_000_000, rng), 1_000_000, rng, "16", "500")
    line = paragraphs(1_000_000, rng).replace("\r\n", "  ").replace("\n", " ")
    shown(bench, "one line", line, 1_000_000, rng, "50", "500")
    shown(bench, "no blanks", "abcdefghij" * 100_000, 1_000_000, rng, "50", "500")


if __name__ == "__main__":
    main()
