"""The examples of Documentation/Assistants.md: each call gives the text that the page shows.

With UPDATE=1 in the environment the page is written anew.
"""

import json
import os
import re
import unittest
from pathlib import Path

from raw import Folder, RawServer

PAGE = Path(__file__).resolve().parents[2] / "Documentation" / "Assistants.md"
PAIR = re.compile(r'```json\n(\{ "tool".*?)\n```\n\n```text\n(.*?)```', re.S)
FILE = re.compile(r"`([a-z.0-9]+)`:\n\n```json5\n(.*?)```", re.S)


class PageTests(unittest.TestCase):
    def test_examples(self):
        page = PAGE.read_text(encoding="utf-8")
        files = dict(FILE.findall(page))
        pairs = PAIR.findall(page)
        self.assertGreaterEqual(len(pairs), 5)
        with Folder(**files) as folder, RawServer(folder.path) as server:
            server.open()

            def answer(match):
                call = json.loads(match[1])
                result = server.call(call["tool"], call["arguments"])["result"]
                self.assertFalse(result["isError"], result["content"])
                text = "\n".join(part["text"] for part in result["content"] if part["type"] == "text")
                return f"```json\n{match[1]}\n```\n\n```text\n{text}\n```"

            written = PAIR.sub(answer, page)
        if os.environ.get("UPDATE"):
            PAGE.write_text(written, encoding="utf-8")
        self.maxDiff = None
        self.assertEqual(page if not os.environ.get("UPDATE") else written, written)
