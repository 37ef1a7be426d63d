"""Checks of a MUC configuration, option by option and between options; every breach is one finding."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeVar

from annotally.model.diagnostics import Diagnostic, Severity
from annotally.model.source_diagnostics import shown
from annotally.model.wording import NO_WORDS, Wording, plural
from annotally.tasks.definition import ClassDefinition, FillKind, Subtask
from annotally.tasks.muc_config.options import (
    COREFERENCE,
    NAMED_ENTITY,
    OPTIONS,
    SCENARIO_TEMPLATE,
    SGML_TASKS,
    Option,
    OptionKind,
    default_of,
    option_named,
)
from annotally.tasks.muc_config.parser import ConfigurationText, OptionEntry, Token
from annotally.tasks.muc_config.values import (
    SlotLine,
    ValueFaultError,
    check_value,
    class_line,
    group_line,
    section_name,
    slot_line,
    subtask_line,
)
from annotally.tasks.near_names import perhaps

Line = TypeVar("Line")


@dataclass(frozen=True, slots=True)
class Setting:
    """An option with the file that gives it."""

    option: Option
    file: ConfigurationText
    entry: OptionEntry

    @property
    def texts(self) -> tuple[str, ...]:
        """The texts of its values."""
        return tuple(value.text for value in self.entry.values)


def check(files: Sequence[ConfigurationText]) -> tuple[dict[str, Setting], list[Diagnostic]]:
    """Return the settings of the files by option name, and the findings about them."""
    check = _Check(files)
    check.options()
    check.required()
    check.classes()
    check.slots()
    check.names()
    return check.settings, check.findings


class _Check:
    """The checks of one configuration, in the order in which they build on each other."""

    def __init__(self, files: Sequence[ConfigurationText]) -> None:
        self._files = files
        self.settings: dict[str, Setting] = {}
        self.findings: list[Diagnostic] = []
        self._classes: dict[str, ClassDefinition] = {}
        self._malformed: set[str] = set()
        self._slots: dict[str, dict[str, SlotLine]] = {}

    @property
    def _task(self) -> str:
        texts = setting.texts if (setting := self.settings.get("scoring_task")) else ()
        return texts[0].casefold() if texts else ""

    def _add_finding(
        self,
        severity: Severity,
        file: ConfigurationText,
        at: int,
        message: Wording,
        expected: Wording,
        remedy: Wording,
    ) -> None:
        place = file.complaints.place(at)
        self.findings.append(Diagnostic(severity, file.source.path, *place, message, expected, remedy))

    # --- each option by itself

    def options(self) -> None:
        """Collect every option of every file; find unknown and repeated ones and values of the wrong kind."""
        for file in self._files:
            for entry in file.entries:
                self._add_setting(file, entry)

    def _add_setting(self, file: ConfigurationText, entry: OptionEntry) -> None:
        option = option_named(entry.name)
        if not entry.name:
            return  # reported as a colon without a name
        if option is None:
            names = [known_option.name for known_option in OPTIONS]
            remedy = perhaps(entry.name, names, Wording("remove the option: it changes nothing"))
            message = Wording("unknown option {name!r}, which is ignored", name=shown(entry.name, 40))
            self._add_finding(
                Severity.WARNING, file, entry.start, message, Wording("an option of the MUC scorer"), remedy
            )
        elif before := self.settings.get(option.name):
            place = before.file.place(before.entry.start)
            message = Wording("option {option} again, after {place}", option=option.name, place=place)
            self._add_finding(
                Severity.ERROR,
                file,
                entry.start,
                message,
                Wording("each option once"),
                Wording("keep one of the two"),
            )
        else:
            self.settings[option.name] = Setting(option, file, entry)
            self._check_values(self.settings[option.name])

    def _check_values(self, setting: Setting) -> None:
        # Counts come before contents: several words where one value is expected are most often a value that
        # lacks its quotes, and one message says so in place of one for each word.
        option, values = setting.option, setting.entry.values
        count = len(values)
        if option.kind.single and count != 1:
            remedy = (
                Wording("add a value")
                if not count
                else Wording("put the value in quotes if it contains blanks")
            )
            message = plural(
                "{count} value of {option}", "{count} values of {option}", count, option=option.name
            )
            # None at all is said as such, not counted.
            if not count:
                message = Wording("no value of {option}", option=option.name)
            at = values[1].start if count else setting.entry.start
            self._add_finding(Severity.ERROR, setting.file, at, message, Wording("exactly one"), remedy)
        elif not count and option.kind in (OptionKind.CLASSES, OptionKind.SLOTS, OptionKind.NAMES):
            message = Wording("no value of {option}", option=option.name)
            self._add_finding(
                Severity.ERROR,
                setting.file,
                setting.entry.start,
                message,
                Wording("at least one"),
                Wording("add a value"),
            )
        else:
            self._check_each(setting)

    def _check_each(self, setting: Setting) -> None:
        bare = False
        for value in setting.entry.values:
            try:
                check_value(setting.option, value.text)
            except ValueFaultError as flaw:
                # Definitions without quotes fall into single words: one message for the run of them.
                if not (bare and value.at == value.start):
                    at = value.at + flaw.at
                    self._add_finding(
                        Severity.ERROR, setting.file, at, flaw.found, flaw.expected, flaw.remedy
                    )
                bare = value.at == value.start and setting.option.kind.on_lines
            else:
                bare = False

    def required(self) -> None:
        """Find missing options that have no default."""
        for option in OPTIONS:
            if option.default is None and option.name not in self.settings:
                remedy = Wording("add a line that begins with :{option}", option=option.name)
                path = self._files[0].source.path if self._files else ""
                message = Wording("no option {option}", option=option.name)
                missing = Diagnostic(
                    Severity.ERROR, path, 0, 0, message, Wording("one: it has no default"), remedy
                )
                self.findings.append(missing)

    # --- between options

    def _read_lines(self, name: str, read: Callable[[str], Line]) -> Iterator[tuple[Setting, Token, Line]]:
        """Yield the readable values of an option; the others have been reported."""
        if (setting := self.settings.get(name)) is not None:
            for value in setting.entry.values:
                try:
                    yield setting, value, read(value.text)
                except ValueFaultError:
                    continue

    def classes(self) -> None:
        """Find repeated definitions of a class."""
        # The first definition stands. Its place is kept as text, for messages about those that repeat it.
        places: dict[str, str] = {}
        self._malformed = self._malformed_classes()
        for setting, value, line in self._read_lines("class_defs", class_line):
            folded = line.name.casefold()
            if folded in self._classes:
                message = Wording("class {name!r} again, after {place}", name=line.name, place=places[folded])
                remedy = Wording("remove one of the two")
                self._add_finding(
                    Severity.ERROR, setting.file, value.start, message, Wording("each class once"), remedy
                )
                continue
            self._classes[folded] = line
            places[folded] = setting.file.place(value.start)

    def _malformed_classes(self) -> set[str]:
        """Return the names of classes with unreadable definitions; elsewhere they count as declared."""
        names: set[str] = set()
        for value in setting.entry.values if (setting := self.settings.get("class_defs")) else ():
            try:
                class_line(value.text)
            except ValueFaultError:
                names.update(value.text.casefold().split()[:1])
        return names

    def slots(self) -> None:
        """Find slots of undeclared classes, and repeated definitions of a slot."""
        # Slots of undeclared classes are not entered, so that later checks do not report them again.
        places: dict[tuple[str, str], str] = {}
        for setting, value, line in self._read_lines("slot_defs", slot_line):
            owner, name = line.class_name.casefold(), line.slot.name.casefold()
            if "class_defs" in self.settings and not self._is_declared(owner):
                self._refuse_undeclared(setting, value, line.class_name)
            elif (owner, name) in places:
                message = Wording(
                    "slot {name!r} of class {owner!r} again, after {place}",
                    name=line.slot.name,
                    owner=line.class_name,
                    place=places[owner, name],
                )
                remedy = Wording("remove one of the two")
                self._add_finding(
                    Severity.ERROR, setting.file, value.start, message, Wording("each slot once"), remedy
                )
            else:
                places[owner, name] = setting.file.place(value.start)
                self._slots.setdefault(owner, {})[name] = line
                self._check_kind(setting, value, line)
        self._check_slotless()

    def _is_declared(self, name: str) -> bool:
        return name.casefold() in self._classes or name.casefold() in self._malformed

    def _refuse_undeclared(self, setting: Setting, value: Token, name: str) -> None:
        names = [definition.name for definition in self._classes.values()]
        remedy = perhaps(name, names, Wording("add it to class_defs, or remove this line"))
        message = Wording("class {name!r}, which class_defs does not declare", name=shown(name, 30))
        expected = (
            Wording("one of {names}", names=", ".join(names[:8])) if names else Wording("a declared class")
        )
        self._add_finding(Severity.ERROR, setting.file, value.at, message, expected, remedy)

    def _check_kind(self, setting: Setting, value: Token, line: SlotLine) -> None:
        word = line.type_word
        if line.slot.kind is not FillKind.POINTER or word.casefold() in ("pointer", "ptr"):
            return
        if suggestion := perhaps(word, ("set", "string"), NO_WORDS):
            message = Wording(
                "{word!r}, which makes {slot!r} a slot of pointers", word=shown(word, 30), slot=line.slot.name
            )
            at = value.at + value.text.rfind(word)
            self._add_finding(
                Severity.WARNING, setting.file, at, message, Wording("set, string or pointer"), suggestion
            )

    def _check_slotless(self) -> None:
        if "slot_defs" not in self.settings:
            return
        for setting, value, line in self._read_lines("class_defs", class_line):
            if line.name.casefold() not in self._slots:
                message = Wording(
                    "class {name!r} without slots: its objects can never be paired", name=line.name
                )
                remedy = Wording("add its slots to slot_defs, or remove the class")
                self._add_finding(
                    Severity.WARNING, setting.file, value.start, message, Wording("at least one slot"), remedy
                )

    def names(self) -> None:
        """Check the names in other options against the classes, slots and sections."""
        if not self._classes:
            return
        # Options that mean nothing for the task are not checked; unreadable classes count as declared, so
        # that one mistake is reported once.
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
            setting = self.settings["class_defs"]
            message = plural("{count} class", "{count} classes", len(self._classes))
            remedy = Wording("keep the class of mentions, usually coref")
            at = setting.entry.start
            self._add_finding(
                Severity.ERROR, setting.file, at, message, Wording("one class for coreference"), remedy
            )

    def _check_hyphens(self) -> None:
        """Find class names with hyphens: in template files the type of an object ends at the first one."""
        for setting, value, line in self._read_lines("class_defs", class_line):
            if "-" in line.name:
                message = Wording("class {name!r} has a hyphen", name=shown(line.name, 30))
                expected = Wording(
                    "a name without: in <TYPE-DOCUMENT-NUMBER> the type ends at the first hyphen"
                )
                remedy = Wording(
                    "rename the class to {name}, here and in the template files",
                    name=line.name.replace("-", "_"),
                )
                self._add_finding(Severity.ERROR, setting.file, value.at, message, expected, remedy)

    def _check_type_slot(self) -> None:
        """Warn of a slot of categories that no class has: nothing is then compared by category."""
        # The slot counts for all classes together, so that it is looked for in all of them; a configuration
        # without slots has been reported for that already.
        setting = self.settings.get("sgml_TYPE_slot")
        if setting is None or len(setting.texts) != 1 or "slot_defs" not in self.settings:
            return
        slot_names = {
            line.slot.name.casefold(): line.slot.name
            for slots in self._slots.values()
            for line in slots.values()
        }
        if setting.texts[0].casefold() not in slot_names:
            message = Wording(
                "slot {value!r} for categories, which no class has", value=shown(setting.texts[0], 30)
            )
            remedy = perhaps(setting.texts[0], list(slot_names.values()), Wording("add it to slot_defs"))
            at = setting.entry.values[0].start
            self._add_finding(
                Severity.WARNING, setting.file, at, message, Wording("a slot of slot_defs"), remedy
            )

    def _check_subtasks(self) -> None:
        for setting, value, line in self._read_lines("ne_subtask_names", subtask_line):
            owner = self._classes.get(line.type.casefold())
            if not self._is_declared(line.type):
                self._refuse_undeclared(setting, value, line.type)
            elif owner is not None and "slot_defs" in self.settings:
                self._check_subtask_slot(setting, value, line)

    def _check_subtask_slot(self, setting: Setting, value: Token, line: Subtask) -> None:
        slots = self._slots.get(line.type.casefold(), {})
        if line.slot.casefold() not in slots:
            names = [slot.slot.name for slot in slots.values()]
            message = Wording(
                "slot {slot!r}, which class {type!r} does not have", slot=shown(line.slot, 30), type=line.type
            )
            remedy = perhaps(line.slot, names, Wording("name a slot of this class"))
            self._add_finding(
                Severity.ERROR, setting.file, value.at, message, Wording("a slot of slot_defs"), remedy
            )

    def _check_groups(self) -> None:
        sections = {section_name(text).casefold() for text in self._values_in_force("doc_sections")}
        for setting, value, line in self._read_lines("doc_section_groups", group_line):
            for name in line.sections:
                if name.casefold() not in sections:
                    message = Wording(
                        "section {name!r} of group {group!r} is not among doc_sections",
                        name=shown(name, 30),
                        group=line.name,
                    )
                    remedy = Wording("add it to doc_sections")
                    self._add_finding(
                        Severity.WARNING, setting.file, value.at, message, Wording("a listed section"), remedy
                    )

    def _values_in_force(self, name: str) -> tuple[str, ...]:
        setting, option = self.settings.get(name), option_named(name)
        if setting is not None or option is None:
            return setting.texts if setting is not None else ()
        return default_of(option, self._task)

    def _check_declared(self, name: str) -> None:
        """Find names of classes that are not declared."""
        if (setting := self.settings.get(name)) is not None:
            for value in setting.entry.values:
                if not self._is_declared(value.text):
                    self._refuse_undeclared(setting, value, value.text)

    def _check_order(self) -> None:
        """Warn of pointers in the class paired first: their targets cannot be paired by then (M18)."""
        if self._malformed:
            return  # the first of those that can be read may not be the first
        # The first class only: pointers of later classes may lead to earlier ones, which `class_order`
        # checks.
        first, definition = next(iter(self._classes.items()))
        for setting, value, line in self._read_lines("slot_defs", slot_line):
            if (
                line.class_name.casefold() == first
                and line.slot.scored
                and line.slot.kind is FillKind.POINTER
            ):
                message = Wording(
                    "slot {name!r} points from {owner!r}, the first class to be paired",
                    name=line.slot.name,
                    owner=definition.name,
                )
                remedy = Wording("move the class below those it points to in class_defs")
                expected = Wording("pointers to classes declared before their own")
                self._add_finding(Severity.WARNING, setting.file, value.start, message, expected, remedy)

    def _check_template(self) -> None:
        # The class must exist before its slot can be looked for; wrong counts have been reported already.
        template, content = self._values_in_force("template_name"), self._values_in_force("content_name")
        setting = self.settings.get("template_name", self.settings["class_defs"])
        if len(template) != 1 or len(content) != 1:
            return
        if template[0].casefold() not in self._classes:
            names = [definition.name for definition in self._classes.values()]
            message = Wording("no class {name!r} for the relevance of documents", name=template[0])
            remedy = perhaps(template[0], names, Wording("set template_name to the class with the relevance"))
            at = setting.entry.start
            self._add_finding(
                Severity.WARNING, setting.file, at, message, Wording("one of the declared classes"), remedy
            )
        elif content[0].casefold() not in self._slots.get(template[0].casefold(), {}):
            setting = self.settings.get("content_name", setting)
            message = Wording(
                "no slot {slot!r} in class {owner!r} for the relevance of documents",
                slot=content[0],
                owner=template[0],
            )
            remedy = Wording("set content_name to the slot with the relevance")
            self._add_finding(
                Severity.WARNING,
                setting.file,
                setting.entry.start,
                message,
                Wording("one of its slots"),
                remedy,
            )
