import { afterEach, beforeEach, expect, it } from "vitest";
import { createSandbox, type Sandbox } from "../sandbox.ts";
import { openClient } from "../testing/test-client.ts";

let sandbox: Sandbox;
beforeEach(() => {
  sandbox = createSandbox();
});
afterEach(() => sandbox.close());

/** Sends the console's form, as a program does. */
const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  sandbox.consoleFetch(
    new Request("http://localhost:4300/notices", {
      method: "POST",
      headers,
      body: new URLSearchParams(fields),
    }),
  );
const posted = async () => (await (await openClient(sandbox)).get("/notices.json")).text();
const fields = { en: "Slow today", fr: "Lent aujourd’hui", minutes: "60", where: "sign-in" };

it("[QO-7] the console posts a notice, which every app's host sends until it ends", async () => {
  expect((await send(fields)).status).toBe(200);
  expect(JSON.parse(await posted())).toMatchObject([
    { where: "sign-in", text: { "en-CA": "Slow today", "fr-CA": "Lent aujourd’hui" } },
  ]);
  const page = await (await sandbox.consoleFetch(new Request("http://localhost:4300/"))).text();
  expect(page).toContain("Slow today");
  sandbox.advanceClock(3601);
  expect(await posted()).not.toContain("Slow today");
});

it("[QO-7] the console ends all notices, and so does a reset", async () => {
  await send(fields);
  await send({ end: "all" });
  expect(await posted()).not.toContain("Slow today");
  await send(fields);
  sandbox.reset();
  expect(await posted()).not.toContain("Slow today");
});

it.each([{ minutes: "60" }, { en: "x", minutes: "0" }, { en: "x", minutes: "99999" }, { en: "x" }])(
  "[QO-7] the console refuses %j",
  async (wrong) => {
    expect((await send(wrong)).status).toBe(400);
  },
);

it("[QO-7] a foreign page posts no notice", async () => {
  expect((await send(fields, { Origin: "https://elsewhere.example" })).status).toBe(403);
  expect(await posted()).not.toContain("Slow today");
});
