import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createSandbox, type Sandbox } from "../sandbox.ts";
import { openClient } from "../testing/test-client.ts";

let sandbox: Sandbox;

beforeEach(() => {
  sandbox = createSandbox({ testControls: true });
});
afterEach(() => {
  sandbox.close();
  vi.restoreAllMocks();
});

/** Asks the console or, by another host name, what it also answers. */
const ask = (path: string, body?: string, host = "localhost") =>
  sandbox.consoleFetch(
    new Request(`http://${host}:4300${path}`, body === undefined ? {} : { method: "POST", body }),
  );
const nested = (levels: number) => `{"a":`.repeat(levels) + "1" + "}".repeat(levels);

describe("[QX-7] a request that no page makes is refused", () => {
  it("a body nested more deeply than any that is meant", async () => {
    const complaint = vi.spyOn(console, "error").mockReturnValue();
    const deep = nested(9000);
    const client = await openClient(sandbox);
    const answers = [
      await ask("/configuration", `{"configuration":${deep}}`),
      await ask("/collect?id=G-1", `["event","x",${nested(1300)}]`, "static.localhost"),
      await ask("/faults", deep),
      await ask("/clock", deep),
      await client.post("/api/auth/forgotpassword", deep),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 404, 400, 400]);
    expect((await ask("/")).status).toBe(200);
    expect((await ask("/analytics.json")).status).toBe(200);
    // This sandbox has no build to serve.
    expect((await client.get("/")).status).toBe(503);
    expect(complaint).not.toHaveBeenCalled();
  });

  it("what every object has is nothing that can be done with a mail", async () => {
    await ask("/mails/send", new URLSearchParams({ kind: "VerifyEmail", app: "uk" }).toString());
    const client = await openClient(sandbox);
    await client.post("/api/auth/forgotpassword", {
      email: "maya.chen@riverside.example",
      languageType: 0,
      translationLanguage: 1,
    });
    const { mails } = await (await ask("/mails.json")).json();
    expect(mails).not.toHaveLength(0);
    for (const action of ["__proto__", "constructor", "toString"]) {
      expect((await ask(`/mails/${mails[0].id}/${action}`, "")).status).toBe(404);
    }
  });

  it.each([1e300, -1e300, 1e13, -1e13, Number.MAX_VALUE])(
    "a clock that %d seconds would move out of all dates",
    async (seconds) => {
      expect((await ask("/clock", JSON.stringify({ seconds }))).status).toBe(400);
      expect((await ask("/")).status).toBe(200);
    },
  );
});
