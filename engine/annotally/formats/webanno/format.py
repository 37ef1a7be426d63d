"""WebAnno TSV 3: a token a line, annotations of any number of layers in its columns."""

from annotally.formats.base import Format, unnamed
from annotally.formats.capabilities import Capabilities, Capability, PlaceUnit
from annotally.formats.empty_files import silent_lines
from annotally.formats.slot_limits import webanno_limit
from annotally.formats.sniffing import begins_with
from annotally.formats.webanno.reader import NAME, layers_of, read
from annotally.formats.webanno.unread import unread
from annotally.formats.webanno.writer import write
from annotally.model.token_boundaries import ExtentUnit
from annotally.model.wording import Wording

FORMAT = Format(
    name=NAME,
    title="WebAnno TSV",
    carries_text=True,
    carries_annotations=True,
    sign=begins_with("#FORMAT=WebAnno TSV"),
    read=read,
    write=write,
    slot_limits=webanno_limit,
    extents=ExtentUnit.TOKEN_PARTS,
    says_name=unnamed,
    suffixes=(".tsv",),
    one_document_a_file=True,
    silent=silent_lines(),
    labels=layers_of,
    unread=unread,
    capabilities=Capabilities(
        held=frozenset(
            {
                Capability.TEXT,
                Capability.TOKENS,
                Capability.PLACES,
                Capability.NESTED,
                Capability.CROSSING,
                Capability.ATTRIBUTES,
                Capability.EVENTS,
                Capability.OPTIONAL,
            }
        ),
        limits={
            Capability.RELATIONS: Wording("from a source to a target"),
            Capability.RELATION_ATTRIBUTES: Wording("one value each"),
            Capability.COMMENTS: Wording("as an attribute"),
        },
        unit=PlaceUnit.TOKEN_CHARACTERS,
    ),
)
