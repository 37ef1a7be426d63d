"""One target under the fuzzer, in a process of its own: ``python -m fuzz.target TARGET CORPUS -OPTION…``."""

import sys

import atheris

with atheris.instrument_imports(include=["annotally"]):
    from fuzz.targets import TARGETS

if __name__ == "__main__":
    program, target, *options = sys.argv
    atheris.Setup([program, *options], TARGETS[target])
    atheris.Fuzz()
