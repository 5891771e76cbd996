import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createSandbox, type Sandbox } from "../sandbox.ts";
import { loginBody, openClient } from "../testing/test-client.ts";

let sandbox: Sandbox;

beforeEach(() => {
  sandbox = createSandbox({ testControls: true });
});
afterEach(() => sandbox.close());

const ask = (path: string, init: RequestInit = {}) =>
  sandbox.consoleFetch(new Request(`http://localhost:4300${path}`, init));
const pageText = async () => (await ask("/")).text();

describe("the console page", () => {
  it("lists the apps and every account with its password", async () => {
    const page = await pageText();
    expect(page).toContain("Waymark Florida");
    for (const { firstName, password } of sandbox.accounts) {
      expect(page).toContain(firstName);
      expect(page).toContain(password);
    }
  });

  it("lists events without a password, a token or the input of an unknown user", async () => {
    const client = await openClient(sandbox);
    await client.post("/api/auth/login", loginBody("my-secret-by-mistake", "another-secret"));
    await client.post("/api/auth/my-token-in-a-path", {});
    const answer = await client.post("/api/auth/login", loginBody("maya.chen", "maple-trail-24"));
    const { data } = await answer.json();
    await client.post("/api/auth/redirect", { Token: data.jwtToken });

    const page = await pageText();
    const lately = page.slice(page.indexOf('id="activity"'));
    for (const part of [
      "401: unknown username, failure 1 of 5",
      "404",
      "200: maya.chen signed in",
      "200: maya.chen is back",
    ]) {
      expect(lately).toContain(part);
    }
    for (const secret of ["secret", "my-token", "maple-trail-24", data.jwtToken]) {
      expect(lately).not.toContain(secret);
    }
  });

  it("keeps the last 20 events, newest first", async () => {
    const client = await openClient(sandbox);
    for (let count = 0; count < 21; count += 1) await client.get("/api/nothing");
    await client.post("/api/auth/logout", {});
    const page = await pageText();
    expect(page.match(/GET \/api\/…/gu)).toHaveLength(19);
    expect(page.indexOf("/api/auth/logout")).toBeLessThan(page.indexOf("GET /api/…"));
  });

  it("begins with its contents: a link to each section, in their order", async () => {
    const page = await pageText();
    const contents = page.slice(page.indexOf("<nav"), page.indexOf("</nav>"));
    const links = [...contents.matchAll(/href="#([^"]+)"/gu)].map(([, id]) => id);
    expect(links).toEqual([...page.matchAll(/<h2 id="([^"]+)"/gu)].map(([, id]) => id));
    expect(links.length).toBeGreaterThan(8);
    expect(page).toContain('id="contents"');
  });

  it("has the security headers of every page", async () => {
    const { headers } = await ask("/");
    expect(headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    expect(headers.get("X-Robots-Tag")).toBe("noindex");
  });
});

describe("reset", () => {
  const browser = { "Sec-Fetch-Site": "same-origin", Origin: "null", Accept: "text/html" };

  async function signInWorks(): Promise<boolean> {
    const client = await openClient(sandbox);
    const answer = await client.post("/api/auth/login", loginBody("maya.chen", "maple-trail-24"));
    return answer.status === 200;
  }

  async function fail(): Promise<void> {
    const client = await openClient(sandbox);
    for (let count = 0; count < 5; count += 1) {
      await client.post("/api/auth/login", loginBody("maya.chen", "wrong"));
    }
  }

  it("forgets everything, by the button of the page", async () => {
    await fail();
    const token =
      /name="token" value="(?<token>[^"]+)"/u.exec(await pageText())?.groups?.["token"] ?? "";
    const body = new URLSearchParams({ token });
    const answer = await ask("/reset", { method: "POST", headers: browser, body });
    expect(answer.headers.get("Location")).toBe("/?reset#reset");
    expect(await (await ask("/?reset")).text()).toContain("back to the seed");
    expect(await signInWorks()).toBe(true);
  });

  it("works for programs without a token, and puts the clock back", async () => {
    await fail();
    sandbox.advanceClock(3600);
    expect(await (await ask("/reset", { method: "POST" })).json()).toEqual({ reset: true });
    expect(await signInWorks()).toBe(true);
    const { now } = await (await moveClock(0)).json();
    expect(Math.abs(Date.parse(now) - Date.now())).toBeLessThan(60_000);
  });

  it.each([{ Origin: "https://elsewhere.example" }, { "Sec-Fetch-Site": "cross-site" }])(
    "is refused to other pages: %o",
    async (headers) => {
      await fail();
      const body = new URLSearchParams({ token: "made.up" });
      expect((await ask("/reset", { method: "POST", headers, body })).status).toBe(403);
      expect(await signInWorks()).toBe(false);
    },
  );

  it("keeps CSRF tokens valid, so that open pages continue to work", async () => {
    const client = await openClient(sandbox);
    sandbox.reset();
    const answer = await client.post("/api/auth/login", loginBody("maya.chen", "maple-trail-24"));
    expect(answer.status).toBe(200);
  });
});

describe("a form of another page", () => {
  it.each([
    ["POST", "/configuration"],
    ["POST", "/faults"],
    ["POST", "/mails/send"],
    ["POST", "/mails/1/use"],
    ["POST", "/notices"],
    ["POST", "/registrations/1/approve"],
    ["POST", "/clock"],
    ["POST", "/a-route-that-is-new"],
    ["DELETE", "/a-route-that-is-new"],
  ])("[QT-5] is refused before any route reads it: %s %s", async (method, path) => {
    const headers = { Origin: "https://elsewhere.example" };
    const body = new URLSearchParams({ token: "made.up" });
    const answer = await ask(path, { method, headers, body });
    expect([answer.status, await answer.text()]).toEqual([403, "Please use the console’s form"]);
  });
});

describe("a form of the console", () => {
  it.each([
    ["/configuration", { show: "as-built" }, "/#configuration"],
    ["/faults", { call: "/api/auth/login" }, "/#faults"],
    ["/mails/send", { kind: "MassPrint", app: "default" }, "/#mails"],
    ["/notices", { end: "all" }, "/#notices"],
  ])("leads a browser to the section that it changed: %s", async (path, fields, place) => {
    sandbox.close();
    const apps = [{ name: "default", title: "Waymark", url: "http://default.localhost" }];
    sandbox = createSandbox({ apps });
    const token = /name="token" value="([^"]+)"/u.exec(await pageText())?.[1] ?? "";
    const headers = { Origin: "http://localhost:4300", Accept: "text/html" };
    const body = new URLSearchParams({ ...fields, token });
    const answer = await ask(path, { method: "POST", headers, body });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, place]);
  });
});

const moveClock = (seconds: unknown) =>
  ask("/clock", { method: "POST", body: JSON.stringify({ seconds }) });

describe("what tests steer", () => {
  it("moves the clock", async () => {
    const { cookie } = sandbox.issueSignIn("maya.chen", "default");
    const open = () =>
      sandbox.fetch(
        new Request("http://x.localhost/workspace/student", { headers: { cookie } }),
        "default",
      );
    expect((await open()).status).toBe(200);
    expect((await moveClock(9 * 3600)).status).toBe(200);
    expect((await open()).status).toBe(303);
    expect((await moveClock("soon")).status).toBe(400);
  });

  it("does not, unless it was started for tests", async () => {
    const plain = createSandbox();
    const request = new Request("http://localhost/clock", {
      method: "POST",
      body: '{"seconds":1}',
    });
    expect((await plain.consoleFetch(request)).status).toBe(404);
    plain.close();
  });

  it("gives the accounts as JSON", async () => {
    const { accounts } = await (await ask("/accounts.json")).json();
    expect(accounts).toEqual(JSON.parse(JSON.stringify(sandbox.accounts)));
  });
});

/** The text of one section of the page, without its markup. */
async function sectionText(id: string): Promise<string> {
  const page = await pageText();
  const section = page.slice(page.indexOf(`id="${id}"`));
  return section
    .slice(section.indexOf(">") + 1, section.indexOf("</section>"))
    .replaceAll(/<[^>]*>/gu, " ")
    .replaceAll(/\s+/gu, " ");
}

describe("the configuration on the page", () => {
  const configure = (body: unknown) =>
    ask("/configuration", { method: "POST", body: JSON.stringify(body) });

  it("is described for each app", async () => {
    expect(await sectionText("configuration")).toContain("Waymark UK As built Nothing");
    await configure({ app: "uk", configuration: { csrf: { cookie: "a", header: "b" }, x: {} } });
    await configure({ app: "florida", configuration: { apiOrigin: "<b>" } });
    const text = await sectionText("configuration");
    expect(text).toContain("Waymark Canada As built");
    expect(text).toContain("Waymark UK With 3 changes csrf.cookie, csrf.header, x");
    expect(text).toContain("Waymark Florida With one change apiOrigin");
    const show = new URLSearchParams({ show: "everything", app: "uk" });
    await ask("/configuration", { method: "POST", body: show });
    expect(await sectionText("configuration")).toContain("Waymark UK Shows everything Logos,");
  });
});

describe("the analytics on the page", () => {
  it("are told newest first, and escaped", async () => {
    expect(await sectionText("analytics")).toContain("Nothing was sent.");
    const collect = (...command: unknown[]) =>
      sandbox.consoleFetch(
        new Request("http://static.localhost:4300/collect?id=G-UK", {
          method: "POST",
          body: JSON.stringify(command),
        }),
      );
    await collect("config", "G-UK");
    expect(await sectionText("analytics")).toMatch(/One event was sent\..* G-UK config none/u);
    await collect("event", "<i>page_view", { page: "/forgot", ok: true, deep: { a: 1 } });
    const text = await sectionText("analytics");
    expect(text).toMatch(
      /last 2 events.* G-UK &lt;i&gt;page_view page: \/forgot ok: true deep: \{&quot;a&quot;:1\} .* config none/u,
    );
  });
});
