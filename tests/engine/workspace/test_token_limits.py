"""Tokens of documents with the formats of their sides, from files of these formats."""

import pickle
from array import array
from pathlib import Path

import pytest

from annotally.model.text import Tokens
from annotally.model.token_boundaries import ExtentUnit, TokenBoundaries, TokenHolder
from annotally.service.server import Service
from annotally.workspace.token_limits import compact_boundaries, token_boundaries
from support.service_samples import CTM, REF
from support.small_inputs import write
from support.span_projects import brat_files, opened, span_files
from support.webanno_samples import SPAN, webanno

CONLL = "Ada\tB-PER\nmet\tO\n漢字\tB-LOC\n😀\tO\n\nשלום\tO\n"
TSV = webanno("#Text=Ada met", "1-1 0-3 Ada PER x", "1-2 4-7 met _ _", layers=(SPAN,))
COLUMNS = TokenHolder("token columns (CoNLL)", ExtentUnit.TOKENS_OF_A_SENTENCE)


def boundaries_of(paths: list[str], folder: Path, task: str) -> TokenBoundaries | None:
    project = opened(paths, folder / "p.annotally", task)
    try:
        return token_boundaries(project.session().workspace.sides, "d")
    finally:
        project.close()


def test_columns_have_tokens_in_code_points_and_whole_ones_of_a_sentence(tmp_path: Path) -> None:
    paths = [span_files(tmp_path / side, {"d.conll": CONLL}) for side in "ab"]
    boundaries = boundaries_of(paths, tmp_path, "spans")
    assert boundaries is not None
    text = "Ada met 漢字 😀\nשלום"
    starts_and_ends = zip(boundaries.starts, boundaries.ends, strict=True)
    assert [text[start:end] for start, end in starts_and_ends] == text.split()
    assert boundaries.holders == (COLUMNS,)


def test_webanno_has_parts_of_tokens(tmp_path: Path) -> None:
    paths = [span_files(tmp_path / side, {"d.tsv": TSV}) for side in "ab"]
    boundaries = boundaries_of(paths, tmp_path, "mat")
    assert boundaries is not None
    assert list(zip(boundaries.starts, boundaries.ends, strict=True)) == [(0, 3), (4, 7)]
    assert boundaries.holders == (TokenHolder("WebAnno TSV", ExtentUnit.TOKEN_PARTS),)


def test_texts_of_stand_off_files_have_no_tokens(tmp_path: Path) -> None:
    paths = [brat_files(tmp_path / side, "T1\tPER 0 3\tAda\n") for side in "ab"]
    assert boundaries_of(paths, tmp_path, "mat") is None


def test_a_window_gets_eight_bytes_a_token_and_nothing_without_tokens(tmp_path: Path) -> None:
    service = Service(lambda *_: None, lambda: None)
    conll = [span_files(tmp_path / side, {"d.conll": CONLL}) for side in "ab"]
    service.open("spans", (), tuple(zip("AB", ((path,) for path in conll), strict=True)), None, True)
    tokens = service.document("d").tokens
    assert tokens is not None
    assert isinstance(tokens.starts, array)
    assert tokens.starts.itemsize == tokens.ends.itemsize == 4
    assert list(tokens.starts) == [0, 4, 8, 11, 13]
    brat = [brat_files(tmp_path / f"{side}-brat", "T1\tPER 0 3\tAda\n") for side in "ab"]
    service.open("mat", (), tuple(zip("AB", ((path,) for path in brat), strict=True)), None, True)
    assert service.document("d").tokens is None


@pytest.mark.parametrize("count", [1000, 100_000])
def test_the_message_grows_by_eight_bytes_a_token(count: int) -> None:
    tokens = Tokens(array("q", range(0, 2 * count, 2)), array("q", range(1, 2 * count, 2)))
    compact = compact_boundaries(TokenBoundaries(tokens.starts, tokens.ends, (COLUMNS,)))
    assert len(pickle.dumps(compact)) < 8 * count + 600


def test_transcripts_have_their_words_each_on_its_own_text(tmp_path: Path) -> None:
    service = Service(lambda *_: None, lambda: None)
    sides = (("key", (write(tmp_path, "ref.sgm", REF),)), ("heard", (write(tmp_path, "hyp.ctm", CTM),)))
    service.open("speech-named-entity", (), sides)
    view = service.document("cnn")
    assert view.tokens is None, "a text in SGML has no tokens"
    assert view.second is not None
    tokens, text = view.second.tokens, view.second.text
    assert tokens is not None
    pairs = zip(tokens.starts, tokens.ends, strict=True)
    assert [text[start:end] for start, end in pairs] == text.split()


def test_marks_beside_words_are_no_part_of_them(tmp_path: Path) -> None:
    trn = 'Ada, 你好! <ENAMEX TYPE="PERSON">Bo</ENAMEX> left. (u_1)\n'
    service = Service(lambda *_: None, lambda: None)
    sides = (("key", (write(tmp_path, "ref.trn", trn),)), ("heard", (write(tmp_path, "hyp.trn", trn),)))
    opened_sides = service.open("speech-named-entity", (), sides)
    view = service.document(opened_sides.documents[0][0])
    tokens = view.tokens
    assert tokens is not None
    pairs = zip(tokens.starts, tokens.ends, strict=True)
    assert [view.text[start:end] for start, end in pairs] == ["Ada", "你", "好", "Bo", "left"]
