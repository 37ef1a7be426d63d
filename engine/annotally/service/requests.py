"""Requests: the methods of the service that a worker answers, by name.

A method becomes a request where it is declared with `request`; nothing else of the service can be reached
from outside. A request is named ``Class.method``. Its arguments and its result cross a pipe, pickled.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar, overload

_MARK = "__request__"
"""The attribute of a function that holds its declaration."""

F = TypeVar("F", bound=Callable[..., Any])


@dataclass(frozen=True, slots=True)
class RequestDeclaration:
    """The declaration of one request."""

    name: str
    """``Class.method``."""
    interleaved: bool
    """Whether it is answered in the middle of a longer request, at its next step."""
    opening: bool
    """Whether it asks nothing of what is open, so that a newly started worker can answer it as well."""


@dataclass(frozen=True, slots=True)
class RequestName:
    """A request by its name alone, for a process that does not import the service."""

    name: str


@overload
def request(function: F, /) -> F: ...


@overload
def request(*, interleaved: bool = False, opening: bool = False) -> Callable[[F], F]: ...


def request(
    function: F | None = None, /, *, interleaved: bool = False, opening: bool = False
) -> F | Callable[[F], F]:
    """Declare a method as a request; its type stays.

    With ``interleaved`` it may overtake long requests: somebody waits for it, and it takes milliseconds. With
    ``opening`` it needs nothing that is open, and is sent again to a worker that replaces a hanging one.
    """

    def declare(function: F) -> F:
        setattr(function, _MARK, RequestDeclaration(function.__qualname__, interleaved, opening))
        return function

    return declare if function is None else declare(function)


def declaration_of(method: object) -> RequestDeclaration | None:
    """Return the declaration of a method, bound or not; None where it is no request."""
    declaration = getattr(method, _MARK, None)
    return declaration if isinstance(declaration, RequestDeclaration) else None


def name_of(method: object) -> str:
    """Return the name of a request. Raises TypeError for a method that is not declared as one."""
    if isinstance(method, RequestName):
        return method.name
    declaration = declaration_of(method)
    if declaration is None:
        raise TypeError(f"{method!r} is not declared as a request")
    return declaration.name


def requests_of(*holders: object) -> dict[str, Callable[..., Any]]:
    """Return the requests that objects answer, as bound methods, by name."""
    return {
        declaration.name: getattr(holder, attribute)
        for holder in holders
        for attribute, member in vars(type(holder)).items()
        if (declaration := declaration_of(member)) is not None
    }
