"""The library on the real corpora: the command line's figures, and plain counts by hand."""

import json
from collections import Counter

import pytest

import annotally
from annotally.cli.main import main
from conformance.data import data

pytestmark = pytest.mark.conformance

CASES = {
    "chemu": ("spans", ("chemu", "key"), ("chemu", "response")),
    "wnut17": ("spans", ("wnut17", "emerging.test.annotated"), ("wnut17", "submissions", "mic-cis.txt")),
    "ieer": ("ieer-named-entity", ("ieer", "APW_19980314"), ("ieer", "APW_19980314")),
    "muc4": ("muc4", ("muc34", "keys", "key-tst3.v2"), ("muc34", "responses", "GE.response")),
}


@pytest.mark.parametrize("name", CASES)
def test_the_value_is_that_of_the_command_line(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    task, key, response = CASES[name]
    paths = data(*key), data(*response)
    words = ["score", "--task", task, "--key", str(paths[0]), "--response", str(paths[1]), "--format", "json"]
    assert main(words) == 0
    assert annotally.compare(*paths, task).value == json.loads(capsys.readouterr().out)


def bare(document: annotally.AnnotatedText) -> annotally.AnnotatedText:
    """Return a document with the extents and labels of its spans alone."""
    placed = (span for span in document.spans if span.begin >= 0 and not span.parts)
    spans = [annotally.AnnotatedSpan(span.begin, span.end, span.label) for span in placed]
    return annotally.AnnotatedText(document.name, document.text, spans)


def test_chemu_taken_into_memory_scores_a_plain_count() -> None:
    sides = [list(map(bare, annotally.read(data("chemu", side)).documents)) for side in ("key", "response")]
    key, response = (
        Counter((text.name, span.begin, span.end, span.label) for text in side for span in text.spans)
        for side in sides
    )
    counts = annotally.compare(*sides, "spans", match="strict").total.counts
    assert counts["POS"] == key.total() > 700
    assert (counts["ACT"], counts["COR"]) == (response.total(), (key & response).total())
