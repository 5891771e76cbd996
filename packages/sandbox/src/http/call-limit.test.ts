import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createSandbox, type Sandbox } from "../sandbox.ts";
import { loginBody, openClient } from "../testing/test-client.ts";

let now: number;
let sandbox: Sandbox;

beforeEach(() => {
  now = Date.UTC(2030, 0, 1, 8);
  sandbox = createSandbox({ now: () => now, callsPerMinute: 2 });
});
afterEach(() => sandbox.close());

/** Signs in from a browser of its own. */
async function signIn(address?: string): Promise<Response> {
  const client = await openClient(sandbox);
  const headers = address === undefined ? {} : { "X-Forwarded-For": `${address}, 10.0.0.1` };
  return client.post("/api/auth/login", loginBody("maya.chen", "maple-trail-24"), headers);
}

describe("a limit of calls", () => {
  it("[QN-3] refuses what is too much for one address, and says until when", async () => {
    expect([(await signIn()).status, (await signIn()).status]).toEqual([200, 200]);
    now += 12_500;
    const answer = await signIn();
    expect(answer.status).toBe(429);
    expect(answer.headers.get("Retry-After")).toBe("48");
    now += 47_500;
    expect((await signIn()).status).toBe(200);
  });

  it("counts each address alone, and nothing before a reset", async () => {
    for (const address of ["192.0.2.1", "192.0.2.2"]) {
      expect((await signIn(address)).status).toBe(200);
      expect((await signIn(address)).status).toBe(200);
      expect((await signIn(address)).status).toBe(429);
    }
    sandbox.reset();
    expect((await signIn("192.0.2.1")).status).toBe(200);
  });
});
