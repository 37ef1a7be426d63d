"""Two texts of one document: where they first differ, and whether their tokens are compared instead (C5)."""

from annotally.model.diagnostics import Diagnostic, Severity
from annotally.model.source_diagnostics import Complaints
from annotally.model.text import Document
from annotally.model.wording import Wording, verbatim


def is_tokenwise(first: Document, second: Document) -> bool:
    """Tell whether two texts are held against each other by their tokens, or are a text and its table."""
    if first.tokens is not None and second.tokens is not None:
        return True
    return combine_text_and_table(first, second) is not None


def combine_text_and_table(document: Document, other_document: Document) -> Document | None:
    """Return a text and a token table of one document as one, if they are these and fit."""
    # Whichever of the two comes first: one must have tokens, and the other a text without any.
    table, text = (other_document, document) if document.tokens is None else (document, other_document)
    if table.tokens is None or text.tokens is not None:
        return None
    if table.text == text.text:
        return table
    from annotally.workspace.inputs.token_tables import with_tokens

    return with_tokens(text, table)


def difference(base: Document, second: Document, complaints: Complaints | None) -> Diagnostic:
    """Return where two texts of one document first differ: file, line, column, and both readings (C5)."""
    # The first difference is found in one pass over both texts; its place is given in the document and, where
    # the source is known, in the file.
    pairs = zip(base.text, second.text, strict=False)
    shortest = min(len(base.text), len(second.text))
    at = next((n for n, (a, b) in enumerate(pairs) if a != b), shortest)
    line = base.text.count("\n", 0, at) + 1
    column = at - base.text.rfind("\n", 0, at)
    return Diagnostic(
        Severity.ERROR,
        second.file,
        *(complaints.place(second.source_map.to_source(at)) if complaints and second.text else (0, 0)),
        Wording(
            "the text of document {document} differs from {file} at line {line}, column {column} of the"
            " document: {reading}",
            document=second.label,
            file=base.file,
            line=line,
            column=column,
            reading=_reading(second.text, at),
        ),
        _reading(base.text, at),
        Wording(
            "give both sides the same text, or ask for an alignment of texts that differ in more (--realign "
            "PERCENT, words or sound)"
        ),
    )


def _reading(text: str, at: int) -> Wording:
    """Return the text at ``at``, up to the end of the line but never empty."""
    if at == len(text):
        return Wording("the end of the text")
    return verbatim(repr(text[at : at + 30].split("\n", 1)[0] or "\n"))
