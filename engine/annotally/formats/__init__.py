"""Readers and writers, one module per format; they know no task. The registry is the only list of them."""

from annotally.formats import (
    brat,
    conll_coreference,
    ctm,
    event_mentions,
    gate_xml,
    mat_json,
    muc34_templates,
    muc34_texts,
    muc_templates,
    plain,
    sgml,
    stm,
    token_columns,
    token_tables,
    trn,
    webanno,
)
from annotally.formats.base import Format
from annotally.formats.recognised import REFUSED

FORMATS: tuple[Format, ...] = (
    sgml.FORMAT,
    muc_templates.FORMAT,
    muc34_templates.FORMAT,
    muc34_texts.FORMAT,
    brat.FORMAT,
    gate_xml.FORMAT,
    mat_json.FORMAT,
    webanno.FORMAT,
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
