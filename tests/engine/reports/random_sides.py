"""Random tasks with both sides of a document, a response that is a second key among them (M19)."""

from dataclasses import replace

from hypothesis import strategies as st

from annotally.model.instances import Instance
from annotally.tasks.definition import ScoringMethod, TaskDefinition
from engine.methods import corpora

Drawn = tuple[TaskDefinition, list[Instance], list[Instance]]


@st.composite
def two_sides(draw: st.DrawFn, most: int = 5) -> Drawn:
    """A task, a key and a response; two keys have alternatives and optional things on both sides."""
    position, keys = draw(st.booleans()), draw(st.booleans())
    method = ScoringMethod.KEY2KEY if keys else ScoringMethod.KEY2RESPONSE
    task = replace(draw(corpora.tasks(position=position)), scoring_method=method)
    key = draw(corpora.sides(position=position, most=most))
    return task, key, draw(corpora.sides(plain=not keys, position=position, most=most))
