import { describe, expect, it, vi } from "vitest";
import { visitId } from "../api/request.ts";
import type { Failure } from "../api/result.ts";
import english from "../i18n/dictionaries/en-CA.json";
import { codeLetters, codeOutcomes } from "./failure-code-tables.ts";
import { formatFailureCode } from "./failure-code.tsx";
import { occurrenceOf, stopCode } from "./occurrence.ts";

const id = "7f3a0c1e-0000-4000-8000-000000000000";
const http = (status: number): Failure => ({ kind: "http", status, messages: [], message: "" });

describe("the code of a failure", () => {
  it.each<[Failure, string]>([
    [http(503), "L-503-7F3A"],
    [{ kind: "offline" }, "L-LINE-7F3A"],
    [{ kind: "serverText", text: "maya.chen is locked" }, "L-TEXT-7F3A"],
    [{ kind: "refusedUrl" }, "L-LINK-7F3A"],
  ])("[QN-4] of %j is %s", (failure, code) => {
    expect(formatFailureCode({ operation: "login", failure }, id)).toBe(code);
  });

  it("[QO-5] of a call without a RequestId begins with the id that the call has sent", () => {
    expect(occurrenceOf({ kind: "offline" }).id).toBe(visitId);
    expect(occurrenceOf({ kind: "offline" }, id).id).toBe(id);
  });

  it("[QN-4] of a screen that stopped has no call", () => {
    for (const subject of ["crash", "chunk"] as const) {
      const code = `${codeLetters[subject]}-${codeOutcomes.stopped}-7F3A`;
      expect(stopCode(subject, id)).toBe(code);
    }
  });

  it("[QN-4] of a part that did not arrive tells a connection that is gone", () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    expect(stopCode("chunk", id)).toBe(`${codeLetters.chunk}-${codeOutcomes.offline}-7F3A`);
    expect(stopCode("crash", id)).toBe(`${codeLetters.crash}-${codeOutcomes.stopped}-7F3A`);
  });

  it("[QN-4] of a browser that is too old is in the notice, which has no script", () => {
    const code = `${codeLetters.browser}-${codeOutcomes.tooOld}`;
    expect(english["outdated.body"]).toMatch(new RegExp(`Code ${code}$`, "u"));
  });

  it("[QN-4] has a letter and an outcome of its own for each", () => {
    for (const table of [codeLetters, codeOutcomes]) {
      const values = Object.values(table);
      expect(new Set(values).size).toBe(values.length);
    }
  });
});
