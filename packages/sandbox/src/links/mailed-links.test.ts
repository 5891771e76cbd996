import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openRecovery, partsOf, type Recovery } from "../testing/open-recovery.ts";
import { openClient } from "../testing/test-client.ts";

let recovery: Recovery;

beforeEach(async () => {
  recovery = await openRecovery();
});
afterEach(() => recovery.sandbox.close());

describe("links", () => {
  it.each(["ActivateAccount", "ActivateParent", "HigherEdActivation", "ForceResetPassword"])(
    "%s expire, and say so",
    async (kind) => {
      const mail = await recovery.mailOf(kind);
      const [, token = ""] = partsOf(mail.url);
      expect((await recovery.validate(token, kind)).status).toBe(200);
      await recovery.consolePost(`/mails/${mail.id}/expire`);
      const expired = await recovery.validate(token, kind);
      expect([expired.status, (await expired.json()).data.message]).toEqual([
        400,
        "The token has expired",
      ]);
      await recovery.consolePost(`/mails/${mail.id}/again`);
      expect(
        (await recovery.validate(partsOf((await recovery.mails())[0]?.url ?? "")[1] ?? "", kind))
          .status,
      ).toBe(200);
    },
  );

  it("expire", async () => {
    const [, token = ""] = partsOf((await recovery.mailOf("ResetPassword")).url);
    recovery.sandbox.advanceClock(60 * 60);
    expect((await (await recovery.validate(token, "ResetPassword")).json()).data.message).toMatch(
      /expired/u,
    );
  });

  it("are good for their own type and app only", async () => {
    const [, token = ""] = partsOf((await recovery.mailOf("ActivateAccount")).url);
    expect((await recovery.validate(token, "ResetPassword")).status).toBe(400);
    const elsewhere = await openClient(recovery.sandbox, "florida");
    const answer = await elsewhere.post("/api/auth/validateemailtoken", {
      Token: token,
      resetPasswordType: "ActivateAccount",
      ForgotPasswordUrl: "",
    });
    expect(answer.status).toBe(400);
  });

  it("[RS-8] work once, for requests that arrive together as well", async () => {
    const [, token = ""] = partsOf((await recovery.mailOf("ResetPassword")).url);
    const reset = () => recovery.setPassword(token, "ResetPassword");
    const [, Token] = partsOf((await recovery.mailOf("MassPrint")).url);
    const body = { Token, MassPrintEmailType: "ClassList", MassPrintBatchJobId: "1" };
    const print = () => recovery.client.post("/api/auth/massprintaddfiletoredis", body);
    for (const use of [reset, print]) {
      const answers = await Promise.all([use(), use(), use()]);
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    }
  });

  it("name a parent's three children", async () => {
    const [, k = ""] = partsOf((await recovery.mailOf("ActivateParent")).url);
    const answer = await recovery.client.post("/api/auth/familydataget", { k, email: "x" });
    expect((await answer.json()).students).toHaveLength(3);
  });

  it("let a higher-education user register, who then signs in", async () => {
    const [, emailToken = ""] = partsOf((await recovery.mailOf("HigherEdActivation")).url);
    const answer = await recovery.client.post("/api/higher-ed/register-new-user", {
      emailToken,
      password: "a new password",
    });
    expect(await answer.json()).toEqual({ loginUrl: "http://default.localhost/" });
    expect((await recovery.login("tomas.rivera", "a new password")).status).toBe(200);
  });
});
