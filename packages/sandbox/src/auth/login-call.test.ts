import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createSandbox, type Sandbox } from "../sandbox.ts";
import { loginBody, openClient, type TestClient } from "../testing/test-client.ts";

let sandbox: Sandbox;
let client: TestClient;

beforeEach(async () => {
  sandbox = createSandbox();
  client = await openClient(sandbox);
});
afterEach(() => sandbox.close());

const login = (username: string, password: string, more: Record<string, unknown> = {}) =>
  client.post("/api/auth/login", { ...loginBody(username, password), ...more });

describe("signing in", () => {
  it.each(["/api/auth/login", "/api/auth/loginSD"])(
    "%s answers with the fields of the specification",
    async (path) => {
      const answer = await client.post(path, loginBody("maya.chen", "maple-trail-24"));
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({
        data: {
          isMustResetPassword: false,
          userAccountId: 10_001,
          jwtToken: expect.stringMatching(/^[\w-]{43}$/u),
          url: "http://default.localhost/workspace/student",
        },
      });
      expect(answer.headers.get("Cache-Control")).toBe("no-store");
    },
  );

  it("keeps the session in a cookie that scripts cannot read, named by the app", async () => {
    const answer = await login("maya.chen", "maple-trail-24");
    const cookie = answer.headers.getSetCookie().find((line) => line.includes("session"));
    expect(cookie).toMatch(
      /^waymark_default_session=[\w-]{43}; Max-Age=28800; Path=\/; HttpOnly; SameSite=Lax$/u,
    );
  });

  it("lets the session end with the browser's window when it should not be remembered", async () => {
    const answer = await login("maya.chen", "maple-trail-24", { remember: false });
    expect(answer.headers.getSetCookie().join()).not.toContain("Max-Age");
  });

  it("works with every seeded account, in every app", async () => {
    for (const app of ["default", "sdmylife", "florida", "uk"]) {
      const there = await openClient(sandbox, app);
      for (const { username, password, locked, mustReset } of sandbox.accounts) {
        const answer = await there.post("/api/auth/login", loginBody(username, password));
        const { data } = await answer.json();
        const outcome = [typeof data.errorMessage === "string", data.isMustResetPassword ?? false];
        expect(outcome, `${username} in ${app}`).toEqual([locked ?? false, mustReset ?? false]);
      }
    }
  });

  it("takes the email address, in any case and with spaces around it", async () => {
    expect((await login(" Maya.CHEN@riverside.example ", "maple-trail-24")).status).toBe(200);
    expect((await login("SIOBHÁN.O'BRIEN@étoile.example", "chalk-and-stars")).status).toBe(200);
  });

  it("compares passwords byte for byte", async () => {
    expect((await login("imogen.hughes", "walk the hills 🐑")).status).toBe(200);
    expect((await login("imogen.hughes", "walk the hills 🐑 ")).status).toBe(401);
    expect((await login("amelie.gagnon", "érable-rouge-24".normalize("NFC"))).status).toBe(200);
    expect((await login("amelie.gagnon", "érable-rouge-24".normalize("NFD"))).status).toBe(401);
  });

  it("gives a user who must reset a token, but no session and no url", async () => {
    const answer = await login("owen.fraser", "temporary-24");
    const { data } = await answer.json();
    expect(data).toEqual({
      isMustResetPassword: true,
      userAccountId: expect.any(Number),
      jwtToken: expect.any(String),
    });
    expect(client.cookies.has("waymark_default_session")).toBe(false);
    expect((await client.post("/api/auth/redirect", { Token: data.jwtToken })).status).toBe(401);
  });

  it("sends a user with several workspaces to the chooser", async () => {
    const { data } = await (await login("robin.castellan", "five-doors-open")).json();
    expect(data.url).toMatch(/^http:\/\/default\.localhost\/switchaccount\?k=[\w-]{43}$/u);
  });

  it.each([
    ["/plan/goals?tab=2#top", "/plan/goals?tab=2#top"],
    ["https://elsewhere.example/", null],
    ["//elsewhere.example/", null],
    ["/\\elsewhere.example/", null],
    ["/\t/elsewhere.example/", null],
    ["javascript:alert(1)", null],
  ])("carries on only a path of its own origin: %j", async (redirect, carried) => {
    expect(await carriedOn(redirect)).toBe(carried);
  });

  it("carries on a long path", async () => {
    expect(await carriedOn(`/${"é".repeat(4000)}`)).toBe(`/${"%C3%A9".repeat(4000)}`);
  });

  /** The redirect that the url of a sign-in has. */
  async function carriedOn(redirect: string): Promise<string | null> {
    const path = `/api/auth/login?redirect=${encodeURIComponent(redirect)}`;
    const answer = await client.post(path, loginBody("maya.chen", "maple-trail-24"));
    const { data } = await answer.json();
    expect(new URL(data.url).origin).toBe("http://default.localhost");
    return new URL(data.url).searchParams.get("redirect");
  }

  it.each(["Username", "Password", "RequestId", "SelectedLanguage", "remember"])(
    "refuses a request without %s, in exactly that spelling",
    async (field) => {
      const { [field]: value, ...others } = loginBody("maya.chen", "maple-trail-24");
      const answer = await client.post("/api/auth/login", {
        ...others,
        [field.toUpperCase()]: value,
      });
      expect(answer.status).toBe(400);
      expect((await answer.json()).messages[0].friendlyMessage).toContain(field);
    },
  );
});
