import { describe, expect, it } from "vitest";
import { codeLetters } from "../../errors/failure-codes.ts";
import { playState, screenCodes } from "../play-state.tsx";
import { statesOfCode } from "./index.ts";

const { chunk, browser, logout, crash, ...ofCalls } = codeLetters;

describe("the screens of a code", () => {
  it.each([
    ["L-401-7F3A", ["sign-in-refused", "sign-in-refused-twice"]],
    ["l 401", ["sign-in-refused", "sign-in-refused-twice"]],
    [" F-409-0000 ", ["forgot-several"]],
    ["L-TEXT-7F3A", ["sign-in-answered-in-words"]],
    ["L-LINK", ["sign-in-sent-astray"]],
    ["S-LINE", ["entry-offline"]],
    ["K-500", ["reset-no-children"]],
    ["P-LINE", ["reset-parent-offline"]],
    ["V-410", ["verify-expired", "username-expired"]],
    ["X-STOP-7F3A", ["crashed"]],
  ])("[QN-4] %s is seen on %j", (code, ids) => {
    expect(statesOfCode(code).map(({ id }) => id)).toEqual(ids);
  });

  it.each(["", "hello", "Z-401", "7F3A", "B-OLD", `${chunk}-STOP`, `${logout}-503`])(
    "[QN-4] %j has no screen of its own",
    (code) => {
      expect(statesOfCode(code)).toEqual([]);
      expect([browser, crash]).toEqual(["B", "X"]);
    },
  );

  it.each(
    Object.values(ofCalls).flatMap((letter) => ["502", "TIME", "READ"].map((out) => [letter, out])),
  )("[QN-4] %s-%s is seen, whether or not the catalogue has it", async (letter, outcome) => {
    const [state] = statesOfCode(`${letter}-${outcome}-7F3A`);
    if (!state) throw new Error("It has no screen");
    await playState(state);
    expect(screenCodes().map((code) => code.slice(0, -5))).toContain(`${letter}-${outcome}`);
  });
});
