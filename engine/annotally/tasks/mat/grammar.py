"""The elements of a MAT task file that say what is compared: their attributes and children.

Source: mat-scoring-and-comparison.txt. What MAT keeps in the same file for its own sake (workflows, display,
settings) is known by name and left alone. ``by_extent`` (A15) and ``exact_first`` (C11) are the program's
own: they stand in files it makes of tasks it derived, where nothing else could say so.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from annotally.model.diagnostics import Severity
from annotally.model.source_diagnostics import shown
from annotally.tasks.mat.xml import Element
from annotally.tasks.muc_config.values import nearest

TASK = "task"
TASKS = "tasks"


@dataclass(frozen=True, slots=True)
class Rule:
    """What an element may have. ``others`` are attributes and children that MAT knows and we do not need."""

    attributes: tuple[str, ...] = ()
    required: tuple[str, ...] = ()
    children: tuple[str, ...] = ()
    others: tuple[str, ...] = ()
    open: bool = False
    """Whether it may have further attributes: they are options of a method."""
    text: bool = False
    """Whether characters inside mean something."""


RULES = {
    "annotation_set_descriptors": Rule(
        children=("annotation_set_descriptor",), others=("all_annotations_known", "inherit")
    ),
    "annotation_set_descriptor": Rule(
        ("name", "category"), children=("annotation", "attribute"), others=("managed_by_steps",)
    ),
    "annotation": Rule(
        ("label", "span"), ("label",), others=("all_attributes_known", "processable", "hue", "category")
    ),
    "attribute": Rule(
        ("of_annotation", "name", "type", "aggregation"),
        ("of_annotation", "name"),
        ("choice", "label_restriction"),
        others=(
            *("optional", "default", "default_is_text_span", "distinguishing_attribute_for_equality"),
            *("range", "from", "to", "use_choice_menu"),
        ),
    ),
    "choice": Rule(("effective_label",), text=True),
    "label_restriction": Rule(("label", "by_extent"), ("label",), others=("attributes",)),
    "similarity_profile": Rule(("name", "exact_first"), children=("stratum", "tag_profile")),
    "stratum": Rule(("true_labels",), ("true_labels",)),
    "tag_profile": Rule(("true_labels",), ("true_labels",), ("attr_equivalences", "dimension")),
    "attr_equivalences": Rule(("name", "equivalences", "attrs"), ("name",)),
    "dimension": Rule(("name", "weight", "method"), ("name", "weight"), open=True),
    "score_profile": Rule(
        ("name",),
        children=("aggregation", "attr_decomposition", "partition_decomposition", "label_limitation"),
    ),
    "aggregation": Rule(("name", "true_labels"), ("name", "true_labels")),
    "attr_decomposition": Rule(("attrs", "true_labels"), ("attrs",)),
    "partition_decomposition": Rule(("method", "true_labels"), ("method",)),
    "label_limitation": Rule(("true_labels",), ("true_labels",)),
}
PARTS = ("annotation_set_descriptors", "similarity_profile", "score_profile")
"""The children of a task that are ours."""
FOREIGN = frozenset(
    (
        *("languages", "language", "settings", "setting", "default_config", "tags", "tag_order"),
        *("annotation_display", "display", "web_customization", "doc_enhancement_class", "demo"),
        *("workflows", "steps", "step_implementations", "engines", "model_config", "default_model"),
        *("workspace", "java_subprocess_parameters", "document_converters", "undo_through_step", "ui"),
    )
)
"""Children of a task that MAT keeps for itself."""
_DISPLAY = "d_"
"""Begins attributes and elements that say how something looks."""


@dataclass(frozen=True, slots=True)
class Misfit:
    """Something in a file that the grammar does not have: where it begins, and what is said of it."""

    at: int
    found: str
    expected: str
    remedy: str
    severity: Severity = Severity.ERROR


def misfits(task: Element) -> Iterator[Misfit]:
    """Find what does not belong into a task or our elements in it; unknown foreign parts are warned of."""
    for child in task.children:
        if child.name in PARTS:
            yield from _inside(child)
        elif child.name not in FOREIGN and not child.name.startswith(_DISPLAY):
            near = nearest(child.name[:80], PARTS)
            severity = Severity.ERROR if near else Severity.WARNING
            remedy = f"did you mean {near}?" if near else "it is left alone"
            yield Misfit(child.start, f"<{shown(child.name, 40)}>", "an element of a task", remedy, severity)


def _inside(element: Element) -> Iterator[Misfit]:
    rule = RULES[element.name]
    yield from _attributes(element, rule)
    if not rule.text and element.text.strip():
        found = f"{shown(element.text.strip(), 30)!r} inside <{element.name}>"
        at = element.inside
        yield Misfit(at, found, "elements only" if rule.children else "nothing", "take it out")
    for child in element.children:
        if child.name in rule.children:
            yield from _inside(child)
        elif child.name not in rule.others and not child.name.startswith(_DISPLAY):
            near = nearest(child.name[:80], rule.children)
            expected = " or ".join(f"<{name}>" for name in rule.children) or "no elements"
            remedy = f"did you mean <{near}>?" if near else _home(child.name)
            yield Misfit(child.start, f"<{shown(child.name, 40)}> inside <{element.name}>", expected, remedy)


def _home(name: str) -> str:
    """Return the remedy for an element that stands in the wrong place."""
    homes = [home for home, rule in RULES.items() if name in rule.children]
    homes += [TASK] if name in PARTS else []
    return f"put it into <{homes[0]}>" if homes else "take it out"


def _attributes(element: Element, rule: Rule) -> Iterator[Misfit]:
    known = (*rule.attributes, *rule.others)
    for name, attribute in element.attributes.items():
        if rule.open or name in known or name.startswith(_DISPLAY):
            continue
        near = nearest(name[:80], rule.attributes)
        expected = ", ".join(rule.attributes) or "no attributes"
        remedy = f"did you mean {near}?" if near else "take it out"
        yield Misfit(attribute.start, f"attribute {shown(name, 40)} of <{element.name}>", expected, remedy)
    for name in rule.required:
        if not (element.get(name) or "").strip():
            found = f"<{element.name}> without {name}"
            place = element.attributes.get(name)
            at = element.start if place is None else place.value_start
            yield Misfit(at, found, f'{name}="…"', "write it")
