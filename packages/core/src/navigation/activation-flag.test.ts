import { expect, it } from "vitest";
import { isJustActivated } from "./activation-flag.ts";

it.each([
  ["/", "?activate=true", true],
  ["/sdmylife", "?lang=fr&activate=true", true],
  ["/", "?activate=1", false],
  ["/", "?activate", false],
  ["/forgot", "?activate=true", false],
  ["/workspace/student", "?activate=true", false],
])("[RS-7] %s%s is a sign-in page after an activation: %s", (pathname, search, isActivated) => {
  expect(isJustActivated(pathname, search)).toBe(isActivated);
});
