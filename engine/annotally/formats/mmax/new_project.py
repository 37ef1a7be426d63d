"""New projects of MMAX2: their files and the names of these, in the tool's usual folders."""

import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, islice

from annotally.formats.base import ReadOptions
from annotally.formats.mmax.markables import USUAL_SET
from annotally.formats.mmax.project import (
    BASEDATA,
    COMMON_PATHS,
    LEVEL_ENDING,
    MARKABLES,
    WORDS_ENDING,
)
from annotally.formats.mmax.states import MarkableState, StateMaker, WordEnds, with_level
from annotally.formats.mmax.words import LAST_IN_PARAGRAPH, NO_SPACE, TRUE
from annotally.formats.span_writing import Refuser, has_pointers
from annotally.formats.xml_spelling import find_forbidden, spell_attribute, spell_tag, spell_text
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.instances import Instance
from annotally.model.text import Document
from annotally.model.wording import Wording

SCHEMES, CUSTOMIZATIONS, STYLES = "Schemes/", "Customizations/", "Styles/"
STYLE = "default_style.xsl"
_TOKEN = re.compile(r"[\w\u0300-\u036f]+|[^\w\s]")
_NO_SPACE, _LAST_IN_PARAGRAPH = f' {NO_SPACE}="{TRUE}"', f' {LAST_IN_PARAGRAPH}="{TRUE}"'
_SPACE = " "
_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'
_STYLE_SHEET = f"""{_DECLARATION}<xsl:stylesheet version="1.0"
 xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:mmax="org.eml.MMAX2.discourse.MMAX2DiscourseLoader">
<xsl:output method="text" indent="no" omit-xml-declaration="yes"/>
<xsl:strip-space elements="*"/>
<xsl:template match="words"><xsl:apply-templates/></xsl:template>
<xsl:template match="word">
<xsl:value-of select="mmax:registerDiscourseElement(@id)"/>
<xsl:if test="not(@{NO_SPACE})"><xsl:text> </xsl:text></xsl:if>
<xsl:value-of select="mmax:setDiscourseElementStart()"/>
<xsl:apply-templates/>
<xsl:value-of select="mmax:setDiscourseElementEnd()"/>
<xsl:if test="@{LAST_IN_PARAGRAPH}"><xsl:text>
</xsl:text></xsl:if>
</xsl:template>
</xsl:stylesheet>
"""
"""Shows the words one behind the other; markables are coloured by the customization of their level."""


def levels_of(annotations: AnnotationSet) -> list[str]:
    """Return the labels of the annotations with a place, each a level, in their order by letters."""
    # Relations have no place and no level: they become attributes of markables.
    return sorted(
        {
            instance.type
            for annotated in annotations.documents.values()
            for instance in annotated.instances
            if instance.extents
        }
    )


def names_of_files(annotations: AnnotationSet) -> tuple[str, ...]:
    """Return the names of the files of a new project, with their folders, in the order of `new_files`."""
    # In the same order as the texts of a project: document by document, then what these share.
    levels = levels_of(annotations)
    names: list[str] = []
    for name in annotations.documents:
        names += (f"{name}.mmax", f"{BASEDATA}{name}{WORDS_ENDING}")
        names += (f"{MARKABLES}{name}_{level}{LEVEL_ENDING}" for level in levels)
    for level in levels:
        names += (f"{SCHEMES}{level}_scheme.xml", f"{CUSTOMIZATIONS}{level}_customization.xml")
    return (*names, f"{STYLES}{STYLE}", COMMON_PATHS)


def new_files(
    annotations: AnnotationSet, documents: Mapping[str, Document], options: ReadOptions, refuser: Refuser
) -> tuple[str, ...]:
    """Return the texts of a new project: the files of each document, then those that all share.

    Raises InputRefused for what markables cannot hold.
    """
    # Schemes come behind all documents, since they declare the attributes that any of these has.
    levels = levels_of(annotations)
    attributes: dict[str, dict[str, None]] = {level: {} for level in levels}
    pointers = _relation_names(annotations)
    texts: list[str] = []
    for annotated in annotations.documents.values():
        document = refuser.document(annotated, documents)
        starts, ends = _tokens(annotated, document)
        names = [f"word_{number}" for number in range(1, len(starts) + 1)]
        words = WordEnds(dict(zip(starts, names, strict=True)), dict(zip(ends, names, strict=True)))
        states = _states(StateMaker(annotated, words, options, refuser), annotated.instances, levels)
        texts.append(_project(annotated.document))
        texts.append(_words(annotated, document, (starts, ends), refuser))
        for level in levels:
            of_level = [state for state in states if state.level == level]
            texts.append(_level(level, of_level))
            for state in of_level:
                attributes[level] |= dict.fromkeys(state.attributes)
    for level in levels:
        texts += (_scheme(level, attributes[level], pointers), _customization())
    return (*texts, _STYLE_SHEET, _common_paths(levels))


def _relation_names(annotations: AnnotationSet) -> frozenset[str]:
    return frozenset(
        instance.type
        for annotated in annotations.documents.values()
        for instance in annotated.instances
        if not instance.extents and any(map(has_pointers, instance.slots))
    )


def _tokens(annotated: DocumentAnnotations, document: Document) -> tuple[list[int], list[int]]:
    """Return where the words of a document begin and end.

    A text that has no tokens is cut into words and single marks, and where annotations begin and end.
    """
    if document.tokens is not None:
        pairs = zip(document.tokens.starts, document.tokens.ends, strict=True)
        spans = [(start, end) for start, end in pairs if start < end]
        return [start for start, _ in spans], [end for _, end in spans]
    spans = [match.span() for match in _TOKEN.finditer(document.text)]
    places = {
        place
        for instance in annotated.instances
        for extent in instance.extents
        for place in (extent.start, extent.end)
    }
    # Places that are edges of words anyway are no cuts, and a cut outside of any word has no effect.
    cuts = sorted(places.difference(chain.from_iterable(spans)))
    return _cut(spans, cuts) if cuts else ([start for start, _ in spans], [end for _, end in spans])


def _cut(spans: Sequence[tuple[int, int]], cuts: Sequence[int]) -> tuple[list[int], list[int]]:
    """Return where words begin and end that are cut at some places; linear but for a search a word."""
    starts: list[int] = []
    ends: list[int] = []
    for start, end in spans:
        # Pieces of a word have nothing between them, so that the text is the same again.
        inside = cuts[bisect_left(cuts, start) : bisect_left(cuts, end)]
        starts += (start, *inside)
        ends += (*inside, end)
    return starts, ends


def _states(
    maker: StateMaker, instances: Sequence[Instance], levels: Sequence[str]
) -> Sequence[MarkableState]:
    # Markables are numbered through the levels, so that each identifier is the only one in its document.
    identifiers: dict[tuple[str, str], str] = {}
    for instance in instances:
        if instance.extents:
            identifiers.setdefault((instance.type, instance.name), f"markable_{len(identifiers) + 1}")
    return list(maker.states(identifiers, {}, dict.fromkeys(levels, USUAL_SET)).values())


def _project(name: str) -> str:
    words = spell_text(f"{name}{WORDS_ENDING}")
    return f"{_DECLARATION}<mmax_project>\n<words>{words}</words>\n</mmax_project>\n"


def _words(
    annotated: DocumentAnnotations,
    document: Document,
    tokens: tuple[Sequence[int], Sequence[int]],
    refuser: Refuser,
) -> str:
    # Between two words the text has white space, or nothing, or whatever is no word; a blank stands for it
    # unless nothing is there, and the end of a paragraph if a line ends in it.
    text = document.text
    forbidden = find_forbidden(text)
    if forbidden is not None:
        finding = Wording("character U+{code:04X} in the text", code=ord(text[forbidden]))
        raise refuser.refusal(annotated, None, finding, Wording("characters of XML"))
    starts, ends = tokens
    gaps = [
        text[end:start] for end, start in zip(ends, islice(chain(starts, (len(text),)), 1, None), strict=True)
    ]
    spelled = [text[start:end] for start, end in zip(starts, ends, strict=True)]
    if spell_text(text) != text:
        spelled = [spell_text(word) for word in spelled]
    lines = [f'{_DECLARATION}<!DOCTYPE words SYSTEM "words.dtd">\n<words>\n']
    # The first word has nothing ahead of it, which needs no attribute.
    ahead = _SPACE
    for number, (word, gap) in enumerate(zip(spelled, gaps, strict=True), 1):
        attributes = "" if ahead else _NO_SPACE
        if "\n" in gap:
            attributes += _LAST_IN_PARAGRAPH
        lines.append(f'<word id="word_{number}"{attributes}>{word}</word>\n')
        ahead = gap
    return "".join((*lines, "</words>\n"))


def _level(name: str, states: Iterable[MarkableState]) -> str:
    # The name of the level is that of its namespace, by which it is known again whatever the file is called.
    namespace = spell_attribute(f"www.eml.org/NameSpaces/{name}")
    markables = "".join(
        f"{spell_tag('markable', with_level(state)).removesuffix('>')} />\n" for state in states
    )
    return (
        f'{_DECLARATION}<!DOCTYPE markables SYSTEM "markables.dtd">\n'
        f"<markables xmlns={namespace}>\n{markables}</markables>\n"
    )


def _scheme(level: str, attributes: Iterable[str], pointers: frozenset[str]) -> str:
    """Return the scheme of a level: its attributes, as sets, pointers or free text."""
    # Attributes are declared in the order in which the markables of the level first have them.
    return "".join(
        (
            f"{_DECLARATION}<annotationscheme>\n",
            *_declarations(level, attributes, pointers),
            "</annotationscheme>\n",
        )
    )


def _declarations(level: str, attributes: Iterable[str], pointers: frozenset[str]) -> Iterator[str]:
    # The use of an attribute decides how it is declared: for sets, as a pointer, or as free text.
    for name in attributes:
        if name == "span":
            continue
        kind = "markable_set" if name == USUAL_SET else "markable_pointer" if name in pointers else "freetext"
        identifier, label = spell_attribute(f"{level}_{name}"), spell_attribute(name)
        value = spell_attribute(f"value_{level}_{name}")
        yield (
            f'<attribute id={identifier} name={label} type="{kind}">'
            f"<value id={value} name={label}/></attribute>\n"
        )


def _customization() -> str:
    rule = '<rule pattern="{all}" style="foreground=blue"/>'
    return f"{_DECLARATION}<customization>\n{rule}\n</customization>\n"


def _common_paths(levels: Iterable[str]) -> str:
    lines = "".join(
        f"<level name={spell_attribute(level)} schemefile={spell_attribute(f'{level}_scheme.xml')}"
        f" customization_file={spell_attribute(f'{level}_customization.xml')}>"
        f"{spell_text(f'$_{level}{LEVEL_ENDING}')}</level>\n"
        for level in levels
    )
    return (
        f"{_DECLARATION}<common_paths>\n<basedata_path>{BASEDATA}</basedata_path>\n"
        f"<scheme_path>{SCHEMES}</scheme_path>\n<style_path>{STYLES}</style_path>\n"
        f"<customization_path>{CUSTOMIZATIONS}</customization_path>\n"
        f"<markable_path>{MARKABLES}</markable_path>\n"
        f"<views>\n<stylesheet>{STYLE}</stylesheet>\n</views>\n"
        f"<annotations>\n{lines}</annotations>\n</common_paths>\n"
    )
