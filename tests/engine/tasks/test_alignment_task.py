"""What a person asks of a task whose texts may differ: values become rules, wrong ones are refused."""

from pathlib import Path

import pytest

from annotally.model.diagnostics import InputRefused, TaskError
from annotally.tasks.alignment_options import NOTHING_DIFFERENT, DifferingChoice
from annotally.tasks.alignment_task import with_choice
from annotally.tasks.catalogue import find_task
from annotally.tasks.definition import TaskDefinition
from annotally.tasks.derived import TEMPLETTE, DerivedTask
from annotally.tasks.presets.speech import SPEECH_NAMED_ENTITY
from annotally.tasks.speech_rules import Component, EntityMapping
from annotally.tasks.templette_rules import ContentUnits
from annotally.text.alignment.rules import Align, Aligner, AlignmentRules, Sounds, Voice, sounds_named
from support.small_inputs import write


def speech(choice: DifferingChoice) -> TaskDefinition:
    result = with_choice(SPEECH_NAMED_ENTITY, choice)
    assert isinstance(result, TaskDefinition)
    return result


def test_nothing_said_is_as_the_task_has_it() -> None:
    assert with_choice(SPEECH_NAMED_ENTITY, NOTHING_DIFFERENT) is SPEECH_NAMED_ENTITY
    named = find_task("named-entity")
    assert with_choice(named, NOTHING_DIFFERENT) is named
    assert speech(DifferingChoice(response_texts=("x",))) == SPEECH_NAMED_ENTITY


def test_the_alignment_is_as_asked_for(tmp_path: Path) -> None:
    glm = write(tmp_path, "x.glm", ";;\nA => B\n")
    lexicon = write(tmp_path, "x.dict", "TAB  T AE1 B\n")
    choice = DifferingChoice(
        align="always",
        aligner="one-to-one",
        glm=glm,
        lexicon=lexicon,
        sounds="letters",
        spelling=0,
        group=9,
    )
    rules = speech(choice).alignment
    assert (rules.align, rules.aligner, rules.sounds) == (Align.ALWAYS, Aligner.ONE_TO_ONE, Sounds.LETTERS)
    assert (rules.spelling, rules.group) == (0, 9)
    assert rules.glm is not None
    assert rules.lexicon is not None
    assert (rules.glm.path, rules.lexicon.path) == (glm, lexicon)
    assert choice.paths == (glm, lexicon)


def test_what_is_compared_of_entities_and_of_fills() -> None:
    rules = speech(
        DifferingChoice(tolerance=0, mapping="optimal", components=("type",), muc_mode=True)
    ).speech
    assert (rules.tolerance, rules.mapping) == (0, EntityMapping.OPTIMAL)
    assert (rules.components, rules.muc_mode) == ((Component.TYPE,), True)
    result = with_choice(TEMPLETTE, DifferingChoice(units="tokens", components=("extent",)))
    assert isinstance(result, DerivedTask)
    assert result.templettes.content_units is ContentUnits.TOKENS
    assert result.templettes.components == ("extent",)
    same = with_choice(TEMPLETTE, DifferingChoice(aligner="one-to-one"))
    assert isinstance(same, DerivedTask)
    assert same.templettes == TEMPLETTE.templettes


@pytest.mark.parametrize(
    "choice",
    [
        DifferingChoice(aligner="by-ear"),
        DifferingChoice(sounds="german"),
        DifferingChoice(sounds="voice:"),
        DifferingChoice(group=-1),
        DifferingChoice(spelling=5000),
        DifferingChoice(tolerance=-1),
        DifferingChoice(components=("tone",)),
    ],
)
def test_values_that_are_none_are_refused(choice: DifferingChoice) -> None:
    with pytest.raises(TaskError):
        with_choice(SPEECH_NAMED_ENTITY, choice)


def test_other_tasks_stand_on_one_text_and_files_must_be_there() -> None:
    with pytest.raises(TaskError, match="all sides have the same text"):
        with_choice(find_task("named-entity"), DifferingChoice(tolerance=1))
    with pytest.raises(TaskError, match="all sides have the same text"):
        with_choice(find_task("spans"), DifferingChoice(tolerance=1))
    with pytest.raises(InputRefused, match="no such file"):
        with_choice(SPEECH_NAMED_ENTITY, DifferingChoice(glm="nowhere.glm"))


def test_weights_have_bounds() -> None:
    with pytest.raises(TaskError, match="a group weight of -1"):
        AlignmentRules(group=-1)


def test_sounds_are_named_by_their_kind_and_a_voice_by_its_language() -> None:
    assert speech(DifferingChoice(sounds="voice:pt-BR")).alignment.sounds == Voice("pt-BR")
    for sounds in (*Sounds, Voice("de"), Voice("en-GB-x-rp")):
        assert sounds_named(str(sounds)) == sounds
    for name in ("", "voice", "voice:d", "voice:de/../x", "voice:de+f1", "voice:de\n", "English"):
        with pytest.raises(TaskError, match="is no pronunciation rule set"):
            sounds_named(name)


def test_english_voices_are_those_of_all_its_kinds() -> None:
    assert [text for text in ("en", "en-us", "EN-GB", "enm", "de") if Voice(text).is_english] == [
        "en",
        "en-us",
        "EN-GB",
    ]
