import { contrastFaults } from "@waymark/vite-preset/contrast";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { paletteOf, themeCss } from "./palette.ts";

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);
const themeOf = (brand: string, accent: string) => themeCss(paletteOf(brand, accent));
/** The button of the light scheme, which comes first. */
const brandOf = (brand: string) => /--wm-brand: (.+);/u.exec(themeOf(brand, "#e8a13a"))?.[1];

describe("paletteOf", () => {
  it("[QV-6] [RE-1] gives any two colours a theme that passes in light and dark", () => {
    fc.assert(
      fc.property(colour, colour, (brand, accent) => {
        expect(contrastFaults(themeOf(brand, accent))).toEqual([]);
      }),
      {
        examples: [
          "#000000",
          "#ffffff",
          "#757575",
          "#767676",
          "#808080",
          "#ffff00",
          "#00ff00",
          "#0000ff",
        ].map((each): [string, string] => [each, each]),
        numRuns: 150,
      },
    );
  });

  it.each(["#7a1f5c", "#14605a", "#a63d21", "#00687d", "#3b3a8f", "#000000"])(
    "[RE-1] keeps %s, which people know, on the button",
    (brand) => {
      expect(brandOf(brand)).toBe(brand);
    },
  );

  it("[RE-1] darkens a brand that is invisible on white", () => {
    expect(brandOf("#ffff00")).not.toBe("#ffff00");
  });

  it("[RE-1] sets every token that the apps set", () => {
    const { light, dark } = paletteOf("#7a1f5c", "#e8a13a");
    expect(Object.keys(light)).toEqual(Object.keys(dark));
    expect(themeOf("#7a1f5c", "#e8a13a")).not.toContain("undefined");
  });
});
