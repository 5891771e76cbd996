import recipes from "./recipes.json" with { type: "json" };

/** Where a colour takes its hue from: one of the region's two colours, or what all regions share. */
export type HueName = "brand" | "accent" | "sky" | "warm" | "error" | "success";

/**
 * A colour as one would wish for it: token, lightness and chroma in OKLCH, hue. The lightness is moved as far as the
 * table of contrasts asks for.
 */
export type Recipe = readonly [token: string, lightness: number, chroma: number, hue: HueName];

interface Recipes {
  /** Of each scheme, a background before what is drawn on it. */
  light: readonly Recipe[];
  dark: readonly Recipe[];
  /** The order of a theme's lines. */
  order: readonly string[];
}

// The types of a JSON file have no tuples.
export const { light, dark, order } = recipes as unknown as Recipes;
