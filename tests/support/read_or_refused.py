"""What every reader owes any text at all: a result whose places are there, or one refusal that names one."""

from collections.abc import Callable

from annotally.formats.base import ReadResult
from annotally.model.diagnostics import Diagnostic, InputRefused
from annotally.model.extents import line_starts


def assert_read_or_refused(load: Callable[[str], ReadResult], text: str) -> None:
    """Assert that ``load`` reads a text or refuses it, and that all it says has a place in it."""
    lines = len(line_starts(text))
    try:
        result = load(text)
    except InputRefused as refused:
        (finding,) = refused.diagnostics
        _assert_placed(finding, lines)
        return
    for finding in result.warnings:
        _assert_placed(finding, lines)
    documents = {document.id: document for document in result.documents}
    for name, actual_document in result.annotations.documents.items():
        assert 0 <= actual_document.range.start <= actual_document.range.end <= len(text)
        for instance in actual_document.instances:
            assert actual_document.range.encloses(instance.source)
            for extent in instance.extents:
                assert 0 <= extent.start <= extent.end <= len(documents[name].text)


def _assert_placed(finding: Diagnostic, lines: int) -> None:
    assert 1 <= finding.line <= lines
    assert finding.column >= 1
    assert finding.found
    assert finding.expected
    assert finding.remedy
