import { waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { FILE_TIMEOUT_MS } from "../config/constants.ts";
import { server } from "../testing/server.ts";
import { loadDesignSystem } from "./design-system.ts";

describe("the design system", () => {
  const network = "https://static.example";
  const load = (script: string, stylesheets: readonly string[], staticOrigin = network) =>
    loadDesignSystem({ staticOrigin, designSystem: { script, stylesheets } }, "https://p.example");
  const scripts = () => [...document.querySelectorAll("script")].map(({ src }) => src);
  const css = (text: string) => new HttpResponse(text, { headers: { "Content-Type": "text/css" } });
  const rules = () =>
    [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
      .join("");
  let asked: string[];
  let warned: MockInstance;

  beforeEach(() => {
    asked = [];
    document.head.append(document.createElement("style"));
    server.use(
      http.get("https://*/*", ({ request }) => {
        asked.push(request.url);
        return HttpResponse.error();
      }),
    );
    warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  });
  afterEach(() => {
    document.head.replaceChildren();
  });

  it("[SH-9] comes from the static-asset network, without holding the page; its absence is no error", async () => {
    load("/ds/portal.js", ["/ds/tokens.css", `${network}/ds/components.css`]);
    expect(scripts()).toEqual([`${network}/ds/portal.js`]);
    expect(document.querySelector("script")?.async).toBe(true);
    await waitFor(() =>
      expect(asked).toEqual([`${network}/ds/tokens.css`, `${network}/ds/components.css`]),
    );
    expect(warned).not.toHaveBeenCalled();
  });

  it("[SH-9] is on the page's own origin where no network is configured, and nothing where nothing is", () => {
    load("", []);
    expect(scripts()).toEqual([]);
    load("/ds/portal.js", [], "");
    expect(scripts()).toEqual(["https://p.example/ds/portal.js"]);
  });

  it("[SH-9] has its style sheets in the order of the configuration, whichever comes first", async () => {
    let answerFirst: (response: Response) => void = () => undefined;
    server.use(
      http.get(
        `${network}/ds/tokens.css`,
        () => new Promise<Response>((resolve) => (answerFirst = resolve)),
      ),
      http.get(`${network}/ds/components.css`, () => css("a { color: red }")),
    );
    load("", ["/ds/tokens.css", "/ds/components.css"]);
    await waitFor(() => expect(answerFirst).toHaveLength(1));
    answerFirst(css("a { color: blue }"));
    await waitFor(() => expect(rules()).toMatch(/blue[^]*red/u));
  });

  it("[SH-9] a style sheet with a closing brace too many is named in the console", async () => {
    server.use(
      http.get(`${network}/ds/a.css`, () => css("a { color: red } } b { color: blue }")),
      http.get(`${network}/ds/b.css`, () => css("i { color: green }")),
    );
    // As browsers do; that of jsdom takes the first rule.
    const insertRule = vi.spyOn(CSSStyleSheet.prototype, "insertRule");
    insertRule.mockImplementationOnce(() => {
      throw new DOMException("two rules", "SyntaxError");
    });
    load("", ["/ds/a.css", "/ds/b.css"]);
    await waitFor(() => expect(rules()).toContain("green"));
    const problem = `portal-config: ${network}/ds/a.css has a } too many, so it is not added`;
    expect(warned.mock.calls).toEqual([[problem]]);
  });

  it("[SH-9] [QX-6] a style sheet that is not answered keeps no other from the page for longer than a call may take", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    let isAborted = false;
    server.use(
      http.get(`${network}/ds/tokens.css`, ({ request }) => {
        request.signal.addEventListener("abort", () => (isAborted = true));
        return new Promise<never>(() => undefined);
      }),
      http.get(`${network}/ds/components.css`, () => css("a { color: red }")),
    );
    load("", ["/ds/tokens.css", "/ds/components.css"]);
    await vi.advanceTimersByTimeAsync(FILE_TIMEOUT_MS);
    vi.useRealTimers();
    await waitFor(() => expect(rules()).toContain("red"));
    expect(isAborted).toBe(true);
  });

  it("[SH-9] [QD-1] is in the lowest layer, and the files that its style sheets name are beside them", async () => {
    const drawing = `url("data:image/svg+xml,<svg filter='url(#a)'/>")`;
    const images = `URL( 'a.svg' ), url(../b.svg?c), ${drawing}, url(#d), url(https://e.example/f)`;
    server.use(http.get(`${network}/ds/1/a.css`, () => css(`a { background: ${images} }`)));
    vi.stubGlobal("CSSStyleSheet", undefined);
    load("", ["/ds/none.css", "/ds/1/a.css"]);
    const absolute = `url("${network}/ds/1/a.svg"), url("${network}/ds/b.svg?c")`;
    await waitFor(() => expect(rules()).toContain("@layer design-system"));
    expect(rules()).toContain(`${absolute}, ${drawing}, url("#d"), url("https://e.example/f")`);
  });

  it("[SH-9] [QX-6] overrides none of the portal's styles, not by !important either", async () => {
    server.use(
      http.get(`${network}/ds/a.css`, () => css("a{color:red!important}b{top:0 ! Important;}")),
    );
    load("", ["/ds/a.css"]);
    await waitFor(() => expect(rules()).toContain("color: red"));
    expect(rules()).not.toMatch(/important/iu);
  });

  it("[SH-9] is not taken from anywhere else", async () => {
    load("https://evil.example/x.js", ["https://evil.example/x.css", "/ds/tokens.css"]);
    expect(scripts()).toEqual([]);
    await waitFor(() => expect(asked).toEqual([`${network}/ds/tokens.css`]));
    expect(warned).toHaveBeenCalledTimes(2);
  });
});
