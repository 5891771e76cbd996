import { clampChroma, converter, formatHex, type Oklch, wcagContrast } from "culori";
import { pairs } from "@waymark/vite-preset/contrast";
import { dark, type Hues, huesOf, light, order, type Recipe } from "./hues.ts";

/** Colours of one scheme so far: `page` → `#f4f7f3`. */
type Colours = Map<string, string>;

interface Wish {
  l: number;
  c: number;
  h: number;
}

const STEP = 0.005;
/** A little more than the table asks for. */
const MARGIN = 0.05;

interface Palette {
  light: Colours;
  dark: Colours;
}

const toOklch = converter("oklch");

/**
 * Derives all colours of a region from two. It changes their lightness as little as the table of contrasts requires.
 * @param brand any CSS colour; the buttons use it unchanged if its contrast allows
 * @param accent the second colour, of the focus and the illustration's brightest parts
 */
export function paletteOf(brand: string, accent: string): Palette {
  const hues = huesOf(brand, accent);
  const given = toOklch(brand) as Oklch;
  const day = { l: given.l, c: given.c, h: given.h ?? 0 };
  const night = { l: 0.81, c: Math.min(day.c, 0.1), h: day.h };
  return {
    light: schemeOf(light, hues, { brand: day, accent: formatHex(accent) ?? accent }),
    dark: schemeOf(dark, hues, { brand: night, accent: lighter(accent) }),
  };
}

interface Own {
  brand: Wish;
  accent: string;
}

function schemeOf(recipes: readonly Recipe[], hues: Hues, { brand, accent }: Own): Colours {
  const colours: Colours = new Map([
    ["accent", accent],
    ["art-star", "transparent"],
  ]);
  for (const [token, l, c, hue] of recipes) {
    const wish = { l, c: c * hues[hue].strength, h: hues[hue].angle };
    // A colour without a pair, such as a background, stays as it is.
    colours.set(
      token,
      nearest(wish, (hex) => stands(token, hex, colours)),
    );
  }
  for (const [token, colour] of brandOf(brand, colours)) colours.set(token, colour);
  return colours;
}

/** The button: its colour, the colour under the pointer, and the text on both. */
function brandOf(wish: Wish, colours: Colours): Colours {
  let found: Colours = new Map();
  nearest(wish, (hex) => {
    const texts = ["#ffffff", hexOf({ l: 0.2, c: Math.min(wish.c, 0.05), h: wish.h })];
    const options = texts.map((text) => buttonOf({ brand: hex, text }));
    const fit = options.find(
      (option) =>
        stands("brand", hex, colours) && stands("on-brand", option.get("on-brand") ?? "", option),
    );
    found = fit ?? found;
    return fit !== undefined;
  });
  return found;
}

/** Under the pointer a button moves away from its text; one that has no way to go moves towards it. */
function buttonOf({ brand, text }: { brand: string; text: string }): Colours {
  const { l, c, h = 0 } = toOklch(brand) as Oklch;
  const darker = text === "#ffffff" && l > 0.25;
  const strong = hexOf({ l: darker ? l - 0.08 : Math.min(0.95, l + 0.07), c, h });
  return new Map([
    ["brand", brand],
    ["brand-strong", strong],
    ["on-brand", text],
  ]);
}

function lighter(accent: string): string {
  const { l, c, h = 0 } = toOklch(accent) as Oklch;
  return hexOf({ l: Math.max(l, 0.78), c: Math.min(c, 0.14), h });
}

/** A colour as a screen can show it. */
function hexOf({ l, c, h }: Wish): string {
  return formatHex(clampChroma({ mode: "oklch", l, c, h }, "oklch"));
}

/**
 * The colour nearest to a wish, by lightness alone, that passes a test.
 * @throws when no lightness does
 */
function nearest(wish: Wish, passes: (hex: string) => boolean): string {
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
function stands(token: string, hex: string, colours: Colours): boolean {
  return pairs
    .filter(({ front }) => front === token)
    .every(({ backs, ratio }) =>
      backs.every((back) => {
        const ground = colours.get(back);
        return ground === undefined || wcagContrast(hex, ground) >= ratio + MARGIN;
      }),
    );
}

/**
 * Writes a palette as a region's `theme.css`.
 * @param title the region's name, for the comment at the top
 */
export function themeCss(title: string, palette: Palette): string {
  const lines = (scheme: keyof Palette, indent: string) =>
    order.map((token) => `${indent}--wm-${token}: ${palette[scheme].get(token)};`).join("\n");
  return `/* ${title.replaceAll("*/", "")}: light, then dark. The build checks what has to be read or seen. */
@layer region {
  :root {
${lines("light", "    ")}
  }
  @media (prefers-color-scheme: dark) {
    :root {
${lines("dark", "      ")}
    }
  }
}
`;
}
