"""A server that is talked to line by line, with messages that the SDK's client wouldn't send. Needs no SDK."""

import json
import os
import select
import shutil
import subprocess
import tempfile
import time
from pathlib import Path

COMMAND = []
EXAMPLES = Path(__file__).resolve().parents[2] / "Examples"
MODERN = "2026-07-28"
HANDSHAKE = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"]


class Folder:
    """A working folder with some of the examples and files of a test's own, removed at the end."""

    def __init__(self, **files):
        self.path = Path(tempfile.mkdtemp(prefix="layout-render-mcp."))
        for source in ["guides/one-third.json5", "findings/conflict.json5", "patterns/content-size.json5",
                       "storyboards/Main.storyboard", "logs/conflict.log", "captures/login.txt"]:
            shutil.copy(EXAMPLES / source, self.path / Path(source).name)
        for name, text in files.items():
            (self.path / name).write_text(text)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        shutil.rmtree(self.path, ignore_errors=True)


class RawServer:
    """A server that is talked to line by line."""

    def __init__(self, folder, *options, environment=None):
        self.process = subprocess.Popen(
            COMMAND + ["mcp", *options], cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, env={**os.environ, **(environment or {})})
        self.buffer = b""
        self.next = 0

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        if self.process.poll() is None:
            try:
                self.process.stdin.close()
            except BrokenPipeError:
                pass
            self.process.wait(timeout=30)
        for stream in (self.process.stdout, self.process.stderr):
            stream.close()

    def send(self, message):
        line = message if isinstance(message, bytes) else json.dumps(message).encode()
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()

    def read(self, timeout=60):
        """Returns the next message; fails if none comes."""
        end = time.monotonic() + timeout
        while b"\n" not in self.buffer:
            rest = end - time.monotonic()
            assert rest > 0 and select.select([self.process.stdout], [], [], rest)[0], "no answer"
            chunk = os.read(self.process.stdout.fileno(), 1 << 16)
            assert chunk, "the server ended"
            self.buffer += chunk
        line, self.buffer = self.buffer.split(b"\n", 1)
        return json.loads(line)

    def request(self, method, params=None, id=None):
        self.next += 1
        id = self.next if id is None else id
        self.send({"jsonrpc": "2.0", "id": id, "method": method} | ({} if params is None else {"params": params}))
        return id

    def ask(self, method, params=None):
        """Sends a request and returns the answer to it, without what comes before."""
        id = self.request(method, params)
        while True:
            answer = self.read()
            if answer.get("id") == id and "method" not in answer:
                return answer

    def open(self, version="2025-11-25", capabilities=None):
        result = self.ask("initialize", {"protocolVersion": version, "capabilities": capabilities or {},
                                         "clientInfo": {"name": "test", "version": "1"}})["result"]
        self.send({"jsonrpc": "2.0", "method": "notifications/initialized"})
        return result

    def call(self, tool, arguments, meta=None):
        params = {"name": tool, "arguments": arguments} | ({"_meta": meta} if meta else {})
        return self.ask("tools/call", params)


# A row of labels that push each other, whose sweep over many conditions takes long.
LABELS = ", ".join(f'{{ id: "l{n}", class: "UILabel", text: "A text that breaks into lines {n}", numberOfLines: 0 }}'
                   for n in range(60))
LINES = ", ".join([f'"l{n}.top == l{n - 1}.bottom + 4", "l{n}.leading == view.leading + {n}", '
                   f'"l{n}.trailing <= view.trailing - {n}"' for n in range(1, 60)])
SLOW = (f'{{ layoutDocument: 1, root: {{ id: "view", subviews: [{LABELS}] }}, constraints: ["l0.top == view.top", '
        f'"l0.leading == view.leading", "l0.trailing <= view.trailing", {LINES}] }}')
SWEEP = {"path": "slow.json5", "every_text_size": True, "both_directions": True, "texts": "longer"}
