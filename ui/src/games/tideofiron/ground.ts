// The ground as it is drawn: everything is reckoned once a map, from its letters. The same map always looks the same.

import { axial, border, centre, CORNERS, hexesOf, isOn, named, neighbours, pair, rings, RADIUS, spot, toward, wayTo, type Axial, type Bend, type Hex, type Spot } from "./hexes";
import type { Country } from "./sight";

export interface Land extends Country {
  roads: Hex[][];
  stream_depth?: string;
}

/** Numbers that look thrown but are always the same for a seed. */
export function dice(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
const seedOf = (hex: Hex, salt: number): number => hex.charCodeAt(0) * 7919 + Number(hex.slice(1)) * 104729 + salt * 1299709;

export const terrainAt = (land: Country, hex: Hex): string => land.terrain[Number(hex.slice(1)) - 1]?.["ABCDEFGHIJKLMNOPQRSTUVWXYZ".indexOf(hex[0]!)] ?? ".";
export const levelAt = (land: Country, hex: Hex): number => Number(land.levels[Number(hex.slice(1)) - 1]?.["ABCDEFGHIJKLMNOPQRSTUVWXYZ".indexOf(hex[0]!)] ?? 0);

const mid = (a: Spot, b: Spot): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** A ring drawn by a steady hand: through the middles of its sides, bent at its corners, drawn in by `inset`. */
function soft(ring: Bend[], inset: number): string {
  const bends = ring.map((bend) => {
    const heart = bend.inside.reduce((sum, one) => ({ x: sum.x + one.x / bend.inside.length, y: sum.y + one.y / bend.inside.length }), { x: 0, y: 0 });
    const [dx, dy] = [heart.x - bend.x, heart.y - bend.y];
    const length = Math.hypot(dx, dy) || 1;
    return { x: bend.x + (dx / length) * inset, y: bend.y + (dy / length) * inset };
  });
  const middles = bends.map((bend, index) => mid(bend, bends[(index + 1) % bends.length]!));
  return `M${pair(middles.at(-1)!)}${bends.map((bend, index) => `Q${pair(bend)} ${pair(middles[index]!)}`).join("")}Z`;
}

/** Hexes of the map for which something holds, grown over its edge so that nothing ends in a rim of clear ground. */
function grown(land: Country, holds: (hex: Hex) => boolean): Axial[] {
  const own = hexesOf(land).filter(holds).map(axial);
  const outside = new Map<string, Axial>();
  for (const at of own) {
    for (let way = 0; way < 6; way++) {
      const next = toward(at, way);
      if (!isOn(land, next)) outside.set(`${next.q},${next.r}`, next);
    }
  }
  return [...own, ...outside.values()];
}

/** Short strokes down a slope, inside its edge: light where it faces the light, dark where it does not. */
function hachures(all: Bend[][], lit: boolean): string {
  let path = "";
  const random = dice(lit ? 11 : 12);
  for (const ring of all) {
    ring.forEach((from, index) => {
      const to = ring[(index + 1) % ring.length]!;
      const [dx, dy] = [(to.x - from.x) / RADIUS, (to.y - from.y) / RADIUS];
      const inward = { x: -dy, y: dx };
      const bright = inward.x + inward.y > 0.25; // the light falls from the upper left
      if (bright !== lit) return;
      for (let share = 0.06; share < 1; share += lit ? 0.14 : 0.085) {
        const length = (lit ? 4 : 6.5) + random() * (lit ? 2 : 4.5);
        const round = 2.4 + 5 * (Math.abs(share - 0.5) ** 2) * 4; // the drawn edge is rounder than the hexes
        const at = { x: from.x + dx * RADIUS * share + inward.x * round, y: from.y + dy * RADIUS * share + inward.y * round };
        path += `M${pair(at)}l${pair({ x: inward.x * length + (random() - 0.5) * 1.6, y: inward.y * length + (random() - 0.5) * 1.6 })}`;
      }
    });
  }
  return path;
}

export interface Hill {
  level: number;
  fill: string;
  lit: string;
  dark: string;
}

export interface Tree extends Spot {
  size: number;
  kind: 0 | 1 | 2;
}

export interface House extends Spot {
  turn: number;
  width: number;
  depth: number;
  kind: "house" | "barn" | "church";
}

export interface Bridge extends Spot {
  turn: number;
}

export interface Ground {
  edge: string;
  grid: string;
  patches: string;
  tufts: string;
  hills: Hill[];
  cliffs: string;
  woods: string;
  trees: Tree[][]; // in layers: those of one do not touch
  rough: string;
  stones: string;
  cracks: string;
  scrub: string;
  yards: string;
  plots: string;
  houses: House[];
  damp: string;
  stream: string;
  flow: string;
  reeds: string;
  pond: string;
  waves: string;
  roads: string;
  bridges: Bridge[];
}

/** The roads as links of neighbours, each once. */
export function links(roads: Hex[][]): [Hex, Hex][] {
  const found = new Map<string, [Hex, Hex]>();
  for (const chain of roads) {
    for (let index = 1; index < chain.length; index++) {
      const [a, b] = [chain[index - 1]!, chain[index]!].sort() as [Hex, Hex];
      found.set(`${a}${b}`, [a, b]);
    }
  }
  return [...found.values()];
}

type Net = Map<Hex, number[]>; // of a hex: the ways that a road or a stream takes from it

function netOf(all: [Hex, Hex][]): Net {
  const net: Net = new Map();
  for (const [a, b] of all) {
    net.set(a, [...(net.get(a) ?? []), wayTo(a, b)]);
    net.set(b, [...(net.get(b) ?? []), wayTo(b, a)]);
  }
  return net;
}

const side = (hex: Hex, way: number): Spot => mid(centre(hex), spot(toward(axial(hex), way)));

/** Roads and streams through the middles of hexsides, bent in the hexes; at the edge of the map they go on. */
function strands(land: Country, net: Net): string {
  let path = "";
  for (const [hex, own] of net) {
    const ways = own.filter((way) => way >= 0);
    const middle = centre(hex);
    if (ways.length === 1) {
      const on = [0, 1, -1, 2, -2].map((turn) => (ways[0]! + 3 + turn + 6) % 6).find((way) => !isOn(land, toward(axial(hex), way)));
      if (on !== undefined) ways.push(on);
    }
    if (ways.length < 2) {
      if (ways.length) path += `M${pair(middle)}L${pair(side(hex, ways[0]!))}`;
      continue;
    }
    const through = ways.flatMap((a, at) => ways.slice(at + 1).map((b) => [a, b] as const)).sort((one, other) => opposed(other) - opposed(one))[0]!;
    path += `M${pair(side(hex, through[0]))}Q${pair(middle)} ${pair(side(hex, through[1]))}`;
    for (const way of ways) if (!through.includes(way)) path += `M${pair(middle)}L${pair(side(hex, way))}`;
  }
  return path;
}
const opposed = ([a, b]: readonly [number, number]): number => Math.min((a - b + 6) % 6, (b - a + 6) % 6);

/** The course of a stream: neighbouring water, without cutting corners. */
function courses(land: Country): [Hex, Hex][] {
  const wet = (hex: Hex) => "sB".includes(terrainAt(land, hex));
  const found: [Hex, Hex][] = [];
  const linked = new Set<string>();
  for (const hex of hexesOf(land).filter(wet)) {
    for (const next of neighbours(land, hex).filter(wet)) {
      if (next < hex) continue;
      const common = neighbours(land, hex).filter((one) => neighbours(land, next).includes(one));
      if (common.some((one) => linked.has([one, hex].sort().join()) && linked.has([one, next].sort().join()))) continue;
      linked.add([hex, next].sort().join());
      found.push([hex, next]);
    }
  }
  return found;
}

/** How far a place is from the roads of its hex. */
function roadside(net: Net, hex: Hex, at: Spot): number {
  const middle = centre(hex);
  return Math.min(...(net.get(hex) ?? []).map((way) => away(at, middle, side(hex, way))), 99);
}

function away(at: Spot, from: Spot, to: Spot): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const share = Math.max(0, Math.min(1, ((at.x - from.x) * dx + (at.y - from.y) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(at.x - from.x - dx * share, at.y - from.y - dy * share);
}

const PLACES: readonly Spot[] = [{ x: -21, y: -13 }, { x: -4, y: -21 }, { x: 14, y: -19 }, { x: 26, y: -4 }, { x: -26, y: 5 }, { x: -13, y: 19 }, { x: 5, y: 20 }, { x: 21, y: 13 }, { x: -7, y: -2 }, { x: 9, y: 2 }];

function plant(land: Country, net: Net): Tree[][] {
  const layers: Tree[][] = [[], [], []];
  const put = (tree: Tree): void => {
    const free = layers.find((layer) => layer.every((one) => Math.hypot(one.x - tree.x, one.y - tree.y) > (one.size + tree.size) * 0.98));
    free?.push(tree);
  };
  const woods = hexesOf(land).filter((hex) => terrainAt(land, hex) === "w");
  for (const hex of woods) {
    const random = dice(seedOf(hex, 1));
    const middle = centre(hex);
    for (const { x, y } of PLACES) {
      const at = { x: middle.x + x + (random() - 0.5) * 7, y: middle.y + y + (random() - 0.5) * 7 };
      const size = 7.4 + random() * 3.2;
      const kind = (random() < 0.36 ? 1 : random() < 0.5 ? 0 : 2) as Tree["kind"];
      if (roadside(net, hex, at) > size + 5) put({ ...at, size, kind });
    }
    neighbours(land, hex).filter((next) => next > hex && terrainAt(land, next) === "w").forEach((next) => {
      const between = mid(middle, centre(next));
      const way = wayTo(hex, next);
      const [a, b] = [CORNERS[(way + 4) % 6]!, CORNERS[(way + 5) % 6]!];
      const length = Math.hypot(b.x - a.x, b.y - a.y);
      for (const share of [-0.28, 0.06, 0.34]) {
        const at = { x: between.x + ((b.x - a.x) / length) * RADIUS * share, y: between.y + ((b.y - a.y) / length) * RADIUS * share };
        const size = 7.6 + random() * 2.6;
        if (Math.min(roadside(net, hex, at), roadside(net, next, at)) > size + 5) put({ ...at, size, kind: (random() < 0.3 ? 1 : 0) as Tree["kind"] });
      }
    });
  }
  return layers.map((layer) => layer.sort((a, b) => a.y - b.y));
}

const VILLAGE: readonly (readonly [number, number, number])[][] = [
  [[-16, -18, 0], [19, -13, 90], [-21, 12, 90], [11, 20, 0], [0, 1, 0]],
  [[15, -19, 0], [-19, -10, 90], [22, 9, 90], [-8, 20, 0], [-1, -2, 90]],
  [[-4, -22, 0], [22, -6, 60], [-23, 3, 90], [17, 18, 0], [-8, 21, 0]],
  [[-20, -14, 60], [8, -21, 0], [24, 4, 90], [-14, 17, -60], [9, 17, 0]],
];

function build(land: Country, net: Net): { houses: House[]; plots: string } {
  const houses: House[] = [];
  let plots = "";
  const built = hexesOf(land).filter((hex) => terrainAt(land, hex) === "b");
  for (const hex of built) {
    const random = dice(seedOf(hex, 2));
    const middle = centre(hex);
    const beside = neighbours(land, hex).filter((one) => terrainAt(land, one) === "b");
    const church = beside.length >= 2 && !built.some((one) => one < hex && neighbours(land, hex).includes(one) && neighbours(land, one).filter((other) => terrainAt(land, other) === "b").length >= 2);
    VILLAGE[Math.floor(random() * VILLAGE.length)]!.forEach(([x, y, turn], index) => {
      const at = { x: middle.x + x + (random() - 0.5) * 3, y: middle.y + y + (random() - 0.5) * 3 };
      if (roadside(net, hex, at) < 12) return;
      const kind = church && index === 0 ? "church" : random() < 0.24 ? "barn" : "house";
      if (random() < 0.12 && index > 2) {
        plots += `M${pair({ x: at.x - 8, y: at.y - 6 })}h16v12h-16Z` + [-3, 0, 3].map((line) => `M${pair({ x: at.x - 8, y: at.y + line })}h16`).join("");
        return;
      }
      houses.push({ ...at, turn: turn + (random() - 0.5) * 10, width: kind === "church" ? 27 : kind === "barn" ? 25 : 18 + random() * 6, depth: kind === "barn" ? 14 : 13 + random() * 3, kind });
    });
  }
  return { houses: houses.sort((a, b) => a.y - b.y), plots };
}

/** A stone with a lit top, its cracks, and what grows between. */
function strew(land: Country, net: Net): { stones: string; cracks: string; scrub: string } {
  let [stones, cracks, scrub] = ["", "", ""];
  for (const hex of hexesOf(land).filter((one) => terrainAt(land, one) === "r")) {
    const random = dice(seedOf(hex, 3));
    const middle = centre(hex);
    for (const { x, y } of PLACES) {
      const at = { x: middle.x + x * 1.02 + (random() - 0.5) * 9, y: middle.y + y * 1.02 + (random() - 0.5) * 9 };
      const throws = random();
      if (roadside(net, hex, at) < 12) continue;
      if (throws < 0.62) {
        const size = 4 + random() * 6.5;
        const corners = [0, 1, 2, 3, 4, 5].map((corner) => {
          const angle = corner * 1.047 + random() * 0.7;
          return { x: at.x + Math.cos(angle) * size * (0.75 + random() * 0.4), y: at.y + Math.sin(angle) * size * (0.6 + random() * 0.35) };
        });
        stones += `M${corners.map(pair).join("L")}Z`;
        cracks += `M${pair(corners[3]!)}L${pair({ x: at.x - size * 0.1, y: at.y + size * 0.05 })}L${pair(corners[1]!)}M${pair({ x: at.x - size * 0.1, y: at.y + size * 0.05 })}L${pair(corners[5]!)}`;
      } else if (throws < 0.85) scrub += `M${pair(at)}m-5 3l2-6M${pair(at)}m-1 3l.5-8M${pair(at)}m3 3l1.5-6M${pair(at)}m6 3l3-4`;
      else cracks += `M${pair(at)}l6-2M${pair({ x: at.x - 3, y: at.y + 4 })}l5 1`;
    }
  }
  return { stones, cracks, scrub };
}

/** Rock where a side falls two levels at once. [TOI-TERRAIN-18] */
function cliffs(land: Country): string {
  let path = "";
  for (const hex of hexesOf(land).filter((one) => levelAt(land, one) === 2)) {
    for (let way = 0; way < 6; way++) {
      const next = toward(axial(hex), way);
      if (!isOn(land, next) || levelAt(land, named(next)) !== 0) continue;
      const middle = centre(hex);
      const [a, b] = [CORNERS[(way + 4) % 6]!, CORNERS[(way + 5) % 6]!];
      const out = { x: (spot(next).x - middle.x) / 69.3, y: (spot(next).y - middle.y) / 69.3 };
      const random = dice(seedOf(hex, 40 + way));
      path += `M${pair({ x: middle.x + a.x, y: middle.y + a.y })}L${pair({ x: middle.x + b.x, y: middle.y + b.y })}`;
      for (let share = 0.05; share < 1; share += 0.11) {
        const at = { x: middle.x + a.x + (b.x - a.x) * share, y: middle.y + a.y + (b.y - a.y) * share };
        path += `M${pair(at)}l${pair({ x: out.x * (6 + random() * 5), y: out.y * (6 + random() * 5) })}`;
      }
    }
  }
  return path;
}

function turf(land: Country): { patches: string; tufts: string } {
  let [patches, tufts] = ["", ""];
  for (const hex of hexesOf(land)) {
    const random = dice(seedOf(hex, 4));
    const middle = centre(hex);
    const kind = terrainAt(land, hex);
    if (random() < 0.3) {
      const [width, depth, turn] = [34 + random() * 34, 16 + random() * 16, random() * 40 - 20];
      const at = { x: middle.x + (random() - 0.5) * 50, y: middle.y + (random() - 0.5) * 40 };
      patches += `M${pair({ x: at.x - width, y: at.y })}q${pair({ x: width * 0.5, y: -depth + turn * 0.4 })} ${pair({ x: width, y: -depth * 0.6 })}t${pair({ x: width, y: depth * 0.6 })}q${pair({ x: -width * 0.6, y: depth + turn * 0.3 })} ${pair({ x: -width, y: depth * 0.7 })}t${pair({ x: -width, y: -depth * 0.7 })}Z`;
    }
    if (kind !== ".") continue;
    for (let count = Math.floor(random() * 4); count > 0; count--) {
      const at = { x: middle.x + (random() - 0.5) * 52, y: middle.y + (random() - 0.5) * 46 };
      tufts += `M${pair(at)}m-4 2l1-4M${pair(at)}m0 2v-5M${pair(at)}m4 2l-1-4`;
    }
  }
  return { patches, tufts };
}

export function ground(land: Land): Ground {
  const all = hexesOf(land);
  const roadLinks = links(land.roads);
  const net = netOf(roadLinks);
  const water = netOf(courses(land));
  for (const hex of all) if (terrainAt(land, hex) === "s" && !water.has(hex)) water.set(hex, [1, 4]);
  const is = (kinds: string) => (hex: Hex) => kinds.includes(terrainAt(land, hex));
  const region = (kinds: string) => rings(all.filter(is(kinds)).map(axial));
  const hills = [1, 2].flatMap((level): Hill[] => {
    const edges = rings(grown(land, (hex) => levelAt(land, hex) >= level));
    return edges.length ? [{ level, fill: edges.map((ring) => soft(ring, -1)).join(""), lit: hachures(edges, true), dark: hachures(edges, false) }] : [];
  });
  const { houses, plots } = build(land, net);
  let [reeds, waves] = ["", ""];
  for (const hex of all) {
    const random = dice(seedOf(hex, 5));
    const { x, y } = centre(hex);
    if (is("s")(hex)) for (const [dx, dy] of [[-18, 17], [17, -18], [22, 15]] as const) if (random() < 0.7) reeds += `M${pair({ x: x + dx + random() * 5, y: y + dy })}l-2-6m2 6l0-8m0 8l2.5-6`;
    if (is("p")(hex)) for (let count = 5; count > 0; count--) waves += `M${pair({ x: x + (random() - 0.5) * 44, y: y + (random() - 0.5) * 44 })}q3-3 6 0t6 0`;
  }
  return {
    edge: border(all),
    grid: all.map((hex) => `M${CORNERS.map(({ x, y }) => pair({ x: centre(hex).x + x, y: centre(hex).y + y })).join("L")}Z`).join(""),
    ...turf(land),
    hills,
    cliffs: cliffs(land),
    woods: region("w").map((ring) => soft(ring, 4)).join(""),
    trees: plant(land, net),
    rough: region("r").map((ring) => soft(ring, 5)).join(""),
    ...strew(land, net),
    yards: region("b").map((ring) => soft(ring, 3)).join(""),
    plots,
    houses,
    damp: region("sB").map((ring) => soft(ring, 8)).join(""),
    stream: strands(land, water),
    flow: strands(land, water),
    reeds,
    pond: region("p").map((ring) => soft(ring, 4)).join(""),
    waves,
    roads: strands(land, net),
    bridges: all.filter(is("B")).map((hex) => {
      const way = net.get(hex)?.[0] ?? ((water.get(hex)?.[0] ?? 1) + 2) % 6;
      return { ...centre(hex), turn: way * 60 - 90 };
    }),
  };
}
