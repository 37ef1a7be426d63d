"""The entry of a stand-off format in the registry, made of its tool."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from annotally.formats.base import Format, Sign
from annotally.formats.capabilities import Capabilities, Capability, PlaceUnit
from annotally.formats.empty_files import silent_lines
from annotally.formats.slot_limits import column_limit, several_limit
from annotally.formats.standoff.reading import read_records
from annotally.formats.standoff.records import StandoffTool
from annotally.formats.standoff.unread import finder_of
from annotally.formats.standoff.writing import write_records
from annotally.model.wording import Wording


def _capabilities(tool: StandoffTool) -> Capabilities:
    # Features of every stand-off format first, then those that the tool declares.
    features = {Capability.TEXT, Capability.PLACES, Capability.NESTED, Capability.CROSSING}
    limits = {Capability.ANNOTATORS: Wording("one is written")}
    for feature, has_it in (
        (Capability.RELATIONS, tool.relations),
        (Capability.ATTRIBUTES, tool.values),
        (Capability.OPTIONAL, tool.values),
        (Capability.VALUES, tool.several_values),
        (Capability.DISCONTINUOUS, tool.discontinuous),
        (Capability.TYPED, tool.typed),
    ):
        features |= {feature} if has_it else set()
    if tool.values:
        limits[Capability.COMMENTS] = Wording("as an attribute")
    if tool.relation_values:
        limits[Capability.RELATION_ATTRIBUTES] = Wording("further labels and the direction")
    return Capabilities(frozenset(features), limits, PlaceUnit.CODE_POINTS, "json:" if tool.typed else "")


def standoff_format(
    tool: StandoffTool, sign: Sign, suffixes: tuple[str, ...], annotators: Callable[[str], Iterator[str]]
) -> Format:
    """Return the format of JSON that a tool writes.

    ``annotators`` yields the names of annotators in the text of a file, which may be cut off.
    """

    def layers(text: str) -> Sequence[str]:
        return list(dict.fromkeys(annotators(text)))

    return Format(
        name=tool.name,
        title=tool.title,
        carries_text=True,
        carries_annotations=True,
        sign=sign,
        read=partial(read_records, tool),
        write=partial(write_records, tool),
        slot_limits=several_limit if tool.several_values else column_limit,
        suffixes=suffixes,
        claims_suffixes=".json" not in suffixes,  # a new .json is MAT's
        layers=layers,
        silent=silent_lines() if tool.lines else None,
        unread=finder_of(tool),
        capabilities=_capabilities(tool),
    )
