import { clampChroma, formatHex, wcagContrast } from "culori";
import { pairs } from "@waymark/vite-preset/contrast";

/** Colours of one scheme so far: `page` → `#f4f7f3`. */
export type Colours = Map<string, string>;

export interface Wish {
  l: number;
  c: number;
  h: number;
}

const STEP = 0.005;
/** A little more than the table asks for. */
const MARGIN = 0.05;

/** A colour as a screen can show it. */
export function hexOf({ l, c, h }: Wish): string {
  return formatHex(clampChroma({ mode: "oklch", l, c, h }, "oklch"));
}

/**
 * The colour nearest to a wish, by lightness alone, that passes a test.
 * @throws when no lightness does
 */
export function nearest(wish: Wish, passes: (hex: string) => boolean): string {
  for (let away = 0; away <= 1; away += STEP) {
    for (const l of [wish.l - away, wish.l + away]) {
      if (l < 0 || l > 1) continue;
      const hex = hexOf({ ...wish, l });
      if (passes(hex)) return hex;
    }
  }
  throw new Error(`no lightness of ${hexOf(wish)} has enough contrast with its backgrounds`);
}

/** Whether a colour has enough contrast with all known backgrounds that the table of pairs lists for its token. */
export function stands(token: string, hex: string, colours: Colours): boolean {
  return pairs
    .filter(({ front }) => front === token)
    .every(({ backs, ratio }) =>
      backs.every((back) => {
        const ground = colours.get(back);
        return ground === undefined || wcagContrast(hex, ground) >= ratio + MARGIN;
      }),
    );
}
