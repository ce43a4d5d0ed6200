### Coves.

name = Coves
short = Coves
players = 2 players
length = 5 min
summary = Two smugglers, a chest each, three coves: bid in secret, dig, guard.
about = Two smugglers, a chest each, and three coves to dig in.
welcome = Two smugglers, A and B, each with a chest to hide.
aim = Find the other's chest before they find yours.

verb-hide = Hide in cove
verb-dig = Dig in cove
verb-play = Play
verb-guard = Guard with
verb-pass = Pass
verb-draw = Draw a card
verb-go = Go on

ask-hide = In which of your coves does your chest lie?
ask-bid = Which card do you play, face down?
ask-dig = In which of their coves do you dig?
ask-guard = Do you guard the cove with a card?
ask-camp = Draw a card, or go on?

event-hid = You hid your chest in cove { $cove }.
event-hid-secretly = { $side } has hidden a chest.
event-drew = { $side } drew the { $card }.
event-drew-secretly = { $side } drew a card.
event-round = Round { $round }.
event-bid = { $card ->
    [0] You play no card.
   *[other] You lay down the { $card }.
}
event-bid-secretly = { $side } has chosen.
event-bids = The cards are shown. A: { $A ->
    [0] none
   *[other] { $A }
}, B: { $B ->
    [0] none
   *[other] { $B }
}.
event-dig = { $side } digs in cove { $cove }.
event-guarded = { $side } guards it with the { $card }.
event-rolled = The die shows { $face }.
event-found = { $side } finds the chest in cove { $cove }!
event-nothing-there = There is nothing in cove { $cove }.
event-went-on = { $side } goes on.

refusal-card-not-in-hand = You do not hold the { $card }.
refusal-known-empty = Cove { $cove } is known to be empty.
refusal-out-of-cove = A spot is at most { $feet } feet from the middle of the cove.

outcome-found = { $winner } wins: the chest is found.
outcome-cards = { $winner } wins with more cards.
outcome-last-round = A draw: both chests are still hidden.

option-rounds = Rounds
option-last = After the last round
