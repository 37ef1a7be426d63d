"""The registry of methods, by the name in a task's ``method``."""

from collections.abc import Mapping
from typing import Any, Protocol, runtime_checkable

from annotally.comparison.constraints import NONE, Constraints
from annotally.comparison.result import Sides, UnitComparison, UnitTotals
from annotally.model.entry_points import load_part
from annotally.model.plugins import METHODS as METHODS_GROUP
from annotally.model.plugins import guarded
from annotally.model.text import TokenRanges
from annotally.tasks.definition import TaskDefinition
from annotally.tasks.plugin_methods import plugin_method


class Comparer(Protocol):
    """Compares one pair of documents after the other for one task."""

    def compare(self, document: str, sides: Sides, constraints: Constraints = NONE) -> UnitComparison:
        """Return the comparison of one document; a side without it counts as empty (C6).

        Raises InputRefused for ``constraints`` that contradict each other, and for forced pairs that the
        method cannot make (C4).
        """
        ...

    def totals(self, document: str, sides: Sides, constraints: Constraints = NONE) -> UnitTotals:
        """Return the totals of one document as `compare` has them, without nodes where the method can."""
        ...


@runtime_checkable
class ReweighingComparer(Comparer, Protocol):
    """A comparer by weights, which takes over the rows of a comparison by other weights."""

    def followed_by(self, task: TaskDefinition) -> Comparer:
        """Return a comparer by another task; it keeps all that does not depend on weights."""
        ...

    def reweighed(
        self, document: str, sides: Sides, unit: UnitComparison, previous: object
    ) -> UnitComparison | None:
        """Return a document as `compare` would, from its ``unit`` by a ``previous`` comparer.

        None where it has to be compared.
        """
        ...


@runtime_checkable
class PassageComparer(Comparer, Protocol):
    """A comparer that can score a document as the sum of its passages, cut between annotations."""

    def uncut_tokens(self, document: str, sides: Sides) -> TokenRanges | None:
        """Return starts and ends of the tokens that no two passages may share, in code points.

        None where the totals are not those of passages, because annotations depend on others elsewhere.
        """
        ...


@runtime_checkable
class OutliningComparer(Comparer, Protocol):
    """A comparer that can leave out rows that are like others."""

    def outlined(self, document: str, sides: Sides) -> UnitComparison:
        """Return a document as `compare` does, with the outline of its nodes; these are made on request."""
        ...


METHODS: Mapping[str, str] = {
    "templates": "annotally.methods.templates.comparer:TemplateComparer",
    "coreference": "annotally.methods.coreference.comparer:CoreferenceComparer",
    "event-mentions": "annotally.methods.event_mentions.comparer:EventMentionComparer",
    "similarity": "annotally.methods.similarity.comparer:SimilarityComparer",
    "span-matching": "annotally.methods.span_matching.comparer:SpanMatchingComparer",
    "speech": "annotally.methods.speech.comparer:SpeechComparer",
    "templettes": "annotally.methods.templettes.comparer:TempletteComparer",
}
"""The comparers, written as entry points are: imported when a task of their method is compared."""


def comparer_of(task: TaskDefinition) -> Comparer:
    """Return a comparer for a task, by the method that it names, of the program or of a plugin.

    Raises InputRefused, naming the distribution, for a plugin that fails, and KeyError for an unknown method.
    """
    built_in = METHODS.get(task.method)
    if built_in is not None:
        comparer: Comparer = load_part(built_in)(task)
        return comparer
    plugin = plugin_method(task.method)
    if plugin is None:
        raise KeyError(task.method)
    return _PluginComparer(task.method, guarded(METHODS_GROUP, task.method, plugin.comparer)(task))


class _PluginComparer:
    """A comparer of a plugin, which raises InputRefused alone, naming the distribution."""

    def __init__(self, name: str, comparer: Any) -> None:
        # The protocol stands on this floor, the plugin's type below: it promises no more than an object.
        self._compare = guarded(METHODS_GROUP, name, comparer.compare)
        self._totals = guarded(METHODS_GROUP, name, comparer.totals)

    def compare(self, document: str, sides: Sides, constraints: Constraints = NONE) -> UnitComparison:
        """Return the comparison of one document, as the plugin makes it."""
        unit: UnitComparison = self._compare(document, sides, constraints)
        return unit

    def totals(self, document: str, sides: Sides, constraints: Constraints = NONE) -> UnitTotals:
        """Return the totals of one document, as the plugin makes them."""
        totals: UnitTotals = self._totals(document, sides, constraints)
        return totals
