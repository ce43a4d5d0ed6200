// A card as the page draws it: its design, its figure, the sign of what it does, its words in two boxes.

import { speech } from "../../lib/speech.svelte";
import { sentenceOf } from "./sentences";
import { HIDDEN, idOf, type CardText, type Content, type Design, type Entry } from "./types";

const SIGNS: Record<string, string> = {
  deal: "deal", modify_damage: "deal", draw: "draw", vision: "eye", discard: "discard", heal: "heal", kill: "kill", destroy: "kill", sacrifice: "kill", return_to_hand: "return", move: "return",
  shift: "advance", switch: "swap", advance: "advance", place: "place", deploy: "deploy", storm: "att", make_supporter: "supporter", reset: "supporter", commit: "supporter", modify: "boost",
  modify_cost: "coin", ignore_defenders: "att", protect: "protect", negate: "negate", copy_negated: "negate", shapeshift: "shape", steal: "steal", raise: "steal", extra_turn: "turn", win: "win",
  recover: "heal", menace: "leader", token: "gang",
};

const FIGURES: Record<string, string> = {
  underworld_vindicator: "vindicator", brainwashed_traitor: "traitor", despoiler: "claw", knight_new_world_order: "knight", reptine_taskmaster: "whip", grand_overlord_ikee: "cobra", purge_doctor: "doctor",
  scale_infiltrator: "lizard", venom_spitter: "viper", obedient_clerk: "scroll", masked_chameleon: "chameleon", propaganda_herald: "herald", tunnel_stalker: "stalker", skin_thief: "masks",
  lodge_treasurer: "coins", serpent_oracle: "oracle", two_faced_chancellor: "chancellor", brood_matriarch: "brood", pyramid_architect: "pyramid", world_serpent: "ouroboros",
  warrior_of_shamballa: "spearman", druuk_school_adept: "fist", tengu: "tengu", ancient_dragon: "dragon", retired_master: "master", armored_yak: "yak", assassin: "hood", prayer_wheel_novice: "prayer-wheel",
  snow_runner: "runner", drum_caller: "drum", silent_abbot: "abbot", mountain_trickster: "mask", stone_monk: "monk", avalanche_caller: "avalanche", iron_gate_keeper: "gate", wind_rider: "kite",
  thousand_mantra_lama: "lama", yeti_patriarch: "yeti", keeper_of_the_wheel: "great-wheel", sky_general: "general",
  dawn_acolyte: "acolyte", lantern_bearer: "lantern", winged_sentry: "angel", choir_singer: "harp", white_lancer: "lancer", shield_matron: "shield", field_surgeon: "surgeon", star_reader: "star",
  oath_knight: "knight", sun_archer: "bow", mirror_guardian: "mirror", phoenix_rider: "phoenix", saint_of_the_gate: "saint", archangel_maris: "archangel", seer_of_first_light: "oracle",
  grave_robber: "shovel", bone_thrall: "skull", river_leech: "leech", coffin_bearer: "coffin", pickpocket_ghoul: "ghoul", ferry_toller: "coins", plague_piper: "piper", flesh_tailor: "needle",
  blood_usurer: "goblet", shadow_burglar: "hood", soul_broker: "wisp", pyre_widow: "pyre", crypt_titan: "titan", queen_of_black_river: "queen", last_boatman: "boatman",
  goblin_killer: "killer", goblin_tank: "tank", goblin_archer: "archer", goblin_leader: "leader", transmuted_goblin: "mutant", goblin_raider: "goblin", goblin_bomber: "bomb", goblin_banner: "banner",
  goblin_pillage: "coins", horn_of_the_horde: "herald", goblin_ogre: "titan", shaman_berserker: "berserker", restoration_totem: "totem", wrath_totem: "totem", kinship_totem: "totem", seal_of_nova: "seal",
  seal_of_haste: "seal", seal_of_banishment: "seal", spiritual_shaman: "shaman", totemic_golem: "golem", mist_walker: "wisp", ancestor_caller: "shaman", goblin_marius: "leader", goblin_andrew: "goblin",
};
const UNKNOWN = "spearman"; // the figure of a card that a position brings along

/** A card of the position's own from its line: an inline table of TOML as the rules write it, which but for its signs is JSON. */
function ownDesign(line: string): Design {
  const card = JSON.parse(line.replace(/([{,] )([a-z_]+) = /g, '$1"$2": ')) as Partial<Design> & Pick<Design, "id" | "cost">;
  return { faction: "promo", rarity: "promo", ...card };
}

export class Cards {
  #designs: Map<string, Design>;
  #own = new Map<string, Design>();
  #lines = "";

  constructor(content: Content) {
    this.#designs = new Map(content.card.map((design) => [design.id, design]));
  }

  /** The cards that a position brings along. */
  learn(lines: string[]): void {
    const joined = lines.join("\n");
    if (joined === this.#lines) return;
    this.#lines = joined;
    this.#own = new Map(lines.map(ownDesign).map((design) => [design.id, design]));
  }

  find(card: CardText): Design {
    const id = idOf(card);
    return this.#own.get(id) ?? this.#designs.get(id) ?? { id, faction: "promo", rarity: "promo", cost: 0 };
  }
}

export const isHidden = (card: CardText): boolean => card === HIDDEN;
export const figureOf = (design: Design): string => `fig-${FIGURES[design.id] ?? UNKNOWN}`;
export const signOf = (entries: Entry[] | undefined): string => `sg-${SIGNS[entries?.[0]?.do ?? ""] ?? "deal"}`;
export const isReaction = (entries: Entry[] | undefined): boolean => entries?.[0]?.when === "reaction";
export const payOf = (entries: Entry[] | undefined): number | null => entries?.[0]?.cost ?? null;
export const isLimited = (entries: Entry[] | undefined): boolean => entries?.[0]?.limit === "once_per_turn";
/** Abilities of a Passive: an entry without `chain` begins a new one. */
export function abilities(design: Design): Entry[][] {
  const found: Entry[][] = [];
  for (const entry of design.passive ?? []) {
    if (entry.chain && found.length) found.at(-1)!.push(entry);
    else found.push([entry]);
  }
  return found;
}

export const cardName = (card: CardText): string => speech.say("siegestorm", "card", { card: idOf(card) });
export const factionName = (faction: string): string => speech.say("siegestorm", "faction", { faction });
export const rankName = (rarity: string): string => speech.say("siegestorm", "rarity", { rarity });

export interface CardWords {
  action: string;
  passive: string;
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The sentence of a card, taken apart at "Action" and "Passive": the terminal says it in one. */
export function wordsOf(design: Design): CardWords {
  const text = speech.say("siegestorm", "card-text", { card: design.id });
  if (text === design.id) return { action: sentenceOf(design.action ?? []), passive: abilities(design).map((entries, index) => sentenceOf(entries, !index)).join(" ") };
  const cut = text.search(/(?:^|\s)(?:Passive|Passif)\b/);
  const [first, second] = cut < 0 ? [text, ""] : [text.slice(0, cut), text.slice(cut).trim()];
  const after = (part: string): string => upper(part.slice(part.indexOf(":") + 1).trim());
  const named = first.search(/Action[^.]*?\s?:/);
  const action = !design.action?.length ? "" : named >= 0 ? after(first.slice(named)) : first.slice(first.indexOf(".") + 1).trim();
  return { action, passive: second ? after(second) : "" };
}
