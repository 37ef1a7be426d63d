"""Options of the agreement laboratory: measures, distances of labels, their order."""

import argparse
from collections.abc import Callable, Sequence

from annotally.cli.output import ALL_WARNINGS

_ALL = "all"


def add_laboratory(parser: argparse.ArgumentParser) -> None:
    """Add the options to the command."""
    group = parser.add_argument_group(
        "laboratory", "for one table of labels: more measures, with errors, intervals and p"
    )
    group.add_argument(
        "--measures",
        type=_measures,
        metavar="all|NAME[,NAME]",
        help="the measures: all, or some by their names in CSV, such as gwet_ac",
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


def asks_for_laboratory(arguments: argparse.Namespace) -> bool:
    """Tell whether one of the options was given."""
    return bool(arguments.measures is not None or arguments.distance or arguments.order)


def laboratory_result(
    arguments: argparse.Namespace, path: str, names: Sequence[str], step: Callable[[], object]
) -> str:
    """Return the laboratory's result on a table in the format asked for.

    A distance that has no name of the program is a file. Raises InputRefused for what cannot be read.
    """
    from annotally.reports.render.laboratory import laboratory_csv, laboratory_json, laboratory_text
    from annotally.workspace.label_laboratory import LaboratoryRequest, named_distances, report_laboratory

    distances, files = named_distances(arguments.distance)
    request = LaboratoryRequest(arguments.measures or (), distances, arguments.seed, arguments.order)
    report = report_laboratory(
        path, request, files, names, arguments.encoding, nothing=arguments.nothing, step=step
    )
    if arguments.methods:
        from annotally.reports.tables.methods_paragraph import laboratory_methods, methods_text

        return methods_text(laboratory_methods(report))
    if arguments.format == "json":
        return laboratory_json(report)
    if arguments.format == "csv":
        return laboratory_csv(report)
    return laboratory_text(report, every_warning=arguments.warnings == ALL_WARNINGS)


def _measures(value: str) -> tuple[str, ...]:
    """Return the keys of measures; none for all of them."""
    from annotally.workspace.label_laboratory import MEASURES

    if value == _ALL:
        return ()
    all_keys = [measure.key for measure in MEASURES]
    keys = tuple(key.strip() for key in value.split(","))
    strange = next((key for key in keys if key not in all_keys), None)
    if strange is not None:
        raise argparse.ArgumentTypeError(f"no measure {strange!r}; there are all, {', '.join(all_keys)}")
    return keys


def _order(value: str) -> tuple[str, ...]:
    labels = tuple(label.strip() for label in value.split(","))
    if not all(labels) or len(set(labels)) < len(labels):
        raise argparse.ArgumentTypeError(f"{value!r}: different labels with commas between are needed")
    return labels
