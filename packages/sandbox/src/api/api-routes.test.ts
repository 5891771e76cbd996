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

const body = () => loginBody("maya.chen", "maple-trail-24");
const token = () => client.cookies.get("XSRF-TOKEN") ?? "";

describe("the CSRF token", () => {
  it("comes with a page and may be read by its script", async () => {
    client.cookies.clear();
    const page = await client.get("/");
    expect(page.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^XSRF-TOKEN=[\w-]+\.[\w-]+; Path=\/; SameSite=Lax$/u),
    ]);
  });

  it("is Secure where the page is", async () => {
    const page = await sandbox.fetch(new Request("https://default.localhost/"), "default");
    expect(page.headers.getSetCookie().join()).toContain("Secure");
  });

  it("stays as it is while it is good", async () => {
    expect((await client.get("/")).headers.getSetCookie()).toEqual([]);
  });

  it("is refused when the header is missing, differs, or both are made up", async () => {
    expect((await client.post("/api/auth/login", body(), { "X-XSRF-TOKEN": "" })).status).toBe(403);
    const other = `${token()}x`;
    expect((await client.post("/api/auth/login", body(), { "X-XSRF-TOKEN": other })).status).toBe(
      403,
    );
    client.cookies.set("XSRF-TOKEN", "made.up");
    const answer = await client.post("/api/auth/login", body());
    expect(answer.status).toBe(403);
    expect((await answer.json()).messages).toHaveLength(1);
  });

  it("is set again with the refusal, so that the call can be retried", async () => {
    for (const stale of [undefined, "made.up"]) {
      if (stale === undefined) client.cookies.delete("XSRF-TOKEN");
      else client.cookies.set("XSRF-TOKEN", stale);
      expect((await client.post("/api/auth/login", body())).status).toBe(403);
      expect((await client.post("/api/auth/login", body())).status).toBe(200);
    }
  });

  it("[QT-5] is read beside a cookie of another host, and no second one is set", async () => {
    const own = token();
    for (const cookies of [
      `XSRF-TOKEN=made.up; XSRF-TOKEN=${own}`,
      `XSRF-TOKEN=${own}; XSRF-TOKEN=`,
    ]) {
      const request = new Request("http://default.localhost/api/auth/login", {
        method: "POST",
        headers: { "Content-Type": "application/json", Cookie: cookies, "X-XSRF-TOKEN": own },
        body: JSON.stringify(body()),
      });
      const answer = await sandbox.fetch(request, "default");
      expect(answer.status).toBe(200);
      expect(answer.headers.getSetCookie().join()).not.toContain("XSRF-TOKEN");
    }
  });

  it("of one sandbox means nothing to another", async () => {
    const other = createSandbox();
    const stranger = await openClient(other);
    stranger.cookies.set("XSRF-TOKEN", token());
    expect((await stranger.post("/api/auth/login", body())).status).toBe(403);
    other.close();
  });
});

describe("bad input", () => {
  it.each([
    ["no content type", "{}", "text/plain"],
    ["a type that only begins like JSON", "{}", "application/jsonp"],
    ["no JSON", "{", "application/json"],
    ["a list", "[]", "application/json"],
    ["null", "null", "application/json"],
    ["nothing", "", "application/json"],
  ])("is answered with 400: %s", async (_name, text, type) => {
    const answer = await client.post("/api/auth/login", text, { "Content-Type": type });
    expect(answer.status).toBe(400);
    expect((await answer.json()).messages[0].friendlyMessage).not.toBe("");
  });

  it("takes JSON with its character set", async () => {
    const type = { "Content-Type": "Application/JSON; charset=utf-8" };
    expect((await client.post("/api/auth/login", body(), type)).status).toBe(200);
  });

  it("is cut off at 64 kB", async () => {
    const long = { ...body(), Password: "x".repeat(64 * 1024) };
    const answer = await client.post("/api/auth/login", long);
    expect(answer.status).toBe(413);
    expect((await answer.json()).messages).toHaveLength(1);
  });
});

describe("calls that are not there", () => {
  it("answers an unknown path with 404 and messages", async () => {
    const answer = await client.post("/api/auth/unheard-of", {});
    expect(answer.status).toBe(404);
    expect(answer.headers.get("Content-Type")).toBe("application/json");
    expect(await answer.json()).toHaveProperty("messages");
    expect((await client.get("/api/nothing")).status).toBe(404);
  });

  it("says which method a call is made with", async () => {
    const answer = await client.get("/api/auth/login");
    expect(answer.status).toBe(405);
    expect(answer.headers.get("Allow")).toBe("POST");
  });

  it("knows its apps only", async () => {
    await expect(sandbox.fetch(new Request("http://mars.localhost/"), "mars")).rejects.toThrow(
      "mars",
    );
  });
});
