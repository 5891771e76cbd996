import { describe, expect, it } from "vitest";
import { lazyStylesOf } from "./lazy-styles.ts";

describe("the styles of a page", () => {
  it("[QP-1] are without those of parts that it does not show", () => {
    expect(lazyStylesOf('<div class="wm-card"><p class="wm-card__wide">Wide</p></div>')).toBe("");
    expect(lazyStylesOf('<p class="wm-notices">.wm-notice</p>')).toBe("");
  });

  it.each([
    ['<div class="wm-card wm-card--wide">', ".wm-card--wide"],
    ['<div class="wm-prose">', ".wm-prose"],
    ['<div data-tone="info" class="wm-notice x">', ".wm-notice"],
  ])("[QP-1] have those of %s, minified, in their layer", (html, name) => {
    const css = lazyStylesOf(html);
    expect(css).toMatch(/^@layer (?:layout|ui)\{/u);
    expect(css).toContain(`${name}{`);
    expect(css).not.toContain("\n");
    expect(css.match(/@layer/gu)).toHaveLength(1);
  });
});
