"""Agreement as JSON: every figure unrounded, under the keys the help page describes."""

import json
import re

from annotally.annotators.agreement import AgreementRequest, agreement_report
from annotally.model.diagnostics import warning
from annotally.reports.render.agreement_json import agreement_json
from support.agreement_corpus import multi
from support.house import ROOT


def test_the_whole_result() -> None:
    warnings = [warning("a.ann", 3, 1, "odd", "even", "mend it")]
    text = agreement_json(agreement_report(multi(), AgreementRequest(seed=2), "signed", warnings))
    assert text.endswith("}\n")
    value = json.loads(text)
    assert (value["schema"], value["signature"], value["task"]) == (1, "signed", "mat")
    assert (value["annotators"], value["by"], value["seed"]) == (["Ann", "Bob", "Cyd"], "items", 2)
    assert value["documents"][1] == {"id": "2", "label": "no 2", "annotators": ["Ann", "Bob"]}
    assert value["items"] == {
        "count": 4,
        "majority": 3,
        "having": {"3": 2, "2": 2, "1": 0},
        "agreeing": {"3": 0, "2": 3, "1": 1},
    }
    pair = value["pairs"][0]
    assert (pair["first"], pair["second"], pair["documents"], pair["tally"]["match"]) == ("Ann", "Bob", 2, 3)
    assert (pair["f1"], pair["cohen_kappa"], pair["scope"]) == (0.75, 0.5, None)
    kappa = next(row for row in value["measures"] if row["measure"] == "cohen_kappa")
    assert (kappa["value"], kappa["reason"]) == (None, "made for 2 annotators; there are 3")
    f = next(row for row in value["measures"] if row["measure"] == "pairwise_f")
    assert f["value"] == (6 / 8 + 2 / 5 + 4 / 5) / 3
    assert f["interval"]["low"] <= f["value"] <= f["interval"]["high"]
    assert value["sources"]["pairwise_f"]["source"].startswith("Hripcsak")
    assert value["warnings"] == [
        {"file": "a.ann", "line": 3, "column": 1, "message": "odd; expected even; mend it"}
    ]


def test_the_help_page_describes_every_key() -> None:
    page = (ROOT / "resources/annotally_resources/help/json.md").read_text(encoding="utf-8")
    matches = set(re.findall(r"`([a-z_0-9]+)`", page.partition("# Agreement")[2]))
    value = json.loads(agreement_json(agreement_report(multi(), AgreementRequest(seed=2))))
    keys = {*value, *value["documents"][0], *value["items"], *value["pairs"][0], *value["measures"][0]}
    keys |= {*next(iter(value["sources"].values())), *value["measures"][-2]["interval"]}
    assert keys <= matches
