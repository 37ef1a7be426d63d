"""Rows of CoNLL coreference files: cut at once, the same as line by line, whatever stands in the file."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.conll import coreference_rows
from annotally.formats.conll.coreference_reader import read
from annotally.model.diagnostics import InputRefused
from annotally.model.text import Source

WORDS = st.sampled_from(["Ada", "x", "😀", "é", "0", "7", "#", "Speaker#1", "a\u00a0b", "\u3000"])
CELLS = st.sampled_from(["-", "-", "-", "_", "*", "(1)", "(1", "1)", "(2(1", "1)|2)", "(😀)", "x-", "--"])
NUMBERS = st.sampled_from(["0", "1", "12", "12", "12", "x", "٣", "-"])
LINES = st.sampled_from(
    ["", "", " ", "#", "# note", "#end documents", "#begin document (b)", " #end document"]
)
BEGINS = st.sampled_from(
    [
        *["#begin document (a); part 000"] * 3,
        *["#begin document (b/c); part 001 "] * 3,
        "#begin document d",
        "#begin document",
        "# begin document GUM_a",
        "# begin document",
        " #begin document (e)",
        "x #begin document (e)",
    ]
)


@st.composite
def files(draw: st.DrawFn) -> str:
    """Return the text of a file of a few documents, most of them regular."""
    gap = draw(st.sampled_from(["\t", " ", "   ", " \t"]))
    end = draw(st.sampled_from(["\n", "\n", "\r\n", "\r"]))
    front = draw(st.sampled_from([["bc/x", "0"], ["bc/x", "0"], [], ["x"]]))
    behind = draw(st.sampled_from([[], ["NN", "(TOP*"]]))
    lines = []
    for _ in range(draw(st.integers(0, 3))):
        calm = draw(st.booleans())
        lines.append(draw(BEGINS) if not calm else f"#begin document (x{len(lines)}); part 000")
        for _ in range(draw(st.integers(0, 6))):
            number = "3" if calm else draw(NUMBERS)
            cells = [*front, number, draw(WORDS), *behind, draw(CELLS)]
            lines.append(gap.join(cells) + draw(st.sampled_from(["", "", " ", "\t "])))
            if draw(st.integers(0, 3)) == 0:
                lines.append("" if calm else draw(LINES))
        if calm or draw(st.integers(0, 5)):
            lines.append("#end document")
    return end.join(lines) + draw(st.sampled_from(["", end, end + end]))


def _outcome(text: str) -> ReadResult | str:
    try:
        return read((Source("d.conll", text),), ReadOptions())
    except InputRefused as refused:
        return str(refused)


@given(files())
@example("#begin document (a)\n0 w -\n#end document\n#begin document (b)\n1 (1 -\n#end document x\n\n")
@example("\n#begin document (a)\nd 0 1 w - \n \nd 0 2 v (1) \n#end document")
def test_annotations_and_refusals_are_those_read_line_by_line(text: str) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(coreference_rows, "_regular_rows", lambda *_: None)
        expected = _outcome(text)
    assert _outcome(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "#begin document (a)\nbc 0 0 Ada NN (1)\nbc 0 1 left VBD -\n\nbc 0 0 x NN (1)\n#end document\n",
        "#begin document (a)\r\nbc   0   0   Ada   NN   (1\r\nbc   0   1  x  1)  \r\n#end document\r\n",
        "\n#begin document a\n1\tAda\t(1)\n2\tleft\t_\n\n#end document a\n",
        "# begin document GUM_a\n0\tAda\t(person-1(person-2)\n1\tleft\tperson-1)\n# end document\n",
    ],
)
def test_regular_documents_are_cut_at_once(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    expected = _outcome(text)
    monkeypatch.setattr(coreference_rows, "_Draft", None)  # of a document that is read line by line
    assert _outcome(text) == expected
    assert isinstance(expected, ReadResult)
