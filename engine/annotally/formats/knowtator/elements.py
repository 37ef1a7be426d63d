"""The elements of a file of Knowtator one level below its root, with their places.

What is inside them is read from lxml's tree: the places of so many small elements would take more time than
all else, and only edits and messages need them.
"""

from bisect import bisect_left
from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from annotally.formats.xml_documents import XmlDocument, qualified_name

if TYPE_CHECKING:
    from lxml.etree import _Element


class Child(NamedTuple):
    """A child of the root: its name, its place in code points, and its element."""

    name: str
    start: int
    end: int
    element: "_Element"

    @property
    def identifier(self) -> str:
        """The identifier, without blanks around it; empty where there is none."""
        return (self.element.get("id") or "").strip()

    def all(self, name: str) -> Iterator["_Element"]:
        """Yield the children of a name."""
        return (child for child in self.element if child.tag == name)

    def first_text(self, name: str) -> str | None:
        """Return the characters of the first child of a name; None without one."""
        for child in self.element:
            if child.tag == name:
                return child.text or ""
        return None

    def first_id(self, name: str) -> str:
        """Return the identifier of the first child of a name; empty without one."""
        for child in self.element:
            if child.tag == name:
                return (child.get("id") or "").strip()
        return ""


def children_of(document: XmlDocument) -> list[Child]:
    """Return the children of the root; linear."""
    # Places have the order of start tags: a child's is behind those of all that is inside the ones before it.
    starts, ends = document.places
    children = []
    number = 1
    for element in document.root:
        children.append(Child(qualified_name(element), starts[number], ends[number], element))
        number = bisect_left(starts, ends[number], number)
    return children
