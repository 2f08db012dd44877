#!/usr/bin/env python3
"""Opens inspector pages in Chromium and uses them as a reader does.

Run as `test_page.py PATH-OF-LAYOUT-RENDER [TEST…]`, a test as `change_tests.LogTests.test_hostile_logs`. Without tests it runs
all, two modules at a time, each with a browser of its own: a browser leaves nearly half of a processor idle. Where there is
no Chromium, a line says so and nothing is tested.
"""

import os
import subprocess
import sys
import unittest
from concurrent.futures import ThreadPoolExecutor

from browser import find_chromium
from support import Shared

# The longest come first, so that no browser is idle at the end.
MODULES = ["drawing_tests", "trait_tests", "live_tests", "field_tests", "canvas_tests", "size_tests", "layout_tests", "painter_tests", "picture_tests", "control_tests", "reason_tests", "finding_tests", "patch_tests", "change_tests", "link_tests", "watch_tests", "reach_tests"]


def main():
    if find_chromium() is None:
        print("Skipped the inspector's tests: there is no Chromium (Scripts/setup --tests installs it).")
        return 0
    # The tests record goldens of their own, which the command refuses to do in continuous integration.
    os.environ.pop("CI", None)
    return run(sys.argv[2:]) if sys.argv[2:] else run_all()


def run(tests):
    """Runs tests with one browser; the status to exit with."""
    Shared.start(os.path.abspath(sys.argv[1]))
    try:
        suite = unittest.defaultTestLoader.loadTestsFromNames(tests)
        return 0 if unittest.TextTestRunner().run(suite).wasSuccessful() else 1
    finally:
        Shared.end()


def run_all():
    """Runs all modules, each as a process; the status to exit with."""
    def run_module(module):
        command = [sys.executable, os.path.abspath(__file__), sys.argv[1], module]
        return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False, text=True)

    status = 0
    with ThreadPoolExecutor(max_workers=min(2, os.cpu_count() or 1)) as pool:
        for module, done in zip(MODULES, pool.map(run_module, MODULES)):
            print(f"{module}: {done.stdout.strip()}", flush=True)
            status = status or done.returncode
    return status


sys.exit(main())
