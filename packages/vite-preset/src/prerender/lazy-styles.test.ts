import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { lazyStyles } from "@waymark/core/prerender";
import { describe, expect, it } from "vitest";
import { minifyStyle } from "../browser-targets.ts";
import { lazyStylesOf } from "./lazy-styles.ts";

const core = join(import.meta.dirname, "../../../core/src");

describe("the styles of a page", () => {
  it("[QP-1] are listed, wherever a part has one", async () => {
    const files = globSync("**/*.{ts,tsx}", { cwd: core, exclude: ["**/*.test.*", "testing/**"] });
    const written = files.flatMap((file) =>
      [...readFileSync(join(core, file), "utf8").matchAll(/`@layer \w+ \{/gu)].map(() => file),
    );
    const modules = await Promise.all(
      [...new Set(written)].map((file): Promise<object> => import(join(core, file))),
    );
    const styles = modules
      .flatMap((module): unknown[] => Object.values(module))
      .filter((value): value is string => typeof value === "string" && value.startsWith("@layer"));
    expect(styles).toHaveLength(written.length);
    expect(styles.toSorted()).toEqual([...lazyStyles].toSorted());
  });

  it("[QP-1] are without those of parts that it does not show", () => {
    expect(
      lazyStylesOf('<div class="wm-card"><p class="wm-card__wide">Wide</p></div>', lazyStyles),
    ).toEqual([]);
    expect(lazyStylesOf('<p class="wm-notices">.wm-notice</p>', lazyStyles)).toEqual([]);
  });

  it.each([
    ['<div class="wm-card wm-card--wide">', ".wm-card--wide"],
    ['<div class="wm-prose">', ".wm-prose"],
    ['<div class="wm-card" data-screen="reset.checking">', "[data-screen^=reset\\.]"],
    ['<div class="wm-card" data-screen="registration.title">', "[data-screen^=registration\\.]"],
    ['<div data-tone="info" class="wm-notice x">', ".wm-notice"],
  ])("[QP-1] [QV-7] have those of %s, minified, in their layer", (html, name) => {
    const [css = "", ...others] = lazyStylesOf(html, lazyStyles);
    expect(others).toEqual([]);
    expect(css).toMatch(/^@layer (?:layout|ui)\{/u);
    expect(css).toContain(`${name}{`);
    expect(css).not.toContain("\n");
    expect(css.match(/@layer/gu)).toHaveLength(1);
  });

  it("[QD-1] [QV-7] name widths in the way that the oldest browsers read", () => {
    const css = lazyStylesOf(
      '<div class="wm-card wm-card--wide" data-screen="reset.checking"></div>',
      lazyStyles,
    ).join("");
    expect(css).toContain("@media (max-width:600px)");
    expect(css).not.toMatch(/@media[^{]*[<>]/u);
  });

  it("[QD-1] have the prefixes of the oldest browsers in the scripts that add them as they are written", () => {
    for (const style of lazyStyles) {
      const prefixed = minifyStyle("lazy.css", Buffer.from(style)).match(/-webkit-[\w-]+/gu) ?? [];
      for (const name of prefixed) expect(style).toContain(name);
    }
  });
});
