"""The RELAX NG schema of MAT task files, and the part of a file that is held to it.

The grammar explains what is wrong, with places and remedies; the schema is the definition that other programs
can use too. Both say the same: no file passes that the schema does not allow.
"""

from typing import TYPE_CHECKING

from annotally.formats.xml_documents import XmlDocument, own_text, qualified_name, schema_problems
from annotally.formats.xml_places import Element
from annotally.model.wording import Wording, verbatim
from annotally.tasks.mat.grammar import PARTS, RULES, TASK, ElementRule, Misfit, is_display

if TYPE_CHECKING:
    from lxml.etree import _Element

SCHEMA = "mat-task.rng"
_TASK = ElementRule(("name",), children=PARTS)


def schema_misfits(document: XmlDocument, root: Element, task: Element) -> list[Misfit]:
    """Return the breaches of the schema in the chosen task, from which MAT's own parts are taken out."""
    # The chosen task is found again in the parser's tree by its number among the tasks of the file. The tree
    # is used for nothing else any more, so it is cut rather than copied.
    tasks = document.root.findall(f"{{*}}{TASK}") if task is not root else [document.root]
    siblings = list(root.all(TASK)) if task is not root else [root]
    source = next(source for source, element in zip(tasks, siblings, strict=True) if element is task)
    drop_foreign_parts(source)
    return [
        Misfit(
            task.start,
            verbatim(problem),
            Wording("content that the schema of task files allows"),
            Wording("see the help on task files"),
        )
        for problem in schema_problems(source, SCHEMA)
    ]


def drop_foreign_parts(element: "_Element", rule: ElementRule = _TASK) -> None:
    """Reduce a task of the parser's tree to the parts of the grammar, without outer blanks of values."""
    # A schema cannot speak of names that begin with `d_`, nor need it know what MAT keeps for itself. Most
    # elements stay as they are: only what differs is touched.
    name = qualified_name(element)
    if name != element.tag:
        element.tag = name
    for attribute, value in element.items():
        if attribute not in rule.attributes and (not rule.open or is_display(str(attribute))):
            del element.attrib[attribute]
        elif value != (stripped := value.strip()):
            element.set(attribute, stripped)
    if not len(element):
        return
    if rule.text:
        element.text = own_text(element)
    for child in list(element):
        child_name = qualified_name(child)
        if child_name in rule.children:
            drop_foreign_parts(child, RULES[child_name])
        else:
            element.remove(child)
