"""Comparisons that the owner of a task defines in Python, and the annotations passed to them.

The module is named by whoever compares, never by a data file, and loaded from that path only. A dimension
method takes the two values, and the dimension's options by name, and returns a number from 0 to 1. Values
are text, int, float or bool as the attribute's type says; annotations are `Annotation` values; ``_label``
gives the two labels, ``_span`` two pairs of start and end. Members of sets and lists are given one by one.
A dimension of several attributes gives two dictionaries of values by name: None for an absent one, a
frozenset for a set, a tuple for a list. A partition method takes an `Annotation` and returns a name.
"""

import importlib.util
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from types import ModuleType
from typing import Any

from annotally.model.diagnostics import InputRefused, error
from annotally.model.wording import Wording
from annotally.tasks.plugin_methods import plugin_dimension


@dataclass(frozen=True, eq=False, slots=True)
class Annotation:
    """An annotation as a function of the owner sees it: true label, extent or None, attributes by name."""

    label: str
    span: tuple[int, int] | None
    attributes: Mapping[str, object]


class Functions:
    """The functions of one module by name; the module is loaded on first use."""

    def __init__(self, path: str) -> None:
        self._path = path

    def dimension(
        self, name: str, options: tuple[tuple[str, str], ...]
    ) -> Callable[[object, object], Fraction]:
        """Return a dimension method by name. Raises InputRefused for an unknown name."""
        function = self._find_dimension(name)
        keywords = dict(options)

        def compare(first: object, second: object) -> Fraction:
            result = self._call(name, function, first, second, **keywords)
            if isinstance(result, int | float | Fraction) and 0 <= result <= 1:
                # By its decimal form: 0.1 is a tenth, not the nearest binary fraction.
                return Fraction(repr(result)) if isinstance(result, float) else Fraction(result)
            raise self._refusal(
                Wording("{name} returned {result}", name=name, result=repr(result)),
                Wording("a number from 0 to 1"),
                Wording("correct the function"),
            )

        return compare

    def partition(self, name: str) -> Callable[[Annotation], str]:
        """Return a partition method by name. Raises InputRefused for an unknown name."""
        function = self._find_function(name)
        return lambda annotation: str(self._call(name, function, annotation))

    def _call(self, name: str, function: Callable[..., Any], *values: object, **options: str) -> object:
        try:
            return function(*values, **options)
        except InputRefused:  # a plugin's fault, which names its distribution
            raise
        except Exception as problem:  # the owner's code may raise anything
            message = Wording("{name} failed: {problem}", name=name, problem=_problem_text(problem))
            raise self._refusal(
                message, Wording("a function that takes these values"), Wording("correct the function")
            ) from problem

    def _find_dimension(self, name: str) -> Callable[..., Any]:
        """Return a dimension method: that of the owner's module, else that of a plugin."""
        if not self._path or not callable(getattr(self._module, name, None)):
            plugin = plugin_dimension(name)
            if plugin is not None:
                return plugin
        return self._find_function(name)

    def _find_function(self, name: str) -> Callable[..., Any]:
        if not self._path:
            message = Wording("there is no method {name}", name=name)
            raise self._refusal(
                message, Wording("a built-in method"), Wording("give the Python module that defines it")
            )
        function = getattr(self._module, name, None)
        if not callable(function):
            raise self._refusal(
                Wording("there is no function {name}", name=name),
                Wording("a function of that name"),
                Wording("define the function there"),
            )
        return function  # type: ignore[no-any-return]  # a module's members have no type

    @cached_property
    def _module(self) -> ModuleType:
        spec = importlib.util.spec_from_file_location("annotally_methods_of_the_owner", self._path)
        if spec is None or spec.loader is None:
            raise self._refusal(
                Wording("is not a Python module"),
                Wording("a file that ends in .py"),
                Wording("choose another file"),
            )
        module = importlib.util.module_from_spec(spec)
        try:
            spec.loader.exec_module(module)
        except Exception as problem:  # the owner's code may raise anything
            message = Wording("cannot be loaded: {problem}", problem=_problem_text(problem))
            raise self._refusal(
                message, Wording("a Python module"), Wording("correct the module, or choose another")
            ) from problem
        return module

    def _refusal(self, message: Wording, expected: Wording, remedy: Wording) -> InputRefused:
        return error(self._path or "the task", 0, 0, message, expected, remedy)


def _problem_text(problem: Exception) -> str:
    return f"{type(problem).__name__}: {problem}"
