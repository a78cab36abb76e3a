"""Addon for mitmdump: writes every answered request as one line of JSON to the file that `flows` names."""

import json

from mitmproxy import ctx, http


def load(loader):
    loader.add_option("flows", str, "", "File for the recorded requests")


def response(flow: http.HTTPFlow) -> None:
    record = {
        "verb": flow.request.method,
        "path": flow.request.path,
        "status": flow.response.status_code,
        "sent": flow.request.get_text(strict=False),
        "received": flow.response.get_text(strict=False),
    }
    with open(ctx.options.flows, "a", encoding="utf-8", errors="replace") as file:
        file.write(json.dumps(record) + "\n")
