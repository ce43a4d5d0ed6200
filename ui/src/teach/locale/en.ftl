## The guided first match

learner = Learner
teacher = Teacher
step = Step { $step } of { $count }
why = Why?
where = Show me where
do-it = Do it for me
back = Back
part-done = Done: { $title }
whole-done = That is the game. Well played!
next-part = Next: { $title }
free-play = Play on alone, against the computer
to-lobby = To the lobby
leave = Leave the lesson

## The Rules page

chapters = Chapters
rules-count = Rules: { $rules } in { $chapters } chapters
at-your-table = Shown at your table now
search-rules = Search the rules
hits = { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
no-hit = No rule says this.
rulings = Rulings
examples = Worked examples
drawing-broadsides-cards = Forward sails one line; Starboard and Port swing the bow one eighth; Stay does nothing.
drawing-broadsides-range = Only neighbouring points, one line apart, are in range.
drawing-broadsides-arc = Two forward guns on line A, all five on line B, two aft guns on line C; none ahead or astern.
drawing-broadsides-fire = One die for the row that was named: 1 and 6 miss, 2 the hull, 3 starboard, 4 the middle, 5 port.
drawing-broadsides-melee = Three against two: one fighter more adds one to the die.
drawing-onboard-lof = Straight along a row or a column, until a wall or a shut door. Aslant there is no line.
drawing-onboard-wall = A printed wall stands for good; a wall falls to any charge; a reinforced one to the exothermic charge only; a breach is open.
drawing-onboard-combat = In one room the shot is sure. Between rooms cards are added up, and the attack must be higher.
drawing-onboard-trap = The trap lies in a neighbouring cell that the Agent sees: not behind a wall, not aslant.
drawing-siegestorm-cost = A price of two: two cards of the hand, or one card and a Supporter.
drawing-siegestorm-track = Three spaces, one a turn; then one order: storm, hold ground or support.
drawing-siegestorm-storm = Attack less the Defender's defence is the strength: so many cards, or a creature with less.
drawing-siegestorm-chain = The last link lies on top and resolves first.
drawing-firstwave-move = The whole way on the road: 15 cm; in the open 10; whatever touches rubble 5.
drawing-firstwave-climb = Five centimetres of face an action; ten at a risk: fall if both dice are below C.
drawing-firstwave-los = The wall hides; what is only partly behind something is seen, in cover.
drawing-firstwave-cover = Light cover takes one die, heavy cover two; only the heaviest counts.
drawing-firstwave-shoot = Two more dice up to 30 cm, one beyond. T 4: the 6 is two successes, the 4 one.
drawing-firstwave-melee = Both roll. Three to one: the loser suffers a difference of two. A second enemy costs a die.
drawing-firstwave-npc = The chart from row 1: engaged, armed, a target, shoot, move, attack, end.
drawing-firstwave-weapon = A disc of 10 cm across: whoever is partly under it is rolled for, friend or foe.
drawing-tideofiron-los = Woods on the line hide what is behind them, also from those on level ground; a hill sees beyond.
drawing-tideofiron-range = A neighbour is hit on 4 or more, within range on 5 or more, up to twice the range on 6.
drawing-tideofiron-opfire = In every hex that is entered in sight of a unit on op fire, it may shoot once.
drawing-tideofiron-assault = A squad and up to two beside the hex storm it; who loses falls back.
drawing-tideofiron-terrain = Points for a squad and red dice of cover: woods, building, rough; along a road one point.
