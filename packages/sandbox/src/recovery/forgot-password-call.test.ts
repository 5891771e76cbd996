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

  it("[QT-3] links to where the app is served, whatever host the request names", async () => {
    const asked = async (cookie: string) =>
      recovery.sandbox.fetch(
        new Request("http://evil.example/api/auth/forgotpassword", {
          method: "POST",
          headers: {
            "Content-Type": "application/json",
            Cookie: `XSRF-TOKEN=${cookie}`,
            "X-XSRF-TOKEN": cookie,
            "X-Forwarded-Host": "evil.example",
          },
          body: JSON.stringify({
            email: "maya.chen@riverside.example",
            languageType: 0,
            translationLanguage: 1,
          }),
        }),
        "default",
      );
    expect((await asked(recovery.client.cookies.get("XSRF-TOKEN") ?? "")).status).toBe(200);
    const [mail] = await recovery.mails();
    expect(mail?.url).toMatch(/^http:\/\/default\.localhost\//u);
    expect(mail?.body).not.toContain("evil");
  });

  it("puts the token of the link into the mail only", async () => {
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

  it.each([
    [1, /locked.*school/u],
    [3, /verrouillé.*école/u],
  ])(
    "[FP-4] tells a locked account so, and sends no link: language %i",
    async (language, words) => {
      const answer = await recovery.forgot("lena.kowalski@riverside.example", language);
      expect(answer.status).toBe(400);
      const [message] = (await answer.json()).messages;
      expect(message.translationKey).toBe("ACCOUNT_LOCKED");
      expect(message.friendlyMessage).toMatch(words);
      expect(await recovery.mails()).toHaveLength(0);
    },
  );

  it("[SH-8] ends every session and every kept sign-in of the person, in each app", async () => {
    const there = recovery.sandbox.issueSignIn("maya.chen", "florida");
    const before = await (await recovery.login("maya.chen", "maple-trail-24")).json();
    await recovery.forgot("maya.chen@riverside.example");
    const [, token = "", type = ""] = partsOf((await recovery.mails())[0]?.url ?? "");
    expect((await recovery.setPassword(token, type)).status).toBe(200);
    const kept = { Token: before.data.jwtToken };
    expect((await recovery.client.post("/api/auth/redirect", kept)).status).toBe(401);
    const open = new Request("http://florida.localhost/workspace/student", {
      headers: { Cookie: there.cookie },
    });
    expect((await recovery.sandbox.fetch(open, "florida")).status).toBe(303);
    // The one that the reset itself has begun.
    expect((await recovery.client.get("/workspace/student")).status).toBe(200);
  });

  it("refuses a password of seven characters and keeps the link good", async () => {
    await recovery.forgot("maya.chen@riverside.example");
    const [, token = "", type = ""] = partsOf((await recovery.mails())[0]?.url ?? "");
    expect((await recovery.setPassword(token, type, "🌲🌲🌲🌲🌲🌲🌲")).status).toBe(400);
    expect((await recovery.setPassword(token, type, "🌲🌲🌲🌲🌲🌲🌲🌲")).status).toBe(200);
  });
});
