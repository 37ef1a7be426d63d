"""The language of the code: names that say nothing, first lines of docstrings that ask, and comments."""

import ast
import io
import re
import tokenize
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from house_shape import AnyFunction, Module

VAGUE = re.compile(
    "_*(?:"
    "ones?|others?|own|both|all|it|they|this|that|what|who|whose|which|where|many|few|some|any|each|rest|things?"
    "|found|told|said|wanted|known|held|made|given|kept|asked|meant|taken|seen|left|done|written|shown|heard|named"
    ")[_0-9]*"
)
"""Pronouns and participles, names that would fit any value; with underscores and digits around them.

`left` counts where it is a side, too: nothing tells it from what is left over.
"""
UNNAMED = frozenset({"self", "cls", ""})
"""Names that nobody chose, without underscores: they are not counted."""

INDIRECT = re.compile(
    r"""
    \bwhat\b                                                   # "Return what is decided."
    | (?:\A\W*|[:;(—–]\s*)(?:who|whom|whose|which)\b           # "Names: whose they are."
    | \b(?:return|yield|tell|say|show|ask|find|choose|note|remember|decide|know)\s+(?:who|whom|whose|which)\b
    | \b(?:and|or|about)\s+(?:who|whom|whose)\b                # "Return the row, and whose it is."
    """,
    re.VERBOSE | re.IGNORECASE,
)
PRAGMA = re.compile(r"#\s*(?:type:|noqa|pragma:|fmt:|!)")
"""Comments for tools alone."""
LONG_FUNCTION = 40
"""Lines above which a function should have a comment."""


class Binding(NamedTuple):
    """A name that a scope binds, and the line where it does first."""

    name: str
    line: int

    @property
    def is_vague(self) -> bool:
        """Whether the name is nothing but a pronoun or a participle."""
        return VAGUE.fullmatch(self.name) is not None


def bindings_of(module: Module) -> list[Binding]:
    """Return the names that the scopes of a module bind, each name once a scope.

    Scopes are the module, classes and functions; comprehensions and lambdas belong to the scope around them.
    Functions, classes and imported modules are no bindings here, nor are the attributes of `self`.
    """
    bindings: list[Binding] = []
    scopes: list[ast.AST] = [module.tree]
    while scopes:
        lines: dict[str, int] = {}
        waiting = list(ast.iter_child_nodes(scopes.pop()))
        while waiting:
            node = waiting.pop()
            if isinstance(node, ast.ClassDef | AnyFunction):
                scopes.append(node)
                continue
            if name := bound_name(node):
                line = getattr(node, "lineno", 0)
                lines[name] = min(lines.get(name, line), line)
            waiting += ast.iter_child_nodes(node)
        bindings += (Binding(name, line) for name, line in lines.items())
    return bindings


def bound_name(node: ast.AST) -> str:
    """Return the name that a node itself binds, empty for none and for those that nobody chose."""
    name = None
    if isinstance(node, ast.Name):
        name = node.id if isinstance(node.ctx, ast.Store) else None
    elif isinstance(node, ast.arg):
        name = node.arg
    elif isinstance(node, ast.ExceptHandler | ast.MatchAs | ast.MatchStar):
        name = node.name
    elif isinstance(node, ast.MatchMapping):
        name = node.rest
    return "" if name is None or name.strip("_") in UNNAMED else name


class FirstLine(NamedTuple):
    """The first line of a docstring, and the line of the module it stands in."""

    text: str
    line: int

    @property
    def is_indirect(self) -> bool:
        """Whether it is built on "what", "who", "whose" or "which" in the place of a noun.

        A relative clause behind its noun ("the pairs whose extents overlap") is none of these.
        """
        return INDIRECT.search(self.text) is not None


def first_lines(module: Module) -> Iterator[FirstLine]:
    """Yield the first lines of the docstrings of a module, its classes and functions."""
    for node in module.nodes:
        if isinstance(node, ast.Module | ast.ClassDef | AnyFunction) and (text := ast.get_docstring(node)):
            yield FirstLine(text.partition("\n")[0], node.body[0].lineno)


def comment_lines(module: Module) -> set[int]:
    """Return the lines that have a comment for readers."""
    tokens = tokenize.generate_tokens(io.StringIO(module.text).readline)
    return {
        token.start[0]
        for token in tokens
        if token.type == tokenize.COMMENT and not PRAGMA.match(token.string)
    }


def long_functions(module: Module, comments: Iterable[int]) -> Iterator[tuple[AnyFunction, bool]]:
    """Yield the functions of more than LONG_FUNCTION lines, each with whether it has a comment."""
    for node in module.nodes:
        if isinstance(node, AnyFunction):
            lines = range(node.lineno, (node.end_lineno or node.lineno) + 1)
            if len(lines) > LONG_FUNCTION:
                yield node, any(line in lines for line in comments)
