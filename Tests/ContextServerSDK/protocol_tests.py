"""The protocol: revisions, methods, errors, lists."""

import unittest

import jsonschema
from mcp import Client, StdioServerParameters

import raw
from raw import HANDSHAKE, MODERN, Folder, RawServer
from support import modern, validated

TOOLS = ["check", "render", "frames", "find", "explain_item", "explain_conflict", "try_changes", "sweep", "compare",
         "list_scenes", "devices"]


class ProtocolTests(unittest.IsolatedAsyncioTestCase):
    async def test_the_client_connects_in_every_way(self):
        with Folder() as folder:
            server = StdioServerParameters(command=raw.COMMAND[0], args=["mcp"], cwd=folder.path)
            for mode, version in [("auto", MODERN), (MODERN, MODERN), ("legacy", HANDSHAKE[-1])]:
                async with Client(server, mode=mode) as client:
                    self.assertEqual(client.protocol_version, version)
                    tools = (await client.list_tools()).tools
                    self.assertEqual([tool.name for tool in tools], TOOLS)
                    for tool in tools:
                        jsonschema.Draft202012Validator.check_schema(tool.input_schema)
                        jsonschema.Draft202012Validator.check_schema(tool.output_schema)
                        self.assertTrue(tool.annotations.read_only_hint)
                        self.assertFalse(tool.annotations.open_world_hint)
                    resources = (await client.list_resources()).resources
                    self.assertEqual({str(one.uri) for one in resources}, {
                        "layout-render://guide", "layout-render://schema", "layout-render://findings"})
                    for resource in resources:
                        contents = (await client.read_resource(resource.uri)).contents
                        self.assertGreater(len(contents[0].text), 500)
                    prompts = (await client.list_prompts()).prompts
                    self.assertEqual([one.name for one in prompts],
                                     ["debug_conflict", "review_layout", "draw_layout"])
                    for prompt in prompts:
                        given = {one.name: "x y z" for one in prompt.arguments if one.required}
                        messages = (await client.get_prompt(prompt.name, given)).messages
                        self.assertIn("x y z", messages[0].content.text)

    def test_every_revision_of_the_handshake(self):
        for version in HANDSHAKE:
            with Folder() as folder, RawServer(folder.path) as server:
                answer = server.ask("initialize", {"protocolVersion": version, "capabilities": {},
                                                   "clientInfo": {"name": "test", "version": "1"}})
                result = validated("initialize", version, answer)
                self.assertEqual(result["protocolVersion"], version)
                server.send({"jsonrpc": "2.0", "method": "notifications/initialized"})
                validated("ping", version, server.ask("ping"))
                validated("logging/setLevel", version, server.ask("logging/setLevel", {"level": "info"}))
                for method in ["tools/list", "resources/list", "resources/templates/list", "prompts/list"]:
                    validated(method, version, server.ask(method))
                called = validated("tools/call", version, server.call("devices", {"name": "SE"}))
                self.assertEqual("structuredContent" in called, version >= "2025-06-18")
                tool = server.ask("tools/list")["result"]["tools"][0]
                self.assertEqual("outputSchema" in tool, version >= "2025-06-18")
                self.assertEqual("annotations" in tool, version >= "2025-03-26")
                self.assertEqual(server.ask("server/discover")["error"]["code"], -32601)

    def test_an_unknown_revision_gets_the_newest(self):
        for version in ["2023-01-01", "1", "zzz", MODERN]:
            with Folder() as folder, RawServer(folder.path) as server:
                self.assertEqual(server.open(version)["protocolVersion"], HANDSHAKE[-1])

    def test_the_newest_revision_without_a_handshake(self):
        with Folder() as folder, RawServer(folder.path) as server:
            result = validated("server/discover", MODERN, server.ask("server/discover", modern()))
            self.assertEqual(result["supportedVersions"], HANDSHAKE + [MODERN])
            self.assertEqual(result["resultType"], "complete")
            self.assertEqual(result["_meta"]["io.modelcontextprotocol/serverInfo"]["name"], "layout-render")
            for method in ["tools/list", "resources/list", "resources/templates/list", "prompts/list"]:
                self.assertGreater(validated(method, MODERN, server.ask(method, modern()))["ttlMs"], 0)
            validated("resources/read", MODERN, server.ask("resources/read", modern(uri="layout-render://guide")))
            validated("tools/call", MODERN, server.ask("tools/call", modern(name="devices", arguments={})))
            for method in ["ping", "initialize", "logging/setLevel"]:
                self.assertEqual(server.ask(method, modern())["error"]["code"], -32601)
            unknown = {"_meta": {"io.modelcontextprotocol/protocolVersion": "2099-01-01"}}
            error = server.ask("tools/list", unknown)["error"]
            self.assertEqual(error["code"], -32022)
            self.assertEqual(error["data"], {"supported": HANDSHAKE + [MODERN], "requested": "2099-01-01"})

    def test_nothing_before_the_handshake(self):
        with Folder() as folder, RawServer(folder.path) as server:
            self.assertEqual(server.ask("tools/list")["error"]["code"], -32600)
            self.assertEqual(server.ask("ping")["result"], {})

    def test_errors_tell_the_place_and_the_nearest_name(self):
        with Folder() as folder, RawServer(folder.path) as server:
            server.open()
            for method, params, code, words in [
                ("tools/lst", {}, -32601, "did you mean 'tools/list'?"),
                ("tools/call", {"name": "rendr"}, -32602, "did you mean 'render'?"),
                ("tools/call", {}, -32602, "params.name"),
                ("tools/call", {"name": "check", "arguments": {"pth": "x"}}, -32602, "did you mean 'path'?"),
                ("tools/call", {"name": "check", "arguments": {"path": 3}}, -32602, "arguments.path: text was expected"),
                ("tools/call", {"name": "render", "arguments": {"path": "x", "preset": "blueprnt"}}, -32602,
                 "did you mean 'blueprint'?"),
                ("tools/call", {"name": "check", "arguments": {"path": "x", "device": "iPhone SEE"}}, -32602,
                 "iPhone SE"),
                ("tools/call", {"name": "explain_item", "arguments": {"path": "x"}}, -32602, "arguments.item is missing"),
                ("tools/call", {"name": "try_changes", "arguments": {"path": "x", "changes": ["a"]}}, -32602,
                 "arguments.changes[0]"),
                ("tools/call", {"name": "compare", "arguments": {"before": {"pat": "x"}}}, -32602,
                 "arguments.before.pat"),
                ("resources/read", {"uri": "layout-render://guid"}, -32002, "layout-render://guide"),
                ("prompts/get", {"name": "debug"}, -32602, "debug_conflict"),
                ("tools/list", {"cursor": "x"}, -32602, "params.cursor"),
            ]:
                error = server.ask(method, params)["error"]
                self.assertEqual(error["code"], code, error)
                self.assertIn(words, error["message"])

    def test_lists_of_messages_where_the_revision_has_them(self):
        ping = {"jsonrpc": "2.0", "id": 8, "method": "ping"}
        call = {"jsonrpc": "2.0", "id": 9, "method": "tools/call", "params": {"name": "devices", "arguments": {}}}
        note = {"jsonrpc": "2.0", "method": "notifications/initialized"}
        with Folder() as folder, RawServer(folder.path) as server:
            server.open("2025-03-26")
            server.send([ping, note, call])
            answers = server.read()
            self.assertEqual({one["id"] for one in answers}, {8, 9})
            server.send([])
            self.assertEqual(server.read()["error"]["code"], -32600)
        with Folder() as folder, RawServer(folder.path) as server:
            server.open("2025-06-18")
            server.send([ping])
            self.assertEqual(server.read()["error"]["code"], -32600)

    def test_ten_thousand_malformed_lines(self):
        lines = [b"{", b"nul", b"\xff\xfe", b'{"jsonrpc":"1.0","id":1,"method":"ping"}', b"[" * 5000, b'"text"',
                 b'{"jsonrpc":"2.0","id":null,"method":"ping"}', b'{"jsonrpc":"2.0","id":1.5,"method":"ping"}',
                 b'{"jsonrpc":"2.0","id":{},"method":[]}', b'{"jsonrpc":"2.0","id":1,"id":2,"method":"ping"}']
        with Folder() as folder, RawServer(folder.path) as server:
            server.open()
            for place in range(10_000):
                server.send(lines[place % len(lines)])
                # Answers are read as they come, as a client does.
                error = server.read()["error"]
                self.assertIn(error["code"], (-32700, -32600))
            self.assertEqual(server.ask("ping")["result"], {})

    def test_nothing_but_messages_on_standard_output(self):
        with Folder() as folder, RawServer(folder.path) as server:
            server.open()
            for _ in range(3):
                server.call("check", {"path": "conflict.json5"})
            server.process.stdin.close()
            rest = server.process.stdout.read()
            self.assertEqual(rest, b"")
            self.assertEqual(server.process.wait(timeout=30), 0)
            self.assertEqual(server.process.stderr.read(), b"")

    def test_an_unknown_notification_is_ignored(self):
        with Folder() as folder, RawServer(folder.path) as server:
            server.open()
            server.send({"jsonrpc": "2.0", "method": "notifications/other", "params": {}})
            server.send({"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 99}})
            server.send({"jsonrpc": "2.0", "id": "roots-7", "result": {"roots": []}})
            self.assertEqual(server.ask("ping")["result"], {})
