import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { noticeCommand } from "./command.ts";

const NOW = new Date(2026, 10, 24, 20, 25);

let folder: string;
let lines: string[];

const file = () => join(folder, "notices.json");
const posted = () => JSON.parse(readFileSync(file(), "utf8"));

/** A build with the configuration, as a host serves it. */
function makeBuild(configuration: object = {}, languages = ["en-CA", "fr-CA"]): void {
  const block = `<script type="application/json" id="portal-config">${JSON.stringify(configuration)}</script>`;
  writeFileSync(join(folder, "index.html"), `<!doctype html><head>${block}</head>`);
  writeFileSync(join(folder, "portal-config.json"), "{}");
  mkdirSync(join(folder, "pages"), { recursive: true });
  const rows = languages.map((language) => ({ path: "/", language, file: "index.html" }));
  writeFileSync(join(folder, "pages/pages.json"), JSON.stringify(rows));
}

/** Runs the verb in the build, and returns what it prints. */
function notice(...args: string[]): string {
  lines = [];
  const world = { now: () => NOW, print: (line: string) => void lines.push(line) };
  noticeCommand(world)
    .exitOverride()
    .configureOutput({ writeErr: () => undefined })
    .parse([...args, "--in", folder], { from: "user" });
  return lines.join("\n");
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "waymark-notice-"));
  makeBuild();
  writeFileSync(file(), "[]");
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("waymark notice", () => {
  it("[QO-7] does not name one English as missing where the other one is there", () => {
    makeBuild({}, ["en-CA", "fr-CA", "en-GB"]);
    const said = notice("Slow.", "--fr", "C’est lent.", "--until", "22:00");
    expect(said).not.toContain("marked as such");
  });

  it("[QO-7] stays readable for the web server where a strict umask is set", () => {
    chmodSync(file(), 0o644);
    const umask = process.umask(0o077);
    onTestFinished(() => void process.umask(umask));
    notice("Slow.", "--until", "22:00");
    expect(statSync(file()).mode & 0o777).toBe(0o644);
    rmSync(file());
    notice("Slow.", "--until", "22:00");
    expect(statSync(file()).mode & 0o777).toBe(0o644);
  });

  it("[QO-7] writes a notice in two languages, which ends automatically, and says what people see", () => {
    const said = notice(
      "Signing in is slow, we know.",
      "--fr",
      "La connexion est lente : nous le savons !",
      "--until",
      "22:00",
      "--on",
      "sign-in",
    );
    expect(posted()).toEqual([
      {
        id: "notice-1",
        from: NOW.toISOString(),
        until: new Date(2026, 10, 24, 22).toISOString(),
        tone: "info",
        where: "sign-in",
        text: {
          "en-CA": "Signing in is slow, we know.",
          "fr-CA": "La connexion est lente\u00A0: nous le savons!",
        },
      },
    ]);
    expect(said).toMatch(/on sign-in: shown now, until Tue.*22:00.*\(in 1 h 35 min\)/u);
    expect(said).toContain("within a minute");
    expect(said).not.toContain("Note:");
  });

  it("[QO-7] [QR-4] writes one in each language of a region that speaks three", () => {
    makeBuild({}, ["fr-CA", "en-US", "es-US", "en-GB"]);
    const said = notice("Slow.", "--es", "Va lento.", "--fr", "C’est lent.", "--until", "22:00");
    const text = { "en-US": "Slow.", "fr-CA": "C’est lent.", "es-US": "Va lento." };
    expect(posted()[0].text).toEqual(text);
    expect(said).toContain("Spanish: Va lento.");
    expect(said).not.toContain("Note:");
    expect(notice("Slow.", "--until", "22:00")).toContain("Spanish pages show the English text");
  });

  it("[QO-7] says when no page is in a language", () => {
    const said = notice("Slow.", "--es", "Va lento.", "--until", "22:00");
    expect(said).toContain("Note: No page is in Spanish.");
  });

  it.each([
    ["6:30", new Date(2026, 10, 25, 6, 30)],
    ["23h", new Date(2026, 10, 24, 23)],
    ["2026-12-01 07:15", new Date(2026, 11, 1, 7, 15)],
    ["2026-11-25T01:00-05:00", new Date("2026-11-25T06:00Z")],
  ])("[QO-7] ends at %s", (until, expected) => {
    notice("Hello", "--until", until);
    expect(posted()[0].until).toBe(expected.toISOString());
  });

  it("[QO-7] begins at an hour that is near, before or after now", () => {
    notice("Hello", "--from", "20:00", "--until", "22:00");
    expect(posted()[0].from).toBe(new Date(2026, 10, 24, 20).toISOString());
    const said = notice("Hello", "--from", "6:00", "--until", "7:00");
    expect(posted()[1].from).toBe(new Date(2026, 10, 25, 6).toISOString());
    expect(posted()[1].until).toBe(new Date(2026, 10, 25, 7).toISOString());
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
    [["x", "--until", "tonight"], '"tonight" is no time. Write 22:00'],
    [["x", "--until", "25:00"], '"25:00" is no time'],
    [["x", "--until", "2026-02-30 10:00"], "is no time"],
    [["x", "--until", "2026-11-23 10:00"], "--until 2026-11-23 10:00 is over."],
    [
      ["x", "--from", "2026-11-26 10:00", "--until", "2026-11-25 10:00"],
      "--until 2026-11-25 10:00 is before the notice begins.",
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
    expect(() => notice(...args)).toThrow(words);
    expect(readFileSync(file(), "utf8")).toBe("[]");
  });

  it("[QO-7] refuses a link that the stage's configuration does not allow", () => {
    makeBuild({ allowedRedirectOrigins: ["https://status.example"] });
    notice("[Status](https://status.example/now)", "--until", "22:00");
    expect(() => notice("[Here](https://evil.example)", "--until", "22:00")).toThrow(
      "Allowed: https://status.example.",
    );
  });

  it("[QO-7] says when a link leads out of a portal below a path", () => {
    makeBuild({ basePath: "/portal" });
    const said = (url: string) => notice(`[Here](${url})`, "--until", "22:00");
    expect(said("/forgot")).toContain(
      "Note: The link to /forgot leads out of the portal. Its own pages are below /portal/.",
    );
    for (const url of ["/portal", "/portal/forgot", "https://status.example/"])
      expect(said(url)).not.toContain("leads out");
    makeBuild();
    expect(said("/forgot")).not.toContain("leads out");
  });

  it("[QO-7] lists notices, ends one by its name, and drops what is over", () => {
    const over = { id: "old", until: "2020-01-01T00:00Z", text: { "en-CA": "Long ago" } };
    writeFileSync(file(), JSON.stringify([over]));
    expect(notice("--list")).toContain("old (info), on every screen: over");
    notice("One", "--until", "22:00");
    notice("Two", "--until", "22:00", "--id", "two", "--tone", "warning");
    expect(notice("--list")).toMatch(/notice-1 .*shown now[^]*One[^]*two \(warning\)[^]*Two/u);
    expect(posted().map(({ id }: { id: string }) => id)).toEqual(["notice-1", "two"]);
    expect(notice("--end", "notice-1")).toContain("notice-1 is ended");
    expect(posted().map(({ id }: { id: string }) => id)).toEqual(["two"]);
  });

  it("[QO-7] replaces the notice of its name", () => {
    notice("One", "--until", "22:00", "--id", "a");
    notice("It works again.", "--until", "23:00", "--id", "a", "--tone", "success");
    expect(posted()).toHaveLength(1);
    expect(posted()[0].text).toEqual({ "en-CA": "It works again." });
  });

  it("[QO-7] ends one of the pages' configuration by an entry that is over", () => {
    const until = new Date(2026, 10, 30).toISOString();
    makeBuild({ notices: [{ id: "planned", until, text: { "en-CA": "Closed on Sunday" } }] });
    expect(notice("--list")).toContain("Closed on Sunday");
    notice("--end", "planned");
    expect(posted()).toMatchObject([{ id: "planned", until: NOW.toISOString() }]);
    notice("Other", "--until", "22:00");
    expect(posted()).toHaveLength(2);
  });

  it("[QO-7] says what a notice looks like, and writes nothing", () => {
    const said = notice("x ".repeat(60), "--until", "22:00", "--preview");
    expect(said).toContain("Note: French pages show the English text, marked as such.");
    expect(said).toContain("Note: A small phone shows two lines of the English text");
    expect(said).toContain("Nothing is written.");
    expect(posted()).toEqual([]);
  });

  it("[QO-7] writes the English of the build", () => {
    makeBuild({}, ["en-GB"]);
    notice("Colour", "--until", "22:00");
    expect(posted()[0].text).toEqual({ "en-GB": "Colour" });
  });

  it.each([
    ["<!doctype html>", /notices\.json is not JSON.*Delete it, then run this again/u],
    ['{ "a": 1 }', /the notices should be a list/u],
    ['[{ "id": "a" }]', /entry 1: until should be a time/u],
  ])("[QO-7] leaves a file alone that it cannot read: %s", (content, words) => {
    writeFileSync(file(), content);
    expect(() => notice("x", "--until", "22:00")).toThrow(words);
    expect(readFileSync(file(), "utf8")).toBe(content);
  });

  it("[QO-7] removes compressed copies, which servers would send instead", () => {
    writeFileSync(`${file()}.br`, "old");
    notice("x", "--until", "22:00");
    expect(existsSync(`${file()}.br`)).toBe(false);
  });

  it("[QO-7] waits for no other run, and is not blocked by a killed one", () => {
    const next = join(folder, ".notices.json.next");
    writeFileSync(next, "");
    expect(() => notice("x", "--until", "22:00")).toThrow("another run is changing");
    utimesSync(next, 0, 0);
    notice("x", "--until", "22:00");
    expect(posted()).toHaveLength(1);
    expect(existsSync(next)).toBe(false);
  });

  it("[QO-7] names a folder that is no build", () => {
    rmSync(join(folder, "portal-config.json"));
    expect(() => notice("x", "--until", "22:00")).toThrow(`${folder} is no build of the portal`);
  });
});
