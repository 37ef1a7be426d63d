"""The shape of the code: its modules, the rooms they make up, the imports between them, requests and types.

A room is a top-level module or package of the engine or of the window. Room A has an arrow to room B if a
module of A imports one of B, wherever the import stands: at the top, inside a function or under
`TYPE_CHECKING`. Nothing is imported from the measured code; it is parsed.
"""

import ast
import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

ENGINE, WINDOW, RESOURCES = "annotally", "annotally_gui", "annotally_resources"
FOLDERS = {
    ENGINE: "engine/annotally",
    WINDOW: "gui/annotally_gui",
    RESOURCES: "resources/annotally_resources",
}
CAMEL_CASE = re.compile(r"[A-Z]\w*[a-z]\w*")
NO_TYPES = frozenset({"TypeVar", "ParamSpec", "TypeVarTuple"})
AnyFunction = ast.FunctionDef | ast.AsyncFunctionDef


class Module(NamedTuple):
    """A parsed module: its dotted name, its path below the checkout, whether it is an `__init__`."""

    name: str
    path: str
    is_package: bool
    text: str
    tree: ast.Module
    nodes: tuple[ast.AST, ...]
    """All nodes of the tree, in the order of `ast.walk`."""

    @property
    def parts(self) -> tuple[str, ...]:
        """The names from the top-level package down to the module."""
        return tuple(self.name.split("."))


class Shape(NamedTuple):
    """Rooms and the arrows between them.

    A room stands one floor above the highest of those it imports; the rooms of a circle stand on one floor.
    """

    floors: dict[str, int]
    arrows: list[tuple[str, str]]
    circles: list[list[str]]

    @property
    def figures(self) -> dict[str, int]:
        """The numbers of rooms, floors, arrows and circles."""
        return {
            "rooms": len(self.floors),
            "floors": max(self.floors.values(), default=0),
            "arrows": len(self.arrows),
            "circles": len(self.circles),
        }

    def lines(self) -> list[str]:
        """Return the floors from the top down, and the circles."""
        levels = sorted(set(self.floors.values()), reverse=True)
        rooms = {
            level: sorted(room for room in self.floors if self.floors[room] == level) for level in levels
        }
        return [
            *(f"floor {level}: {' '.join(names)}" for level, names in rooms.items()),
            *(f"circle: {' '.join(circle)}" for circle in self.circles),
        ]


def read_modules(root: Path) -> list[Module]:
    """Return the modules of the product in a checkout, sorted by path.

    Raises SyntaxError for a module that this version of Python cannot parse.
    """
    modules = []
    for package, folder in FOLDERS.items():
        for path in sorted((root / folder).rglob("*.py")):
            inside = path.relative_to(root / folder).with_suffix("").parts
            is_package = inside[-1] == "__init__"
            name = ".".join((package, *(inside[:-1] if is_package else inside)))
            text = path.read_text(encoding="utf-8")
            tree = ast.parse(text, str(path))
            below = path.relative_to(root).as_posix()
            modules.append(Module(name, below, is_package, text, tree, tuple(ast.walk(tree))))
    return modules


def imported_names(module: Module, names: Collection[str]) -> set[str]:
    """Return the modules of `names` that a module imports."""
    imported: set[str] = set()
    for node in module.nodes:
        if isinstance(node, ast.Import):
            imported.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            source = import_source(module, node)
            inside = (f"{source}.{alias.name}" for alias in node.names)
            imported.update(name if name in names else source for name in inside)
    return imported.intersection(names)


def import_source(module: Module, node: ast.ImportFrom) -> str:
    """Return the dotted name of the module after `from`, with the dots of a relative import resolved."""
    if not node.level:
        return node.module or ""
    above = len(module.parts) - node.level + module.is_package
    return ".".join((*module.parts[:above], *(node.module or "").split(".")))


def top_room(module: Module) -> str:
    """Return the room of a module, without the package it is in; empty for the top-level `__init__`."""
    return ".".join(module.parts[1:2])


def nested_room(module: Module) -> str:
    """Return the room of a module where packages inside a top-level package are rooms of their own."""
    return ".".join(module.parts[1:3] if module.is_package or len(module.parts) > 3 else module.parts[1:2])


def house_room(module: Module) -> str:
    """Return the room of a module in the whole product: the window and the resources are a room each."""
    return top_room(module) if module.parts[0] == ENGINE else module.parts[0]


def shape_of(modules: Iterable[Module], rooms: Mapping[str, str]) -> Shape:
    """Return the shape of the modules, given the room of each by its dotted name, empty for none."""
    arrows: dict[str, set[str]] = {room: set() for room in sorted(set(rooms.values()) - {""})}
    for module in modules:
        if room := rooms.get(module.name):
            lower = {rooms[name] for name in imported_names(module, rooms)}
            arrows[room] |= lower - {room, ""}
    # Rooms that reach each other are a circle. Every room reaches itself and all that a room below it does,
    # so it reaches more rooms than any below it outside its circle: taken in the order of these numbers,
    # the floors below a room are known when its turn comes. Cost: rooms times arrows.
    reached = {room: reachable(room, arrows) for room in arrows}
    floors: dict[str, int] = {}
    circles: list[list[str]] = []
    for room in sorted(arrows, key=lambda name: len(reached[name])):
        circle = sorted(lower for lower in reached[room] if room in reached[lower])
        floors[room] = 1 + max((floors[lower] for lower in reached[room].difference(circle)), default=0)
        if len(circle) > 1 and circle not in circles:
            circles.append(circle)
    return Shape(floors, [(room, lower) for room in arrows for lower in sorted(arrows[room])], circles)


def reachable(start: str, arrows: Mapping[str, set[str]]) -> set[str]:
    """Return the rooms that can be reached from a room along the arrows, itself among them."""
    reached, waiting = {start}, [start]
    while waiting:
        new = arrows[waiting.pop()] - reached
        reached |= new
        waiting.extend(new)
    return reached


def loose_modules(modules: Iterable[Module], package: str) -> list[str]:
    """Return the paths of the modules that lie directly in a top-level package, without its `__init__`."""
    return [
        module.path
        for module in modules
        if module.parts[0] == package and len(module.parts) == 2 and not module.is_package
    ]


def type_definitions(module: Module) -> Iterator[tuple[str, int]]:
    """Yield name and line of a module's public types: classes, NewTypes and aliases in CamelCase."""
    for node in module.tree.body:
        if isinstance(node, ast.ClassDef):
            name = node.name
        elif isinstance(node, ast.Assign | ast.AnnAssign) and is_type(node.value):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            name = target.id if isinstance(target, ast.Name) else ""
        elif type(node).__name__ == "TypeAlias":  # Python 3.12: type Name = ...
            name = ast.unparse(node).split()[1].partition("[")[0]
        else:
            continue
        if CAMEL_CASE.fullmatch(name):
            yield name, node.lineno


def is_type(value: ast.expr | None) -> bool:
    """Return whether a value given to a name in CamelCase is a type; a type variable is none."""
    if isinstance(value, ast.Call):
        return isinstance(value.func, ast.Name) and value.func.id not in NO_TYPES
    return value is not None


def repeated_types(modules: Iterable[Module]) -> tuple[int, dict[str, list[str]]]:
    """Return how many public names of types there are, and the places of those defined in several modules."""
    places: dict[str, list[str]] = defaultdict(list)
    for module in modules:
        for name, line in dict(type_definitions(module)).items():
            places[name].append(f"{module.path}:{line}")
    return len(places), {name: where for name, where in places.items() if len(where) > 1}


def untyped_requests(modules: Iterable[Module]) -> tuple[list[str], list[str]]:
    """Return the places where the window asks the engine for something, and those that ask by a string.

    They are the calls of the method `call` of an `engine`, also under the name that a function gives it.
    """
    asked, untyped = [], []
    for module in modules:
        if module.parts[0] == WINDOW:
            names = typed_names(module)
            for node in sorted(request_calls(module), key=lambda call: call.lineno):
                place = f"{module.path}:{node.lineno}"
                asked.append(place)
                if not (node.args and is_typed(node.args[0], names)):
                    untyped.append(place)
    return asked, untyped


def typed_names(module: Module) -> set[str]:
    """Return the names of a module that can stand for a typed request.

    They are those it imports, and parameters that have an annotation other than of a text or of anything.
    """
    names: set[str] = set()
    strings: set[str] = set()
    for node in module.nodes:
        if isinstance(node, ast.Import | ast.ImportFrom):
            names.update(alias.asname or alias.name for alias in node.names)
        elif isinstance(node, ast.arg) and node.annotation:
            loose = ast.unparse(node.annotation) in ("str", "Any", "object")
            (strings if loose else names).add(node.arg)
    return names - strings - {"self"}


def is_typed(request: ast.expr, names: Collection[str]) -> bool:
    """Return whether the first argument of a call is a typed request: a name, or an attribute of one."""
    if isinstance(request, ast.IfExp):
        return is_typed(request.body, names) and is_typed(request.orelse, names)
    while isinstance(request, ast.Attribute):
        request = request.value
    return isinstance(request, ast.Name) and request.id in names


def request_calls(module: Module) -> Iterator[ast.Call]:
    """Yield the calls of `engine.call`, of a local name for it, and of a controller's `self.ask`."""
    names = {
        target.id
        for node in module.nodes
        if isinstance(node, ast.Assign) and is_engine_call(node.value)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for node in module.nodes:
        if isinstance(node, ast.Call) and (
            is_engine_call(node.func) or (isinstance(node.func, ast.Name) and node.func.id in names)
        ):
            yield node


def is_engine_call(node: ast.expr) -> bool:
    """Return whether an expression is `engine.call`, `….engine.call`, `…._engine.call` or `self.ask`."""
    if not isinstance(node, ast.Attribute):
        return False
    receiver = ast.unparse(node.value)
    if node.attr == "ask" and receiver == "self":
        return True
    return node.attr in ("call", "ask") and receiver.rpartition(".")[2].strip("_") == "engine"


def offered_requests(modules: Iterable[Module]) -> int:
    """Return how many requests the engine's service answers.

    They are the functions decorated with `request`. Where there are none, they are the public methods of
    the class `Service` and of the objects that it and these hold as public attributes.
    """
    classes: dict[str, ast.ClassDef] = {}
    decorated = 0
    for module in modules:
        if module.parts[0] != ENGINE:
            continue
        for node in module.nodes:
            if isinstance(node, AnyFunction):
                decorated += any(decorator_name(item) == "request" for item in node.decorator_list)
            elif isinstance(node, ast.ClassDef) and module.parts[1:2][0].startswith("service"):
                classes[node.name] = node
    if decorated:
        return decorated
    waiting, counted = ["Service"], 0
    while waiting:
        service = classes.pop(waiting.pop(), None)
        for node in service.body if service else ():
            if isinstance(node, AnyFunction) and not node.name.startswith("_"):
                counted += not node.decorator_list  # a property is none
            elif isinstance(node, AnyFunction) and node.name == "__init__":
                waiting += held_classes(node)
    return counted


def decorator_name(node: ast.expr) -> str:
    """Return the last name of a decorator, called or not."""
    return ast.unparse(node.func if isinstance(node, ast.Call) else node).rpartition(".")[2]


def held_classes(init: AnyFunction) -> list[str]:
    """Return the names of the classes of which a constructor assigns an object to a public attribute."""
    return [
        node.value.func.id
        for node in ast.walk(init)
        if isinstance(node, ast.Assign)
        and isinstance(node.targets[0], ast.Attribute)
        and not node.targets[0].attr.startswith("_")
        and isinstance(node.value, ast.Call)
        and isinstance(node.value.func, ast.Name)
    ]
