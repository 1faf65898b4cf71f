"""The HTTP client for programs: one person at tables, with live streams and receipts."""

from quadriga.client.http import Answer, Client, Sitter, StreamEvent

__all__ = ["Answer", "Client", "Sitter", "StreamEvent"]
