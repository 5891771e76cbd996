import { describe, expect, it, vi } from "vitest";
import { createSandbox } from "../sandbox.ts";
import { openClient } from "../testing/test-client.ts";
import { MAX_BODY_BYTES } from "./request-body.ts";

it("[QF-11] password managers find the page where a password is changed", async () => {
  const sandbox = createSandbox();
  const client = await openClient(sandbox);
  const answer = await client.get("/.well-known/change-password");
  expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/forgot"]);
  const nothing = "resource-that-should-not-exist-whose-status-code-should-not-be-200";
  expect((await client.get(`/.well-known/${nothing}`)).status).toBe(404);
  sandbox.close();
});

describe("a body over the limit", () => {
  const long = `a=${"x".repeat(MAX_BODY_BYTES)}`;

  /** The request as it comes over the wire: with its length, or in chunks without one. */
  function post(path: string, chunked: boolean): Request {
    const headers = {
      "Content-Type": "application/x-www-form-urlencoded",
      ...(!chunked && { "Content-Length": String(long.length) }),
    };
    const init = { method: "POST", headers, body: new Blob([long]).stream(), duplex: "half" };
    return new Request(`http://default.localhost${path}`, init);
  }

  it.each([
    ["/workspace/logout", false],
    ["/workspace/logout", true],
    ["/", false],
    ["/forgot", false],
    ["/api/auth/logout", false],
  ])("[QX-7] sent to %s is a 413, in chunks: %s", async (path, chunked) => {
    const complaint = vi.spyOn(console, "error");
    const sandbox = createSandbox();
    const answer = await sandbox.fetch(post(path, chunked), "default");
    expect(answer.status).toBe(413);
    expect(answer.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    expect(complaint).not.toHaveBeenCalled();
    sandbox.close();
  });
});
