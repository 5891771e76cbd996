import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openRecovery, partsOf, type Recovery } from "../testing/open-recovery.ts";

let recovery: Recovery;

beforeEach(async () => {
  recovery = await openRecovery();
});
afterEach(() => recovery.sandbox.close());

describe("a class's printable list", () => {
  it("opens with working links, once", async () => {
    const [, Token = "", MassPrintEmailType = "", MassPrintBatchJobId = ""] = partsOf(
      (await recovery.mailOf("MassPrint")).url,
    );
    const answer = await recovery.client.post("/api/auth/massprintaddfiletoredis", {
      Token,
      MassPrintEmailType,
      MassPrintBatchJobId,
    });
    const { url } = (await answer.json()).data;
    const again = { Token, MassPrintEmailType, MassPrintBatchJobId };
    expect((await recovery.client.post("/api/auth/massprintaddfiletoredis", again)).status).toBe(
      400,
    );
    const page = await (await recovery.client.get(new URL(url).pathname)).text();
    expect(page).toContain("Maya Chen");
    const [link = ""] = /http:[^"<]+ActivateAccount/u.exec(page) ?? [];
    expect((await recovery.validate(partsOf(link)[1] ?? "", "ActivateAccount")).status).toBe(200);
  });

  it("says EXPIRED when it is too old", async () => {
    const mail = await recovery.mailOf("MassPrint");
    await recovery.consolePost(`/mails/${mail.id}/expire`);
    const answer = await recovery.client.post("/api/auth/massprintaddfiletoredis", {
      Token: partsOf(mail.url)[1],
      MassPrintEmailType: "ClassList",
      MassPrintBatchJobId: "1",
    });
    expect((await answer.json()).data.message).toContain("EXPIRED");
  });
});
