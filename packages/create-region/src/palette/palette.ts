import { clampChroma, converter, formatHex, wcagLuminance } from "culori";
import { type HueName, type Hues, huesOf } from "./hues.ts";
import recipes from "./recipes.json" with { type: "json" };

type Scheme = "light" | "dark";
/** The colours of a scheme by their tokens: `page` → `#f4f7f3`. */
type Palette = Readonly<Record<Scheme, Readonly<Record<string, string>>>>;

const toOklch = converter("oklch");
const toLch = converter("lch65");

/** With more luminance a button has too little contrast with its white text. */
const LIGHTEST_BUTTON = 0.18;
/** The lightness of a grey of that luminance. */
const LIGHTEST_BUTTON_LIGHTNESS = 0.56;

/**
 * Derives all colours of a region from two.
 * @param brand as `#rrggbb`; the buttons of the light scheme use it unchanged if its contrast allows
 * @param accent the second colour, of the focus and the illustration's brightest parts
 */
export function paletteOf(brand: string, accent: string): Palette {
  const hues = huesOf(brand, accent);
  const { l, c, h = 0 } = toOklch(brand) ?? { l: 0, c: 0 };
  const isLight = wcagLuminance(brand) > LIGHTEST_BUTTON;
  const light = {
    ...schemeOf("light", hues),
    accent,
    brand: isLight ? toned(LIGHTEST_BUTTON_LIGHTNESS, c, h) : brand,
    // Under the pointer a button moves away from its text, unless it is almost black.
    "brand-strong": toned(
      l > 0.25 ? Math.min(l, LIGHTEST_BUTTON_LIGHTNESS) - 0.08 : l + 0.07,
      c,
      h,
    ),
    "art-star": "transparent",
  };
  return { light, dark: schemeOf("dark", hues) };
}

function schemeOf(scheme: Scheme, hues: Hues): Record<string, string> {
  return Object.fromEntries(
    Object.entries(recipes).map(([token, { [scheme]: recipe }]) => {
      const [lightness, chroma, name] = recipe as [lightness: number, chroma: number, HueName];
      const { angle, strength } = hues[name];
      return [token, toned(lightness, chroma * strength, angle)];
    }),
  );
}

/**
 * A colour of OKLCH as a screen can show it, with the luminance that a grey of that lightness has. So the recipes
 * decide on every contrast, whatever the hue.
 */
function toned(l: number, c: number, h: number): string {
  const coloured = toLch(clampChroma({ mode: "oklch", l, c, h }, "oklch"));
  const grey = toLch({ mode: "oklch", l, c: 0 });
  return formatHex(clampChroma({ ...coloured, l: grey.l }, "lch65"));
}

/** Writes a palette as a region's `theme.css`. */
export function themeCss(palette: Palette): string {
  const lines = (scheme: Scheme, indent: string) =>
    Object.entries(palette[scheme])
      .map(([token, colour]) => `${indent}--wm-${token}: ${colour};`)
      .join("\n");
  return `/* Light, then dark. The build checks what has to be read or seen. */
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
