"""Whether a document is relevant to the scenario at all (M12)."""

import pytest

from annotally.comparison.result import TEXT_FILTER, Share
from annotally.methods.templates.text_filter import is_relevant, judge_relevance
from annotally.model.instances import Instance
from annotally.scoring.tally import CountColumn, Status
from annotally.tasks.definition import TextFilter
from support.builders import instance, optional_fill, pointer, slot

FILTER = TextFilter()
EVENT = pointer("EVENT-1")


def template(name: str, *contents: object, kind: str = "TEMPLATE", optional: bool = False) -> Instance:
    return instance(kind, name, slot(FILTER.content, list(contents), optional=optional))


@pytest.mark.parametrize(
    ("instances", "expected"),
    [
        ([], False),
        ([instance("EVENT", "1", slot(FILTER.content, EVENT))], False),
        ([instance("TEMPLATE", "1")], False),
        ([instance("TEMPLATE", "1", slot(FILTER.content))], False),
        ([template("1")], False),
        ([template("1", EVENT)], True),
        ([template("1", "a string")], True),
        ([template("1", optional_fill("x"))], True),
        ([template("1", EVENT, optional=True)], True),
        ([template("1", EVENT, kind="Template")], True),
        ([instance("TEMPLATE", "1", slot(FILTER.content, [], [EVENT]))], True),
        ([template("10", EVENT), template("9")], False),
        ([template("10"), template("9", EVENT)], True),
        ([template("x", EVENT), template("10")], False),
    ],
)
def test_m12_the_template_with_the_smallest_one_up_decides_by_its_content(instances, expected):
    assert is_relevant(FILTER, instances) is expected


ANY, NONE = [template("1", EVENT)], [template("1")]


@pytest.mark.parametrize(
    ("key", "response", "status", "column", "rule"),
    [
        (ANY, ANY, Status.COR, CountColumn.COR, "relevant"),
        (NONE, NONE, Status.COR, CountColumn.COR, "irrelevant"),
        (NONE, [], Status.COR, CountColumn.COR, "irrelevant"),
        (ANY, NONE, Status.INC, CountColumn.INC, "relevant-in-key"),
        (NONE, ANY, Status.INC, CountColumn.INC, "relevant-in-response"),
    ],
)
def test_m12_a_document_is_correct_where_the_sides_agree(key, response, status, column, rule):
    assert judge_relevance(FILTER, (key, response)) == (status, (Share(TEXT_FILTER, column),), rule)


def test_a_task_that_does_not_ask_says_nothing():
    assert judge_relevance(None, (ANY, NONE)) == (Status.NON, (), "")
