"""Text filtering: whether a document is relevant to the scenario at all (manual, "content_name"; M12)."""

from collections.abc import Sequence

from annotally.comparison.result import TEXT_FILTER, Share
from annotally.methods.names import one_up_order
from annotally.model.instances import Instance
from annotally.scoring.tally import Column, Status
from annotally.tasks.definition import TextFilter


def relevant(text_filter: TextFilter, instances: Sequence[Instance]) -> bool:
    """Tell whether a side holds its document relevant.

    The template with the smallest one-up decides: by whether anything fills its content, optional or not.
    """
    wanted = text_filter.template.casefold()
    templates = [one for one in instances if one.type.casefold() == wanted]
    if not templates:
        return False
    content = min(templates, key=lambda one: one_up_order(one.name)).slot(text_filter.content)
    return content is not None and any(alternative.fills for alternative in content.alternatives)


def judgement(
    text_filter: TextFilter | None, sides: Sequence[Sequence[Instance]]
) -> tuple[Status, tuple[Share, ...], str]:
    """Return what a document's node says: COR where the sides agree, else INC; its share; the rule.

    Where the task does not ask, nothing.
    """
    if text_filter is None:
        return Status.NON, (), ""
    key, response = (relevant(text_filter, instances) for instances in sides)
    if key == response:
        return Status.COR, (Share(TEXT_FILTER, Column.COR),), "relevant" if key else "irrelevant"
    return Status.INC, (Share(TEXT_FILTER, Column.INC),), "relevant-in-key" if key else "relevant-in-response"
