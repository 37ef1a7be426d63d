"""Sources give their bytes back; source maps lead to the file and back."""

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
