import { expect, it } from "vitest";
import button from "../ui/button.css?raw";
import shell from "./shell.css?raw";

it("[QV-4] a ring that turns keeps its gap in forced colours, so that one sees it turn", () => {
  const rules = `${button}${shell}`.match(/[^{}]+\{[^{}]*\}/gu) ?? [];
  const rings = rules.filter((rule) => rule.includes("wm-turn"));
  expect(rings).toHaveLength(2);
  for (const ring of rings) expect(ring).toContain("forced-color-adjust: none");
});
