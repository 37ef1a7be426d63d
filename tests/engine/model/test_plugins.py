"""Plugins, as somebody else installs them: the example is built, installed beside, and used from there."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from support.house import ROOT

EXAMPLE = ROOT / "tests" / "plugin_example"
KEY = """<DOC><DOCNO>7</DOCNO><TEXT>
<ENAMEX TYPE="PERSON">Ada Example</ENAMEX> sailed to <ENAMEX TYPE="LOCATION">Fictown</ENAMEX>.
</TEXT></DOC>
"""
RESPONSE = KEY.replace("Ada Example</ENAMEX>", "Ada</ENAMEX> Example")
BROKEN = {
    "broken-format": ("annotally.formats", "no_such_module:FORMAT", "cannot be imported"),
    "wrong-format": ("annotally.formats", "os:sep", "is str"),
}
TASK_FILE = """<task name="names">
  <annotation_set_descriptors>
    <annotation_set_descriptor category="content" name="content">
      <annotation label="NAME"/>
      <attribute of_annotation="NAME" name="kind"/>
    </annotation_set_descriptor>
  </annotation_set_descriptors>
  <similarity_profile>
    <tag_profile true_labels="NAME">
      <dimension name="_span" weight=".5"/>
      <dimension name="kind" weight=".5" method="same_initial"/>
    </tag_profile>
  </similarity_profile>
</task>
"""


def run(code_or_words: list[str], site: Path | None, cwd: Path) -> subprocess.CompletedProcess[str]:
    """Run this Python with the example, if there is one, beside the program's own modules."""
    paths = [str(ROOT / name) for name in ("engine", "gui", "resources")]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([*([str(site)] if site else []), *paths])}
    return subprocess.run(
        [sys.executable, *code_or_words],
        cwd=cwd,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that the example was installed in, from its wheel; nothing is fetched."""
    folder = tmp_path_factory.mktemp("plugin")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "--no-input"]
    options = ["--no-build-isolation", "--no-deps", "--no-index"]
    sources = folder / "sources"
    subprocess.run(["cp", "-r", str(EXAMPLE), str(sources)], check=True)
    subprocess.run([*pip, "wheel", *options, "--wheel-dir", str(folder), str(sources)], check=True)
    (wheel,) = folder.glob("*.whl")
    target = folder / "site"
    subprocess.run(
        [*pip, "install", "--no-deps", "--no-index", "--target", str(target), str(wheel)], check=True
    )
    return target


def test_the_command_line_lists_and_uses_the_plugin(site: Path, tmp_path: Path) -> None:
    assert "bar-spans" in run(["-m", "annotally", "formats"], site, tmp_path).stdout
    assert "first-words" in run(["-m", "annotally", "tasks"], site, tmp_path).stdout
    assert "bar-spans" not in run(["-m", "annotally", "formats"], None, tmp_path).stdout
    (tmp_path / "key.bars").write_text("letter|0|3|NAME\nletter|4|7|PLACE\n")
    (tmp_path / "response.bars").write_text("letter|0|3|NAME\n")
    formats = ["--key-format", "bar-spans", "--response-format", "bar-spans"]
    words = ["score", "-t", "spans", "-k", "key.bars", "-r", "response.bars", "-f", "json", *formats]
    scored = run(["-m", "annotally", *words], site, tmp_path)
    assert scored.returncode == 0, scored.stderr
    assert json.loads(scored.stdout)["totals"]["measures"]["recall"] == 0.5


def test_a_line_that_is_no_span_is_refused_with_its_place(site: Path, tmp_path: Path) -> None:
    (tmp_path / "key.bars").write_text("letter|0|3|NAME\nnothing\n")
    words = ["convert", "key.bars", "out.csv", "--from", "bar-spans", "--to", "span-table"]
    refused = run(["-m", "annotally", *words], site, tmp_path)
    assert (refused.returncode, refused.stderr.partition(";")[0]) == (1, "key.bars:2:1: a line of 1 cells")


def test_the_method_compares_by_its_rule(site: Path, tmp_path: Path) -> None:
    (tmp_path / "key.sgm").write_text(KEY)
    (tmp_path / "response.sgm").write_text(RESPONSE)
    f_scores = {}
    for task in ("named-entity", "first-words"):
        words = ["score", "-t", task, "-k", "key.sgm", "-r", "response.sgm", "-f", "json"]
        scored = run(["-m", "annotally", *words], site, tmp_path)
        assert scored.returncode == 0, scored.stderr
        value = json.loads(scored.stdout)
        f_scores[task] = value["totals"]["measures"]["f1"]
        has_note = "method first-words of annotally-example 1.0" in value["signature"]
        assert has_note == (task == "first-words")
    assert f_scores == {"named-entity": 0.75, "first-words": 1.0}


LIBRARY = """
import annotally
from annotally import AnnotatedSpan, AnnotatedText
spans = [AnnotatedSpan(0, 3, "NAME", {"kind": kind}) for kind in ("pen", "Pal")]
sides = [AnnotatedText("a", "Ada left.", [span]) for span in spans]
result = annotally.compare(*sides, config="task.xml")
print(result.total.counts["match"], "dimension same_initial of annotally-example 1.0" in result.signature)
annotally.write(sides[0], "out.bars", format="bar-spans", drop=["all"])
print(open("out.bars").read())
print(annotally.read("out.bars", format="bar-spans").documents[0].spans[0].label)
"""


def test_the_library_uses_dimension_and_format(site: Path, tmp_path: Path) -> None:
    (tmp_path / "task.xml").write_text(TASK_FILE)
    used = run(["-c", LIBRARY], site, tmp_path)
    assert (used.stderr, used.stdout) == ("", "1 True\na|0|3|NAME\n\nNAME\n")
    unknown = run(["-c", LIBRARY], None, tmp_path)
    assert "same_initial" in unknown.stderr
    assert "InputRefused" in unknown.stderr


@pytest.mark.parametrize("name", BROKEN)
def test_a_plugin_that_fails_is_one_message_with_its_distribution(name: str, tmp_path: Path) -> None:
    group, target, problem = BROKEN[name]
    folder = tmp_path / "broken_plugin-2.1.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: broken-plugin\nVersion: 2.1\n")
    (folder / "entry_points.txt").write_text(f"[{group}]\n{name} = {target}\n")
    (tmp_path / "key.x").write_text("x")
    convert = run(
        ["-m", "annotally", "convert", "key.x", "out", "--from", name, "--to", "brat"], tmp_path, tmp_path
    )
    assert convert.returncode == 1
    assert convert.stderr.startswith(f"broken-plugin 2.1: annotally.formats '{name}' {problem}")
    assert convert.stderr.count("\n") == 1
    listed = run(["-m", "annotally", "formats"], tmp_path, tmp_path)
    assert listed.returncode == 0
    assert "muc-sgml" in listed.stdout
    assert listed.stderr.startswith("broken-plugin 2.1: ")


FAILING = """
from dataclasses import replace
from annotally.formats.registry import FORMATS
from annotally.tasks.catalogue import NAMED_ENTITY
from annotally.tasks.method_specs import METHOD_SPECS
from annotally.tasks.plugin_methods import PluginMethod

def fail(*values):
    raise ZeroDivisionError("by nothing")

class Comparer:
    def __init__(self, task):
        self.compare = self.totals = fail

FORMAT = replace(FORMATS[0], name="failing", read=fail)
METHOD = PluginMethod(
    replace(NAMED_ENTITY, name="failing", method="failing"),
    replace(METHOD_SPECS["templates"], name="failing"),
    Comparer,
)
"""


def test_whatever_a_plugin_raises_is_one_message_with_its_distribution(tmp_path: Path) -> None:
    folder = tmp_path / "broken_plugin-2.1.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: broken-plugin\nVersion: 2.1\n")
    groups = {"formats": "FORMAT", "methods": "METHOD", "dimensions": "fail"}
    names = {"formats": "failing", "methods": "failing", "dimensions": "same_initial"}
    (folder / "entry_points.txt").write_text(
        "".join(f"[annotally.{group}]\n{names[group]} = failing:{value}\n" for group, value in groups.items())
    )
    (tmp_path / "failing.py").write_text(FAILING)
    (tmp_path / "key.sgm").write_text(KEY)
    (tmp_path / "task.xml").write_text(TASK_FILE)
    sides = ["-k", "key.sgm", "-r", "key.sgm"]
    commands = {
        "formats": ["convert", "key.sgm", "out", "--from", "failing", "--to", "brat"],
        "methods": ["score", "-t", "failing", *sides],
    }
    for group, words in commands.items():
        refused = run(["-m", "annotally", *words], tmp_path, tmp_path)
        assert refused.returncode == 1
        message = f"broken-plugin 2.1: annotally.{group} 'failing' failed: ZeroDivisionError: by nothing"
        assert refused.stderr.startswith(message)
        assert refused.stderr.count("\n") == 1
    library = run(["-c", LIBRARY], tmp_path, tmp_path)
    assert "broken-plugin 2.1: annotally.dimensions 'same_initial' failed: Zero" in library.stderr


def test_a_name_that_two_distributions_offer_is_refused(tmp_path: Path) -> None:
    for distribution in ("first_plugin", "second_plugin"):
        folder = tmp_path / f"{distribution}-1.dist-info"
        folder.mkdir()
        (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {distribution}\nVersion: 1\n")
        (folder / "entry_points.txt").write_text("[annotally.formats]\ndouble = os:sep\n")
    (tmp_path / "key.x").write_text("x")
    refused = run(
        ["-m", "annotally", "convert", "key.x", "out", "--from", "double", "--to", "brat"], tmp_path, tmp_path
    )
    assert "first_plugin 1, second_plugin 1: annotally.formats 'double', which several" in refused.stderr


def test_built_in_names_look_for_no_distribution(tmp_path: Path) -> None:
    (tmp_path / "key.sgm").write_text(KEY)
    code = (
        "import sys, annotally; annotally.compare('key.sgm', 'key.sgm', 'named-entity');"
        "annotally.read('key.sgm', format='muc-sgml'); print('importlib.metadata' in sys.modules)"
    )
    assert run(["-c", code], None, tmp_path).stdout == "False\n"
