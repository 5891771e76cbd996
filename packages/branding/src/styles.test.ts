// @vitest-environment node
/// <reference types="node" />
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const styles = readFileSync(new URL("styles.css", import.meta.url), "utf8");

it("[QV-4] a colour that is there for a drawing stays in forced colours, which a picture does not follow", () => {
  const rules = styles.match(/[^{}]+\{[^{}]*\}/gu) ?? [];
  const withPaper = rules.filter((rule) => /background: #/u.test(rule));
  expect(withPaper.length).toBeGreaterThan(0);
  for (const rule of withPaper) expect(rule).toContain("forced-color-adjust: none");
});
