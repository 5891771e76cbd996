import { type Chance, chanceOf } from "./chance.ts";
import { hills, peaks, trail } from "./land.ts";
import { grove, treeOf } from "./trees.ts";

/** What is drawn for one region alone: the name of a placeholder in the template, and what comes in its place. */
export type Scene = Readonly<Record<string, string>>;

/**
 * Composes the drawings of a region: the same for the same name, another for another.
 * @param name the region's name, as its folder is called
 */
export function sceneOf(name: string): Scene {
  const chance = chanceOf(name);
  const far = farOf(chance);
  const tree = treeOf(chance);
  const sunX = chance.between(440, 760);
  const start = sunX + chance.between(-60, 60);
  return {
    SUN_X: String(sunX),
    SUN_Y: String(chance.between(748, 776)),
    FAR: far.lit,
    FAR_SHADE: far.shade,
    MIDDLE: hills(chance, { y: 838, swing: 30, step: chance.between(250, 330) }),
    NEAR: hills(chance, { y: 906, swing: 18, step: chance.between(380, 480) }),
    TRAIL: trail(chance, start),
    BALLOON_X: String(sunX + chance.pick([-1, 1]) * chance.between(190, 270)),
    BALLOON_Y: String(chance.between(350, 450)),
    SIGN_X: String(start < 600 ? chance.between(800, 850) : chance.between(360, 410)),
    CROWN: tree.crown,
    CROWN_LIT: tree.lit,
    TRUNK: tree.trunk,
    TREES: grove(chance)
      .map((place) => `[${place.join(", ")}]`)
      .join(", "),
    ...symbolOf(chance),
  };
}

/** The land at the horizon: peaks or hills. */
function farOf(chance: Chance): { lit: string; shade: string } {
  if (chance.pick(["peaks", "hills"]) === "peaks") return peaks(chance, 880);
  const line = { swing: 52, step: chance.between(260, 360) };
  return {
    lit: hills(chance, { ...line, y: 752 }),
    shade: hills(chance, { ...line, y: 800 }),
  };
}

/** The logo: sun over hills, and the trail. In a circle of 40. */
function symbolOf(chance: Chance): Scene {
  const top = chance.between(11, 15);
  const peakX = chance.between(11, 16);
  const dip = chance.between(19, 22);
  const sharp = chance.pick([true, false]);
  const land = sharp
    ? `L${peakX} ${top} ${peakX + 7} ${dip} ${peakX + 12} ${dip - 4} 39.1 26`
    : `Q${peakX - 4} ${top} ${peakX + 4} ${top + 3}T${peakX + 14} ${dip}T39.1 26`;
  return {
    SYMBOL_LAND: `M.9 26${land}A20 20 0 0 1 .9 26Z`,
    SYMBOL_SUN_X: String(chance.between(26, 29)),
    SYMBOL_SUN_Y: String(chance.between(11, 14)),
  };
}
