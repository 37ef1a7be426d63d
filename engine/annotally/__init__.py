"""Annotally's engine: read annotations, align them, map them, score them. No window here.

The names in ``__all__`` are the library: stable, and described on the help page ``library.md``. All else may
change with any version. They are imported when they are first asked for, so that the command line starts
without them; ``__init__.pyi`` tells type checkers of them.
"""

from importlib import import_module

__version__ = "0.1.0"

_MODULES = {
    "annotally.library.adjudicating": ("adjudicate",),
    "annotally.library.agreeing": ("agreement",),
    "annotally.library.comparing": ("compare",),
    "annotally.library.files": ("WrittenFiles", "read", "write"),
    "annotally.library.frames": ("MissingLibrary",),
    "annotally.library.label_columns": ("LabelColumns",),
    "annotally.library.laboratory": (
        "MeasureDescription",
        "MeasureExample",
        "PublishedFigure",
        "agreement_measures",
        "published_example",
    ),
    "annotally.library.values": (
        "AgreementFigure",
        "AgreementPair",
        "AgreementResult",
        "AgreementSection",
        "AnnotatedRelation",
        "AnnotatedSpan",
        "AnnotatedText",
        "Annotations",
        "ComparedPair",
        "ComparisonResult",
        "FinalKey",
        "PairSide",
        "ScoreEntry",
    ),
    "annotally.model.diagnostics": ("AnnotallyError", "Diagnostic", "InputRefused", "TaskError"),
}
# By module, so that each line of imports is read at a glance; turned over for look-ups.
_MODULE_OF = {name: module for module, names in _MODULES.items() for name in names}

__all__ = sorted(["__version__", *_MODULE_OF])


def __getattr__(name: str) -> object:
    # PEP 562: called for names that the package does not have yet; each is then kept as its own.
    if name not in _MODULE_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(_MODULE_OF[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return [*globals(), *_MODULE_OF]
