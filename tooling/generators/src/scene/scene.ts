import { type Chance, chanceOf } from "./chance.ts";
import { hills, trail } from "./land.ts";
import { type LandscapeName, landscapes } from "./landscapes.ts";
import { grove, treeOf } from "./trees.ts";

/** Drawings of one region: the name of a placeholder in the template, and its content. */
export type Scene = Readonly<Record<string, string>>;

/**
 * Composes the drawings of a region: the same for the same name, another for another.
 * @param name the region's name, as its folder is called
 */
export function sceneOf(name: string, landscape: LandscapeName): Scene {
  const chance = chanceOf(name);
  const tree = treeOf(chance);
  const sunX = chance.between(440, 760);
  const start = sunX + chance.between(-60, 60);
  const side = start < 600 ? "left" : "right";
  const distance = landscapes[landscape](chance, { side, sunX });
  return {
    SUN_X: String(sunX),
    SUN_Y: String(chance.between(748, 776)),
    FAR: distance.far,
    MIDDLE: distance.near,
    GOAL: distance.words,
    NEAR: hills(chance, { y: 906, swing: 18, step: chance.between(380, 480) }),
    TRAIL: trail(chance, start),
    BALLOON_X: String(sunX + (side === "left" ? 1 : -1) * chance.between(190, 270)),
    BALLOON_Y: String(chance.between(350, 450)),
    SIGN_X: String(side === "left" ? chance.between(800, 850) : chance.between(360, 410)),
    CROWN: tree.crown,
    CROWN_LIT: tree.lit,
    TRUNK: tree.trunk,
    TREES: grove(chance)
      .map((place) => `[${place.join(", ")}]`)
      .join(", "),
    ...symbolOf(chance),
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
