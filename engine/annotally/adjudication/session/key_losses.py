"""The losses of a final key in another format than that of its files, and the key without them."""

from collections.abc import Collection, Mapping

from annotally.adjudication.project.messages import KeyLoss
from annotally.formats.capabilities import Capability, LossKind, Unheld, counted
from annotally.formats.losses import Loss
from annotally.model.annotation_sets import AnnotationSet
from annotally.model.diagnostics import InputRefused
from annotally.model.text import Document
from annotally.model.wording import Wording
from annotally.workspace.facade import Workspace
from annotally.workspace.fitting import fit

OF_DOCUMENTS: frozenset[LossKind] = frozenset({Capability.TOKENS, Capability.ANNOTATORS, Unheld.UNREAD})
"""Kinds that no annotation of the key has: the check of the key does not find them by itself."""


def key_losses(
    workspace: Workspace,
    annotations: AnnotationSet,
    format_name: str | None,
    side: int,
    documents: Mapping[str, Document],
) -> tuple[AnnotationSet, tuple[Loss, ...]]:
    """Return a key as a format holds it, and its losses; the key itself over files of its own format.

    ``documents`` have the texts that it is written with.

    A key that cannot be written at all loses nothing here: its check says why.
    """
    if format_name is None or format_name == annotations.format:
        return annotations, ()
    try:
        fitted = fit(annotations, documents, workspace.options[side], format_name)
    except InputRefused:
        return annotations, ()
    # A key has to come back as it was decided: what would be altered stays, and is a problem of the key.
    losses = tuple(loss for loss in fitted.losses if loss.kind is not Unheld.ALTERED)
    return fitted.annotations, losses


def unsettled(losses: Collection[Loss], drop: Collection[str]) -> list[Loss]:
    """Return the losses of kinds that nobody allowed."""
    return [loss for loss in losses if loss.kind not in drop]


def message_of(loss: Loss) -> KeyLoss:
    """Return a loss as the window shows it."""
    words = counted(loss.kind, loss.count)
    return KeyLoss(loss.kind.value, words, tuple(example.words() for example in loss.examples))


def finding_of(loss: Loss) -> tuple[Wording, Wording, Wording]:
    """Return finding, expectation and remedy about a loss that was not allowed."""
    return (
        Wording("the format cannot hold {losses}", losses=loss.words()),
        Wording("a format that holds them, or leave to leave them out"),
        Wording(
            "tick its box (in a command: --drop {kinds}), or choose another format", kinds=loss.kind.value
        ),
    )
