"""UIMA CAS XMI: documents with their annotations, as INCEpTION, WebAnno and other tools export them."""

from annotally.formats.base import Format, unnamed
from annotally.formats.capabilities import Capabilities, Capability, PlaceUnit
from annotally.formats.slot_limits import cas_limit
from annotally.formats.uima_cas.library import TYPE_SYSTEM
from annotally.formats.uima_cas.unread import unread_xmi
from annotally.formats.uima_cas.writer import write_xmi
from annotally.formats.uima_cas.xmi import NAME, find_root, read, type_systems_beside
from annotally.model.wording import Wording

FORMAT = Format(
    name=NAME,
    title="UIMA CAS XMI",
    carries_text=True,
    carries_annotations=True,
    sign=find_root,
    read=read,
    write=write_xmi,
    slot_limits=cas_limit,
    beside=type_systems_beside,
    says_name=unnamed,
    unread=unread_xmi,
    suffixes=(".xmi",),
    one_document_a_file=True,
    shared=TYPE_SYSTEM,
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
