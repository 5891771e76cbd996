import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createSandbox, type Sandbox } from "../sandbox.ts";
import { loginBody, openClient } from "../testing/test-client.ts";
import { FAULT_HEADER } from "./fault-gate.ts";
import { faults } from "./fault-table.ts";

let sandbox: Sandbox;

beforeEach(() => {
  sandbox = createSandbox({ testControls: true });
});
afterEach(() => sandbox.close());

const login = "/api/auth/login";
const goodBody = loginBody("maya.chen", "maple-trail-24");

const switchOn = (body: object | string) =>
  sandbox.consoleFetch(
    new Request("http://localhost:4300/faults", {
      method: "POST",
      body: typeof body === "string" ? body : JSON.stringify(body),
    }),
  );

async function signInWith(fault: string, password = "maple-trail-24"): Promise<Response> {
  const client = await openClient(sandbox);
  return client.post(login, loginBody("maya.chen", password), {
    [FAULT_HEADER]: `${login} ${fault}`,
  });
}

describe("[QX-7] the faults", () => {
  it.each(faults.filter(({ name }) => /^\d/u.test(name)).map(({ name }) => name))(
    "a %s says next to nothing",
    async (name) => {
      const answer = await signInWith(name);
      expect(answer.status).toBe(Number(name));
      expect(answer.headers.get("Retry-After")).toBe(name === "429" ? "120" : null);
      expect(await answer.json()).toEqual({ messages: [] });
    },
  );

  it("are of every kind that the portal is tested with", async () => {
    expect((await signInWith("reset")).type).toBe("error");
    expect((await signInWith("html")).headers.get("Content-Type")).toContain("text/html");
    expect(await (await signInWith("empty")).text()).toBe("");
    expect((await (await signInWith("huge")).text()).length).toBeGreaterThan(5_000_000);
    const cut = await signInWith("cut-off");
    const text = await cut.text();
    expect(text.length).toBeLessThan(Number(cut.headers.get("Content-Length")));
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
    const { data } = await (await signInWith("wrong-shape")).json();
    expect(data).toMatchObject({ isMustResetPassword: "perhaps", jwtToken: 7, url: 7 });
  });

  it("leave the right answer in place where it only has more fields", async () => {
    const answer = await signInWith("more-fields");
    const { data } = await answer.json();
    expect(data).toMatchObject({ isMustResetPassword: false, version: 2 });
    expect(answer.headers.getSetCookie().join()).toContain("session");
  });

  it("cut off a refusal, too, whose status has come before the rest", async () => {
    const answer = await signInWith("cut-off", "wrong");
    expect(answer.status).toBe(401);
    expect(answer.headers.getSetCookie()).toEqual([]);
    const signedIn = await signInWith("cut-off");
    expect(signedIn.status).toBe(200);
    expect(signedIn.headers.getSetCookie().join()).toContain("session");
  });

  it("end a wait when the client disconnects", async () => {
    const leave = new AbortController();
    const request = new Request(`http://default.localhost${login}`, {
      method: "POST",
      headers: { [FAULT_HEADER]: `${login} never` },
      signal: leave.signal,
    });
    const answer = sandbox.fetch(request, "default");
    leave.abort();
    expect((await answer).type).toBe("error");
  });
});

describe("the fault switch", () => {
  it("fails as many answers as it is told, of that call alone", async () => {
    await switchOn({ call: login, fault: "500", times: 2 });
    const client = await openClient(sandbox);
    const statuses = [];
    for (let count = 0; count < 3; count += 1) {
      statuses.push((await client.post(login, goodBody)).status);
    }
    expect(statuses).toEqual([500, 500, 200]);
  });

  it("fails every answer until it is switched off, or the sandbox is reset", async () => {
    const client = await openClient(sandbox);
    const ask = async () => (await client.post(login, goodBody)).status;
    await switchOn(`call=${login}&fault=503&times=`);
    expect([await ask(), await ask()]).toEqual([503, 503]);
    await switchOn({ call: login });
    expect(await ask()).toBe(200);
    await switchOn({ call: login, fault: "503" });
    sandbox.reset();
    expect(await ask()).toBe(200);
  });

  it.each([
    [{ call: "/api/made-up", fault: "500" }, 404],
    [{ call: login, fault: "made-up" }, 404],
    [{ call: login, fault: "500", times: "often" }, 400],
    ["{", 404],
  ])("refuses %o", async (body, status) => {
    expect((await switchOn(body)).status).toBe(status);
  });

  it("shows on the console what is on", async () => {
    const page = async () =>
      (await sandbox.consoleFetch(new Request("http://localhost:4300/"))).text();
    expect(await page()).toContain("Every call works as it should.");
    await switchOn({ call: login, fault: "reset", times: 3 });
    expect(await page()).toContain("The connection is reset · the next 3 answers");
  });

  it("is not for other pages", async () => {
    const headers = { Origin: "https://elsewhere.example" };
    const body = new URLSearchParams({ call: login, fault: "500" });
    const request = new Request("http://localhost/faults", { method: "POST", headers, body });
    expect((await sandbox.consoleFetch(request)).status).toBe(403);
  });

  it("takes no header, unless it was started for tests", async () => {
    sandbox.close();
    sandbox = createSandbox();
    expect((await signInWith("500")).status).toBe(200);
  });
});
