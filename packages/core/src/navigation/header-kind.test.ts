import { expect, it } from "vitest";
import { headerKindOf, showsPartnerLogo } from "./header-kind.ts";

it.each([
  ["/", "elsewhere", "default"],
  ["/", "uk", "uk"],
  ["/switchaccount", "elsewhere", "dual-login"],
  ["/switchaccount", "uk", "dual-login"],
  ["/SwitchAccount/", "elsewhere", "dual-login"],
  ["/forgot/switchaccount", "uk", "dual-login"],
] as const)("[SH-2] [SH-3] [SH-4] %s, %s, has the header %j", (pathname, country, kind) => {
  expect(headerKindOf(pathname, country)).toBe(kind);
});

it.each([
  ["/", false],
  ["/florida", true],
  ["/Florida/", true],
  ["/forgot/florida", true],
  ["/sdmylife", false],
])("[SH-4] the header of %s has the partner's logo: %s", (pathname, isShown) => {
  expect(showsPartnerLogo(pathname)).toBe(isShown);
});
