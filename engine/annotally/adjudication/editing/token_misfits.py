"""Extents that no format of a document's inputs could hold, refused with the reason and the remedy."""

from collections.abc import Iterable

from annotally.model.extents import Extent
from annotally.model.token_boundaries import TokenBoundaries, TokenMisfit
from annotally.model.wording import Wording

_REASONS = {
    TokenMisfit.OUTSIDE: Wording("in {title} annotations start and end in tokens, not between them"),
    TokenMisfit.INSIDE: Wording("in {title} only whole tokens can be marked: start and end at tokens"),
    TokenMisfit.SENTENCES: Wording(
        "in {title} an annotation stays in its sentence: end before the next sentence"
    ),
}


def misfit_words(title: str, misfit: TokenMisfit) -> Wording:
    """Return why a format, given by its title, cannot hold an extent, and the remedy."""
    return Wording(_REASONS[misfit].template, title=title)


def refuse_misfits(boundaries: TokenBoundaries | None, extents: Iterable[Extent], text: str) -> None:
    """Raise ValueError for an extent that none of the formats can hold; without tokens all can be held."""
    if boundaries is None:
        return
    for extent in extents:
        misfits = boundaries.misfits(extent.start, extent.end, text)
        if len(misfits) == len(boundaries.holders):
            holder, misfit = next(iter(misfits.items()))
            raise ValueError(misfit_words(holder.title, misfit))
