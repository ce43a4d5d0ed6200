// How a piece is drawn. A file may say it (`look`); else its name tells, else what the rules know of it.

import type { Piece } from "./types";

export const LOOKS = ["road", "bridge", "water", "ford", "rubble", "mud", "wood", "hedge", "wall", "barricade", "fence", "ruin", "car", "bus", "boat", "container", "barrels", "crates", "boulder", "tower", "building", "block", "bush"] as const;
export type Look = (typeof LOOKS)[number];

const WORDS: [RegExp, Look][] = [
  [/bridge|pont/, "bridge"], [/ford\b|gué/, "ford"], [/mud|marsh|boue|vase/, "mud"], [/wood|thicket|forest|grove|bois|fourré/, "wood"], [/hedge|haie/, "hedge"],
  [/barricade|sandbag/, "barricade"], [/fence|palissade|clôture/, "fence"], [/ruin/, "ruin"], [/bus|truck|camion/, "bus"], [/car\b|wreck|voiture/, "car"], [/boat|barque/, "boat"],
  [/container|conteneur/, "container"], [/barrel|drum|fût|bidon/, "barrels"], [/crate|caisse/, "crates"], [/boulder|rock|rocher/, "boulder"], [/tower|tour\b/, "tower"], [/rubble|gravat/, "rubble"], [/wall|mur/, "wall"], [/bush|buisson/, "bush"],
];

export function lookOf(piece: Piece): Look {
  if ((LOOKS as readonly string[]).includes(piece.look ?? "")) return piece.look as Look;
  if (piece.kind === "building") return "building";
  const name = (piece.name_en ?? piece.name ?? "").toLowerCase();
  if (piece.kind === "ground") {
    const said = WORDS.find(([words]) => words.test(name))?.[1];
    if (piece.ground === "water") return "water";
    if (piece.ground === "road") return said === "bridge" ? "bridge" : "road";
    return said === "ford" || said === "mud" ? said : "rubble";
  }
  const said = WORDS.find(([words]) => words.test(name))?.[1];
  if (said && !["bridge", "ford", "mud"].includes(said)) return said;
  if (piece.cover === "light") return piece.pass === "free" ? "wood" : "hedge";
  if (piece.pass === "block") return "ruin";
  return (piece.height ?? 0) <= 18 ? "wall" : "block";
}
