import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createSandbox, type Sandbox } from "../sandbox.ts";

const STATIC = "http://static.localhost:4300";

let sandbox: Sandbox;

beforeEach(() => {
  sandbox = createSandbox();
});
afterEach(() => sandbox.close());

const ask = (url: string, init: RequestInit = {}) => sandbox.consoleFetch(new Request(url, init));
const collect = (body: string, query = "") =>
  ask(`${STATIC}/collect${query}`, { method: "POST", body });
const events = async () =>
  (await (await ask("http://localhost:4300/analytics.json")).json()).events;

/** A page as far as the tag sees it. */
async function openPage(layer: unknown[] = []) {
  const sent: Promise<Response>[] = [];
  const inits: RequestInit[] = [];
  const location = { href: "https://login.example/?redirect=%2Fplan" };
  const move = (_state: unknown, _title: string, href: string) => void (location.href = href);
  const page = {
    window: { dataLayer: layer },
    location,
    history: { pushState: move, replaceState: move },
    document: { currentScript: { src: `${STATIC}/gtag/js?id=G-FIRST` }, cookie: "" },
    URL,
    fetch: (url: string, init: RequestInit) => {
      inits.push(init);
      const answer = ask(url, init);
      sent.push(answer);
      return answer;
    },
  };
  const script = await (await ask(page.document.currentScript.src)).text();
  const load = () => runInNewContext(script, page);
  return { ...page, load, inits, settled: () => Promise.all(sent) };
}

describe("the stand-in for the Google tag", () => {
  it("sends what was said before it came, and what is said after", async () => {
    function gtag(..._words: unknown[]) {
      return arguments;
    }
    const page = await openPage([
      gtag("js", new Date()),
      gtag("config", "G-CANADA", { send_page_view: false }),
      ["event", "page_view", { page: "/forgot" }],
    ]);
    page.load();
    expect(page.window.dataLayer.push(["event", "sign_in", { send_to: "G-UK" }])).toBe(4);
    page.window.dataLayer.push(["consent", "update", {}], null, "text");
    await page.settled();
    expect(await events()).toMatchObject([
      { id: "G-UK", name: "sign_in" },
      { id: "G-CANADA", name: "page_view", parameters: { page: "/forgot" } },
      { id: "G-CANADA", name: "config", parameters: { send_page_view: false } },
    ]);
    expect(page.inits[0]).toMatchObject({ keepalive: true, credentials: "omit", mode: "cors" });
    expect(page.inits[0]).not.toHaveProperty("headers");
  });

  it("takes commands once, however often it is loaded", async () => {
    const page = await openPage();
    page.load();
    page.load();
    page.window.dataLayer.push(["event", "sign_in"]);
    await page.settled();
    expect(await events()).toMatchObject([{ id: "G-FIRST", name: "sign_in", parameters: {} }]);
  });

  it.each([
    [{}, "_ga=sandbox; path=/"],
    [{ analytics_storage: "denied" }, ""],
  ])("[CO-2] makes a cookie unless that was denied: %j", async (consent, cookie) => {
    const page = await openPage([
      ["consent", "default", consent],
      ["config", "G-CANADA", { client_storage: "none" }],
    ]);
    page.load();
    await page.settled();
    expect(page.document.cookie).toBe(cookie);
  });

  it("[AN-2] sends each new address of the history, with the one before, as Enhanced measurement does", async () => {
    const page = await openPage();
    page.load();
    page.history.replaceState(null, "", page.location.href);
    page.history.pushState(null, "", "https://login.example/account/k");
    await page.settled();
    expect(page.location.href).toBe("https://login.example/account/k");
    const page_location = "https://login.example/account/k";
    const page_referrer = "https://login.example/?redirect=%2Fplan";
    expect(await events()).toMatchObject([
      { id: "G-FIRST", name: "page_view", parameters: { page_location, page_referrer } },
    ]);
  });

  it("is written without anything that a page which requires Trusted Types refuses", async () => {
    const script = await (await ask(`${STATIC}/gtag/js`)).text();
    expect(script).not.toMatch(
      /eval|Function\(|innerHTML|createElement|document\.write|\.src\s*=[^=]/u,
    );
  });
});

describe("what is collected", () => {
  it.each([
    "",
    "{}",
    "[]",
    '["event"]',
    '["event", ""]',
    '["set", "x"]',
    '["config", 5]',
    '["event", ',
  ])("is no such thing as %s", async (body) => {
    expect((await collect(body)).status).toBe(400);
    expect(await events()).toEqual([]);
  });

  it("is the latest 50, each small, until the reset", async () => {
    for (let count = 1; count <= 51; count += 1)
      await collect(`["event", "number_${count}"]`, "?id=G-1");
    const kept = await events();
    expect(kept).toHaveLength(50);
    expect(kept[0]).toMatchObject({ id: "G-1", name: "number_51" });
    expect(Date.parse(kept[0].at)).toBeGreaterThan(0);
    expect((await collect(`["event", "${"x".repeat(9000)}"]`)).status).toBe(413);
    sandbox.reset();
    expect(await events()).toEqual([]);
  });

  it("comes from any origin, and is read on the console alone", async () => {
    const answer = await collect('["event", "sign_in"]');
    expect(answer.status).toBe(204);
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBe("*");
    const list = await ask("http://localhost:4300/analytics.json");
    expect(list.headers.get("Access-Control-Allow-Origin")).toBeNull();
    const own = new Request("http://uk.localhost/collect", {
      method: "POST",
      body: '["event", "own"]',
    });
    expect((await sandbox.fetch(own, "uk")).status).toBe(204);
    expect((await events())[0]).toMatchObject({ name: "own" });
  });
});
