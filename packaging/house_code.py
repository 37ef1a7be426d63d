"""Decisions in the code: branches of a function, comparisons with a method's name, classes with an undo."""

import ast
from collections.abc import Iterable, Iterator, Mapping

from house_shape import AnyFunction, Module

METHODS = frozenset(
    {"templates", "coreference", "event-mentions", "similarity", "span-matching", "speech", "templettes"}
)
"""The names in `annotally.methods.registry`; a test holds the two together."""
REGISTRY = ("annotally", "methods", "registry")
COMPARED = ast.Eq | ast.NotEq | ast.In | ast.NotIn | ast.Is | ast.IsNot
LOOPS_AND_BRANCHES = (
    ast.If | ast.For | ast.AsyncFor | ast.While | ast.IfExp | ast.ExceptHandler | ast.comprehension
)


def complexity(function: AnyFunction) -> int:
    """Return the cyclomatic complexity of a function, 1 for one without a branch.

    One more is counted for each `if`, `elif`, loop, `except`, conditional expression, `for` and `if` of a
    comprehension, `case` with a pattern or a guard, and operand of `and` or `or` after the first. Nested
    functions are counted by themselves, lambdas with their function; assertions are not counted.
    """
    return 1 + sum(branches(node) for node in own_nodes(function))


def own_nodes(function: AnyFunction) -> Iterator[ast.AST]:
    """Yield the nodes of a function's body without those of nested functions and classes."""
    waiting: list[ast.AST] = list(function.body)
    while waiting:
        node = waiting.pop()
        if isinstance(node, AnyFunction | ast.ClassDef):
            continue
        yield node
        waiting += ast.iter_child_nodes(node)


def branches(node: ast.AST) -> int:
    """Return how many ways a node adds to those through its function."""
    if isinstance(node, ast.BoolOp):
        return len(node.values) - 1
    if isinstance(node, ast.match_case):
        anything = isinstance(node.pattern, ast.MatchAs) and node.pattern.pattern is None
        return (not anything) + (node.guard is not None)
    if isinstance(node, ast.comprehension):
        return 1 + len(node.ifs)
    return int(isinstance(node, LOOPS_AND_BRANCHES))


def functions(module: Module) -> Iterator[AnyFunction]:
    """Yield all functions of a module, nested ones and methods too."""
    for node in module.nodes:
        if isinstance(node, AnyFunction):
            yield node


def undo_owners(module: Module) -> Iterator[ast.ClassDef]:
    """Yield the classes of a module that define `undo`."""
    for node in module.nodes:
        if isinstance(node, ast.ClassDef) and any(
            isinstance(member, AnyFunction) and member.name == "undo" for member in node.body
        ):
            yield node


def method_constants(modules: Iterable[Module]) -> dict[str, set[str]]:
    """Return by module the names in it that stand for names of methods.

    They are module-level constants, a text or a collection with one, and members of an enumeration as
    `Class.MEMBER`; defined in the module or imported into it.
    """
    modules = list(modules)
    defined = {module.name: set(defined_constants(module)) for module in modules}
    visible = {name: set(names) for name, names in defined.items()}
    for module in modules:
        for node in module.nodes:
            if not isinstance(node, ast.ImportFrom):
                continue
            source = defined.get(node.module or "", set())
            for alias in node.names:
                for name in source:
                    first, dot, member = name.partition(".")
                    if first == alias.name:
                        visible[module.name].add(f"{alias.asname or first}{dot}{member}")
    return visible


def defined_constants(module: Module) -> Iterator[str]:
    """Yield the constants of a module, and the members of its classes, that stand for names of methods."""
    classes = [node for node in module.tree.body if isinstance(node, ast.ClassDef)]
    assignments = [("", node) for node in module.tree.body if isinstance(node, ast.Assign | ast.AnnAssign)]
    # With an annotation it is a field of a dataclass, and the name of a method its default.
    members = [
        (f"{owner.name}.", node) for owner in classes for node in owner.body if isinstance(node, ast.Assign)
    ]
    for prefix, node in (*assignments, *members):
        target = node.targets[0] if isinstance(node, ast.Assign) else node.target
        if isinstance(target, ast.Name) and node.value and holds_method(node.value):
            yield prefix + target.id


def holds_method(node: ast.expr, constants: Iterable[str] = ()) -> bool:
    """Return whether an expression is the name of a method, or a collection with one, or such a constant."""
    if isinstance(node, ast.Constant):
        return node.value in METHODS
    if isinstance(node, ast.Name | ast.Attribute):
        return ast.unparse(node) in constants
    if isinstance(node, ast.Call) and ast.unparse(node.func) in ("frozenset", "set", "tuple", "list"):
        return any(holds_method(argument, constants) for argument in node.args)
    if isinstance(node, ast.Tuple | ast.List | ast.Set):
        return any(holds_method(element, constants) for element in node.elts)
    return False


def method_comparisons(module: Module, constants: Mapping[str, set[str]]) -> Iterator[int]:
    """Yield the lines where something called a method is compared with the name of a scoring method.

    `constants` is what `method_constants` returns. Comparisons are `==`, `!=`, `in`, `not in`, `is`,
    `is not` and the cases of a `match`. What is compared is called a method if "method" is a part of its
    expression, as in `task.method`: "speech" and "similarity" are names of other things too.
    """
    if module.parts == REGISTRY:
        return
    visible = constants[module.name]
    for node in module.nodes:
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            for operator, left, right in zip(node.ops, sides, sides[1:], strict=False):
                if isinstance(operator, COMPARED) and is_method_pair(left, right, visible):
                    yield node.lineno
        elif isinstance(node, ast.Match) and "method" in ast.unparse(node.subject).casefold():
            for case in node.cases:
                patterns = (part for part in ast.walk(case.pattern) if isinstance(part, ast.MatchValue))
                if any(holds_method(pattern.value, visible) for pattern in patterns):
                    yield case.pattern.lineno


def is_method_pair(left: ast.expr, right: ast.expr, constants: Iterable[str]) -> bool:
    """Return whether one of two expressions is the name of a method, and the other is called a method."""
    return any(
        holds_method(name, constants) and "method" in ast.unparse(value).casefold()
        for name, value in ((left, right), (right, left))
    )
