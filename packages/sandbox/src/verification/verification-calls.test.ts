import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openRecovery, partsOf, type Recovery } from "../testing/open-recovery.ts";

let recovery: Recovery;

beforeEach(async () => {
  recovery = await openRecovery();
});
afterEach(() => recovery.sandbox.close());

describe("verification", () => {
  const paths = { VerifyEmail: "personalemailverify", UsernameChange: "confirmUserNameChange" };
  const bodyOf = (url: string) => ({
    Token: partsOf(url)[1],
    tokenType: partsOf(url)[2],
    languageType: 0,
    translationLanguage: 1,
  });

  it.each(["VerifyEmail", "UsernameChange"] as const)(
    "%s works once, and says 409 and 410",
    async (kind) => {
      const call = (url: string) => recovery.client.post(`/api/auth/${paths[kind]}`, bodyOf(url));
      const mail = await recovery.mailOf(kind);
      const good = await call(mail.url);
      expect(Object.values((await good.json()).data)[0]).toMatch(/@home\.example$/u);
      expect((await call(mail.url)).status).toBe(409);
      const late = await recovery
        .mailOf(kind === "UsernameChange" ? "VerifyEmail" : kind)
        .then(({ id }) => id);
      await recovery.consolePost(`/mails/${late}/expire`);
      const [expired] = await recovery.mails();
      const path = `/api/auth/${paths.VerifyEmail}`;
      expect((await recovery.client.post(path, bodyOf(expired?.url ?? ""))).status).toBe(410);
      const resent = await recovery.client.post(
        "/api/auth/resendverification",
        bodyOf(expired?.url ?? ""),
      );
      expect((await resent.json()).data).toEqual({ email: expect.stringMatching(/@home/u) });
      expect(
        (await recovery.client.post(path, bodyOf((await recovery.mails())[0]?.url ?? ""))).status,
      ).toBe(200);
    },
  );

  it("refuses a token that was never sent", async () => {
    const answer = await recovery.client.post(
      "/api/auth/personalemailverify",
      bodyOf("http://x/verify/none/T/0/1"),
    );
    expect(answer.status).toBe(404);
  });

  it("changes the username that one signs in with", async () => {
    const mail = await recovery.mailOf("UsernameChange");
    await recovery.client.post(`/api/auth/${paths.UsernameChange}`, bodyOf(mail.url));
    expect((await recovery.login("sofia@home.example", "pelican-pier-9")).status).toBe(200);
  });
});
