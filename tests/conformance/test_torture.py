"""Real files that break readers: each is recognised, or refused by the name of its format, nothing else."""

from pathlib import Path

import pytest

from annotally.errors import InputRefused
from annotally.formats.base import ReadOptions
from annotally.formats.sources import load_source, read, recognise
from conformance.data import data

pytestmark = pytest.mark.conformance

TITLES = {".tsv": "token columns", ".conll": "token columns", ".bmes": "token columns", ".xml": "GATE XML"}


def files() -> list[Path]:
    found = sorted(path for path in data("torture").rglob("*") if path.is_file())
    assert len(found) == 13
    return found


def test_every_file_is_refused_by_the_name_of_its_format() -> None:
    for path in files():
        with pytest.raises(InputRefused) as caught:
            read([path], ReadOptions())
        assert TITLES[path.suffix] in str(caught.value), path.name


def test_all_but_the_one_that_is_no_utf8_are_recognised() -> None:
    names = {}
    for path in files():
        if "cesu8" in path.name:
            with pytest.raises(InputRefused, match=r":2190:1: .*token columns.*CESU-8"):
                load_source(path)
        else:
            names[path.name] = recognise(load_source(path)).name
    assert sorted(names.values()) == ["gate-xml"] * 6 + ["token-columns"] * 6


def test_line_ends_and_composition_survive() -> None:
    for path in files():
        if "cesu8" not in path.name:
            assert load_source(path).encode() == path.read_bytes()


RECOGNISED = {
    "webanno/*/*.tsv": "webanno-tsv",
    "chemu/key/*.ann": "brat",
    "coreference/cases/*": "conll-coreference",
    "btc-f/f.gatexml/*.xml": "gate-xml",
    "sctk/sclite/*.ctm": "ctm",
    "sctk/sclite/*.stm": "stm",
    "earnings21/scale/*.trn": "trn",
    "earnings21/*.ref.sgm": "muc-sgml",
    "ieer/[AN]*": "muc-sgml",
    "novels/gs/*.tsv": "token-columns",
    "chemu/key/*.txt": "plain-text",
}


@pytest.mark.parametrize("pattern", RECOGNISED)
def test_the_other_corpora_are_recognised(pattern: str) -> None:
    found = sorted(data(pattern.split("/", maxsplit=1)[0]).parent.glob(pattern))
    assert found
    assert {recognise(load_source(path)).name for path in found if path.is_file()} == {RECOGNISED[pattern]}
