"""A quick proof that sides kept as columns differ in nothing that the task leaves out (C10)."""

from collections.abc import Sequence

from annotally.model.instance_columns import InstanceColumns
from annotally.model.instances import Instance
from annotally.workspace.uncompared.scope import DERIVED, Scope, SlotTreatment


def columns_agree(scope: Scope, sides: Sequence[Sequence[Instance]]) -> bool:
    """Tell whether the sides of a document certainly differ in nothing that is left out.

    False for all but instances in columns of slots (`InstanceColumns.slot_texts`), and where it is not clear.
    """
    # Instances are held against each other in groups, by what is compared of them, then by place and type. A
    # slot with one text everywhere differs in no group. A derived slot counts in the first grouping alone:
    # where its text follows from that of a compared slot, however that is spelled, it is one in each group.
    # So a few sets of texts take the place of the groups. Linear.
    kept_sides = [side for side in sides if isinstance(side, InstanceColumns) and len(side)]
    columns = [side.slot_texts() or {} for side in kept_sides]
    is_kept = len(columns) == len(sides) and all(columns)
    layout = _common_layout(scope, [side.example for side in kept_sides]) if is_kept else None
    if layout is None or layout.stands or layout.fills:
        return False
    names = list(columns[0])
    if not names or any(list(texts) != names for texts in columns):
        return False

    def joined(place: int) -> list[str]:
        return [text for side in columns for text in side[names[place]]]

    def agrees(place: int) -> bool:
        texts = joined(place)
        if len(set(texts)) == 1:
            return True
        compared_slots = map(joined, reversed(layout.compared))
        is_derived = names[place].casefold() in DERIVED
        return is_derived and any(_follows(texts, slot_texts) for slot_texts in compared_slots)

    return all(map(agrees, (*layout.left_out, *layout.marks)))


def _common_layout(scope: Scope, samples: Sequence[Instance]) -> SlotTreatment | None:
    """Return the layout that all instances like these have; None where they may have others, or have none."""
    if scope.drops_singletons or scope.wide_layouts(samples) is None:
        return None
    layout, *further_layouts = scope.layouts(samples)
    return layout if all(candidate is layout for candidate in further_layouts) else None


def _follows(texts: Sequence[str], compared: Sequence[str]) -> bool:
    """Tell whether equal texts of a slot, without case, always go with the same text of another."""
    folded = list(map(str.casefold, compared))
    return len(set(folded)) == len(set(zip(folded, texts, strict=True)))
