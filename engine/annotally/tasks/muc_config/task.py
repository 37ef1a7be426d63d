"""From a MUC configuration to the task it describes, and from a task to the configuration that describes it.

Going there and back gives an equal task: the options of the group "Names and additions" hold the parts of a
`TaskDefinition` that the manual's options lack.
"""

import os
import textwrap
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path

from annotally.formats.base import ReadOptions
from annotally.model.diagnostics import TaskError
from annotally.model.wording import Wording
from annotally.tasks.definition import (
    ClassDefinition,
    CoreferenceRules,
    FillKind,
    ImplicitOptionality,
    ScoringMethod,
    SlotDefinition,
    Subtask,
    TaskDefinition,
    TextFilter,
)
from annotally.tasks.muc_config.config import MucConfiguration
from annotally.tasks.muc_config.options import (
    COREFERENCE,
    NAMED_ENTITY,
    OPTIONS,
    SCENARIO_TEMPLATE,
    SGML_TASKS,
    TEMPLATE_ELEMENT,
    TEMPLATE_RELATION,
    Group,
    Option,
    default_of,
)
from annotally.tasks.muc_config.parser import INDENT, quote_value
from annotally.tasks.muc_config.values import (
    class_line,
    definitions,
    group_line,
    section_name,
    slot_line,
    subtask_line,
)
from annotally.tasks.report_outputs import Outputs
from annotally.text.cleaning import Cleaning, Form

_TITLES = {
    COREFERENCE: "Coreference",
    NAMED_ENTITY: "Named entity",
    TEMPLATE_ELEMENT: "Template elements",
    TEMPLATE_RELATION: "Template relations",
    SCENARIO_TEMPLATE: "Scenario template",
}
_OBJECT_WORDS = {COREFERENCE: "mention", NAMED_ENTITY: "entity"}
_OPTIONALITY = {
    TEMPLATE_RELATION: ImplicitOptionality.RELATIONS,
    SCENARIO_TEMPLATE: ImplicitOptionality.POINTED_TO,
}

_EXACT_SPANS: Mapping[str, bool | None] = {"auto": None, "exact": True, "minimal": False}
_SINGLETONS: Mapping[str, bool | None] = {"auto": None, "keep": True, "drop": False}
"""The values of ``mention_spans`` and ``singleton_classes`` as in `CoreferenceRules` (M15)."""


def outputs_of(configuration: MucConfiguration) -> Outputs:
    """Return the report files of a configuration, their paths behind ``muc_base_directory``."""
    # All paths stand behind the base directory. The history of mappings has a switch beside its path; if that
    # is off the path is left empty.
    base = configuration.value("muc_base_directory")

    def place(name: str) -> str:
        return _joined(base, configuration.value(name))

    return Outputs(
        place("score_report_file"),
        place("report_summary_file"),
        place("map_history_file") if configuration.flag("dump_map_history") else "",
        place("partition_file"),
        configuration.value("report_field_separator"),
        configuration.flag("use_IE_report_summary"),
    )


_REPORTS = {
    "score_report_file": "scores",
    "report_summary_file": "summary",
    "dump_map_history": "history",
    "map_history_file": "history",
    "partition_file": "partitions",
}
"""The options that request a report, with the report's kind in `Outputs.names`."""


def reports_named(configuration: MucConfiguration) -> tuple[str, ...]:
    """Return the names of the reports requested by a configuration's files, without those by default."""
    names = outputs_of(configuration).names(task_of(configuration).method)
    kinds = {kind for option, kind in _REPORTS.items() if option in configuration.settings}
    return tuple(name for kind, name in names.items() if kind in kinds)


def located(configuration: MucConfiguration, name: str) -> str:
    """Return the path of an input that an option names.

    ``muc_base_directory`` is put ahead of it. A relative path counts from the working directory; if nothing
    is there, from the folder of the file that gives it.
    """
    path = _joined(configuration.value("muc_base_directory"), configuration.value(name))
    setting = configuration.settings.get(name)
    home = Path((setting.file if setting is not None else configuration.files[0]).source.path).parent
    beside = home / path
    return os.fspath(beside) if not os.path.lexists(path) and os.path.lexists(beside) else path


def _joined(base: str, name: str) -> str:
    # The manual prepends a string, so a prefix of names is one too; a directory gets the separator it lacks.
    lacks = base and not base.endswith(("/", os.sep)) and Path(base).is_dir()
    return f"{base}{os.sep if lacks else ''}{name}"


# --- to a task


def task_of(configuration: MucConfiguration) -> TaskDefinition:
    """Return the task of a configuration."""
    # Options of other kinds of tasks are ignored, not refused: one file may serve several tasks.
    value_of, kind = configuration.value, configuration.scoring_task
    is_entity, is_sgml = kind == NAMED_ENTITY, kind in SGML_TASKS
    sections = tuple(section_name(text) for text in configuration.values("doc_sections"))
    classes = tuple(_classes(configuration))
    return TaskDefinition(
        value_of("task_name") or kind.replace("_", "-"),
        value_of("task_title") or f"{_TITLES[kind]}, configured",
        "coreference" if kind == COREFERENCE else "templates",
        classes,
        same_position=is_entity,
        gate="" if value_of("mapping_gate") == "none" else value_of("mapping_gate"),
        scoring_method=ScoringMethod(value_of("scoring_method")),
        implicit_optionality=_OPTIONALITY.get(kind, ImplicitOptionality.NONE),
        equatable=() if is_sgml else configuration.values("equatable_objects"),
        text_filter=_text_filter(configuration) if kind == SCENARIO_TEMPLATE else None,
        connect_leftovers=value_of("connect_leftovers") == "yes",
        coreference=_coreference_rules(configuration) if kind == COREFERENCE else CoreferenceRules(),
        report_order=() if kind == COREFERENCE else configuration.values("report_order"),
        cleaning=Cleaning(
            configuration.values("premodifiers"),
            configuration.values("postmodifiers"),
            configuration.values("corporate_designators"),
        ),
        correct_form=Form(value_of("stringfill_correct_comparison")),
        partial_form=Form(value_of("stringfill_partial_comparison")),
        subtasks=tuple(_subtasks(configuration, classes)) if is_entity else (),
        sections=sections if is_entity else (),
        section_groups=tuple(map(group_line, configuration.values("doc_section_groups")))
        if is_entity
        else (),
        reading=_read_options(configuration, classes, sections),
        description=value_of("task_description"),
        object_word=value_of("object_word") or _OBJECT_WORDS.get(kind, "object"),
    )


def _classes(configuration: MucConfiguration) -> Iterator[ClassDefinition]:
    slots: dict[str, list[SlotDefinition]] = {}
    for value in configuration.values("slot_defs"):
        line = slot_line(value)
        slots.setdefault(line.class_name.casefold(), []).append(line.slot)
    for value in configuration.values("class_defs"):
        definition = class_line(value)
        yield replace(definition, slots=tuple(slots.get(definition.name.casefold(), ())))


def _coreference_rules(configuration: MucConfiguration) -> CoreferenceRules:
    return CoreferenceRules(
        _EXACT_SPANS[configuration.value("mention_spans")],
        _SINGLETONS[configuration.value("singleton_classes")],
    )


def _text_filter(configuration: MucConfiguration) -> TextFilter:
    return TextFilter(configuration.value("template_name"), configuration.value("content_name"))


def _subtasks(configuration: MucConfiguration, classes: Iterable[ClassDefinition]) -> Iterator[Subtask]:
    """Return the subtasks; of the default ones only those with a class and slot of the configuration.

    The default ones are of the slot "for the categorization subtask" (manual, ``sgml_TYPE_slot``).
    """
    # The default subtasks name classes that a configuration need not have: undeclared ones are passed over.
    # The slot of categories takes the place of theirs only; subtasks that the file lists have slots of their
    # own.
    declared = {
        (definition.name.casefold(), slot.name.casefold())
        for definition in classes
        for slot in definition.slots
    }
    type_slot = "" if "ne_subtask_names" in configuration.settings else _type_slot(configuration)
    for value in configuration.values("ne_subtask_names"):
        subtask = subtask_line(value)
        if type_slot and type_slot.casefold() != subtask.slot.casefold():
            subtask = replace(subtask, slot=type_slot)
        if (subtask.type.casefold(), subtask.slot.casefold()) in declared:
            yield subtask


def _type_slot(configuration: MucConfiguration) -> str:
    """Return the slot of categories, as ``slot_defs`` spell it where they have it."""
    slot_name = configuration.value("sgml_TYPE_slot")
    slots = (slot_line(value).slot.name for value in configuration.values("slot_defs"))
    return next((name for name in slots if name.casefold() == slot_name.casefold()), slot_name)


def _read_options(
    configuration: MucConfiguration, classes: Iterable[ClassDefinition], sections: tuple[str, ...]
) -> ReadOptions:
    # Template files have none of the options of SGML. Where the document tag itself is among the sections
    # nothing lies outside of them, and reading is not limited to any.
    options = ReadOptions(status_slots=configuration.values("optional_status_slot"))
    if configuration.scoring_task not in SGML_TASKS:
        return options
    value_of = configuration.value
    document = value_of("sgml_DOC_gid")
    around_all = document.casefold() in (name.casefold() for name in sections)
    options = replace(
        options,
        document_tag=document,
        docnum_tags=configuration.values("sgml_DOCNUM_gid"),
        docnum=value_of("sgml_docnum"),
        sections=() if around_all else sections,
        annotation_tags=tuple(definition.name.upper() for definition in classes),
        text_slot=value_of("sgml_TEXT_slot"),
        min_slot=value_of("sgml_MIN_slot"),
        alternative_separator=value_of("sgml_alternative_separator"),
        attribute_quote=value_of("sgml_attribute_quote_char"),
    )
    if configuration.scoring_task == NAMED_ENTITY:
        return replace(options, type_slot=value_of("sgml_TYPE_slot"), alt_slot=value_of("sgml_ALT_slot"))
    return replace(
        options,
        coreference_tags=options.annotation_tags,
        id_slot=value_of("sgml_ID_slot"),
        ref_slot=value_of("sgml_REF_slot"),
    )


# --- from a task


def describable(task: TaskDefinition) -> bool:
    """Tell whether a configuration can describe a task: those of the MUC scorer's methods."""
    return task.method_spec.muc_configurable


def options_of(task: TaskDefinition) -> dict[str, tuple[str, ...]]:
    """Return the values of a task's options, without those equal to the default.

    Raises TaskError for a task of a method that no configuration describes.
    """
    # The inverse of `task_of`. Values equal to the default are dropped at the end, except where the default
    # itself depends on the task.
    kind = _kind(task)
    reading = task.reading
    values: dict[str, tuple[str, ...]] = {
        "scoring_task": (kind,),
        "scoring_method": (task.scoring_method.value,),
        "class_defs": definitions(_class_rows(task)),
        "slot_defs": definitions(_slot_rows(task)),
        "optional_status_slot": reading.status_slots,
        "equatable_objects": task.equatable,
        "report_order": task.report_order,
        "connect_leftovers": ("yes" if task.connect_leftovers else "no",),
        "stringfill_correct_comparison": (task.correct_form.value,),
        "stringfill_partial_comparison": (task.partial_form.value,),
        "premodifiers": task.cleaning.premodifiers,
        "postmodifiers": task.cleaning.postmodifiers,
        "corporate_designators": task.cleaning.corporate_designators,
        "task_name": (_unless(task.name, kind.replace("_", "-")),),
        "task_title": (_unless(task.title, f"{_TITLES[kind]}, configured"),),
        "task_description": (task.description,),
        "object_word": (_unless(task.object_word, _OBJECT_WORDS.get(kind, "object")),),
        "mapping_gate": (task.gate or "none",),
    }
    if kind in SGML_TASKS:
        values |= _sgml_options(reading)
    if kind == NAMED_ENTITY:
        values |= _entity_options(task)
    elif kind == COREFERENCE:
        values |= _coreference_options(task)
    if task.text_filter is not None:
        values |= {
            "template_name": (task.text_filter.template,),
            "content_name": (task.text_filter.content,),
        }
    ordered = [(option, values[option.name]) for option in OPTIONS if option.name in values]
    return {
        option.name: option_values
        for option, option_values in ordered
        if option.default is None
        or option_values != default_of(option, kind)
        or _has_moving_default(option, task)
    }


def _has_moving_default(option: Option, task: TaskDefinition) -> bool:
    """Tell whether the default of an option depends on the task: subtasks follow the type slot."""
    return option.name == "ne_subtask_names" and task.reading.type_slot.casefold() != "type"


def _kind(task: TaskDefinition) -> str:
    if not describable(task):
        raise TaskError(Wording("a MUC configuration cannot describe {task}", task=task.name))
    if task.method_spec.links_mentions:
        return COREFERENCE
    if task.same_position:
        return NAMED_ENTITY
    kinds = {optionality: kind for kind, optionality in _OPTIONALITY.items()}
    return kinds.get(task.implicit_optionality, TEMPLATE_ELEMENT)


def _unless(value: str, default: str) -> str:
    return "" if value == default else value


def _class_rows(task: TaskDefinition) -> Iterator[tuple[str, ...]]:
    for definition in task.classes:
        yield definition.name, definition.report_name, _scored(definition.scored), str(definition.threshold)


def _slot_rows(task: TaskDefinition) -> Iterator[tuple[str, ...]]:
    for definition in task.classes:
        for slot in definition.slots:
            kind = "pointer" if slot.kind is FillKind.POINTER else slot.kind.value
            yield definition.name, slot.name, slot.report_name, _scored(slot.scored), str(slot.weight), kind


def _scored(scored: bool) -> str:
    return "scored" if scored else "unscored"


def _sgml_options(reading: ReadOptions) -> dict[str, tuple[str, ...]]:
    return {
        "sgml_DOC_gid": (reading.document_tag,),
        "sgml_DOCNUM_gid": reading.docnum_tags,
        "sgml_docnum": (reading.docnum,),
        "sgml_TEXT_slot": (reading.text_slot,),
        "sgml_MIN_slot": (reading.min_slot,),
        "sgml_alternative_separator": (reading.alternative_separator,),
        "sgml_attribute_quote_char": (reading.attribute_quote,),
    }


def _coreference_options(task: TaskDefinition) -> dict[str, tuple[str, ...]]:
    reading, rules = task.reading, task.coreference
    return {
        "mention_spans": (_key_of(_EXACT_SPANS, rules.exact_spans),),
        "singleton_classes": (_key_of(_SINGLETONS, rules.singletons),),
        "sgml_ID_slot": (reading.id_slot,),
        "sgml_REF_slot": (reading.ref_slot,),
        **({"doc_sections": reading.sections} if reading.sections else {}),
    }


def _key_of(words: Mapping[str, bool | None], value: bool | None) -> str:
    return next(word for word, meaning in words.items() if meaning is value)


def _entity_options(task: TaskDefinition) -> dict[str, tuple[str, ...]]:
    return {
        "sgml_TYPE_slot": (task.reading.type_slot,),
        "sgml_ALT_slot": (task.reading.alt_slot,),
        "doc_sections": task.sections,
        "doc_section_groups": definitions(
            ((entry.name, *entry.sections) for entry in task.section_groups), columns=False
        ),
        "ne_subtask_names": definitions(
            ((entry.type, entry.slot, entry.value) for entry in task.subtasks), columns=False
        ),
    }


# --- as a file


def configuration_text(values: Mapping[str, tuple[str, ...]], title: str) -> str:
    """Return the text of a new configuration file with these values, grouped and with comments.

    Raises InputRefused for values that no file can hold.
    """
    # Groups and options stand in the order of their declaration, each behind its summary as a comment, so
    # that one task always gives one text.
    lines = [f"# {' '.join(title.split())}"]
    for group in Group:
        options = [option for option in OPTIONS if option.group is group and option.name in values]
        if options:
            lines += ["", "", f"# --- {group}"]
        for option in options:
            lines += ["", *textwrap.wrap(option.summary, 100, initial_indent="# ", subsequent_indent="# ")]
            lines += _option_lines(option, values[option.name])
    return "\n".join(lines) + "\n"


def _option_lines(option: Option, values: Iterable[str]) -> Iterator[str]:
    """Yield the lines of an option; the values of lists share lines of up to 100 characters."""
    # Values of lists fill lines like words in a paragraph. A single value never moves to a line of its own,
    # nor are definitions joined: they have lines of their own.
    line = f":{option.name}"
    if option.kind.on_lines:
        yield line
        yield from (INDENT + quote_value(value, '"') for value in values)
        return
    for word in map(quote_value, values):
        if len(line) + len(word) > 99 and not option.kind.single:
            yield line
            line = INDENT.removesuffix(" ")
        line += f" {word}"
    yield line
