"""Documents cut at their tags are those read tag by tag, whatever is wrong with the text."""

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.sgml.reader import read
from annotally.formats.sgml.regular import RegularScan
from annotally.formats.sgml.tagged import TaggedColumns
from annotally.model.diagnostics import Diagnostic, InputRefused
from annotally.model.instance_columns import samples
from annotally.model.text import Source

OPTIONS = ReadOptions(coreference_tags=("TIMEX",))
NAME_TAGS = (
    "<ENAMEX>",
    '<ENAMEX TYPE="PERSON">',
    "<ENAMEX\nTYPE=A STATUS='OPT' >",
    '<NUMEX ALT="a|b" MIN=c>',
)
ODD_PIECES = st.sampled_from(
    [
        *(
            "<",
            ">",
            '"',
            "<DOC>",
            "</DOC>",
            "</doc>",
            "</DOC >",
            "</ENAMEX A=b>",
            "<ENAMEX TYPE=1 type=2>",
            "<e",
        ),
        *('<ENAMEX ALT="a>b">', '<ENAMEX ALT="a<b">', "</TIMEX>", '<TIMEX ID="1">', '<TIMEX REF="1">', "<5>"),
        *(
            "<ENAMEX TEXT=a>",
            "<b_enamex TYPE=A>",
            "<e_enamex>",
            "</P>",
            "<P>",
            "<DOCNO>",
            "<ENAMEX",
            "</NUMEX>",
        ),
        *("<Ennamex>", "<!-- a -->", "<ENAMEX >", "<ENAMEX/>", "\x00", "<TEXT><P></TEXT>"),
    ]
)
PLAIN = st.text("aé😀 \r\n&;|*=", max_size=4)


@st.composite
def nested(draw: st.DrawFn, depth: int = 0) -> str:
    """Draw a body in which annotations and elements nest."""
    pieces = [draw(PLAIN)]
    for _ in range(draw(st.integers(0, 3 - depth))):
        tag = draw(st.sampled_from([*NAME_TAGS, "<P>", "<b_timex TYPE=D>"]))
        name = tag[1:].split()[0].rstrip(">")
        close = "<e_timex>" if name == "b_timex" else f"</{name}>"
        pieces += [tag, draw(nested(depth + 1)), close, draw(PLAIN)]
    return "".join(pieces)


@st.composite
def files(draw: st.DrawFn) -> str:
    """Draw a file of documents that are regular but for a few odd pieces put in anywhere."""
    documents = []
    for number in range(draw(st.integers(1, 3))):
        tag = draw(st.sampled_from(["DOC", "DOC", "DOC", "doc"]))
        body = f"<DOCNO>{number}</DOCNO>\n<TEXT>{draw(nested())}</TEXT>"
        documents.append(f"<{tag}>{body}</{tag}>{draw(st.sampled_from(['', chr(10), ' a ']))}")
    text = "".join(documents)
    for piece in draw(st.lists(ODD_PIECES, max_size=2)):
        at = draw(st.integers(0, len(text)))
        text = text[:at] + piece + text[at:]
    start, end = draw(st.sampled_from([(0, 0), (0, 0), (0, 1), (1, 0), (0, 9)]))
    return text[start : len(text) - end]


def outcome(text: str) -> tuple[ReadResult | None, tuple[Diagnostic, ...]]:
    """Return what reading returns, or what it is refused for."""
    try:
        result = read([Source("a.sgm", text)], OPTIONS)
    except InputRefused as refused:
        return None, tuple(refused.diagnostics)
    return result, result.warnings


@settings(max_examples=300)
@given(files())
@example("<DOC><DOCNO>1</DOCNO></DOC><ENAMEX></ENAMEX><DOC>")
@example("<DOC><DOCNO>1</DOCNO><ENAMEX>a</DOC></ENAMEX></DOC>")
@example('<DOC><DOCNO>1</DOCNO><ENAMEX ALT="</DOC>">a</ENAMEX></DOC>')
def test_documents_cut_at_once_are_those_read_tag_by_tag(text: str) -> None:
    actual = outcome(text)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(RegularScan, "document", lambda *_: None)
        expected = outcome(text)
    assert actual == expected
    for document in actual[0].annotations.documents.values() if actual[0] is not None else ():
        instances = tuple(document.instances)
        assert [document.instances[number] for number in range(len(instances))] == list(instances)
        shapes = {(item.type, *(slot.name for slot in item.slots)) for item in instances}
        assert shapes == {
            (item.type, *(slot.name for slot in item.slots)) for item in samples(document.instances)
        }
        assert all(item in instances for item in samples(document.instances))


def test_regular_documents_are_kept_as_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Up to the first in which something is unusual no tag is looked at by itself."""
    body = '<DOCNO>{}</DOCNO><TEXT>A <ENAMEX TYPE="A">b <NUMEX>3</NUMEX></ENAMEX>{}</TEXT>'
    text = "".join(f"<DOC>{body.format(n, ' 5 < 6' if n == 3 else '')}</DOC>\n" for n in range(5))
    cut: list[int] = []
    document = RegularScan.document

    def noted(scan: RegularScan, behind: int) -> object:
        draft = document(scan, behind)
        if draft is not None:
            cut.append(draft.begin)
        return draft

    monkeypatch.setattr(RegularScan, "document", noted)
    annotations = read([Source("a.sgm", text)], ReadOptions()).annotations
    assert len(cut) == 3
    assert list(annotations.documents) == ["0", "1", "2", "3", "4"]
    for annotated in annotations.documents.values():
        assert isinstance(annotated.instances, TaggedColumns)
        assert [(item.type, item.name) for item in annotated.instances] == [("ENAMEX", "1"), ("NUMEX", "2")]
        assert annotated.instances.last_end == max(item.extents[0].end for item in annotated.instances)
