"""A position for every question, with the Seahawk asked."""

from typing import Final

_BROADSIDE = "turn 5 step=1\nS @6,4 N plot=S,S,S\nI @7,4 N plot=S,F,R hull=C-port:1 main=1"

MOMENTS: Final = {
    "deploy": "at deploy",
    "plot": "turn 4\nS @6,4 N fore=0\nI @8,7 SW\nat plot",
    "surrender": "turn 12\nS @1,1 N fore=0 mizzen=0 aft=0\nI @11,15 S\nat turn",
    "shot": f"{_BROADSIDE}\nat shot S",
    "promote": "turn 7 step=3\nS @1,1 N captain=-\nI @11,15 S\nat promote S",
    "salvo": "placement same S=starboard I=port\nat shot S shots=2 then=0",
    "step": "placement same S=starboard I=port\nat step S moves=3",
    "fight": "placement same S=starboard I=port\nS crew=I.C5:3,D3:2,H3:1 captain=H5\n"
    "I crew=C5:2,S.D3:1,F3:2 captain=H5\nat fight S",
}
