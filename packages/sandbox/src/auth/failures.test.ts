import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createSandbox, type Sandbox } from "../sandbox.ts";
import { loginBody, openClient, type TestClient } from "../testing/test-client.ts";

let now: number;
let sandbox: Sandbox;
let client: TestClient;

beforeEach(async () => {
  now = Date.UTC(2030, 0, 1, 8);
  sandbox = createSandbox({ now: () => now });
  client = await openClient(sandbox);
});
afterEach(() => sandbox.close());

const login = (username: string, password: string) =>
  client.post("/api/auth/login", loginBody(username, password));

async function fail(times: number, username = "maya.chen"): Promise<Response> {
  let answer = await login(username, "wrong");
  for (let count = 1; count < times; count += 1) answer = await login(username, "wrong");
  return answer;
}

describe("failing to sign in", () => {
  it.each(["maya.chen", "nobody.at.all"])(
    "answers a first and second failure of %s with 401",
    async (username) => {
      for (const answer of [await fail(1, username), await fail(1, username)]) {
        expect(answer.status).toBe(401);
        expect((await answer.json()).messages).toEqual([
          {
            friendlyMessage: "The username or password was not found",
            translationKey: "USERNAME_OR_PASSWORD_NOT_FOUND",
          },
        ]);
      }
    },
  );

  it.each([
    [3, "2 more tries"],
    [4, "one more try"],
    [5, "paused for 15"],
  ])("answers failure %i with an errorMessage", async (times, part) => {
    const answer = await fail(times);
    expect(answer.status).toBe(200);
    expect((await answer.json()).data.errorMessage).toContain(part);
  });

  it.each([
    [3, "Il vous reste 2 essais"],
    [4, "Il vous reste un essai"],
  ])("answers failure %i in French, too", async (times, part) => {
    await fail(times - 1);
    const body = { ...loginBody("maya.chen", "wrong"), SelectedLanguage: 1 };
    const answer = await client.post("/api/auth/login", body);
    expect((await answer.json()).data.errorMessage).toContain(part);
  });

  it("makes every attempt wait after five failures, also with the right password", async () => {
    await fail(5);
    now += 60_000;
    const answer = await login("maya.chen", "maple-trail-24");
    expect(answer.status).toBe(429);
    expect(answer.headers.get("Retry-After")).toBe(String(14 * 60));
    expect((await login("amelie.gagnon", "érable-rouge-24")).status).toBe(200);
  });

  it("counts username and email address as the one account they are", async () => {
    await fail(3, "maya.chen");
    await fail(2, "maya.chen@riverside.example");
    expect((await fail(1)).status).toBe(429);
  });

  it("counts guesses that are sent at the same moment", async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => login("maya.chen", "wrong")),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  it("does not count right passwords that are sent at the same moment", async () => {
    const right = async () => login("maya.chen", "maple-trail-24");
    const answers = await Promise.all(Array.from({ length: 12 }, right));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
    await fail(4);
    const mixed = await Promise.all([right(), right(), login("maya.chen", "wrong"), right()]);
    expect(mixed.map(({ status }) => status)).toEqual([200, 200, 401, 200]);
  });

  it("lets people in again after 15 minutes", async () => {
    await fail(5);
    now += 15 * 60_000 + 1;
    expect((await login("maya.chen", "maple-trail-24")).status).toBe(200);
  });

  it("forgets failures at a success", async () => {
    await fail(4);
    expect((await login("maya.chen", "maple-trail-24")).status).toBe(200);
    expect((await fail(2)).status).toBe(401);
  });

  it("reports a locked account only with its right password", async () => {
    const told = await login("lena.kowalski", "locked-out-24");
    expect((await told.json()).data.errorMessage).toContain("locked");
    expect(client.cookies.has("waymark_default_session")).toBe(false);
    expect((await login("lena.kowalski", "wrong")).status).toBe(401);
  });

  it.each([
    { app: "default", selected: 0, accept: "fr-CA", part: "is locked" },
    { app: "default", selected: 1, accept: "en-US", part: "est verrouillé" },
    { app: "uk", selected: 1, accept: "fr-FR", part: "is locked" },
  ])(
    "answers in the language of SelectedLanguage: $app $selected",
    async ({ app, selected, accept, part }) => {
      const there = await openClient(sandbox, app);
      const body = { ...loginBody("lena.kowalski", "locked-out-24"), SelectedLanguage: selected };
      const answer = await there.post("/api/auth/login", body, { "Accept-Language": accept });
      expect((await answer.json()).data.errorMessage).toContain(part);
    },
  );
});

it("asks Accept-Language in an app whose other language is not known", async () => {
  const own = createSandbox({ apps: [{ name: "ontario", title: "Ontario" }] });
  const there = await openClient(own, "ontario");
  const body = { ...loginBody("lena.kowalski", "locked-out-24"), SelectedLanguage: 1 };
  const messageFor = async (language: string) => {
    const answer = await there.post("/api/auth/login", body, { "Accept-Language": language });
    return (await answer.json()).data.errorMessage;
  };
  expect(await messageFor("fr-CA,en;q=0.8")).toContain("verrouillé");
  expect(await messageFor("en-CA,fr;q=0.8")).toContain("is locked");
  own.close();
});
