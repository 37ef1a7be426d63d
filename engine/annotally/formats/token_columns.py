"""Token columns, as CoNLL and its successors write them: a token and its tag a line."""

import re

from annotally.formats.base import Format, unnamed
from annotally.formats.sampling import share_of_lines
from annotally.formats.token_layout import tag_columns
from annotally.formats.token_reader import NAME, read
from annotally.formats.token_writer import write

_MOST_COLUMNS = 30
_TAG = re.compile(r"O|[BIESMLU][-_]\S+")


def _has_tag_column(line: str) -> bool:
    columns = line.split("\t" if "\t" in line else None, _MOST_COLUMNS)
    return len(columns) <= _MOST_COLUMNS and any(_TAG.fullmatch(column.strip()) for column in columns[1:])


FORMAT = Format(
    name=NAME,
    title="token columns (CoNLL)",
    carries_text=True,
    carries_annotations=True,
    sniff=share_of_lines(_has_tag_column),
    read=read,
    write=write,
    says_name=unnamed,
    suffixes=(".conll", ".bmes", ".iob", ".tsv"),
    layers=tag_columns,
)
