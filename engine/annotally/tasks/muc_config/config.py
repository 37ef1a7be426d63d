"""A MUC configuration: one or several files read as one, every value with the place it comes from.

The manual knows three configuration files and says that they will become one; it describes the options of the
main one. So any option may stand in any of the files, but only once in all.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from os import PathLike

from annotally.formats.io import load_source
from annotally.model.diagnostics import Diagnostic, InputRefused, Severity
from annotally.model.text import Source
from annotally.tasks.muc_config.checks import Setting, check
from annotally.tasks.muc_config.options import Option, default_of, option_named
from annotally.tasks.muc_config.parser import ConfigurationText, parse_text, remove_option, replace_values
from annotally.tasks.muc_config.values import spell_choice

DEFAULT = "default"
"""The origin of a value that no file gives."""


@dataclass(frozen=True)
class MucConfiguration:
    """The checked contents of configuration files. Made by `read_configuration`; values are as written."""

    files: tuple[ConfigurationText, ...]
    settings: Mapping[str, Setting]
    """The settings of the files by option name."""
    warnings: tuple[Diagnostic, ...] = ()

    @cached_property
    def scoring_task(self) -> str:
        """The value of ``scoring_task``."""
        return self.value("scoring_task")

    def values(self, name: str) -> tuple[str, ...]:
        """Return the values in force of an option: those of the files, else the default."""
        if (setting := self.settings.get(name)) is not None:
            return setting.texts
        task = self.settings["scoring_task"].texts[0].casefold()
        return default_of(_option(name), task)

    def value(self, name: str) -> str:
        """Return the value in force of a single-valued option; a choice in the option's spelling."""
        option, (value,) = _option(name), self.values(name)
        return spell_choice(option, value) if option.choices else value

    def flag(self, name: str) -> bool:
        """Return whether a flag is set: anything but ``no`` sets it."""
        return self.value(name).casefold() != "no"

    def origin(self, name: str) -> str:
        """Return ``file:line`` of an option, or `DEFAULT`."""
        setting = self.settings.get(name)
        return setting.file.place(setting.entry.start) if setting is not None else DEFAULT


def _option(name: str) -> Option:
    option = option_named(name)
    if option is None:
        raise KeyError(name)
    return option


def edited_text(file: ConfigurationText, name: str, values: Sequence[str] | None) -> str:
    """Return a file's text with other values for one option, None for its default; nothing is checked.

    Raises InputRefused for values that no file can hold.
    """
    option = _option(name)
    if values is None:
        return remove_option(file, option.name)
    return replace_values(file, option.name, values, lines=option.kind.on_lines)


def load_configuration(paths: Sequence[str | PathLike[str]], encoding: str | None = None) -> MucConfiguration:
    """Read configuration files as one configuration.

    Raises InputRefused for what cannot be read, and for every error in them at once.
    """
    return read_configuration([load_source(str(path), encoding, any_content=True) for path in paths])


def read_configuration(sources: Sequence[Source]) -> MucConfiguration:
    """Return the configuration of several sources together, with its ``warnings``.

    Raises InputRefused with every error: in grammar, in values, options twice or missing, undeclared names.
    There is no partial result.
    """
    # All files are parsed and checked together, and findings are sorted by file and place: the user sees
    # every error at once, in reading order.
    files: list[ConfigurationText] = []
    findings: list[Diagnostic] = []
    for source in sources:
        file, errors = parse_text(source)
        files.append(file)
        findings += errors
    settings, checked = check(files)
    order = {source.path: number for number, source in reversed(list(enumerate(sources)))}
    findings = sorted(
        [*findings, *checked], key=lambda item: (order.get(item.file, 0), item.line, item.column)
    )
    if any(finding.severity is Severity.ERROR for finding in findings):
        raise InputRefused(*findings)
    return MucConfiguration(tuple(files), settings, tuple(findings))
