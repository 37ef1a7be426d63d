"""Altered tokens: one warning each, and as many are printed, in the same words, as if each were made."""

import time

from hypothesis import example, given
from hypothesis import strategies as st

from annotally.formats.base import ReadOptions
from annotally.formats.conll.reader import read
from annotally.model.diagnostics import Severity
from annotally.model.source_diagnostics import Complaints
from annotally.model.text import Document, Source
from annotally.reports.warning_groups import finding_lines, findings_by_kind
from annotally.workspace.inputs.altered_tokens import token_differences

WORDS = st.sampled_from(["Ada", "it's", '"', "'", "'\"", '"it\'s"', "a b", "plain", "“x", "😀", "x" * 70])


def _document(words: list[str], name: str) -> tuple[Document, Complaints]:
    text = "".join(f"{word}\t{'B-X' if not n else 'O'}\n" for n, word in enumerate(words))
    source = Source(f"{name}.conll", f"-DOCSTART- ({name})\tO\n\n{text}")
    return read((source,), ReadOptions()).documents[0], Complaints(source)


@given(
    st.lists(st.tuples(WORDS, WORDS), min_size=1, max_size=9),
    st.sampled_from(["D1", "plain", "it's", "“D", "D 'x'"]),
)
@example([("a", "it's"), ("b", "'\""), ("c", "\"x\" 'y'"), ("d", "e"), ("f", "g"), ("h", "i")], "D1")
def test_findings_print_as_if_each_were_made(pairs: list[tuple[str, str]], name: str) -> None:
    base, _ = _document([word for word, _ in pairs], name)
    second, complaints = _document([word for _, word in pairs], name)
    findings = token_differences(base, second, complaints)
    each = list(findings)
    assert finding_lines(findings) == finding_lines(each)
    assert list(map(list, findings_by_kind(findings))) == list(map(list, findings_by_kind(each)))
    numbers = [number for number, (word, other) in enumerate(pairs) if word != other]
    assert [(finding.line, finding.column) for finding in findings] == [(3 + n, 1) for n in numbers]
    beginnings = [f"token {number + 1} of document {name} is altered: " for number in numbers]
    assert [
        finding.found[: len(words)] for finding, words in zip(each, beginnings, strict=True)
    ] == beginnings


def test_of_unequal_numbers_the_first_token_that_differs_is_an_error() -> None:
    base, _ = _document(["a", "b", "c"], "d")
    second, complaints = _document(["a", "x"], "d")
    (finding,) = token_differences(base, second, complaints)
    assert finding.severity is Severity.ERROR
    assert (finding.line, finding.found) == (
        4,
        "document d has 2 tokens, 3 in d.conll; they differ from token 2: 'x'",
    )
    (finding,) = token_differences(base, _document(["a", "b"], "d")[0], complaints)
    assert finding.found.endswith("from token 3: the end")


def test_a_hundred_thousand_cost_little_until_they_are_looked_at() -> None:
    words = [f"w{n}" for n in range(100_000)]
    base, _ = _document(words, "d")
    second, complaints = _document([word + "x" for word in words], "d")
    begun = time.process_time()
    lines = finding_lines(token_differences(base, second, complaints))
    assert time.process_time() - begun < 0.5
    assert lines[-1] == "99,997 more of this kind; --warnings all shows every one"
