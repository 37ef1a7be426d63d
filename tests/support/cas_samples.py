"""A small CAS with all kinds of layers, made by dkpro-cassis: as XMI with its type system, and as JSON."""

import warnings
from pathlib import Path
from typing import Any

TEXT = "Vella Orsk 🜲 met Tam.\nShe sold the mill."
"""The fictional text; the sign behind the name takes two units of UTF-16."""
_DKPRO = "de.tudarmstadt.ukp.dkpro.core.api"
TOKEN = f"{_DKPRO}.segmentation.type.Token"
SENTENCE = f"{_DKPRO}.segmentation.type.Sentence"
ENTITY = f"{_DKPRO}.ner.type.NamedEntity"
POS = f"{_DKPRO}.lexmorph.type.pos.POS"
DEPENDENCY = f"{_DKPRO}.syntax.type.dependency.Dependency"
LINK, CHAIN = f"{_DKPRO}.coref.type.CoreferenceLink", f"{_DKPRO}.coref.type.CoreferenceChain"
_ANNOTATION, _STRING = "uima.tcas.Annotation", "uima.cas.String"
TOKENS = (
    (0, 5),
    (6, 10),
    (11, 12),
    (13, 16),
    (17, 20),
    (20, 21),
    (22, 25),
    (26, 30),
    (31, 34),
    (35, 39),
    (39, 40),
)
_LAYERS: dict[str, tuple[str, dict[str, str]]] = {
    SENTENCE: (_ANNOTATION, {}),
    POS: (_ANNOTATION, {"PosValue": _STRING}),
    f"{POS}_NOUN": (POS, {}),
    TOKEN: (_ANNOTATION, {"pos": POS}),
    ENTITY: (_ANNOTATION, {"value": _STRING, "identifier": _STRING}),
    DEPENDENCY: (_ANNOTATION, {"Governor": TOKEN, "Dependent": TOKEN, "DependencyType": _STRING}),
    LINK: (_ANNOTATION, {"referenceType": _STRING, "referenceRelation": _STRING}),
    CHAIN: ("uima.cas.AnnotationBase", {"first": LINK}),
    "webanno.custom.DealArgsLink": ("uima.cas.TOP", {"role": _STRING, "target": _ANNOTATION}),
    "webanno.custom.Deal": (
        _ANNOTATION,
        {"price": "uima.cas.Integer", "sure": "uima.cas.Boolean", "rate": "uima.cas.Double", "args": "links"},
    ),
    "webanno.custom.Knows": (_ANNOTATION, {"Governor": _ANNOTATION, "Dependent": _ANNOTATION}),
    "webanno.custom.Genre": ("uima.cas.AnnotationBase", {"value": _STRING}),
}


def sample_types() -> Any:
    """Return the type system of the sample."""
    import cassis

    types = cassis.TypeSystem()
    for name, (above, _) in _LAYERS.items():
        types.create_type(name, above)
    for name, (_, features) in _LAYERS.items():
        for feature, values in features.items():
            if values == "links":
                types.create_feature(name, feature, "uima.cas.FSArray", elementType=f"{name}ArgsLink")
            else:
                types.create_feature(name, feature, values)
    types.create_feature(LINK, "next", LINK)
    return types


def sample_cas() -> Any:
    """Return the sample: entities, parts of speech, a dependency, a chain, an event with links, a genre."""
    import cassis

    types = sample_types()
    cas = cassis.Cas(typesystem=types, sofa_string=TEXT, sofa_mime="text/plain")

    def add(name: str, extent: tuple[int, int] | None = None, **features: object) -> Any:
        places = {} if extent is None else {"begin": extent[0], "end": extent[1]}
        structure = types.get_type(name)(**places, **features)
        cas.add(structure)
        return structure

    tokens = [add(TOKEN, extent) for extent in TOKENS]
    add(SENTENCE, (0, 21))
    add(SENTENCE, (22, 40))
    tokens[0].pos = add(f"{POS}_NOUN", TOKENS[0], PosValue="NE")
    seller = add(ENTITY, (0, 12), value="PER", identifier="vella")
    buyer = add(ENTITY, (17, 20), value="PER")
    add(DEPENDENCY, TOKENS[3], Governor=tokens[0], Dependent=tokens[3], DependencyType="nsubj")
    pronoun = add(LINK, (22, 25), referenceType="pron")
    name = add(LINK, (0, 12), referenceType="name", referenceRelation="anaphoric", next=pronoun)
    add(CHAIN, first=name)
    link = types.get_type("webanno.custom.DealArgsLink")
    ends = [link(role="seller", target=seller), link(role="buyer", target=buyer)]
    links = types.get_type("uima.cas.FSArray")(elements=ends)
    add("webanno.custom.Deal", (26, 30), price=12, sure=True, rate=0.5, args=links)
    add("webanno.custom.Knows", (17, 20), Governor=seller, Dependent=buyer)
    add("webanno.custom.Genre", value="tale")
    return cas


def sample_xmi() -> tuple[str, str]:
    """Return the sample as XMI, and its type system."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        cas = sample_cas()
        return cas.to_xmi(pretty_print=True), cas.typesystem.to_xml()


def sample_json() -> str:
    """Return the sample as JSON."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        text: str = sample_cas().to_json(pretty_print=True)
    return text


def save_xmi(folder: Path, name: str = "tale") -> Path:
    """Save the sample as XMI with its type system in a folder; return the XMI."""
    folder.mkdir(parents=True, exist_ok=True)
    text, types = sample_xmi()
    (folder / "TypeSystem.xml").write_text(types, encoding="utf-8")
    (folder / f"{name}.xmi").write_text(text, encoding="utf-8")
    return folder / f"{name}.xmi"


def save_json(folder: Path, name: str = "tale") -> Path:
    """Save the sample as JSON in a folder; return the file."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.json").write_text(sample_json(), encoding="utf-8")
    return folder / f"{name}.json"
