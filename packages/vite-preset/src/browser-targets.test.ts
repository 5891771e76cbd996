import { expect, it } from "vitest";
import { waymarkApp } from "./waymark-app.ts";

it("[QD-1] styles are built for the oldest browsers by name, major and minor version", () => {
  expect(waymarkApp().css?.lightningcss?.targets).toEqual({
    chrome: 103 * 65_536,
    edge: 103 * 65_536,
    firefox: 102 * 65_536,
    safari: 15 * 65_536 + 4 * 256,
    ios_saf: 15 * 65_536 + 4 * 256,
  });
});

it("[QD-1] scripts are built for the same browsers", () => {
  expect(waymarkApp().build?.target).toEqual([
    "chrome103",
    "edge103",
    "firefox102",
    "safari15.4",
    "ios15.4",
  ]);
});
