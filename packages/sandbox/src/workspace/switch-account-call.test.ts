import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openRecovery, type Recovery } from "../testing/open-recovery.ts";
import { openClient } from "../testing/test-client.ts";

let recovery: Recovery;

beforeEach(async () => {
  recovery = await openRecovery();
});
afterEach(() => recovery.sandbox.close());

describe("the workspace chooser", () => {
  it("lists the workspaces of the session that its key was made for", async () => {
    const { data } = await (await recovery.login("robin.castellan", "five-doors-open")).json();
    const k = new URL(data.url).searchParams.get("k");
    const list = await (await recovery.client.get(`/api/auth/switchaccount?k=${k}`)).json();
    expect(list.data.map(({ userType }: { userType: number }) => userType)).toEqual([
      1, 2, 3, 4, 5,
    ]);
    const stranger = await openClient(recovery.sandbox);
    expect((await stranger.get(`/api/auth/switchaccount?k=${k}`)).status).toBe(401);
  });
});
