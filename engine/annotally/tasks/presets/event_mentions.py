"""The task of event mention detection, with the words its scoring does not see."""

from annotally.model.wording import Wording
from annotally.tasks.definition import ClassDefinition, FillKind, SlotDefinition, TaskDefinition

INVISIBLE_WORDS = (
    *("the", "a", "an"),
    *("I", "you", "he", "she", "we", "my", "your", "her", "our"),
    *("who", "what", "where", "when"),
)
"""Determiners, pronouns and relative pronouns as the document lists them (section 3.1, footnote 4; E3)."""

EVENT_MENTION = TaskDefinition(
    "event-mention",
    Wording("Event mention detection"),
    "event-mentions",
    (
        ClassDefinition(
            "event",
            "event",
            (
                SlotDefinition("mention", "mention", False, 0, FillKind.STRING),
                SlotDefinition("type", "type", True, 1, FillKind.SET),
                SlotDefinition("realis", "realis", True, 1, FillKind.SET),
                SlotDefinition("tokens", "tokens", True, 1, FillKind.SET),
                SlotDefinition("system", "system", False, 0, FillKind.SET),
                SlotDefinition("score", "score", False, 0, FillKind.SET),
            ),
        ),
    ),
    invisible_words=INVISIBLE_WORDS,
    key_documents_only=True,
    description="mentions of tokens (tbf) with event type and realis status; token tables as texts",
    object_word="mention",
)
