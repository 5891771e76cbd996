import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { calls } from "../../api/calls.ts";
import { readRecording } from "../../replay/recording.ts";
import { oddRecording, recordOddServer } from "./record.ts";

const fixture = readFileSync(oddRecording, "utf8");
/** Call of the page behind. */
const LOGOUT = "/api/auth/logout";

it("[QO-6] the recorded odd server is the one that its script records", async () => {
  expect(await recordOddServer()).toBe(fixture);
});

it("[QO-6] the recording has every call of the portal, and no password", () => {
  const recording = readRecording(fixture);
  const made = new Set(recording.calls.map(({ meaning }) => meaning.call));
  const expected = calls.filter(({ path }) => path !== LOGOUT);
  expect([...made].toSorted()).toEqual(
    expected.map(({ method, path }) => `${method} ${path}`).toSorted(),
  );
  expect(fixture).not.toMatch(/maple-trail-24|mountain river/u);
});
