import type { Chance } from "./chance.ts";
import { type Point, round, smooth } from "./smooth.ts";

const WIDTH = 1200;
/** Where the land ends, well below what is seen. */
const BOTTOM = 1220;

interface Ridge {
  /** Height of the line, from the top. */
  y: number;
  /** How far it may rise above and fall below. */
  swing: number;
  /** Distance of its turns. */
  step: number;
}

/** A rolling line from side to side, filled down to the bottom. */
export function hills(chance: Chance, { y, swing, step }: Ridge): string {
  const shift = chance.between(0, step);
  const turns = Math.ceil(WIDTH / step) + 2;
  const up = chance.pick([0, 1]);
  const points = Array.from({ length: turns }, (_, turn): Point => {
    const rise = chance.between(Math.round(swing / 3), swing);
    return [(turn - 1) * step + shift, y + ((turn + up) % 2 === 0 ? -rise : rise)];
  });
  const first: Point = points[0] ?? [0, y];
  return `M${round([first[0], BOTTOM])}L${round(first)}${smooth(points)}V${BOTTOM}Z`;
}

/** Peaks before the sky, and on each the side that the sun does not reach. */
export function peaks(chance: Chance, base: number): { lit: string; shade: string } {
  let x = -chance.between(20, 90);
  let lit = "";
  let shade = "";
  while (x < WIDTH + 60) {
    const half = chance.between(110, 190);
    const top = base - Math.round(half * (chance.between(95, 140) / 100));
    const lean = chance.between(-24, 24);
    const at = x + lean;
    lit += `M${x - half} ${base}L${at - 34} ${top + 52}L${at} ${top}L${at + 40} ${top + 60}L${x + half} ${base}Z`;
    shade += `M${at} ${top}L${at + 40} ${top + 60}L${x + half} ${base}H${x + 30}L${at + 34} ${top + 130}L${at - 4} ${top + 84}L${at + 12} ${top + 50}Z`;
    x += Math.round(half * (chance.between(105, 150) / 100));
  }
  return { lit, shade };
}

/** Centre and width of a trail, from the horizon to the viewer's feet. */
const TRAIL = [
  [906, 5],
  [934, 9],
  [966, 16],
  [1006, 27],
  [1056, 44],
  [1120, 72],
  [1220, 132],
] as const;

/** A trail that winds towards the viewer; it starts at `from` and ends around the middle. */
export function trail(chance: Chance, from: number): string {
  const side = chance.pick([-1, 1]);
  const centres = TRAIL.map(([, width], index) => {
    const sway = side * (index % 2 === 0 ? -1 : 1) * width * 1.5;
    const homing = (index / (TRAIL.length - 1)) * (600 - from);
    return from + homing + sway;
  });
  const edge = (way: 1 | -1) =>
    TRAIL.map(([y, width], index): Point => [(centres[index] ?? from) + (way * width) / 2, y]);
  const back = edge(1).toReversed();
  const left = edge(-1);
  return `M${round(left[0] ?? [from, 906])}${smooth(left)}L${round(back[0] ?? [from, BOTTOM])}${smooth(back)}Z`;
}
