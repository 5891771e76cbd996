import { brotliCompressSync } from "node:zlib";
import { prerenderVariants, routes, secretPaths } from "@waymark/core/prerender";
import { JSDOM, VirtualConsole } from "jsdom";
import { describe, expect, it } from "vitest";
import { type Page, pageList } from "./page-list.ts";
import { headScripts } from "./head-scripts.ts";
import { factsOf, needsOf } from "./page-facts.ts";

const HOST = "login.partner.example";
const region = { country: "uk", variants: ["default"] } as const;
const pages = pageList({ routes, prerenderVariants, region });
const headScript = headScripts(import.meta.dirname);

const scripts = { "": await scriptsOf(""), [HOST]: await scriptsOf(HOST) };

/** The inline scripts of all pages. */
async function scriptsOf(partnerHost: string): Promise<ReadonlyMap<Page, string>> {
  const entries = pages.map(async (page) => {
    const needs = needsOf(page, { partnerHost, secretPaths });
    const script = await headScript({ facts: factsOf(page, region), needs, html: "" });
    return [page, script] as const;
  });
  return new Map(await Promise.all(entries));
}

/** The inline script of a page, in a build with or without a partner's host. */
function scriptOf(page: Page, partnerHost: keyof typeof scripts = ""): string {
  return scripts[partnerHost].get(page) ?? "";
}

/** The page of a file. */
function pageOf(name: string): Page {
  const page = pages.find(({ file }) => file.includes(name));
  if (!page) throw new Error(`no page ${name}`);
  return page;
}

interface Visit {
  configuration?: object;
  script: string;
  referrer?: string;
  body?: string;
}

/** Opens a page as a browser has it as soon as the inline script has run. */
function visit(url: string, { configuration = {}, script, referrer, body = "" }: Visit) {
  const virtualConsole = new VirtualConsole();
  const left: string[] = [];
  virtualConsole.on("jsdomError", ({ message }: Error) => left.push(message));
  const block = `<script type="application/json" id="portal-config">${JSON.stringify(configuration)}</script>`;
  const html = `<!doctype html><html lang="en-GB"><head>${block}<script>${script}</script></head><body>${body}`;
  const options = { url, virtualConsole, pretendToBeVisual: true, ...(referrer && { referrer }) };
  const { window } = new JSDOM(html, { ...options, runScripts: "dangerously" });
  const { document, history, location } = window;
  return { window, awaits: document.documentElement.dataset["awaits"], left, history, location };
}

describe("the inline script of a build with a partner's host", () => {
  const url = "https://login.partner.example/";
  const configuration = {
    partnerRedirect: { host: HOST, site: "https://www.partner.example/careers" },
  };
  const script = scriptOf(pageOf("index.html"), HOST);
  const away = [expect.stringContaining("navigation")];

  it("[SH-10] leaves for the partner's site, and shows nothing of the form", () => {
    expect(visit(url, { configuration, script })).toMatchObject({ awaits: "left", left: away });
    expect(visit(`${url}?lang=fr`, { configuration, script })).toMatchObject({ left: away });
  });

  it("[SH-10] shows the form at once to who comes from there", () => {
    const referrer = "https://www.partner.example/";
    const { awaits, left } = visit(url, { configuration, script, referrer });
    expect([awaits, left]).toEqual([undefined, []]);
  });

  it.each([
    ["another host", "https://login.example/", {}],
    ["no site", url, { site: "" }],
    ["a path for a site", url, { site: "/careers" }],
    ["a script for a site", url, { site: "javascript:alert(1)" }],
    ["data for a site", url, { site: "data:text/html,x" }],
    ["the page itself for a site", url, { site: url }],
    ["a number for a site", url, { site: 5 }],
    ["a number for a host", url, { host: 5 }],
  ])("[SH-10] stays on a page with %s", (_, at, changes) => {
    const partnerRedirect = { ...configuration.partnerRedirect, ...changes };
    expect(visit(at, { configuration: { partnerRedirect }, script }).left).toEqual([]);
  });

  it("[SH-10] stays on every other page, as that of a mailed link", () => {
    for (const page of pages.filter(({ row }) => row?.screen !== "sign-in")) {
      expect(scriptOf(page, HOST)).toBe(scriptOf(page));
    }
    const forgot = visit(`${url}forgot`, { configuration, script });
    expect(forgot).toMatchObject({ awaits: "partner", left: [] });
  });

  it("[SH-10] is at most 0.3 kB larger", () => {
    const size = (code: string) => brotliCompressSync(code).byteLength;
    expect(size(script) - size(scriptOf(pageOf("index.html")))).toBeLessThanOrEqual(300);
  });

  it("[SH-10] leaves the decision to the first script where only the block names the host", () => {
    const plain = scriptOf(pageOf("index.html"));
    expect(visit(url, { configuration, script: plain })).toMatchObject({
      awaits: "partner",
      left: [],
    });
  });
});

it("[RT-9] a page that is rendered for any value has the value of its address in its links", async () => {
  const page = pageOf("account");
  const body = `<main><a href="${page.paths?.path.replace("account", "registration")}?lang=fr"></a></main>`;
  const needs = needsOf(page, { partnerHost: "", secretPaths });
  const script = await headScript({ facts: factsOf(page, region), needs, html: body });
  const { window } = visit("https://login.example/account/a%2Fb", { script, body });
  await expect
    .poll(() => window.document.querySelector("a")?.getAttribute("href"))
    .toBe("/registration/a%2Fb?lang=fr");
});

describe("the token of a link", () => {
  const TOKEN = "a%2Fb+c=";
  const origin = "https://login.example";
  const links = [
    ["reset-any-ResetPassword", `/reset/${TOKEN}/ResetPassword`, "/reset/-/ResetPassword"],
    ["massprint", `/massprint/${TOKEN}/1/77`, "/massprint/-/1/77"],
    ["linking-any-educator", `/portfoliolinking/${TOKEN}/educator`, "/portfoliolinking/-/educator"],
    ["account", `/account/${TOKEN}/`, "/account/-/"],
    ["registration-any", `/registration/${TOKEN}?a=1#top`, "/registration/-?a=1#top"],
    ["verify", `/verify/${TOKEN}/1/0/8?lang=en`, "/verify/-/1/0/8?lang=en"],
    ["switchaccount", `/switchaccount?k=${TOKEN}&from=2`, "/switchaccount?from=2"],
    // For paths without a page of their own.
    ["shell", `/Reset/${TOKEN}/Other`, "/Reset/-/Other"],
    ["shell", `/confirmusernamechange/${TOKEN}/1/0/1`, "/confirmusernamechange/-/1/0/1"],
    ["shell", `/switchaccount/?k=${TOKEN}`, "/switchaccount/"],
  ] as const;
  const shownAt = ({ pathname, search, hash }: Location) => `${pathname}${search}${hash}`;

  for (const basePath of ["", "/portal", "/reset"]) {
    it.each(links)(
      `[QN-5] has left the address before other scripts run: %s, %s, "${basePath}"`,
      (name, link, shown) => {
        const script = scriptOf(pageOf(name));
        const { history, location } = visit(`${origin}${basePath}${link}`, {
          configuration: { basePath },
          script,
        });
        expect(shownAt(location)).toBe(`${basePath}${shown}`);
        expect(history.state).toEqual({ usr: { link: link.replace(/#.*/u, "") } });
        expect(history.length).toBe(1);
      },
    );
  }

  it.each([
    ["account", "/account/-"],
    ["shell", "/account/settings/more"],
    ["shell", "/reset/cut-off"],
    ["shell", "/?k=1"],
    ["shell", "/forgot/florida"],
  ])("[QN-5] an address without one stays as it is: %s, %s", (name, link) => {
    const { history, location } = visit(`${origin}${link}`, { script: scriptOf(pageOf(name)) });
    expect([shownAt(location), history.state]).toEqual([link, null]);
  });

  it.each([
    ["", ""],
    ["/portal", ""],
    ["", 'target="_self"'],
  ])(
    "[QN-5] [QN-7] a link to a form replaces the page that has the token before React, below %j %s",
    (basePath, target) => {
      const body = `<a href="${basePath}/registration/${TOKEN}" ${target}></a><a href="${basePath}/forgot"></a>`;
      const url = `${origin}${basePath}/account/${TOKEN}`;
      const script = scriptOf(pageOf("account"));
      const { window, left } = visit(url, { configuration: { basePath }, script, body });
      const press = (path: string, more: MouseEventInit = {}) => {
        const event = new window.MouseEvent("click", { bubbles: true, cancelable: true, ...more });
        return window.document.querySelector(`[href^="${basePath}${path}"]`)?.dispatchEvent(event);
      };
      expect(press("/registration", { ctrlKey: true })).toBe(true);
      expect(press("/forgot")).toBe(true);
      left.length = 0;
      expect(press("/registration")).toBe(false);
      expect(left).toEqual([expect.stringContaining("navigation")]);
    },
  );

  it.each([
    [
      "another site's link of the same path",
      'href="https://help.district.example/account/help"',
      {},
    ],
    ["a link for a tab of its own", 'href="/registration/2027" target="_blank"', {}],
    ["a link that is downloaded, with Alt", 'href="/registration/2027"', { altKey: true }],
  ])("[QN-5] [QN-7] %s leads where the browser leads it before React", (_, attributes, keys) => {
    const script = scriptOf(pageOf("account"));
    const body = `<a ${attributes}></a>`;
    const { window, left } = visit(`${origin}/account/${TOKEN}`, { script, body });
    // The browser, which jsdom is not, then follows the link.
    window.addEventListener("click", (event) => {
      left.push(`prevented: ${event.defaultPrevented}`);
      event.preventDefault();
    });
    const event = new window.MouseEvent("click", { bubbles: true, cancelable: true, ...keys });
    window.document.querySelector("a")?.dispatchEvent(event);
    expect(left).toEqual(["prevented: false"]);
  });

  it("[QN-5] only pages that such a link may be answered with have the code for it", () => {
    const without = pages.filter(
      (page) => needsOf(page, { partnerHost: "", secretPaths }).secretPaths === undefined,
    );
    expect(without.map(({ row }) => row?.path)).toContain("/forgot");
    expect(without.map(({ file }) => file)).not.toContain("pages/shell.en-GB.html");
    expect(without.filter(({ row }) => !row || /:(?!type$)/u.test(row.path))).toEqual([]);
  });

  it.each(["", "/portal"])(
    "[QN-5] [LN-3] links of the page that would lose it keep it, below %j",
    (basePath) => {
      const body = `<a hreflang="fr-CA" href="?lang=fr"></a><p class="wm-broken"><a href=""></a></p>`;
      const script = scriptOf(pageOf("account"));
      const configuration = { basePath };
      const url = `${origin}${basePath}/account/${TOKEN}?a=1`;
      const { window } = visit(url, { configuration, script, body });
      const { document, history } = window;
      const press = (selector: string) => {
        const event = new window.MouseEvent("click", { bubbles: true, cancelable: true });
        return document.querySelector(selector)?.dispatchEvent(event);
      };
      const language = document.querySelector<HTMLAnchorElement>("[hreflang]");
      expect(press("[hreflang]")).toBe(false);
      expect(window.location.href).toBe(`${origin}${basePath}/account/-?a=1&lang=fr`);
      expect(history.state).toEqual({ usr: { link: `/account/${TOKEN}?a=1` } });
      expect(press(".wm-broken a")).toBe(false);
      // The portal switches the language in place.
      document.documentElement.dataset["ready"] = "";
      press("[hreflang]");
      expect(language?.href).toBe(`${origin}${basePath}/account/-?a=1&lang=fr`);
      history.replaceState(null, "");
      expect(press(".wm-broken a")).toBe(true);
    },
  );
});
