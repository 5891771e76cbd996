import { afterEach, describe, expect, it } from "vitest";
import { createSandbox, type Sandbox } from "../sandbox.ts";
import type { ReplayOptions } from "../sandbox-options.ts";
import { recorded, type RecordedEntry } from "../testing/recorded.ts";
import { loginBody, openClient, type TestClient } from "../testing/test-client.ts";

let sandbox: Sandbox;
let client: TestClient;

afterEach(() => sandbox.close());

async function play(
  entries: readonly RecordedEntry[],
  options: Partial<ReplayOptions> = {},
): Promise<void> {
  sandbox = createSandbox({ replay: { recording: recorded(...entries), ...options } });
  client = await openClient(sandbox);
}

const sent = (Username = "maya.chen", SelectedLanguage = 0) => ({
  ...loginBody(Username, "[hidden]"),
  SelectedLanguage,
});
const signIn = (username = "maya.chen", password = "maple-trail-24", SelectedLanguage = 0) =>
  client.post("/api/auth/login", { ...loginBody(username, password), SelectedLanguage });
const consolePage = async () =>
  (await sandbox.consoleFetch(new Request("http://localhost:4300/"))).text();

describe("a call that is in the recording", () => {
  it("[QO-6] gets the recorded answers in their order, and the last one again", async () => {
    await play([
      { sent: sent(), status: 418 },
      { sent: sent(), status: 410 },
      { sent: sent(), status: 422 },
    ]);
    const statuses = async () => [(await signIn()).status, (await signIn()).status];
    expect(await statuses()).toEqual([418, 410]);
    expect(await statuses()).toEqual([422, 422]);
    sandbox.reset();
    await client.get("/");
    expect(await statuses()).toEqual([418, 410]);
    expect((await signIn()).status).toBe(422);
    expect(await consolePage()).toContain("422: from the recording");
  });

  it("[QO-6] has every line of a header, and none that no answer can have", async () => {
    const headers = [
      ["Vary", "Origin\nAccept"],
      ["Vary", "Cookie"],
      ["X-Note", "5 €"],
      ["X Note", "a name with a blank"],
    ] as const;
    await play([{ sent: sent(), status: 422, headers }]);
    const answer = await signIn();
    expect(answer.status).toBe(422);
    expect(answer.headers.get("Vary")).toBe("Origin, Accept, Cookie");
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
  });

  it("[QO-6] depends on its person and its language", async () => {
    await play([
      { sent: sent("maya.chen"), status: 400 },
      { sent: sent("[hidden]"), status: 401 },
      { sent: sent("maya.chen", 1), status: 402 },
      { sent: sent("amelie.gagnon", 1), status: 403 },
    ]);
    expect((await signIn("maya.chen", "x", 1)).status).toBe(402);
    expect((await signIn("amelie.gagnon", "x", 1)).status).toBe(403);
    expect((await signIn("maya.chen", "x")).status).toBe(400);
    // For other people, the answers of all people are taken in their order.
    expect((await signIn("wyatt.larsen", "x")).status).toBe(400);
    expect((await signIn("wyatt.larsen", "x")).status).toBe(401);
  });

  it("[QO-6] is one with a CSRF token, where it has one itself", async () => {
    await play([
      { sent: sent(), status: 403, requestHeaders: [["Content-Type", "application/json"]] },
      { sent: sent(), status: 400, requestHeaders: [["x-xsrf-token", "[hidden]"]] },
    ]);
    expect((await signIn()).status).toBe(400);
    const without = { "X-XSRF-TOKEN": "" };
    expect((await client.post("/api/auth/login", sent(), without)).status).toBe(403);
  });

  it("[QO-6] opens the sandbox's own pages, with what the recording hides", async () => {
    const data = { jwtToken: "[hidden]", url: "https://portal.example/workspace/student", id: "7" };
    await play([{ sent: sent(), body: { data } }]);
    const answer = await (await signIn()).json();
    expect(answer.data).toEqual({
      jwtToken: expect.stringMatching(/^[\w-]{20,}$/u),
      url: "http://default.localhost/workspace/student",
      id: "7",
    });
    expect((await client.get("/workspace/student")).status).toBe(200);
    const Token = answer.data.jwtToken;
    expect((await client.post("/api/auth/redirect", { Token })).status).toBe(200);
  });

  it.each([
    ["all", [1, 2, 3, 4, 5], ["student", "family", "wbl-admin", "educator", "higher-ed"]],
    ["some", ["5", "2"], ["higher-ed", "family"]],
  ])(
    "[QO-6] leads to the workspace of each type where its address is hidden: %s",
    async (_name, userTypes, paths) => {
      const data = userTypes.map((userType) => ({ userType, url: "/enter?ticket=[hidden]" }));
      await play([{ call: "GET /api/auth/switchaccount", body: { data } }]);
      const signedIn = await (await signIn("robin.castellan", "five-doors-open")).json();
      const { search } = new URL(signedIn.data.url);
      const answer = await (await client.get(`/api/auth/switchaccount${search}`)).json();
      const urls = paths.map((path) => `http://default.localhost/workspace/${path}`);
      expect(answer.data.map(({ url }: { url: string }) => url)).toEqual(urls);
    },
  );

  it("[QO-6] has one hidden name after the other, and the last one again", async () => {
    const names = ["[hidden]", "École du Mont-Bleu", ...Array<string>(6).fill("[hidden]")];
    const institutions = names.map((name, index) => ({ institutionId: String(index), name }));
    const call = "POST /api/auth/getregistrationdata";
    await play([{ call, sent: { K: "[hidden]" }, body: { institutions } }]);
    const { headers } = await client.get("/sso/newcomer");
    const [, , key = ""] = (headers.get("Location") ?? "").split("/");
    const body = { K: decodeURIComponent(key) };
    const answer = await client.post("/api/auth/getregistrationdata", body);
    const shown = (await answer.json()).institutions.map(({ name }: { name: string }) => name);
    expect(shown[0]).toMatch(/^Riverside/u);
    expect(shown[1]).toBe("École du Mont-Bleu");
    expect(shown[2]).toMatch(/^Collège/u);
    expect(shown.slice(-2)).toEqual(Array(2).fill("Smith & Sons <Outdoor> Centre"));
  });

  it("[QO-6] opens nothing where the recorded server refused", async () => {
    await play([{ sent: sent(), status: 401 }]);
    expect((await signIn()).headers.getSetCookie().join()).not.toContain("session");
    expect((await client.get("/workspace/student")).status).toBe(303);
  });

  it("[QO-6] has headers and cookies that a browser can use here", async () => {
    await play([
      {
        sent: sent(),
        status: 429,
        body: '{"next":"https:\\/\\/portal.example\\/a","other":"https://portal.example.org"}',
        headers: [
          [":status", "429"],
          ["CONTENT-TYPE", "application/problem+json"],
          ["Content-Encoding", "br"],
          ["content-length", "7"],
          ["Retry-After", "Mon, 07 Jan 2030 08:01:30 GMT"],
          ["set-cookie", "A=1; Domain=portal.example; Secure; Path=/\nB=2; HttpOnly"],
          ["Set-Cookie", "XSRF-TOKEN=theirs"],
        ],
      },
    ]);
    const answer = await signIn();
    expect(Object.fromEntries(answer.headers)).toEqual({
      "cache-control": "no-store",
      "content-type": "application/problem+json",
      "retry-after": "90",
      "set-cookie": "B=2; HttpOnly",
    });
    expect(answer.headers.getSetCookie()).toEqual(["A=1; Path=/", "B=2; HttpOnly"]);
    expect(await answer.text()).toBe(
      '{"next":"http://default.localhost\\/a","other":"https://portal.example.org"}',
    );
  });

  it("[QO-6] may be empty, and may have no answer", async () => {
    await play([
      { sent: sent(), status: 204, body: "x" },
      { sent: sent(), status: 0 },
    ]);
    expect(await (await signIn()).text()).toBe("");
    expect((await signIn()).type).toBe("error");
  });

  it("[QO-6] waits as long as the recorded server did, where asked", async () => {
    const entry = { sent: sent(), time: 150 };
    await play([entry], { latency: true });
    const start = performance.now();
    await signIn();
    expect(performance.now() - start).toBeGreaterThan(140);
  });
});

describe("a call that is not in the recording", () => {
  it("[QO-6] is answered by the sandbox, and named in the console", async () => {
    await play([{ sent: sent(), status: 418 }]);
    expect((await signIn("maya.chen", "maple-trail-24", 1)).status).toBe(200);
    const { SelectedLanguage: _, ...shorter } = loginBody("maya.chen", "secret");
    expect((await client.post("/api/auth/login", shorter)).status).toBe(400);
    expect((await client.post("/api/auth/redirect", { Token: "x" })).status).toBe(401);
    const page = await consolePage();
    expect(page).toContain("not in the recording, answered by the sandbox: with Token");
    expect(page).toContain("Password, RequestId, Username, remember");
    expect(page).not.toContain("secret");
  });

  it("[QO-6] is refused where nothing else is wanted", async () => {
    await play([{ sent: sent(), status: 418 }], { only: true });
    const answer = await client.post("/api/auth/redirect", { Token: "x" });
    expect(answer.status).toBe(501);
    expect((await answer.json()).messages).toHaveLength(1);
    expect((await signIn()).status).toBe(418);
    expect((await client.get("/workspace/student")).status).toBe(303);
    expect(await consolePage()).toContain("not in the recording, refused: with Token");
  });

  it("[QO-6] leaves no text of a caller in the console", async () => {
    await play([{ sent: sent() }]);
    await client.post("/api/auth/typed-by-a-caller", { "typed by a caller": 1 });
    await client.post("/api/auth/login", "x".repeat(70_000));
    expect(await consolePage()).not.toContain("typed");
  });
});
