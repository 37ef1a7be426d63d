"""Recognition of those annotation sets of a GATE document that look like an annotator's.

Other sets hold the markup that the document came with (``Original markups``) or units that programs found
in it: tokens, sentences, look-ups. These are compared only if they are named.
"""

import re
from collections.abc import Iterable
from html import unescape

from annotally.formats.gate.scan import DEFAULT_SET, filled_sets

_ORIGINAL = "original markups"
_SPLIT = frozenset(["token", "spacetoken", "sentence", "split", "lookup", "default_token", "unknown", "temp"])
"""Types of annotations that GATE's own components make of any text, in small letters."""
_SET = re.compile(r"""<AnnotationSet(?:\s+Name\s*=\s*("[^"<]*"|'[^'<]*'))?[^<>]*>""")
_TYPE = re.compile(r"""<Annotation\s[^<>]*?\bType\s*=\s*("[^"<]*"|'[^'<]*')""")


def looks_like_annotators(name: str, types: Iterable[str]) -> bool:
    """Tell whether a set may be an annotator's, from its name and the types of its annotations."""
    if name.casefold() == _ORIGINAL:
        return False
    return not {type_.casefold() for type_ in types} <= _SPLIT


def annotators_sets(text: str) -> list[str]:
    """Return the names of the filled sets of a file that look like annotators', without reading it.

    All filled sets where none does. A text that is cut off will do.
    """
    # A set reaches from its tag to the next set's; expressions suffice for the names of types.
    heads = list(_SET.finditer(text))
    ends = [*(head.start() for head in heads[1:]), len(text)][: len(heads)]
    types: dict[str, set[str]] = {}
    for head, end in zip(heads, ends, strict=True):
        name = unescape((head[1] or "")[1:-1]) or DEFAULT_SET
        set_types = (unescape(type_[1:-1]) for type_ in _TYPE.findall(text, head.end(), end))
        types.setdefault(name, set()).update(set_types)
    filled = filled_sets(text)
    return [name for name in filled if looks_like_annotators(name, types.get(name, ()))] or filled
