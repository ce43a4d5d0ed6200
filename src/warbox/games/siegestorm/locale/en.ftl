### Siegestorm.
### event-, refusal-, ask-, outcome- and option-messages are named after what the rules emit; the facts are their variables.

name = Siegestorm
short = Siegestorm
players = 1 to 4 players
length = 30 min
summary = Your cards are your life, your money and your army: pay with them, send them down the War Track, storm. Duel, solo and co-op against Byloss, three or four around the table.
about = Your deck is your life. March creatures up the track and storm the line.
go = To war

## Words used by other messages

player = { $player ->
    [boss] Byloss
   *[other] { $player }
}
victim-name = { $victim ->
    [boss] Byloss
   *[other] { $victim }
}
against = { $against ->
    [boss] Byloss
   *[other] { $against }
}
winner = { $winner ->
    [boss] Byloss
   *[other] { $winner }
}
cards-counted = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
faction = { $faction ->
    [ysra] Ysra
    [khunglai] Khung'lai
    [seraphia] Seraphia
    [styxia] Styxia
    [goblins] Evil Goblins
    [shamans] Spectral Shamans
   *[promo] Promo
}
rarity = { $rarity ->
    [soldier] Soldier
    [veteran] Veteran
    [elite] Elite
    [champion] Champion
    [basic] Basic
    [advanced] Advanced
   *[promo] Promo
}
card = { $card ->
    [underworld_vindicator] Underworld Vindicator
    [brainwashed_traitor] Brainwashed Traitor
    [despoiler] Despoiler
    [knight_new_world_order] Knight of the New World Order
    [reptine_taskmaster] Reptine Taskmaster
    [grand_overlord_ikee] Grand Overlord Ikee
    [purge_doctor] Purge Doctor
    [warrior_of_shamballa] Warrior of Shamballa
    [druuk_school_adept] Druuk School Adept
    [tengu] Tengu
    [ancient_dragon] Ancient Dragon
    [retired_master] Retired Master
    [armored_yak] Armored Yak
    [assassin] Assassin
    [goblin_killer] Goblin Killer
    [goblin_tank] Goblin Tank
    [goblin_archer] Goblin Archer
    [goblin_leader] Goblin Leader
    [transmuted_goblin] Transmuted Goblin
    [shaman_berserker] Shaman Berserker
    [restoration_totem] Restoration Totem
    [seal_of_nova] Seal of Nova
    [seal_of_haste] Seal of Haste
    [spiritual_shaman] Spiritual Shaman
    [totemic_golem] Totemic Golem
    [scale_infiltrator] Scale Infiltrator
    [venom_spitter] Venom Spitter
    [obedient_clerk] Obedient Clerk
    [masked_chameleon] Masked Chameleon
    [propaganda_herald] Propaganda Herald
    [tunnel_stalker] Tunnel Stalker
    [skin_thief] Skin Thief
    [lodge_treasurer] Lodge Treasurer
    [serpent_oracle] Serpent Oracle
    [two_faced_chancellor] Two-Faced Chancellor
    [brood_matriarch] Brood Matriarch Ssyra
    [pyramid_architect] Architect of the Pyramid
    [world_serpent] World Serpent
    [prayer_wheel_novice] Prayer Wheel Novice
    [snow_runner] Snow Runner
    [drum_caller] Drum Caller
    [silent_abbot] Silent Abbot
    [mountain_trickster] Mountain Trickster
    [stone_monk] Stone Monk
    [avalanche_caller] Avalanche Caller
    [iron_gate_keeper] Iron Gate Keeper
    [wind_rider] Wind Rider
    [thousand_mantra_lama] Thousand-Mantra Lama
    [yeti_patriarch] Yeti Patriarch
    [keeper_of_the_wheel] Keeper of the Wheel
    [sky_general] Sky General
    [dawn_acolyte] Dawn Acolyte
    [lantern_bearer] Lantern Bearer
    [winged_sentry] Winged Sentry
    [choir_singer] Choir Singer
    [white_lancer] White Lancer
    [shield_matron] Shield Matron
    [field_surgeon] Field Surgeon
    [star_reader] Star Reader
    [oath_knight] Oath Knight
    [sun_archer] Sun Archer
    [mirror_guardian] Mirror Guardian
    [phoenix_rider] Phoenix Rider
    [saint_of_the_gate] Saint of the Gate
    [archangel_maris] Archangel Maris
    [seer_of_first_light] Seer of the First Light
    [grave_robber] Grave Robber
    [bone_thrall] Bone Thrall
    [river_leech] River Leech
    [coffin_bearer] Coffin Bearer
    [pickpocket_ghoul] Pickpocket Ghoul
    [ferry_toller] Ferry Toller
    [plague_piper] Plague Piper
    [flesh_tailor] Flesh Tailor
    [blood_usurer] Blood Usurer
    [shadow_burglar] Shadow Burglar
    [soul_broker] Soul Broker
    [pyre_widow] Pyre Widow
    [crypt_titan] Crypt Titan
    [queen_of_black_river] Queen of the Black River
    [last_boatman] The Last Boatman
    [goblin_raider] Goblin Raider
    [goblin_bomber] Goblin Bomber
    [goblin_banner] Goblin Banner
    [goblin_pillage] Pillage
    [horn_of_the_horde] Horn of the Horde
    [goblin_ogre] Tame Ogre
    [wrath_totem] Wrath Totem
    [kinship_totem] Kinship Totem
    [seal_of_banishment] Seal of Banishment
    [mist_walker] Mist Walker
    [ancestor_caller] Ancestor Caller
    [goblin_marius] Goblin Marius
    [goblin_andrew] Goblin Andrew
   *[other] { $card }
}
card-text = { $card ->
    [underworld_vindicator] Action: the opponent suffers 2 DMG. Passive, pay 3: Shapeshift.
    [brainwashed_traitor] Action: your next Shapeshift of this turn is free. Passive: Allies that can Shapeshift get +2 DEF.
    [despoiler] Action: take a Despoiler from your Casualties into your hand. Passive: once per turn, when the opponent suffers DMG, you may Reset up to 2 of your Supporters.
    [knight_new_world_order] Action: take an Underworld Vindicator from your Casualties into your hand. Passive, pay 2: the top card of your Resources becomes your Supporter.
    [reptine_taskmaster] Action: every Enemy goes back to its owner's hand. Passive, free: Shapeshift.
    [grand_overlord_ikee] Action: put any card of your hand on your Frontline. Passive: each time the opponent suffers DMG, the amount is 1 higher.
    [purge_doctor] Action: the opponent suffers 2 DMG per Supporter they have. Passive: when an Enemy dies, the opponent suffers 1 DMG.
    [warrior_of_shamballa] Action: draw a card. Passive: Allies get +1 ATT and +1 DEF.
    [druuk_school_adept] Action: kill an Enemy whose DEF is at most 2. Passive: Defenders do not lower the strength of your storming creatures.
    [tengu] Action, pay 3 more: swap two cards standing on two different War Tracks. Passive: Allies get +2 ATT and +2 DEF.
    [ancient_dragon] Action (reaction): negate an action and perform it yourself. Passive, pay 1: discard your whole hand, then Deploy the top card of your Casualties at no cost.
    [retired_master] Action: a card of your War Track Storms right away and then goes to your Casualties. Passive: once this card has Stormed, it becomes your Supporter.
    [armored_yak] Action: your War Track advances once. Passive: a card of yours that has Stormed goes to your hand.
    [assassin] Action: kill an Enemy whose DEF is at most 1. Passive, pay 2, once per turn: kill one Supporter of the opponent.
    [goblin_killer] No text. Deploy, or Special: Gang.
    [goblin_tank] No text. Deploy, or Special: Gang.
    [goblin_archer] No text. Deploy, or Special: Gang.
    [goblin_leader] Leader. Passive: whenever the boss Deploys an Ally, that Ally gets a Gang token.
    [transmuted_goblin] Deploy, Shielded. Action: facing no Defender, every player suffers 6 DMG.
    [shaman_berserker] No text. Deploy, Spirit.
    [restoration_totem] Leader, Totem. Passive: the boss Recovers 1 Life per Spirit token lying here.
    [seal_of_nova] Action, Spirit. Every player suffers 2 DMG per Supporter of their own.
    [seal_of_haste] Action, Spirit. The boss's War Track advances once.
    [spiritual_shaman] Deploy, Spirit. Action: the boss Recovers 2 Life.
    [totemic_golem] No text. Deploy, Shielded.
    [scale_infiltrator] Action: draw a card. Passive, pay 1: Shapeshift.
    [venom_spitter] Action: the opponent suffers 1 DMG. Passive: once per turn, when you Shapeshift, the opponent suffers 1 DMG.
    [obedient_clerk] Action: the top card of your Resources becomes your Supporter. Passive, pay 1, once per turn: the opponent suffers 1 DMG.
    [masked_chameleon] Action: an Enemy costing at most 1 goes back to its owner's hand. Passive, pay 1: Shapeshift.
    [propaganda_herald] Action: Reset up to 2 of your Supporters. Passive: with 2 or more Supporters of yours, Allies get +1 ATT.
    [tunnel_stalker] Action: the opponent suffers 2 DMG. Passive, pay 2: Shapeshift.
    [skin_thief] Action: Deploy a card able to Shapeshift from your hand at no cost. Passive, pay 1: Shapeshift.
    [lodge_treasurer] Action: up to 2 cards of your hand become your Supporters. Passive: in your Draw step, with 3 or more Supporters, you may draw 1 more card.
    [serpent_oracle] Action: Vision 4. Passive: your Shapeshifts cost 1 less.
    [two_faced_chancellor] Action: destroy an Enemy. Passive: once per turn, when you Shapeshift, you may draw a card.
    [brood_matriarch] Action: the opponent suffers 1 DMG per Supporter of yours. Passive, pay 2: Shapeshift.
    [pyramid_architect] Action: you take an extra turn. Passive, once per turn: Commit 2 of your Supporters; if you do, the opponent suffers 2 DMG.
    [world_serpent] Action: kill all Enemies. Passive: Defenders do not lower the strength of your storming creatures.
    [prayer_wheel_novice] Action: Vision 2. Passive: as your Defender, this card has +1 DEF.
    [snow_runner] Action: move an Ally 1 space forward. Passive, pay 1, once per turn: move this card 1 space forward.
    [drum_caller] Action: Allies get +2 ATT until end of turn. Passive: an Ally that Storms gets +1 ATT.
    [silent_abbot] Action (reaction): negate an action. Passive: Allies get +1 DEF.
    [mountain_trickster] Action: swap two cards of one War Track. Passive, pay 2, once per turn: move an Enemy 1 space back.
    [stone_monk] Action: take an Ally back to hand; if you do, Deploy a card of your hand at no cost. Passive: from the Battle Zone, Allies get +1 ATT and +1 DEF.
    [avalanche_caller] Action: the opposing Defender goes back to its owner's hand. Passive: Enemies get -1 DEF.
    [iron_gate_keeper] Action: until your next turn, opposing actions and abilities cannot touch your cards. Passive, pay 2: the same until end of turn.
    [wind_rider] Action: your War Track advances once. Passive: when this card is Deployed, you may draw a card.
    [thousand_mantra_lama] Action (reaction): negate an action or ability, then draw a card. Passive (reaction), pay 2, once per turn: negate an action or ability.
    [yeti_patriarch] Action: until end of turn, each Ally gets +1 ATT per Ally of yours. Passive: Allies get +1 ATT.
    [keeper_of_the_wheel] Action: you take an extra turn. Passive: in your Draw step you may draw 1 more card.
    [sky_general] Action: your War Track creatures get +2 ATT until end of turn, then an Ally Storms right away and goes to your Casualties. Passive: opposing actions and abilities cannot touch your Allies.
    [dawn_acolyte] Action: Heal 1. Passive: as your Defender, this card has +1 DEF.
    [lantern_bearer] Action: Vision 2. Passive: when Deployed, Heal 1.
    [winged_sentry] Action: the opponent suffers 1 DMG. Passive: Allies get +1 DEF.
    [choir_singer] Action: Heal 1 and draw a card. Passive: when you Heal, Allies get +1 ATT until end of turn.
    [white_lancer] Action: the opponent suffers 1 DMG. Passive: with a card in your Heal pile, this card has +1 ATT.
    [shield_matron] Action: until your next turn, opposing actions and abilities cannot touch your cards. Passive: an opposing creature that Storms has -1 ATT.
    [field_surgeon] Action: Heal 3. Passive, pay 1, once per turn: Heal 1.
    [star_reader] Action: Vision 4. Passive: in your Draw step you may use Vision 2.
    [oath_knight] Action: put your top Casualty under your Resources, then draw a card. Passive: when an Ally dies, Heal 1.
    [sun_archer] Action: kill an Enemy costing at most 1. Passive: once per turn, when an Enemy is Deployed, the opponent suffers 1 DMG.
    [mirror_guardian] Action (reaction): negate an action or ability. Passive: each time you suffer DMG, the amount is 1 lower.
    [phoenix_rider] Action: Heal 2. Passive: when killed, this card goes to its owner's hand.
    [saint_of_the_gate] Action: put a card of your Casualties on your Frontline. Passive: from the Battle Zone, opposing creatures that Storm have -2 ATT.
    [archangel_maris] Action: Heal 4. Passive: opposing actions and abilities cannot touch your Allies.
    [seer_of_first_light] Action: Vision 5, then Deploy a card of your hand at no cost. Passive: +1 DEF per card in your Heal pile; in your Draw step, with a card there, you may use Vision 3.
    [grave_robber] Action: Raise 1. Passive, pay 2, once per turn: Raise 1.
    [bone_thrall] Action: you may Sacrifice 1; if you do, the opponent suffers 2 DMG. Passive: when killed, the opponent suffers 1 DMG.
    [river_leech] Action: the opponent suffers 1 DMG. Passive: once per turn, when you Sacrifice, you may draw a card.
    [coffin_bearer] Action: take another card (no Coffin Bearer) costing at most 1 from your Casualties into your hand. Passive, free: Sacrifice this card; if you do, Reset up to 2 of your Supporters.
    [pickpocket_ghoul] Action: Steal 1. Passive: while the opponent holds 2 cards or fewer, this card has +1 ATT.
    [ferry_toller] Action: the opponent discards a card of their choice. Passive: once per turn, when you Steal or Raise, the opponent suffers 1 DMG.
    [plague_piper] Action: Enemies get -2 DEF until end of turn. Passive: Enemies get -1 DEF.
    [flesh_tailor] Action: Deploy a card costing at most 2 from your Casualties at no cost. Passive, free, once per turn: Sacrifice 1; if you do, draw a card.
    [blood_usurer] Action: you may Sacrifice 1; if you do, the opponent suffers 3 DMG. Passive: when an Ally dies, the opponent suffers 1 DMG.
    [shadow_burglar] Action: Steal 1 and draw a card. Passive: Defenders do not lower the strength of this card.
    [soul_broker] Action: Raise 2. Passive: once per turn, when the opponent suffers DMG, you may Raise 1.
    [pyre_widow] Action: the opponent Sacrifices 1. Passive: when you Sacrifice, your War Track creatures get +1 ATT until end of turn.
    [crypt_titan] Action: kill an Enemy. Passive: with 10 or more Casualties, once per turn, when you suffer DMG, the opponent suffers 1 DMG.
    [queen_of_black_river] Action: Steal 2. Passive, pay 2, once per turn: Deploy your top Casualty at no cost.
    [last_boatman] Action: destroy an Enemy and kill one Supporter of the opponent. Passive: once per turn, when an Enemy dies, you may Raise 1.
    [goblin_raider] Deploy. Action: the opponent suffers 1 DMG.
    [goblin_bomber] Deploy. Action: every player suffers 2 DMG.
    [goblin_banner] Leader. Passive: the boss's Allies get +1 ATT.
    [goblin_pillage] Action. Every player discards a card of their choice.
    [horn_of_the_horde] Action. Every creature on the boss's War Track gets a Gang token; the Menace Level rises by 1.
    [goblin_ogre] Deploy. Action: kill the Defender of every player.
    [wrath_totem] Leader, Totem. Passive: with each Spirit token placed here, every player suffers 1 DMG.
    [kinship_totem] Leader, Totem. Passive: with each Spirit token placed here, the boss's Allies get a Gang token each.
    [seal_of_banishment] Action, Spirit. Every player's Defender goes back to its owner's hand.
    [mist_walker] Deploy, Shielded. Passive: Defenders do not lower the strength of this card.
    [ancestor_caller] Deploy, Spirit. Action: the boss Recovers 3 Life and takes an extra turn.
    [goblin_marius] Action: the opponent suffers 0 DMG. Passive: you win as soon as this card Storms.
    [goblin_andrew] Action: you win. Passive: Allies get +0 DEF.
   *[other] { $card }
}

## Welcome

welcome = Warlords on both sides of a Battle Zone: your War Track runs below, the other one above.
aim = Make the others run out of cards: who must draw or take a card from the Resources and cannot is defeated.

## Questions

ask-decks = Which deck do you play?
ask-consent = There are promo cards in a deck: do you agree to play with them?
ask-mulligan = Do you keep your two cards, or put one or both under your Resources?
ask-act = Your turn: play, activate, deploy, or go on?
ask-advance = Which of your tracks advances first?
ask-order = A creature leaves your track: does it storm, hold ground or support?
ask-attack = Whom does your storming creature attack?
ask-after-storm = Two passives say where the creature goes: which one applies?
ask-react = Do you answer this, or let it pass?
ask-track = Along which Battle Zone do you play it?
ask-extra = Do you pay the number in front of the Action as well?
ask-target = What is the target?
ask-pay = What do you pay with next?
ask-may = Do you want to use it?
ask-trigger = Several of your passives are set off: which one first?
ask-discard = Which card do you discard?
ask-hand-card = Which card of your hand?
ask-shape = Which card of your hand takes its place?
ask-casualty = Which card of your Casualties?
ask-supporter = Which Supporter?
ask-reset = Which Supporter do you reset?
ask-commit = Which Supporter do you commit?
ask-sacrifice = Which creature do you sacrifice?
ask-victim = Which of you is hit?
ask-number = How many? Or none.
ask-vision-keep = Which of the cards you see do you keep?
ask-vision-where = Do the other cards go on top of your Resources or to the bottom?
ask-vision-put = Which card lies on top of the others you put back?
ask-boss-card = Byloss has several cards of equal cost: which one does he play?
ask-boss-target = Byloss can take several cards of equal cost: which one?
ask-boss-space = Where does the Leader go?
ask-totem = Which Totem is set off first?

## Events: setting up and turns

event-shuffled = { $player ->
    [boss] Byloss's Resources are shuffled.
   *[other] { $player } shuffles the Resources.
}
event-boss-deck = Byloss gets { cards-counted } of the { $deck ->
    [goblins] Evil Goblins
   *[shamans] Spectral Shamans
}.
event-settled = { player } has settled the starting hand.
event-first-player = { player } takes the first turn.
event-turn = Turn { $turn }: { player }.
event-extra-turn = { player } gains an extra turn.
event-extra-lost = { player } cannot take a second extra turn in a row.
event-extra-begins = Extra turn: { player }.
event-drew = { player } draws { cards-counted }.
event-drew-card = { player } draws { card }.
event-overflow = { player } holds ten cards: { card } goes to the Casualties.
event-advances = { player } advances the War Track.

## Events: cards

event-played = { player } plays { card } as an action.
event-deploys = { player } plays { card } as a creature.
event-deployed = { player } deploys { card }.
event-placed = { player } puts { card } { $space ->
    [FL] on the Frontline.
   *[NML] into No Man's Land.
}
event-replaced = { card } makes room on the Frontline of { player }.
event-activated = { player } activates { card }.
event-target = { player } aims at { card }.
event-paid = { player } pays with { card }.
event-committed = { player } commits Supporter { $number }.
event-reset = { player } resets Supporter { $number }.
event-passed = { player } lets it pass.
event-resolves = { $link ->
    [action] { card }, played by { player }, takes effect.
    [storm] The Action of { card } takes effect.
    [ability] The passive of { card }, used by { player }, takes effect.
    [gang] { card } gathers a Gang.
    [spirit] The Spirit of { card } stirs the Totems.
   *[totem] { card } is set off.
}
event-no-effect = { card } of { player } has been negated.
event-negated = { card } of { player } is negated.
event-copied = { player } uses the Action of { card }.
event-fizzled = { card } of { player } finds no target and fizzles.

## Events: storms and damage

event-storms = { card } of { player } storms.
event-strength = { card } attacks { against } with ATT { $att }: Attack Strength { $strength }.
event-withstands = { card } withstands: { $strength } is not more than DEF { $def }.
event-damage = { player } suffers { $amount } DMG.
event-spent = { card } of { player } is spent.
event-supports = { card } becomes a Supporter of { player }.
event-supports-unseen = { player } puts a card face down into the Support Zone.
event-killed = { card } of { player } is killed.
event-supporter-killed = A Supporter of { player } is killed: { card }.
event-destroyed = { card } of { player } is destroyed.
event-returned = { card } goes back to the hand of { player }.
event-returned-unseen = A card goes back to the hand of { player }.
event-healed = { player } heals { cards-counted }.
event-discarded = { player } discards { card }.
event-moved = { card } of { player } goes to the { $to ->
    [hand] hand.
    [casualties] Casualties.
    [resources_top] top of the Resources.
   *[resources_bottom] bottom of the Resources.
}
event-moved-unseen = A card of { player } goes to the { $to ->
    [hand] hand.
    [casualties] Casualties.
    [resources_top] top of the Resources.
   *[resources_bottom] bottom of the Resources.
}
event-stole = { player } steals a card from { victim-name }.
event-stole-card = { player } steals { card } from { victim-name }.
event-raised = { player } raises { card }.
event-vision = { player } looks at { cards-counted }.
event-sees-card = { player } sees { card }.
event-kept = { player } keeps a card.
event-kept-card = { player } keeps { card }.
event-put-back = { player } puts { cards-counted } back.
event-put-back-known = { player } puts { cards-counted } back: { $where ->
    [top] on top of the Resources.
   *[bottom] at the bottom of the Resources.
}
event-shifted = { card } moves { $to ->
    [off] off its track.
   *[other] to { $to }.
}
event-switched = { card } switches to { $to }.
event-shapeshifted = { card } of { player } changes its shape and goes back to hand.
event-new-shape = { card } of { player } takes its place.
event-modified = { card } of { player }: { $stat } { $change ->
    [one] +{ $change }
   *[other] { $change }
}.
event-cost-changed = { player } pays another cost: { $what ->
    [action] actions.
    [shapeshift] Shapeshift.
    [creature] creatures.
   *[any] actions and abilities.
}
event-damage-changed = DMG that { player } suffers changes by { $change }.
event-protected = The cards of { player } cannot be touched.
event-protected-card = { card } of { player } cannot be touched.
event-unhindered = Defenders do not lower the strength of { card }.

## Events: the boss

event-boss-drew = Byloss draws { card }.
event-boss-plays = Byloss plays { card }: { $command ->
    [deploy] Deploy.
    [leader] Leader.
    [gang] Gang.
    [spirit] Spirit.
   *[action] Action.
}
event-reserved = { card } goes to the Reserve.
event-reserve-shuffled = The Reserve becomes Byloss's Resources: { cards-counted }.
event-menace = The Menace Level is { $level }.
event-recovered = Byloss recovers { $amount }: Life { $life }.
event-token = { card } gets { $count } { $kind ->
    [gang] Gang
   *[spirit] Spirit
} { $count ->
    [one] token.
   *[other] tokens.
}

## The end

event-defeated = { player } is defeated.
event-conceded = { player } concedes.
event-eliminated = { player } is out of the game.
outcome-defeated = { winner } wins: the opponent has run out of cards.
outcome-conceded = { winner } wins: the opponent concedes.
outcome-both-defeated = A draw: both sides fall at the same moment.
outcome-boss-wins = Byloss wins.
outcome-boss-depleted = { winner } wins: Byloss has no card left to draw.
outcome-boss-slain = { winner } wins: Byloss is slain.
outcome-by-card = { winner } wins: a card says so.
outcome-last-standing = { winner } wins: the last one standing.
outcome-nobody-standing = A draw: nobody is left.
outcome-loop = A draw: the cards go round in circles.
outcome-promo-refused = No game: not everybody agrees to the promo cards.
event-over-defeated = { outcome-defeated }
event-over-conceded = { outcome-conceded }
event-over-both-defeated = { outcome-both-defeated }
event-over-boss-wins = { $winner ->
   *[boss] { outcome-boss-wins }
}
event-over-boss-depleted = { outcome-boss-depleted }
event-over-boss-slain = { outcome-boss-slain }
event-over-by-card = { outcome-by-card }
event-over-last-standing = { outcome-last-standing }
event-over-nobody-standing = { outcome-nobody-standing }
event-over-loop = { outcome-loop }
event-over-promo-refused = { outcome-promo-refused }

## Refusals

refusal-cannot-answer = { card } cannot negate this.
refusal-cannot-pay = That costs { $cost }, and you can pay { $funds }.
refusal-committed-already = Supporter { $number } is committed already.
refusal-deck-boss-card = { card } is a card of the boss.
refusal-deck-copies = { card }: { $count } copies, at most { $most } are allowed.
refusal-deck-factions = The cards come from several factions: { $factions }.
refusal-deck-no-card = There is no card { $card }.
refusal-deck-promo = { card } is a promo card, and nobody agreed to those.
refusal-deck-size = The deck has { $count } cards; it must have { $wanted }.
refusal-deck-unreadable = “{ $deck }” is no deck.
fault-deck-bad-count = A number of copies is from 1 to { $most }: “{ $text }”.
fault-deck-bad-key = Beside a table “cards” there is only “name”: “{ $text }”.
fault-deck-bad-line = Write NUMBER CARD, as in 2 tengu: “{ $text }”.
fault-deck-bad-name = A card is named by its id, in small letters, digits and _: “{ $text }”.
fault-deck-bad-table = “cards” must be a table of cards and their numbers of copies, not “{ $text }”.
fault-deck-bad-title = “name” must be text, not { $text }.
fault-deck-empty = There are no cards. A deck is lines NUMBER CARD, one line CARD:NUMBER,CARD:NUMBER,…, TOML, or the name of a starter deck.
fault-deck-not-toml = This is no TOML: { $text }.
fault-deck-too-long = The text is longer than 20,000 signs.
fault-deck-twice = “{ $text }” stands twice.
refusal-deploy-later = Deploying comes after the Advance.
refusal-deploy-own-turn = One deploys in the own turn only.
refusal-deployed-already = You have deployed in this turn.
refusal-keep-a-shape = { card } is the last card to change into: pay with another one.
refusal-no-action = { card } has no Action.
refusal-no-creature = { card } is no creature.
refusal-no-mans-land-taken = No Man's Land is taken, and its card cannot be replaced.
refusal-no-other-shape = There is no card in hand for { card } to change into.
refusal-no-supporter = There is no Supporter { $number }.
refusal-no-target = “{ $action }” is no legal target.
refusal-nobody-there = Nobody is there: “{ $action }”.
refusal-not-activated = { card } has no such ability to activate.
refusal-not-in-hand = { card } is not in your hand.
refusal-not-yours = { card } is not yours to use.
refusal-only-negate = Against the boss one answers only by negating; { card } does not.
refusal-only-reaction = { card } can only answer something.
refusal-other-zone = { card } stands along another Battle Zone.
refusal-pay-first = First pay: discard a card, commit a Supporter, or pay the rest.
refusal-t1-occupied = Your Deployment Zone is taken.
refusal-used-up = { card } has been used in this turn.
refusal-would-repeat = { card } would only bring back an earlier state of this turn.

## Options

option-mode = Duel, solo, co-op, or three or four players
option-deck-a = A's deck
option-deck-b = B's deck
option-deck-c = C's deck
option-deck-d = D's deck
option-melee = Melee: decks may mix factions
option-promo = Promo cards are allowed if everybody agrees
option-boss = How hard Byloss is
option-storm-order = Attack or Action first when a creature storms
option-stolen-cards = Stolen cards that are used up go to the holder's or to the owner's Casualties
option-boss-deploys = Byloss deploys one card a turn, or any number
option-full-leader = A Leader without a free space stays in hand, or replaces a Frontline card
option-reserve = The Reserve is shuffled in when cards are owed, or as soon as the Resources are empty
option-reactions = With three or four players the neighbour may react, or all
option-last-deploys = With three or four players one deployment a turn, or one a track

## The words of a card that has no text of its own, put together from its entries

words-what = { $what ->
    [self] this card
    [subject] that card
    [link] the action or ability
    [ally] an Ally
    [allies] your Allies
    [own_creature] a creature of your War Track
    [own_creatures] the creatures of your War Track
    [enemy] an Enemy
    [enemies] all Enemies
    [enemy_defender] the opposing Defender
    [enemy_defenders] every opposing Defender
    [enemy_storming] the opposing creature that Storms
    [track_creature] a creature of any War Track
    [own_supporter] a Supporter of yours
    [opp_supporter] a Supporter of the opponent
    [top_resource] the top card of your Resources
    [top_casualty] your top Casualty
    [casualty] a card of your Casualties
    [hand_card] a card of your hand
    [your_cards] your cards
   *[totems] every Totem
}
words-such = { $such ->
    [def] with DEF { $number } or less
    [att] with ATT { $number } or less
    [cost] costing { $number } or less
    [name] called { card }
    [has] able to Shapeshift
   *[other_name] of another name
}
words-several = { $what } ({ $n })
words-up-to = up to { $number }
words-all = all
words-per = { " " }per { $counter ->
    [own_supporters] Supporter of yours
    [opp_supporters] Supporter of the opponent
    [their_supporters] Supporter of their own
    [allies] Ally of yours
    [heal_pile] card in your Heal pile
   *[spirit_tokens] Spirit token here
}
words-deal = { $who ->
    [you] you suffer
    [opponent] the opponent suffers
   *[each_player] each player suffers
} { $n } DMG{ $per }
words-modify_damage = each time { $who ->
    [you] you suffer
    [opponent] the opponent suffers
   *[each_player] a player suffers
} DMG, the amount changes by { $n }{ $per }
words-draw = { $who ->
    [you] draw
    [opponent] the opponent draws
   *[each_player] each player draws
} { $n } { $count ->
    [one] card
   *[other] cards
}{ $per }
words-vision = Vision { $n }{ $per }
words-discard = { $who ->
    [you] discard
    [opponent] the opponent discards
   *[each_player] each player discards
} { $n } { $count ->
    [one] card
   *[other] cards
}{ $per }{ $pick ->
    [random] { " " }at random
    [you] , which you choose
   *[owner] { "" }
}
words-heal = Heal { $n }{ $per }
words-kill = kill { $what }
words-destroy = destroy { $what }
words-sacrifice = { $who ->
    [you] Sacrifice
    [opponent] the opponent Sacrifices
   *[each_player] each player Sacrifices
} { $own ->
    [yes] this card
   *[no] { $n }
}
words-return_to_hand = return { $what } to the owner's hand
words-move = put { $what } { $dest ->
    [hand] into the hand
    [casualties] on the Casualties
    [resources_top] on top of the Resources
   *[resources_bottom] at the bottom of the Resources
}
words-shift = move { $what } { $n } { $count ->
    [one] space
   *[other] spaces
}{ $per } { $back ->
    [yes] back
   *[no] forward
}
words-switch = swap two creatures { $span ->
    [one_track] of one War Track
   *[two_tracks] of two War Tracks
}
words-advance = { $who ->
    [you] your War Track advances
    [opponent] the opponent's War Track advances
   *[each_player] every War Track advances
} { $n } { $count ->
    [one] time
   *[other] times
}{ $per }
words-place = put { $source } { $dest ->
    [frontline] on your Frontline
   *[no_mans_land] into No Man's Land
} at no cost
words-deploy = Deploy { $source } at no cost
words-storm = { $what } Storms right away
words-make_supporter = make { $what } a Supporter
words-reset = Reset { $n } { $who ->
    [you] of your Supporters
    [opponent] of the opponent's Supporters
   *[each_player] of each player's Supporters
}
words-commit = Commit { $n } { $who ->
    [you] of your Supporters
    [opponent] of the opponent's Supporters
   *[each_player] of each player's Supporters
}
words-modify = { $what }: { $n } { $stat }{ $per }
words-modify_cost = your { $kind ->
    [action] actions
    [shapeshift] Shapeshifts
    [creature] creatures
   *[any] actions and abilities
} cost { $fixed ->
    [no] { $n }{ $per }
   *[other] { $fixed }
}
words-ignore_defenders = Defenders do not lower the strength of { $what }
words-protect = opposing actions and abilities cannot touch { $what }
words-negate = negate { $kind ->
    [action] an action
   *[any] an action or ability
}
words-copy_negated = perform it yourself
words-shapeshift = Shapeshift
words-steal = Steal { $n }{ $per }
words-raise = Raise { $n }{ $per }
words-extra_turn = { $who ->
    [you] you take
    [opponent] the opponent takes
   *[each_player] each player takes
} an extra turn
words-win = you win
words-recover = the boss Recovers { $n ->
    [none] all Life
   *[other] { $n } Life
}{ $per }
words-menace = the Menace Level changes by { $n }{ $per }
words-token = { $what }: { $n } { $token ->
    [gang] Gang
   *[spirit] Spirit
} { $count ->
    [one] token
   *[other] tokens
}{ $per }
words-when = { $when ->
    [on_deploy] when this card is Deployed
    [ally_deployed] when an Ally is Deployed
    [enemy_deployed] when an Enemy is Deployed
    [on_storm] when this card Storms
    [ally_storms] when an Ally Storms
    [enemy_storms] when an opposing creature Storms
    [after_storm] after this card has Stormed
    [after_your_storm] after a creature of yours has Stormed
    [on_killed] when this card is killed
    [ally_killed] when an Ally is killed
    [enemy_killed] when an Enemy is killed
    [opp_suffers_damage] when the opponent suffers DMG
    [you_suffer_damage] when you suffer DMG
    [draw_step] in your Draw step
    [you_shapeshift] when you Shapeshift
    [you_heal] when you Heal
    [you_take] when you Steal or Raise
    [you_sacrifice] when you Sacrifice
   *[spirit_placed] with each Spirit token placed here
}
words-if = { $test ->
    [no_opp_defender] facing no Defender
    [heal_pile] with { $number } or more cards in your Heal pile
    [own_supporters] with { $number } or more Supporters of yours
    [opp_hand] while the opponent holds { $number } cards or fewer
    [own_casualties] with { $number } or more Casualties
    [this_in_t1] as your Defender
   *[this_in_battle_zone] from the Battle Zone
}
words-for = { $text } { $duration ->
    [end_of_turn] until end of turn
    [your_next_turn] until your next turn
   *[next] the next time this turn
}
words-pay = pay { $number }
words-once = once per turn
words-may = if you like
words-then = { $text }, then { $next }
words-if-done = { $text }; if that is done, { $next }

## At the terminal

seat-name = { $seat ->
    [boss] Byloss
   *[other] Player { $seat }
}
seat-out = out
stat-att = ATT
stat-def = DEF
tokens-gang = +{ $count } Gang
tokens-spirit = { $count } Spirit
space-T1 = deployment
space-NML = No Man's Land
space-free = free
space-storming = leaves the track
zone-between = Zone { $zone }: { $first } below, { $second } above
pile-resources = Resources
pile-hand = Hand
pile-casualties = Casualties
pile-casualties-top = ({ $card } on top)
pile-heal = Heal pile
pile-heal-top = (Heal pile: { $card } on top)
pile-reserve = Reserve
pile-support = Supporters
boss-life = Life { $life } of { $full }
boss-menace = Menace { $menace }
boss-plays = within Menace { $menace }: played in his turn, if there is room
boss-dear = dearer than Menace { $menace }: stays in hand, then goes to the Reserve
boss-left = left over: goes to the Reserve when his turn begins
chain-head = Chain of commands, the top resolves first
chain-link = { $player ->
    [boss] Byloss
   *[other] { $player }
}, { $kind ->
    [action] action
    [storm] storm
    [ability] passive
    [gang] Gang
    [spirit] Spirit
   *[totem] Totem
}
chain-negated = negated
hand-head = Your hand: number, (cost), values, text
moment-setup = Setting up
moment-together = Turn { $turn } of both partners
moment-turn = Turn { $turn } of { player } · { $step ->
    [boss] he plays
    [start] beginning
    [draw] before drawing
    [waiting] drawing
    [advance] before the track advances
    [advancing] the track advances
    [deploy] deploy and play
   *[other] end
}
legend-field = ATT 2→4 printed 2, now 4; ◎3 aimed at by link 3 of the chain; [2 Tengu] a committed Supporter; a creature goes T1, T2, T3, then storms, holds FL or NML, or supports
ask-owed = ({ $owed } to pay)
ask-strength = (Attack Strength { $strength })
ask-about = { $card }: { $asked }
do-play = play { $card } ({ $cost })
do-deploy = deploy { $card } ({ $cost })
do-use = use { $card } { $spot }{ $number ->
    [1] { "" }
   *[other] , passive { $number }
}
do-next = go on
do-pass = let it resolve
do-pay = pay as usual
do-discard = discard { $what }
do-supporter = Supporter { $number }
do-count = { $number }
do-along = along zone { $number }
do-attack = attack { $what }
do-storm = storm
do-hold = hold { $space }
do-support = become a Supporter
do-mulligan = put back { $cards }
do-keep = keep both
do-yes = yes
do-no = no
do-extra = pay it as well
do-no-extra = leave it
do-top = on top
do-bottom = at the bottom
do-agree = agree
do-refuse = refuse
do-done = that is all
do-none = none
do-concede = concede
form-act = p 2 or d 2 to play or deploy the second card of your hand, u FL to use a passive, n to go on
form-react = p 2 to answer with the second card of your hand, u FL to use a passive, - to let it resolve
form-pay = p to pay as usual, c 1 to commit Supporter 1, d 2 to discard the second card of your hand
form-order = s to storm, f to hold FL, m to hold NML, u to become a Supporter
form-attack = a space such as B.FL, or a player such as B
form-target = a space such as B.T2
form-mulligan = k to keep, m 1 or m 1 2 to put cards back
form-decks = a faction: ysra, khunglai, seraphia or styxia
form-may = y or n
form-extra = y or n
form-consent = y or n
form-vision-where = t or b
form-pick = the name of a card, or a number of the list
hint-act = A card of your hand is an action or a creature, and cards of your hand or Supporters pay for it. You may play actions at any point of your turn, and deploy one creature after the advance. ? and a card or a space, such as ? B.T2, tells what a card does.
hint-react = Whatever is played may be answered, once by each; the last answer resolves first. With nothing to answer with you are not asked.
hint-pay = Each Supporter that is committed and each card that is discarded pays 1. As usual means: Supporters first, then the dearest cards.
hint-order = A creature that leaves the track storms (its Action, then its attack), holds FL as your Defender or NML, or becomes a Supporter face down.
hint-attack = Attack Strength is ATT less the DEF of Defenders. More than the DEF of a creature kills it; against a player it is damage: so many cards.
hint-mulligan = You hold two cards. What you put back goes under your Resources, and you draw as many.

# what a probe names
number-cost = cost
number-printed = printed
number-changed = by cards and effects
