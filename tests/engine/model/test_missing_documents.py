"""One finding for several documents that the same sides lack (C6)."""

import pickle
from dataclasses import replace

import pytest

from annotally.model.diagnostics import Severity
from annotally.model.missing_documents import Consequence, MissingDocument, join_missing, missing_document


def missing(
    document: str, file: str = "key.sgm", consequence: Consequence = Consequence.SKIPPED
) -> MissingDocument:
    return missing_document(
        Severity.WARNING,
        file,
        document=document,
        present="key",
        without="response",
        consequence=consequence,
    )


def test_names_stand_in_order_and_the_others_are_counted() -> None:
    members = [missing(name) for name in "ecadb"]
    joined = join_missing(members, named=3)
    assert str(joined) == (
        "key.sgm: 5 documents are in key but not in response: a, b, c and 2 more; "
        "expected every document on every side; they are skipped (--skip-incomplete)"
    )
    assert joined == join_missing(members[::-1], named=3)
    assert join_missing(members[:2], named=3).found == "2 documents are in key but not in response: c, e"


@pytest.mark.parametrize(
    ("files", "place"),
    [
        (("key/a.sgm", "key/b.sgm"), "key"),
        (("/d/key/x/a.sgm", "/d/key/b.sgm"), "/d/key"),
        (("b.sgm", "a.sgm"), "b.sgm"),
        (("/k/a.sgm", "/r/b.sgm"), "/k/a.sgm"),
        (("a.sgm", "/r/b.sgm"), "a.sgm"),
        (("", "key/b.sgm"), ""),
    ],
)
def test_its_place_is_the_file_or_the_folder_that_all_share_or_the_first_file(
    files: tuple[str, str], place: str
) -> None:
    first, second = (missing(name, file) for name, file in zip("ab", files, strict=True))
    assert join_missing([second, first], named=3).file == place
    assert join_missing([first, replace(second, file=first.file)], named=3).file == first.file


@pytest.mark.parametrize(
    ("consequence", "one", "several"),
    [
        (Consequence.SCORED, "its annotations are scored", "their annotations are scored"),
        (Consequence.REFUSED, "add the document, or skip", "add the documents, or skip"),
        (Consequence.SKIPPED, "it is skipped (--skip-incomplete)", "they are skipped (--skip-incomplete)"),
        (Consequence.ALL_MISSING, "all its mentions are missing", "all their mentions are missing"),
        (Consequence.NOT_SCORED, "it is not scored", "they are not scored"),
        (Consequence.BY_PAIR, "only the annotators who have it are", "only the annotators who have them are"),
        (Consequence.NOT_COMPARED, "it is not compared; in a", "they are not compared; in a"),
    ],
)
def test_the_consequence_is_said_of_a_document_and_of_several(
    consequence: Consequence, one: str, several: str
) -> None:
    first, second = (missing(name, consequence=consequence) for name in "ab")
    assert first.remedy.startswith(one)
    assert join_missing([first, second], named=3).remedy.startswith(several)


def test_a_finding_crosses_to_another_process_with_its_document() -> None:
    finding = missing("a")
    again = pickle.loads(pickle.dumps(finding))
    assert (again, again.document, again.remedy.singular) == (finding, "a", finding.remedy.singular)
