"""MAT's comparison: configurable similarity, the best assignment of annotations, matches and clashes.

Source: mat-scoring-and-comparison.txt; rulings A1-A14.
"""

from functools import partial

from annotally.comparison.constraints import NONE, Constraints, bind
from annotally.comparison.result import LOSERS_KEPT, NO_PLACE, Level, NodeBuilder, Sides, UnitComparison
from annotally.methods.similarity.annotations import Kinds, SideAnnotations
from annotally.methods.similarity.nodes import Emission, SimilarityNodeCache
from annotally.methods.similarity.pairing import Measure, pair_up, strata_of
from annotally.methods.similarity.profiles import Profiles
from annotally.methods.similarity.row_keys import RowsOf, Shares
from annotally.methods.similarity.units import unit_amounts
from annotally.methods.similarity.user_functions import Functions
from annotally.scoring.tally import Status
from annotally.tasks.definition import TaskDefinition


class SimilarityComparer:
    """Compares documents for one task. Make one per task: it remembers what pairs of values have in common.

    Raises InputRefused, here or when comparing, for methods that are not there or fail, and for labels whose
    weights sum to 0 (A3).
    """

    def __init__(self, task: TaskDefinition) -> None:
        rules = task.similarity
        functions = Functions(rules.module)
        self._kinds = Kinds(rules)
        self._measure = Measure(Profiles(rules.profile, functions))
        self._strata = strata_of(rules.schema, rules.profile.strata)
        self._exact_first = rules.profile.exact_first
        self._scored = RowsOf(rules, functions), Shares()
        self._known = SimilarityNodeCache({}, {})

    def compare(self, document: str, sides: Sides, constraints: Constraints = NONE) -> UnitComparison:
        """Return the comparison of one document; a side without it counts as empty.

        Raises InputRefused for constraints that contradict each other, or would pair what never pairs (A4).
        """
        reference, hypothesis = (
            SideAnnotations(document, instances, self._kinds) for instances in sides.instances(document)
        )
        both = reference, hypothesis
        bound = bind(constraints, document, sides, partial(self._hindrance, both))
        pairing = pair_up(
            both, self._strata, self._measure, LOSERS_KEPT, bound, exact_first=self._exact_first
        )
        units = unit_amounts(sides.documents.get(document), both)
        builder = NodeBuilder()
        builder.open(Level.DOCUMENT, document, Status.NON, (NO_PLACE, NO_PLACE))
        Emission(builder, both, pairing, units, self._scored, self._known).emit()
        builder.close()
        nodes = builder.finish()
        return UnitComparison(document, nodes, nodes.table())

    def _hindrance(self, both: tuple[SideAnnotations, SideAnnotations], one: int, other: int) -> str:
        kinds = both[0].kinds[one], both[1].kinds[other]
        if kinds[0] is None or kinds[1] is None:
            return "one of them is not compared"
        labels = {kinds[0].true, kinds[1].true}
        if not any(labels <= stratum for stratum in self._strata):
            return "their labels are of different strata (A4, A8)"
        if both[0].spanned(one) is not both[1].spanned(other):
            return "only one of them has a span (A4)"
        unplaced = [side.places[number] is None for side, number in zip(both, (one, other), strict=True)]
        if any(unplaced) and not (all(unplaced) and len(labels) == 1):
            return "without an implied span only annotations of one label pair (A4)"
        return ""
