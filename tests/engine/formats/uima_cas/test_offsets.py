import json
import re
from xml.sax.saxutils import quoteattr

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.formats.json_places import JSON_ESCAPE
from annotally.formats.uima_cas.offsets import XML_ESCAPE, check_offsets, map_text
from annotally.formats.utf16 import Utf16Offsets
from annotally.model.diagnostics import InputRefused
from annotally.model.source_diagnostics import Complaints
from annotally.model.text import Source

TEXTS = st.text(st.sampled_from('ab \n"\\&<🜲é😀'), max_size=12)


@given(TEXTS, st.integers(-1, 30), st.integers(-1, 30))
def test_offsets_are_those_of_utf_16(text: str, begin: int, end: int) -> None:
    # The slow way: the text is written as UTF-16 up to every character.
    units = [len(text[:count].encode("utf-16-le")) // 2 for count in range(len(text) + 1)]
    complaints, checked = Complaints(Source("tale.xmi", "x")), Utf16Offsets(text)
    if begin in units and end in units and begin <= end:
        check_offsets(checked, begin, end, 0, complaints)
        assert checked.to_code_points(begin) == units.index(begin)
        assert checked.to_code_points(end) == units.index(end)
    else:
        with pytest.raises(InputRefused):
            check_offsets(checked, begin, end, 0, complaints)


@given(TEXTS, st.booleans())
def test_every_character_of_a_json_string_is_found(text: str, ascii_only: bool) -> None:
    source = f"  {json.dumps(text, ensure_ascii=ascii_only)}"
    mapped = map_text(source, 3, len(source) - 1, JSON_ESCAPE, text)
    for offset, character in enumerate(text):
        piece = JSON_ESCAPE.match(source, mapped.to_source(offset))
        spelled = piece[0] if piece else source[mapped.to_source(offset)]
        assert json.loads(f'"{spelled}"') == character


@given(TEXTS)
def test_every_character_of_an_attribute_is_found(text: str) -> None:
    spelled = quoteattr(text, {"\n": "&#10;", '"': "&quot;"})
    mapped = map_text(spelled, 1, len(spelled) - 1, XML_ESCAPE, text)
    for offset, character in enumerate(text):
        at = mapped.to_source(offset)
        piece = re.compile(XML_ESCAPE).match(spelled, at)
        entities = {"&amp;": "&", "&lt;": "<", "&quot;": '"', "&#10;": "\n"}
        assert (entities[piece[0]] if piece else spelled[at]) == character


def test_a_string_that_does_not_come_out_is_mapped_to_its_start() -> None:
    assert tuple(map_text("'abc'", 1, 4, XML_ESCAPE, "ab").file) == (1,)
