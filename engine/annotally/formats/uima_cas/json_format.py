"""UIMA CAS JSON: documents with their annotations and type system, as INCEpTION writes them."""

from annotally.formats.base import Format, unnamed
from annotally.formats.capabilities import Capabilities, Capability, PlaceUnit
from annotally.formats.slot_limits import cas_limit
from annotally.formats.uima_cas.cas_json import NAME, find_object, read
from annotally.formats.uima_cas.unread import unread_json
from annotally.formats.uima_cas.writer import write_json
from annotally.model.wording import Wording

FORMAT = Format(
    name=NAME,
    title="UIMA CAS JSON",
    carries_text=True,
    carries_annotations=True,
    sign=find_object,
    read=read,
    write=write_json,
    slot_limits=cas_limit,
    says_name=unnamed,
    unread=unread_json,
    suffixes=(".json",),
    claims_suffixes=False,  # a new .json is MAT's
    one_document_a_file=True,
    capabilities=Capabilities(
        held=frozenset(
            {
                Capability.TEXT,
                Capability.PLACES,
                Capability.NESTED,
                Capability.CROSSING,
                Capability.ATTRIBUTES,
                Capability.VALUES,
                Capability.RELATIONS,
                Capability.RELATION_ATTRIBUTES,
                Capability.GROUPS,
                Capability.EVENTS,
                Capability.OBJECTS,
                Capability.OPTIONAL,
            }
        ),
        limits={Capability.COMMENTS: Wording("as an attribute")},
        unit=PlaceUnit.UTF16,
    ),
)
