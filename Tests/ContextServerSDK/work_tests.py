"""Work: several requests at once, progress, cancellation, and a client that goes away."""

import json
import os
import signal
import subprocess
import sys
import time
import unittest

import raw
from raw import SLOW, SWEEP, Folder, RawServer
from support import modern


class WorkTests(unittest.TestCase):
    def folder(self):
        return Folder(**{"slow.json5": SLOW})

    def records(self, server, id):
        """Returns the next record about a request."""
        while True:
            message = server.read(timeout=300)
            if message.get("method") == "notifications/message" and message["params"]["data"]["request"] == id:
                return message["params"]["data"]

    def test_cancellation_ends_the_work(self):
        with self.folder() as folder, RawServer(folder.path) as server:
            server.open()
            server.ask("logging/setLevel", {"level": "debug"})
            whole = server.request("tools/call", {"name": "sweep", "arguments": SWEEP})
            record = self.records(server, whole)
            self.assertEqual(record["outcome"], "finished")
            self.assertEqual(server.read()["id"], whole)
            id = server.request("tools/call", {"name": "sweep", "arguments": SWEEP, "_meta": {"progressToken": "p"}})
            # The work has begun.
            self.assertEqual(server.read()["method"], "notifications/progress")
            server.send({"jsonrpc": "2.0", "method": "notifications/cancelled",
                         "params": {"requestId": id, "reason": "test"}})
            cancelled = self.records(server, id)
            self.assertEqual(cancelled["outcome"], "cancelled")
            self.assertLess(cancelled["work"], record["work"] / 4)
            # No answer to it comes.
            self.assertEqual(server.ask("ping")["result"], {})

    def test_cancellation_in_the_newest_revision(self):
        with self.folder() as folder, RawServer(folder.path) as server:
            level = {"io.modelcontextprotocol/logLevel": "info"}
            id = server.request("tools/call", modern(name="sweep", arguments=SWEEP, _meta=level))
            server.send({"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": id}})
            self.assertEqual(self.records(server, id)["outcome"], "cancelled")
            self.assertIn("result", server.ask("tools/list", modern()))

    def test_two_requests_at_once(self):
        with self.folder() as folder, RawServer(folder.path) as server:
            server.open()
            slow = server.request("tools/call", {"name": "sweep", "arguments": SWEEP})
            quick = server.request("tools/call", {"name": "check", "arguments": {"path": "one-third.json5"}})
            # The quick one doesn't wait for the slow one.
            self.assertEqual(server.read()["id"], quick)
            again = server.request("tools/call", {"name": "check", "arguments": {}}, id=slow)
            self.assertEqual(server.read()["error"]["code"], -32600)
            server.send({"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": slow}})

    def test_many_at_once_give_what_each_gives_alone(self):
        calls = [("check", {"path": "conflict.json5"}), ("frames", {"path": "one-third.json5"}),
                 ("check", {"path": "Main.storyboard"}), ("devices", {}),
                 ("sweep", {"path": "content-size.json5", "width": [320, 430]})]
        with self.folder() as folder, RawServer(folder.path) as server:
            server.open()
            alone = [server.call(tool, arguments)["result"] for tool, arguments in calls]
            asked = {}
            for place in range(60):
                tool, arguments = calls[place % len(calls)]
                asked[server.request("tools/call", {"name": tool, "arguments": arguments})] = place % len(calls)
            for _ in range(60):
                answer = server.read()
                self.assertEqual(answer["result"], alone[asked.pop(answer["id"])])

    def test_progress(self):
        with self.folder() as folder, RawServer(folder.path) as server:
            server.open()
            id = server.request("tools/call", {"name": "list_scenes", "arguments": {}, "_meta": {"progressToken": "t"}})
            seen = []
            while (message := server.read()).get("id") != id:
                self.assertEqual(message["method"], "notifications/progress")
                self.assertEqual(message["params"]["progressToken"], "t")
                seen.append(message["params"]["progress"])
            self.assertTrue(seen)
            self.assertEqual(seen, sorted(set(seen)))

    def test_a_client_that_is_killed(self):
        script = ("import subprocess, sys, time, json\n"
                  "p = subprocess.Popen(sys.argv[1:], stdin=subprocess.PIPE, stdout=subprocess.PIPE)\n"
                  "def send(m): p.stdin.write(json.dumps(m).encode() + b'\\n'); p.stdin.flush()\n"
                  "send({'jsonrpc': '2.0', 'id': 1, 'method': 'initialize', 'params': {'protocolVersion': '2025-11-25',"
                  " 'capabilities': {}, 'clientInfo': {'name': 't', 'version': '1'}}})\n"
                  "p.stdout.readline()\n"
                  f"send({{'jsonrpc': '2.0', 'id': 2, 'method': 'tools/call', 'params': {{'name': 'sweep', 'arguments': {SWEEP!r}}}}})\n"
                  "print(p.pid, flush=True)\ntime.sleep(600)\n")
        with self.folder() as folder:
            client = subprocess.Popen([sys.executable, "-c", script, *raw.COMMAND, "mcp"], cwd=folder.path,
                                      stdout=subprocess.PIPE)
            server = int(client.stdout.readline())
            client.kill()
            client.wait()
            client.stdout.close()
            end = time.monotonic() + 20
            while os.path.exists(f"/proc/{server}") and time.monotonic() < end:
                with open(f"/proc/{server}/stat", encoding="utf-8") as stat:
                    if stat.read().rsplit(")", 1)[1].split()[0] == "Z":
                        break
                time.sleep(0.05)
            else:
                if os.path.exists(f"/proc/{server}"):
                    os.kill(server, signal.SIGKILL)
                    self.fail("the server goes on without its client")

    def test_the_end_of_input_waits_for_answers(self):
        with self.folder() as folder:
            lines = [{"jsonrpc": "2.0", "id": 1, "method": "initialize",
                      "params": {"protocolVersion": "2025-11-25", "capabilities": {}}},
                     {"jsonrpc": "2.0", "id": 2, "method": "tools/call",
                      "params": {"name": "check", "arguments": {"path": "one-third.json5"}}}]
            done = subprocess.run(raw.COMMAND + ["mcp"], cwd=folder.path, capture_output=True, check=False,
                                  input="\n".join(map(json.dumps, lines)).encode())
            self.assertEqual([json.loads(line)["id"] for line in done.stdout.splitlines()], [1, 2])
            self.assertEqual(done.returncode, 0)
