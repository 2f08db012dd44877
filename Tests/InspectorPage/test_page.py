#!/usr/bin/env python3
"""Opens inspector pages in Chromium and uses them as a reader does.

Run as `test_page.py PATH-OF-LAYOUT-RENDER [TEST…]`, a test as `change_tests.LogTests.test_hostile_logs`. Where there is no
Chromium, a line says so and nothing is tested.
"""

import os
import sys
import unittest

from browser import find_chromium
from support import Shared

MODULES = ["layout_tests", "picture_tests", "canvas_tests", "size_tests", "live_tests", "field_tests", "control_tests", "trait_tests", "reason_tests", "change_tests", "watch_tests", "reach_tests"]


def main():
    if find_chromium() is None:
        print("Skipped the inspector's tests: there is no Chromium (Scripts/setup --tests installs it).")
        return 0
    # The tests record goldens of their own, which the command refuses to do in continuous integration.
    os.environ.pop("CI", None)
    Shared.start(os.path.abspath(sys.argv[1]))
    try:
        tests = unittest.defaultTestLoader.loadTestsFromNames(sys.argv[2:] or MODULES)
        return 0 if unittest.TextTestRunner().run(tests).wasSuccessful() else 1
    finally:
        Shared.end()


sys.exit(main())
