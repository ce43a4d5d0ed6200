"""`warbox mcp`: the box as an MCP server on standard input and output, for language models."""

from warbox.adapters.extras import ExtraMissing
from warbox.cli.shell import Lang, Problem, shell


def mcp(lang: Lang = None) -> None:
    said = shell(lang)
    from warbox.adapters.mcp import make_server

    try:
        server = make_server(said.lang)
    except ExtraMissing as error:
        raise Problem(str(error)) from None
    server.run("stdio")
