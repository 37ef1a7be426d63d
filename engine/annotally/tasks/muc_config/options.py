"""The options of a MUC configuration file as data: summary, kind of values, default.

Source: manual, "Main Configuration File Format"; M23 for defaults the manual does not print; M8 and M13 for
`connect_leftovers` and `sgml_docnum`. Options of the group TASK are ours, for the other parts of a task.
"""

from dataclasses import dataclass
from enum import StrEnum

from annotally.model.wording import Wording


class Group(StrEnum):
    """The subject of an option; options are shown in this order."""

    WHAT = Wording("What is scored")
    OBJECTS = Wording("Objects and slots")
    STRINGS = Wording("Comparing strings")
    SGML = Wording("Annotated texts")
    SCENARIO = Wording("Scenario template")
    ENTITIES = Wording("Named entity report")
    FILES = Wording("Files")
    REPORTS = Wording("Reports")
    TASK = Wording("Names and additions")


class OptionKind(StrEnum):
    """The kind of an option's values."""

    TEXT = "text"
    FILE = "file name"
    CHARACTER = "character"
    CHOICE = "choice"
    FLAG = "flag"
    """``no``, or anything else for yes."""
    STRINGS = "list"
    NAMES = "names"
    """A list with at least one value."""
    CLASSES = "class definitions"
    SLOTS = "slot definitions"
    GROUPS = "section groups"
    SUBTASKS = "subtasks"

    @property
    def single(self) -> bool:
        """Whether there is exactly one value."""
        return self in _SINGLE

    @property
    def on_lines(self) -> bool:
        """Whether each value is written on a line of its own."""
        return self in _ON_LINES


_SINGLE = frozenset(
    {OptionKind.TEXT, OptionKind.FILE, OptionKind.CHARACTER, OptionKind.CHOICE, OptionKind.FLAG}
)
_ON_LINES = frozenset({OptionKind.CLASSES, OptionKind.SLOTS, OptionKind.GROUPS, OptionKind.SUBTASKS})

COREFERENCE, NAMED_ENTITY = "coreference", "named_entity"
TEMPLATE_ELEMENT, TEMPLATE_RELATION = "template_element", "template_relation"
SCENARIO_TEMPLATE = "scenario_template"
TASKS = (COREFERENCE, NAMED_ENTITY, TEMPLATE_ELEMENT, TEMPLATE_RELATION, SCENARIO_TEMPLATE)
"""The values of ``scoring_task``."""

SGML_TASKS = (COREFERENCE, NAMED_ENTITY)
TEMPLATE_TASKS = (TEMPLATE_ELEMENT, TEMPLATE_RELATION, SCENARIO_TEMPLATE)


@dataclass(frozen=True, slots=True)
class Option:
    """An option. ``default`` None: it must be given. ``tasks``: those that it applies to."""

    name: str
    group: Group
    kind: OptionKind
    default: tuple[str, ...] | None
    summary: Wording
    """The effect of the option, in a sentence or two, shown to users."""
    tasks: tuple[str, ...] = TASKS
    choices: tuple[str, ...] = ()


_NO_LIST: tuple[str, ...] = ()
_FORMS = ("ORIG", "STRAIGHTENED", "CLEAN")

OPTIONS: tuple[Option, ...] = (
    Option(
        "scoring_task",
        Group.WHAT,
        OptionKind.CHOICE,
        None,
        Wording(
            "The task. It decides which objects may be paired, which are optional without being marked so,"
            " and whether fills or coreference classes are counted."
        ),
        choices=TASKS,
    ),
    Option(
        "scoring_method",
        Group.WHAT,
        OptionKind.CHOICE,
        ("key2response",),
        Wording(
            "Whether a response is compared with a key, or the keys of two annotators with "
            "each other. With key2key alternatives and optional objects count on both sides."
        ),
        choices=("key2response", "key2key"),
    ),
    Option(
        "class_defs",
        Group.OBJECTS,
        OptionKind.CLASSES,
        None,
        Wording(
            "The classes of objects in the order in which they are paired, each with its name, the name it"
            " has in reports, scored or unscored, and the threshold. Classes that others point to come "
            "first."
        ),
    ),
    Option(
        "slot_defs",
        Group.OBJECTS,
        OptionKind.SLOTS,
        None,
        Wording(
            "The slots, each with its class, its name, the name it has in reports, scored or unscored, its "
            "weight, and its kind: set, string, or anything else for pointers."
        ),
    ),
    Option(
        "optional_status_slot",
        Group.OBJECTS,
        OptionKind.NAMES,
        ("OBJ_STATUS",),
        Wording("The slot that marks an object optional by the fill OPTIONAL or OPT. Several may be named."),
    ),
    Option(
        "equatable_objects",
        Group.OBJECTS,
        OptionKind.STRINGS,
        _NO_LIST,
        Wording("Classes whose equal objects count as one: a pointer to any of them is right."),
        TEMPLATE_TASKS,
    ),
    Option(
        "report_order",
        Group.OBJECTS,
        OptionKind.STRINGS,
        _NO_LIST,
        Wording("Classes in the order of reports, where that is not the order of pairing; others follow."),
        (NAMED_ENTITY, *TEMPLATE_TASKS),
    ),
    Option(
        "connect_leftovers",
        Group.OBJECTS,
        OptionKind.CHOICE,
        ("no",),
        Wording(
            "Connect objects without a good enough partner as incorrect pairs, instead of "
            "counting one missing and one spurious."
        ),
        (NAMED_ENTITY, *TEMPLATE_TASKS),
        ("no", "yes"),
    ),
    Option(
        "mention_spans",
        Group.OBJECTS,
        OptionKind.CHOICE,
        ("auto",),
        Wording(
            "How mentions are aligned: by equal spans (exact), by minimal strings and overlap (minimal), "
            "or as the format of the files has it (auto)."
        ),
        (COREFERENCE,),
        ("auto", "exact", "minimal"),
    ),
    Option(
        "singleton_classes",
        Group.OBJECTS,
        OptionKind.CHOICE,
        ("auto",),
        Wording(
            "Whether coreference classes of one mention stay as written (keep), are removed "
            "(drop), or as the format of the files has it (auto)."
        ),
        (COREFERENCE,),
        ("auto", "keep", "drop"),
    ),
    Option(
        "stringfill_correct_comparison",
        Group.STRINGS,
        OptionKind.CHOICE,
        ("CLEAN",),
        Wording(
            "Which form of two string fills must agree to be correct: as written (ORIG), with blanks "
            "squeezed (STRAIGHTENED), or without the words and signs listed below (CLEAN)."
        ),
        choices=_FORMS,
    ),
    Option(
        "stringfill_partial_comparison",
        Group.STRINGS,
        OptionKind.CHOICE,
        ("NONE",),
        Wording(
            "Which form of two string fills must agree to be partially correct where they are not correct."
        ),
        choices=(*_FORMS, "NONE"),
    ),
    Option(
        "premodifiers",
        Group.STRINGS,
        OptionKind.STRINGS,
        _NO_LIST,
        Wording("Words that are ignored at the beginning of a string fill, such as articles."),
    ),
    Option(
        "postmodifiers",
        Group.STRINGS,
        OptionKind.STRINGS,
        _NO_LIST,
        Wording("Strings that become blanks anywhere in a string fill, such as full stops and commas."),
    ),
    Option(
        "corporate_designators",
        Group.STRINGS,
        OptionKind.STRINGS,
        _NO_LIST,
        Wording(
            "Words such as Inc or Ltd that are ignored in a string fill. Write them with postmodifiers "
            "already turned into single blanks, except for coreference."
        ),
    ),
    Option(
        "sgml_DOC_gid",
        Group.SGML,
        OptionKind.TEXT,
        ("DOC",),
        Wording("The tag around a document."),
        SGML_TASKS,
    ),
    Option(
        "sgml_DOCNUM_gid",
        Group.SGML,
        OptionKind.NAMES,
        ("DOCNO",),
        Wording(
            "The tag around a document's number. Several may be named: of those a document has, the first "
            "one."
        ),
        SGML_TASKS,
    ),
    Option(
        "sgml_docnum",
        Group.SGML,
        OptionKind.CHOICE,
        ("digits",),
        Wording("What makes two document numbers the same: their digits alone, or all that is written."),
        SGML_TASKS,
        ("digits", "verbatim"),
    ),
    Option(
        "doc_sections",
        Group.SGML,
        OptionKind.STRINGS,
        ("DOC", "DATELINE", "DD", "HEADLINE", "TEXT"),
        Wording(
            "The tags around parts of a document. Objects outside all of them are left out, and reports "
            "count each object in the innermost one."
        ),
        SGML_TASKS,
    ),
    Option(
        "sgml_TEXT_slot",
        Group.SGML,
        OptionKind.TEXT,
        ("TEXT",),
        Wording("The slot that holds the annotated words."),
        SGML_TASKS,
    ),
    Option(
        "sgml_TYPE_slot",
        Group.SGML,
        OptionKind.TEXT,
        ("TYPE",),
        Wording("The slot that holds the category of an entity."),
        (NAMED_ENTITY,),
    ),
    Option(
        "sgml_ALT_slot",
        Group.SGML,
        OptionKind.TEXT,
        ("ALT",),
        Wording("The attribute whose content becomes alternatives of the annotated words."),
        (NAMED_ENTITY,),
    ),
    Option(
        "sgml_MIN_slot",
        Group.SGML,
        OptionKind.TEXT,
        ("MIN",),
        Wording("The attribute that holds the words a response must at least contain."),
        SGML_TASKS,
    ),
    Option(
        "sgml_ID_slot",
        Group.SGML,
        OptionKind.TEXT,
        ("ID",),
        Wording("The attribute that names a mention."),
        (COREFERENCE,),
    ),
    Option(
        "sgml_REF_slot",
        Group.SGML,
        OptionKind.TEXT,
        ("REF",),
        Wording("The attribute that points to another mention of the same thing."),
        (COREFERENCE,),
    ),
    Option(
        "sgml_alternative_separator",
        Group.SGML,
        OptionKind.CHARACTER,
        ("|",),
        Wording("The character between alternatives in an attribute."),
        SGML_TASKS,
    ),
    Option(
        "sgml_attribute_quote_char",
        Group.SGML,
        OptionKind.CHARACTER,
        ("*",),
        Wording("The character that stands for a double quote inside an attribute."),
        SGML_TASKS,
    ),
    Option(
        "template_name",
        Group.SCENARIO,
        OptionKind.TEXT,
        ("TEMPLATE",),
        Wording("The class whose objects mark documents as relevant."),
        (SCENARIO_TEMPLATE,),
    ),
    Option(
        "content_name",
        Group.SCENARIO,
        OptionKind.TEXT,
        ("content",),
        Wording("The slot of that class that is filled where the document is relevant."),
        (SCENARIO_TEMPLATE,),
    ),
    Option(
        "ne_subtask_names",
        Group.ENTITIES,
        OptionKind.SUBTASKS,
        (
            "enamex type organization",
            "enamex type person",
            "enamex type location",
            "enamex type other",
            "timex type date",
            "timex type time",
            "timex type other",
            "numex type money",
            "numex type percent",
            "numex type other",
        ),
        Wording("Fills that get a row of their own, each with class, slot and value."),
        (NAMED_ENTITY,),
    ),
    Option(
        "doc_section_groups",
        Group.ENTITIES,
        OptionKind.GROUPS,
        _NO_LIST,
        Wording(
            "Rows that gather several document sections, each with the name of the row and the sections. "
            "Sections then have no rows of their own."
        ),
        (NAMED_ENTITY,),
    ),
    Option(
        "muc_base_directory",
        Group.FILES,
        OptionKind.TEXT,
        ("",),
        Wording("Text put before every file name."),
    ),
    Option(
        "key_file",
        Group.FILES,
        OptionKind.FILE,
        ("keys",),
        Wording("The keys."),
    ),
    Option(
        "response_file",
        Group.FILES,
        OptionKind.FILE,
        ("responses",),
        Wording("The responses."),
    ),
    Option(
        "score_report_file",
        Group.REPORTS,
        OptionKind.FILE,
        ("scores",),
        Wording("Where the scores are written."),
    ),
    Option(
        "report_summary_file",
        Group.REPORTS,
        OptionKind.FILE,
        ("report_summary",),
        Wording("Where the list of all pairs is written."),
    ),
    Option(
        "use_IE_report_summary",
        Group.REPORTS,
        OptionKind.FLAG,
        ("no",),
        Wording("List pairs object by object and slot by slot, even where one line each is usual."),
        SGML_TASKS,
    ),
    Option(
        "report_field_separator",
        Group.REPORTS,
        OptionKind.TEXT,
        ("|",),
        Wording("The separator of the columns of that list."),
    ),
    Option(
        "dump_map_history",
        Group.REPORTS,
        OptionKind.FLAG,
        ("no",),
        Wording("Write the map history too."),
    ),
    Option(
        "map_history_file",
        Group.REPORTS,
        OptionKind.FILE,
        ("map_history",),
        Wording("Where the map history is written."),
    ),
    Option(
        "partition_file",
        Group.REPORTS,
        OptionKind.FILE,
        ("partitions",),
        Wording("Where the classes of mentions and their parts are written."),
        (COREFERENCE,),
    ),
    Option("task_name", Group.TASK, OptionKind.TEXT, ("",), Wording("The name of the task in results.")),
    Option(
        "task_title",
        Group.TASK,
        OptionKind.TEXT,
        ("",),
        Wording("What the task is called where people read it."),
    ),
    Option(
        "task_description", Group.TASK, OptionKind.TEXT, ("",), Wording("What is compared, in a few words.")
    ),
    Option(
        "object_word", Group.TASK, OptionKind.TEXT, ("",), Wording("What an object of this task is called.")
    ),
    Option(
        "mapping_gate",
        Group.TASK,
        OptionKind.CHOICE,
        ("none",),
        Wording(
            "A condition that two objects must meet to be paired at all; muc4: the same incident type, and a "
            "word of a target or perpetrator in common."
        ),
        (NAMED_ENTITY, *TEMPLATE_TASKS),
        ("none", "muc4"),
    ),
)

_BY_NAME = {option.name.casefold(): option for option in OPTIONS}


def option_named(name: str) -> Option | None:
    """Return the option of that name, whatever its case, or None."""
    return _BY_NAME.get(name.casefold())


def default_of(option: Option, scoring_task: str) -> tuple[str, ...]:
    """Return the default values of an option for a task; empty for one that must be given."""
    if option.name == "optional_status_slot" and scoring_task in SGML_TASKS:
        return ("STATUS",)  # M23
    return option.default or ()
