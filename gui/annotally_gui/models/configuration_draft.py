"""A configuration being edited: its text as it would be saved, and the findings about every option."""

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec.structs

from annotally.model.diagnostics import Diagnostic, InputRefused, Severity
from annotally.model.text import Source
from annotally.reports.messages import ConfigurationFile
from annotally.tasks.muc_config.config import edited_text, read_configuration
from annotally.tasks.muc_config.options import OPTIONS, Option, default_of, option_named
from annotally.tasks.muc_config.parser import ConfigurationText, OptionEntry, parse_text
from annotally.tasks.task_names import file_name, text_name


@dataclass(frozen=True, slots=True)
class OptionState:
    """An option of the draft: its values, its line in the text, and the findings about it."""

    option: Option
    values: tuple[str, ...]
    default: tuple[str, ...]
    line: int
    """Line of the text, from 1; 0: the default is in force."""
    changed: bool
    """Whether its values differ from those opened or saved last."""
    applies: bool
    """Whether it has an effect on the task."""
    findings: tuple[Diagnostic, ...]
    """Findings about the option, errors first."""
    number: int = 0
    """Number of the value that the first finding is about, from 1; 0: all of them, or none."""
    in_file: bool = True
    """Whether the text is that of a file, so that its lines mean something."""


class ConfigurationDraft:
    """A configuration file's text, edited option by option; it may be in error meanwhile.

    An edit changes the lines of its option alone.
    """

    def __init__(self, file: ConfigurationFile) -> None:
        self._file = file
        self._saved = "" if file.unsaved else file.text
        self._compared = file.text
        self._refused: dict[str, tuple[tuple[str, ...], tuple[Diagnostic, ...]]] = {}
        """Values that no file can hold, by option, as they were entered, and the findings about them."""
        self._values_saved = self._by_name(self._parsed(file.text))
        self._take(file.text)

    @property
    def path(self) -> str:
        """The file it is saved to; empty for a new one."""
        return self._file.path

    @property
    def text(self) -> str:
        """The text as it would be saved."""
        return self._file.text

    @property
    def unsaved(self) -> bool:
        """Whether the text differs from the file's, or there is no file."""
        return self.text != self._saved

    @property
    def loses(self) -> bool:
        """Whether closing loses edits: neither a file nor the open comparison has them."""
        return bool(self._refused) or (self.unsaved and self.text != self._compared)

    @property
    def findings(self) -> tuple[Diagnostic, ...]:
        """All findings about the draft, those about values that no file can hold first."""
        refused = [finding for _, findings in self._refused.values() for finding in findings]
        return (*refused, *self._findings)

    @property
    def errors(self) -> int:
        """How many findings keep it from being used."""
        return sum(finding.severity is Severity.ERROR for finding in self.findings)

    def states(self) -> tuple[OptionState, ...]:
        """Return the states of all options, in the order of their groups."""
        return tuple(self.state(option.name) for option in OPTIONS)

    def state(self, name: str) -> OptionState:
        """Return the state of an option; KeyError for a name that is no option's."""
        option = option_named(name)
        if option is None:
            raise KeyError(name)
        entry = self._parsed_text.entry(name)
        default = default_of(option, self._task)
        # Values refused by every file are in ``_refused`` and not in the text; they win over the text's.
        current = self._values_now.get(option.name)
        values = default if current is None else current
        if option.name in self._refused:
            values = self._refused[option.name][0]
        changed = current != self._values_saved.get(option.name) or option.name in self._refused
        line = self._parsed_text.complaints.place(entry.start)[0] if entry is not None else 0
        applies = not self._task or self._task in option.tasks
        findings = self._findings_about(option.name)
        number = self._number(entry, findings[0]) if entry is not None and findings else 0
        there = bool(self.path)
        return OptionState(option, values, default, line, changed, applies, findings, number, there)

    def set_values(self, name: str, values: Sequence[str]) -> None:
        """Give an option other values; errors they cause are in the findings."""
        state = self.state(name)
        self._refused.pop(state.option.name, None)
        if tuple(values) == self.state(name).values:
            return
        # The edited text is parsed at once. Where no file could hold the values, the text stays as it was and
        # the values are remembered beside it with the findings.
        try:
            self._take(edited_text(self._parsed_text, name, values))
        except InputRefused as refusal:
            self._refused[state.option.name] = (tuple(values), refusal.diagnostics)

    def reset(self, name: str) -> None:
        """Take an option out of the text, so that its default is in force."""
        self._refused.pop(self.state(name).option.name, None)
        self._take(edited_text(self._parsed_text, name, None))

    def make_file(self, path: str) -> ConfigurationFile:
        """Return the configuration to be saved under ``path``."""
        return msgspec.structs.replace(self._file, path=path, unsaved=False)

    def saved(self, path: str, text: str) -> None:
        """Note that a file holds ``text`` now."""
        # Only the text on disk has changed; the draft may have been edited on while the file was written.
        self._file = msgspec.structs.replace(self._file, path=path, unsaved=text != self.text)
        self._saved = text
        self._values_saved = self._by_name(self._parsed(text))
        self._take(self.text)

    def task_name(self) -> str:
        """Return the name of the task: by the file where it has this text, else by the text itself."""
        in_file = self.path and not self.unsaved
        return file_name(self.path) if in_file else text_name(self.path, self.text)

    def _take(self, text: str) -> None:
        # Everything derived from the text is computed here and nowhere else, so it cannot get out of step.
        self._file = msgspec.structs.replace(self._file, text=text)
        self._parsed_text = self._parsed(text)
        self._values_now = self._by_name(self._parsed_text)
        self._task = "".join(self._values_now.get("scoring_task", ())).casefold()
        try:
            self._findings = read_configuration([self._parsed_text.source]).warnings
        except InputRefused as refusal:
            self._findings = refusal.diagnostics

    def _parsed(self, text: str) -> ConfigurationText:
        return parse_text(Source(self._file.path, text))[0]

    @staticmethod
    def _by_name(file: ConfigurationText) -> dict[str, tuple[str, ...]]:
        values = {}
        for entry in reversed(file.entries):  # the first of an option given twice is the one that is edited
            if (option := option_named(entry.name)) is not None:
                values[option.name] = tuple(value.text for value in entry.values)
        return values

    def _findings_about(self, name: str) -> tuple[Diagnostic, ...]:
        refused = self._refused[name][1] if name in self._refused else ()
        about = [*refused, *(finding for finding in self._findings if self._subject(finding) == name)]
        return tuple(sorted(about, key=lambda finding: finding.severity is not Severity.ERROR))

    def _number(self, entry: OptionEntry, finding: Diagnostic) -> int:
        """Return the number of the option's value that a finding stands in, from 1; 0 if in none."""
        # Places are line and column, compared as pairs: order in the text is the order of the pairs.
        place, at = self._parsed_text.complaints.place, (finding.line, finding.column)
        spans = enumerate(((place(value.start), place(value.end)) for value in entry.values), 1)
        return next((number for number, (start, end) in spans if start <= at <= end), 0)

    def _subject(self, finding: Diagnostic) -> str:
        """Return the name of the option a finding is about: at its line, or missing from the file."""
        if not finding.line:
            return str(finding.found.arguments.get("option", ""))
        # Entries stand in the order of the file: the last one that begins at the finding's line or before.
        place = self._parsed_text.complaints.place
        above = [entry for entry in self._parsed_text.entries if place(entry.start)[0] <= finding.line]
        option = option_named(above[-1].name) if above else None
        return option.name if option is not None else ""
