"""CoNLL-U with entities in its last column, as CorefUD, GUM and taggers write them."""

from annotally.formats.base import Format, unnamed
from annotally.formats.capabilities import Capabilities, Capability, PlaceUnit
from annotally.formats.conll.tags import is_sound
from annotally.formats.conllu.nodes import CONLLU
from annotally.formats.conllu.reader import ENTITY_SLOT, NAME, layers_in, read, read_key
from annotally.formats.conllu.recognition import first_word, head_of
from annotally.formats.conllu.unread import same_but_for_last_cells, unread_of
from annotally.formats.conllu.writer import TITLE, write
from annotally.formats.empty_files import silent_lines
from annotally.formats.slot_limits import column_limit
from annotally.model.token_boundaries import ExtentUnit
from annotally.model.wording import Wording


def find_table(beginning: str) -> int:
    """Return where the first comment or word of CoNLL-U stands; -1 in all other files.

    A word has ten cells, of which the last is no tag, as it is in token columns.
    """
    cells = first_word(beginning, CONLLU.columns)
    last = cells[CONLLU.annotations] if cells else "O"
    return head_of(beginning) if last == "_" or not is_sound(last) else -1


FORMAT = Format(
    name=NAME,
    title=TITLE,
    carries_text=True,
    carries_annotations=True,
    sign=find_table,
    read=read,
    write=write,
    slot_limits=column_limit,
    extents=ExtentUnit.TOKENS,
    says_name=unnamed,
    suffixes=(".conllu",),
    layers=layers_in,
    silent=silent_lines("#"),
    unread=unread_of(CONLLU, read_key),
    same_unread=same_but_for_last_cells,
    capabilities=Capabilities(
        held=frozenset(
            {
                Capability.PLACES,
                Capability.DISCONTINUOUS,
                Capability.NESTED,
                Capability.CROSSING,
                Capability.ATTRIBUTES,
                Capability.OPTIONAL,
                Capability.TOKENS,
            }
        ),
        limits={
            Capability.TEXT: Wording("its words, white space may change"),
            Capability.EVENTS: Wording("links between mentions"),
            Capability.COMMENTS: Wording("as an attribute"),
        },
        unit=PlaceUnit.TOKENS,
        own_slots=frozenset({ENTITY_SLOT}),
    ),
)
