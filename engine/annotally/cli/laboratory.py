"""Options of the agreement laboratory: measures, distances of labels, their order."""

import argparse
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from annotally.cli.output import ALL_WARNINGS

if TYPE_CHECKING:
    from annotally.reports.tables.laboratory import LaboratoryReport
    from annotally.workspace.facade import Workspace

_ALL = "all"


def add_laboratory(parser: argparse.ArgumentParser) -> None:
    """Add the options to the command."""
    group = parser.add_argument_group(
        "laboratory", "more measures, with errors, intervals and p, for a table of labels or for texts"
    )
    group.add_argument(
        "--measures",
        type=_measures,
        metavar="all|NAME[,NAME]",
        help="the measures: all, or some by their names in CSV, such as gwet_ac or gamma",
    )
    group.add_argument(
        "--distance",
        action="append",
        default=[],
        metavar="NAME|FILE",
        help="how far labels are apart, beside equal or not: ordinal, linear, quadratic, interval, ratio,"
        " circular; for sets, A|B, jaccard, masi or masi-product; or a file: a square table, rows of"
        " two labels and their distance, or rows of label and parent; may be given again",
    )
    group.add_argument(
        "--order",
        type=_order,
        metavar="LABEL,LABEL",
        default=(),
        help="all labels from the least to the greatest (default: as numbers)",
    )
    group.add_argument(
        "--kinds",
        type=_kinds,
        metavar="KIND[,KIND]",
        help="of texts: items, tokens, slots, relations, classes, spans, segments (default: all but tokens)",
    )
    _add_gamma(group)
    group.add_argument(
        "--example",
        type=_example,
        metavar="NAME",
        help="print a published example of a measure instead: its data, printed and computed figures",
    )


def _add_gamma(group: "argparse._ArgumentGroup") -> None:
    group.add_argument(
        "--sampler",
        choices=("statistical", "shuffle"),
        help="of gamma: units made anew by their numbers, gaps, lengths and labels, or shifted along the text"
        " (default: statistical)",
    )
    group.add_argument(
        "--precision",
        type=_precision,
        metavar="SHARE",
        help="of gamma: error of the expected disorder at 95 %% (default: 0.02)",
    )
    group.add_argument(
        "--position-weight", type=_weight, metavar="A", help="of gamma: α, weight of places (default: 1)"
    )
    group.add_argument(
        "--label-weight", type=_weight, metavar="B", help="of gamma: β, weight of labels (default: 1)"
    )


def asks_for_laboratory(arguments: argparse.Namespace) -> bool:
    """Tell whether one of the options was given."""
    return bool(
        arguments.measures is not None or arguments.distance or arguments.order or options_of_texts(arguments)
    )


def options_of_texts(arguments: argparse.Namespace) -> list[str]:
    """Return the options given that go with texts only, as they are written."""
    values = {
        "--kinds": arguments.kinds,
        "--sampler": arguments.sampler,
        "--precision": arguments.precision,
        "--position-weight": arguments.position_weight,
        "--label-weight": arguments.label_weight,
    }
    return [option for option, value in values.items() if value is not None]


def table_laboratory(
    arguments: argparse.Namespace, path: str, names: Sequence[str], step: Callable[[], object]
) -> "LaboratoryReport":
    """Return the laboratory's report on a table of labels.

    A distance that has no name of the program is a file. Raises InputRefused for what cannot be read.
    """
    from annotally.workspace.label_laboratory import LaboratoryRequest, named_distances, report_laboratory

    distances, files = named_distances(arguments.distance)
    request = LaboratoryRequest(arguments.measures or (), distances, arguments.seed, arguments.order)
    return report_laboratory(
        path, request, files, names, arguments.encoding, nothing=arguments.nothing, step=step
    )


def text_laboratory(
    arguments: argparse.Namespace, workspace: "Workspace", step: Callable[[], object]
) -> "LaboratoryReport":
    """Return the laboratory's report on annotated texts; raises as that on a table."""
    from annotally.workspace.label_laboratory import named_distances
    from annotally.workspace.text_laboratory import GammaRequest, TextLaboratoryRequest, examine_workspace

    distances, files = named_distances(arguments.distance)
    usual = GammaRequest()
    gamma = GammaRequest(
        arguments.sampler or usual.sampler,
        precision=arguments.precision or usual.precision,
        position_weight=_given(arguments.position_weight, usual.position_weight),
        label_weight=_given(arguments.label_weight, usual.label_weight),
    )
    request = TextLaboratoryRequest(
        measures=arguments.measures or (),
        distances=distances,
        seed=arguments.seed,
        order=arguments.order,
        nothing=arguments.nothing,
        gamma=gamma,
    )
    if arguments.kinds is not None:
        request = replace(request, kinds=arguments.kinds)
    return examine_workspace(workspace, request, files, arguments.encoding, workspace.warnings, step)


def _given(value: float | None, usual: float) -> float:
    return usual if value is None else value


def written_laboratory(report: "LaboratoryReport", arguments: argparse.Namespace) -> str:
    """Return a report of the laboratory in the form that the options ask for."""
    from annotally.reports.render.laboratory import laboratory_csv, laboratory_json, laboratory_text

    if arguments.methods:
        from annotally.reports.tables.methods_paragraph import laboratory_methods
        from annotally.reports.tables.paper_paragraph import methods_text

        return methods_text(laboratory_methods(report))
    if arguments.format == "json":
        return laboratory_json(report)
    if arguments.format == "csv":
        return laboratory_csv(report)
    return laboratory_text(report, every_warning=arguments.warnings == ALL_WARNINGS)


def example_result(arguments: argparse.Namespace) -> str:
    """Return the published example of the measure asked for in the format asked for."""
    from annotally.reports.render.laboratory_example import example_csv, example_json, example_text
    from annotally.workspace.text_laboratory import ALL_MEASURES, example_of

    measure = next(measure for measure in ALL_MEASURES if measure.key == arguments.example)
    example = example_of(measure.key)
    if arguments.format == "json":
        return example_json(measure, example)
    return example_csv(example) if arguments.format == "csv" else example_text(measure, example)


def _example(value: str) -> str:
    from annotally.workspace.text_laboratory import ALL_MEASURES

    names = _names_among(value, [measure.key for measure in ALL_MEASURES], "measure")
    if len(names) > 1:
        raise argparse.ArgumentTypeError(f"{value!r}: one measure at a time")
    return names[0]


def _kinds(value: str) -> tuple[str, ...]:
    from annotally.workspace.text_laboratory import KINDS

    return _names_among(value, KINDS, "kind")


def _names_among(value: str, choices: Sequence[str], noun: str) -> tuple[str, ...]:
    # The first name that is not among the choices is reported, with all choices there are.
    names = tuple(name.strip() for name in value.split(","))
    strange = next((name for name in names if name not in choices), None)
    if strange is not None:
        raise argparse.ArgumentTypeError(f"no {noun} {strange!r}; there are {', '.join(choices)}")
    return names


def _precision(text: str) -> float:
    return _number(text, least=0.001, greatest=1.0)


def _weight(text: str) -> float:
    return _number(text, least=0.0, greatest=1000.0)


def _number(text: str, *, least: float, greatest: float) -> float:
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not least <= number <= greatest:
        raise argparse.ArgumentTypeError(f"{text!r} is no number from {least:g} to {greatest:g}")
    return number


def _measures(value: str) -> tuple[str, ...]:
    """Return the keys of measures; none for all of them."""
    from annotally.workspace.text_laboratory import ALL_MEASURES

    if value == _ALL:
        return ()
    return _names_among(value, [_ALL, *(measure.key for measure in ALL_MEASURES)], "measure")


def _order(value: str) -> tuple[str, ...]:
    labels = tuple(label.strip() for label in value.split(","))
    if not all(labels) or len(set(labels)) < len(labels):
        raise argparse.ArgumentTypeError(f"{value!r}: different labels with commas between are needed")
    return labels
