"""The functions of a Python module, read without running it, to be offered as methods of its owner.

The path comes from the command line or from preferences, never from a data file.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass

from annotally.formats.regular_files import content_of
from annotally.model.diagnostics import InputRefused
from annotally.model.wording import NO_WORDS, Wording
from annotally.tasks.similarity.builtin_methods import BUILT_IN
from annotally.tasks.similarity_profile import ScoreProfile, SimilarityProfile

_ANY = 1 << 16
"""No limit to the number of values."""


@dataclass(frozen=True, slots=True)
class OwnFunction:
    """A function of a module: the least and the largest number of values, and the names of its options."""

    name: str
    least: int
    most: int
    options: tuple[str, ...] = ()

    def takes(self, values: int) -> bool:
        """Tell whether it can be called with this number of values."""
        return self.least <= values <= self.most


@dataclass(frozen=True, slots=True)
class OwnMethods:
    """The functions of a module in file order; ``problem`` says why there are none.

    ``other_names`` are imported or assigned ones; ``*`` stands for all names of another module. Whether these
    can be called only running the module would show.
    """

    path: str = ""
    functions: tuple[OwnFunction, ...] = ()
    other_names: tuple[str, ...] = ()
    problem: Wording = NO_WORDS

    def taking(self, values: int) -> tuple[OwnFunction, ...]:
        """Return the functions for this number of values: 2 for a dimension, 1 for a row."""
        return tuple(function for function in self.functions if function.takes(values))

    def named(self, name: str) -> OwnFunction | None:
        """Return the function of that name, or None."""
        return next((function for function in self.functions if function.name == name), None)

    def may_have(self, name: str) -> bool:
        """Tell whether the module may have something callable of that name."""
        return self.named(name) is not None or name in self.other_names or "*" in self.other_names


NO_METHODS = OwnMethods()


def own_methods(path: str) -> OwnMethods:
    """Return the public names bound at the top level of a module; the module is parsed, never run."""
    if not path:
        return NO_METHODS
    try:
        module = ast.parse(content_of(path))
    except InputRefused as refused:
        return OwnMethods(path, problem=Wording("cannot be read: {why}", why=refused.diagnostics[0].found))
    except OSError as problem:
        return OwnMethods(path, problem=Wording("cannot be read: {why}", why=str(problem.strerror)))
    except (SyntaxError, ValueError, RecursionError, MemoryError) as problem:
        if isinstance(problem, SyntaxError) and problem.lineno:
            return OwnMethods(
                path, problem=Wording("is not a Python module: line {line}", line=problem.lineno)
            )
        return OwnMethods(path, problem=Wording("is not a Python module"))
    # Later definitions replace earlier ones, as they would when the module runs.
    defined = {node.name: _function(node) for node in module.body if isinstance(node, ast.FunctionDef)}
    functions = tuple(function for function in defined.values() if not function.name.startswith("_"))
    other_names = dict.fromkeys(name for statement in module.body for name in _others(statement))
    return OwnMethods(path, functions, tuple(other_names))


def _others(statement: ast.stmt) -> Iterator[str]:
    """Yield the names that a statement binds to anything but a function defined in it."""
    if isinstance(statement, ast.ImportFrom):
        yield from (binding.asname or binding.name for binding in statement.names)
    elif isinstance(statement, ast.ClassDef):
        yield statement.name
    elif isinstance(statement, ast.Assign):
        yield from (binding.id for binding in statement.targets if isinstance(binding, ast.Name))
    elif isinstance(statement, ast.If | ast.Try | ast.With):
        yield "*"  # its body may define anything


def _function(statement: ast.FunctionDef) -> OwnFunction:
    """Return a function by its signature: values are positional, arguments with defaults are options."""
    arguments = statement.args
    positional = [argument.arg for argument in (*arguments.posonlyargs, *arguments.args)]
    least = len(positional) - len(arguments.defaults)
    options = [name for name in positional[max(least, 2) :] if least <= 2]
    options += [argument.arg for argument in arguments.kwonlyargs]
    most = _ANY if arguments.vararg is not None else len(positional)
    return OwnFunction(statement.name, least, most, tuple(options))


def needs_own_methods(profile: SimilarityProfile, score: ScoreProfile) -> bool:
    """Tell whether two profiles use methods that the program does not have."""
    if score.partition_decompositions:
        return True
    dimensions = (dimension for tags in profile.tag_profiles for dimension in tags.dimensions)
    return any(dimension.method and dimension.method not in BUILT_IN for dimension in dimensions)
