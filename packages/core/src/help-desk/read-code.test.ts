import { describe, expect, it } from "vitest";
import { clockText } from "../errors/duration-text.ts";
import { type Language, languages } from "../i18n/languages.ts";
import { letters, outcomeWords } from "./code-parts.ts";
import { fold, readCode } from "./read-code.ts";

const code = (letter: string, outcome: string, id = "", time = "") => ({
  letter,
  outcome,
  id,
  time,
});

it("[QN-4] no two letters and no two outcomes look alike", () => {
  for (const parts of [letters, outcomeWords]) {
    expect(new Set(parts.map(fold)).size).toBe(parts.length);
  }
});

describe("a code that is typed or pasted", () => {
  it.each([
    ["L-503-7F3A", code("L", "503", "7F3A")],
    ["l 503 7f3a", code("L", "503", "7F3A")],
    ["L5037F3A", code("L", "503", "7F3A")],
    ["L-503", code("L", "503")],
    ["  l – 503 – 7f3a  ", code("L", "503", "7F3A")],
    ["L 5 0 3, 7 F 3 A", code("L", "503", "7F3A")],
    ["L.503/7F3A", code("L", "503", "7F3A")],
    ["m-text-0000", code("M", "TEXT", "0000")],
    ["B-OLD", code("B", "OLD")],
    ["X-STOP-7F3A", code("X", "STOP", "7F3A")],
    ["L-418-7F3A", code("L", "418", "7F3A")],
    ["L tiret 503 tiret 7F3A", code("L", "503", "7F3A")],
    ["l dash 503 dash 7f3a", code("L", "503", "7F3A")],
    ["L trait d’union TIME", code("L", "TIME")],
    ["double vé 401", code("W", "401")],
    ["Double V tiret LEFT tiret 12AB", code("W", "LEFT", "12AB")],
    ["double u 401", code("W", "401")],
    ["L-TÎME-7F3A", code("L", "TIME", "7F3A")],
  ])("[QN-4] %j is read, however it is written", (typed, read) => {
    expect(readCode(typed)).toEqual(read);
  });

  it.each([
    ["L-5O3", code("L", "503")],
    ["L-4Ol-7F3A", code("L", "401", "7F3A")],
    ["1-4O1", code("L", "401")],
    ["I-401", code("L", "401")],
    ["|-401", code("L", "401")],
    ["0-503", code("O", "503")],
    ["5-403", code("S", "403")],
    ["L-T1ME-O0O1", code("L", "TIME", "0001")],
    ["L-L1NK", code("L", "LINK")],
    ["B-0LD", code("B", "OLD")],
    ["x-5top-I23S", code("X", "STOP", "1235")],
    ["L-503-QZ7F", code("L", "503", "027F")],
  ])("[QN-4] %j has letters for digits, or digits for letters", (typed, read) => {
    expect(readCode(typed)).toEqual(read);
  });

  it.each([
    ["Code L-429-5B9B, 15:34", code("L", "429", "5B9B", "15:34")],
    ["Code L-429-5B9B, 3:34 p.m.", code("L", "429", "5B9B", "3:34 p.m.")],
    ["Code L-429-5B9B, 3:34 PM", code("L", "429", "5B9B", "3:34 PM")],
    ["Code L-429-5B9B, 15 h 34", code("L", "429", "5B9B", "15 h 34")],
    ["Mon code, c’est le L-429-5B9B, à 15 h 34, merci!", code("L", "429", "5B9B", "15 h 34")],
    ["Bonjour, il y a un code « S-LINE-0A1B » en bas", code("S", "LINE", "0A1B")],
    ["L-429 at 15:34", code("L", "429", "", "15:34")],
    ["I have the code L 429", code("L", "429")],
    ["X-STOP-7F3A 2026-11-23T15:34:10.000Z /reset/:token", code("X", "STOP", "7F3A")],
    [
      "We’ll send you a link to choose a new password. There is a problem. Code F-503-7F3A, 2:52 p.m.",
      code("F", "503", "7F3A", "2:52 p.m."),
    ],
    ["It was L-401, and then W-503", code("L", "401")],
    [
      "We’ll send you a link to choose a new password. Code L-429, 14:52",
      code("L", "429", "", "14:52"),
    ],
    ["My code is F-503 and then a link 2024", code("F", "503")],
    ["Code L-429, 14:52, Maya S 401 2234", code("L", "429", "", "14:52")],
    ["Code L-401, 10:42, 28 Nov 2026. Tel 1 503 5550 134", code("L", "401", "", "10:42")],
    ["Code L-429 at 15:34. I need a 404 dead link", code("L", "429", "", "15:34")],
  ])("[QN-4] %j has words around it", (typed, read) => {
    expect(readCode(typed)).toMatchObject({ ...read, time: expect.stringContaining(read.time) });
  });

  it.each(Object.keys(languages) as Language[])(
    "[QN-4] the time of a code is read whole in %s",
    (language) => {
      for (const hour of [0, 7, 12, 15]) {
        const time = clockText(new Date(2026, 10, 24, hour, 5), language);
        expect(readCode(`Code L-429-5B9B, ${time}`)?.time).toBe(time);
      }
    },
  );

  it.each([
    ["Z-401-7F3A", code("Z", "401")],
    ["Z-401", code("Z", "401")],
    ["D-TIME-7F3A", code("D", "TIME")],
    ["L-999", code("L", "999")],
    ["L-TXET-7F3A", code("L", "TXET")],
    ["Z 401", code("Z", "401")],
    ["Z tiret 401", code("Z", "401")],
    ["L-LAÏNE", code("L", "LAINE")],
    ["L999", code("L", "999")],
    ["503", code("", "503")],
    ["Code 4O3, 15:34", { ...code("", "403"), time: "15:34" }],
    ["Z-999", code("Z", "999")],
  ])("[QN-4] %j keeps the part that no code has", (typed, read) => {
    expect(readCode(typed)).toEqual(read);
  });

  it.each(["", "   ", "hello", "7F3A", "15:34", "my password does not work", "Bonjour madame"])(
    "[QN-4] %j is no code",
    (typed) => {
      expect(readCode(typed)).toBeNull();
    },
  );
});
