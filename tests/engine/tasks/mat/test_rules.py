"""What is asked of a MAT task besides its file: profiles by name, labels as one, labels ignored."""

import pytest

from annotally.model.diagnostics import InputRefused
from annotally.model.text import Source
from annotally.tasks.mat.rules import task_of_file
from annotally.tasks.similarity_profile import LabelEquivalence, SimilarityChoice
from support.mat_samples import TASK

SOURCE = Source("task.xml", TASK)


def test_a_task_file_is_a_task_of_the_method_with_its_default_profiles() -> None:
    task, warnings = task_of_file(SOURCE, SimilarityChoice())
    assert (task.name, task.title, task.method, task.classes) == ("mat", "people", "similarity", ())
    assert warnings == ()
    rules = task.similarity
    assert [label.name for label in rules.schema.labels] == ["PERSON", "ORGANIZATION", "RELATION"]
    assert len(rules.profile.tag_profiles) == 2
    assert rules.score.limitation == ("PERSON", "RELATION")


def test_what_is_asked_for_is_in_the_rules() -> None:
    names = LabelEquivalence("NAME", ("PERSON", "ORGANIZATION"))
    choice = SimilarityChoice("people", "strict", "", (names,), ("NOMINAL",), "mine.py", 17)
    rules = task_of_file(SOURCE, choice)[0].similarity
    assert rules.profile.name == "strict"
    assert (rules.equivalences, rules.ignored, rules.module, rules.seed) == (
        (names,),
        ("NOMINAL",),
        "mine.py",
        17,
    )


@pytest.mark.parametrize(
    ("choice", "text"),
    [
        (
            SimilarityChoice(ignored=("PERSONS",)),
            "label 'PERSONS', which the task does not have; expected a label; did you mean PERSON?",
        ),
        (SimilarityChoice(ignored=("PERSON", "PERSON")), "label 'PERSON' twice"),
        (SimilarityChoice(equivalences=(LabelEquivalence("N", ("X",)),)), "label 'X', which the task"),
        (
            SimilarityChoice(equivalences=(LabelEquivalence("RELATION", ("PERSON",)),)),
            "an equivalence class 'RELATION', as a label outside of it",
        ),
        *(
            (
                SimilarityChoice(equivalences=(LabelEquivalence(name, ("PERSON",)),)),
                f"an equivalence class {name!r}, as another row of the scores",
            )
            for name in ("<all>", "names")
        ),
        (
            SimilarityChoice(
                equivalences=(LabelEquivalence("A", ("PERSON",)), LabelEquivalence("B", ("PERSON",)))
            ),
            "label PERSON in equivalence classes A and B",
        ),
    ],
)
def test_labels_that_the_task_does_not_have_or_has_twice(choice: SimilarityChoice, text: str) -> None:
    with pytest.raises(InputRefused) as caught:
        task_of_file(SOURCE, choice)
    assert str(caught.value).startswith("task.xml: ")
    assert text in str(caught.value)
