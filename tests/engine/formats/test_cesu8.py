"""CESU-8: pairs become characters, lone halves characters of private use, and all bytes come back."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.formats import cesu8
from annotally.formats.base import ReadOptions
from annotally.formats.decoding import decode
from annotally.formats.io import load_source, read, write
from annotally.model.diagnostics import InputRefused

PAIR = b"\xed\xa0\xbd\xed\xb8\x80"


def test_pairs_and_halves() -> None:
    assert cesu8.decode(b"a" + PAIR + "é".encode()) == "a😀é"
    assert cesu8.decode(PAIR[:3] + b" " + PAIR[3:]) == "\U0010f83d \U0010fe00"
    assert cesu8.encode("a😀é") == b"a" + PAIR + "é".encode()


@given(st.lists(st.sampled_from([b"a", "é".encode(), "字".encode(), PAIR, PAIR[:3], PAIR[3:]])).map(b"".join))
def test_every_byte_comes_back(data: bytes) -> None:
    text = cesu8.decode(data)
    assert cesu8.encode(text) == data
    text.encode()


def test_utf8_is_not_taken_for_it() -> None:
    with pytest.raises(InputRefused, match="would write back differently"):
        decode("f", "😀".encode(), "cesu-8")
    with pytest.raises(InputRefused, match="not cesu8"):
        decode("f", b"a\xff", "cesu8")


def test_a_file_is_refused_with_the_way_to_read_it_and_read_so(tmp_path: Path) -> None:
    path = tmp_path / "x.conll"
    path.write_bytes(PAIR + b"\tB-X\n" + PAIR[:3] + b"\tO\n" + PAIR[3:] + b"\tO\n")
    with pytest.raises(InputRefused, match=r"x\.conll:1:1: .*CESU-8.*--encoding cesu-8"):
        load_source(path)
    options = ReadOptions(encoding="CESU-8")
    reading = read([path], options)
    assert reading.documents[0].text == "😀 \U0010f83d \U0010fe00"
    assert f"{path}:2:1: half a character, and 1 more" in str(reading.warnings[0])
    assert write(reading.annotations, {}, options, "token-columns") == (path.read_bytes(),)
