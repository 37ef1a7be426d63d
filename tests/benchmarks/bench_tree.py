"""Medians of the mapping tree over 600,000 rows: first paint, filters, appending, walking, expanding.

Run: ``python tests/benchmarks/bench_tree.py [ROWS]``, offscreen unless QT_QPA_PLATFORM says otherwise. The
corpus is `tree_corpus.CorpusMaker` with seed 7: 120 documents, one of them with half of all rows; its other
parameters are in that module. The trees are numbered as the worker numbers them. "first" is the first filter
after loading, written before the window has had a moment to index a row: it indexes all of them first.
"first, as they come" is written in the pane as soon as the last batch has come, the usual case.
"paint" is until what is found soon is on screen, "all found" until every row was looked at and counted.
"""

import gc
import os
import sys
import time
from statistics import median

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from report import heading, timed, use_this_tree
from report import show as line

use_this_tree()  # before anything of the program is imported, hence E402

import msgspec.structs  # noqa: E402  # not before the tree is in use
from PySide6.QtCore import Qt  # noqa: E402  # not before the tree is in use
from PySide6.QtGui import QColor, QPixmap  # noqa: E402  # not before the tree is in use
from PySide6.QtWidgets import QApplication, QTreeView  # noqa: E402  # not before the tree is in use
from tree_corpus import CorpusMaker  # noqa: E402  # not before the tree is in use

from annotally.adjudication.project.messages import (  # noqa: E402  # not before the tree is in use
    AddedRow,
    AddedSlot,
    Decided,
)
from annotally.reports.tree.numbering import Numbering  # noqa: E402  # not before the tree is in use
from annotally.reports.tree.unit_tree import TreeTable  # noqa: E402  # not before the tree is in use
from annotally.scoring.tally import CountColumn  # noqa: E402  # not before the tree is in use
from annotally_gui.models.filter_syntax import Query, parse  # noqa: E402  # not before the tree is in use
from annotally_gui.models.forest import Forest  # noqa: E402  # not before the tree is in use
from annotally_gui.models.query import CellFilter, Filter, evaluate  # noqa: E402  # not before the tree is in use
from annotally_gui.models.tree_model import MappingModel  # noqa: E402  # not before the tree is in use
from annotally_gui.views.mapping import MappingPane  # noqa: E402  # not before the tree is in use

BATCH = 20_000
FILTERS = (
    ("state", "state:MIS|SPU"),
    ("all states", "state:COR|INC|MIS|SPU|NON"),
    ("not a state", "-state:COR"),
    ("text, rare", "Kern-77"),
    ("text, one letter", "e"),
    ("text, not", "-Berg"),
    ("regular expression", "text:/Ber.*[13]7$/"),
    ("regular expression, dense", r"text:/\w+\d/"),
    ("type", "type:PERSON"),
    ("class", "class:enamex"),
    ("slot", "slot:TEXT"),
    ("document", "doc:93060*"),
    ("four terms", "state:INC|MIS type:PERSON|DATE slot:TEXT Gr"),
)

AT_ONCE = (
    "first row of 100,000 objects selected",
    "one more added by hand, painted",
    "type ahead, no such title: longest piece",
)
"""Lines that are to be within a frame of the screen."""
FIRST = ("Kern", r"text:/\w+\d/", "type:PERSON", "state:MIS")


def show(what: str, ms: float | list[float], note: str = "") -> None:
    """Print one line of the table, with the limit of filters and of the first paint."""
    limit = 150 if what.startswith(("filter", "evaluate")) else 100 if "first paint" in what else None
    limit = 16 if what in AT_ONCE else limit
    line(what, ms if isinstance(ms, list) else [ms], limit, f" {note}" if note else "")


def batches(trees: list[TreeTable]) -> list[list[TreeTable]]:
    """Return the trees in parts as the service sends them."""
    parts: list[list[TreeTable]] = [[]]
    for tree in trees:
        parts[-1].append(tree)
        if sum(len(part.nodes) for part in parts[-1]) >= BATCH:
            parts.append([])
    return [part for part in parts if part]


def wanted(text: str) -> Query:
    """Return a query that is known to be readable."""
    query = parse(text)
    if not isinstance(query, Query):
        raise SystemExit(query.message)
    return query


class PlainPainter:
    """Squares instead of the theme's glyphs."""

    def glyph(self, status: int, size: int, dpr: float, filled: bool = True) -> QPixmap:
        """Return a square."""
        del filled
        pixmap = QPixmap(round(size * dpr), round(size * dpr))
        pixmap.fill(self.color(status))
        return pixmap

    def color(self, status: int) -> QColor:
        """Return a colour of its own for every state."""
        return QColor.fromHsv(status * 35, 255, 180)

    def text(self, status: int) -> str:
        """Return a number."""
        return str(status)


def bench_forest(trees: list[TreeTable]) -> None:
    """Print filters and walks without a window."""
    forest = Forest(trees)
    show("index, all at once", timed(lambda: Forest(trees).complete_index(), 3))
    plain = [msgspec.structs.replace(tree, numbered=()) for tree in trees]
    show("index, all at once, not numbered before", timed(lambda: Forest(plain).complete_index(), 3))
    for text in FIRST:
        taken = []
        for _ in range(3):
            fresh = Forest(trees)
            taken += timed(lambda text=text, fresh=fresh: evaluate(wanted(text), fresh), 1)
        show(f"evaluate: the first filter, {text}", taken)
    forest.complete_index()
    for name, text in FILTERS:
        selection = evaluate(wanted(text), forest)
        note = f"{selection.matched.count(1):,} rows, {selection.fills:,} fills"
        show(f"evaluate: {name}", timed(lambda text=text: evaluate(wanted(text), forest)), note)
    cell = CellFilter(("total",), (CountColumn.INC,), "ALL SLOTS · INC")
    show("evaluate: score cell", timed(lambda: Filter(forest, None, cell)))
    rare = evaluate(wanted("Kern-77"), forest)
    show("next disagreement", timed(lambda: forest.next_disagreement(0), 99))
    show("next disagreement, rare filter", timed(lambda: forest.next_disagreement(0, rare.matched), 9))
    show("next of the same type and state", timed(lambda: forest.next_alike(1), 9))


def bench_window(app: QApplication, trees: list[TreeTable]) -> None:
    """Print what a view takes."""

    def first_paint() -> None:
        model, view = MappingModel(), QTreeView()
        view.setUniformRowHeights(True)
        view.setModel(model)
        view.resize(900, 700)
        model.append(trees)
        view.show()
        app.processEvents()
        view.grab()
        view.close()

    show("append and first paint, all at once", timed(first_paint))
    model, view = MappingModel(), QTreeView()
    view.setUniformRowHeights(True)
    view.setModel(model)
    view.resize(900, 700)
    view.show()
    app.processEvents()

    taken = []
    for part in batches(trees):
        begun = time.perf_counter()
        model.append(part)
        app.processEvents()
        taken.append((time.perf_counter() - begun) * 1000)
    show("append a batch, painted", median(taken), f"longest {max(taken):.1f} ms of {len(taken)}")
    taken = []
    done = False
    while not done:
        begun = time.perf_counter()
        done = model.forest.complete_index(20_000)
        taken.append((time.perf_counter() - begun) * 1000)
    show("index 20,000 rows in idle time", median(taken), f"longest {max(taken):.1f} ms of {len(taken)}")

    def filtered(text: str) -> None:
        model.set_filter(wanted(text), None)
        app.processEvents()
        view.grab()

    def wholly_filtered(text: str) -> None:
        filtered(text)
        while not model.go_on():
            app.processEvents()

    for name, text in FILTERS:
        show(f"filter and paint: {name}", timed(lambda text=text: filtered(text), 3))
        line(f"  all found: {name}", timed(lambda text=text: wholly_filtered(text), 3))
    for text in FIRST:
        model.clear()
        model.append(trees)
        app.processEvents()
        view.grab()
        show(f"filter and paint: the first, {text}", timed(lambda text=text: filtered(text), 1))
        model.set_filter(None, None)
    view.close()


def bench_pane(app: QApplication, trees: list[TreeTable]) -> None:
    """Print what the pane takes, which keeps expansion, selection and place, with the huge document open."""
    pane = MappingPane(PlainPainter())
    pane.resize(900, 700)
    pane.show()
    pane.append(trees)
    pane.forest.complete_index()
    app.processEvents()
    sizes = [len(tree.nodes) for tree in trees]
    row = pane.forest.bases[sizes.index(max(sizes))]
    begun = time.perf_counter()
    pane.tree.expand(pane.model.index_at(row))
    app.processEvents()
    pane.grab()
    objects = len(pane.forest.children(row))
    show("open the huge document", (time.perf_counter() - begun) * 1000, f"{objects:,} objects")

    def filtered(text: str) -> None:
        pane.set_filter_text(text)
        app.processEvents()
        pane.grab()

    for name, text in (("four terms", FILTERS[-1][1]), ("state", "state:MIS|SPU"), ("no filter", "")):
        taken = []
        for _ in range(3):
            filtered("doc:none" if name == "no filter" else "")
            begun = time.perf_counter()
            filtered(text)
            taken.append((time.perf_counter() - begun) * 1000)
        show(f"pane, huge document open: {name}", median(taken))
    bar = pane.tree.verticalScrollBar()

    def scrolled() -> None:
        bar.setValue((bar.value() + 12345) % bar.maximum())
        pane.tree.viewport().repaint()

    show("scroll and paint a frame", timed(scrolled, 19))

    def walked() -> None:
        document, number = pane.selected or (trees[0].document, 0)
        start = pane.forest.row(document, number) or 0
        pane.select(*pane.forest.place(pane.forest.next_disagreement(start) or 0))

    show("next disagreement, selected", timed(walked, 9))
    bench_added(app, pane, trees[sizes.index(max(sizes))])
    bench_type_ahead(app, pane)
    pane.close()


def bench_type_ahead(app: QApplication, pane: MappingPane) -> None:
    """Print how long letters that begin no title keep the window busy: the longest piece of the search."""
    longest, whole = [], []
    for _ in range(3):
        pieces = timed(lambda: pane.tree.keyboardSearch("zz"), 1)
        while pane.tree.type_ahead.is_searching:
            pieces += timed(app.processEvents, 1)
        longest.append(max(pieces))
        whole.append(sum(pieces))
    show(AT_ONCE[2], longest, f"done after {median(whole):.0f} ms")


def bench_selected(app: QApplication) -> None:
    """Print what it takes to select the first row of a document of 100,000 objects, which is closed."""
    tree = Numbering().numbered(CorpusMaker().document("large", 419_000))
    taken = []
    for _ in range(5):
        pane = MappingPane(PlainPainter())
        pane.resize(900, 700)
        pane.show()
        pane.append([tree])
        pane.forest.complete_index(len(tree.nodes))  # as is done in idle time
        app.processEvents()
        begun = time.perf_counter()
        pane.select("large", 1)
        app.processEvents()
        taken.append((time.perf_counter() - begun) * 1000)
        objects = len(pane.forest.children(0))
        pane.close()
    show(AT_ONCE[0], taken, f"{objects:,} objects")


def bench_added(app: QApplication, pane: MappingPane, tree: TreeTable) -> None:
    """Print what it takes to show one more annotation added by hand to the huge document, which is open."""
    pane.set_adjudicating(True)
    slots = (AddedSlot("TEXT", "Kern-77", (("Kern-77",),)), AddedSlot("TYPE", "PERSON", (("PERSON",),)))
    rows = [AddedRow(str(n), f"enamex {n}", "Kern-77", type="enamex", slots=slots) for n in range(9)]

    def decided(count: int) -> Decided:
        size = len(tree.nodes) + count * (1 + len(slots))
        none = bytes(size)
        return Decided(
            tree.document, none, none, none, none, none, {}, {}, 0, 0, 0, False, 0, added=tuple(rows[:count])
        )

    values = [decided(count) for count in range(9)]

    def added(number: int) -> float:
        begun = time.perf_counter()
        pane.take_decisions([values[number]])
        app.processEvents()
        return (time.perf_counter() - begun) * 1000

    added(0)
    show(AT_ONCE[1], [added(number) for number in range(1, 9)])
    pane.set_filter_text("Kern-77")
    pane.matched()
    show("one more added by hand, filtered, painted", [added(number) for number in range(7, 0, -1)])
    pane.set_filter_text("")


def bench_first(app: QApplication, trees: list[TreeTable]) -> None:
    """Print what a filter takes that is written as soon as the last batch has come."""
    for text in FIRST:
        pane = MappingPane(PlainPainter())
        pane.resize(900, 700)
        pane.show()
        for part in batches(trees):
            pane.append(part)
            app.processEvents()
        begun = time.perf_counter()
        pane.set_filter_text(text)
        pane.grab()
        show(f"filter, first, as they come: {text}", (time.perf_counter() - begun) * 1000)
        stalls = []
        while not pane.model.is_complete:
            stalled = time.perf_counter()
            app.processEvents()
            stalls.append((time.perf_counter() - stalled) * 1000)
        whole = (time.perf_counter() - begun) * 1000
        line(f"  all found: {text}", [whole], note=f" longest stall {max(stalls, default=0):.0f} ms")
        pane.close()


def main() -> None:
    """Print the table."""
    rows = int(sys.argv[1]) if len(sys.argv) > 1 else 600_000
    app = QApplication.instance() or QApplication([])
    app.setAttribute(Qt.ApplicationAttribute.AA_DontShowIconsInMenus, True)
    begun = time.perf_counter()
    numbering = Numbering()
    trees = [numbering.numbered(tree) for tree in CorpusMaker().corpus(rows)]
    total = sum(len(tree.nodes) for tree in trees)
    text = f"{time.perf_counter() - begun:.1f} s"
    heading("Mapping tree", f"{total:,} rows in {len(trees)} documents, made in {text}, seed 7")
    gc.collect()
    gc.freeze()
    bench_forest(trees)
    bench_window(app, trees)
    bench_first(app, trees)
    bench_pane(app, trees)
    bench_selected(app)


if __name__ == "__main__":
    main()
