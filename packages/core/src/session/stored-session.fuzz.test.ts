import fc from "fast-check";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { readSession, readStored, writeSession, writeStored } from "../browser/storage.ts";
import { fuzzed, fuzzRuns, FUZZ_TIME_LIMIT_MS } from "../testing/fuzz.ts";
import { forgetSignIn, keepSignIn, readAppToken } from "./stored-session.ts";

/** Contents that another page of the origin, an older version or a curious person could leave in the storage. */
const contents = fc.oneof(
  fc.string(),
  fc.string({ unit: "binary" }),
  fc.json(),
  fc.constantFrom("null", "undefined", "{", "\ud800", "x".repeat(10_000), "<script>", " \n\t"),
);

// Without a turn of the event loop between the runs, the channels of all of them would stay open.
beforeEach(() => void vi.stubGlobal("BroadcastChannel", undefined));

describe(`${fuzzRuns} generated contents of the storage`, { timeout: FUZZ_TIME_LIMIT_MS }, () => {
  it("[QT-6] [EG-1] each is a token to try, without blanks around it, or none", () => {
    fc.assert(
      fc.property(contents, (content) => {
        writeStored("appToken", content);
        expect(readAppToken()).toBe(content.trim() === "" ? null : content.trim());
      }),
      fuzzed,
    );
  });

  it("[QT-6] [SH-8] [SI-6] logging out deletes every stored value", () => {
    fc.assert(
      fc.property(contents, fc.option(contents), (before, token) => {
        writeStored("appToken", before);
        forgetSignIn();
        keepSignIn(token);
        expect(readStored("auth_token")).toBe("true");
        expect(readStored("appToken")).toBe(token || null);
        forgetSignIn();
        expect(window.localStorage).toHaveLength(0);
      }),
      fuzzed,
    );
  });

  it("[QT-6] what a visit remembers is read back as it was written", () => {
    fc.assert(
      fc.property(contents, (content) => {
        writeSession("closedNotices", content);
        expect(readSession("closedNotices")).toBe(content);
      }),
      fuzzed,
    );
  });
});
