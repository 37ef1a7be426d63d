"""Columns of text: each row's text as given, in pieces, whatever the number of rows."""

import pickle

from hypothesis import given
from hypothesis import strategies as st

from annotally.model.wording import Wording
from annotally.reports.tree import columns
from annotally.reports.tree.columns import PIECE_ROWS, TextColumn, text_column

TEXTS = st.lists(
    st.sampled_from(["", "a", "PERSON", "Zoë 🎉", "two\nlines", "nul\x00inside"]) | st.text(), max_size=40
)


@given(TEXTS)
def test_every_row_says_what_it_was_given(texts: list[str]) -> None:
    column = pickle.loads(pickle.dumps(text_column(texts)))
    assert isinstance(column, TextColumn)
    assert len(column) == len(texts)
    assert [column[row] for row in range(len(texts))] == [text.replace("\x00", " ") for text in texts]


def test_sentences_keep_template_and_arguments() -> None:
    texts = ["PERSON", Wording("alternative {number}", number=2), "alternative 1"]
    column = pickle.loads(pickle.dumps(text_column(texts)))
    assert [column[row] for row in range(3)] == texts
    sentence = column[1]
    assert isinstance(sentence, Wording)
    assert (sentence.template, sentence.arguments) == ("alternative {number}", {"number": 2})
    assert not isinstance(column[0], Wording)
    assert not isinstance(column[2], Wording), "data, whatever it reads like"


def test_a_repeated_text_is_held_once_in_a_piece() -> None:
    column = text_column(["PERSON", "Ada", "PERSON", "PERSON"])
    assert [piece.text for piece in column.pieces] == ["PERSON\x00Ada"]
    assert list(column.pieces[0].codes) == [0, 1, 0, 0]


def test_all_pieces_but_the_last_are_full() -> None:
    texts = [f"name {row % 300}" for row in range(2 * PIECE_ROWS + 5)]
    column = text_column(texts)
    assert [len(piece.codes) for piece in column.pieces] == [PIECE_ROWS, PIECE_ROWS, 5]
    assert len(column) == len(texts)
    for row in (0, PIECE_ROWS - 1, PIECE_ROWS, 2 * PIECE_ROWS, len(texts) - 1):
        assert column[row] == texts[row]


def test_as_many_texts_as_a_piece_has_rows_can_be_numbered() -> None:
    assert columns.PIECE_ROWS <= 1 << 16
    column = text_column([str(row) for row in range(PIECE_ROWS)])
    assert column[PIECE_ROWS - 1] == str(PIECE_ROWS - 1)
