"""The library scores as the command line does, from files and from memory."""

import json
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import annotally
from annotally.cli.main import main
from support.house import ROOT

SAMPLE = ROOT / "resources" / "annotally_resources" / "sample"
ENTITIES = (SAMPLE / "entities" / "key.sgm", SAMPLE / "entities" / "response.sgm")
COREFERENCE = (SAMPLE / "coreference" / "key.sgm", SAMPLE / "coreference" / "response.sgm")
TEXT = "Ada Example sailed from Fictown to Sampleton on the first of May."
TASKS = {
    "muc7-named-entity": ENTITIES,
    "muc7-coreference": COREFERENCE,
    "spans": (SAMPLE / "relations" / "key", SAMPLE / "relations" / "response"),
    "mat": (SAMPLE / "relations" / "key", SAMPLE / "relations" / "response"),
    "speech-named-entity": (SAMPLE / "speech" / "transcript.stm", SAMPLE / "speech" / "words.ctm"),
}


def on_command_line(capsys: pytest.CaptureFixture[str], *words: object) -> dict[str, object]:
    main([str(word) for word in words])
    value: dict[str, object] = json.loads(capsys.readouterr().out)
    return value


@pytest.mark.parametrize("task", TASKS)
def test_figures_are_those_of_the_command_line(task: str, capsys: pytest.CaptureFixture[str]) -> None:
    key, response = TASKS[task]
    arguments = ("--task", task, "--key", key, "--response", response, "--format", "json")
    printed = on_command_line(capsys, "score", *arguments)
    result = annotally.compare(key, response, task)
    assert result.value == printed
    assert [entry.f1 for entry in result.rows] == [row["measures"].get("f1") for row in printed["rows"]]  # type: ignore[attr-defined]  # of JSON
    assert len(result.pairs) == len(printed["pairs"])  # type: ignore[arg-type]  # of JSON
    assert result.total.counts
    assert result.rows


def test_documents_are_called_alike_in_all_values() -> None:
    result = annotally.compare(*ENTITIES, "muc7-named-entity")
    names = [entry.name for entry in result.documents]
    assert names == [document.name for document in annotally.read(ENTITIES[0]).documents]
    assert {pair.document for pair in result.pairs} <= set(names)


def test_templates_with_texts_and_a_configuration(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("--key", SAMPLE / "key", "--response", SAMPLE / "response", "--text", SAMPLE / "texts")
    printed = on_command_line(
        capsys, "score", "--task", "sample-template-element", *arguments, "--format", "json"
    )
    result = annotally.compare(
        SAMPLE / "key", SAMPLE / "response", "sample-template-element", text=SAMPLE / "texts"
    )
    assert result.value == printed
    config = SAMPLE / "entities" / "named-entity.cfg"
    configured = annotally.compare(*ENTITIES, config=config)
    printed = on_command_line(capsys, "score", "--config", config, "--format", "json")
    assert configured.value["totals"] == printed["totals"]


LABELS = st.sampled_from(("PERSON", "PLACE"))
PLACES = st.lists(st.sampled_from([(0, 11), (4, 11), (24, 31), (35, 44), (0, 3), (52, 64)]), unique=True)
SPANS = PLACES.flatmap(
    lambda places: st.tuples(
        *(LABELS.map(lambda label, place=place: annotally.AnnotatedSpan(*place, label)) for place in places)
    )
)


@settings(max_examples=20, deadline=None)
@given(SPANS, SPANS)
def test_spans_in_memory_score_as_their_files(
    tmp_path_factory: pytest.TempPathFactory,
    key: tuple[annotally.AnnotatedSpan, ...],
    response: tuple[annotally.AnnotatedSpan, ...],
) -> None:
    folder = tmp_path_factory.mktemp("sides")
    documents = [annotally.AnnotatedText("voyage", TEXT, spans) for spans in (key, response)]
    for document, name in zip(documents, ("key", "response"), strict=True):
        (folder / name).mkdir()
        annotally.write(document, folder / name / "voyage.json", format="mat-json")
    in_memory = annotally.compare(*documents, "spans")
    of_files = annotally.compare(folder / "key", folder / "response", "spans")
    assert (in_memory.rows, in_memory.pairs, in_memory.signature) == (
        of_files.rows,
        of_files.pairs,
        of_files.signature,
    )
    labels = [{(span.begin, span.end, span.label) for span in spans} for spans in (key, response)]
    assert in_memory.row("<all>").counts["match"] == len(labels[0] & labels[1])


def test_options_of_spans_and_what_a_pair_says() -> None:
    key = annotally.AnnotatedText("voyage", TEXT, [annotally.AnnotatedSpan(0, 11, "PERSON")])
    response = annotally.AnnotatedText("voyage", TEXT, [annotally.AnnotatedSpan(4, 11, "PERSON")])
    strict = annotally.compare(key, response, "spans", match="strict")
    partial = annotally.compare(key, response, "spans", match="partial")
    assert (strict.f1, partial.f1, partial.precision, partial.recall) == (0.0, 0.5, 0.5, 0.5)
    (pair,) = partial.pairs
    assert (pair.status, pair.label, pair.document) == ("PAR", "PERSON", "voyage")
    assert pair.key == annotally.PairSide("#1", "Ada Example", (0, 11))
    assert pair.response is not None
    assert pair.response.extent == (4, 11)
    assert pair.reason
    with pytest.raises(KeyError, match="there is no row 'ORG'; there are "):
        strict.row("ORG")


def test_named_entities_in_memory() -> None:
    spans = [
        annotally.AnnotatedSpan(0, 11, "ENAMEX", {"TYPE": "PERSON"}),
        annotally.AnnotatedSpan(24, 31, "ENAMEX", {"TYPE": "LOCATION"}),
    ]
    key = annotally.AnnotatedText("voyage", TEXT, spans)
    other = annotally.AnnotatedText("voyage", TEXT, spans[:1])
    result = annotally.compare([key], [other], "named-entity")
    assert (result.recall, result.precision) == (0.5, 1.0)


WRONG = {
    "an end behind the text": [annotally.AnnotatedSpan(0, 99, "PERSON")],
    "an end ahead of the begin": [annotally.AnnotatedSpan(4, 2, "PERSON")],
    "no label": [annotally.AnnotatedSpan(0, 3, "")],
}


@pytest.mark.parametrize("spans", WRONG.values(), ids=WRONG)
def test_what_no_text_can_have_is_refused(spans: list[annotally.AnnotatedSpan]) -> None:
    document = annotally.AnnotatedText("voyage", TEXT, spans)
    with pytest.raises(annotally.InputRefused) as refused:
        annotally.compare(document, document, "spans")
    (diagnostic,) = refused.value.diagnostics
    assert diagnostic.file == "voyage"
    assert diagnostic.remedy


def test_two_documents_of_one_name_none_and_other_values_are_refused() -> None:
    document = annotally.AnnotatedText("voyage", TEXT)
    for side in ([document, document], [], [annotally.AnnotatedText("", TEXT)]):
        with pytest.raises(annotally.InputRefused):
            annotally.compare(side, document, "spans")
    with pytest.raises(TypeError, match="not both"):
        annotally.compare([document, "file.sgm"], document, "spans")  # type: ignore[list-item]  # is refused


def test_texts_that_differ_are_refused_with_the_document() -> None:
    first, second = (annotally.AnnotatedText("voyage", text) for text in (TEXT, TEXT + " Twice."))
    with pytest.raises(annotally.InputRefused, match="voyage"):
        annotally.compare(first, second, "spans")


def test_files_that_are_not_there_are_diagnostics(tmp_path: Path) -> None:
    with pytest.raises(annotally.InputRefused) as refused:
        annotally.compare(tmp_path / "none.sgm", ENTITIES[1], "muc7-named-entity")
    assert refused.value.diagnostics[0].file == str(tmp_path / "none.sgm")


def test_tasks_that_there_are_not_and_options_that_they_do_not_know() -> None:
    wrong: list[dict[str, str]] = [
        {},
        {"task": "no-such-task"},
        {"task": "muc7-named-entity", "match": "strict"},
        {"task": "spans", "score_profile": "x"},
        {"task": "spans", "match": "no-such-rule"},
    ]
    for options in wrong:
        with pytest.raises(annotally.TaskError):
            annotally.compare(*ENTITIES, **options)  # type: ignore[arg-type]  # of text all


def test_the_order_of_documents_does_not_matter() -> None:
    documents = [
        annotally.AnnotatedText(f"text-{n}", TEXT, [annotally.AnnotatedSpan(0, n, "A")]) for n in (1, 2, 3)
    ]
    results = [
        annotally.compare(order, documents, "spans").rows
        for order in (documents, documents[::-1], documents[1:] + documents[:1])
    ]
    assert all(first == second for first, second in pairwise(results))


def test_texts_that_differ_in_much_are_aligned_by_their_words(tmp_path: Path) -> None:
    texts = "Ada met Zoë in Oslo by day.", "Yesterday Ada, we hear, met old Zoë in Oslo by day."
    paths = []
    for number, text in enumerate(texts):
        folder = tmp_path / str(number)
        folder.mkdir()
        start = text.index("Zoë")
        (folder / "d.txt").write_text(text, encoding="utf-8")
        (folder / "d.ann").write_text(f"T1\tPER {start} {start + 3}\tZoë\n", encoding="utf-8")
        paths.append(folder)
    with pytest.raises(annotally.InputRefused):
        annotally.compare(*paths, task="spans")
    result = annotally.compare(*paths, task="spans", realign="words", forgive_edges=["blanks"])
    assert "realigned by words" in result.signature
    assert "edges forgiven: blanks" in result.signature
    among = annotally.agreement(paths, realign="sound")
    assert "realigned by sound" in among.signature
    with pytest.raises(annotally.TaskError, match="is no percentage"):
        annotally.compare(*paths, task="spans", realign="letters")
