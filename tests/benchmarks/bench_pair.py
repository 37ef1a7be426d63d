"""How fast two aligned texts are side by side. Run: python tests/benchmarks/bench_pair.py.

The pair: 50,000 words from a generator without chance (`aligned_samples.long_pair`), every tenth heard as
another one, ten more inserted after every fiftieth; aligned by the engine; 5,000 marks a side. Frames are the
CPU time of the window's process from the gesture until all pending events, painting included, are done, at
1200 x 900: what others do on the machine does not count.
"""

import gc
import os
import time
from array import array
from collections.abc import Callable
from functools import partial

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from report import heading, memory, show, use_this_tree

use_this_tree()  # before anything of the program is imported, hence E402

from PySide6.QtWidgets import QApplication  # noqa: E402  # not before the tree is in use

from annotally_gui.text.marks import MarkSet  # noqa: E402  # not before the tree is in use
from annotally_gui.text.pair import TextPair  # noqa: E402  # not before the tree is in use
from annotally_gui.text.pane import TextPane  # noqa: E402  # not before the tree is in use
from support.aligned_samples import Pair, long_pair  # noqa: E402  # not before the tree is in use
from support.text_samples import theme  # noqa: E402  # not before the tree is in use

WORDS = 50_000
FRAME = 16.0


def marks(texts: Pair, side: int) -> MarkSet:
    """Return 5,000 marks in both lanes, each of three blocks."""
    starts, ends = array("i"), array("i")
    for block in range(0, len(texts.blocks) - 3, len(texts.blocks) // 5000):
        start, end = texts.blocks.extent(side, block, block + 2)
        starts.append(start)
        ends.append(end)
    count = len(starts)
    lanes = bytes(number % 2 for number in range(count))
    statuses = bytes(number % 5 for number in range(count))
    return MarkSet(starts, ends, lanes, statuses, bytes(count), array("i", range(count)))


class Bench:
    """A pair on screen."""

    def __init__(self) -> None:
        self.app = QApplication.instance() or QApplication([])
        self.pair = TextPair(TextPane(theme()), TextPane(theme()), theme())
        self.pair.resize(1200, 900)
        self.pair.show()
        self.pair.activateWindow()
        self.settle()

    def settle(self) -> None:
        """Do what is pending."""
        for _ in range(3):
            self.app.processEvents()

    def row(self, name: str, act: Callable[[int], object], count: int, limit: float | None) -> None:
        """Print the CPU time of a gesture."""
        times = []
        for number in range(count):
            begun = time.process_time()
            partial(act, number)()
            self.settle()
            times.append((time.process_time() - begun) * 1000)
        show(name, times, limit)


def main() -> None:
    """Measure."""
    texts = long_pair(WORDS)
    sides = [marks(texts, side) for side in (0, 1)]
    heading("Two aligned texts", f"{WORDS:,} words, {len(texts.blocks):,} blocks, 2 × 5,000 marks; CPU")
    previous = memory()
    bench = Bench()
    pair = bench.pair
    gc.collect()
    gc.freeze()

    def shown(_: int) -> None:
        pair.prepare()
        pair.first.set_document(texts.ref, sides[0])
        pair.show_second(texts.hyp, sides[1], texts.blocks)

    bench.row("shown", shown, 5, 500)
    bar = pair.first.verticalScrollBar()
    pair.first.scroll_to(len(texts.ref) // 2)
    bench.row("wheel, 100 px, the other follows", lambda _: bar.setValue(bar.value() + 100), 60, FRAME)
    second = pair.second.verticalScrollBar()
    bench.row("wheel in the second", lambda _: second.setValue(second.value() + 100), 60, FRAME)
    places = [(n * 7919 * 31) % len(texts.ref) for n in range(40)]
    bench.row("jump anywhere", lambda n: pair.first.scroll_to(places[n]), 40, FRAME)
    bench.row("next word error", lambda _: pair.next_error(1), 40, FRAME)
    bench.row("select 100 words", lambda n: pair.first.select(places[n], places[n] + 900), 40, FRAME)
    bench.row("current pair, anywhere", lambda n: pair.set_current(n * 97), 40, FRAME)
    pair.set_turned(True)
    bench.settle()
    bench.row("one above the other: wheel", lambda _: bar.setValue(bar.value() + 100), 40, FRAME)
    show("memory above the texts", [memory() - previous], unit="MB")


if __name__ == "__main__":
    main()
