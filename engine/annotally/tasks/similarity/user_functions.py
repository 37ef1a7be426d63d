"""What functions a Python module has, read without running it: to be offered as methods of its owner.

Which path that is says whoever compares, on the command line or in preferences, never a data file.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass

from annotally.formats.regular_files import content_of
from annotally.model.diagnostics import InputRefused
from annotally.tasks.similarity.builtin_methods import BUILT_IN
from annotally.tasks.similarity_profile import ScoreProfile, SimilarityProfile

_ANY = 1 << 16
"""As many values as somebody gives."""


@dataclass(frozen=True, slots=True)
class OwnFunction:
    """A function of a module: how many values it takes at least and at most, and its options by name."""

    name: str
    least: int
    most: int
    options: tuple[str, ...] = ()

    def takes(self, values: int) -> bool:
        """Return whether it can be called with so many values."""
        return self.least <= values <= self.most


@dataclass(frozen=True, slots=True)
class OwnMethods:
    """The functions of a module in file order; ``problem`` says why there are none.

    ``others`` are names it takes from elsewhere or gives to what it has made; ``*`` stands for all that
    another module has. What can be called of these only running it would tell.
    """

    path: str = ""
    functions: tuple[OwnFunction, ...] = ()
    others: tuple[str, ...] = ()
    problem: str = ""

    def taking(self, values: int) -> tuple[OwnFunction, ...]:
        """Return the functions that can be called with so many values: 2 for a dimension, 1 for a row."""
        return tuple(one for one in self.functions if one.takes(values))

    def named(self, name: str) -> OwnFunction | None:
        """Return the function of that name, None where none is known."""
        return next((one for one in self.functions if one.name == name), None)

    def may_have(self, name: str) -> bool:
        """Return whether something of that name may be there to be called."""
        return self.named(name) is not None or name in self.others or "*" in self.others


NO_METHODS = OwnMethods()


def own_methods(path: str) -> OwnMethods:
    """Return what a module binds at its top level, private names left out; nothing of it is run."""
    if not path:
        return NO_METHODS
    try:
        module = ast.parse(content_of(path))
    except InputRefused as refused:
        return OwnMethods(path, problem=f"cannot be read: {refused.diagnostics[0].found}")
    except OSError as problem:
        return OwnMethods(path, problem=f"cannot be read: {problem.strerror}")
    except (SyntaxError, ValueError, RecursionError, MemoryError) as problem:
        line = f" in line {problem.lineno}" if isinstance(problem, SyntaxError) and problem.lineno else ""
        return OwnMethods(path, problem=f"is no Python module{line}")
    defined = {one.name: _function(one) for one in module.body if isinstance(one, ast.FunctionDef)}
    functions = tuple(one for one in defined.values() if not one.name.startswith("_"))
    others = dict.fromkeys(name for statement in module.body for name in _others(statement))
    return OwnMethods(path, functions, tuple(others))


def _others(statement: ast.stmt) -> Iterator[str]:
    """Yield the names that a statement binds to what is not defined in it as a function."""
    if isinstance(statement, ast.ImportFrom):
        yield from (one.asname or one.name for one in statement.names)
    elif isinstance(statement, ast.ClassDef):
        yield statement.name
    elif isinstance(statement, ast.Assign):
        yield from (one.id for one in statement.targets if isinstance(one, ast.Name))
    elif isinstance(statement, ast.If | ast.Try | ast.With):
        yield "*"  # what stands in there may be defined


def _function(statement: ast.FunctionDef) -> OwnFunction:
    """Return a function by its signature: values come by position, what may stay away is an option."""
    given = statement.args
    positional = [one.arg for one in (*given.posonlyargs, *given.args)]
    least = len(positional) - len(given.defaults)
    options = [name for name in positional[max(least, 2) :] if least <= 2]
    options += [one.arg for one in given.kwonlyargs]
    most = _ANY if given.vararg is not None else len(positional)
    return OwnFunction(statement.name, least, most, tuple(options))


def needs_own_methods(profile: SimilarityProfile, score: ScoreProfile) -> bool:
    """Return whether two profiles have methods that the program does not have."""
    if score.partition_decompositions:
        return True
    dimensions = (one for tags in profile.tag_profiles for one in tags.dimensions)
    return any(one.method and one.method not in BUILT_IN for one in dimensions)
