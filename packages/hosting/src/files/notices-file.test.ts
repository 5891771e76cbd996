import { expect, it } from "vitest";
import { cacheControl, NO_CACHE, SHORT } from "./cache-control.ts";
import { isCompressible } from "./encodings.ts";

it.each([
  ["/notices.json", SHORT],
  ["/notices.json?x", SHORT],
  ["/portal-config.json", NO_CACHE],
  ["/assets/notices.json", NO_CACHE],
])("[QH-3] [QO-7] %s may be cached: %s", (path, expected) => {
  expect(cacheControl(new URL(path, "https://login.example"), "[]")).toBe(expected);
});

it("[QH-3] [QO-7] the file of notices has no compressed copies, which would be old ones", () => {
  expect(isCompressible("notices.json")).toBe(false);
  expect(isCompressible("assets/translations/fr-CA.json")).toBe(true);
});
