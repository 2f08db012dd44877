"""The SDK's types applied to raw messages."""

import mcp_types as types
from mcp_types import methods

from raw import MODERN


def validated(method, version, answer):
    """Returns an answer after the SDK's types of that revision took it."""
    types.jsonrpc_message_adapter.validate_python(answer)
    methods.validate_server_result(method, version, answer["result"])
    return answer["result"]


def modern(**params):
    """The parameters of a request of the newest revision."""
    return params | {"_meta": {
        "io.modelcontextprotocol/protocolVersion": MODERN,
        "io.modelcontextprotocol/clientInfo": {"name": "test", "version": "1"},
        "io.modelcontextprotocol/clientCapabilities": {}} | params.get("_meta", {})}
