"""The declared requests of the service, by the attributes that lead to them: tests reach nothing else."""

from operator import attrgetter
from typing import Any

from annotally.service.requests import declaration_of
from annotally.service.server import Service

SERVICE = Service(lambda _kind, _value: None, lambda: None)
"""A service that nothing is open in."""


def _paths() -> dict[str, str]:
    prefixes = {id(SERVICE): ""}
    for prefix, holder in (("", SERVICE), ("adjudication.", SERVICE.adjudication)):
        prefixes |= {id(value): f"{prefix}{name}." for name, value in vars(holder).items()}
    return {
        name: f"{prefixes[id(method.__self__)]}{method.__name__}" for name, method in SERVICE.requests.items()
    }


PATHS = _paths()
"""By the name of a request: ``Editing.write`` is answered by ``adjudication.editing.write`` of a service."""

INTERLEAVED = {
    PATHS[declared.name]
    for method in SERVICE.requests.values()
    if (declared := declaration_of(method)) is not None and declared.interleaved
}
"""The paths of requests that are answered in the middle of longer ones."""


def answer(service: object, path: str, *args: Any) -> Any:
    """Ask a service, or an object that stands for one, by the path of a request that is declared."""
    assert path in PATHS.values(), f"{path} is no request"
    return attrgetter(path)(service)(*args)
