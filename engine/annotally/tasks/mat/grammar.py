"""The grammar of the elements of a MAT task file that the program reads: attributes and children.

Source: mat-scoring-and-comparison.txt. What MAT keeps in the same file for its own sake (workflows, display,
settings) is known by name and left alone. ``by_extent`` (A15) and ``exact_first`` (C11) are the program's
own: it writes them into files of tasks made from the data.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from annotally.formats.xml_places import Element
from annotally.model.diagnostics import Severity
from annotally.model.source_diagnostics import shown
from annotally.model.wording import Wording, join_or, verbatim
from annotally.tasks.near_names import nearest

TASK = "task"
TASKS = "tasks"


@dataclass(frozen=True, slots=True)
class ElementRule:
    """The parts of an element. ``foreign`` are attributes and children of MAT that the program ignores."""

    attributes: tuple[str, ...] = ()
    required: tuple[str, ...] = ()
    children: tuple[str, ...] = ()
    foreign: tuple[str, ...] = ()
    open: bool = False
    """Whether it may have further attributes: they are options of a method."""
    text: bool = False
    """Whether its characters have a meaning."""


RULES = {
    "annotation_set_descriptors": ElementRule(
        children=("annotation_set_descriptor",), foreign=("all_annotations_known", "inherit")
    ),
    "annotation_set_descriptor": ElementRule(
        ("name", "category"), children=("annotation", "attribute"), foreign=("managed_by_steps",)
    ),
    "annotation": ElementRule(
        ("label", "span"), ("label",), foreign=("all_attributes_known", "processable", "hue", "category")
    ),
    "attribute": ElementRule(
        ("of_annotation", "name", "type", "aggregation"),
        ("of_annotation", "name"),
        ("choice", "label_restriction"),
        foreign=(
            *("optional", "default", "default_is_text_span", "distinguishing_attribute_for_equality"),
            *("range", "from", "to", "use_choice_menu"),
        ),
    ),
    "choice": ElementRule(("effective_label",), text=True),
    "label_restriction": ElementRule(("label", "by_extent"), ("label",), foreign=("attributes",)),
    "similarity_profile": ElementRule(("name", "exact_first"), children=("stratum", "tag_profile")),
    "stratum": ElementRule(("true_labels",), ("true_labels",)),
    "tag_profile": ElementRule(("true_labels",), ("true_labels",), ("attr_equivalences", "dimension")),
    "attr_equivalences": ElementRule(("name", "equivalences", "attrs"), ("name",)),
    "dimension": ElementRule(("name", "weight", "method"), ("name", "weight"), open=True),
    "score_profile": ElementRule(
        ("name",),
        children=("aggregation", "attr_decomposition", "partition_decomposition", "label_limitation"),
    ),
    "aggregation": ElementRule(("name", "true_labels"), ("name", "true_labels")),
    "attr_decomposition": ElementRule(("attrs", "true_labels"), ("attrs",)),
    "partition_decomposition": ElementRule(("method", "true_labels"), ("method",)),
    "label_limitation": ElementRule(("true_labels",), ("true_labels",)),
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
"""The prefix of attributes and elements for display."""


@dataclass(frozen=True, slots=True)
class Misfit:
    """A part of a file against the grammar: its offset, a message, the expectation, and the remedy."""

    at: int
    found: Wording
    expected: Wording
    remedy: Wording
    severity: Severity = Severity.ERROR


def misfits(task: Element) -> Iterator[Misfit]:
    """Find misplaced parts of a task and its elements; unknown foreign parts bring a warning."""
    for child in task.children:
        if child.name in PARTS:
            yield from _find_inside(child)
        elif child.name not in FOREIGN and not is_display(child.name):
            near = nearest(child.name[:80], PARTS)
            severity = Severity.ERROR if near else Severity.WARNING
            remedy = Wording("did you mean {name}?", name=near) if near else Wording("it is not read")
            yield Misfit(
                child.start,
                Wording("<{child}>", child=shown(child.name, 40)),
                Wording("an element of a task"),
                remedy,
                severity,
            )


def is_display(name: str) -> bool:
    """Tell whether an attribute or element is for display."""
    return name.startswith(_DISPLAY)


def _find_inside(element: Element) -> Iterator[Misfit]:
    # Only elements of the grammar are entered: foreign ones are skipped with everything inside them.
    rule = RULES[element.name]
    yield from _attributes(element, rule)
    if not rule.text and element.text.strip():
        message = Wording(
            "{text!r} inside <{element}>", text=shown(element.text.strip(), 30), element=element.name
        )
        at = element.inside
        yield Misfit(
            at,
            message,
            Wording("elements only") if rule.children else Wording("nothing"),
            Wording("remove it"),
        )
    for child in element.children:
        if child.name in rule.children:
            yield from _find_inside(child)
        elif child.name not in rule.foreign and not is_display(child.name):
            near = nearest(child.name[:80], rule.children)
            expected = join_or([f"<{name}>" for name in rule.children]) or Wording("no elements")
            remedy = Wording("did you mean <{name}>?", name=near) if near else _suggest_home(child.name)
            yield Misfit(
                child.start,
                Wording("<{child}> inside <{element}>", child=shown(child.name, 40), element=element.name),
                expected,
                remedy,
            )


def _suggest_home(name: str) -> Wording:
    """Return the remedy for a misplaced element."""
    homes = [home for home, rule in RULES.items() if name in rule.children]
    homes += [TASK] if name in PARTS else []
    return Wording("put it into <{element}>", element=homes[0]) if homes else Wording("remove it")


def _attributes(element: Element, rule: ElementRule) -> Iterator[Misfit]:
    # An unknown attribute is refused instead of ignored, since a misspelled one would change the scores
    # unnoticed. Names are cut before the nearest is sought: the distance costs the product of the lengths.
    for name in () if rule.open else element.attributes:
        if name in rule.attributes or name in rule.foreign or is_display(name):
            continue
        near = nearest(name[:80], rule.attributes)
        expected = verbatim(", ".join(rule.attributes)) or Wording("no attributes")
        remedy = Wording("did you mean {name}?", name=near) if near else Wording("remove it")
        place = element.attribute_places()[name]
        yield Misfit(
            place.start,
            Wording("attribute {name} of <{element}>", name=shown(name, 40), element=element.name),
            expected,
            remedy,
        )
    for name in rule.required:
        if not (element.get(name) or "").strip():
            message = Wording("<{element}> without {name}", element=element.name, name=name)
            yield Misfit(
                element.value_place(name), message, verbatim(f'{name}="…"'), Wording("add the attribute")
            )
