"""MAT's comparison: configurable similarity, the best assignment of annotations, matches and clashes.

Source: mat-scoring-and-comparison.txt; rulings A1-A14.
"""

from collections.abc import Iterable, Mapping
from functools import partial

from annotally.comparison.constraints import FREE, NONE, Bound, Constraints, bind
from annotally.comparison.node_builder import NodeBuilder, NodeCache, OutlineBuilder
from annotally.comparison.result import (
    LOSERS_KEPT,
    LabelPair,
    Nodes,
    Sides,
    UnitComparison,
    UnitTotals,
)
from annotally.matching.candidates import IndexPair
from annotally.methods.similarity.annotations import Kinds, SideAnnotations
from annotally.methods.similarity.dimensions import ONE
from annotally.methods.similarity.isolated import IsolatedAnnotations, is_ascending
from annotally.methods.similarity.measure import (
    AnnotationSides,
    KindPair,
    PlacePair,
    ScoredPair,
    SimilarityMeasure,
    SimilarityRatio,
)
from annotally.methods.similarity.nodes import Emission, MatchCounts
from annotally.methods.similarity.pairing import DocumentPairing, Steps, list_strata, pair_annotations
from annotally.methods.similarity.profiles import TagProfiles
from annotally.methods.similarity.reweighing import (
    PreparedDocuments,
    differ_in_weights,
    matched_pairs,
    with_other_reasons,
)
from annotally.methods.similarity.row_keys import RowFinder, RowTotals, ShareBundles
from annotally.methods.similarity.totals import PairEntries, count_label_pairs
from annotally.methods.similarity.units import count_units, tokens_of
from annotally.methods.similarity.user_functions import Functions
from annotally.model.text import TokenRanges
from annotally.model.wording import NO_WORDS, Wording
from annotally.tasks.definition import TaskDefinition
from annotally.tasks.similarity.labels import TOKEN_LABEL


class SimilarityComparer:
    """Compares documents for one task. Make one per task: it caches similarities of pairs of values.

    Raises InputRefused, here or when comparing, for methods that are missing or fail, and for labels with
    weights that sum to 0 (A3).
    """

    def __init__(self, task: TaskDefinition, prepared: PreparedDocuments | None = None) -> None:
        rules = task.similarity
        functions = Functions(rules.module)
        self._task = task
        self._kinds = Kinds(rules)
        self._prepared = prepared
        """Annotations kept for another change of weights; None: they are not kept."""
        self._alike: dict[SimilarityComparer, bool] = {}
        """Of other comparers, whether all that is different are weights."""
        self._profiles = TagProfiles(rules.profile, functions)
        self._measure = SimilarityMeasure(self._profiles)
        self._strata = list_strata(rules.schema, rules.profile.strata)
        self._exact_first = rules.profile.exact_first
        self._rows, self._bundles = RowFinder(rules, functions), ShareBundles()
        self._cache = NodeCache({}, {})

    def compare(self, document: str, sides: Sides, constraints: Constraints = NONE) -> UnitComparison:
        """Return the comparison of one document; a side without it counts as empty.

        Raises InputRefused for constraints that contradict each other, or would pair what never pairs (A4).
        """
        builder = NodeBuilder(self._cache.passages)
        label_pairs = self._append_all(builder, document, sides, constraints)
        return builder.unit(document, label_pairs=label_pairs)

    def outlined(self, document: str, sides: Sides) -> UnitComparison:
        """Return the comparison of one document with its outline; nodes are made by another comparison."""
        builder = OutlineBuilder(self._cache.passages)
        label_pairs = self._append_all(builder, document, sides, NONE)
        builder.close()
        outline = builder.outline()

        def make_nodes() -> Nodes:
            return self.compare(document, sides).nodes

        return UnitComparison(
            document, make_nodes, outline.table(), label_pairs=label_pairs, outline_maker=lambda: outline
        )

    def _append_all(
        self, builder: NodeBuilder, document: str, sides: Sides, constraints: Constraints
    ) -> Mapping[LabelPair, int]:
        """Append the nodes of a document, which stays open; return how many pairs have which labels."""
        # Annotations are prepared, paired stratum by stratum, counted in units of the text, and written as
        # nodes; the table is the sum over the nodes. By hand isolated annotations may be paired otherwise.
        text = sides.documents.get(document)
        isolated = IsolatedAnnotations(text, sides.stored_instances(document))
        if not constraints:
            isolated.find(self._kinds, self._measure.twin_direction)
        reference, hypothesis = (
            SideAnnotations(document, instances, self._kinds, isolated.numbers[side], isolated.kinds[side])
            for side, instances in enumerate(sides.instances(document))
        )
        side_annotations = reference, hypothesis
        bound = bind(constraints, document, sides, partial(self._hindrance, side_annotations))
        pairing = self._pair(side_annotations, LOSERS_KEPT, bound)
        for kind, numbers in isolated.twins():
            direction = self._measure.twin_direction(kind)
            assert direction is not None
            pairing.add(ScoredPair(numbers, ONE, direction))
        units = count_units(text, side_annotations, isolated.tokens)
        isolated.count_units(units)
        builder.open_document(document)
        counts = MatchCounts(PairEntries(self._rows, side_annotations, units), self._bundles)
        Emission(builder, side_annotations, pairing, counts, self._cache).emit()
        return count_label_pairs(self._rows, side_annotations, pairing)

    def totals(self, document: str, sides: Sides, constraints: Constraints = NONE) -> UnitTotals:
        """Return the totals of one document as `compare` has them, without making nodes."""
        # Isolated annotations are counted by kind; the pairing has the remaining ones, in the same order.
        if constraints:
            return self.compare(document, sides, constraints).totals
        text = sides.documents.get(document)
        isolated = IsolatedAnnotations(text, sides.stored_instances(document))
        if not self._rows.has_decompositions:
            isolated.find(self._kinds, self._measure.twin_direction, self._weigh)
        reference, hypothesis = isolated.make_others(document, self._kinds)
        side_annotations = reference, hypothesis
        pairing = self._pair(side_annotations, 0)
        units = count_units(text, side_annotations, isolated.tokens, isolated.token_ranges)
        totals = RowTotals()
        isolated.add_all(self._rows, totals, units)
        PairEntries(self._rows, side_annotations, units).add_all(pairing, totals)
        label_pairs = count_label_pairs(self._rows, side_annotations, pairing)
        for labels, count in isolated.label_pairs(self._rows):
            label_pairs[labels] += count
        return UnitTotals(totals.table(), label_pairs)

    def uncut_tokens(self, document: str, sides: Sides) -> TokenRanges | None:
        """Return the tokens of a document where passages can be compared by themselves, else None.

        They can where annotations do not point to each other, and no function of the owner may see them all.
        """
        labels = self._task.similarity.schema.labels
        instances = sides.instances(document)
        listed = any(item.type == TOKEN_LABEL for side in instances for item in side)
        points = any(attribute.points for label in labels for attribute in label.attributes)
        if points or listed or self._rows.has_decompositions or self._task.similarity.module:
            return None
        text = sides.documents.get(document)
        tokens = ((), ()) if text is None or not text.text else tokens_of(text, instances)
        return tokens if is_ascending(tokens[1]) else None

    def _weigh(self, kinds: KindPair, places: PlacePair) -> SimilarityRatio | None:
        """Return the similarity of two annotations at some places; 0 in different strata (A8)."""
        labels = {kinds[0].true, kinds[1].true}
        if not any(labels <= stratum for stratum in self._strata):
            return 0, 1
        return self._measure.compare_places(kinds, places)

    def _pair(
        self, sides: AnnotationSides, candidates: int, bound: Bound = FREE, steps: Steps | None = None
    ) -> DocumentPairing:
        return pair_annotations(
            sides, self._strata, self._measure, candidates, bound, exact_first=self._exact_first, steps=steps
        )

    def followed_by(self, task: TaskDefinition) -> "SimilarityComparer":
        """Return a comparer by another task; annotations stay ready if only weights differ."""
        prepared = self._prepared if differ_in_weights(task, self._task) else None
        return SimilarityComparer(task, prepared or PreparedDocuments(Kinds(task.similarity)))

    def reweighed(
        self, document: str, sides: Sides, unit: UnitComparison, previous: object
    ) -> UnitComparison | None:
        """Return a document as `compare` would, from its ``unit`` by a ``previous`` comparer with its rows.

        None where the rows are others, or where that is too hard to tell.
        """
        if self._prepared is None or not isinstance(previous, SimilarityComparer):
            return None
        if previous not in self._alike:
            self._alike[previous] = differ_in_weights(self._task, previous._task)
        if not self._alike[previous]:
            return None
        side_annotations, steps = self._prepared.of(document, sides)
        if any(side.links for side in side_annotations):
            return None  # a target's similarity may depend on weights
        pairing = self._pair(side_annotations, 0, steps=steps)
        # Rows follow from the pairs, from whether each is a match, and from the dimensions of the profile,
        # which are the same ones here.
        pairs = {paired.numbers: paired.similarity == 1 for paired in pairing.pairs.values()}
        if pairs != matched_pairs(unit.nodes) or self._has_two_profiles(side_annotations, pairs):
            return None
        return with_other_reasons(unit, lambda: self.compare(document, sides).nodes.why)

    def _has_two_profiles(self, side_annotations: AnnotationSides, pairs: Iterable[IndexPair]) -> bool:
        """Tell whether the labels of a pair have two profiles, of which the weights choose one."""
        labels = {
            (key_kind.true, response_kind.true): (key_kind.label, response_kind.label)
            for reference, hypothesis in pairs
            if (key_kind := side_annotations[0].kinds[reference]) is not None
            and (response_kind := side_annotations[1].kinds[hypothesis]) is not None
        }
        return any(len(self._profiles.directions(*names)) > 1 for names in labels.values())

    def _hindrance(
        self, side_annotations: tuple[SideAnnotations, SideAnnotations], reference: int, hypothesis: int
    ) -> Wording:
        kinds = side_annotations[0].kinds[reference], side_annotations[1].kinds[hypothesis]
        if kinds[0] is None or kinds[1] is None:
            return Wording("one of the two is not compared")
        labels = {kinds[0].true, kinds[1].true}
        if not any(labels <= stratum for stratum in self._strata):
            return Wording("their labels are in different strata")
        if side_annotations[0].spanned(reference) is not side_annotations[1].spanned(hypothesis):
            return Wording("only one of the two has an extent")
        unplaced = [
            side.places[number] is None
            for side, number in zip(side_annotations, (reference, hypothesis), strict=True)
        ]
        if any(unplaced) and not (all(unplaced) and len(labels) == 1):
            return Wording("without an implied span only annotations of one label pair")
        return NO_WORDS
