import { hills } from "./land.ts";
import type { Landscape } from "./landscape.ts";

const HORIZON = 790;
/** A headland that comes in from the left, with its cliffs and its lighthouse. */
const HEADLAND = {
  land: "M-90 826V690C40 684 122 690 178 706 214 716 236 730 248 752L268 770 276 798 300 826Z",
  cliffs: "M248 752L268 770 276 798 300 826H226L236 790ZM150 826L168 786 186 800 204 826Z",
  tower: "M-17 0L-11-112H11L17 0Z",
  stripes: "M-15.4-30L-13.9-58H13.9L15.4-30ZM-12.3-88L-11-112H11L12.3-88Z",
  lamp: "M-16-112H16V-119H-16ZM-12-144Q0-160 12-144V-140H-12Z",
};
const BOAT = {
  hull: "M-46 0H46Q38 20 22 20H-26Q-40 18-46 0Z",
  mainsail: "M-2-8V-112Q-6-50-44-8Z",
  jib: "M5-8V-98Q34-50 38-8Z",
};
/** Light on the water, the wider the nearer: half its width, and how far below the horizon. */
const GLINTS = [
  [96, 12],
  [66, 26],
  [84, 42],
  [48, 58],
  [64, 76],
] as const;

/** The sea under a low sun, a lighthouse on its headland, and a boat. */
export const coast: Landscape = (chance, { side, sunX }) => {
  const mirrored = side === "left" ? "translate(60 0)" : "translate(1140 0)scale(-1 1)";
  const boat = side === "left" ? chance.between(860, 960) : chance.between(240, 340);
  const island = side === "left" ? chance.between(960, 1020) : chance.between(40, 100);
  const shore = hills(chance, { y: 886, swing: 12, step: chance.between(300, 400) });
  return {
    far: `<path d="M${island} ${HORIZON}q40-40 84-28 34-34 76 4 30 2 44 24Z" fill="var(--wm-art-1)" />`,
    near: `<path d="M0 ${HORIZON}H1200V940H0Z" fill="var(--wm-art-sky-1)" />
      <path d="M0 ${HORIZON}H1200V940H0Z" fill="var(--wm-art-2)" opacity=".55" />
      <path
        d="${GLINTS.map(([half, depth]) => `M${sunX} ${HORIZON + depth}m-${half} 0h${2 * half}`).join("")}"
        stroke="var(--wm-art-sun)"
        strokeWidth="6"
        strokeLinecap="round"
        opacity=".75"
      />
      <g transform="translate(${boat} 820)">
        <path d="${BOAT.mainsail}" fill="var(--wm-art-8)" />
        <path d="${BOAT.jib}" fill="var(--wm-art-4)" />
        <path d="${BOAT.hull}" fill="var(--wm-art-7)" />
      </g>
      <g transform="${mirrored}">
        <path d="${HEADLAND.land}" fill="var(--wm-art-3)" />
        <path d="${HEADLAND.cliffs}" fill="var(--wm-art-5)" opacity=".5" />
        <g transform="translate(168 706)">
          <circle cy="-130" r="44" fill="var(--wm-art-sun)" opacity=".35" />
          <path d="${HEADLAND.tower}" fill="var(--wm-art-4)" />
          <path d="${HEADLAND.stripes}" fill="var(--wm-art-8)" />
          <path d="M-9-119H9V-140H-9Z" fill="var(--wm-art-sun)" />
          <path d="${HEADLAND.lamp}" fill="var(--wm-art-7)" />
        </g>
      </g>
      <path d="${shore}" fill="var(--wm-art-4)" />`,
    words: "the sea and the sun",
  };
};
