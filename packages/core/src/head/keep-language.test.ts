import { beforeEach, describe, expect, it } from "vitest";
import { keepLanguage } from "./keep-language.ts";

const root = document.documentElement;
const address = () => `${location.pathname}${location.search}${location.hash}`;

/** A page of the visit is left. */
function leave(lang: string): void {
  root.lang = lang;
  dispatchEvent(new Event("pagehide"));
}

beforeEach(() => {
  sessionStorage.clear();
  root.lang = "en-CA";
});

describe("the language of a visit", () => {
  keepLanguage(false);

  it.each([
    ["/forgot", "/forgot?lang=fr"],
    ["/?redirect=%2Fa%2Bb#main", "/?redirect=%2Fa%2Bb&lang=fr#main"],
    ["/?lang=en", "/?lang=en"],
    ["/?lang=", "/?lang="],
  ])("[LN-3] [QN-6] after a French page, %s becomes %s", (opened, shown) => {
    leave("fr-CA");
    history.replaceState({ usr: 1 }, "", opened);
    keepLanguage(false);
    expect(address()).toBe(shown);
    expect(history.state).toEqual({ usr: 1 });
  });

  it.each(["en-CA", "en-GB"])("[LN-1] after a page in %s the address decides", (lang) => {
    leave("fr-CA");
    leave(lang);
    history.replaceState(null, "", "/forgot");
    keepLanguage(false);
    expect(address()).toBe("/forgot");
  });

  it("[VF-4] leaves an address that names its language alone", () => {
    leave("fr-CA");
    history.replaceState(null, "", "/verify/t/PersonalEmail/0/1");
    keepLanguage(true);
    expect(address()).toBe("/verify/t/PersonalEmail/0/1");
  });

  it("[LN-3] stays after Back to an address without it", () => {
    root.lang = "fr-CA";
    history.replaceState(null, "", "/");
    dispatchEvent(new PopStateEvent("popstate"));
    expect(address()).toBe("/?lang=fr");
  });
});
