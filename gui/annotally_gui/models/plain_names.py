"""Names of the engine for things that no file names, in words."""

from annotally_gui.services.i18n import mark, tr

_WORDS = {"_label": mark("label"), "_span": mark("extent"), "<all>": mark("All")}


def quoted_name(name: str) -> str:
    """Return a name for a sentence: in words, or in quotation marks if it could be taken for a word."""
    plain = plain_name(name)
    return tr("“{name}”", name=plain) if plain == name and name[:1].islower() else plain


def plain_name(name: str) -> str:
    """Return a name in words, if it is that of a dimension or row of the engine's own; else the name."""
    return tr(_WORDS[name]) if name in _WORDS else name
