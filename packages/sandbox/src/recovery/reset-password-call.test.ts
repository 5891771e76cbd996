import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openRecovery, type Recovery } from "../testing/open-recovery.ts";

let recovery: Recovery;

beforeEach(async () => {
  recovery = await openRecovery();
});
afterEach(() => recovery.sandbox.close());

describe("a forced change", () => {
  const change = (UserAccountId: number, Token: string) =>
    recovery.client.post("/api/auth/mustresetpassword", {
      UserAccountId,
      Password: "a new password",
      resetPasswordType: "ForceResetPassword",
      Token,
    });

  it("[SH-8] ends every kept sign-in of the person", async () => {
    const { appToken } = recovery.sandbox.issueSignIn("owen.fraser", "default");
    const { data } = await (await recovery.login("owen.fraser", "temporary-24")).json();
    expect((await change(data.userAccountId, data.jwtToken)).status).toBe(200);
    const kept = { Token: appToken };
    expect((await recovery.client.post("/api/auth/redirect", kept)).status).toBe(401);
  });

  it("takes the token that login gave, once and for that account only", async () => {
    const { data } = await (await recovery.login("owen.fraser", "temporary-24")).json();
    expect((await change(data.userAccountId + 1, data.jwtToken)).status).toBe(401);
    expect((await change(data.userAccountId, data.jwtToken)).status).toBe(200);
    expect((await change(data.userAccountId, data.jwtToken)).status).toBe(401);
    expect(
      (await (await recovery.login("owen.fraser", "a new password")).json()).data
        .isMustResetPassword,
    ).toBe(false);
  });
});
