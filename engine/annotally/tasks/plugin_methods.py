"""Methods of comparison of plugins, and dimension methods: functions of plugins that task files name."""

from collections.abc import Callable
from dataclasses import dataclass

from annotally.model.plugins import DIMENSIONS, METHODS, guarded, load_plugin, plugin_names, plugin_origin
from annotally.model.wording import Wording
from annotally.tasks.definition import TaskDefinition
from annotally.tasks.method_specs import METHOD_SPECS, MethodSpec
from annotally.tasks.similarity.builtin_methods import BUILT_IN


@dataclass(frozen=True, slots=True)
class PluginMethod:
    """A method of comparison of a plugin: its task, its capabilities, and its comparer.

    Task, method and entry point have one name. ``comparer`` makes a comparer
    (`annotally.methods.registry.Comparer`) for the task.
    """

    task: TaskDefinition
    spec: MethodSpec
    comparer: Callable[[TaskDefinition], object]


def plugin_method(name: str) -> PluginMethod | None:
    """Return the method of a plugin by its name; None where no distribution offers it.

    Raises InputRefused, naming the distribution, for a plugin that fails or whose names differ.
    """

    def fits(value: object) -> bool:
        if not isinstance(value, PluginMethod):
            return False
        return {value.task.name, value.task.method, value.spec.name} == {name.casefold()}

    expected = Wording("a method, annotally.tasks.plugin_methods.PluginMethod, whose task has its name")
    return load_plugin(METHODS, name, fits, expected)


def method_names() -> tuple[str, ...]:
    """Return the names of the methods of plugins; nothing of them is imported."""
    return tuple(name for name in plugin_names(METHODS) if name not in METHOD_SPECS)


def plugin_dimension(name: str) -> Callable[..., object] | None:
    """Return the dimension method of a plugin by its name; None where no distribution offers it.

    Raises InputRefused, naming the distribution, for a plugin that fails.
    """
    expected = Wording("a function of two values")
    function: Callable[..., object] | None = load_plugin(DIMENSIONS, name, callable, expected)
    return guarded(DIMENSIONS, name, function) if function is not None else None


def plugin_notes(task: TaskDefinition) -> list[str]:
    """Return the plugins that scores of a task depend on, with their versions (C4)."""
    # A built-in method needs no look, and functions of the owner's module come before those of plugins.
    notes = []
    if task.method not in METHOD_SPECS:
        notes.append(f"method {task.method} of {plugin_origin(METHODS, task.method)}")
    rules = task.similarity
    dimensions = (dimension for tags in rules.profile.tag_profiles for dimension in tags.dimensions)
    names = {dimension.method for dimension in dimensions} - BUILT_IN
    if not names:
        return notes
    # Imported here: it parses Python, and nearly no comparison needs it.
    from annotally.tasks.similarity.user_functions import own_methods

    module_methods = own_methods(rules.module)
    for name in sorted(name for name in names if not module_methods.may_have(name)):
        if origin := plugin_origin(DIMENSIONS, name):
            notes.append(f"dimension {name} of {origin}")
    return notes
