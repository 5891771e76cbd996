import type { Page } from "@playwright/test";
import { afterEach, expect, it, vi } from "vitest";
import { mediaFaults } from "./media.ts";

class Turn {
  getTiming = () => ({ duration: 1000, iterations: Number.POSITIVE_INFINITY });
  getKeyframes = () => [{ transform: "rotate(1turn)" }];
}
class Spinner {
  animationName = "";
  effect = new Turn();
}

afterEach(() => vi.unstubAllGlobals());

it("[QR-2] [QV-4] looks for what moves with less motion, however the page was opened", async () => {
  vi.stubGlobal("KeyframeEffect", Turn);
  vi.stubGlobal("CSSAnimation", Spinner);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const asked = new Map<string, unknown>();
  const page = {
    emulateMedia: async (media: object) => {
      for (const [name, value] of Object.entries(media)) asked.set(name, value);
    },
    evaluate: async (run: () => unknown) => run(),
  } as unknown as Page;
  // A spinner that the page ends where less motion is asked for, and one that it forgets.
  document.getAnimations = () =>
    [...(asked.get("reducedMotion") === "reduce" ? [] : ["usual"]), "forgotten"].map(
      (animationName) => Object.assign(new Spinner(), { animationName }) as unknown as Animation,
    );
  expect(await mediaFaults(page, { theme: "light", turn: 1 })).toEqual(["motion: forgotten"]);
  expect(asked.get("reducedMotion")).toBe("no-preference");
});
