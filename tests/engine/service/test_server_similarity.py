"""What the window's worker answers about comparisons by similarity."""

import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from annotally.cli.main import main
from annotally.comparison.constraints import Constraints
from annotally.model.annotation_sets import stable_ids
from annotally.model.diagnostics import InputRefused
from annotally.model.text import Source
from annotally.reports.messages import ScoredBatch
from annotally.reports.tables.confusion import counts_of
from annotally.service.server import Service
from annotally.tasks.mat.task import read_mat_task
from annotally.tasks.mat.writer import edited_task_text, new_task_text
from annotally.tasks.similarity_profile import LabelEquivalence, SimilarityChoice
from annotally.tasks.task_names import file_name, text_name
from annotally_resources import resource

RELATIONS = Path(str(resource("sample"))) / "relations"
TASK = file_name(str(RELATIONS / "relations.xml"))
SIDES = tuple((name, (str(RELATIONS / name),)) for name in ("key", "response"))


def unheard(*_: object) -> None:
    """Tell nobody."""


def opened() -> Service:
    service = Service(unheard, unheard)
    service.open(TASK, (), SIDES)
    return service


def test_the_confusability_matrix_is_sent_in_counts_and_by_cell() -> None:
    service = opened()
    scored = service.score()
    assert scored.confusion is not None
    assert sum(scored.confusion.counts.values()) == 51
    for labels, count in scored.confusion.counts.items():
        assert sum(len(rows) for _, rows in service.confused(*labels)) == count
    for document in ("ferry", "bell"):
        own_confusion = service.document(document).confusion
        assert own_confusion is not None
        for labels, count in own_confusion.counts.items():
            ((name, rows),) = service.confused(*labels, document)
            assert (name, len(rows)) == (document, count)
    assert service.confused("PERSON", "nothing of this name") == ()


def test_counts_of_the_matrix_follow_the_pairs_that_people_took_apart() -> None:
    # The counts come with each comparison; the matrix with its rows, made of the trees, is the oracle.
    service = opened()
    workspace, _ = service.what_is_open
    assert workspace is not None
    before = service.score().confusion
    nodes = workspace.unit("ferry").nodes
    first, second = (side.instance for side in nodes.sides)
    row = next(row for row in range(len(nodes)) if first[row] >= 0 and second[row] >= 0)
    ids = [stable_ids("ferry", instances) for instances in workspace.sides.instances("ferry")]
    pair = ids[0][first[row]], ids[1][second[row]]
    workspace.with_constraints("ferry", Constraints(forbidden=frozenset({pair})))
    after = service.score().confusion
    assert after != before
    for document, counts in (("", after), ("ferry", service.document("ferry").confusion)):
        matrix = workspace.confusion(document)
        assert matrix is not None
        assert counts == counts_of(matrix)


def test_other_comparisons_have_no_such_matrix() -> None:
    service = Service(unheard, unheard)
    place = Path(str(resource("sample"))) / "coreference"
    sides = tuple((name, (str(place / f"{name}.sgm"),)) for name in ("key", "response"))
    opened = service.open("coreference", (), sides)
    assert service.score().confusion is None
    assert service.document(opened.documents[0][0]).confusion is None
    assert service.confused("", "") == ()


CHOICES = (
    SimilarityChoice(similarity_profile="places and labels"),
    SimilarityChoice(score_profile="relations"),
    SimilarityChoice(ignored=("EVENT", "COMPANY")),
    SimilarityChoice(equivalences=(LabelEquivalence("THING", ("PLACE", "PAPER")),)),
    SimilarityChoice(),
)


@pytest.mark.parametrize("choice", CHOICES)
def test_comparing_again_is_opening_again_without_reading(choice: SimilarityChoice) -> None:
    service = opened()
    service.score()
    shown_recompared = service.compare_with(TASK, choice, "ferry")
    second_service = Service(unheard, unheard)
    second_service.open(TASK, (), SIDES, similarity=choice)
    assert service.score() == second_service.score()
    assert shown_recompared.view == second_service.document("ferry")
    assert shown_recompared.tree is not None
    parts: list[object] = []
    reply = Service(lambda kind, value: parts.append(value) if kind == "part" else None, unheard)
    reply.open(TASK, (), SIDES, similarity=choice)
    reply.score()
    trees = [tree for part in parts if isinstance(part, ScoredBatch) for tree in part.trees]
    scored = next(tree for tree in trees if tree.document == "ferry")
    assert list(scored.title) == list(shown_recompared.tree.title)
    assert [list(side) for side in scored.texts] == [list(side) for side in shown_recompared.tree.texts]
    assert (shown_recompared.tree.nodes.status, shown_recompared.tree.nodes.end) == (
        scored.nodes.status,
        scored.nodes.end,
    )
    assert shown_recompared.setup.choice == choice
    assert shown_recompared.corpus.document == "ferry"


def test_an_edited_profile_compares_as_its_file_would_and_back() -> None:
    service = opened()
    previous_scores = service.score()
    setup = service.similarity()
    assert setup.labels == (
        *("PERSON", "NAME", "COMPANY", "SOCIETY", "PAPER", "PLACE", "EVENT", "WORKS_FOR"),
    )
    profile = setup.file.similarity_profiles[0]
    tags = profile.tag_profiles[0]
    none = tuple(
        replace(dimension, weight=Fraction(dimension.name == "_label")) for dimension in tags.dimensions
    )
    profile = replace(profile, tag_profiles=(replace(tags, dimensions=none), *profile.tag_profiles[1:]))
    edited = replace(setup.file, similarity_profiles=(profile, *setup.file.similarity_profiles[1:]))
    text = edited_task_text(read_mat_task(Source(setup.path, setup.text)), edited)
    name = text_name(setup.path, text)
    shown_recompared = service.compare_with(name, SimilarityChoice(), "press")
    assert shown_recompared.setup.file == edited
    assert (shown_recompared.setup.path, shown_recompared.setup.text) == (setup.path, text)
    after = service.score()
    assert after.rows != previous_scores.rows
    assert after.signature != previous_scores.signature
    second_service = Service(unheard, unheard)
    second_service.open(name, (), SIDES)
    assert second_service.score() == after
    service.compare_with(TASK, SimilarityChoice(), "press")
    assert service.score() == previous_scores


def test_what_cannot_be_compared_with_leaves_what_is_open() -> None:
    service = opened()
    previous_scores = service.score()
    for expected in (
        lambda: service.compare_with(TASK, SimilarityChoice(similarity_profile="gone"), "press"),
        lambda: service.compare_with(TASK, SimilarityChoice(ignored=("NOBODY",)), "press"),
        lambda: service.compare_with(text_name("", "<task/>"), SimilarityChoice(), "press"),
    ):
        with pytest.raises(InputRefused):
            expected()
        assert service.score() == previous_scores
        assert service.similarity().choice == SimilarityChoice()


def test_a_task_from_the_data_keeps_the_labels_it_ignores() -> None:
    service = Service(unheard, unheard)
    service.open("mat", (), SIDES, similarity=SimilarityChoice(ignored=("PLACE",)))
    setup = service.similarity()
    assert (setup.path, setup.text) == ("", "")
    assert "PLACE" in setup.labels
    assert "PLACE" in setup.file.schema.by_name
    previous_scores = service.score()
    shown_recompared = service.compare_with(text_name("", new_task_text(setup.file)), setup.choice, "press")
    assert shown_recompared.setup.file == setup.file
    assert service.score().rows == previous_scores.rows


OWN = """
def same(one, other, case="yes"):
    return int(one == other)

def first(annotation):
    return "x"
"""
MARKING = "import pathlib\npathlib.Path(__file__).with_name('run').touch()\n" + OWN
"""Leaves a file beside it when it is run."""


def with_own(folder: Path, text: str = OWN) -> tuple[str, SimilarityChoice]:
    """Return the sample's task with a method of its owner, as a file, and the choice of the module."""
    module, task = folder / "methods.py", folder / "task.xml"
    module.write_text(text, encoding="utf-8")
    source = (RELATIONS / "relations.xml").read_text(encoding="utf-8")
    source = source.replace('name="role" weight="1"', 'name="role" weight="1" method="same" case="no"')
    task.write_text(source, encoding="utf-8")
    return file_name(str(task)), SimilarityChoice(module=str(module))


def test_the_functions_of_the_owners_module_are_told(tmp_path: Path) -> None:
    task, choice = with_own(tmp_path)
    service = Service(unheard, unheard)
    service.open(task, (), SIDES, similarity=choice)
    own_own_methods = service.similarity().own_methods
    assert [own_function.name for own_function in own_own_methods.taking(2)] == ["same"]
    assert [own_function.name for own_function in own_own_methods.taking(1)] == ["first"]
    assert opened().similarity().own_methods.functions == ()


def test_a_file_that_names_a_function_is_refused_where_its_reader_named_no_module(tmp_path: Path) -> None:
    task, _ = with_own(tmp_path)
    with pytest.raises(InputRefused, match="method 'same' of dimension role"):
        Service(unheard, unheard).open(task, (), SIDES)


def test_a_module_that_nothing_uses_is_not_in_the_signature_and_need_not_be_there(tmp_path: Path) -> None:
    service = Service(unheard, unheard)
    service.open(TASK, (), SIDES, similarity=SimilarityChoice(module=str(tmp_path / "gone.py")))
    assert service.score().signature == opened().score().signature
    service.compare_with("mat", SimilarityChoice(module=str(tmp_path / "gone.py")), "ferry")
    assert "methods" not in service.score().signature
    task, choice = with_own(tmp_path)
    service.open(task, (), SIDES, similarity=choice)
    assert "| methods " in service.score().signature


def test_a_project_file_names_no_module(tmp_path: Path) -> None:
    """Never loaded because a data file asks for it: neither kept in a project nor taken from one."""
    task, choice = with_own(
        tmp_path, "import pathlib\npathlib.Path(__file__).with_name('run').touch()\n" + OWN
    )
    service = Service(unheard, unheard)
    service.open(task, (), SIDES, key2key=True, similarity=choice)
    path = str(tmp_path / "p.annotally")
    service.adjudication.files.start(path)
    service.adjudication.close()
    (tmp_path / "run").unlink()
    with closing(sqlite3.connect(path)) as store:
        assert b"methods.py" not in b"".join(value for (value,) in store.execute("select value from facts"))
    planted(path, str(tmp_path / "methods.py"))
    another = Service(unheard, unheard)
    with pytest.raises(InputRefused, match="method 'same' of dimension role"):
        another.adjudication.files.open(path)
    assert not (tmp_path / "run").exists(), "the project's own word for it is not taken"
    another.adjudication.files.open(path, module=choice.module)
    assert (tmp_path / "run").exists()
    another.adjudication.close()


def test_the_commands_about_projects_take_the_module_from_who_calls_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    task, choice = with_own(tmp_path)
    service = Service(unheard, unheard)
    service.open(task, (), SIDES, key2key=True, similarity=choice)
    path = str(tmp_path / "p.annotally")
    service.adjudication.files.start(path)
    service.adjudication.close()
    for words in (["decisions", path], ["export", path, str(tmp_path / "out")]):
        assert main(words) == 1
        assert "method 'same' of dimension role" in capsys.readouterr().err
        with_module = main([*words, "--dimension-methods", choice.module])
        assert "method 'same'" not in capsys.readouterr().err
        assert with_module == (0 if words[0] == "decisions" else 1), (
            "an export is refused while rows are open"
        )


def planted(path: str, module: str) -> None:
    """Write a module into a project file, as nobody but an attacker would."""
    with closing(sqlite3.connect(path)) as store, store:
        (text,) = store.execute("select value from facts where name = 'description'").fetchone()
        description = json.loads(text)
        description["similarity"]["module"] = module
        value = json.dumps(description).encode()
        store.execute("update facts set value = ? where name = 'description'", (value,))


def test_the_spread_is_that_of_the_report_and_follows_what_is_compared_by() -> None:
    values: list[object] = []
    service = Service(lambda kind, value: values.append(value) if kind == "progress" else None, unheard)
    service.open(TASK, (), SIDES)
    table = service.spread(17)
    assert (table.seed, table.documents) == (17, 5)
    assert service.spread(17) == table
    assert service.spread(18).rows != table.rows
    assert (20, 1000, "Drawing samples") in values
    service.compare_with(TASK, SimilarityChoice(ignored=("PERSON",)), "ferry")
    assert ("tag", "PERSON") in table.rows
    assert ("tag", "PERSON") not in service.spread(17).rows


def test_a_rule_of_matching_compares_open_spans_anew_and_back() -> None:
    """The figures are those of opening with the rule; the window learns what the method can do now."""
    service = Service(unheard, unheard)
    document = service.open("spans", (), SIDES).documents[0][0]
    before = service.score()
    assert service.similarity().has_matching
    for rule in ("semeval", "overlap:50%"):
        choice = SimilarityChoice(matching=rule)
        recompared = service.compare_with("spans", choice, document)
        assert recompared.method_spec is not None
        assert (recompared.method_spec.name, recompared.method_spec.has_bootstrap) == ("span-matching", False)
        assert recompared.setup is not None
        assert recompared.setup.choice.matching == rule
        again = Service(unheard, unheard)
        again.open("spans", (), SIDES, similarity=choice)
        scored, expected = service.score(), again.score()
        assert (scored.rows, scored.signature) == (expected.rows, expected.signature)
        assert f"matching {rule}" in scored.signature
    recompared = service.compare_with("spans", SimilarityChoice(), document)
    assert recompared.method_spec is not None
    assert recompared.method_spec.has_bootstrap
    after = service.score()
    assert (after.rows, after.signature) == (before.rows, before.signature)


def test_mat_has_no_rules_of_matching() -> None:
    service = opened()
    assert not service.similarity().has_matching
    service.open("mat", (), SIDES)
    assert not service.similarity().has_matching


def test_two_keys_of_spans_are_compared_by_a_rule_in_a_project(tmp_path: Path) -> None:
    """The project keeps the rule, and is opened again with it."""
    choice = SimilarityChoice(matching="gate")
    service = Service(unheard, unheard)
    first = service.open("spans", (), SIDES, key2key=True, similarity=choice)
    assert first.method_spec.name == "span-matching"
    scored = service.score()
    assert [row.name for row in scored.rows[:3]] == ["strict", "lenient", "average"]
    path = str(tmp_path / "p.annotally")
    service.adjudication.files.start(path)
    service.adjudication.close()
    again = Service(unheard, unheard)
    again.adjudication.files.open(path)
    assert (again.score().rows, again.score().signature) == (scored.rows, scored.signature)
    again.adjudication.close()
