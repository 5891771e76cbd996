import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { noticeBuild } from "../testing/notice-build.ts";
import { readEnd } from "./times.ts";

let build: ReturnType<typeof noticeBuild>;

beforeEach(() => {
  build = noticeBuild();
});

describe("options of waymark notice", () => {
  it.each([
    ["6:30", new Date(2026, 10, 25, 6, 30)],
    ["23h", new Date(2026, 10, 24, 23)],
    ["2026-12-01 07:15", new Date(2026, 11, 1, 7, 15)],
    ["2028-02-29T07:00Z", new Date("2028-02-29T07:00Z")],
    ["2026-11-25T01:00-05:00", new Date("2026-11-25T06:00Z")],
  ])("[QO-7] ends at %s", (until, expected) => {
    build.notice("Hello", "--until", until);
    expect(build.posted()[0].until).toBe(expected.toISOString());
  });

  it("[QO-7] ends in the second of two hours of one name, where the clock goes back and the first is over", () => {
    vi.stubEnv("TZ", "America/Toronto");
    onTestFinished(() => void vi.unstubAllEnvs());
    const [daylight, standard] = [new Date("2026-11-01T05:10Z"), new Date("2026-11-01T06:10Z")];
    expect(readEnd("01:30", daylight, daylight)).toEqual(new Date("2026-11-01T05:30Z"));
    expect(readEnd("01:30", standard, standard)).toEqual(new Date("2026-11-01T06:30Z"));
    expect(readEnd("01:05", standard, standard)).toEqual(new Date("2026-11-02T06:05Z"));
  });

  it("[QO-7] begins at an hour that is near, before or after now", () => {
    build.notice("Hello", "--from", "20:00", "--until", "22:00");
    expect(build.posted()[0].from).toBe(new Date(2026, 10, 24, 20).toISOString());
    const said = build.notice("Hello", "--from", "6:00", "--until", "7:00");
    expect(build.posted()[1].from).toBe(new Date(2026, 10, 25, 6).toISOString());
    expect(build.posted()[1].until).toBe(new Date(2026, 10, 25, 7).toISOString());
    expect(said).toMatch(/from Wed.*06:00/u);
  });

  it.each([
    [["Hello"], "say when it ends: --until 22:00. A notice without an end is forgotten."],
    [["--until", "22:00"], "give the text of the notice"],
    [
      ["a".repeat(5000), "--until", "22:00"],
      "the English text has 5000 characters; 500 are the most",
    ],
    [["Read <b>this</b>", "--until", "22:00"], "<b> in the English text would be shown as it is"],
    [["x", "--fr", "Caf&eacute;", "--until", "22:00"], "&eacute; in the French text"],
    [["Two\nlines", "--until", "22:00"], "the notice's text should be"],
    [["x", "--until", "tonight"], '"tonight" is not a time. Write 22:00'],
    [["x", "--until", "25:00"], '"25:00" is not a time'],
    [["x", "--until", "2026-02-30 10:00"], "is not a time"],
    [["x", "--until", "2027-02-30T10:00-05:00"], "is not a time"],
    [["x", "--until", "2026-11-23 10:00"], "--until 2026-11-23 10:00 is over. Give a later time."],
    [
      ["x", "--from", "2026-11-26 10:00", "--until", "2026-11-25 10:00"],
      "--until 2026-11-25 10:00 is before the notice begins. Give a later time.",
    ],
    [
      ["x", "--from", "2026-11-26 10:00", "--until", "2026-11-26 10:00"],
      "--until 2026-11-26 10:00 is before the notice begins.",
    ],
    [["x", "--until", "22:00", "--on", "sign-inn"], "no screen sign-inn; did you mean sign-in?"],
    [["x", "--until", "22:00", "--id", "a b"], "the notice's id should be 1 to 64 letters"],
    [
      ["[x](javascript:planted)", "--until", "22:00"],
      'the link "x" to javascript:planted would not',
    ],
    [["x", "--until", "22:00", "--tone", "red"], "Allowed choices are info, warning, success."],
    [["--end", "other"], "there is no notice other. There are none."],
  ])("[QO-7] refuses %j, and writes nothing", (args, words) => {
    expect(() => build.notice(...args)).toThrow(words);
    expect(readFileSync(build.file, "utf8")).toBe("[]");
  });

  it("[QO-7] takes a text of 500 characters, and lists that there was none before", () => {
    expect(build.notice("--list")).toBe("There are no notices.");
    expect(build.notice("a".repeat(500), "--until", "22:00")).toContain("is written.");
  });

  it("[QO-7] refuses a link that the stage's configuration does not allow", () => {
    build.make({ allowedRedirectOrigins: ["https://status.example"] });
    build.notice("[Status](https://status.example/now)", "--until", "22:00");
    expect(() => build.notice("[Here](https://evil.example)", "--until", "22:00")).toThrow(
      "Allowed: https://status.example.",
    );
  });

  it("[QO-7] says when a link leads out of a portal below a path", () => {
    build.make({ basePath: "/portal" });
    const said = (url: string) => build.notice(`[Here](${url})`, "--until", "22:00");
    expect(said("/forgot")).toContain(
      "Note: The link to /forgot leads out of the portal. Its own pages are below /portal/.",
    );
    for (const url of [
      "/portal",
      "/portal?lang=fr",
      "/portal#a",
      "/portal/forgot",
      "https://a.example/",
    ])
      expect(said(url)).not.toContain("leads out");
    build.make();
    expect(said("/forgot")).not.toContain("leads out");
  });

  it("[QO-7] says what a notice looks like, and writes nothing", () => {
    const said = build.notice("x ".repeat(60), "--until", "22:00", "--preview");
    expect(said).toContain("Note: French pages show the English text, marked as such.");
    expect(said).toContain("Note: A small phone shows two lines of the English text");
    expect(said).toContain("Nothing is written.");
    expect(build.posted()).toEqual([]);
  });

  it.each([
    ["<!doctype html>", /notices\.json is not JSON.*Delete it, then run this again/u],
    ['{ "a": 1 }', /the notices should be a list/u],
    ['[{ "id": "a" }]', /entry 1: until should be a time/u],
  ])("[QO-7] leaves a file alone that it cannot read: %s", (content, words) => {
    writeFileSync(build.file, content);
    expect(() => build.notice("x", "--until", "22:00")).toThrow(words);
    expect(readFileSync(build.file, "utf8")).toBe(content);
  });

  it("[QO-7] does not advise to delete what it may not read", () => {
    rmSync(build.file, { force: true });
    mkdirSync(build.file);
    expect(() => build.notice("x", "--until", "22:00")).toThrow(/^EISDIR(?!.*Delete)/u);
  });
});
