import { expect, it } from "vitest";
import { createSandbox } from "../sandbox.ts";
import { openClient } from "../testing/test-client.ts";

it("[QF-11] password managers find the page where a password is changed", async () => {
  const sandbox = createSandbox();
  const client = await openClient(sandbox);
  const answer = await client.get("/.well-known/change-password");
  expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/forgot"]);
  sandbox.close();
});
