import { describe, expect, it } from "vitest";
import { isWayIn, readWaysIn, waysFor } from "./ways-in.ts";

const way = { id: "riverside", name: "Riverside", url: "https://riverside.example/sign-in" };

describe("a configured way in", () => {
  it.each([
    [{}, true],
    [{ url: "/sso/riverside?x=1" }, true],
    [{ logo: "/logos/riverside.svg" }, true],
    [{ languages: ["fr-CA"] }, true],
    [{ name: "École <b>Nord</b>" }, true],
    [{ id: "" }, false],
    [{ id: "a b" }, false],
    [{ id: "x".repeat(65) }, false],
    [{ name: "  " }, false],
    [{ name: "x".repeat(121) }, false],
    [{ name: 1 }, false],
    [{ name: "بيت لحم" }, true],
    [{ name: "Cafe\u0301 Nord" }, true],
    [{ name: "\u3164" }, false],
    [{ name: "\u2800" }, false],
    [{ name: "River\u200bside" }, false],
    [{ name: "River\u00adside" }, false],
    [{ name: "\ufeffRiverside" }, false],
    [{ name: "Riverside\u202eloohcs" }, false],
    [{ name: "\u200fRiverside" }, false],
    [{ name: "\u2066Riverside\u2069" }, false],
    [{ name: "River\tside" }, false],
    [{ name: "River\u2028side" }, false],
    [{ name: "River\u{e0041}side" }, false],
    [{ url: "javascript:alert(1)" }, false],
    [{ url: "//elsewhere.example" }, false],
    [{ url: "https://a b.example" }, false],
    [{ logo: "https://elsewhere.example/logo.svg" }, false],
    [{ languages: "fr-CA" }, false],
  ])("[QT-1] with %j is one: %s", (more, expected) => {
    expect(isWayIn({ ...way, ...more })).toBe(expected);
  });

  it.each([null, undefined, "riverside", 1, [], {}])("%j is none", (value) => {
    expect(isWayIn(value)).toBe(false);
  });

  it("is one of up to four, or a file of this origin names them", () => {
    expect(readWaysIn([])).toEqual([]);
    expect(readWaysIn([way, way, way, way])).toHaveLength(4);
    expect(readWaysIn([way, way, way, way, way])).toBeUndefined();
    expect(readWaysIn([way, {}])).toBeUndefined();
    expect(readWaysIn("/ways.json")).toBe("/ways.json");
    expect(readWaysIn("")).toBe("");
    expect(readWaysIn("https://elsewhere.example/ways.json")).toBeUndefined();
    expect(readWaysIn({})).toBeUndefined();
  });

  it("is offered in its languages, in all without them", () => {
    const french = { ...way, languages: ["fr-CA"] };
    expect(waysFor([way, french], "en-CA")).toEqual([way]);
    expect(waysFor([way, french], "fr-CA")).toEqual([way, french]);
  });
});
