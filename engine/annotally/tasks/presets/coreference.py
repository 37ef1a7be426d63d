"""Ready-made coreference tasks: MUC-6, MUC-7, CoNLL, and one that goes by the format of its inputs."""

from annotally.formats.base import MUC7_NUMBERS, ReadOptions
from annotally.model.wording import Wording
from annotally.tasks.definition import (
    ClassDefinition,
    CoreferenceRules,
    FillKind,
    SlotDefinition,
    TaskDefinition,
)
from annotally.text.cleaning import Cleaning

_SLOTS = (
    SlotDefinition("text", "text", True, 1, FillKind.STRING),
    SlotDefinition("id", "id", False, 0, FillKind.SET),
    SlotDefinition("ref", "ref", False, 0, FillKind.POINTER),
    SlotDefinition("type", "type", False, 0, FillKind.SET),
    SlotDefinition("status", "status", False, 0, FillKind.SET),
    SlotDefinition("min", "min", False, 0, FillKind.STRING),
)


def _coreference(name: str, title: str, rules: CoreferenceRules, description: str) -> TaskDefinition:
    numbers = ("DOCNO",) if name.startswith("muc6") else MUC7_NUMBERS
    return TaskDefinition(
        name,
        title,
        "coreference",
        (ClassDefinition("COREF", "coref", _SLOTS),),
        coreference=rules,
        cleaning=Cleaning(premodifiers=("a", "an", "the")),
        reading=ReadOptions(annotation_tags=("COREF",), status_slots=("STATUS",), docnum_tags=numbers),
        description=description,
        object_word="mention",
    )


_MUC = CoreferenceRules(exact_spans=False, singletons=False)

COREFERENCE_TASKS: tuple[TaskDefinition, ...] = (
    _coreference(
        "coreference",
        Wording("Coreference"),
        CoreferenceRules(),
        "classes of mentions; COREF tags as MUC aligns them, CoNLL files by exact spans",
    ),
    _coreference(
        "muc6-coreference",
        Wording("Coreference (MUC-6)"),
        _MUC,
        "COREF tags with minimal strings; classes of one mention vanish",
    ),
    _coreference(
        "muc7-coreference",
        Wording("Coreference (MUC-7)"),
        _MUC,
        "COREF tags with minimal strings and optional mentions; classes of one mention vanish",
    ),
    _coreference(
        "conll-coreference",
        Wording("Coreference (CoNLL)"),
        CoreferenceRules(exact_spans=True, singletons=True),
        "mentions of exact spans; classes of one mention stand as written",
    ),
)
