"""Real span annotations: every file is read and written back, and the counts of the data's README.md hold.

The counts are set arithmetic over documents, types and extents; no method of comparison is involved.
"""

from bisect import bisect_right
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.io import read, write
from annotally.model.annotation_sets import AnnotationSet
from annotally.scoring.matches import MatchTally
from annotally.scoring.tally import Tally
from annotally.tasks.catalogue import find_task
from annotally.tasks.derived_similarity import DerivedSimilarityTask
from annotally.tasks.similarity.row_keys import ALL_TAGS
from annotally.tasks.span_matching import matching_row, matching_rule, with_matching
from annotally.workspace.facade import OpenRequest, SideInput, open_workspace
from annotally.workspace.inputs.tokens import move_onto_tokens
from conformance.data import data

pytestmark = pytest.mark.conformance

TokenSpans = set[tuple[str, str, int, int]]
Spans = set[tuple[str, str, tuple[tuple[int, int], ...]]]


def spans(read_result: ReadResult) -> Spans:
    """Return document, type and extents of every instance that has a place."""
    return {
        (name, instance.type, tuple((e.start, e.end) for e in instance.extents))
        for name, document in read_result.annotations.documents.items()
        for instance in document.instances
        if instance.extents
    }


def read_and_written_back(path: Path, options: ReadOptions | None = None) -> ReadResult:
    options = options or ReadOptions()
    reading = read([path], options)
    texts = {document.id: document for document in reading.documents}
    written = write(reading.annotations, texts, options, reading.annotations.format)
    assert written == tuple(Path(source.path).read_bytes() for source in reading.annotations.sources)
    return reading


def test_chemu_counts_of_exact_spans_with_exact_types() -> None:
    key = spans(read_and_written_back(data("chemu", "key")))
    response = spans(read_and_written_back(data("chemu", "response")))
    assert (len(key & response), len(response - key), len(key - response)) == (761, 6, 9)


def test_chemu_counts_by_type_are_those_of_its_report() -> None:
    key, response = (spans(read([data("chemu", side)], ReadOptions())) for side in ("key", "response"))
    report = data("chemu", "expected", "ner-gt-test-exact-exact.txt").read_text().splitlines()
    rows = [line.split("|")[:4] for line in report if line.count("|") == 6][1:-1]
    assert len(rows) == 11
    for name, *counts in rows:
        first = (
            len({s for s in part if s[1] == name})
            for part in (key & response, response - key, key - response)
        )
        assert list(first) == [int(count) for count in counts], name


def test_eco_collectf_is_read_whole() -> None:
    """As many instances as there are T lines, as many attributes, normalisations and notes as A, N and #."""
    folder = data("eco-collectf", "ECO_3", "data", "ECO_annotation3")
    for annotator in ("A2", "D1", "T1"):
        read_result = read_and_written_back(folder / annotator)
        lines = [
            line
            for file in (folder / annotator).glob("*.ann")
            for line in file.read_text("utf-8").splitlines()
        ]
        instances = [
            instance
            for document in read_result.annotations.documents.values()
            for instance in document.instances
        ]
        assert len(read_result.documents) == 9
        assert len(instances) == sum(line[0] == "T" for line in lines)
        assert sum(len(list(instance.readings())) - 1 for instance in instances) == sum(
            line[0] != "T" for line in lines
        )


# --- token columns


def token_spans(read_result: ReadResult, *, without_suffix: str = "") -> TokenSpans:
    """Return document, type, and first and last token of every entity; the rest of the name counts alone."""
    result = set()
    for document in read_result.documents:
        assert document.tokens is not None
        for instance in read_result.annotations.documents[document.id].instances:
            (extent,) = instance.extents
            first = bisect_right(document.tokens.starts, extent.start) - 1
            last = bisect_right(document.tokens.starts, extent.end - 1) - 1
            assert document.tokens.starts[first] == extent.start
            result.add((document.id.removesuffix(without_suffix), instance.type, first, last))
    return result


def corpus(paths: list[Path], **options: bool) -> ReadResult:
    reading = read(paths, ReadOptions(**options))
    assert reading.annotations.format == "token-columns"
    written = write(reading.annotations, {}, ReadOptions(**options), "token-columns")
    assert written == tuple(path.read_bytes() for path in paths)
    return reading


WNUT17 = {
    "uh_ritual": (355, 617),
    "spinningbytes.txt": (388, 824),
    "sjtu_adapt.txt": (365, 727),
    "arcada": (373, 787),
    "flytxt": (345, 720),
    "mic-cis.txt": (365, 891),
    "drexel_cci": (192, 381),
}


def test_wnut17_counts() -> None:
    gold = corpus([data("wnut17", "emerging.test.annotated")])
    key = token_spans(gold, without_suffix="emerging.test")
    assert len(key) == 1079
    assert len(token_spans(corpus([data("wnut17", "emerging.test.conll")]))) == 1094
    for name, (correct, predicted) in WNUT17.items():
        path = data("wnut17", "submissions", name)
        response = token_spans(corpus([path]), without_suffix=path.stem)
        assert (len(key & response), len(response)) == (correct, predicted), name


def test_altered_tokens_move_no_span() -> None:
    """1,283 tokens of one submission are altered; its spans stand on the key's tokens all the same (C5)."""
    key = corpus([data("wnut17", "emerging.test.annotated")])
    response = corpus([data("wnut17", "submissions", "mic-cis.txt")])
    (first_document,), (second_document,) = key.documents, response.documents
    assert first_document.tokens is not None
    assert second_document.tokens is not None
    words = [
        [document.text[a:b] for a, b in zip(document.tokens.starts, document.tokens.ends, strict=True)]
        for document in (first_document, second_document)
        if document.tokens is not None
    ]
    assert sum(a != b for a, b in zip(*words, strict=True)) == 1283
    (actual_document,) = response.annotations.documents.values()
    named = AnnotationSet("", "", {second_document.id: actual_document})
    moved = move_onto_tokens(
        named, [second_document], {second_document.id: first_document}, with_words=True
    ).documents[second_document.id]
    first = {(i.type, i.extents) for i in key.annotations.documents[first_document.id].instances}
    second = {(i.type, i.extents) for i in moved.instances}
    assert (len(first & second), len(second)) == WNUT17["mic-cis.txt"]
    for instance in moved.instances:
        (extent,) = instance.extents
        assert [reading.text for reading in instance.readings()] == [
            first_document.text[extent.start : extent.end]
        ]


@pytest.mark.parametrize(
    ("repair", "agreed"),
    [(False, (2217, 2398, 2632)), (True, (2218, 2398, 2633))],
    ids=["written", "repaired"],
)
def test_novels_counts(repair: bool, agreed: tuple[int, int, int]) -> None:
    folder = data("novels", "gs")
    actual_corpus = [
        corpus(sorted(folder.glob(f"*_{name}.tsv")), repair_lookalikes=repair) for name in ("1", "2", "final")
    ]
    candidate_token_spans, two, final = (
        token_spans(side, without_suffix=f"_{name}")
        for side, name in zip(actual_corpus, ("1", "2", "final"), strict=True)
    )
    assert (len(candidate_token_spans), len(two), len(final)) == (2607, 2800, 2886)
    assert (len(candidate_token_spans & two), len(candidate_token_spans & final), len(two & final)) == agreed
    texts = [str(warning) for side in actual_corpus for warning in side.warnings]
    for tag, line in (("И-PERX", "2119:"), ("OB-PERX", "1727:"), ("B-PEROSN", "1651:"), ("О", "795:")):
        assert any(f"tag {tag!r}" in text and line in text for text in texts), tag


def scored(key: list[Path], response: list[Path], **options: bool) -> tuple[int, int, int]:
    """Return the matches and all spans of the key and of the response, under span and label (A10)."""
    sides = (
        SideInput("key", tuple(map(str, key))),
        SideInput("response", tuple(map(str, response))),
    )
    request = OpenRequest(find_task("spans"), sides, **options)
    tally = open_workspace(request).comparison().table[ALL_TAGS]
    assert isinstance(tally, MatchTally)
    return tally.match, tally.reftotal, tally.hyptotal


def test_span_and_label_score_the_same_counts() -> None:
    """The task counts what the sets above count: correct, key and response spans."""
    gold = [data("wnut17", "emerging.test.annotated")]
    for name, (correct, predicted) in WNUT17.items():
        assert scored(gold, [data("wnut17", "submissions", name)]) == (correct, 1079, predicted), name
    correct, key, response = scored([data("chemu", "key")], [data("chemu", "response")])
    assert (correct, response - correct, key - correct) == (761, 6, 9)


def test_three_annotators_of_eco_collectf_agree_on_what_a_plain_count_finds_on_both_sides() -> None:
    folder = data("eco-collectf", "ECO_3", "data", "ECO_annotation3")
    for text, other_text in combinations(("A2", "D1", "T1"), 2):
        key, response = (
            Counter(
                (name, instance.type, instance.extents)
                for name, document in read([folder / who], ReadOptions()).annotations.documents.items()
                for instance in document.instances
            )
            for who in (text, other_text)
        )
        expected = (key & response).total(), key.total(), response.total()
        assert scored([folder / text], [folder / other_text]) == expected
        assert 0 < expected[0] < min(expected[1:])


@pytest.mark.parametrize(
    ("repair", "agreed"),
    [(False, (2217, 2398, 2632)), (True, (2218, 2398, 2633))],
    ids=["written", "repaired"],
)
def test_novels_score_the_same_counts(repair: bool, agreed: tuple[int, int, int]) -> None:
    sides = {text: sorted(data("novels", "gs").glob(f"*_{text}.tsv")) for text in ("1", "2", "final")}
    pairs = ((sides["1"], sides["2"]), (sides["1"], sides["final"]), (sides["2"], sides["final"]))
    totals = ((2607, 2800), (2607, 2886), (2800, 2886))
    for (first, second), correct, (key, response) in zip(pairs, agreed, totals, strict=True):
        assert scored(first, second, repair_lookalikes=repair) == (correct, key, response)


@pytest.mark.parametrize(
    ("key", "response"),
    [("merged", "maxRecall"), ("crowdResults", "merged"), ("Key", "maxRecall"), ("Key", "merged")],
)
def test_btc_sets_score_what_a_plain_count_of_span_and_label_finds(key: str, response: str) -> None:
    """C9: where one set has features of a type and the other has that type without any, it is the label.

    So it is with entities, whose features are named as not compared then (C10).
    """
    folder = str(data("btc-f", "f.gatexml"))
    sides = tuple(SideInput(name, (folder,), layer=name) for name in (key, response))
    workspace = open_workspace(OpenRequest(find_task("spans"), sides))
    naming = workspace.task.similarity.schema.naming
    assert not naming.keys() & {"Person", "Location", "Organization"}
    counts = []
    for side in workspace.sides.sets:
        actual_counts: Counter[tuple[object, ...]] = Counter()
        for name, document in side.documents.items():
            for instance in document.instances:
                slot = instance.slot(naming.get(instance.type, ""))
                value = next((reading.text for reading in slot.readings()), "") if slot is not None else ""
                actual_counts[name, instance.type, value, instance.extents] += bool(instance.extents)
        counts.append(actual_counts)
    tally = workspace.comparison().table[ALL_TAGS]
    assert isinstance(tally, MatchTally)
    expected = (counts[0] & counts[1]).total(), counts[0].total(), counts[1].total()
    assert (tally.match, tally.reftotal, tally.hyptotal) == expected
    named = [warning.found for warning in workspace.warnings if "not compared" in warning.found]
    assert bool(named) is ({key, response} != {"merged", "maxRecall"})


CHEMU_RULES = [
    ("overlap", "overlap-exact"),
    ("approximate:80%", "approx0.8-exact"),
    ("gate", "exact-exact"),
    ("exact", "exact-inexact"),
    ("partial", "overlap-inexact"),
]
"""Rules of matching and the published files whose true positives they find."""


@pytest.mark.parametrize(("rule", "published"), CHEMU_RULES)
def test_chemu_counts_under_other_matches_are_those_published(rule: str, published: str) -> None:
    """Correct spans, and those of either side without one, in all and, where labels must agree, by label.

    The strict row of `gate` is exact. `exact` does not look at labels, and `partial` pairs what overlaps:
    that is BRATEval's inexact type under exact spans and under overlap.
    """
    sides = (
        SideInput("key", (str(data("chemu", "key")),)),
        SideInput("response", (str(data("chemu", "response")),)),
    )
    task = find_task("spans")
    assert isinstance(task, DerivedSimilarityTask)
    table = open_workspace(OpenRequest(with_matching(task, rule), sides)).comparison().table
    scheme = matching_rule(rule).schemes[0]
    report = data("chemu", "expected", f"ner-gt-test-{published}.txt").read_text().splitlines()
    lines = [line.split("|")[:4] for line in report if line.count("|") == 6][1:]
    assert lines[-1][0] == "all"
    by_label = [] if published.endswith("inexact") else lines[:-1]
    for name, *counts in [*by_label, ["<all>", *lines[-1][1:]]]:
        tally = table[matching_row(scheme, name)]
        assert isinstance(tally, Tally)
        correct = tally.cor + tally.par
        found = correct, tally.act - correct, tally.pos - correct
        assert found == tuple(map(int, counts)), name
