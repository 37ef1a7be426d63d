"""The mutants of a module: mutmut's operators, each change with the lines a test must reach to see it."""

import ast
import difflib
import re
import textwrap
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

import libcst as cst
from libcst.metadata import MetadataWrapper, PositionProvider
from mutmut.mutation.file_mutation import MutationVisitor, deep_replace
from mutmut.mutation.mutators import mutation_operators
from mutmut.mutation.pragma_handling import IgnoredCode

NEVER = {"__getattribute__", "__setattr__", "__new__"}
HOLDER = "class _:\n"
STRICT = re.compile(r",\s*strict=\w+\s*|,?\s+(?=\))")
"""Of a zip over two sequences of one origin: it guards against mistakes of ours, no test can ask for it."""


class Mutant(NamedTuple):
    """One change of one function: the lines a test must reach to see it, and the function as changed."""

    module: str
    function: str
    lines: range
    change: str
    text: str


class Visitor(MutationVisitor):
    """Finds what mutmut finds, and in decorated functions too: the code is exchanged inside the decorator."""

    def _skip_node_and_children(self, node: cst.CSTNode) -> bool:
        if isinstance(node, cst.Decorator):
            return True
        if isinstance(node, cst.FunctionDef) and node.decorators:
            return node.name.value in NEVER
        return super()._skip_node_and_children(node)


def mutants(module: str, source: str) -> list[Mutant]:
    """Return the mutants of a module, each text of a function once, in the order of the file."""
    wrapper = MetadataWrapper(cst.parse_module(source))
    visitor = Visitor(mutation_operators, IgnoredCode(set(), set(), set()))
    wrapper.visit(visitor)
    positions, statements = wrapper.resolve(PositionProvider), spans(source)
    owners = dict(owned(wrapper.module))
    found: dict[tuple[str, str], Mutant] = {}
    alike: Counter[tuple[str, str]] = Counter()
    for mutation in visitor.mutations:
        function = mutation.contained_by_top_level_function
        if function is None or function not in owners:
            continue
        owner = owners[function]
        changed = deep_replace(function, mutation.original_node, mutation.mutated_node)
        name, text = owner + function.name.value, written(changed, owner)
        lines = statements[positions[mutation.original_node].start.line]
        plain = written(function, owner)
        if (name, text) in found or STRICT.sub("", text) == STRICT.sub("", plain):
            continue
        change = difference(plain, text)
        alike[name, change] += 1
        if alike[name, change] > 1:
            change += f" (no. {alike[name, change]})"
        found[name, text] = Mutant(module, name, lines, change, text)
    return list(found.values())


def unchanged(source: str) -> dict[str, str]:
    """Return the functions of a module as they are, in the form that mutants have."""
    owners = owned(cst.parse_module(source))
    return {owner + function.name.value: written(function, owner) for function, owner in owners}


def owned(module: cst.Module) -> Iterator[tuple[cst.FunctionDef, str]]:
    """Yield the functions of a module and of its classes, and what stands before their names."""
    for node in module.body:
        if isinstance(node, cst.FunctionDef):
            yield node, ""
        elif isinstance(node, cst.ClassDef):
            methods = (inner for inner in node.body.body if isinstance(inner, cst.FunctionDef))
            yield from ((method, f"{node.name.value}.") for method in methods)


def written(function: cst.FunctionDef, owner: str) -> str:
    """Return the text of a function alone, of a method in a class, so that it may say super()."""
    text = cst.Module([function.with_changes(decorators=[], leading_lines=[])]).code
    return HOLDER + textwrap.indent(text, "    ") if owner else text


def difference(before: str, after: str) -> str:
    """Return the lines that differ, without their indents: "as it is → as changed"."""
    lines = list(difflib.ndiff(before.splitlines(), after.splitlines()))
    return " → ".join(" ".join(line[2:].strip() for line in lines if line[0] == sign) for sign in "-+")


def spans(source: str) -> dict[int, range]:
    """Return, by line, the lines of the innermost statement there: of a compound one, its head."""
    found: dict[int, range] = {}
    for node in ast.walk(ast.parse(source)):  # what is inside comes later
        if isinstance(node, ast.stmt):
            body = getattr(node, "body", None) or getattr(node, "cases", None)
            last = node.end_lineno or node.lineno
            inner = min((getattr(one, "lineno", last) for one in body), default=last) if body else last + 1
            whole = isinstance(node, (ast.FunctionDef, ast.ClassDef))
            lines = range(node.lineno, last + 1 if whole else max(inner, node.lineno + 1))
            found.update(dict.fromkeys(range(node.lineno, last + 1), lines))
    return found
