"""Names that the engine gives to what no file names, in words."""

from annotally_gui.services.i18n import mark, tr

_WORDS = {"_label": mark("label"), "_span": mark("extent"), "<all>": mark("All")}


def plain_name(name: str) -> str:
    """Return a name in words, if it is that of a dimension or row of the engine's own; else the name."""
    return tr(_WORDS[name]) if name in _WORDS else name
