from hypothesis import given
from hypothesis import strategies as st

from annotally.model.diagnostics import Diagnostic, Severity, warning
from annotally.model.missing_documents import Consequence, MissingDocument, missing_document
from annotally.reports.warning_groups import SHOWN_OF_A_KIND, finding_lines, marked_finding_lines

OTHER = warning("key.ann", 0, 0, "no texts", "a text for each document", "give --text")


def altered(line: int, word: str = "Ada", document: str = "DOC-1") -> Diagnostic:
    text = f"token {line} of document {document} is altered: {word!r}"
    return warning("r.conll", line, 1, text, "'Eve' as in k.conll", "check the response")


def missing(document: str, present: str, without: str) -> MissingDocument:
    return missing_document(
        Severity.WARNING,
        f"{present}.ann",
        document=document,
        present=present,
        without=without,
        consequence=Consequence.NOT_SCORED,
    )


def test_documents_that_the_same_sides_lack_are_one_line_for_each_pair_of_sides() -> None:
    findings = [missing(name, *sides) for name in "fedcba" for sides in (("A", "B"), ("B", "A"))]
    findings += [missing("z", "A", "C"), OTHER]
    described = "expected every document on every side; they are not scored; --warnings all names every one"
    assert marked_finding_lines(findings) == [
        f"warning: A.ann: 6 documents are in A but not in B: a, b, c and 3 more; {described}",
        f"warning: B.ann: 6 documents are in B but not in A: a, b, c and 3 more; {described}",
        f"warning: {missing('z', 'A', 'C')}",
        f"warning: {OTHER}",
    ]
    assert finding_lines(findings, every=True) == list(map(str, findings))
    (line,) = finding_lines(missing(name, "A", "B") for name in "dcba")
    assert line.endswith(
        "in A but not in B: a, b, c, d; expected every document on every side; they are not scored"
    )


def test_of_a_kind_the_first_three_and_the_number_of_the_others() -> None:
    findings = [altered(line, f"w{line}", f"D{line % 3}") for line in range(1, 9001)]
    assert finding_lines(findings) == [
        *map(str, findings[:3]),
        "8,997 more of this kind; --warnings all shows every one",
    ]
    assert marked_finding_lines(findings)[-1].startswith("warning: 8,997 more")


def test_a_fourth_is_shown_for_counting_it_takes_a_line_too() -> None:
    findings = [altered(line) for line in range(1, 5)]
    assert finding_lines(findings) == list(map(str, findings))


def test_kinds_stand_in_the_order_of_their_first_finding() -> None:
    findings = [altered(1), OTHER, *(altered(line) for line in range(2, 7))]
    assert finding_lines(findings)[3:] == ["3 more of this kind; --warnings all shows every one", str(OTHER)]


def test_every_finding_is_shown_in_the_order_given_if_asked_for() -> None:
    findings = [altered(1), OTHER, *(altered(line) for line in range(2, 7))]
    assert finding_lines(findings, every=True) == list(map(str, findings))


def test_an_error_and_a_warning_of_the_same_words_are_two_kinds_and_errors_bear_no_mark() -> None:
    fault = Diagnostic(Severity.ERROR, "k", 1, 1, "a tag", "none", "remove it")
    flaw = Diagnostic(Severity.WARNING, "k", 1, 1, "a tag", "none", "remove it")
    findings = [fault, flaw] * 6
    assert marked_finding_lines(findings) == [
        *[str(fault)] * 3,
        "3 more of this kind; --warnings all shows every one",
        *[f"warning: {flaw}"] * 3,
        "warning: 3 more of this kind; --warnings all shows every one",
    ]


@given(st.lists(st.builds(altered, st.integers(1, 9), st.text(), st.just("D")) | st.just(OTHER)))
def test_each_finding_is_either_shown_or_counted(findings: list[Diagnostic]) -> None:
    lines = finding_lines(findings)
    hidden = [int(line.split()[0].replace(",", "")) for line in lines if line.endswith("shows every one")]
    assert len(lines) - len(hidden) + sum(hidden) == len(findings)
    assert all(number > 1 for number in hidden)
    assert len(lines) <= len({finding.found for finding in findings}) * (SHOWN_OF_A_KIND + 1)
