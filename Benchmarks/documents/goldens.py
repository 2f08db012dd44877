#!/usr/bin/env python3
"""Measures `layout-render test` on a folder of documents: recording, comparing everything, and comparing what didn't change.

    Benchmarks/documents/goldens.py PATH-TO-LAYOUT-RENDER FOLDER [--goldens pictures|frames|both]

The goldens, the report and the cache are in a temporary folder. Prints processor and wall-clock seconds of each run, and the
share that the second run with the cache takes of the run without it. The exit status is 1 if that is more than a tenth, or if
a run without a change finds one.
"""
import argparse
import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path


def run(command, environment, folder):
    """The seconds on the clock and of the processors, and the last line that says how many pictures there are."""
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    result = subprocess.run(command, env=environment, cwd=folder, capture_output=True, text=True)
    clock, after = time.monotonic() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
    processor = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    summary = next((line for line in reversed(result.stdout.splitlines()) if "picture" in line), result.stdout[-200:])
    return clock, processor, summary


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command", type=Path)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--goldens", default="both", choices=["pictures", "frames", "both"])
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as root:
        environment = dict(os.environ, XDG_CACHE_HOME=f"{root}/cache", CI="", GITHUB_ACTIONS="")
        test = [str(options.command.resolve()), "test", str(options.folder.resolve()), "--goldens", options.goldens,
                "--goldens-dir", f"{root}/goldens", "-o", f"{root}/report", "--reporter", "text"]
        runs = {
            "record": test + ["--record", "missing", "--no-cache"],
            "without the cache": test + ["--no-cache"],
            "first with the cache": test,
            "second with the cache": test,
        }
        seconds, summaries = {}, {}
        for name, command in runs.items():
            clock, processor, summaries[name] = run(command, environment, root)
            seconds[name] = processor
            print(f"{name}: {clock:.2f} s, {processor:.2f} s of the processors: {summaries[name]}", flush=True)
    share = seconds["second with the cache"] / seconds["without the cache"]
    print(f"the second run takes {share:.1%} of the run without the cache")
    sys.exit(share > 0.1 or len({summaries[name] for name in list(runs)[1:]}) > 1)


main()
