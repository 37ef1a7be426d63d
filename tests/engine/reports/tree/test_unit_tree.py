"""Titles of the rows of a tree: objects that the sides call alike are told apart, and only these."""

from pathlib import Path

import pytest

from annotally.annotators.comparison import MultiComparison
from annotally.annotators.unit import JointComparer
from annotally.comparison.result import Level, Sides
from annotally.model.instances import Instance
from annotally.model.wording import Wording
from annotally.reports.tree.unit_tree import TreeTable, tree_table
from annotally.tasks.presets.ready_made import preset
from support.builders import DOCUMENT, annotation_set, entity
from support.chain_samples import document, open_session
from support.run_samples import METHODS
from support.speech_samples import compared

TASK = preset("muc7-named-entity")


def tree_of(*sides: list[Instance]) -> TreeTable:
    """Return the tree of what several sides have."""
    sets = tuple(annotation_set(f"side {number}", {DOCUMENT: side}) for number, side in enumerate(sides))
    both = Sides(sets, {})
    unit = JointComparer(MultiComparison(TASK, both, [DOCUMENT])).compare(DOCUMENT, both)
    return tree_table(unit, DOCUMENT, both, TASK)


def titles(tree: TreeTable) -> list[str]:
    return sorted(tree.title[row] for row, level in enumerate(tree.nodes.level) if level == Level.INSTANCE)


def ada(name: str) -> Instance:
    return entity("Ada Quill", 0, "PERSON", name=name)


def ben(name: str) -> Instance:
    return entity("Ben Orme", 20, "PERSON", name=name)


def test_objects_called_alike_say_whose_name_it_is() -> None:
    assert titles(tree_of([ada("8")], [ada("9"), ben("8")], [ada("8")])) == [
        "enamex A:8/B:9/C:8",
        "enamex B:8",
    ]


@pytest.mark.parametrize(
    ("sides", "expected"),
    [
        (([ada("8")], [ada("9")], [ada("8")]), ["enamex 8"]),
        (([ada("8"), ben("9")], [ada("9"), ben("8")], []), ["enamex 8", "enamex 9"]),
        (([ada("")], [ben("")], []), ["enamex ", "enamex "]),
    ],
)
def test_what_nobody_could_confuse_has_its_short_title(
    sides: tuple[list[Instance], ...], expected: list[str]
) -> None:
    assert titles(tree_of(*sides)) == expected


@pytest.mark.parametrize("method", ["coreference", "derived templates", "entities", "templettes"])
def test_titles_that_no_input_has_are_sentences_to_translate(method: str, tmp_path: Path) -> None:
    workspace = METHODS[method](tmp_path)
    made_up = Level.COMPONENT, Level.CLASS, Level.ALTERNATIVE
    titles_made_up = [
        tree.title[row]
        for tree in map(workspace.tree, workspace.document_ids)
        for row, level in enumerate(tree.nodes.level)
        if level in made_up
    ]
    assert titles_made_up
    assert all(isinstance(title, Wording) for title in titles_made_up)


def test_classes_of_several_annotators_are_sentences_to_translate(tmp_path: Path) -> None:
    session = open_session(tmp_path, ["abc"], ["ab", "cd"], ["abc"])
    tree = session.workspace.tree(document(session))
    titles_made_up = [
        tree.title[row]
        for row, level in enumerate(tree.nodes.level)
        if level in (Level.COMPONENT, Level.CLASS)
    ]
    assert titles_made_up[:2] == ["4 classes of 3 annotators", "A class of 3"]
    assert all(isinstance(title, Wording) for title in titles_made_up)
    session.project.close()


def test_components_of_speech_are_words_of_the_engine() -> None:
    comparison = compared("<P>Ada</P> sang", "<P>Ida</P> sang")
    names = [comparison.nodes.names[number] for number in comparison.nodes.name]
    components = [
        name for name, level in zip(names, comparison.nodes.level, strict=True) if level == Level.SLOT
    ]
    assert components == ["type", "extent", "content"]
    assert all(isinstance(name, Wording) for name in components)
