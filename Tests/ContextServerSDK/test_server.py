#!/usr/bin/env python3
"""Talks to `layout-render mcp` as clients do, with the official SDK of the protocol and with raw messages.

Run as `test_server.py PATH-OF-LAYOUT-RENDER [TEST…]`.
"""

import logging
import sys
import unittest
from pathlib import Path

import raw

MODULES = ["protocol_tests", "tool_tests", "safety_tests", "work_tests", "page_tests"]


def main():
    raw.COMMAND[:] = [sys.argv[1]]
    # It remarks on steps that take long, as they may on a busy machine.
    logging.getLogger("asyncio").setLevel(logging.ERROR)
    sys.path.insert(0, str(Path(__file__).parent))
    suite = unittest.defaultTestLoader.loadTestsFromNames(sys.argv[2:] or MODULES)
    return 0 if unittest.TextTestRunner().run(suite).wasSuccessful() else 1


sys.exit(main())
