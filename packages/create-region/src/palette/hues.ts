import { converter, type Oklch } from "culori";

/** Source of a colour's hue: one of the region's two colours, or one that all regions share. */
export type HueName = "brand" | "accent" | "sky" | "warm" | "error" | "success";

/** A hue, and how much of a recipe's chroma it takes: a grey brand keeps its whole region grey. */
interface Hue {
  angle: number;
  strength: number;
}

export type Hues = Readonly<Record<HueName, Hue>>;

const toOklch = converter("oklch");

/** The chroma from which on a colour counts as fully coloured. */
const FULL_CHROMA = 0.09;
const GREY_ANGLE = 250;

/** Finds the hues of a region from its two colours. */
export function huesOf(brand: string, accent: string): Hues {
  const own = hueOf(brand);
  const second = hueOf(accent);
  const isWarm = second.strength > 0.5 && second.angle > 45 && second.angle < 105;
  return {
    brand: own,
    accent: second,
    sky: { angle: skyAngle(own), strength: Math.max(own.strength, 0.5) },
    warm: { angle: isWarm ? second.angle : 75, strength: 1 },
    error: { angle: 22, strength: 1 },
    success: { angle: 150, strength: 1 },
  };
}

/** Returns true when the second colour can be drawn translucently over the first without a muddy mix. */
export function blends({ brand, accent }: Hues): boolean {
  const apart = Math.abs(((brand.angle - accent.angle + 540) % 360) - 180);
  return apart < 95 || brand.strength < 0.3;
}

function hueOf(colour: string): Hue {
  const { c, h } = toOklch(colour) as Oklch;
  // Of a grey nothing but noise is left of the hue.
  if (h === undefined || c < 0.01) return { angle: GREY_ANGLE, strength: 0.12 };
  return { angle: h, strength: Math.min(1, c / FULL_CHROMA) };
}

/** A sky that goes with the land: dusk over warm colours, a clear one over greens, its own over blues and violets. */
function skyAngle({ angle }: Hue): number {
  if (angle < 105 || angle > 340) return 310;
  return angle < 190 ? 212 : angle;
}
