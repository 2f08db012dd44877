#!/usr/bin/env python3
"""Runs every command on inputs and reports what takes more than a number of seconds or of megabytes.

Usage: Benchmarks/hostile/measure.py LAYOUT-RENDER SECONDS MEGABYTES INPUT...
"""

import os
import resource
import subprocess
import sys
import tempfile

EVERY_LAYER = "system-guides,stack-guides,guide-constraints,constraints,ledger,hidden"
LAYOUTS = {
    "check": ["check", "IN"],
    "check all": ["check", "--lint", "--state", "all", "--all-devices", "IN"],
    "sweep": ["sweep", "IN"],
    "sweep all": ["sweep", "--width", "1...10000", "--devices", "--text-size", "all", "--direction", "both",
                  "--text", "longer", "IN"],
    "explain": ["explain", "IN"],
    "explain png": ["explain", "IN", "-o", "OUT.png"],
    "html": ["render", "IN", "-o", "OUT.html"],
    "png": ["render", "IN", "-o", "OUT.png"],
    "svg": ["render", "--show", EVERY_LAYER, "IN", "-o", "OUT.svg"],
    "frames": ["frames", "--state", "all", "IN"],
    "sheet": ["render", "--sheet", "--all-devices", "IN", "-o", "OUT.png"],
    "expect": ["explain", "--expect", "root.width == 7", "IN"],
    "diff": ["diff", "IN", "OTHER", "-o", "OUT.html"],
}
PAGES = {
    "markdown": ["markdown", "--force", "OTHER"],
    "markdown png": ["markdown", "--force", "--png", "OTHER"],
}
CAPTURES = {
    **LAYOUTS,
    "convert": ["convert", "IN", "-o", "OUT.json5"],
}
LOGS = {
    "explain": ["explain", "IN"],
    "explain json": ["explain", "--reporter", "json", "IN"],
    "explain html": ["explain", "IN", "-o", "OUT.html"],
    "explain png": ["explain", "IN", "-o", "OUT"],
}


def run(command, limit):
    """Returns the exit status, the processor seconds and the megabytes of a command."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    with tempfile.TemporaryFile() as output:
        process = subprocess.Popen(command, stdout=output, stderr=output, stdin=subprocess.DEVNULL)
        timer = None
        try:
            import threading
            timer = threading.Timer(limit, process.kill)
            timer.start()
            _, status, usage = os.wait4(process.pid, 0)
        finally:
            timer.cancel()
        output.seek(0)
        unfinished = b"left out, because" in output.read()
    code = os.waitstatus_to_exitcode(status)
    return code, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024, unfinished


def commands(path):
    if path.endswith(".log"):
        return LOGS
    if path.endswith(".md"):
        return PAGES
    return LAYOUTS if path.endswith((".json5", ".storyboard")) else CAPTURES


def main():
    program, seconds, megabytes, inputs = sys.argv[1], float(sys.argv[2]), float(sys.argv[3]), sys.argv[4:]
    wanted = os.environ.get("COMMANDS", "")
    failures = 0
    with tempfile.TemporaryDirectory() as folder:
        for path in inputs:
            other = os.path.join(folder, "other" + os.path.splitext(path)[1])
            with open(path, "rb") as source, open(other, "wb") as target:
                # Pictures are written beside a page.
                data = source.read()
                # The version of the format stays.
                changed = data.replace(b"1", b"2").replace(b'"layoutDocument":2', b'"layoutDocument":1')
                target.write(data if path.endswith(".md") else changed)
            for name, words in commands(path).items():
                if wanted and name not in wanted.split(","):
                    continue
                command = [program] + [
                    word.replace("OUT", os.path.join(folder, "out")).replace("IN", path).replace("OTHER", other)
                    for word in words
                ]
                code, spent, memory, unfinished = run(command, 10 * seconds)
                isSlow = spent > seconds or memory > megabytes or code < 0
                failures += isSlow
                print(f"{os.path.basename(path):24} {name:12} exit {code:3} {spent:7.2f} s {memory:6.0f} MB"
                      f"{' unfinished' if unfinished else ''}{'  <<<' if isSlow else ''}", flush=True)
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
