import { globSync } from "node:fs";
import { join } from "node:path";
import { lazyStyles } from "@waymark/core/build";
import { describe, expect, it } from "vitest";
import { minifyStyle } from "../browser-targets.ts";
import { lazyStylesOf } from "./lazy-styles.ts";

const core = join(import.meta.dirname, "../../../core/src");

describe("the styles of a page", () => {
  it("[QP-1] are listed for every file of styles", async () => {
    const files = globSync("**/*-styles.ts", { cwd: core, exclude: ["lazy-styles.ts"] });
    const notStyles = /(?:add|use)-styles\.ts$/u;
    const modules = await Promise.all(
      files
        .filter((file) => !notStyles.test(file))
        .map((file): Promise<Record<string, string>> => import(join(core, file))),
    );
    const styles = modules.flatMap((module) => Object.values(module));
    expect(styles.toSorted()).toEqual([...lazyStyles].toSorted());
  });

  it("[QP-1] are without those of parts that it does not show", () => {
    expect(lazyStylesOf('<div class="wm-card"><p class="wm-card__wide">Wide</p></div>')).toEqual(
      [],
    );
    expect(lazyStylesOf('<p class="wm-notices">.wm-notice</p>')).toEqual([]);
  });

  it.each([
    ['<div class="wm-card wm-card--wide">', ".wm-card--wide"],
    ['<div class="wm-prose">', ".wm-prose"],
    ['<div class="wm-card" data-screen="reset.checking">', "[data-screen^=reset\\.]"],
    ['<div class="wm-card" data-screen="registration.title">', "[data-screen^=registration\\.]"],
    ['<div data-tone="info" class="wm-notice x">', ".wm-notice"],
  ])("[QP-1] [QV-7] have those of %s, minified, in their layer", (html, name) => {
    const [css = "", ...others] = lazyStylesOf(html);
    expect(others).toEqual([]);
    expect(css).toMatch(/^@layer (?:layout|ui)\{/u);
    expect(css).toContain(`${name}{`);
    expect(css).not.toContain("\n");
    expect(css.match(/@layer/gu)).toHaveLength(1);
  });

  it("[QD-1] [QV-7] name widths in the way that the oldest browsers read", () => {
    const css = lazyStylesOf(
      '<div class="wm-card wm-card--wide" data-screen="reset.checking"></div>',
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
