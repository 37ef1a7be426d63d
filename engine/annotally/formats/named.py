"""Formats by their names: those of the registry, and those of plugins."""

from dataclasses import replace
from functools import cache

from annotally.formats.base import Format
from annotally.formats.registry import DECLARATIONS, FORMATS
from annotally.model.diagnostics import file_error
from annotally.model.plugins import FORMATS as GROUP
from annotally.model.plugins import guarded, load_plugin, plugin_names
from annotally.model.wording import Wording


def format_named(name: str) -> Format:
    """Return the format of that name, whatever its case.

    Formats of plugins are looked for where no other has the name. Raises InputRefused listing the names, or
    naming the distribution of a plugin that fails.
    """
    for order, declaration in enumerate(DECLARATIONS):
        if declaration.name.casefold() == name.casefold():
            return FORMATS[order]
    plugin = _plugin_format(name.casefold())
    if plugin is not None:
        return plugin
    names = ", ".join(format_names())
    raise file_error(
        name,
        Wording("format {name!r}", name=name),
        Wording("one of {names}", names=names),
        Wording("choose one of these"),
    )


@cache
def _plugin_format(name: str) -> Format | None:
    """Return a plugin's format, whose reader and writer raise InputRefused alone: one value for a name."""
    plugin = load_plugin(GROUP, name, Format, Wording("a format, annotally.formats.base.Format"))
    if plugin is None:
        return None
    read = guarded(GROUP, name, plugin.read) if plugin.read is not None else None
    write = guarded(GROUP, name, plugin.write) if plugin.write is not None else None
    return replace(plugin, read=read, write=write)


def format_names() -> tuple[str, ...]:
    """Return the names of all formats, those of plugins last; none is imported."""
    # A plugin cannot take the name of a built-in format: that name is listed once, and means the latter.
    built_in = [declaration.name for declaration in DECLARATIONS]
    return (*built_in, *(name for name in plugin_names(GROUP) if name not in built_in))
