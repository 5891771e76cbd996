import type { Chance } from "./chance.ts";
import { hills } from "./land.ts";
import type { Landscape } from "./landscape.ts";

const ELEVATOR = {
  lit: "M-82 0V-36L-48-54V-94L-22-118V-152L0-168 22-152V-118L48-94V0Z",
  shade: "M12 0V-159L22-152V-118L48-94V0ZM-82 0V-36L-48-54V0Z",
  roofs:
    "M-55-91L-24-122H24L55-91 49-85 21-113H-21L-49-85ZM-29-147L0-170 29-147 25-141 0-160-25-141ZM-88-33L-48-55V-47L-85-26Z",
  openings: "M-6-146H6V-134H-6ZM-30-84H-14V-66H-30ZM-34-28H-8V0H-34Z",
};

/** Flat land under a wide sky: a grain elevator, rows of trees and a strip of ripe wheat. */
export const prairie: Landscape = (chance, { side }) => {
  const rise = hills(chance, { y: 832, swing: 14, step: chance.between(380, 460) });
  const plain = hills(chance, { y: 862, swing: 8, step: chance.between(420, 520) });
  const wheat = hills(chance, { y: 882, swing: 8, step: chance.between(360, 460) });
  const x = side === "left" ? chance.between(270, 330) : chance.between(880, 930);
  const groves = [chance.between(20, 120), chance.between(480, 560), chance.between(1000, 1060)];
  return {
    far: `<path d="${rise}" fill="var(--wm-art-1)" />`,
    near: `<path d="${groves.map((from) => rowOfTrees(chance, from)).join("")}" fill="var(--wm-art-3)" />
      <g transform="translate(${x} 868)scale(1.1)">
        <path d="${ELEVATOR.lit}" fill="var(--wm-art-8)" />
        <path d="${ELEVATOR.shade}" fill="var(--wm-art-5)" opacity=".45" />
        <path d="${ELEVATOR.roofs}${ELEVATOR.openings}" fill="var(--wm-art-7)" />
      </g>
      <path d="${plain}" fill="var(--wm-art-2)" />
      <path d="${wheat}" fill="var(--wm-art-8)" opacity=".7" />`,
    words: "the grain elevator and the sun",
  };
};

/** Crowns side by side on the horizon. */
function rowOfTrees(chance: Chance, from: number): string {
  const crowns = Array.from({ length: chance.between(4, 7) }, () => {
    const radius = chance.between(9, 17);
    return `a${radius} ${radius + 3} 0 0 1 ${2 * radius - 4} 0`;
  });
  return `M${from} 862${crowns.join("")}V878H${from}Z`;
}
