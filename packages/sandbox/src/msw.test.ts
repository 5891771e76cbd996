// @vitest-environment jsdom
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { forgetCookies, openPage, sandboxHandlers } from "./msw.ts";
import { createSandbox } from "./sandbox.ts";
import { loginBody } from "./testing/test-client.ts";

const sandbox = createSandbox();
const options = { app: "default" };
const server = setupServer(...sandboxHandlers(sandbox, options));

beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
beforeEach(() => openPage(sandbox, options));
afterEach(() => {
  forgetCookies(sandbox, options);
  sandbox.reset();
});
afterAll(() => {
  server.close();
  sandbox.close();
});

const csrfToken = () =>
  /XSRF-TOKEN=(?<token>[^;]+)/u.exec(document.cookie)?.groups?.["token"] ?? "";

function post(path: string, body: unknown): Promise<Response> {
  return fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-XSRF-TOKEN": csrfToken() },
    body: JSON.stringify(body),
  });
}

describe("the sandbox behind fetch", () => {
  it("gives the page its CSRF cookie and answers relative calls", async () => {
    expect(csrfToken()).not.toBe("");
    const answer = await post("/api/auth/login", loginBody("imogen.hughes", "walk the hills 🐑"));
    expect(answer.status).toBe(200);
    const { data } = await answer.json();
    expect(data.url).toBe(`${location.origin}/workspace/student`);
  });

  it("keeps the session where scripts cannot see it, and sends it along", async () => {
    const answer = await post("/api/auth/login", loginBody("maya.chen", "maple-trail-24"));
    expect(answer.headers.has("Set-Cookie")).toBe(false);
    expect(document.cookie).not.toContain("session");
    expect(await (await fetch("/workspace/student")).text()).toContain("Welcome, Maya");
    await post("/api/auth/logout", {});
    const after = await fetch("/workspace/student", { redirect: "manual" });
    expect(after.status).toBe(303);
  });

  it("sends document.cookie, tampered or not", async () => {
    document.cookie = "XSRF-TOKEN=made.up; Path=/";
    const refused = await post("/api/auth/redirect", { Token: "x" });
    expect(refused.status).toBe(403);
    expect(csrfToken()).not.toBe("made.up");
    expect((await post("/api/auth/redirect", { Token: "x" })).status).toBe(401);
  });

  it("forgets cookies like a new browser", async () => {
    await post("/api/auth/login", loginBody("maya.chen", "maple-trail-24"));
    forgetCookies(sandbox, options);
    expect(document.cookie).toBe("");
    expect((await fetch("/workspace/student", { redirect: "manual" })).status).toBe(303);
  });
});
