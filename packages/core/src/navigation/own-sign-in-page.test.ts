import { describe, expect, it } from "vitest";
import { ownSignInPage } from "./find-route.ts";

const host = "https://login.example";

describe("the portal's own sign-in pages", () => {
  it.each([
    ["", "/"],
    ["", "/?a=1#b"],
    ["", "/florida"],
    ["", "/Florida/?lang=fr"],
    ["", "/%66lorida"],
    ["", "/sdmylife"],
    // Leads on to the root.
    ["", "/index.html"],
    ["/portal", "/portal"],
    ["/portal", "/portal/?a=1"],
    ["/portal", "/portal/florida"],
    ["/portal", "/portal/index.html?a=1"],
  ])("[QT-1] [EG-1] below %j, %s is one", (base, path) => {
    expect(ownSignInPage(host + path, { origin: host, basePath: base })).not.toBeNull();
  });

  it.each([
    ["", "/switchaccount?k=1"],
    ["", "/workspace/florida"],
    ["", "/forgot/florida"],
    ["", "/100%"],
    ["/portal", "/"],
    ["/portal", "/florida"],
    ["/portal", "/portals"],
    ["/portal", "/index.html"],
  ])("[QT-1] [EG-1] below %j, %s is none", (base, path) => {
    expect(ownSignInPage(host + path, { origin: host, basePath: base })).toBeNull();
  });

  it("[RS-7] are named by their path below the portal's, with the query", () => {
    const root = { origin: host, basePath: "/portal" };
    expect(ownSignInPage(`${host}/portal/florida?a=1#b`, root)).toBe("/florida?a=1");
  });

  it("[SH-8] [RS-7] are named without what only a loaded page reads: a later reload would sign people out", () => {
    const root = { origin: host, basePath: "" };
    const flags = "signedout=1&activate=true";
    expect(ownSignInPage(`${host}/?${flags}`, root)).toBe("/");
    expect(ownSignInPage(`${host}/florida?a=b%20c&${flags}`, root)).toBe("/florida?a=b%20c");
  });

  it("[QT-1] [EG-1] those of another origin are not the portal's", () => {
    expect(ownSignInPage("https://uk.login.example/", { origin: host, basePath: "" })).toBeNull();
  });
});
