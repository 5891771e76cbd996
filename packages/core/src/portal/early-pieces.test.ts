import { afterEach, describe, expect, it } from "vitest";
import { earlyPieces } from "./early-pieces.ts";

const pieces = { reset: ["reset-1.js", "rules-2.js"], error: ["static-3.js"] };

/** Runs the script under a path. @returns what the page asks for */
function asked(path: string, block = "{}"): (string | null)[] {
  history.replaceState(null, "", path);
  const config = { type: "application/json", id: "portal-config", textContent: block };
  document.body.append(Object.assign(document.createElement("script"), config));
  earlyPieces(pieces);
  const links = document.head.querySelectorAll("link[rel=modulepreload][crossorigin]");
  return [...links].map((link) => link.getAttribute("href"));
}

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

describe("what a screen comes in", () => {
  it.each([
    ["/reset/a%2Fb/ResetPassword?lang=fr", ["/assets/reset-1.js", "/assets/rules-2.js"]],
    ["/Reset/token/ActivateParent", ["/assets/reset-1.js", "/assets/rules-2.js"]],
    ["/error", ["/assets/static-3.js"]],
    ["/elsewhere/reset", []],
    ["/constructor", []],
    ["/", []],
  ])("is asked for before the portal is there: %s", (path, urls) => {
    expect(asked(path)).toEqual(urls);
  });

  it("is found below the path that the portal is served under", () => {
    expect(asked("/portal/error", '{"basePath":"/portal"}')).toEqual([
      "/portal/assets/static-3.js",
    ]);
  });

  it("[QX-6] waits for the portal where the configuration cannot be read", () => {
    expect(asked("/error", '{"basePath":')).toEqual([]);
  });
});
