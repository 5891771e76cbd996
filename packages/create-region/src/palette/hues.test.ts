import { describe, expect, it } from "vitest";
import { blends, huesOf } from "./hues.ts";

/** A colour of a hue that counts as fully coloured, or of less chroma. */
const colour = (angle: number, chroma = 0.09) => `oklch(0.6 ${chroma} ${angle})`;

describe("the hues of a region", () => {
  it("[RE-1] are those of its two colours, and some that all regions share", () => {
    expect(huesOf(colour(200), colour(300, 0.045))).toEqual({
      brand: { angle: 200, strength: 1 },
      accent: { angle: 300, strength: 0.5 },
      sky: { angle: 200, strength: 1 },
      warm: { angle: 75, strength: 1 },
      error: { angle: 22, strength: 1 },
      success: { angle: 150, strength: 1 },
    });
  });

  it.each([
    [0.2, 40, 1],
    [0.01, 40, 0.01 / 0.09],
    [0.0099, 250, 0.12],
    [0, 250, 0.12],
  ])(
    "[RE-1] take the chroma %s as it is, up to a full one, and little of a grey's",
    (chroma, angle, strength) => {
      expect(huesOf(colour(40, chroma), "#000000").brand).toEqual({ angle, strength });
    },
  );

  it("[RE-1] are grey where a colour has no hue at all", () => {
    const { brand } = huesOf("oklch(0.6 0.09 none)", "#000000");
    expect(brand).toEqual({ angle: 250, strength: 0.12 });
    expect(huesOf("#808080", "#808080").accent).toEqual({ angle: 250, strength: 0.12 });
  });

  it.each([
    [0, 310],
    [104, 310],
    [105, 212],
    [189, 212],
    [190, 190],
    [340, 340],
    [341, 310],
  ])("[RE-1] of a brand at %i have the sky at %i", (angle, sky) => {
    expect(huesOf(colour(angle), "#000000").sky.angle).toBe(sky);
  });

  it("[RE-1] of a grey brand have a sky with half of its chroma", () => {
    expect(huesOf("#808080", "#000000").sky).toEqual({ angle: 250, strength: 0.5 });
  });

  it.each([
    [45, 0.09, 75],
    [46, 0.09, 46],
    [104, 0.09, 104],
    [105, 0.09, 75],
    [60, 0.046, 60],
    [60, 0.045, 75],
  ])(
    "[RE-1] with an accent at %i and the chroma %s have the warm one at %i",
    (angle, chroma, warm) => {
      expect(huesOf("#000000", colour(angle, chroma)).warm).toEqual({ angle: warm, strength: 1 });
    },
  );

  it.each([
    [0, 94, true],
    [0, 95, false],
    [94, 0, true],
    [95, 0, false],
    [10, 350, true],
    [350, 10, true],
    [20, 200, false],
    [300, 100, false],
  ])("[RE-1] at %i and %i are drawn translucently over each other: %s", (brand, accent, isSo) => {
    expect(blends(huesOf(colour(brand), colour(accent)))).toBe(isSo);
  });

  it.each([
    [0.29, true],
    [0.3, false],
  ])("[RE-1] far apart are so over a brand that is almost grey: %s, %s", (strength, isSo) => {
    const hues = huesOf(colour(0), colour(180));
    expect(blends({ ...hues, brand: { angle: 0, strength } })).toBe(isSo);
  });
});
