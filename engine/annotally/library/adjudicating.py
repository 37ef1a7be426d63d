"""Adjudication of annotators into a final key, by rules alone."""

from collections.abc import Collection, Mapping, Sequence

from annotally.library.comparing import request_among
from annotally.library.sides import GivenSide, PathLike, documents_of
from annotally.library.values import FinalKey
from annotally.service.rule_adjudication import OF_ONE, OMIT, RULES, RuleChoice, adjudicate_by_rules
from annotally.workspace.facade import open_workspace


def adjudicate(
    annotators: Mapping[str, GivenSide] | Sequence[GivenSide],
    task: str = "spans",
    *,
    rules: Sequence[str] = ("identical", "majority"),
    prefer: str = "",
    open: str = "",  # noqa: A002  # the option of the command line, by its name there
    text: PathLike | Sequence[PathLike] = (),
    names: Sequence[str] | None = None,
    format: str | None = None,  # noqa: A002  # the option of the command line, by its name there
    drop: Collection[str] = (),
    layer: str | None = None,
    encoding: str | None = None,
    labels: Mapping[str, str] | None = None,
) -> FinalKey:
    """Make the final key of two to nine annotators by rules, one after the other, as the window runs them.

    ``rules`` are ``identical``, ``unanimous``, ``majority``, ``majority-links`` (of coreference), and
    ``counted-equal`` and ``optional-differs``, which take what the annotator ``prefer`` has. ``open`` is what
    becomes of objects that no rule decides: ``omit`` leaves them out, an annotator's name takes them as that
    one has them; without it they refuse the key. ``format`` and ``drop`` are those of the key's files, by
    themselves those of the first annotator. Raises InputRefused with all that stands in the way of the key,
    ValueError for other rules and names, and as `agreement` does.
    """
    # Everything asked for is checked before anything is read. The rules then run in their order, each on what
    # those before it left open: so ``identical`` ahead of ``majority`` keeps its name in the counts, and what
    # is left at the end has one outcome for all types.
    request = request_among(
        annotators, task, text, names=names, format_name=None, layer=layer, encoding=encoding, labels=labels
    )
    called = [side.name for side in request.sides]
    unknown = [rule for rule in rules if rule not in RULES]
    if unknown:
        raise ValueError(f"there is no rule {unknown[0]!r}; there are {', '.join(RULES)}")
    if any(rule in OF_ONE for rule in rules) and prefer not in called:
        raise ValueError(f"prefer names an annotator, one of {', '.join(called)}, not {prefer!r}")
    if open not in ("", OMIT, *called):
        raise ValueError(f"open is {OMIT!r} or one of {', '.join(called)}, not {open!r}")
    preferred = called.index(prefer) if prefer in called else 0
    workspace = open_workspace(request)
    key = adjudicate_by_rules(
        workspace,
        workspace.task.name,
        [RuleChoice(rule, preferred) for rule in rules],
        called.index(open) if open in called else None,
        omits_open=open == OMIT and OMIT not in called,
        format_name=format,
        drop=drop,
    )
    return FinalKey(
        key.format, documents_of(key.content), key.decided, key.content.warnings, key.sources, key.content
    )
