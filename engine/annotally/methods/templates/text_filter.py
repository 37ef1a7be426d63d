"""Text filtering: the relevance of a document to the scenario (manual, "content_name"; M12)."""

from collections.abc import Sequence

from annotally.comparison.result import TEXT_FILTER, Share
from annotally.methods.names import one_up_order
from annotally.model.instances import Instance
from annotally.scoring.tally import CountColumn, Status
from annotally.tasks.definition import TextFilter


def is_relevant(text_filter: TextFilter, instances: Sequence[Instance]) -> bool:
    """Tell whether a side marks its document as relevant.

    The template with the smallest one-up decides: by whether anything fills its content, optional or not.
    """
    template_type = text_filter.template.casefold()
    templates = [instance for instance in instances if instance.type.casefold() == template_type]
    if not templates:
        return False
    content = min(templates, key=lambda instance: one_up_order(instance.name)).slot(text_filter.content)
    return content is not None and any(alternative.fills for alternative in content.alternatives)


def judge_relevance(
    text_filter: TextFilter | None, sides: Sequence[Sequence[Instance]]
) -> tuple[Status, tuple[Share, ...], str]:
    """Return status, share and rule of a document's node: COR where the sides agree, else INC.

    NON, no share and an empty rule for a task without a text filter.
    """
    if text_filter is None:
        return Status.NON, (), ""
    key, response = (is_relevant(text_filter, instances) for instances in sides)
    if key == response:
        return Status.COR, (Share(TEXT_FILTER, CountColumn.COR),), "relevant" if key else "irrelevant"
    return (
        Status.INC,
        (Share(TEXT_FILTER, CountColumn.INC),),
        "relevant-in-key" if key else "relevant-in-response",
    )
