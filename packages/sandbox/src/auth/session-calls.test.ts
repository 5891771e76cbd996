import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createSandbox, type Sandbox } from "../sandbox.ts";
import { loginBody, openClient, type TestClient } from "../testing/test-client.ts";

const SESSION = "waymark_default_session";
let sandbox: Sandbox;
let client: TestClient;

beforeEach(async () => {
  sandbox = createSandbox();
  client = await openClient(sandbox);
});
afterEach(() => sandbox.close());

async function signIn(): Promise<string> {
  const answer = await client.post("/api/auth/login", loginBody("maya.chen", "maple-trail-24"));
  return (await answer.json()).data.jwtToken;
}
const redirect = (token: string, there = client) =>
  there.post("/api/auth/redirect", { Token: token });

describe("the redirect call", () => {
  it("exchanges an appToken for a session and the place to go, as often as it is asked", async () => {
    const token = await signIn();
    for (const visit of [await openClient(sandbox), await openClient(sandbox)]) {
      const answer = await redirect(token, visit);
      expect(await answer.json()).toEqual({ url: "http://default.localhost/workspace/student" });
      expect((await visit.get("/workspace/student")).status).toBe(200);
    }
  });

  it("refuses a token that is tampered with, unknown, of another app or of another kind", async () => {
    const token = await signIn();
    const session = client.cookies.get(SESSION) ?? "";
    for (const wrong of [`${token}x`, token.slice(1), "", "unknown", session]) {
      expect((await redirect(wrong)).status).toBe(401);
    }
    expect((await redirect(token, await openClient(sandbox, "uk"))).status).toBe(401);
  });

  it.each(["lena.kowalski", "owen.fraser"])(
    "refuses the token of an account that is locked, or whose password has to be changed: %s",
    async (username) => {
      const { appToken } = sandbox.issueSignIn(username, "default");
      expect((await redirect(appToken)).status).toBe(401);
    },
  );

  it("refuses a token after 30 days", async () => {
    const token = await signIn();
    sandbox.advanceClock(30 * 24 * 3600 - 1);
    expect((await redirect(token)).status).toBe(200);
    sandbox.advanceClock(1);
    expect((await redirect(token)).status).toBe(401);
  });
});

describe("sessions", () => {
  it("end after eight hours", async () => {
    await signIn();
    sandbox.advanceClock(8 * 3600 - 1);
    expect((await client.get("/workspace/student")).status).toBe(200);
    sandbox.advanceClock(1);
    expect((await client.get("/workspace/student")).headers.get("Location")).toBe("/");
  });

  it("belong to one app: neither cookie nor name works in another", async () => {
    await signIn();
    const elsewhere = await openClient(sandbox, "uk");
    elsewhere.cookies.set("waymark_uk_session", client.cookies.get(SESSION) ?? "");
    expect((await elsewhere.get("/workspace/student")).status).toBe(303);
  });

  it("are replaced, not added to, when the user signs in again", async () => {
    await signIn();
    const first = client.cookies.get(SESSION) ?? "";
    await signIn();
    const old = await openClient(sandbox);
    old.cookies.set(SESSION, first);
    expect((await old.get("/workspace/student")).status).toBe(303);
  });

  it("can be issued without the form, for tests", async () => {
    const { cookie, appToken } = sandbox.issueSignIn("maya.chen", "default");
    client.cookies.set(SESSION, cookie.split("=")[1] ?? "");
    expect((await client.get("/workspace/student")).status).toBe(200);
    expect((await redirect(appToken)).status).toBe(200);
    expect(() => sandbox.issueSignIn("nobody", "default")).toThrow("nobody");
    expect(() => sandbox.issueSignIn("maya.chen", "mars")).toThrow("mars");
  });
});

describe("the logout call", () => {
  it("ends the session and the appTokens of the account in this app, and no others", async () => {
    const token = await signIn();
    const elsewhere = sandbox.issueSignIn("maya.chen", "uk").appToken;
    expect((await client.post("/api/auth/logout", "")).status).toBe(200);
    expect((await client.get("/workspace/student")).headers.get("Location")).toBe("/");
    expect((await redirect(token)).status).toBe(401);
    expect((await redirect(elsewhere, await openClient(sandbox, "uk"))).status).toBe(200);
  });

  it("is no error for a user who is signed out already", async () => {
    expect((await client.post("/api/auth/logout", {})).status).toBe(200);
  });
});
