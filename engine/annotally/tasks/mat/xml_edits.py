"""Edits that turn an element of a file into a given node, and leave everything else as it is."""

from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from difflib import SequenceMatcher

from annotally.formats.splicing import Edit
from annotally.formats.xml_places import Element
from annotally.tasks.mat.grammar import RULES
from annotally.tasks.mat.nodes import (
    INDENT,
    Node,
    attribute_text,
    content_text,
    list_own_attributes,
    make_node,
    read_attribute,
)

_SPACE = " \t\r\n"


class XmlEditing:
    """Edits of one text. Unchanged elements, comments and foreign parts keep their bytes."""

    def __init__(self, text: str) -> None:
        self._text = text

    def edits(self, element: Element, node: Node) -> Iterator[Edit]:
        """Yield the edits that turn an element into a node of the same name."""
        yield from self._attributes(element, node)
        rule = RULES.get(element.name)
        if rule is not None and rule.text:
            if element.text.strip() != node.text:
                yield self._content(element, content_text(node.text))
            return
        child_names = rule.children if rule is not None else ()
        yield from self.children(
            element, [child for child in element.children if child.name in child_names], node.children
        )

    def children(
        self, element: Element, standing: Sequence[Element], new_nodes: Sequence[Node]
    ) -> Iterator[Edit]:
        """Yield the edits that turn some children of an element into the given nodes.

        The mixture of kinds has no meaning: it stays as in the file.
        """
        # A diff of canonical forms: equal elements keep their bytes, the others are edited, removed, or
        # inserted behind the last element that stays. Edits are yielded in the order of the file and never
        # overlap.
        nodes = [make_node(child) for child in standing]
        new_nodes = _mix_kinds([child.name for child in standing], new_nodes)
        last: Element | None = None
        added: list[Node] = []
        matcher = SequenceMatcher(None, nodes, new_nodes, autojunk=False)
        for kind, start, end, first, behind in matcher.get_opcodes():
            if kind == "equal":
                last = yield from self._flush(element, last, added, standing[end - 1])
                continue
            for old, new in _pair_elements(standing[start:end], new_nodes[first:behind]):
                if old is not None and new is not None:
                    last = yield from self._flush(element, last, added, old)
                    yield from self.edits(old, new)
                elif old is not None:
                    yield self._removal(element, old)
                elif new is not None:
                    added.append(new)
        yield from self._flush(element, last, added, None)

    def _flush(
        self, element: Element, last: Element | None, added: list[Node], following: Element | None
    ) -> Generator[Edit, None, Element | None]:
        """Yield the insertion of new children behind the last one that stays; return the next of these."""
        if added:
            yield self._insertion(element, last, added)
            added.clear()
        return following

    def _insertion(self, element: Element, last: Element | None, nodes: Sequence[Node]) -> Edit:
        # New children copy the indentation of the child that they follow. An element without content gets an
        # end tag; one on a single line gets a line break ahead of its end tag, one with content of its own
        # keeps its white space.
        outer_indent = self._indent(element.start)
        indent = outer_indent + INDENT
        if last is not None:
            indent = self._indent(last.start) or indent
        lines = "".join(f"\n{indent}{node.xml(indent)}" for node in nodes)
        if last is not None:
            return last.end, last.end, lines
        if element.empty:
            return self._content(element, f"{lines}\n{outer_indent}")
        inside = self._text[element.inside : element.closing]
        if "\n" not in inside and not inside.strip(_SPACE):
            lines += f"\n{outer_indent}"
        return element.inside, element.inside, lines

    def _content(self, element: Element, text: str) -> Edit:
        """Return the edit that replaces the text between the tags of an element."""
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

    def _attributes(self, element: Element, node: Node) -> Iterator[Edit]:
        values = dict(node.attributes)
        if "attrs" in element.attributes and "equivalences" in values:
            values["attrs"] = values.pop("equivalences")  # both names mean the same (A9)
        if _is_order_changed(element, values):
            yield _rewrite_attributes(element, values)
            return
        # Each is removed, replaced in place, or appended behind the last one. Defaults that stand in the file
        # are no attributes of the canonical form and stay.
        present = dict(make_node(element).attributes)
        places = element.attribute_places()
        for name in list_own_attributes(element):
            place = places[name]
            if name in values:
                if values[name] != read_attribute(element, name):
                    yield place.value_start, place.value_end, attribute_text(values[name])
            elif name in present:
                ahead = self._text[element.start : place.start].rstrip(_SPACE)
                yield element.start + len(ahead), place.value_end, ""
        fresh = [(name, value) for name, value in values.items() if name not in element.attributes]
        if fresh:
            behind = [place.value_end for place in places.values()]
            at = max(behind, default=element.start + 1 + len(element.name))
            yield at, at, _words(fresh)


def _is_order_changed(element: Element, values: Mapping[str, str]) -> bool:
    """Tell whether new attributes appended to those that stay would put options into another order."""
    standing = [name for name in list_own_attributes(element) if name in values]
    appended = [name for name in values if name not in standing]
    return _options(element.name, [*standing, *appended]) != _options(element.name, values)


def _rewrite_attributes(element: Element, values: Mapping[str, str]) -> Edit:
    """Return the edit that writes all attributes of an element anew, in the order of ``values``."""
    places = element.attribute_places().values()
    start = min(place.start for place in places)
    end = max(place.value_end for place in places)
    return start, end, _words(values.items()).lstrip()


def _words(attributes: Iterable[tuple[str, str]]) -> str:
    return "".join(f" {name}={attribute_text(value)}" for name, value in attributes)


def _options(element: str, names: Iterable[str]) -> list[str]:
    """Return the attributes that are options of a method; their order has a meaning."""
    rule = RULES.get(element)
    return [name for name in names if rule is not None and rule.open and name not in rule.attributes]


def _mix_kinds(kinds: Sequence[str], nodes: Sequence[Node]) -> list[Node]:
    """Return nodes with their kinds mixed as in ``kinds``, further ones of a kind behind its last.

    Other kinds come ahead of these if they do in ``nodes``, else behind them.
    """
    # Like dealing cards: each place takes the next node of its kind, the last place of a kind all others.
    remaining = {kind: [node for node in nodes if node.name == kind] for kind in kinds}
    first = next((number for number, node in enumerate(nodes) if node.name in remaining), len(nodes))
    ordered = list(nodes[:first])
    for place, kind in enumerate(kinds):
        count = 1 if kind in kinds[place + 1 :] else len(remaining[kind])
        ordered += remaining[kind][:count]
        del remaining[kind][:count]
    return [*ordered, *(node for node in nodes[first:] if node.name not in remaining)]


def _pair_elements(
    standing: Sequence[Element], nodes: Sequence[Node]
) -> Iterator[tuple[Element | None, Node | None]]:
    """Yield pairs of element and node of one name, in order; None where one side has no partner."""
    # A greedy match in order: elements passed over are removed, since order within a kind has a meaning.
    remaining = list(standing)
    for node in nodes:
        place = next((n for n, candidate in enumerate(remaining) if candidate.name == node.name), None)
        if place is None:
            yield None, node
            continue
        for removed in remaining[:place]:
            yield removed, None
        yield remaining[place], node
        del remaining[: place + 1]
    for removed in remaining:
        yield removed, None
