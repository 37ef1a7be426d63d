"""Sources give their bytes back; source maps lead to the file and back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.model.text import IDENTITY, Source, SourceMap, digest


@given(st.text(st.characters(exclude_categories=["Cs"])), st.booleans())
def test_a_source_encodes_to_what_was_read(text, bom):
    data = (b"\xef\xbb\xbf" if bom else b"") + text.encode()
    assert Source("f", text, bom=bom).encode() == data


def test_places_count_from_one():
    assert Source("f", "ab\ncd").place(4) == (2, 2)


def test_a_map_steps_over_tags():
    # "<b>one<e> two" without its two tags is "one two"
    mapping = SourceMap((0, 3), (3, 9))
    source = "<b>one<e> two"
    assert [source[mapping.to_source(n)] for n in range(7)] == list("one two")
    assert mapping.end_to_source(3) == 6
    assert mapping.to_source(3) == 9
    assert mapping.to_text(7) == 3
    assert [mapping.to_text(mapping.to_source(n)) for n in range(7)] == list(range(7))


def test_the_identity_changes_nothing():
    assert IDENTITY.to_source(17) == IDENTITY.to_text(17) == IDENTITY.end_to_source(17) == 17


def test_a_source_without_text_has_the_digest_of_its_bytes():
    source = Source("a.txt", "caf\u00e9", "latin-1")
    assert source.without_text() == Source("a.txt", "", "latin-1", digest=digest(b"caf\xe9"))
    assert source.digest == ""


@given(
    st.text("a\u00e9\U0001f600\n", max_size=9),
    st.booleans(),
    st.sampled_from(["utf-8", "latin-1", "utf-16-le"]),
)
def test_digests_are_those_of_the_bytes(text, bom, encoding):
    text = text if encoding != "latin-1" else text.replace("\U0001f600", "")
    source = Source("a.txt", text, encoding, bom and encoding != "latin-1")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("annotally.model.text._PIECE", 2)
        assert source.byte_digest() == digest(source.encode()) == source.without_text().byte_digest()
