"""Coreference classes as labels: items are mentions, the label is the set of mentions of the same class."""

from annotally.annotators.comparison import MultiComparison
from annotally.comparison.items import NONE
from annotally.model.chains import classes, references
from annotally.scoring.agreement.data import ItemLabel, LabelledDocument


class MentionClasses:
    """Sets of mentions as labels, ``3.1|3.7``: the document's place and those of its items.

    Passonneau, Computing Reliability for Coreference Annotation (2004), has such sets under distances that
    count how much two of them share.
    """

    def __init__(self, comparison: MultiComparison) -> None:
        self._comparison = comparison
        self._places = {document: place for place, document in enumerate(sorted(comparison.documents), 1)}

    def read(self, document: str) -> LabelledDocument:
        """Return the class of each mention by each annotator; None for an annotator without the mention.

        A mention without links is a class of its own. Sets hold the mentions that are items, so that those
        of two annotators can be compared.
        """
        comparison = self._comparison
        items = comparison.items(document)
        ref_slot = comparison.task.reading.ref_slot
        # One column of labels for each annotator, over the items of the document; the columns are turned into
        # rows at the end. An item that an annotator lacks keeps None. Linear in mentions.
        columns: list[list[ItemLabel]] = []
        for annotator, instances in enumerate(comparison.sides.instances(document)):
            place = {
                item.members[annotator]: number
                for number, item in enumerate(items)
                if item.members[annotator] != NONE
            }
            labels: list[ItemLabel] = [None] * len(items)
            for group in classes(references(document, instances, ref_slot)):
                members = sorted(place[member] for member in group if member in place)
                name = "|".join(f"{self._places[document]}.{member + 1}" for member in members)
                for member in members:
                    labels[member] = name
            columns.append(labels)
        return LabelledDocument(document, tuple(zip(*columns, strict=True)))
