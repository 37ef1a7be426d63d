"""What must hold in a MUC configuration, option by option and between them; every breach is one finding."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeVar

from annotally.model.diagnostics import Diagnostic, Severity
from annotally.model.source_diagnostics import shown
from annotally.tasks.definition import ClassDefinition, FillKind, Subtask
from annotally.tasks.muc_config.options import (
    COREFERENCE,
    NAMED_ENTITY,
    OPTIONS,
    SCENARIO_TEMPLATE,
    SGML_TASKS,
    Kind,
    Option,
    default_of,
    option_named,
)
from annotally.tasks.muc_config.parser import ConfigurationText, Entry, Token
from annotally.tasks.muc_config.values import (
    SlotLine,
    ValueFaultError,
    check_value,
    class_line,
    group_line,
    perhaps,
    section_name,
    slot_line,
    subtask_line,
)

Line = TypeVar("Line")


@dataclass(frozen=True, slots=True)
class Given:
    """One option as a file gives it."""

    option: Option
    file: ConfigurationText
    entry: Entry

    @property
    def texts(self) -> tuple[str, ...]:
        """What its values say."""
        return tuple(value.text for value in self.entry.values)


def check(files: Sequence[ConfigurationText]) -> tuple[dict[str, Given], list[Diagnostic]]:
    """Return what the files give, by the option's name, and what is wrong with it."""
    check = _Check(files)
    check.options()
    check.required()
    check.classes()
    check.slots()
    check.names()
    return check.given, check.findings


class _Check:
    """The checks of one configuration, in the order in which they build on each other."""

    def __init__(self, files: Sequence[ConfigurationText]) -> None:
        self._files = files
        self.given: dict[str, Given] = {}
        self.findings: list[Diagnostic] = []
        self._classes: dict[str, ClassDefinition] = {}
        self._malformed: set[str] = set()
        self._slots: dict[str, dict[str, SlotLine]] = {}

    @property
    def _task(self) -> str:
        texts = given.texts if (given := self.given.get("scoring_task")) else ()
        return texts[0].casefold() if texts else ""

    def _find(
        self, severity: Severity, file: ConfigurationText, at: int, found: str, expected: str, remedy: str
    ) -> None:
        place = file.complaints.place(at)
        self.findings.append(Diagnostic(severity, file.source.path, *place, found, expected, remedy))

    # --- each option by itself

    def options(self) -> None:
        """Take in every option of every file: known, given once, with values of its kind."""
        for file in self._files:
            for entry in file.entries:
                self._take(file, entry)

    def _take(self, file: ConfigurationText, entry: Entry) -> None:
        option = option_named(entry.name)
        if not entry.name:
            return  # told of as a colon without a name
        if option is None:
            names = [one.name for one in OPTIONS]
            remedy = perhaps(entry.name, names, "leave it out: it changes nothing")
            found = f"unknown option {shown(entry.name, 40)!r}, which is ignored"
            self._find(Severity.WARNING, file, entry.start, found, "an option of the MUC scorer", remedy)
        elif before := self.given.get(option.name):
            where = before.file.place(before.entry.start)
            found = f"option {option.name} again, after {where}"
            self._find(Severity.ERROR, file, entry.start, found, "each option once", "keep one of the two")
        else:
            self.given[option.name] = Given(option, file, entry)
            self._check_values(self.given[option.name])

    def _check_values(self, given: Given) -> None:
        option, values = given.option, given.entry.values
        count = len(values)
        if option.kind.single and count != 1:
            remedy = "write one" if not count else "put it in quotes if it contains blanks"
            found = f"{count or 'no'} value{'' if count == 1 else 's'} of {option.name}"
            at = values[1].start if count else given.entry.start
            self._find(Severity.ERROR, given.file, at, found, "exactly one", remedy)
        elif not count and option.kind in (Kind.CLASSES, Kind.SLOTS, Kind.NAMES):
            found = f"no value of {option.name}"
            self._find(Severity.ERROR, given.file, given.entry.start, found, "at least one", "write one")
        else:
            self._check_each(given)

    def _check_each(self, given: Given) -> None:
        bare = False
        for value in given.entry.values:
            try:
                check_value(given.option, value.text)
            except ValueFaultError as flaw:
                # Definitions without quotes fall into single words: one message for the run of them.
                if not (bare and value.at == value.start):
                    at = value.at + flaw.at
                    self._find(Severity.ERROR, given.file, at, flaw.found, flaw.expected, flaw.remedy)
                bare = value.at == value.start and given.option.kind.on_lines
            else:
                bare = False

    def required(self) -> None:
        """Miss what must be given."""
        for option in OPTIONS:
            if option.default is None and option.name not in self.given:
                remedy = f"add a line that begins with :{option.name}"
                path = self._files[0].source.path if self._files else ""
                found = f"no option {option.name}"
                missing = Diagnostic(Severity.ERROR, path, 0, 0, found, "one: it has no default", remedy)
                self.findings.append(missing)

    # --- between options

    def _lines(self, name: str, read: Callable[[str], Line]) -> Iterator[tuple[Given, Token, Line]]:
        """Return the values of an option that can be read; the others have been told of."""
        if (given := self.given.get(name)) is not None:
            for value in given.entry.values:
                try:
                    yield given, value, read(value.text)
                except ValueFaultError:
                    continue

    def classes(self) -> None:
        """Refuse two definitions of one class."""
        places: dict[str, str] = {}
        self._malformed = self._malformed_classes()
        for given, value, line in self._lines("class_defs", class_line):
            folded = line.name.casefold()
            if folded in self._classes:
                found = f"class {line.name!r} again, after {places[folded]}"
                remedy = "remove one of the two"
                self._find(Severity.ERROR, given.file, value.start, found, "each class once", remedy)
                continue
            self._classes[folded] = line
            places[folded] = given.file.place(value.start)

    def _malformed_classes(self) -> set[str]:
        """Return the names of classes whose definitions cannot be read; elsewhere they count as declared."""
        names: set[str] = set()
        for value in given.entry.values if (given := self.given.get("class_defs")) else ():
            try:
                class_line(value.text)
            except ValueFaultError:
                names.update(value.text.casefold().split()[:1])
        return names

    def slots(self) -> None:
        """Refuse slots of classes that are not declared, and two definitions of one slot."""
        places: dict[tuple[str, str], str] = {}
        for given, value, line in self._lines("slot_defs", slot_line):
            owner, name = line.class_name.casefold(), line.slot.name.casefold()
            if "class_defs" in self.given and not self._declared(owner):
                self._undeclared(given, value, line.class_name)
            elif (owner, name) in places:
                found = (
                    f"slot {line.slot.name!r} of class {line.class_name!r} again, after {places[owner, name]}"
                )
                remedy = "remove one of the two"
                self._find(Severity.ERROR, given.file, value.start, found, "each slot once", remedy)
            else:
                places[owner, name] = given.file.place(value.start)
                self._slots.setdefault(owner, {})[name] = line
                self._check_kind(given, value, line)
        self._check_slotless()

    def _declared(self, name: str) -> bool:
        return name.casefold() in self._classes or name.casefold() in self._malformed

    def _undeclared(self, given: Given, value: Token, name: str) -> None:
        known = [one.name for one in self._classes.values()]
        remedy = perhaps(name, known, "add it to class_defs, or remove this line")
        found = f"class {shown(name, 30)!r}, which class_defs does not declare"
        expected = f"one of {', '.join(known[:8])}" if known else "a declared class"
        self._find(Severity.ERROR, given.file, value.at, found, expected, remedy)

    def _check_kind(self, given: Given, value: Token, line: SlotLine) -> None:
        word = line.type_word
        if line.slot.kind is not FillKind.POINTER or word.casefold() in ("pointer", "ptr"):
            return
        if meant := perhaps(word, ("set", "string"), ""):
            found = f"{shown(word, 30)!r}, which makes {line.slot.name!r} a slot of pointers"
            at = value.at + value.text.rfind(word)
            self._find(Severity.WARNING, given.file, at, found, "set, string or pointer", meant)

    def _check_slotless(self) -> None:
        if "slot_defs" not in self.given:
            return
        for given, value, line in self._lines("class_defs", class_line):
            if line.name.casefold() not in self._slots:
                found = f"class {line.name!r} without slots: its objects can never be paired"
                remedy = "add its slots to slot_defs, or remove the class"
                self._find(Severity.WARNING, given.file, value.start, found, "at least one slot", remedy)

    def names(self) -> None:
        """Hold the names in other options against the classes, slots and sections there are."""
        if not self._classes:
            return
        if self._task == NAMED_ENTITY:
            self._check_type_slot()
            self._check_subtasks()
            self._check_groups()
            self._check_declared("report_order")
        if self._task not in SGML_TASKS:
            self._check_hyphens()
            self._check_declared("equatable_objects")
            self._check_declared("report_order")
            self._check_order()
        if self._task == SCENARIO_TEMPLATE:
            self._check_template()
        if self._task == COREFERENCE and len(self._classes) > 1:
            given = self.given["class_defs"]
            found = f"{len(self._classes)} classes"
            remedy = "keep the class of mentions, usually coref"
            at = given.entry.start
            self._find(Severity.ERROR, given.file, at, found, "one class for coreference", remedy)

    def _check_hyphens(self) -> None:
        """Refuse class names with hyphens: in template files the type of an object ends at the first one."""
        for given, value, line in self._lines("class_defs", class_line):
            if "-" in line.name:
                found = f"class {shown(line.name, 30)!r}, with a hyphen"
                expected = "a name without: in <TYPE-DOCUMENT-NUMBER> the type ends at the first hyphen"
                remedy = f"call it {line.name.replace('-', '_')}, here and in the template files"
                self._find(Severity.ERROR, given.file, value.at, found, expected, remedy)

    def _check_type_slot(self) -> None:
        """Warn of a slot of categories that no class has: nothing is then compared by category."""
        given = self.given.get("sgml_TYPE_slot")
        if given is None or len(given.texts) != 1 or "slot_defs" not in self.given:
            return
        known = {
            line.slot.name.casefold(): line.slot.name for own in self._slots.values() for line in own.values()
        }
        if given.texts[0].casefold() not in known:
            found = f"slot {shown(given.texts[0], 30)!r} for categories, which no class has"
            remedy = perhaps(given.texts[0], list(known.values()), "add it to slot_defs")
            at = given.entry.values[0].start
            self._find(Severity.WARNING, given.file, at, found, "a slot of slot_defs", remedy)

    def _check_subtasks(self) -> None:
        for given, value, line in self._lines("ne_subtask_names", subtask_line):
            owner = self._classes.get(line.type.casefold())
            if not self._declared(line.type):
                self._undeclared(given, value, line.type)
            elif owner is not None and "slot_defs" in self.given:
                self._check_subtask_slot(given, value, line)

    def _check_subtask_slot(self, given: Given, value: Token, line: Subtask) -> None:
        slots = self._slots.get(line.type.casefold(), {})
        if line.slot.casefold() not in slots:
            names = [slot.slot.name for slot in slots.values()]
            found = f"slot {shown(line.slot, 30)!r}, which class {line.type!r} does not have"
            remedy = perhaps(line.slot, names, "name a slot of this class")
            self._find(Severity.ERROR, given.file, value.at, found, "a slot of slot_defs", remedy)

    def _check_groups(self) -> None:
        sections = {section_name(text).casefold() for text in self._effective("doc_sections")}
        for given, value, line in self._lines("doc_section_groups", group_line):
            for name in line.sections:
                if name.casefold() not in sections:
                    found = f"section {shown(name, 30)!r} of group {line.name!r} is not among doc_sections"
                    remedy = "add it to doc_sections"
                    self._find(Severity.WARNING, given.file, value.at, found, "a listed section", remedy)

    def _effective(self, name: str) -> tuple[str, ...]:
        given, option = self.given.get(name), option_named(name)
        if given is not None or option is None:
            return given.texts if given is not None else ()
        return default_of(option, self._task)

    def _check_declared(self, name: str) -> None:
        """Refuse names of classes that are not declared."""
        if (given := self.given.get(name)) is not None:
            for value in given.entry.values:
                if not self._declared(value.text):
                    self._undeclared(given, value, value.text)

    def _check_order(self) -> None:
        """Tell of pointers in the class paired first: what they point to cannot be paired by then (M18)."""
        if self._malformed:
            return  # the first of those that can be read may not be the first
        first, definition = next(iter(self._classes.items()))
        for given, value, line in self._lines("slot_defs", slot_line):
            if (
                line.class_name.casefold() == first
                and line.slot.scored
                and line.slot.kind is FillKind.POINTER
            ):
                found = (
                    f"slot {line.slot.name!r} points from {definition.name!r}, the first class to be paired"
                )
                remedy = "move the class below those it points to in class_defs"
                expected = "pointers to classes that stand before their own"
                self._find(Severity.WARNING, given.file, value.start, found, expected, remedy)

    def _check_template(self) -> None:
        template, content = self._effective("template_name"), self._effective("content_name")
        given = self.given.get("template_name", self.given["class_defs"])
        if len(template) != 1 or len(content) != 1:
            return
        if template[0].casefold() not in self._classes:
            known = [one.name for one in self._classes.values()]
            found = f"no class {template[0]!r} to say which documents are relevant"
            remedy = perhaps(template[0], known, "set template_name to the class that does")
            at = given.entry.start
            self._find(Severity.WARNING, given.file, at, found, "one of the declared classes", remedy)
        elif content[0].casefold() not in self._slots.get(template[0].casefold(), {}):
            given = self.given.get("content_name", given)
            found = f"no slot {content[0]!r} in class {template[0]!r} to say which documents are relevant"
            remedy = "set content_name to the slot that does"
            self._find(Severity.WARNING, given.file, given.entry.start, found, "one of its slots", remedy)
