"""Measure the structure and the language of the code: measure_house.py [CHECKOUT ...] [--list] [--json].

Prints a table with a line for each figure: what it is in this checkout, or in each of those named, and the
goal. A checkout is a folder with engine/, gui/ and resources/; it is read, never imported.

    make house                                    this checkout
    make house ARGS="../before ."                 two, side by side
    make house ARGS="--list --only types"         the places behind a figure
"""

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from house_code import complexity, functions, method_comparisons, method_constants, undo_owners
from house_language import LONG_FUNCTION, bindings_of, comment_lines, first_lines, long_functions
from house_shape import (
    ENGINE,
    WINDOW,
    Module,
    house_room,
    loose_modules,
    nested_room,
    offered_requests,
    read_modules,
    repeated_types,
    shape_of,
    top_room,
    untyped_requests,
)

ROOT = Path(__file__).resolve().parents[1]
SIDES = {"engine": ENGINE, "window": WINDOW}
COMPLEX, TOO_COMPLEX = 15, 20
"""Cyclomatic complexity above which few functions, and no function, should lie."""
SHAPE = "{rooms} × {floors}, {arrows}, {circles}"


class Figure(NamedTuple):
    """A line of the table."""

    key: str
    title: str
    values: Mapping[str, float]
    form: str
    """The format of what the table shows, over the names in `values`."""
    goal: str
    places: Sequence[str] = ()
    """What ``--list`` prints, worst first."""

    @property
    def now(self) -> str:
        """The values as the table shows them."""
        return self.form.format(**self.values)


class Place(NamedTuple):
    """A line of a module that counts for a figure, with a word about it."""

    path: str
    line: int
    word: str = ""


def by_module(places: Iterable[Place]) -> list[str]:
    """Return a line for each module: the number of its places, its path, the lines; most places first."""
    modules: dict[str, list[str]] = defaultdict(list)
    for place in sorted(places):
        modules[place.path].append(f"{place.line} {place.word}".strip())
    ranked = sorted(modules.items(), key=lambda item: (-len(item[1]), item[0]))
    return [f"{len(lines):4} {path}: {', '.join(lines)}" for path, lines in ranked]


def share(key: str, title: str, places: Sequence[Place], total: int, goal: str) -> Figure:
    """Return the figure that says how many of `total` there are, in percent."""
    values = {"number": len(places), "total": total, "percent": percent(len(places), total)}
    return Figure(key, title, values, "{percent:.1f} % ({number} of {total})", goal, by_module(places))


def percent(number: int, total: int) -> float:
    """Return a share in percent, rounded to a hundredth; of nothing it is 0."""
    return round(100 * number / total, 2) if total else 0.0


def of(modules: Iterable[Module], package: str) -> list[Module]:
    """Return the modules of a top-level package."""
    return [module for module in modules if module.parts[0] == package]


def shape_figures(modules: Sequence[Module]) -> Iterator[Figure]:
    """Yield the figures of rooms; `__main__` is a room too."""
    engine, window = of(modules, ENGINE), of(modules, WINDOW)
    cases: tuple[tuple[str, str, Sequence[Module], Callable[[Module], str], str], ...] = (
        ("house", "the house, the window one room", modules, house_room, "18 × 11, ≤ 80, 0"),
        ("engine-rooms", "the engine", engine, top_room, "16 × 10 (15 × 9 and __main__), 0 circles"),
        ("window-rooms", "the window", window, top_room, "12 × 8 (11 and __main__), 0 circles"),
        ("engine-nested", "the engine, sub-packages as rooms", engine, nested_room, "none set"),
        ("window-nested", "the window, sub-packages as rooms", window, nested_room, "none set"),
    )
    for key, title, part, room_of, goal in cases:
        shape = shape_of(part, {module.name: room_of(module) for module in part})
        title = f"rooms × floors, arrows, circles: {title}"
        yield Figure(key, title, shape.figures, SHAPE, goal, shape.lines())
    for side, goal in (("engine", "≤ 1"), ("window", "≤ 2")):
        loose = loose_modules(modules, SIDES[side])
        title = f"loose modules at the top of the {side}"
        yield Figure(f"{side}-loose", title, {"number": len(loose)}, "{number}", goal, loose)


def interface_figures(modules: Sequence[Module]) -> Iterator[Figure]:
    """Yield the figures of requests, types and undo."""
    asked, untyped = untyped_requests(modules)
    values = {"untyped": len(untyped), "calls": len(asked), "requests": offered_requests(modules)}
    form = "{untyped} of {calls} calls; {requests} requests"
    yield Figure("requests", "requests of the window by an untyped string", values, form, "0", untyped)
    total, repeated = repeated_types(modules)
    ranked = sorted(repeated.items(), key=lambda item: (-len(item[1]), item[0]))
    shared = sum(len({place.partition("/")[0] for place in places}) > 1 for places in repeated.values())
    values = {"repeated": len(repeated), "names": total, "shared": shared}
    form = "{repeated} of {names}; {shared} in engine and window"
    lines = [f"{len(places):4} {name}: {', '.join(places)}" for name, places in ranked]
    yield Figure("types", "public type names defined more than once", values, form, "≤ 10; 0", lines)
    owners = [
        f"{module.path}:{node.lineno} {node.name}" for module in modules for node in undo_owners(module)
    ]
    yield Figure("undo", "classes that define undo", {"number": len(owners)}, "{number}", "3", owners)


def language_figures(modules: Sequence[Module]) -> Iterator[Figure]:
    """Yield the figures of names, docstrings and comments, for engine and window each."""
    for side, package in SIDES.items():
        part = of(modules, package)
        bindings = [(module.path, binding) for module in part for binding in bindings_of(module)]
        vague = [Place(path, name.line, name.name) for path, name in bindings if name.is_vague]
        title = f"names that are a pronoun or a participle, {side}"
        yield share(f"{side}-names", title, vague, len(bindings), "≤ 1 %")
    for side, package in SIDES.items():
        docstrings = [
            (module.path, first) for module in of(modules, package) for first in first_lines(module)
        ]
        indirect = [Place(path, first.line) for path, first in docstrings if first.is_indirect]
        title = f"first docstring lines built on what/who/whose/which, {side}"
        yield share(f"{side}-docstrings", title, indirect, len(docstrings), "≤ 1 %")
    for side, package in SIDES.items():
        yield from comment_figures(side, of(modules, package))


def comment_figures(side: str, modules: Sequence[Module]) -> Iterator[Figure]:
    """Yield the figures of comments: for each line, and in long functions."""
    comments = {module.path: comment_lines(module) for module in modules}
    number, lines = sum(map(len, comments.values())), sum(len(module.text.splitlines()) for module in modules)
    values = {"comments": number, "lines": lines, "percent": percent(number, lines)}
    form = "{percent:.2f} % ({comments} of {lines})"
    yield Figure(f"{side}-comments", f"comments per line, {side}", values, form, "3-5 %")
    long = [
        (Place(module.path, node.lineno, node.name), commented)
        for module in modules
        for node, commented in long_functions(module, comments[module.path])
    ]
    with_comment = sum(commented for _, commented in long)
    values = {"number": with_comment, "total": len(long), "percent": percent(with_comment, len(long))}
    title = f"functions over {LONG_FUNCTION} lines with a comment, {side}"
    bare = by_module(place for place, commented in long if not commented)
    form = "{percent:.0f} % ({number} of {total})"
    yield Figure(f"{side}-long", title, values, form, "100 %", bare)


def code_figures(modules: Sequence[Module]) -> Iterator[Figure]:
    """Yield the figures of comparisons with methods' names, and of complexity."""
    constants = method_constants(modules)
    compared = [
        Place(module.path, line) for module in modules for line in method_comparisons(module, constants)
    ]
    values = {"comparisons": len(compared), "files": len({place.path for place in compared})}
    title, form = "comparisons with a method's name", "{comparisons} in {files} files"
    yield Figure("methods", title, values, form, "≤ 10", by_module(compared))
    ways = [
        (complexity(node), Place(module.path, node.lineno, node.name))
        for module in modules
        for node in functions(module)
    ]
    ranked = sorted(
        ((number, place) for number, place in ways if number > COMPLEX), key=lambda item: -item[0]
    )
    values = {"complex": len(ranked), "too_complex": sum(number > TOO_COMPLEX for number, _ in ranked)}
    lines = [f"{number:4} {place.path}:{place.line} {place.word}" for number, place in ranked]
    title = f"functions of complexity > {COMPLEX}; > {TOO_COMPLEX}"
    yield Figure("complexity", title, values, "{complex}; {too_complex}", "≤ 5; 0", lines)


def measure(root: Path) -> list[Figure]:
    """Return all figures of a checkout.

    Raises SyntaxError for a module that cannot be parsed, ValueError for a folder without modules.
    """
    modules = read_modules(root)
    if not modules:
        raise ValueError(f"{root} has neither engine/annotally nor gui/annotally_gui with a module")
    groups = (shape_figures, interface_figures, language_figures, code_figures)
    return [figure for group in groups for figure in group(modules)]


def table(measured: Mapping[str, Sequence[Figure]]) -> Iterator[str]:
    """Yield the lines of a table with aligned columns: the figures of each checkout, the goals, the keys."""
    first = next(iter(measured.values()))
    columns = [
        ["figure", *(figure.title for figure in first)],
        *(
            [name if len(measured) > 1 else "now", *(figure.now for figure in figures)]
            for name, figures in measured.items()
        ),
        ["goal", *(figure.goal for figure in first)],
        ["key", *(figure.key for figure in first)],
    ]
    widths = [max(map(len, column)) for column in columns]
    for row in zip(*columns, strict=True):
        yield "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()


def as_json(measured: Mapping[str, Sequence[Figure]], *, places: bool) -> str:
    """Return the figures of each checkout as JSON, by their keys; with the places if wanted."""
    return json.dumps(
        {
            name: {
                figure.key: {"title": figure.title, **figure.values, "goal": figure.goal}
                | ({"places": list(figure.places)} if places else {})
                for figure in figures
            }
            for name, figures in measured.items()
        },
        ensure_ascii=False,
        indent=2,
    )


def main(arguments: list[str]) -> int:
    """Print what was asked for; return the exit status."""
    parser = argparse.ArgumentParser(prog="measure_house.py", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("checkouts", metavar="CHECKOUT", nargs="*", type=Path, help="instead of this one")
    parser.add_argument("--list", action="store_true", help="list the places behind the figures, worst first")
    parser.add_argument("--top", type=int, default=40, metavar="N", help="list at most so many lines (40)")
    parser.add_argument("--only", action="append", metavar="KEY", help="this figure alone; may be repeated")
    parser.add_argument("--json", action="store_true", help="print JSON, by keys; with --list all places too")
    options = parser.parse_args(arguments)
    measured: dict[str, list[Figure]] = {}
    for root in options.checkouts or [ROOT]:
        try:
            figures = measure(root)
        except (OSError, SyntaxError, ValueError) as problem:
            parser.error(str(problem))
        if strange := set(options.only or ()).difference(figure.key for figure in figures):
            parser.error(f"no figure {', '.join(sorted(strange))}; {', '.join(item.key for item in figures)}")
        measured[str(root)] = [figure for figure in figures if not options.only or figure.key in options.only]
    if options.json:
        print(as_json(measured, places=options.list))
        return 0
    print(*table(measured), sep="\n")
    for name, figures in measured.items() if options.list else ():
        print(*listing(figures, options.top, name if len(measured) > 1 else ""), sep="\n")
    return 0


def listing(figures: Iterable[Figure], top: int, name: str) -> Iterator[str]:
    """Yield the places behind figures, at most `top` lines for each."""
    for figure in figures:
        if figure.places:
            yield f"\n{f'{name}: ' if name else ''}{figure.title}: {figure.now}"
            yield from figure.places[:top]
            if len(figure.places) > top:
                yield f"     and {len(figure.places) - top} more lines"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
