import { describe, expect, it } from "vitest";
import { isOwnSignInPage } from "./routes.ts";

const host = "https://login.example";

describe("the portal's own sign-in pages", () => {
  it.each([
    ["", "/"],
    ["", "/?a=1#b"],
    ["", "/florida"],
    ["", "/Florida/?lang=fr"],
    ["", "/%66lorida"],
    ["", "/sdmylife"],
    ["/portal", "/portal"],
    ["/portal", "/portal/?a=1"],
    ["/portal", "/portal/florida"],
  ])("[QT-1] [EG-1] below %j, %s is one", (base, path) => {
    expect(isOwnSignInPage(host + path, { origin: host, basePath: base })).toBe(true);
  });

  it.each([
    ["", "/switchaccount?k=1"],
    ["", "/workspace/florida"],
    ["", "/forgot/florida"],
    ["", "/100%"],
    ["/portal", "/"],
    ["/portal", "/florida"],
    ["/portal", "/portals"],
  ])("[QT-1] [EG-1] below %j, %s is none", (base, path) => {
    expect(isOwnSignInPage(host + path, { origin: host, basePath: base })).toBe(false);
  });

  it("[QT-1] [EG-1] those of another origin are not the portal's", () => {
    expect(isOwnSignInPage("https://uk.login.example/", { origin: host, basePath: "" })).toBe(
      false,
    );
  });
});
