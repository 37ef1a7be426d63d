"""Try every reader on inputs that a coverage-guided fuzzer makes (atheris), in a process for each target.

    make fuzz                            all targets, RUNS inputs each
    make fuzz ARGS="brat trn --runs 100000"

What breaks the rule (`tests/fuzz/targets.py`) is kept in `tests/fuzz/findings/TARGET` and tried again by
every `make test` from then on. The exit code is 1 if there is such an input.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from pinned_tools import ROOT, installed

PINS = ROOT / "packaging" / "requirements-fuzz.txt"
RUNS = 50_000
LONGEST_INPUT = 4000
"""Bytes."""
SECONDS_A_RUN = 20
"""So long may one input take: readers are linear, and this machine may be busy."""
PLACES = [str(ROOT / name) for name in ("engine", "resources", "tests")]


def main() -> int:
    """Fuzz the targets named, or all of them; return 1 if an input broke the rule."""
    sys.path[:0] = PLACES
    from fuzz.targets import FINDINGS, TARGETS, seeds

    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("targets", nargs="*", metavar="TARGET", help=f"of {', '.join(TARGETS)}")
    parser.add_argument("--runs", type=int, default=RUNS, help="inputs for each target")
    parser.add_argument("--seed", type=int, default=1, help="of libFuzzer's random numbers")
    arguments = parser.parse_args()
    if unknown := set(arguments.targets) - set(TARGETS):
        parser.error(f"there is no target {', '.join(sorted(unknown))}")
    tools = installed(PINS, "fuzz")
    failed = []
    for target in arguments.targets or TARGETS:
        with tempfile.TemporaryDirectory() as corpus:
            for number, data in enumerate(seeds(target)):
                (Path(corpus) / f"seed-{number}").write_bytes(data)
            if fuzzed(target, corpus, FINDINGS / target, tools, arguments) != 0:
                failed.append(target)
    print(f"{'findings for ' + ', '.join(failed) if failed else 'no findings'}")
    return bool(failed)


def fuzzed(target: str, corpus: str, findings: Path, tools: Path, arguments: argparse.Namespace) -> int:
    """Fuzz one target in a process of its own and return its exit code."""
    findings.mkdir(parents=True, exist_ok=True)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tools), *PLACES])}
    limits = [f"-runs={arguments.runs}", f"-seed={arguments.seed}", f"-max_len={LONGEST_INPUT}"]
    limits += [
        f"-timeout={SECONDS_A_RUN}",
        "-rss_limit_mb=2048",
        f"-artifact_prefix={findings}/",
        "-verbosity=0",
    ]
    command = [sys.executable, "-m", "fuzz.target", target, corpus, *limits, "-print_final_stats=1"]
    print(f"== {target}", flush=True)
    done = subprocess.run(command, env=environment, stderr=subprocess.PIPE, text=True, check=False)
    lines = done.stderr.splitlines()
    print("\n".join(lines[-40:] if done.returncode else [line for line in lines if "executed_units" in line]))
    if not any(findings.iterdir()):
        findings.rmdir()
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
