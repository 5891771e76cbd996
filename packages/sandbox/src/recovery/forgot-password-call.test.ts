import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openRecovery, partsOf, type Recovery } from "../testing/open-recovery.ts";

let recovery: Recovery;

beforeEach(async () => {
  recovery = await openRecovery();
});
afterEach(() => recovery.sandbox.close());

describe("a forgotten password", () => {
  it("sends a link in the language of the page, which sets a new password once", async () => {
    const answer = await recovery.forgot("Maya.Chen@riverside.example", 3);
    expect((await answer.json()).messages[0].friendlyMessage).toMatch(
      /^Si le courriel n’arrive pas/u,
    );
    const [mail] = await recovery.mails();
    expect(mail?.body).toMatch(/^Bonjour Maya,/u);
    expect(mail?.url).toMatch(/\?lang=fr$/u);
    const [, token = "", type = ""] = partsOf(mail?.url ?? "");
    expect((await (await recovery.validate(token, type)).json()).data).toMatchObject({
      userName: "maya.chen",
      emailAddress: "maya.chen@riverside.example",
    });
    expect((await recovery.setPassword(token, type)).status).toBe(200);
    expect((await recovery.login("maya.chen", "a new password")).status).toBe(200);
    expect((await recovery.login("maya.chen", "maple-trail-24")).status).toBe(401);
    const again = await recovery.setPassword(token, type);
    expect([again.status, (await again.json()).data.message]).toEqual([
      400,
      "The token was already used",
    ]);
  });

  it("gives the token of the link to nobody but the mail", async () => {
    const text = await (await recovery.forgot("maya.chen@riverside.example")).text();
    const [mail] = await recovery.mails();
    expect(text).not.toContain(partsOf(mail?.url ?? "")[1]);
  });

  it.each([
    ["nobody@example.com", 404, "NO_RECORD_OF_EMAIL"],
    ["twins@novak.example", 409, "GENERIC_ERROR"],
  ])("%s is answered with %i", async (email, status, translationKey) => {
    const answer = await recovery.forgot(email);
    expect(answer.status).toBe(status);
    expect((await answer.json()).messages[0].translationKey).toBe(translationKey);
    expect(await recovery.mails()).toHaveLength(0);
  });

  it("ends every other link to the account's password", async () => {
    await recovery.forgot("maya.chen@riverside.example");
    const [, older = "", type = ""] = partsOf((await recovery.mails())[0]?.url ?? "");
    await recovery.forgot("maya.chen@riverside.example");
    const [, newer = ""] = partsOf((await recovery.mails())[0]?.url ?? "");
    await recovery.setPassword(newer, type);
    expect((await (await recovery.validate(older, type)).json()).data.message).toMatch(/used/u);
  });

  it("opens a locked account", async () => {
    await recovery.forgot("lena.kowalski@riverside.example");
    const [, token = "", type = ""] = partsOf((await recovery.mails())[0]?.url ?? "");
    await recovery.setPassword(token, type);
    const answer = await (await recovery.login("lena.kowalski", "a new password")).json();
    expect(answer.data.url).toMatch(/\/workspace\/student$/u);
  });

  it("refuses a password of seven characters and keeps the link good", async () => {
    await recovery.forgot("maya.chen@riverside.example");
    const [, token = "", type = ""] = partsOf((await recovery.mails())[0]?.url ?? "");
    expect((await recovery.setPassword(token, type, "🌲🌲🌲🌲🌲🌲🌲")).status).toBe(400);
    expect((await recovery.setPassword(token, type, "🌲🌲🌲🌲🌲🌲🌲🌲")).status).toBe(200);
  });
});
