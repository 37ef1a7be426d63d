"""The RELAX NG schema of MAT task files, and the part of a file that is held to it.

The grammar explains what is wrong, with places and remedies; the schema is the definition that other programs
can use too. Both say the same: no file passes that the schema does not allow.
"""

from typing import TYPE_CHECKING

from annotally.formats.xml_documents import XmlDocument, own_text, qualified_name, schema_problems
from annotally.formats.xml_places import Element
from annotally.tasks.mat.grammar import PARTS, RULES, TASK, ElementRule, Misfit, is_display

if TYPE_CHECKING:
    from lxml.etree import _Element

SCHEMA = "mat-task.rng"
_TASK = ElementRule(("name",), children=PARTS)


def schema_misfits(document: XmlDocument, root: Element, task: Element) -> list[Misfit]:
    """Return the breaches of the schema in the chosen task of a document, MAT's own parts left out."""
    # The chosen task is found again in the parser's tree by its number among the tasks of the file.
    tasks = document.root.findall(f"{{*}}{TASK}") if task is not root else [document.root]
    siblings = list(root.all(TASK)) if task is not root else [root]
    source = next(source for source, element in zip(tasks, siblings, strict=True) if element is task)
    return [
        Misfit(task.start, problem, "what the schema of task files allows", "see the help on task files")
        for problem in schema_problems(own_parts(source), SCHEMA)
    ]


def own_parts(source: "_Element") -> "_Element":
    """Return a copy of a task with the parts of the grammar only, and without outer blanks of values."""
    from lxml import etree

    # A schema cannot speak of names that begin with `d_`, nor need it know what MAT keeps for itself: the
    # copy has what the grammar names and nothing else.
    name = qualified_name(source)
    rule = RULES.get(name, _TASK)
    copy = etree.Element(name)
    for attribute, value in source.items():
        if attribute in rule.attributes or (rule.open and not is_display(str(attribute))):
            copy.set(attribute, str(value).strip())
    copy.text = own_text(source) if rule.text else None
    for child in source.iterchildren("*"):
        if qualified_name(child) in rule.children:
            copy.append(own_parts(child))
    return copy
