from hypothesis import given
from hypothesis import strategies as st

from annotally.formats.utf16 import Utf16Offsets

PIECES = st.lists(st.text(st.sampled_from("aé🜲😀\n"), max_size=5), max_size=4)


@given(PIECES)
def test_offsets_are_those_of_a_text_written_as_utf_16(pieces: list[str]) -> None:
    text = "".join(pieces)
    units = [len(text[:count].encode("utf-16-le")) // 2 for count in range(len(text) + 1)]
    offsets = Utf16Offsets()
    for piece in pieces:
        offsets.append(piece)
    assert offsets.size == units[-1]
    assert offsets.has_wide == (len(text) < units[-1])
    assert [offsets.from_code_points(offset) for offset in range(len(text) + 1)] == units
    assert [offsets.to_code_points(unit) for unit in units] == list(range(len(text) + 1))
    assert [unit for unit in range(units[-1] + 1) if not offsets.splits_character(unit)] == units
