"""Readers and writers, one module per format; they know no task. The registry is the only list of them."""

from annotally.formats import doccano, prodigy, pubtator, span_table
from annotally.formats import plain_text as plain
from annotally.formats.base import Format
from annotally.formats.bioc import format as bioc
from annotally.formats.bioc import json_format as bioc_json
from annotally.formats.brat import format as brat
from annotally.formats.conll import coreference as conll_coreference
from annotally.formats.conll import format as token_columns
from annotally.formats.conllu import format as conllu
from annotally.formats.conllu import universal_ner
from annotally.formats.event_mentions import format as event_mentions
from annotally.formats.event_mentions import token_tables
from annotally.formats.gate import format as gate_xml
from annotally.formats.inline_xml import format as inline_xml
from annotally.formats.knowtator import format as knowtator
from annotally.formats.knowtator import project_format as knowtator_2
from annotally.formats.label_studio import format as label_studio
from annotally.formats.mae import format as mae
from annotally.formats.mat_json import format as mat_json
from annotally.formats.mmax import format as mmax
from annotally.formats.muc34 import format as muc34_templates
from annotally.formats.muc34 import texts as muc34_texts
from annotally.formats.muc_templates import format as muc_templates
from annotally.formats.sgml import format as sgml
from annotally.formats.spacy import format as spacy
from annotally.formats.tei import format as tei
from annotally.formats.transcripts import ctm, stm, trn
from annotally.formats.uima_cas import json_format, xmi_format
from annotally.formats.unsupported import REFUSED
from annotally.formats.web_annotation import format as web_annotation
from annotally.formats.webanno import format as webanno

FORMATS: tuple[Format, ...] = (
    sgml.FORMAT,
    muc_templates.FORMAT,
    muc34_templates.FORMAT,
    muc34_texts.FORMAT,
    brat.FORMAT,
    gate_xml.FORMAT,
    mae.FORMAT,
    bioc.FORMAT,
    tei.FORMAT,
    mmax.FORMAT,
    bioc_json.FORMAT,
    pubtator.FORMAT,
    knowtator.FORMAT,
    knowtator_2.FORMAT,
    mat_json.FORMAT,
    webanno.FORMAT,
    xmi_format.FORMAT,
    json_format.FORMAT,
    inline_xml.FORMAT,
    spacy.FORMAT,
    doccano.FORMAT,
    prodigy.FORMAT,
    label_studio.FORMAT,
    web_annotation.FORMAT,
    span_table.FORMAT,
    conllu.FORMAT,
    universal_ner.FORMAT,
    token_columns.FORMAT,
    conll_coreference.FORMAT,
    event_mentions.FORMAT,
    token_tables.FORMAT,
    ctm.FORMAT,
    stm.FORMAT,
    trn.FORMAT,
    *REFUSED,
    plain.FORMAT,
)
"""Every format, the surer first: of two that rate a file alike the earlier is taken."""
