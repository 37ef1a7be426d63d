"""Real WebAnno files: every one is read and written back, and what each person said is there."""

from collections import Counter

import pytest

from annotally.annotators.texts import TextLabels
from annotally.cli.main import main
from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.io import load_source, read, write
from annotally.formats.webanno.reader import NAME
from annotally.scoring.agreement.measures import SPAN_MEASURES, agreement
from annotally.tasks.catalogue import find_task
from annotally.tasks.resolve import as_keys
from annotally.tasks.similarity.row_keys import ALL_TAGS
from annotally.workspace.facade import OpenRequest, SideInput, Workspace, open_workspace
from conformance.data import data

pytestmark = pytest.mark.conformance


def loaded(case: str, who: str) -> ReadResult:
    return read([data("webanno", case, f"{who}.tsv")], ReadOptions())


def counted(case: str, who: str) -> Counter[str]:
    result = loaded(case, who)
    return Counter(
        instance.type for each in result.annotations.documents.values() for instance in each.instances
    )


def test_every_file_is_read_without_a_word_and_written_back() -> None:
    paths = sorted(data("webanno").glob("*/*.tsv"))
    assert len(paths) == 15
    for path in paths:
        reading = read([path], ReadOptions())
        assert reading.annotations.format == NAME
        assert reading.warnings == ()
        assert write(reading.annotations, {}, ReadOptions(), NAME) == (path.read_bytes(),)
        (document,) = reading.documents
        lines = load_source(path).text.splitlines()
        texts = [line.removeprefix("#Text=") for line in lines if line.startswith("#Text=")]
        assert document.text == "\n".join(texts)
        assert document.tokens is not None
        words = [line.split("\t")[2] for line in lines if line[:1].isdigit()]
        spans = zip(document.tokens.starts, document.tokens.ends, strict=True)
        assert [document.text[a:b] for a, b in spans] == words


def test_what_is_written_afresh_says_the_same() -> None:
    for path in sorted(data("webanno").glob("*/*.tsv")):
        reading = read([path], ReadOptions())
        texts = {document.id: document for document in reading.documents}
        unsourced = type(reading.annotations)("key", "other", reading.annotations.documents)
        (text,) = write(unsourced, texts, ReadOptions(), NAME)
        written = Counter(text.decode().split("\n"))
        rows = [line for line in load_source(path).text.split("\n") if line[:1].isdigit()]
        if "simpleSpan" not in path.parent.name:  # features that nothing fills are not declared
            assert all(written[row] or written[row + "\t"] for row in rows)


def test_the_counts_are_those_of_the_cells() -> None:
    assert counted("relationLabelTest", "user1") == {"POS": 26, "Lemma": 26, "Dependency": 26}
    assert counted("relationLabelTest", "curator") == {"POS": 26, "Dependency": 25}
    assert counted("relStackedTest", "user1") == {"Multivalspan": 4, "Multivalrel": 2}
    assert counted("relStackedTest", "user2") == {"Multivalspan": 4, "Multivalrel": 4}
    assert counted("simpleSpanDiffNoLabelTest", "user1") == {"POS": 1}
    assert counted("simpleSpanDiffNoLabelTest", "curator") == {}


def test_stacked_relations_point_to_the_spans_they_name() -> None:
    """The second annotator's line ``1-2[2_0]|1-2[1_0]|1-2[3_0]|1-2[2_0]`` beside ``r1|r2|r3|r2``."""
    (document,) = loaded("relStackedTest", "user2").annotations.documents.values()
    by_name = {instance.name: instance for instance in document.instances}
    actual = []
    for instance in document.instances:
        if instance.type == "Multivalrel":
            kind, governor = instance.slot("rel1"), instance.slot("Governor")
            assert kind is not None
            assert governor is not None
            target = by_name[next(governor.readings()).text]
            values = [next(slot.readings()).text for slot in target.slots[1:]]
            actual.append((next(kind.readings()).text, values))
    assert actual == [("r1", ["A", "C"]), ("r2", ["A", "B"]), ("r3", ["B", "C"]), ("r2", ["A", "C"])]


# --- labels in features (C9) and what is not compared (C10)

LABELS = {"POS": "PosValue", "Lemma": "value", "Dependency": "DependencyType", "Multivalspan": "f1"}
"""By hand from the headers: named after the layer, the only feature, named after the layer, the first."""


def opened(case: str, *, keys: bool = False) -> Workspace:
    task = find_task("spans")
    sides = tuple(SideInput(who, (str(data("webanno", case, f"{who}.tsv")),)) for who in ("user1", "user2"))
    return open_workspace(OpenRequest(as_keys(task) if keys else task, sides, annotators=keys))


def labelled(case: str, who: str) -> Counter[tuple[object, ...]]:
    """Return extents and labels of the spans of a file, counted by set arithmetic alone."""
    counts: Counter[tuple[object, ...]] = Counter()
    for document in loaded(case, who).annotations.documents.values():
        for instance in document.instances:
            slot = instance.slot(LABELS.get(instance.type, ""))
            value = next((reading.text for reading in slot.readings()), "") if slot is not None else ""
            if instance.extents:
                counts[instance.extents, instance.type, value] += 1
    return counts


@pytest.mark.parametrize(
    ("case", "expected"),
    [
        ("simpleSpanDiffWithLabelTest", (0, 1, 1)),
        ("simpleSpanDiffNoLabelTest", (0, 1, 0)),
        ("simpleSpanNoDiffNoLabelTest", (1, 1, 1)),
        ("relStackedTest", (4, 4, 4)),
        ("relationLabelTest", (52, 52, 52)),
    ],
)
def test_c9_matches_are_those_of_span_and_value(case: str, expected: tuple[int, int, int]) -> None:
    """NN against NE is no match (F 0); the other figures are those of a plain count."""
    key, response = labelled(case, "user1"), labelled(case, "user2")
    assert ((key & response).total(), key.total(), response.total()) == expected
    tally = opened(case).comparison().table[ALL_TAGS]
    assert (tally.match, tally.reftotal, tally.hyptotal) == expected


def test_c9_nn_against_ne_is_no_agreement() -> None:
    workspace = opened("simpleSpanDiffWithLabelTest", keys=True)
    assert "label POS=PosValue" in workspace.signature
    among = workspace.among()
    spans = [TextLabels(among).spans(document_id) for document_id in workspace.document_ids]
    assert agreement(SPAN_MEASURES[0], spans).value == 0


@pytest.mark.parametrize(
    ("case", "texts"),
    [
        ("relStackedTest", ["2 annotations differ and are not compared by spans: Multivalrel (2)"]),
        ("relationLabelTest", ["1 annotation differs and is not compared by spans: Dependency (1)"]),
        ("simpleSpanDiffWithLabelTest", []),
    ],
)
def test_c10_relations_that_differ_are_named(case: str, texts: list[str]) -> None:
    """r1, r2 against r1, r2, r2, r3; OBJA against XXX."""
    assert [warning.found for warning in opened(case).warnings if "not compared" in warning.found] == texts


def test_c10_a_task_that_scores_nothing_of_them_ends_with_1(capsys: pytest.CaptureFixture[str]) -> None:
    paths = [str(data("webanno", "relStackedTest", f"{who}.tsv")) for who in ("user1", "user2")]
    assert main(["score", "--task", "named-entity", "--key", paths[0], "--response", paths[1]]) == 1
    assert "nothing is scored" in capsys.readouterr().err
