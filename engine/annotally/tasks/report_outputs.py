"""The historic reports to be written, their names and forms: the manual's options about output files."""

from dataclasses import dataclass

from annotally.tasks.method_specs import spec_of


@dataclass(frozen=True, slots=True)
class Outputs:
    """The files of a scoring run; an empty name means that this one is not written.

    Names are the manual's defaults (M23). The manual writes the map history only where ``dump_map_history``
    says so; whoever asks for reports without a configuration gets it.
    """

    score_report: str = "scores"
    report_summary: str = "report_summary"
    map_history: str = "map_history"
    partitions: str = "partitions"
    separator: str = "|"
    """``report_field_separator``: stands between the columns of the summary."""
    object_summary: bool = False
    """``use_IE_report_summary``: list objects with their slots also where a pair has one line otherwise."""

    def names(self, method: str) -> dict[str, str]:
        """Return the names of the files a comparison by ``method`` writes, by kind, in the manual's order."""
        names = {
            "scores": self.score_report,
            "summary": self.report_summary,
            "history": self.map_history,
            "partitions": self.partitions,
        }
        return {kind: names[kind] for kind in spec_of(method).reports if names[kind]}


DEFAULT_OUTPUTS = Outputs()
