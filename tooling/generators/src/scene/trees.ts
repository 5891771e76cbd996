import type { Chance } from "./chance.ts";

/** A tree is at the origin and about 100 high: its crown, the crown's lit side, and its trunk. */
export interface Tree {
  crown: string;
  lit: string;
  trunk: string;
}

/** What may grow in a region. */
const KINDS: readonly Tree[] = [
  {
    crown:
      "M0-104Q5-84 15-74L8-75Q12-60 22-49L12-51Q17-36 28-25L17-27Q22-14 33-5 0 6-33-5-22-14-17-27L-28-25Q-17-36-12-51L-22-49Q-12-60-8-75L-15-74Q-5-84 0-104Z",
    lit: "M0-104Q-5-84-15-74L-8-75Q-12-60-22-49L-12-51Q-17-36-28-25L-17-27Q-22-14-33-5-20 0-8 1-12-16-4-30-10-44-2-58-6-74 0-104Z",
    trunk: "M-4-4H4V10H-4Z",
  },
  {
    crown:
      "M-40-46a22 22 0 0 1 6-32 26 26 0 0 1 40-20 24 24 0 0 1 32 18 22 22 0 0 1 0 38 20 20 0 0 1-30 10 22 22 0 0 1-32-2 18 18 0 0 1-16-12Z",
    lit: "M-32-58a18 18 0 0 1 8-22 22 22 0 0 1 30-12 16 16 0 0 1 8 16 14 14 0 0 1-16 10 16 16 0 0 1-16 12 14 14 0 0 1-14-4Z",
    trunk: "M-6 6Q-1-18-3-38L-16-50-13-54-1-44 1-58H4L6-42 17-52 20-48 6-34Q5-14 10 6Z",
  },
  {
    crown: "M0-112Q24-74 20-34 16-8 0-6-16-8-20-34-24-74 0-112Z",
    lit: "M0-112Q-24-74-20-34-18-18-10-10-12-40-6-66-4-90 0-112Z",
    trunk: "M-3-10H3V10H-3Z",
  },
];

/** Where trees may stand: x, foot, size. The middle stays free for the trail. */
const PLACES = [
  [1010, 1012, 0.9],
  [1066, 1020, 1.25],
  [214, 1030, 1.1],
  [144, 1044, 1.55],
  [1148, 1056, 1.9],
  [46, 1100, 2.4],
  [1124, 1150, 2.7],
] as const;

/** The region's kind of tree. */
export function treeOf(chance: Chance): Tree {
  return chance.pick(KINDS);
}

/** Places of the trees, back to front, each a little off so that no two regions look alike. */
export function grove(chance: Chance): number[][] {
  return PLACES.map(([x, foot, size]) => [
    x + chance.between(-24, 24),
    foot + chance.between(-8, 8),
    (size * chance.between(88, 112)) / 100,
  ]).map(([x = 0, foot = 0, size = 1]) => [x, foot, Number(size.toFixed(2))]);
}
