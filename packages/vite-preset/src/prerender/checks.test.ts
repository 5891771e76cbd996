import { describe, expect, it } from "vitest";
import { missingLogOut, missingToggle } from "./checks.ts";

describe("a sign-in page without a way to the other language", () => {
  const languages = ["en-CA", "fr-CA"] as const;

  it("[LN-3] is told in the build", () => {
    expect(missingToggle("<header></header>", languages)?.advice).toContain("LanguageToggle");
    const toggle = '<a translate="no" lang="fr-CA" hrefLang="fr-CA">Français</a>';
    expect(missingToggle(toggle, languages)).toBeNull();
    expect(missingToggle("<header></header>", ["en-GB"])).toBeNull();
  });
});

it("[QN-7] [QR-2] a page of workspaces without a way to log out is told in the build", () => {
  expect(missingLogOut("<header></header>")?.advice).toContain("LogOutLink");
  const link = '<a class="wm-header__link wm-header__room" href="/">Log out</a>';
  expect(missingLogOut(link)).toBeNull();
});
