"""What may be read and written."""

import os
import subprocess
import tempfile
import unittest
from pathlib import Path

from raw import Folder, RawServer

DOCUMENT = '{ layoutDocument: 1, root: { id: "secret" } }'


class SafetyTests(unittest.TestCase):
    def setUp(self):
        self.outside = Path(tempfile.mkdtemp())
        (self.outside / "secret.json5").write_text(DOCUMENT)

    def refusal(self, server, tool, arguments):
        result = server.call(tool, arguments)["result"]
        text = result["content"][0]["text"]
        self.assertTrue(result["isError"], text)
        self.assertNotIn('"secret"', text)
        return text

    def test_nothing_is_read_outside(self):
        with Folder() as folder, RawServer(folder.path) as server:
            server.open()
            (folder.path / "link.json5").symlink_to(self.outside / "secret.json5")
            (folder.path / "linked").symlink_to(self.outside)
            (folder.path / "dangling.json5").symlink_to(self.outside / "nothing.json5")
            relative = os.path.relpath(self.outside, folder.path)
            for path in [str(self.outside / "secret.json5"), f"{relative}/secret.json5", "link.json5",
                         "linked/secret.json5", f"x/../{relative}/secret.json5", "/etc/passwd", "~/secret.json5",
                         "dangling.json5", "linked/../secret.json5", "\x00", "/proc/self/environ"]:
                for tool, arguments in [("check", {"path": path}), ("explain_conflict", {"path": path}),
                                        ("compare", {"before": {"path": path}, "after": {"path": path}}),
                                        ("compare", {"before": {"path": path, "revision": "HEAD"}}),
                                        ("list_scenes", {"path": path})]:
                    self.refusal(server, tool, arguments)
            listed = server.call("list_scenes", {})["result"]["structuredContent"]
            self.assertFalse([one for one in listed["scenes"] if "link" in one["input"]])

    def test_another_root(self):
        with Folder() as folder, RawServer(folder.path, "--root", str(self.outside)) as server:
            server.open()
            result = server.call("check", {"path": str(self.outside / "secret.json5")})["result"]
            self.assertFalse(result["isError"])

    def test_the_clients_roots_narrow(self):
        with Folder() as folder:
            inner = folder.path / "inner folder"
            inner.mkdir()
            (inner / "a.json5").write_text(DOCUMENT)
            for roots, allowed, refused in [
                ([inner.as_uri()], ["inner folder/a.json5"], ["one-third.json5"]),
                ([folder.path.as_uri()], ["one-third.json5", "inner folder/a.json5"], []),
                ([self.outside.as_uri()], [], ["one-third.json5", str(self.outside / "secret.json5")]),
                ([], [], ["one-third.json5"]), (["https://x.test/"], [], ["one-third.json5"]),
            ]:
                with RawServer(folder.path) as server:
                    server.open(capabilities={"roots": {"listChanged": True}})
                    asked = server.read()
                    self.assertEqual(asked["method"], "roots/list")
                    # A request that comes before the answer waits for it.
                    waiting = server.request("tools/call", {"name": "check", "arguments": {"path": (allowed + refused)[0]}})
                    server.send({"jsonrpc": "2.0", "id": asked["id"],
                                 "result": {"roots": [{"uri": uri} for uri in roots]}})
                    answer = server.read()
                    self.assertEqual(answer["id"], waiting)
                    self.assertEqual(answer["result"]["isError"], not allowed)
                    for path in allowed:
                        self.assertFalse(server.call("check", {"path": path})["result"]["isError"], path)
                    for path in refused:
                        self.refusal(server, "check", {"path": path})
                    self.assertFalse(server.call("check", {"text": DOCUMENT})["result"]["isError"])

    def test_roots_that_change(self):
        with Folder() as folder, RawServer(folder.path) as server:
            server.open(capabilities={"roots": {"listChanged": True}})
            server.send({"jsonrpc": "2.0", "id": server.read()["id"],
                         "result": {"roots": [{"uri": folder.path.as_uri()}]}})
            self.assertFalse(server.call("check", {"path": "one-third.json5"})["result"]["isError"])
            server.send({"jsonrpc": "2.0", "method": "notifications/roots/list_changed"})
            server.send({"jsonrpc": "2.0", "id": server.read()["id"], "result": {"roots": []}})
            self.refusal(server, "check", {"path": "one-third.json5"})

    def test_nothing_is_written_unless_allowed(self):
        with Folder() as folder:
            before = sorted(os.listdir(folder.path))
            with RawServer(folder.path) as server:
                server.open()
                self.assertIn("--allow-write", self.refusal(
                    server, "render", {"path": "one-third.json5", "output": "out.png"}))
            self.assertEqual(sorted(os.listdir(folder.path)), before)
            with RawServer(folder.path, "--allow-write") as server:
                server.open()
                result = server.call("render", {"path": "one-third.json5", "output": "out.png"})["result"]
                self.assertFalse(result["isError"])
                self.assertEqual((folder.path / "out.png").read_bytes()[:4], b"\x89PNG")
                for path in [str(self.outside / "out.png"), "../out.png", "one-third.json5", "out.swift"]:
                    self.refusal(server, "render", {"path": "one-third.json5", "output": path})
                tools = server.ask("tools/list")["result"]["tools"]
                self.assertEqual([one["name"] for one in tools if not one["annotations"]["readOnlyHint"]], ["render"])

    def test_links_of_revisions_are_not_followed(self):
        git = ["git", "-c", "user.name=t", "-c", "user.email=t@t", "-c", "init.defaultBranch=main"]
        with Folder() as folder:
            inside = folder.path / "inside"
            inside.mkdir()
            (folder.path / "secret.json5").write_text("{ root: { class: 'SecretView' } }")
            (inside / "link.json5").symlink_to("../secret.json5")
            for arguments in [["init", "-q"], ["add", "."], ["commit", "-qm", "x"]]:
                subprocess.run(git + arguments, cwd=folder.path, check=True)
            (inside / "link.json5").unlink()
            (inside / "link.json5").write_text("{ root: {} }")
            with RawServer(inside) as server:
                server.open()
                text = self.refusal(server, "compare", {"before": {"path": "link.json5", "revision": "HEAD"}})
                self.assertIn("symbolic link", text)
                self.assertNotIn("SecretView", text)

    def test_code_is_refused_unless_allowed(self):
        with Folder(**{"View.swift": "import UIKit", "View.SWIFT": "import UIKit"}) as folder:
            with RawServer(folder.path) as server:
                server.open()
                for path in ["View.swift", "View.SWIFT"]:
                    self.assertIn("--allow-code", self.refusal(server, "check", {"path": path}))
                    self.refusal(server, "explain_conflict", {"path": path})
                    self.refusal(server, "compare", {"before": {"path": path, "revision": "HEAD"}})
            # Without a compiler, it ends where the code would be compiled, which takes minutes the first time.
            with RawServer(folder.path, "--allow-code", environment={"PATH": str(folder.path)}) as server:
                server.open()
                text = server.call("check", {"path": "View.swift"})["result"]["content"][0]["text"]
                self.assertIn("swiftc is in PATH", text)
                self.assertIn("never read as text", self.refusal(
                    server, "check", {"text": "import UIKit", "kind": "swift"}))
