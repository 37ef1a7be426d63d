"""A configuration being edited: its text as it would be saved, and what is said about every option."""

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec.structs

from annotally.model.diagnostics import Diagnostic, InputRefused, Severity
from annotally.model.text import Source
from annotally.reports.messages import ConfigurationFile
from annotally.tasks.muc_config.config import edited_text, read_configuration
from annotally.tasks.muc_config.options import OPTIONS, Option, default_of, option_named
from annotally.tasks.muc_config.parser import ConfigurationText, Entry, parse_text
from annotally.tasks.task_names import file_name, text_name


@dataclass(frozen=True, slots=True)
class OptionState:
    """One option as it stands in the draft."""

    option: Option
    values: tuple[str, ...]
    default: tuple[str, ...]
    line: int
    """Where it stands in the text, from 1; 0: the default is in force."""
    changed: bool
    """Whether it says something else than what was opened or saved last."""
    applies: bool
    """Whether it says anything for the task."""
    findings: tuple[Diagnostic, ...]
    """What is wrong with it, errors first."""
    number: int = 0
    """Which of several values the first finding is about, from 1; 0: all of them, or none."""
    in_file: bool = True
    """Whether the text is that of a file, so that its lines mean something."""


class Draft:
    """The text changes with every edit of an option, by that option alone; it may be in error meanwhile."""

    def __init__(self, file: ConfigurationFile) -> None:
        self._file = file
        self._saved = "" if file.unsaved else file.text
        self._compared = file.text
        self._refused: dict[str, tuple[tuple[str, ...], tuple[Diagnostic, ...]]] = {}
        """What no file can hold, by option: the values as they were entered, and why."""
        self._kept = self._by_name(self._parsed(file.text))
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
        """Whether the file says something else, or there is none."""
        return self.text != self._saved

    @property
    def loses(self) -> bool:
        """Whether closing loses edits: neither a file nor the open comparison has them."""
        return bool(self._refused) or (self.unsaved and self.text != self._compared)

    @property
    def findings(self) -> tuple[Diagnostic, ...]:
        """Everything wrong with the draft, what no file can hold first."""
        refused = [one for _, findings in self._refused.values() for one in findings]
        return (*refused, *self._findings)

    @property
    def errors(self) -> int:
        """How many findings keep it from being used."""
        return sum(finding.severity is Severity.ERROR for finding in self.findings)

    def states(self) -> tuple[OptionState, ...]:
        """Return every option as it stands, in the order of their groups."""
        return tuple(self.state(option.name) for option in OPTIONS)

    def state(self, name: str) -> OptionState:
        """Return one option as it stands."""
        option = option_named(name)
        if option is None:
            raise KeyError(name)
        entry = self._parsed_text.entry(name)
        default = default_of(option, self._task)
        given = self._now.get(option.name)
        values = default if given is None else given
        if option.name in self._refused:
            values = self._refused[option.name][0]
        changed = given != self._kept.get(option.name) or option.name in self._refused
        line = self._parsed_text.complaints.place(entry.start)[0] if entry is not None else 0
        applies = not self._task or self._task in option.tasks
        findings = self._about(option.name)
        number = self._number(entry, findings[0]) if entry is not None and findings else 0
        there = bool(self.path)
        return OptionState(option, values, default, line, changed, applies, findings, number, there)

    def set_values(self, name: str, values: Sequence[str]) -> None:
        """Give an option other values; what they break is in the findings."""
        state = self.state(name)
        self._refused.pop(state.option.name, None)
        if tuple(values) == self.state(name).values:
            return
        try:
            self._take(edited_text(self._parsed_text, name, values))
        except InputRefused as refusal:
            self._refused[state.option.name] = (tuple(values), refusal.diagnostics)

    def reset(self, name: str) -> None:
        """Take an option out of the text, so that its default is in force."""
        self._refused.pop(self.state(name).option.name, None)
        self._take(edited_text(self._parsed_text, name, None))

    def parcel(self, path: str) -> ConfigurationFile:
        """Return what is to be saved under ``path``."""
        return msgspec.structs.replace(self._file, path=path, unsaved=False)

    def saved(self, path: str, text: str) -> None:
        """Note that a file holds ``text`` now."""
        self._file = msgspec.structs.replace(self._file, path=path, unsaved=text != self.text)
        self._saved = text
        self._kept = self._by_name(self._parsed(text))
        self._take(self.text)

    def task_name(self) -> str:
        """Return the name of the task it describes: its file, where that says the same."""
        in_file = self.path and not self.unsaved
        return file_name(self.path) if in_file else text_name(self.path, self.text)

    def _take(self, text: str) -> None:
        self._file = msgspec.structs.replace(self._file, text=text)
        self._parsed_text = self._parsed(text)
        self._now = self._by_name(self._parsed_text)
        self._task = "".join(self._now.get("scoring_task", ())).casefold()
        try:
            self._findings = read_configuration([self._parsed_text.source]).warnings
        except InputRefused as refusal:
            self._findings = refusal.diagnostics

    def _parsed(self, text: str) -> ConfigurationText:
        return parse_text(Source(self._file.path, text))[0]

    @staticmethod
    def _by_name(file: ConfigurationText) -> dict[str, tuple[str, ...]]:
        found = {}
        for entry in reversed(file.entries):  # the first of an option given twice is the one that is edited
            if (option := option_named(entry.name)) is not None:
                found[option.name] = tuple(value.text for value in entry.values)
        return found

    def _about(self, name: str) -> tuple[Diagnostic, ...]:
        refused = self._refused[name][1] if name in self._refused else ()
        about = [*refused, *(one for one in self._findings if self._subject(one) == name)]
        return tuple(sorted(about, key=lambda one: one.severity is not Severity.ERROR))

    def _number(self, entry: Entry, finding: Diagnostic) -> int:
        """Return which value of an option a finding stands in, from 1; 0 if in none."""
        place, at = self._parsed_text.complaints.place, (finding.line, finding.column)
        spans = enumerate(((place(value.start), place(value.end)) for value in entry.values), 1)
        return next((number for number, (start, end) in spans if start <= at <= end), 0)

    def _subject(self, finding: Diagnostic) -> str:
        """Return the option a finding is about: the one it stands in, or the one that is missed."""
        if not finding.line:
            return finding.found.rpartition(" ")[2]
        place = self._parsed_text.complaints.place
        above = [entry for entry in self._parsed_text.entries if place(entry.start)[0] <= finding.line]
        option = option_named(above[-1].name) if above else None
        return option.name if option is not None else ""
