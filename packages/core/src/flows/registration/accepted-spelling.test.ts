import { describe, expect, it } from "vitest";
import { PLAIN_LETTERS } from "./registration-schema.ts";
import { acceptedSpelling, refusedSigns } from "./accepted-spelling.ts";

describe("the accepted spelling of a name", () => {
  it.each([
    ["O'Brien-Łukasz", "OBrienLukasz"],
    ["O’Brien", "OBrien"],
    [" Zoë ", "Zoe"],
    ["Zoe\u0308", "Zoe"],
    ["Van Dyk", "VanDyk"],
    ["St. John", "StJohn"],
    ["Œuvrard", "Oeuvrard"],
    ["Ægir Þór Weiß", "AegirThorWeiss"],
    ["Søren–Đorđe", "SorenDorde"],
    ["Guðrún Ðora", "GudrunDora"],
    ["STRAẞER Işık Ħaż", "STRASSERIsikHaz"],
    ["O`Neil O´Neil OʼNeil O′Neil O‘Neil", "ONeilONeilONeilONeilONeil"],
    ["Mary\u200bAnn", "MaryAnn"],
    ["Ｊｏ", "Jo"],
    ["X\u0302avi", "Xavi"],
  ])("[RG-3] of %j is %s", (name, spelling) => {
    expect(acceptedSpelling(name, PLAIN_LETTERS)).toBe(spelling);
  });

  it.each([
    "",
    "  ",
    "'-",
    "Anna",
    "张伟",
    "Анна",
    "Анна Smith",
    "R2D2",
    "ms@school.example",
    "Jo™",
    "Jo👩\u200d🏫",
  ])("[RG-3] there is none of %j, as nothing or only a part would remain", (name) => {
    expect(acceptedSpelling(name, PLAIN_LETTERS)).toBeNull();
  });

  it("[RG-3] a text that is no name any more has none", () => {
    expect(acceptedSpelling("é".repeat(2000), PLAIN_LETTERS)).toBeNull();
  });

  it("[RG-3] keeps what a region allows", () => {
    expect(acceptedSpelling("Zoé O’Neil-Ng", /^[\p{L}' -]+$/u)).toBe("Zoé ONeil-Ng");
    expect(acceptedSpelling("Anna-Łucja K.", /^[a-z]+(?:-[a-z]+)*$/iu)).toBe("Anna-LucjaK");
  });
});

describe("the signs of a name that are refused", () => {
  it.each([
    ["O'Brien-Łukasz", ["apostrophe", "hyphen", { sign: "Ł" }]],
    ["Zoë  Zoë", [{ sign: "ë" }, "space"]],
    ["Zoe\u0308", [{ sign: "ë" }]],
    ["St. J–B", ["period", "space", "hyphen"]],
    ["R2D2", [{ sign: "2" }]],
    ["Jo 👩\u200d🏫", ["space", { sign: "👩\u200d🏫" }]],
    ["👍🏽👍🏽", [{ sign: "👍🏽" }]],
    ["Mary\u200bAnn", ["space"]],
    ["  Anna ", []],
  ])("[RG-3] of %j are %j", (name, signs) => {
    expect(refusedSigns(name, PLAIN_LETTERS)).toEqual(signs);
  });
});
