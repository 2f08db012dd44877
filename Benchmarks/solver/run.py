#!/usr/bin/env python3
"""Measures the solver and kiwi on the eight loads in one run and prints a table.

usage: run.py [--counts 100,1000,10000,100000] [--seconds 60] [--loads flat,tree,…]

kiwi's headers come from the source package of kiwisolver on PyPI (downloaded with pip into .build/kiwi). Kiwi has
`--seconds` for each load and for building it one constraint at a time; `-` means that it didn't finish.
"""
import argparse
import math
import pathlib
import subprocess
import sys
import tarfile

HERE = pathlib.Path(__file__).resolve().parent
BUILD = HERE / ".build"
LOADS = ["flat", "tree", "deep", "rows", "selfsize", "over", "labels", "wide"]
KIWI = "kiwisolver==1.5.1"


def build_kiwi():
    driver = BUILD / "kiwi-driver"
    source = BUILD / "kiwi"
    if not source.exists():
        source.mkdir(parents=True)
        subprocess.run([sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--no-binary", ":all:",
                        "-d", str(source), KIWI], check=True)
        for archive in source.glob("*.tar.gz"):
            with tarfile.open(archive) as package:
                package.extractall(source, filter="data")
    include = next(source.glob("*/kiwi/kiwi.h"), None) or next(source.glob("*/*/kiwi/kiwi.h"))
    subprocess.run(["g++", "-O3", "-march=native", "-DNDEBUG", "-std=c++17", f"-I{include.parent.parent}",
                    "-o", str(driver), str(HERE / "kiwi_driver.cpp")], check=True)
    return driver


def build_solver():
    folder = subprocess.run([HERE.parent / "build", "solver-benchmark"], check=True, stdout=subprocess.PIPE, text=True)
    return pathlib.Path(folder.stdout.strip()) / "solver-benchmark"


def figures(command, seconds, text=None):
    try:
        run = subprocess.run([str(word) for word in command], input=text, capture_output=True, text=True,
                             timeout=seconds)
        output = run.stdout
    except subprocess.TimeoutExpired as expired:
        output = (expired.stdout or b"").decode()
    found = {}
    for line in output.splitlines():
        words = line.split()
        if len(words) == 2 and words[1] != "-":
            found[words[0]] = float(words[1])
    return found


def show(value):
    if value is None or math.isnan(value):
        return "-"
    return f"{value:.3g}" if value < 1000 else f"{value:,.0f}"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--counts", default="100,1000,10000,100000")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--loads", default=",".join(LOADS))
    options = parser.parse_args()
    counts = [int(count) for count in options.counts.split(",")]
    driver, solver = build_kiwi(), build_solver()
    columns = [("cold_ms", "cold ms"), ("edit_us", "edit µs"), ("steps_ms", "one by one ms"),
               ("remove_us", "remove µs"), ("add_us", "add µs")]
    print("| load | N | " + " | ".join(f"{title} | kiwi | ratio" for _, title in columns) + " | peak MB |")
    print("|---" * (3 + 3 * len(columns)) + "|", flush=True)
    for load in options.loads.split(","):
        cold = {}
        for count in counts:
            ours = figures([solver, "measure", load, count], 900)
            ours.update(figures([solver, "memory", load, count], 300))
            theirs = {}
            if count <= 10_000:
                text = subprocess.run([str(solver), "write", load, str(count)], capture_output=True, text=True).stdout
                theirs = figures([driver, options.seconds], 6 * options.seconds, text)
                if "cold_ms" in theirs:
                    theirs.update(figures([driver, options.seconds, "steps"], 2 * options.seconds, text))
            cells = []
            for name, _ in columns:
                mine, other = ours.get(name), theirs.get(name)
                ratio = other / mine if mine and other else None
                cells += [show(mine), show(other), show(ratio)]
            print(f"| {load} | {count:,} | " + " | ".join(cells) + f" | {show(ours.get('peak_mb'))} |", flush=True)
            cold[count] = ours.get("cold_ms")
        if cold.get(1000) and cold.get(100_000):
            exponent = math.log(cold[100_000] / cold[1000]) / math.log(100)
            print(f"| {load} | | growth of cold from 1,000 to 100,000: N^{exponent:.2f} |", flush=True)


if __name__ == "__main__":
    main()
