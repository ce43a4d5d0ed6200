// The picture of a strategy card, by its deck and what it brings.

const ART: [RegExp, string][] = [
  [/sherman|panzer$|halftrack|motor|repair/, "c-tank"],
  [/^(usr|der)_|replace|stragglers|rations|hospital/, "c-men"],
  [/^air_/, "c-plane"],
  [/ammo|convoy|depot|requisition|supply/, "c-ammo"],
  [/^art_(priority|observer|counter)|^com_(cut|rapid)/, "c-radio"],
  [/^art_/, "c-guns"],
  [/^gnd_/, "c-spade"],
  [/^mor_/, "c-hand"],
];

export const cardArt = (card: string): string => ART.find(([pattern]) => pattern.test(card))?.[1] ?? "c-flag";
