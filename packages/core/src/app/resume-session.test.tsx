import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { defaultConfiguration } from "../config/configuration.ts";
import { REQUEST_TIMEOUT_MS } from "../config/constants.ts";
import { server } from "../testing/server.ts";
import { testEnvironment } from "../testing/environment.ts";
import { PortalInTests } from "../testing/portal-in-tests.tsx";
import { plainRegion, renderPortal } from "../testing/render-portal.tsx";
import english from "../i18n/dictionaries/en-CA.json";
import { loadDesignSystem } from "./design-system.ts";
import { partnerRedirectUrl } from "../navigation/partner-redirect.ts";

describe("the UK partner's login host", () => {
  const site = "https://www.partner.example/careers/";
  const partner = { host: "login.partner.example", site };
  const at = (url: string, referrer = "", changes: Partial<typeof partner> = {}) =>
    partnerRedirectUrl({ partner: { ...partner, ...changes }, location: new URL(url), referrer });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it("[SH-10] sends visitors to the partner's site", () => {
    const url = "https://login.partner.example/?redirect=%2Fplan";
    expect(at(url)).toBe(site);
    expect(at(url, "https://search.example/")).toBe(site);
    expect(at(url, "", { host: "LOGIN.partner.example" })).toBe(site);
  });

  it.each([
    ["who come from the partner", "https://login.partner.example/", `${site}sign-in?x=1`],
    ["of another host", "https://login.other.example/", ""],
    ["of a host that only looks like it", "https://login.partner.example.evil.example/", ""],
    ["of another port", "https://login.partner.example:8443/", ""],
  ])("[SH-10] leaves people alone %s", (_, url, referrer) => {
    expect(at(url, referrer)).toBeNull();
  });

  it("[SH-10] compares origins, not beginnings of texts", () => {
    const url = "https://login.partner.example/";
    expect(at(url, "https://www.partner.example.evil.example/")).toBe(site);
    expect(at(url, "http://www.partner.example/")).toBe(site);
    expect(at(url, "not a url")).toBe(site);
  });

  it("[SH-10] does nothing without a host and a site, or where the site is the page's own", () => {
    const url = "https://login.partner.example/";
    expect(at(url, "", { host: "" })).toBeNull();
    expect(at(url, "", { site: "" })).toBeNull();
    expect(at(url, "", { site: "/careers" })).toBeNull();
    // The head script takes the values as they are.
    expect(at(url, "", { site: "javascript:alert(1)" })).toBeNull();
    expect(at(url, "", { site: "data:text/html,x" })).toBeNull();
    expect(at(url, "", { site: "https://login.partner.example/x" })).toBeNull();
  });

  it("[SH-10] breaks a loop that a site makes which sends people straight back, and only then", () => {
    vi.useFakeTimers();
    const url = "https://login.partner.example/";
    expect([at(url), at(url), at(url), at(url)]).toEqual([site, site, site, null]);
    vi.advanceTimersByTime(60_000);
    expect(at(url)).toBe(site);
  });

  it("[SH-10] [QT-6] redirects where the browser keeps nothing", () => {
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new Error("blocked");
    });
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("blocked");
    });
    expect(at("https://login.partner.example/")).toBe(site);
  });
});

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
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
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
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS);
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

  it("[SH-9] is not taken from anywhere else", async () => {
    load("https://evil.example/x.js", ["https://evil.example/x.css", "/ds/tokens.css"]);
    expect(scripts()).toEqual([]);
    await waitFor(() => expect(asked).toEqual([`${network}/ds/tokens.css`]));
    expect(warned).toHaveBeenCalledTimes(2);
  });
});

describe("the offer of French", () => {
  const french = { environment: { preferredLanguages: ["fr-FR", "en"] } };
  const offer = () => screen.queryByRole("region", { name: "Français" });

  it("[LN-2] [QV-5] is made in French to a French browser on an English page, which stays English", async () => {
    const { user } = renderPortal("/", french);
    expect(document.documentElement.lang).toBe("en-CA");
    expect(offer()).toHaveAttribute("lang", "fr-CA");
    await user.type(screen.getByLabelText("Username or email"), "amelie");
    await user.click(screen.getByRole("link", { name: "Passer au français" }));
    expect(await screen.findByLabelText("Nom d’utilisateur ou courriel")).toHaveValue("amelie");
    expect(window.location.search).toBe("?lang=fr");
    expect(offer()).toBeNull();
  });

  it("[LN-2] [QN-2] stays until the page is in French: its texts may not load", async () => {
    server.use(http.get("*/t/fr-CA.json", () => new Promise<Response>(() => undefined)));
    window.history.replaceState(null, "", "/");
    render(
      <PortalInTests
        region={plainRegion}
        environment={testEnvironment(french.environment)}
        texts={{ "en-CA": english }}
        dictionaries={{ portal: { "fr-CA": "/t/fr-CA.json" }, legal: {} }}
      />,
    );
    await userEvent.click(screen.getByRole("link", { name: "Passer au français" }));
    expect(window.location.search).toBe("?lang=fr");
    expect(offer()).toBeVisible();
  });

  it("[LN-2] disappears permanently when it is declined", async () => {
    const { user, unmount } = renderPortal("/", french);
    await user.click(screen.getByRole("button", { name: "Rester en anglais" }));
    expect(offer()).toBeNull();
    unmount();
    renderPortal("/", french);
    expect(offer()).toBeNull();
  });

  it.each(["?lang=f", "?lang=", "?lang"])(
    "[QN-2] French is offered where a cut-off link ends in %s",
    async (search) => {
      renderPortal(`/${search}`, french);
      expect(await screen.findByRole("link", { name: "Passer au français" })).toBeVisible();
    },
  );

  it.each([
    ["of an English browser", "/", { preferredLanguages: ["en-CA", "fr"] }],
    ["who chose English", "/?lang=en", { preferredLanguages: ["fr"] }],
    ["who are on a French page", "/?lang=fr", { preferredLanguages: ["fr"] }],
    ["of the UK", "/", { preferredLanguages: ["fr"], country: "uk" as const }],
  ])("[LN-2] is not made to people %s", (_, path, environment) => {
    renderPortal(path, { environment });
    expect(offer()).toBeNull();
  });
});

describe("an institution's logos", () => {
  const configuration = {
    ...defaultConfiguration,
    apiOrigin: "https://api.example",
    branding: { institutionId: "riverside" },
  };

  it("[BR-1] [API-18] are in header and footer, with their origins", () => {
    renderPortal("/", {
      region: { brandLogos: (props) => <i>{JSON.stringify(props)}</i> },
      environment: { configuration },
    });
    const told = { institutionId: "riverside", apiOrigin: "https://api.example", staticOrigin: "" };
    expect(screen.getByRole("banner")).toHaveTextContent(
      JSON.stringify({ place: "header", ...told }),
    );
    expect(screen.getByRole("contentinfo")).toHaveTextContent('"place":"footer"');
  });

  it("[BR-2] that throw take nothing else with them", () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    renderPortal("/", {
      region: {
        brandLogos: () => {
          throw new Error("broken");
        },
      },
      environment: { configuration },
    });
    expect(screen.getByLabelText("Username or email")).toBeVisible();
    expect(screen.getByRole("contentinfo")).toBeVisible();
    vi.restoreAllMocks();
  });

  it("[BR-1] are not asked for where no institution is configured", () => {
    renderPortal("/", { region: { brandLogos: () => <i>logo</i> } });
    const rooms = document.querySelectorAll(".wm-brand-logos");
    expect(rooms).toHaveLength(2);
    for (const room of rooms) expect(room).toBeEmptyDOMElement();
  });
});
