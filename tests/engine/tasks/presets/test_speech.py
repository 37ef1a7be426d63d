"""The task of named entities in speech, other tags, and rules that make no sense."""

import pytest

from annotally.model.diagnostics import TaskError
from annotally.tasks.catalogue import find_task
from annotally.tasks.definition import OneSided
from annotally.tasks.presets.ready_made import preset
from annotally.tasks.presets.speech import SPEECH_NAMED_ENTITY, with_tags
from annotally.tasks.speech_rules import Component, SpeechRules
from annotally.text.alignment.rules import Align, Aligner, AlignmentRules


def test_speech_aligns_texts_and_other_tasks_refuse_them_c5() -> None:
    assert find_task("speech-named-entity") is SPEECH_NAMED_ENTITY
    assert SPEECH_NAMED_ENTITY.alignment == AlignmentRules(Align.AUTO, Aligner.PHONETIC, None)
    assert preset("muc7-named-entity").alignment.align is Align.NEVER
    assert SPEECH_NAMED_ENTITY.method_spec.aligns_texts


def test_c6_incomplete_pairs_are_refused() -> None:
    assert SPEECH_NAMED_ENTITY.one_sided is OneSided.REFUSED


def test_other_tags_and_another_attribute_of_type() -> None:
    task = with_tags(SPEECH_NAMED_ENTITY, ("E", "Enamex", "e"), "T")
    assert [mention_class.name for mention_class in task.classes] == ["E", "enamex"]
    assert task.reading.annotation_tags == ("E", "enamex")
    assert task.reading.type_slot == "T"
    assert [slot.name for slot in task.classes[0].slots] == ["T", "text", "status", "alt"]
    assert [slot.scored for slot in task.classes[0].slots] == [True, True, False, False]
    same = with_tags(SPEECH_NAMED_ENTITY, (), None)
    assert same.classes == SPEECH_NAMED_ENTITY.classes
    assert SPEECH_NAMED_ENTITY.reading.type_slot == "TYPE"


@pytest.mark.parametrize(
    ("tolerance", "components", "message"),
    [
        (-1, tuple(Component), "an extent tolerance of -1"),
        (1, (), "one or more of type"),
        (1, (Component.TYPE, Component.TYPE), "choose one or more of type"),
    ],
)
def test_rules_that_make_no_sense(tolerance: int, components: tuple[Component, ...], message: str) -> None:
    with pytest.raises(TaskError, match=message):
        SpeechRules(tolerance=tolerance, components=components)
