/** Where a colour takes its hue from: one of the region's two colours, or what all regions share. */
export type HueName = "brand" | "accent" | "sky" | "warm" | "error" | "success";

/**
 * A colour as one would wish for it: token, lightness and chroma in OKLCH, hue. The lightness is moved as far as the
 * table of contrasts asks for.
 */
export type Recipe = readonly [token: string, lightness: number, chroma: number, hue: HueName];

export interface SchemeRecipes {
  /** Backgrounds of other colours; these stay as they are. */
  grounds: readonly Recipe[];
  /** The colours on these backgrounds, in the order of a theme. */
  fronts: readonly Recipe[];
  /** The illustration, from the sky to what is nearest. */
  art: readonly Recipe[];
}

export const light: SchemeRecipes = {
  grounds: [
    ["page", 0.975, 0.008, "brand"],
    ["surface", 1, 0, "brand"],
    ["surface-soft", 0.955, 0.016, "brand"],
    ["error-surface", 0.955, 0.022, "error"],
    ["success-surface", 0.957, 0.024, "success"],
    ["header", 1, 0, "brand"],
    ["footer", 0.3, 0.06, "brand"],
  ],
  fronts: [
    ["text", 0.27, 0.04, "brand"],
    ["text-soft", 0.44, 0.035, "brand"],
    ["line", 0.89, 0.018, "brand"],
    ["border", 0.59, 0.03, "brand"],
    ["link", 0.43, 0.13, "brand"],
    ["focus", 0.6, 0.15, "accent"],
    ["error", 0.46, 0.16, "error"],
    ["success", 0.45, 0.1, "success"],
    ["on-header", 0.33, 0.09, "brand"],
    ["on-footer", 0.94, 0.014, "brand"],
  ],
  art: [
    ["art-sky-1", 0.82, 0.065, "sky"],
    ["art-sky-2", 0.945, 0.055, "warm"],
    ["art-sun", 0.89, 0.11, "warm"],
    ["art-1", 0.79, 0.05, "brand"],
    ["art-2", 0.7, 0.07, "brand"],
    ["art-3", 0.6, 0.09, "brand"],
    ["art-4", 0.95, 0.03, "warm"],
    ["art-5", 0.49, 0.1, "brand"],
    ["art-6", 0.39, 0.09, "brand"],
    ["art-7", 0.29, 0.07, "brand"],
    ["art-8", 0.79, 0.13, "accent"],
  ],
};

export const dark: SchemeRecipes = {
  grounds: [
    ["page", 0.2, 0.025, "brand"],
    ["surface", 0.255, 0.03, "brand"],
    ["surface-soft", 0.305, 0.035, "brand"],
    ["error-surface", 0.27, 0.06, "error"],
    ["success-surface", 0.29, 0.045, "success"],
    ["header", 0.23, 0.028, "brand"],
    ["footer", 0.175, 0.03, "brand"],
  ],
  fronts: [
    ["text", 0.955, 0.012, "brand"],
    ["text-soft", 0.82, 0.025, "brand"],
    ["line", 0.37, 0.04, "brand"],
    ["border", 0.66, 0.04, "brand"],
    ["link", 0.84, 0.09, "brand"],
    ["focus", 0.84, 0.13, "accent"],
    ["error", 0.84, 0.09, "error"],
    ["success", 0.84, 0.1, "success"],
    ["on-header", 0.945, 0.015, "brand"],
    ["on-footer", 0.89, 0.02, "brand"],
  ],
  art: [
    ["art-sky-1", 0.215, 0.055, "sky"],
    ["art-sky-2", 0.45, 0.08, "sky"],
    ["art-sun", 0.955, 0.04, "warm"],
    ["art-star", 0.95, 0.03, "warm"],
    ["art-1", 0.42, 0.065, "brand"],
    ["art-2", 0.37, 0.06, "brand"],
    ["art-3", 0.325, 0.055, "brand"],
    ["art-4", 0.62, 0.04, "brand"],
    ["art-5", 0.28, 0.05, "brand"],
    ["art-6", 0.235, 0.04, "brand"],
    ["art-7", 0.18, 0.03, "brand"],
    ["art-8", 0.65, 0.1, "accent"],
  ],
};

/** The order of a theme's lines. */
export const tokenOrder: readonly string[] = [
  "page surface surface-soft text text-soft line border",
  "brand brand-strong on-brand link accent focus",
  "error error-surface success success-surface header on-header footer on-footer",
  "art-sky-1 art-sky-2 art-sun art-star art-1 art-2 art-3 art-4 art-5 art-6 art-7 art-8",
].flatMap((row) => row.split(" "));
