import { expect, it } from "vitest";
import { styleTargets } from "./style-targets.ts";

it("[QD-1] styles are built for the oldest browsers by name, major and minor version", () => {
  expect(styleTargets(["chrome103", "safari15.4"])).toEqual({
    chrome: 103 * 65_536,
    safari: 15 * 65_536 + 4 * 256,
  });
});
