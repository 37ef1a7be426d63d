"""Token columns, as CoNLL and its successors write them: a token and its tag a line."""

import re

from annotally.formats.base import Format, unnamed
from annotally.formats.capabilities import Capabilities, Capability, PlaceUnit
from annotally.formats.conll.layout import ALL_COLUMNS, DOCUMENT_START, tag_columns, word_columns
from annotally.formats.conll.reader import NAME, read
from annotally.formats.conll.unread import same_but_for_tags, unread
from annotally.formats.conll.writer import write
from annotally.formats.empty_files import silent_lines
from annotally.formats.slot_limits import column_limit, column_span_limit
from annotally.formats.sniffing import begins_with, share_of_lines
from annotally.model.token_boundaries import ExtentUnit
from annotally.model.wording import Wording

_MOST_COLUMNS = 30
_TAG = re.compile(r"O|[BIESMLU][-_]\S+|[^\s-]\S*-[BIESMLU]")
_TABBED, _BLANKED = 97, 70
"""Rates of files with tabs or blanks between their columns: a line of words may hold an O by accident."""


def _has_tag_column(line: str) -> bool:
    columns = line.split("\t" if "\t" in line else None, _MOST_COLUMNS)
    return len(columns) <= _MOST_COLUMNS and any(_TAG.fullmatch(column.strip()) for column in columns[1:])


_A_TAG = r"(?:O|[BIESMLU](?:[-_]\S+)?|[^\s]\S*[-_][BIESMLU])(?!\S)"
_COMMENT = rf"#(?: (?!{_A_TAG}[ \t]*$)|(?![^\r\n]*[ \t]{_A_TAG}))"
"""The beginning of a comment in a file without other lines; a hashtag in a line with a tag is a token."""
_rate_blanked = share_of_lines(_has_tag_column, comment="# ", rating=_BLANKED)
_rate_tabbed = share_of_lines(
    lambda line: "\t" in line and _has_tag_column(line), comment="# ", rating=_TABBED
)


def sniff(beginning: str) -> int:
    """Rate: four lines in five have a tag in a column behind the first."""
    return _rate_tabbed(beginning) or _rate_blanked(beginning)


FORMAT = Format(
    name=NAME,
    title=Wording("token columns (CoNLL)"),
    carries_text=True,
    carries_annotations=True,
    sniff=sniff,
    sign=begins_with(DOCUMENT_START),
    read=read,
    reads_files_apart=True,
    write=write,
    slot_limits=column_limit,
    span_limits=column_span_limit,
    extents=ExtentUnit.TOKENS_OF_A_SENTENCE,
    says_name=unnamed,
    suffixes=(".conll", ".bmes", ".iob", ".tsv"),
    layers=tag_columns,
    all_layers=ALL_COLUMNS,
    words=word_columns,
    silent=silent_lines(_COMMENT),
    unread=unread,
    same_unread=same_but_for_tags,
    capabilities=Capabilities(
        held=frozenset({Capability.PLACES, Capability.TOKENS}),
        limits={
            Capability.TEXT: Wording("its words, white space may change"),
        },
        unit=PlaceUnit.TOKENS,
    ),
)
