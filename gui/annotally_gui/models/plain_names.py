"""Names of the engine for things that no file names, in words."""

from annotally.model.wording import Wording
from annotally_gui.services.i18n import mark, tr, translate

_WORDS = {
    "_label": mark("label"),
    "_span": mark("extent"),
    "_nonannotation_attribute_remainder": mark("other attributes"),
    "_annotation_attribute_remainder": mark("other pointers"),
    "<all>": mark("All"),
}

_SIDES = {"key": mark("key"), "response": mark("response")}
"""The names of sides that nobody named."""


def side_name(name: str) -> str:
    """Return the name of a side: in words if nobody named it, else the name."""
    return tr(_SIDES[name]) if name in _SIDES else name


def quoted_name(name: str) -> str:
    """Return a name for a sentence: in words, or in quotation marks if it could be taken for a word."""
    plain = plain_name(name)
    is_data = plain == name and not isinstance(name, Wording)
    return tr("“{name}”", name=plain) if is_data and name[:1].islower() else plain


def plain_name(name: str) -> str:
    """Return a name in words, if the engine gave it to a dimension, row or component; else the name."""
    if isinstance(name, Wording):
        return translate(name)
    return tr(_WORDS[name]) if name in _WORDS else name
