"""Differences between two files that list their tokens (C5)."""

from array import array
from collections.abc import Iterator, Sequence

from annotally.model.diagnostics import Diagnostic, Severity, warning
from annotally.model.findings import AlikeFindings, Findings
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import Document, Tokens
from annotally.model.wording import Wording, verbatim

_QUOTES = frozenset("'\"“”‘’")


def token_differences(base: Document, second: Document, complaints: Complaints | None) -> Findings:
    """Return the tokens of two documents that differ, or that their numbers differ (C5).

    Unequal numbers of tokens are an error at the first token that differs; equal numbers give one warning for
    each altered token, where both files have words. ``complaints`` are those about the file of the second.
    """
    # Linear in the tokens; no sentence is made of those that are only altered.
    assert base.tokens is not None
    assert second.tokens is not None
    words, other_words = _words(base, base.tokens), _words(second, second.tokens)
    altered_numbers = array("q")
    if base.tokens.has_words and second.tokens.has_words:
        pairs = enumerate(zip(words, other_words, strict=False))
        altered_numbers.extend(at for at, (word, second_word) in pairs if word != second_word)
    if len(words) == len(other_words):
        return Findings(*_alike(base, second, complaints, altered_numbers, other_words))
    at = altered_numbers[0] if altered_numbers else min(len(words), len(other_words))
    word, second_word = (
        verbatim(repr(side[at])) if at < len(side) else Wording("the end") for side in (words, other_words)
    )
    finding = Wording(
        "document {document} has {count} tokens, {other_count} in {file}; they differ "
        "from token {number}: {word}",
        document=second.label,
        count=len(other_words),
        other_count=len(words),
        file=base.file,
        number=at + 1,
        word=second_word,
    )
    remedy = Wording(
        "give both sides the same tokens; differing texts need an alignment before they can be scored"
    )
    place = _place(second, at, complaints)
    return Findings([Diagnostic(Severity.ERROR, second.file, *place, finding, word, remedy)])


def _words(document: Document, tokens: Tokens) -> Sequence[str]:
    # Between two tokens of a text that was made of them stands one blank or line break. A word may hold
    # blanks of its own: then there are more pieces than tokens.
    pieces = document.text.replace("\n", " ").split(" ") if tokens.made_text else ()
    if len(pieces) == len(tokens):
        return pieces
    return [document.text[start:end] for start, end in zip(tokens.starts, tokens.ends, strict=True)]


def _alike(
    base: Document,
    second: Document,
    complaints: Complaints | None,
    numbers: "array[int]",
    words: Sequence[str],
) -> Iterator[Sequence[Diagnostic]]:
    """Yield the warnings about altered tokens: those alike in one piece, each other one by itself.

    Not alike are those whose quotations are not told apart from the sentence: of a token with quotation marks
    of two kinds, and in a document with one in its name.
    """
    warnings = AlteredTokens(base, second, complaints, numbers)
    if not _QUOTES.isdisjoint(second.label):
        yield tuple(warnings)
        return
    begin = 0
    if "'" in second.text and '"' in second.text:
        for place, at in enumerate(numbers):
            if "'" in words[at] and '"' in words[at]:
                yield AlteredTokens(base, second, complaints, numbers[begin:place])
                yield (warnings[place],)
                begin = place + 1
    yield AlteredTokens(base, second, complaints, numbers[begin:])


class AlteredTokens(AlikeFindings):
    """The warnings about tokens of a document that are others than in the document they are compared with."""

    severity = Severity.WARNING

    def __init__(
        self, base: Document, second: Document, complaints: Complaints | None, numbers: "array[int]"
    ) -> None:
        self.base, self.second = base, second
        self._complaints = complaints
        self.numbers = numbers
        """The altered tokens, from 0."""

    def __len__(self) -> int:
        return len(self.numbers)

    def make(self, number: int) -> Diagnostic:
        """Return the warning of a number."""
        at = self.numbers[number]
        return self._warning(at, *_place(self.second, at, self._complaints))

    def example(self) -> Diagnostic:
        """Return the first warning without its place, for which the lines of a file are counted."""
        return self._warning(self.numbers[0], 0, 0)

    def _warning(self, at: int, line: int, column: int) -> Diagnostic:
        return warning(
            self.second.file,
            line,
            column,
            Wording(
                "token {number} of document {document} is altered: {token!r}",
                number=at + 1,
                document=self.second.label,
                token=shown(_word(self.second, at)),
            ),
            Wording("{token!r} as in {file}", token=shown(_word(self.base, at)), file=self.base.file),
            Wording("the documents are compared by token position"),
        )


def _word(document: Document, at: int) -> str:
    assert document.tokens is not None
    return document.text[document.tokens.starts[at] : document.tokens.ends[at]]


def _place(document: Document, at: int, complaints: Complaints | None) -> tuple[int, int]:
    """Return line and column of a token, or of the end of the last one; 0 and 0 where its file is unknown."""
    tokens = document.tokens
    if complaints is None or not tokens:
        return 0, 0
    offset = tokens.starts[at] if at < len(tokens) else tokens.ends[-1]
    return complaints.place(document.source_map.to_source(offset))
