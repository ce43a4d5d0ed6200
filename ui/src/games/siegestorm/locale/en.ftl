### What the page says beside the sentences of the rules.

## Seats and places

ui-seat = Player { $letter }
ui-you = You
ui-byloss = Byloss, the Goblin King
ui-byloss-short = Byloss
ui-boss-level = { $level ->
    [medium] medium
    [hard] hard
   *[very_hard] very hard
}
ui-boss-draws = { $level ->
    [medium] Medium
    [hard] Hard
   *[very_hard] Very hard
}: draws { $count } cards a turn. Menace rises by 1 whenever one of his Allies storms.
ui-at-turn = at turn
ui-out = out
ui-extra-due = extra turn to come
ui-part-field = Battlefield
ui-where-setup = { $mode ->
    [duel] Duel
    [solo] Solo
    [coop] Co-op
   *[other] Last one standing
}, before the first turn
ui-where = Turn { $turn }, { $player }
ui-slot-t1 = { $own ->
    [yes] your Deployment Zone
   *[no] Deployment Zone of { $player }
}
ui-slot-t2 = { $own ->
    [yes] your track, space 2
   *[no] track of { $player }, space 2
}
ui-slot-t3 = { $own ->
    [yes] your track, space 3
   *[no] track of { $player }, space 3
}
ui-slot-fl = { $own ->
    [yes] your Frontline
   *[no] Frontline of { $player }
}
ui-slot-nml = No Man's Land
ui-slot-storm = { $own ->
    [yes] storming for you
   *[no] storming for { $player }
}
ui-slot-in-zone = { $slot }, zone { $zone }
ui-short-t1 = Deployment
ui-short-t2 = Track 2
ui-short-t3 = { $own ->
    [yes] Track 3, leaves
   *[no] Track 3
}
ui-short-fl = { $own ->
    [yes] Your Frontline
   *[no] Frontline of { $player }
}
ui-short-nml = No Man's Land
ui-tiny-t1 = Deploy
ui-tiny-fl = Front
ui-tiny-t3 = Track 3
ui-short-s1 = Storming
ui-free = free
ui-card-at = { $card }, { $spot }
ui-zone-of = War zone of { $player }
ui-zone-between = War zone between { $first } and { $second }
ui-boss-track = War Track of Byloss

## Piles

ui-pile-resources = Resources
ui-pile-casualties = Casualties
ui-pile-heal = Heal pile
ui-pile-reserve = Reserve
ui-pile-hand = Hand
ui-your-piles = Your piles
ui-their-piles = Piles of { $player }
ui-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
ui-on-top = On top:
ui-top-first = { $count ->
    [one] 1 card
   *[other] { $count } cards, the top one first
}
ui-reserve-token = Reserve token: the Reserve can be shuffled in once
ui-hand = Hand
ui-supporters = Supporters
ui-in-hand = { $count } in hand
ui-hand-of = { $player } holds { $count } cards.
ui-your-hand = Your hand, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
ui-hand-empty = Your hand is empty.
ui-support-ready = Support, { $ready } of { $count } ready
ui-support-none = Support, none
ui-supporter-number = Supporter { $number }
ui-supporter-ready = Supporter { $number }, ready
ui-supporter-committed = Supporter { $number }, committed
ui-supporter-pays = Supporter { $number }, pays
ui-pays = pays 1
ui-goes-back = goes back
ui-stays = stays

## Cards

ui-att = ATT
ui-def = DEF
ui-action = Action
ui-passive = Passive
ui-reaction = reaction
ui-once = once per turn
ui-extra-cost = paid on top
ui-activation-cost = activation cost
ui-belongs-to = Belongs to { $player }
ui-gang-tokens = { $count ->
    [one] 1 Gang token
   *[other] { $count } Gang tokens
}
ui-gang-tokens-short = Gang
ui-spirit-tokens = { $count ->
    [one] 1 Spirit token
   *[other] { $count } Spirit tokens
}
ui-card-facts = { $card }, cost { $cost }.
ui-card-values = ATT { $att }, DEF { $def }.
ui-command-deploy = Deploy
ui-command-deploy-how = Goes to the boss's Deployment Zone.
ui-command-leader = Leader
ui-command-leader-how = Takes the boss's Frontline or No Man's Land.
ui-command-action = Action
ui-command-action-how = Only ever played as an action.
ui-command-gang = Gang
ui-command-gang-how = One Gang token, +1 ATT, on every Ally of the boss.
ui-symbol-shielded = Shielded
ui-symbol-shielded-how = No action or ability of yours touches it; attacks do.
ui-symbol-spirit = Spirit
ui-symbol-spirit-how = One Spirit token on every Totem; each of them acts.
ui-symbol-totem = Totem
ui-symbol-totem-how = Acts with every Spirit token placed on it.

## Steps

ui-steps = Steps of the turn
ui-step-prepare = Prepare
ui-step-draw = Draw
ui-step-advance = Advance
ui-step-deploy = Deploy
ui-step-extra = Extra
ui-step-end = End
ui-step-reserve = Reserve
ui-step-actions = Actions

## The chain

ui-chain = Chain of commands
ui-chain-open = { $count ->
    [0] being declared
    [one] 1 link, open
   *[other] { $count } links, open
}
ui-chain-resolving = { $count ->
    [one] 1 link, resolving
   *[other] { $count } links, resolving
}
ui-chain-order = Resolves from the top down
ui-chain-none = No chain. An action played, the Action of a storm or an activated passive opens one, and the other side may answer.
ui-link-number = link { $number }
ui-link-action = action
ui-link-storm = storm
ui-link-ability = passive
ui-link-gang = Gang
ui-link-spirit = Spirit
ui-link-totem = Totem
ui-your-declaration = You declare
ui-their-declaration = { $player } declares
ui-negated = negated
ui-leaving = leaves
ui-storming = storms
ui-lately = Lately
ui-lasting = In force
ui-effect-until = { $until ->
    [end_of_turn] until the end of the turn.
    [your_next_turn] until that player's next turn.
    [next] once, this turn.
   *[other] {""}
}
ui-effect-modify = { $card }: { $stat } { $change }
ui-effect-modify-cost = { $player } pays { $fixed ->
    [no] { $change }
   *[other] { $fixed }
} for { $what ->
    [shapeshift] Shapeshift
    [creature] creatures
    [action] actions
   *[other] actions and abilities
}
ui-effect-modify-damage = DMG that { $player } suffers: { $change }
ui-effect-protect = { $whole ->
    [yes] The cards of { $player } cannot be touched
   *[no] { $card } cannot be touched
}
ui-effect-ignore-defenders = Defenders do not hinder { $card }

## The boss

ui-boss-board = Board of Byloss
ui-menace = Menace
ui-menace-at = Menace Level { $level }
ui-menace-says = He plays, without paying, every card that costs { $level } or less.
ui-menace-all = He plays every card, whatever it costs.
ui-life = Life
ui-of = of { $count }
ui-attack-here = attack
ui-boss-hand = His hand, in the order he plays it
ui-boss-hand-left = Left in his hand
ui-boss-hand-empty = No card in hand.
ui-verdict-deploy = Deploys come first; his Deployment Zone is free.
ui-verdict-leader = Leaders come after the Deploy, into a free space.
ui-verdict-gang = No Deploy left for it, so a Gang: +1 ATT for his Allies.
ui-verdict-action = Actions come last, the dearest first.
ui-verdict-dear = Costs { $cost }, Menace is { $menace }: it stays in hand.
ui-verdict-no-room = No space for it now: it stays in hand.
ui-verdict-reserve = Not played: goes to the Reserve when his turn begins.

## Questions

ui-ask-act-draw = Play something before you draw?
ui-ask-act-advance = Play something before your track advances?
ui-ask-act-deploy = Deploy, play, or end your turn?
ui-ask-act-start = Your turn
ui-ask-act-waiting = Your turn
ui-ask-act-advancing = Your turn
ui-ask-act-done = You have ended your turn
ui-ask-react = Answer { $card }?
ui-ask-pay = How do you pay { $owed } for { $card }?
ui-ask-target = { $card }: which target?
ui-ask-order = { $card } leaves the track: what now?
ui-ask-attack = Whom does { $card } attack?
ui-ask-extra = Pay more for the Action of { $card }?
ui-ask-may = Use { $card }?
ui-ask-discard = { $card }: which card do you discard?
ui-ask-hand-card = { $card }: which card of your hand?
ui-ask-shape = { $card }: which card takes its place?
ui-ask-casualty = { $card }: which card of your Casualties?
ui-ask-sacrifice = { $card }: which creature do you sacrifice?
ui-ask-supporter = { $card }: which Supporter?
ui-ask-reset = { $card }: which Supporter do you reset?
ui-ask-commit = { $card }: which Supporter do you commit?
ui-ask-victim = { $card }: who takes the damage?
ui-ask-number = { $card }: how many?
ui-ask-track = Along which Battle Zone do you play { $card }?
ui-because-act = Any number of actions and passives, as long as you can pay.
ui-because-react = One answer to a link, paid at once.
ui-because-react-boss = Against Byloss you can only negate.
ui-because-pay = Other cards of your hand, Supporters, or both.
ui-because-target = Targets are named before anybody can answer.
ui-because-order = Storm, hold ground or support: one of them.
ui-because-attack = Attack Strength { $strength }: ATT less the Defender's DEF.
ui-because-mulligan = Once per game, before the first turn. Cards that go back lie at the bottom.
ui-because-decks = Nobody else sees your list.
ui-because-vision-keep = The other cards go back to your Resources.
ui-because-victim = { $card } hits one of you: you decide together, the first seat says it.
ui-because-boss-space = { $card } takes a free space.
ui-because-boss-card = They cost the same: the rules leave it to you.
ui-because-after-storm = Two passives of equal priority: one applies, the other does not.

## Choices

ui-offers = What you can play
ui-reactions = What you can answer with
ui-note-play = action
ui-note-deploy = creature
ui-note-both = action, creature
ui-note-use = activate
ui-do-for = { $what }, { $cost ->
    [0] free
   *[other] pay { $cost }
}
ui-do-play = Play { $card }
ui-do-deploy = Deploy { $card }
ui-do-use = { $number ->
    [one] Activate { $card }
   *[other] Activate { $card } ({ $number })
}
ui-do-next-start = Go on
ui-do-next-draw = Draw
ui-do-next-waiting = Go on
ui-do-next-advance = Advance
ui-do-next-advancing = Go on
ui-do-next-deploy = End the turn
ui-do-next-done = Go on
ui-do-pass = Let it resolve
ui-pass-on = And the rest of the turn
ui-pass-on-how = Let this and all else of this turn resolve, until something is aimed at you
ui-target-of = Target { $number } of { $of }.
ui-deploy-here = Deploy here
ui-pass-empty = Go on by itself where nothing can be done
ui-step-nothing = Nothing can be done in this step. It goes on by itself.
ui-useless = { $count ->
    [one] One card could do nothing now
   *[other] { $count } cards could do nothing now
}
ui-fizzles = no target
ui-react-nothing = You hold no answer to this. It goes on by itself.
ui-react-quiet = You let this turn go by. It goes on by itself.
ui-react-aimed = This one is aimed at you.
ui-paid = paid
ui-paid-of = Payment, { $paid } of { $owed }
ui-still-owed = owed
ui-pay-how = Press cards of your hand and Supporters to change the payment; the first one paid lies lowest on your Casualties.
ui-do-pay = Pay { $owed }
ui-usual = What is least needed
ui-take-back = Take back: { $what }
ui-do-discard = Discard { $card }
ui-do-commit = Commit Supporter { $number }
ui-do-storm = Storm
ui-do-hold-fl = Hold your Frontline
ui-do-hold-nml = Hold No Man's Land
ui-do-support = Support
ui-do-attack = Attack { $target }
ui-outlook-storm = Attack Strength { $strength }, then its Action, then it is spent.
ui-outlook-hold = It stays there and its passive goes on.
ui-outlook-replace = { $card } there goes to the Casualties.
ui-outlook-support = Face down: pays 1 each turn.
ui-outlook-kills = { $strength } is more than DEF { $def }: killed.
ui-outlook-withstands = { $strength } is not more than DEF { $def }: it withstands.
ui-outlook-player = { $boss ->
    [yes] { $strength } Life.
   *[no] { $strength } cards of the Resources.
}
ui-do-along = Zone { $zone }, against { $player }
ui-do-keep = Keep both
ui-do-mulligan = Send back { $cards }
ui-do-deck = Deck { $deck }
ui-do-deck-this = Play { $deck }
ui-decks-note = Decks that you saved in the deck builder stand here too.
ui-do-none = None
ui-do-done = That is all
ui-do-yes = Yes
ui-do-no = No
ui-do-top = On top
ui-do-bottom = At the bottom
ui-do-agree = I agree
ui-do-refuse = I do not agree
ui-do-extra = Pay it
ui-do-no-extra = Leave it

## Setup

ui-value-mode-duel = Duel
ui-value-mode-solo = Solo
ui-value-mode-coop = Co-op
ui-value-mode-last3 = Three players
ui-value-mode-last4 = Four players
ui-deck-starter = { $faction }, starter
ui-deck-choose = Chosen at the table, unseen
ui-value-boss-medium = Medium
ui-value-boss-hard = Hard
ui-value-boss-very_hard = Very hard
ui-value-storm-order-attack-first = Attack first
ui-value-storm-order-action-first = Action first
ui-value-stolen-cards-holder = Holder
ui-value-stolen-cards-owner = Owner
ui-value-boss-deploys-one = One a turn
ui-value-boss-deploys-any = Any number
ui-value-full-leader-stays = Stays in hand
ui-value-full-leader-replaces = Replaces
ui-value-reserve-owed = When cards are owed
ui-value-reserve-empty = When the Resources are empty
ui-value-reactions-neighbour = The neighbour
ui-value-reactions-all = Everybody
ui-value-last-deploys-one = One a turn
ui-value-last-deploys-each = One a track

## The end

ui-over = The siege is over
ui-you-win = You win
ui-you-lose = You lose
ui-wins = { $player } wins
ui-nobody-wins = Nobody wins
ui-count-storms = Storms
ui-count-played = Actions played
ui-count-suffered = DMG suffered
ui-count-left = Cards or Life left
ui-look-at-board = Look at the board

## Help

ui-help-title-setup = Before the first turn
ui-help-setup =
    Your 34 cards are your life: whoever must draw or take a card and cannot is defeated.
    Look at your two cards. One or both may go to the bottom of your Resources, once.
ui-help-title-turn = Your turn
ui-help-turn =
    Each card is three things: an action to play, a creature to deploy, or 1 to pay with.
    Draw 2, advance your track, then deploy one creature into your Deployment Zone. Actions and passives at any time, as often as you can pay.
    The coin is the cost: discard that many other cards, or commit Supporters.
ui-help-title-storm = Leaving the track
ui-help-storm =
    A creature that leaves its track storms, holds ground or supports.
    A storm attacks and performs the Action. The Defender in the Deployment Zone takes its DEF off the attack. A creature of the Battle Zone dies if the strength is greater than its DEF; the opponent loses that many cards.
    A Supporter pays 1, every turn.
ui-help-title-chain = The chain of commands
ui-help-chain =
    Each action or activated passive may be answered once by the other side, and the answer too. Then all resolve, the last one first.
    Costs are paid at once and stay paid, whatever becomes of the effect.
ui-help-title-boss = Byloss
ui-help-boss =
    Byloss is played by the rules: what he did not play goes to the Reserve, his track advances, he draws and plays every card that costs no more than the Menace Level.
    Each DMG takes one Life. You answer him only by negating.
ui-help-rules = { $count ->
    [one] One rule
   *[other] All { $count } rules of this moment
}
ui-keys = Keys.
ui-keys-board = Tab and arrows walk from card to card, and the card is shown large; Enter takes it. Enter elsewhere presses the main button.

## Deck builder

ui-build = Deck builder
ui-build-title = Your deck
ui-build-pool = Cards
ui-build-faction = Faction
ui-build-any = All
ui-build-rank = Rank
ui-build-cost = Cost
ui-build-kind = What it does
ui-build-search = Search in names and texts
ui-build-shown = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
ui-build-none = No card is like that.
ui-build-name = Name of the deck
ui-build-new = My deck
ui-build-melee = Melee: factions may be mixed
ui-build-promo = Promo cards, if all agree
ui-build-count = { $count } of { $wanted } cards
ui-build-legal = The deck may be played.
ui-build-checking = Checking …
ui-build-no-check = The server does not answer: the deck is not checked.
ui-build-faults = { $count ->
    [one] One fault
   *[other] { $count } faults
}
ui-build-curve = Cards by cost
ui-build-curve-bar = Cost { $cost }: { $count }
ui-build-averages = Mean cost { $cost }, mean ATT { $att }, mean DEF { $def }
ui-build-add = Add { $card }
ui-build-remove = Take out { $card }
ui-build-copies = { $count } of { $most }
ui-build-empty = Press a card to put it into the deck, or begin with a starter deck.
ui-build-start-with = Begin with
ui-build-starter = Starter of { $faction }
ui-build-save = Save
ui-build-saved = Saved in this browser.
ui-build-load = Saved decks
ui-build-delete = Delete { $deck }
ui-build-clear = Empty the deck
ui-build-balance = Try it out: computers play it against Ysra
ui-build-share = Share as text
ui-build-copy = Copy
ui-build-copied = Copied.
ui-build-download = As a file
ui-build-paste = Read this text
ui-build-open-file = Open a file
ui-build-unread = { $why }
ui-build-play = Play with it
ui-build-play-duel = Duel against the computer
ui-build-play-solo = Solo against Byloss
ui-build-play-elsewhere = Saved decks stand in every New match, and at the table where the deck is chosen unseen.
ui-kind-damage = damage
ui-kind-draw = draw
ui-kind-kill = kill
ui-kind-boost = ATT and DEF
ui-kind-support = Supporters
ui-kind-track = tracks
ui-kind-return = return
ui-kind-negate = negate
ui-kind-shapeshift = Shapeshift
ui-kind-heal = heal
ui-kind-take = steal, raise
ui-kind-protect = protect
ui-kind-vision = Vision
ui-kind-reaction = reactions
ui-kind-activated = activated passives

## How it goes

ui-primer-1 = Your cards are everything
ui-primer-1-how = Each is an action, a creature or 1 to pay with. Your 34 cards are also your life.
ui-primer-2 = March, then storm
ui-primer-2-how = A creature walks three spaces. Leaving the track it storms, holds ground or supports.
ui-primer-3 = Answer
ui-primer-3-how = Actions and activated passives can be answered; the last answer resolves first.
ui-workshop-deck = Build a deck

## The log

log-drew = { player } draws { $cards }.
log-reserved = { $cards } go to the Reserve.
log-played-at = { player } plays { card } as an action, aimed at { $targets }.
log-activated-at = { player } activates { card }, aimed at { $targets }.
log-deployed = { player } deploys { card }, paid for with { $cards }.
log-paid = { player } pays with { $cards }.
log-strength = { card } attacks { against } with strength { $strength }: { $amount } DMG.
log-tokens = { $cards } get { $kind ->
    [gang] Gang
   *[spirit] Spirit
} tokens.

ui-forecast = If you let it resolve
ui-foreseen-negated = Nothing: it is negated.
ui-foreseen-fizzles = { $target } is gone by then: it fizzles.
