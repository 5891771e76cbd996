import { beforeEach, describe, expect, it } from "vitest";
import { defaultLanguages } from "../../i18n/languages.ts";
import { keepChosenLanguage } from "./keep-chosen-language.ts";

const root = document.documentElement;
const facts = { named: false, uk: false, languages: defaultLanguages };
const address = () => `${location.pathname}${location.search}${location.hash}`;

/** A page of the visit is left. */
function leave(lang: string): void {
  root.dataset["language"] = lang;
  dispatchEvent(new Event("pagehide"));
}

beforeEach(() => {
  root.dataset["language"] = "en-CA";
});

describe("the language of a visit", () => {
  keepChosenLanguage(facts);

  it.each([
    ["/forgot", "/forgot?lang=fr"],
    ["/?redirect=%2Fa%2Bb#main", "/?redirect=%2Fa%2Bb&lang=fr#main"],
    ["/?redirect=/a+b%20c", "/?redirect=/a+b%20c&lang=fr"],
    ["/?lang=en", "/?lang=en"],
    ["/?lang=", "/?lang="],
  ])("[LN-3] [QN-6] after a French page, %s becomes %s", (opened, shown) => {
    leave("fr-CA");
    history.replaceState({ usr: 1 }, "", opened);
    keepChosenLanguage(facts);
    expect(address()).toBe(shown);
    expect(history.state).toEqual({ usr: 1 });
  });

  it.each(["en-CA", "en-GB"])("[LN-1] after a page in %s the address decides", (lang) => {
    leave("fr-CA");
    leave(lang);
    history.replaceState(null, "", "/forgot");
    keepChosenLanguage(facts);
    expect(address()).toBe("/forgot");
  });

  it("[LN-1] [LN-3] of a region that speaks French first stays English", () => {
    const french = { ...facts, languages: ["fr-CA", "en-US"] } as const;
    for (const [lang, shown] of [
      ["en-US", "/forgot?lang=en"],
      ["fr-CA", "/forgot"],
    ] as const) {
      leave(lang);
      history.replaceState(null, "", "/forgot");
      keepChosenLanguage(french);
      expect(address()).toBe(shown);
    }
  });

  it("[LN-1] is not the `language` that a product of the same origin keeps in the tab, which stays as it is", () => {
    leave("en-CA");
    sessionStorage.setItem("language", "fr");
    history.replaceState(null, "", "/forgot");
    keepChosenLanguage(facts);
    expect(address()).toBe("/forgot");
    leave("en-CA");
    expect(sessionStorage.getItem("language")).toBe("fr");
  });

  it("[VF-4] leaves an address that names its language alone", () => {
    leave("fr-CA");
    history.replaceState(null, "", "/verify/t/PersonalEmail/0/1");
    keepChosenLanguage({ ...facts, named: true });
    expect(address()).toBe("/verify/t/PersonalEmail/0/1");
  });

  it("[LN-1] no French is added in the UK, by the app or by the origin", () => {
    const block = document.createElement("script");
    Object.assign(block, { type: "application/json", id: "portal-config" });
    document.head.append(block);
    for (const [uk, ukLoginOrigins] of [
      [true, []],
      [false, [location.origin]],
    ] as const) {
      block.textContent = JSON.stringify({ ukLoginOrigins });
      leave("fr-CA");
      history.replaceState(null, "", "/");
      keepChosenLanguage({ ...facts, uk });
      expect(address()).toBe("/");
    }
    block.remove();
  });
});
