"""Edits that make an element of a file say what a node says, and leave everything else as it is."""

from collections.abc import Generator, Iterable, Iterator, Sequence
from difflib import SequenceMatcher

from annotally.formats.splicing import Edit
from annotally.tasks.mat.grammar import RULES
from annotally.tasks.mat.nodes import INDENT, Node, attribute_text, content_text, node_of, ours, said
from annotally.tasks.mat.xml import Element

_SPACE = " \t\r\n"


class Editing:
    """Edits of one text. Elements that do not change keep their bytes, comments and foreign parts theirs."""

    def __init__(self, text: str) -> None:
        self._text = text

    def edits(self, element: Element, wanted: Node) -> Iterator[Edit]:
        """Yield what makes an element say what is wanted; both are of one name."""
        yield from self._attributes(element, wanted)
        rule = RULES.get(element.name)
        if rule is not None and rule.text:
            if element.text.strip() != wanted.text:
                yield self._content(element, content_text(wanted.text))
            return
        known = rule.children if rule is not None else ()
        yield from self.children(
            element, [one for one in element.children if one.name in known], wanted.children
        )

    def children(
        self, element: Element, standing: Sequence[Element], wanted: Sequence[Node]
    ) -> Iterator[Edit]:
        """Yield what makes some children of an element say what is wanted.

        How kinds of elements are mixed means nothing: they stay as mixed as they are.
        """
        nodes = [node_of(one) for one in standing]
        wanted = _mixed_as([one.name for one in standing], wanted)
        last: Element | None = None
        added: list[Node] = []
        matcher = SequenceMatcher(None, nodes, wanted, autojunk=False)
        for kind, start, end, first, behind in matcher.get_opcodes():
            if kind == "equal":
                last = yield from self._flushed(element, last, added, standing[end - 1])
                continue
            for old, new in _pairs(standing[start:end], wanted[first:behind]):
                if old is not None and new is not None:
                    last = yield from self._flushed(element, last, added, old)
                    yield from self.edits(old, new)
                elif old is not None:
                    yield self._removal(element, old)
                elif new is not None:
                    added.append(new)
        yield from self._flushed(element, last, added, None)

    def _flushed(
        self, element: Element, last: Element | None, added: list[Node], following: Element | None
    ) -> Generator[Edit, None, Element | None]:
        """Yield the insertion of new children behind the last one that stays; return the next of these."""
        if added:
            yield self._insertion(element, last, added)
            added.clear()
        return following

    def _insertion(self, element: Element, last: Element | None, nodes: Sequence[Node]) -> Edit:
        own = self._indent(element.start)
        indent = own + INDENT
        if last is not None:
            indent = self._indent(last.start) or indent
        lines = "".join(f"\n{indent}{node.xml(indent)}" for node in nodes)
        if last is not None:
            return last.end, last.end, lines
        if element.empty:
            return self._content(element, f"{lines}\n{own}")
        inside = self._text[element.inside : element.closing]
        if "\n" not in inside and not inside.strip(_SPACE):
            lines += f"\n{own}"
        return element.inside, element.inside, lines

    def _content(self, element: Element, text: str) -> Edit:
        """Return the edit that puts a text between the tags of an element."""
        if element.empty:
            slash = self._text.rindex("/", element.start, element.inside)
            return slash, element.inside, f">{text}</{element.name}>"
        return element.inside, element.closing, text

    def _indent(self, at: int) -> str:
        """Return the white space ahead of a place, if there is nothing else on its line."""
        begin = self._text.rfind("\n", 0, at) + 1
        ahead = self._text[begin:at]
        return ahead if not ahead.strip(_SPACE) else ""

    def _removal(self, parent: Element, element: Element) -> Edit:
        """Return the edit that takes an element out, with the white space ahead of it."""
        start = element.start
        while start > parent.inside and self._text[start - 1] in _SPACE:
            start -= 1
        return start, element.end, ""

    def _attributes(self, element: Element, wanted: Node) -> Iterator[Edit]:
        values = dict(wanted.attributes)
        if "attrs" in element.attributes and "equivalences" in values:
            values["attrs"] = values.pop("equivalences")  # both names mean one thing (A9)
        standing = [name for name in ours(element) if name in values]
        if _options(element.name, [*standing, *(n for n in values if n not in standing)]) != _options(
            element.name, values
        ):
            places = element.attributes.values()
            begin, end = min(one.start for one in places), max(one.value_end for one in places)
            yield begin, end, _words(values.items()).lstrip()
            return
        present = dict(node_of(element).attributes)
        for name in ours(element):
            attribute = element.attributes[name]
            if name not in values:
                if name in present:
                    start = attribute.start
                    while self._text[start - 1] in _SPACE:
                        start -= 1
                    yield start, attribute.value_end, ""
            elif values[name] != said(element, name):
                yield attribute.value_start, attribute.value_end, attribute_text(values[name])
        fresh = [(name, value) for name, value in values.items() if name not in element.attributes]
        if fresh:
            behind = [one.value_end for one in element.attributes.values()]
            at = max(behind, default=element.start + 1 + len(element.name))
            yield at, at, _words(fresh)


def _words(attributes: Iterable[tuple[str, str]]) -> str:
    return "".join(f" {name}={attribute_text(value)}" for name, value in attributes)


def _options(element: str, names: Iterable[str]) -> list[str]:
    """Return which of the attributes are options of a method: their order is part of what they say."""
    rule = RULES.get(element)
    return [name for name in names if rule is not None and rule.open and name not in rule.attributes]


def _mixed_as(kinds: Sequence[str], wanted: Sequence[Node]) -> list[Node]:
    """Return nodes with their kinds mixed as given, further ones of a kind behind its last.

    Kinds that are not given stand ahead of these if they do in ``wanted``, else behind them.
    """
    left = {kind: [one for one in wanted if one.name == kind] for kind in kinds}
    first = next((number for number, one in enumerate(wanted) if one.name in left), len(wanted))
    ordered = list(wanted[:first])
    for place, kind in enumerate(kinds):
        count = 1 if kind in kinds[place + 1 :] else len(left[kind])
        ordered += left[kind][:count]
        del left[kind][:count]
    return [*ordered, *(one for one in wanted[first:] if one.name not in left)]


def _pairs(
    standing: Sequence[Element], wanted: Sequence[Node]
) -> Iterator[tuple[Element | None, Node | None]]:
    """Yield which element is to become which node: those of one name in their order, else none."""
    left = list(standing)
    for node in wanted:
        place = next((n for n, one in enumerate(left) if one.name == node.name), None)
        if place is None:
            yield None, node
            continue
        for gone in left[:place]:
            yield gone, None
        yield left[place], node
        del left[: place + 1]
    for gone in left:
        yield gone, None
