"""Sentences about extents that a format of tokens cannot hold: the reason, and the remedy."""

from annotally.model.token_boundaries import ExtentUnit, TokenBoundaries, TokenMisfit
from annotally_gui.services.i18n import tr, translate


def misfit_words(tokens: TokenBoundaries, misfit: TokenMisfit) -> str:
    """Return a sentence on why no format of a document's key holds an extent, with the remedy."""
    # The format that asks for least is named: an extent that it cannot hold no other one can hold.
    title = translate(min(tokens.holders, key=lambda holder: holder.unit).title)
    if misfit is TokenMisfit.INSIDE:
        return tr("In {format} only whole tokens can be annotated: the ends move by tokens", format=title)
    if misfit is TokenMisfit.SENTENCES:
        return tr(
            "In {format} an annotation cannot cross sentences: add a second annotation after the break",
            format=title,
        )
    return tr("In {format} annotations start and end inside tokens, not between tokens", format=title)


def elsewhere_words(tokens: TokenBoundaries, start: int, end: int, text: str) -> str:
    """Return the formats that cannot hold an extent and those that can; empty where all can."""
    # Both lists keep the order of the formats: those that cannot hold the extent, those to export to.
    misfits = tokens.misfits(start, end, text)
    able = [translate(holder.title) for holder in tokens.holders if holder not in misfits]
    if not misfits or not able:
        return ""
    unable = [translate(holder.title) for holder in misfits]
    return tr(
        "This annotation cannot be saved in {formats}: export the final key as {others}",
        formats=tr(" or ").join(unable),
        others=tr(" or ").join(able),
    )


def keys_words(tokens: TokenBoundaries | None, *, by_characters: bool = False) -> str:
    """Return the keys that move the ends of an extent, now by tokens or ``by_characters``."""
    if tokens is None:
        return tr("Shift+arrows move the end, after Tab or with Alt the start; Return saves, Escape cancels")
    if tokens.unit >= ExtentUnit.TOKENS:
        return tr("Shift+arrows move the end by tokens, after Tab the start; Return saves, Escape cancels")
    if by_characters:
        return tr(
            "Shift+arrows move the end by characters, after C by tokens, after Tab the "
            "start; Return saves, Escape cancels"
        )
    return tr(
        "Shift+arrows move the end by tokens, with Alt or after C by characters, after "
        "Tab the start; Return saves, Escape cancels"
    )
