#!/usr/bin/env python3
"""Measures `layout-render mcp`: milliseconds from its start to the first answer of a tool, memory after 1,000 calls, and
milliseconds from a cancellation to its end.

Usage: Benchmarks/assistants/measure.py [COMMAND]

Without a command, it needs a release build (`swift build -c release --product layout-render`). The times are medians.
"""

import statistics
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests/ContextServerSDK"))

import raw  # noqa: E402

RUNS = 15
CALLS = 1000


def resident(process):
    """The resident memory of a process in MiB."""
    with open(f"/proc/{process.pid}/status", encoding="utf-8") as status:
        line = next(line for line in status if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def first_answer(folder):
    """Milliseconds from the start of the command to the answer of `check`."""
    start = time.perf_counter()
    with raw.RawServer(folder) as server:
        server.open()
        server.call("check", {"path": "one-third.json5"})
        return 1000 * (time.perf_counter() - start)


def memory(folder):
    """MiB after 10 calls and after 1,000."""
    calls = [("check", {"path": "one-third.json5"}), ("render", {"path": "one-third.json5"}),
             ("frames", {"path": "Main.storyboard"}), ("explain_item", {"path": "one-third.json5", "item": "third"})]
    with raw.RawServer(folder) as server:
        server.open()
        for place in range(CALLS):
            server.call(*calls[place % len(calls)])
            if place == 9:
                early = resident(server.process)
        return early, resident(server.process)


def cancellation(folder):
    """Milliseconds from a cancellation to the record that the work ended."""
    with raw.RawServer(folder) as server:
        server.open()
        server.ask("logging/setLevel", {"level": "info"})
        times = []
        for _ in range(RUNS):
            id = server.request("tools/call", {"name": "sweep", "arguments": raw.SWEEP})
            time.sleep(0.3)
            start = time.perf_counter()
            server.send({"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": id}})
            while server.read().get("method") != "notifications/message":
                pass
            times.append(1000 * (time.perf_counter() - start))
        return times


def main():
    raw.COMMAND[:] = [str(Path(sys.argv[1]).resolve()) if len(sys.argv) > 1 else str(ROOT / ".build/release/layout-render")]
    with raw.Folder(**{"slow.json5": raw.SLOW}) as folder:
        starts = [first_answer(folder.path) for _ in range(RUNS)]
        print(f"start to first answer: {statistics.median(starts):.0f} ms")
        times = cancellation(folder.path)
        print(f"cancellation: {statistics.median(times):.0f} ms, at most {max(times):.0f} ms")
        early, late = memory(folder.path)
        print(f"memory: {early:.0f} MiB after 10 calls, {late:.0f} MiB after {CALLS}")


main()
