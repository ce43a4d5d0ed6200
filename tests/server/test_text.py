"""Language models at a table of the server: texts through the socket."""

import pytest

from tests.server.table import RunningServer
from warbox.adapters.text import Refused, SocketTable, TextTable

NEAR = "game broadsides; placement same S=starboard I=port; S captain=C3 crew=C4; I captain=C5 crew=C4; at step S"


def test_a_match_is_played_through_a_socket_to_its_end(server: RunningServer) -> None:
    options = {"idle-boarding-turns": "3"}
    here = TextTable("broadsides", {"I": "random"}, options, NEAR).told()
    with SocketTable.against_computer(server.address, "broadsides", "S", options=options, start=NEAR) as table:
        told = table.told()
        assert (told.position, told.choices, told.rule) == (here.position, here.choices, here.rule)
        assert (told.about, told.moment) == (here.about, here.moment)
        with pytest.raises(Refused):
            table.act("plot F F F")
        while not table.over:
            table.act(table.told().choices[0])
            text = table.observe()
    assert "The match is over." in text
