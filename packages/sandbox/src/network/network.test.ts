import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { drawLogo } from "../branding/draw-logo.ts";
import { logoDrawings } from "../branding/logos.ts";
import { createSandbox, type Sandbox } from "../sandbox.ts";

const API = "http://api.localhost:4300";
const STATIC = "http://static.localhost:4300";

let sandbox: Sandbox;

beforeEach(() => {
  sandbox = createSandbox();
});
afterEach(() => {
  vi.useRealTimers();
  sandbox.close();
});

const ask = (url: string, init: RequestInit = {}) => sandbox.consoleFetch(new Request(url, init));
const packageOf = (id: string) => ask(`${API}/branding/branding-package/${id}`);
const brandingOf = (name: string) => ask(`${STATIC}/branding-assets/${name}/branding.json`);

describe("the API server", () => {
  it.each([
    ["riverside", "riverside"],
    ["mont-bleu", "mont-bleu"],
    ["plain", "none"],
  ])("[API-18] names the package of %s", async (institution, name) => {
    const answer = await packageOf(institution);
    expect(await answer.text()).toBe(name);
    expect(answer.headers.get("Content-Type")).toMatch(/^text\/plain/u);
    expect(answer.headers.get("Cache-Control")).toBe("public, max-age=300");
  });

  it("[API-1] allows the headers of a call before it is made", async () => {
    for (const institution of ["riverside", "slow"]) {
      const preflight = await ask(`${API}/branding/branding-package/${institution}`, {
        method: "OPTIONS",
        headers: {
          Origin: "http://uk.localhost:4304",
          "Access-Control-Request-Method": "GET",
          "Access-Control-Request-Headers": "content-type,device",
        },
      });
      expect(preflight.status).toBe(204);
      expect(preflight.headers.get("Access-Control-Allow-Origin")).toBe("*");
      expect(preflight.headers.get("Access-Control-Allow-Headers")).toBe("Content-Type, Device");
      expect(preflight.headers.get("Access-Control-Max-Age")).toBe("7200");
    }
  });

  it.each(["nobody", "..%2f", "constructor"])("knows no institution %s", async (institution) => {
    expect((await packageOf(institution)).status).toBe(404);
  });

  it("answers a page where it is out of order", async () => {
    const answer = await packageOf("html");
    expect(answer.headers.get("Content-Type")).toMatch(/^text\/html/u);
    expect(await answer.text()).toContain("<!doctype html>");
  });

  it("is slow for one institution, and gives up when the page does", async () => {
    vi.useFakeTimers();
    let isAnswered = false;
    const slow = packageOf("slow").then((answer) => {
      isAnswered = true;
      return answer;
    });
    await vi.advanceTimersByTimeAsync(29_999);
    expect(isAnswered).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await (await slow).text()).toBe("slow");

    const leaving = new AbortController();
    const left = ask(`${STATIC}/branding-assets/slow/branding.json`, { signal: leaving.signal });
    await vi.advanceTimersByTimeAsync(1);
    expect(vi.getTimerCount()).toBe(1);
    leaving.abort();
    await left;
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("the static network", () => {
  it.each([
    ["riverside", 2, 2],
    ["mont-bleu", 1, 1],
    ["crowded", 50, 50],
  ])("[API-18] [BR-1] has the logos of %s, each with its picture", async (name, header, footer) => {
    const answer = await brandingOf(name);
    expect(answer.headers.get("Content-Type")).toBe("application/json; charset=utf-8");
    const document = await answer.json();
    expect(document.header).toHaveLength(header);
    expect(document.footer).toHaveLength(footer);
    for (const { src, alt, href } of [...document.header, ...document.footer]) {
      expect(alt).not.toBe("");
      expect(new URL(href).protocol).toBe("https:");
      const picture = await ask(new URL(src, `${STATIC}/branding-assets/${name}/`).href);
      expect(picture.headers.get("Content-Type")).toBe("image/svg+xml; charset=utf-8");
      expect(await picture.text()).toContain('height="32"');
    }
  });

  it("has one good logo among everything that is wrong", async () => {
    const { header } = await (await brandingOf("hostile")).json();
    const good = await (await brandingOf("riverside")).json();
    expect(
      header.filter((logo: unknown) => JSON.stringify(logo) === JSON.stringify(good.header[0])),
    ).toHaveLength(1);
    expect(JSON.stringify(header)).toContain("javascript:");
  });

  it("has a branding.json that is too large, one that is cut off, and one that is missing", async () => {
    const huge = await brandingOf("huge");
    const text = await huge.text();
    expect(text.length).toBeGreaterThan(10_000_000);
    expect(JSON.parse(text).header).toHaveLength(1);
    expect(huge.headers.get("Cache-Control")).toBe("no-store");
    const cutOff = await (await brandingOf("cut-off")).text();
    expect(() => JSON.parse(cutOff)).toThrow(SyntaxError);
    for (const name of ["missing", "plain", "html", "nobody"]) {
      expect((await brandingOf(name)).status).toBe(404);
    }
  });

  it("[SH-9] has the design system", async () => {
    const script = await ask(`${STATIC}/design-system/design-system.js`);
    expect(script.headers.get("Content-Type")).toBe("text/javascript; charset=utf-8");
    expect(await script.text()).toContain('dataset.designSystem = "ready"');
    const tokens = await ask(`${STATIC}/design-system/tokens.css`);
    expect(tokens.headers.get("Content-Type")).toBe("text/css; charset=utf-8");
    const components = await (await ask(`${STATIC}/design-system/components.css`)).text();
    const defined = await tokens.text();
    for (const [, name] of components.matchAll(/var\((--[\w-]+)/gu))
      expect(defined).toContain(`${name}:`);
    expect((await ask(`${STATIC}/design-system/__proto__`)).status).toBe(404);
  });
});

describe("both", () => {
  const paths = [
    "/branding/branding-package/riverside",
    "/branding-assets/riverside/branding.json",
    "/branding-assets/riverside/riverside.svg",
    "/branding-assets/riverside/gone.svg",
    "/design-system/tokens.css",
    "/gtag/js?id=G-1",
  ];

  it.each(paths)(
    "answer %s to every origin, on the app's own too, without a cookie",
    async (path) => {
      const host = path.startsWith("/branding/") ? API : STATIC;
      const elsewhere = await ask(host + path);
      const request = new Request(`http://uk.localhost:4304${path}`);
      const own = await sandbox.fetch(request, "uk");
      expect(own.status).toBe(elsewhere.status);
      expect(await own.text()).toBe(await elsewhere.text());
      for (const { headers } of [own, elsewhere]) {
        expect(headers.get("Access-Control-Allow-Origin")).toBe("*");
        expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
        expect(headers.get("Set-Cookie")).toBeNull();
        expect(headers.get("Cache-Control")).toBe(
          path.includes("gone") ? "no-store" : "public, max-age=300",
        );
      }
    },
  );

  it("keep to what is theirs, and leave the console's address to the console", async () => {
    expect((await ask(`${API}/design-system/tokens.css`)).status).toBe(404);
    expect((await ask(`${STATIC}/branding/branding-package/riverside`)).status).toBe(404);
    expect((await ask(`${STATIC}/accounts.json`)).status).toBe(404);
    expect((await ask("http://localhost:4300/design-system/tokens.css")).status).toBe(404);
    expect((await ask("http://constructor:4300/accounts.json")).status).toBe(200);
  });
});

describe("every logo", () => {
  it.each(Object.entries(logoDrawings))(
    "is a picture without a script or a style: %s",
    (_file, drawing) => {
      const svg = drawLogo(drawing);
      expect(svg).toMatch(
        /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="32" /u,
      );
      expect(svg).not.toMatch(/style|<script|on\w+=|NaN|undefined/u);
    },
  );
});
