"""Plugins: offers of installed distributions by entry points, looked up when a name is not built in.

Groups are ``annotally.formats``, ``annotally.dimensions`` and ``annotally.methods``; the help page
``plugins.md`` describes what each offers. Installed distributions are searched at the first such name and
when names are listed, never at the start.
"""

from collections.abc import Callable, Mapping
from functools import cache, wraps
from typing import TYPE_CHECKING, NamedTuple, ParamSpec, TypeVar

from annotally.model.diagnostics import AnnotallyError, InputRefused, error
from annotally.model.wording import NO_WORDS, Wording

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

FORMATS, DIMENSIONS, METHODS = "annotally.formats", "annotally.dimensions", "annotally.methods"
"""The groups of entry points."""

T = TypeVar("T")
P = ParamSpec("P")


class PluginOrigin(NamedTuple):
    """The distribution that offers a plugin, and its version."""

    distribution: str
    version: str

    def __str__(self) -> str:
        return f"{self.distribution} {self.version}"


def plugin_names(group: str) -> tuple[str, ...]:
    """Return the names that distributions offer in a group, sorted; nothing of them is imported."""
    return tuple(sorted(_points(group)))


def plugin_origin(group: str, name: str) -> PluginOrigin | None:
    """Return the distribution that offers a name; None where none does."""
    points = _points(group).get(name.casefold())
    return _origin(points[0]) if points else None


def load_plugin(group: str, name: str, kind: type[T] | Callable[..., object], expected: Wording) -> T | None:
    """Return the plugin of a name, whatever its case; None where no distribution offers it.

    ``kind`` is its type, or a test of it; ``expected`` describes it. Raises InputRefused, naming the
    distribution, where two offer the name, where it cannot be imported, and where it is something else.
    """
    # A plugin is somebody else's code: whatever goes wrong in it is one refusal that says whose it is.
    points = _points(group).get(name.casefold(), ())
    if not points:
        return None
    if len(points) > 1:
        listed = ", ".join(sorted(str(_origin(point)) for point in points))
        finding = Wording("{group} {name!r}, which several distributions offer", group=group, name=name)
        raise _refusal(listed, finding, Wording("one of them"), Wording("uninstall the others"))
    (point,) = points
    remedy = Wording("update or uninstall {distribution}", distribution=str(_origin(point)))
    try:
        value = point.load()
    except Exception as problem:  # the plugin's code may raise anything
        why = f"{type(problem).__name__}: {problem}"
        finding = Wording(
            "{group} {name!r} cannot be imported: {problem}", group=group, name=name, problem=why
        )
        raise _refusal(str(_origin(point)), finding, expected, remedy) from problem
    fits = isinstance(value, kind) if isinstance(kind, type) else kind(value)
    if not fits:
        finding = Wording("{group} {name!r} is {value}", group=group, name=name, value=type(value).__name__)
        raise _refusal(str(_origin(point)), finding, expected, remedy)
    return value  # type: ignore[no-any-return]  # its type was looked at


def guarded(group: str, name: str, function: Callable[P, T]) -> Callable[P, T]:
    """Return a function of a plugin that raises InputRefused alone, naming the distribution."""

    # What a plugin refuses itself passes; whatever else it raises is a fault of its own.
    @wraps(function)
    def guard(*values: P.args, **options: P.kwargs) -> T:
        try:
            return function(*values, **options)
        except AnnotallyError:
            raise
        except Exception as problem:  # the plugin's code may raise anything
            why = f"{type(problem).__name__}: {problem}"
            finding = Wording("{group} {name!r} failed: {problem}", group=group, name=name, problem=why)
            origin = str(plugin_origin(group, name))
            remedy = Wording("update or uninstall {distribution}", distribution=origin)
            raise _refusal(origin, finding, NO_WORDS, remedy) from problem

    return guard


def _refusal(distribution: str, finding: Wording, expected: Wording, remedy: Wording) -> InputRefused:
    return error(distribution, 0, 0, finding, expected or NO_WORDS, remedy)


def _origin(point: "EntryPoint") -> PluginOrigin:
    distribution = point.dist
    return PluginOrigin(*((distribution.name, distribution.version) if distribution else (point.value, "")))


@cache
def _points(group: str) -> "Mapping[str, tuple[EntryPoint, ...]]":
    """Return the entry points of a group by name, case-folded."""
    # Searched once a process: 5 ms with forty distributions, and the metadata are read then.
    from importlib.metadata import entry_points

    points: dict[str, tuple[EntryPoint, ...]] = {}
    for point in sorted(entry_points(group=group), key=lambda point: (point.name, point.value)):
        # A distribution that stands on the path twice is listed twice: the first one counts.
        present = points.get(point.name.casefold(), ())
        if not any(
            listed_point.value == point.value and _origin(listed_point) == _origin(point)
            for listed_point in present
        ):
            points[point.name.casefold()] = (*present, point)
    return points
