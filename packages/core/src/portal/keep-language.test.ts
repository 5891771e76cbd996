import { describe, expect, it } from "vitest";
import { keepLanguage } from "./keep-language.ts";

const french = new URL("https://login.example/login/?lang=fr");

describe("the language on the way out", () => {
  it.each([
    ["a route of the portal", "https://login.example/login/switchaccount?k=a%2Fb", "&lang=fr"],
    ["a route without a query", "https://login.example/login/mustreset", "?lang=fr"],
    ["a route that names another language", "https://login.example/login/legal?lang=en", ""],
    ["a path that is no route", "https://login.example/login/dashboard?k=1", ""],
    ["a path outside of the portal", "https://login.example/switchaccount?k=1", ""],
    ["another origin", "https://plan.example/login/switchaccount?k=1", ""],
  ])("[LN-3] goes on with %s", (_, url, added) => {
    expect(keepLanguage(url, french, "/login")).toBe(`${url}${added}`);
  });

  it("[LN-3] where the page names none, a url stays as it is", () => {
    const url = "https://login.example/switchaccount?k=1";
    expect(keepLanguage(url, new URL("https://login.example/"), "")).toBe(url);
  });
});
