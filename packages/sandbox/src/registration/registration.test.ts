import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Sandbox } from "../sandbox.ts";
import { openRecovery, partsOf, type Recovery } from "../testing/open-recovery.ts";
import { loginBody, openClient, type TestClient } from "../testing/test-client.ts";

let recovery: Recovery;
let sandbox: Sandbox;
let client: TestClient;

beforeEach(async () => {
  recovery = await openRecovery();
  ({ sandbox, client } = recovery);
});
afterEach(() => sandbox.close());

const consoleAsk = async (path: string, method = "GET") =>
  (await sandbox.consoleFetch(new Request(`http://console${path}`, { method }))).json();

/** Signs in at the district and returns where that leads. */
async function enter(subject: string): Promise<string> {
  const answer = await client.get(`/sso/${subject}`);
  expect(answer.status).toBe(303);
  return new URL(answer.headers.get("Location") ?? "", "http://default.localhost").pathname;
}

const keyOf = (path: string) => decodeURIComponent(path.split("/")[2] ?? "");

const register = (K: string, more = {}, headers = {}) =>
  client.post("/api/auth/registration", { ...joPark, K, ...more }, headers);

const joPark = {
  Email: "jo.park@riverside.example",
  FirstName: "Jo",
  LastName: "Park",
  DisplayName: "",
  InstitutionId: "riverside",
};

describe("the sign-in of the district", () => {
  it.each([
    ["marcus", /^\/workspace\/educator$/u],
    ["newcomer", /^\/account\/.+/u],
    ["maya", /^\/portfoliolinking\/.+/u],
    ["stranger", /^\/registrationnotallowed$/u],
    ["parent", /^\/parent$/u],
    ["broken", /^\/error$/u],
  ])("%s", async (subject, way) => expect(await enter(subject)).toMatch(way));

  it.each(["newcomer", "broken"])(
    "%s continues in the language of the arrival",
    async (subject) => {
      const answer = await client.get(`/sso/${subject}?lang=fr`);
      expect(answer.headers.get("Location")).toMatch(/[?&]lang=fr$/u);
    },
  );
});

describe("registration", () => {
  it("fills the form, waits for the administrator, then opens the account by mail", async () => {
    const K = keyOf(await enter("newcomer"));
    const data = await (await client.post("/api/auth/getregistrationdata", { K })).json();
    expect(data.userClaim).toBe("jo.park@riverside.example");
    expect((await register(K)).status).toBe(200);
    expect(
      (await client.post("/api/auth/login", loginBody("jo.park@riverside.example", "x"))).status,
    ).toBe(401);

    const [{ id, state }] = (await consoleAsk("/registrations.json")).registrations;
    expect(state).toBe("waiting");
    await consoleAsk(`/registrations/${id}/approve`, "POST");
    const [mail] = (await consoleAsk("/mails.json")).mails;
    expect([mail.kind, mail.to]).toEqual(["ActivateAccount", "jo.park@riverside.example"]);
    expect(await enter("newcomer")).toBe("/workspace/educator");
  });

  it.each([
    ["default", "fr-CA,fr;q=0.9", "fr-CA", "Votre compte vous attend"],
    ["default", "en-CA", "en-CA", "Your account is waiting for you"],
    ["default", "", "en-CA", "Your account is waiting for you"],
    ["uk", "en-GB", "en-GB", "Your account is waiting for you"],
    ["uk", "fr-FR", "en-GB", "Your account is waiting for you"],
  ])("[RG-8] writes the approval in a language of %s for a browser of %j", async (...given) => {
    const [app, accepted, language, subject] = given;
    client = await openClient(sandbox, app);
    const K = keyOf(await enter("newcomer"));
    await register(K, {}, { "Accept-Language": accepted });
    const [{ id }] = (await consoleAsk("/registrations.json")).registrations;
    await consoleAsk(`/registrations/${id}/approve`, "POST");
    const [mail] = (await consoleAsk("/mails.json")).mails;
    expect([mail.language, mail.subject]).toEqual([language, subject]);
  });

  it("refuses a known address, an unknown institution, and an invalid key", async () => {
    const K = keyOf(await enter("newcomer"));
    const taken = await register(K, { Email: "marcus.bell@riverside.example" });
    expect((await taken.json()).messages[0].translationKey).toBe("EMAIL_ALREADY_REGISTERED");
    expect((await register(K, { InstitutionId: "none" })).status).toBe(400);
    expect((await register("rubbish")).status).toBe(401);
    sandbox.advanceClock(31 * 60);
    expect((await client.post("/api/auth/getregistrationdata", { K })).status).toBe(401);
  });

  it("[RG-8] tells who is waiting that the registration waits, whatever the case of the address", async () => {
    const K = keyOf(await enter("newcomer"));
    await register(K);
    const again = await register(K, { Email: "Jo.Park@Riverside.Example" });
    expect(again.status).toBe(400);
    expect((await again.json()).messages[0]).toMatchObject({
      translationKey: "REGISTRATION_PENDING",
    });
    expect((await consoleAsk("/registrations.json")).registrations).toHaveLength(1);
  });

  it("may be sent again after a refusal", async () => {
    const K = keyOf(await enter("newcomer"));
    await register(K);
    const [{ id }] = (await consoleAsk("/registrations.json")).registrations;
    await consoleAsk(`/registrations/${id}/refuse`, "POST");
    expect((await register(K)).status).toBe(200);
  });

  it.each([
    "jo@a.example, eve@b.example",
    "jo@a.example;eve@b.example",
    "jo@a.example\r\nBcc: eve@b.example",
    "Jo <jo@a.example>",
    "jo@a.example eve@b.example",
    "jo",
    "",
  ])("[RG-6] takes one plain address and nothing else: %j", async (Email) => {
    const answer = await register(keyOf(await enter("newcomer")), { Email });
    expect(answer.status).toBe(400);
    expect((await answer.json()).messages[0].translationKey).toBe("EMAIL_ENTERED_INVALID");
    expect((await consoleAsk("/registrations.json")).registrations).toHaveLength(0);
  });

  it.each(["FirstName", "LastName", "DisplayName"])("takes no line break in %s", async (name) => {
    const K = keyOf(await enter("newcomer"));
    expect((await register(K, { [name]: "Jo\nPark" })).status).toBe(400);
  });

  it("[RG-8] can only be refused once its address is the username of another account", async () => {
    const mail = await recovery.mailOf("UsernameChange");
    const [, Token, tokenType] = partsOf(mail.url);
    await register(keyOf(await enter("newcomer")), { Email: "Sofia@home.example" });
    const confirmed = { Token, tokenType, languageType: 0, translationLanguage: 0 };
    await client.post("/api/auth/confirmUserNameChange", confirmed);

    const listed = async () => (await consoleAsk("/registrations.json")).registrations[0];
    const { id } = await listed();
    const decide = (decision: string) => recovery.consolePost(`/registrations/${id}/${decision}`);
    expect((await decide("approve")).status).toBe(409);
    expect((await listed()).state).toBe("waiting");
    expect((await decide("refuse")).status).toBe(200);
    expect((await listed()).state).toBe("refused");
    expect(await recovery.mails()).toHaveLength(1);
  });

  it("that is refused makes no account", async () => {
    await register(keyOf(await enter("newcomer")));
    const [{ id }] = (await consoleAsk("/registrations.json")).registrations;
    await consoleAsk(`/registrations/${id}/refuse`, "POST");
    expect((await consoleAsk("/mails.json")).mails).toHaveLength(0);
    expect(await enter("newcomer")).toMatch(/^\/account\//u);
  });
});

describe("linking", () => {
  const link = (SsoToken: string, Password: string) =>
    client.post("/api/auth/portfolioLinking", { Username: "maya.chen", Password, SsoToken });

  it("really links: the next visit goes straight in", async () => {
    const k = keyOf(await enter("maya"));
    expect((await link(k, "wrong")).status).toBe(401);
    expect((await (await link(k, "maple-trail-24")).json()).url).toMatch(/\/workspace\/student$/u);
    expect(await enter("maya")).toBe("/workspace/student");
  });

  it("[QN-2] has an account wait after too many wrong passwords, as signing in does", async () => {
    const k = keyOf(await enter("maya"));
    for (let count = 0; count < 5; count += 1) expect((await link(k, "wrong")).status).toBe(401);
    const paused = await link(k, "maple-trail-24");
    expect([paused.status, paused.headers.get("Retry-After")]).toEqual([429, "900"]);
  });

  it("[QN-2] says whom to ask about a locked account", async () => {
    const body = { Username: "lena.kowalski", Password: "locked-out-24" };
    const SsoToken = keyOf(await enter("maya"));
    const locked = await client.post("/api/auth/portfolioLinking", { ...body, SsoToken });
    expect((await locked.json()).errorMessage).toMatch(/ask your school/u);
  });

  it("needs a key of the district", async () => {
    expect((await link("rubbish", "maple-trail-24")).status).toBe(400);
  });
});
