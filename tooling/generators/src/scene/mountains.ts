import { hills, peaks } from "./land.ts";
import type { Landscape } from "./landscape.ts";

/** Peaks on the horizon, and foothills before them. */
export const mountains: Landscape = (chance) => {
  const { lit, shade } = peaks(chance, 880);
  const foothills = hills(chance, { y: 838, swing: 30, step: chance.between(250, 330) });
  return {
    far: `<path d="${lit}" fill="var(--wm-art-1)" />
      <path d="${shade}" fill="var(--wm-art-2)" opacity=".6" />`,
    near: `<path d="${foothills}" fill="var(--wm-art-2)" />`,
    words: "the mountains and the sun",
  };
};
