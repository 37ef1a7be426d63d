"""The result of an aggregation: a distribution over labels for each item, and the parameters of the model."""

from dataclasses import dataclass
from math import log2

# Models differ in their parameters and agree in what they say of an item: a probability for each label.
# Outputs and rules look at that alone, so that another model needs no other form.

Distribution = tuple[float, ...]
"""A probability for each label."""
_TIE = 1e-9
"""Probabilities this near each other are a tie: floats of equal quantities differ by less."""


@dataclass(frozen=True, slots=True)
class LabelEstimate:
    """Distributions of all items in the order of the input, over ``labels``.

    What a model does not have is None: majority vote has no priors and no likelihood.
    """

    model: str
    labels: tuple[str, ...]
    distributions: tuple[Distribution | None, ...]
    """None for an item without a label."""
    reliability: tuple[float | None, ...]
    """Of each annotator how often the label is right by the model; of MACE the competence.

    None for an annotator without labels.
    """
    confusion: tuple[tuple[Distribution, ...], ...] = ()
    """Of each annotator a line for each true label: how probable each label is that the annotator gives."""
    priors: Distribution | None = None
    log_likelihood: float | None = None
    iterations: int = 0
    converged: bool | None = None
    seed: int | None = None
    restarts: int = 0


def best_label(distribution: Distribution) -> int | None:
    """Return the number of the most probable label; None where several are equally probable."""
    highest = max(distribution)
    numbers = [number for number, share in enumerate(distribution) if share > highest - _TIE]
    return numbers[0] if len(numbers) == 1 else None


def entropy(distribution: Distribution) -> float:
    """Return the entropy of a distribution in bits."""
    return -sum(share * log2(share) for share in distribution if share > 0) + 0.0
