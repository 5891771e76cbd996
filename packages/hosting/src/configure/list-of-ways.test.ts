import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { defaultConfiguration } from "@waymark/core/build";
import { beforeEach, expect, it } from "vitest";
import { configureBuild } from "./configure-build.ts";
import { testFolder } from "../testing/test-folder.ts";

const way = { id: "riverside", name: "Riverside", place: "Truro", url: "/sso/riverside" };

let folder: string;
let dist: string;
beforeEach(() => {
  folder = testFolder();
  dist = join(folder, "dist");
  mkdirSync(dist);
  const block = JSON.stringify(defaultConfiguration);
  writeFileSync(join(dist, "portal-config.json"), block);
  const script = `<script type="application/json" id="portal-config">${block}</script>`;
  writeFileSync(
    join(dist, "index.html"),
    `<!doctype html><html><head><meta charset="utf-8">${script}</head></html>`,
  );
});

function configure(waysIn: unknown, more: object = {}) {
  const file = join(folder, "stage.json");
  writeFileSync(file, JSON.stringify({ waysIn, ...more }));
  return configureBuild(dist, file);
}

it("[QO-4] a list of ways that is not in the build is refused", () => {
  expect(() => configure("/ways.json")).toThrow(
    "waysIn is /ways.json, but the build has no such file. Put it at",
  );
});

it.each(["/../outside.json", "/%2e%2e/outside.json", "/a/../ways.json", "/%77ays.json"])(
  "[QO-2] the path %s, which is not that of a file of the build as it is, is refused, and nothing is written",
  (waysIn) => {
    for (const file of [join(folder, "outside.json"), join(dist, "ways.json")]) {
      writeFileSync(file, "[]");
    }
    expect(() => configure(waysIn)).toThrow("waysIn should be the path of a file of the build");
    expect(readdirSync(folder).toSorted()).toEqual(["dist", "outside.json", "stage.json"]);
    expect(existsSync(join(dist, "ways.json.br"))).toBe(false);
  },
);

it.each([
  ["<!doctype html>", "is not JSON"],
  ["{}", "should be a list of ways"],
  [JSON.stringify([way, { ...way, url: "sso" }]), "entry 2: url should be an http(s) url"],
  [JSON.stringify([way, { id: "x" }, null]), "entry 2: name should be a text"],
])("[QX-6] a list that is %s is refused, with the reason", (content, message) => {
  writeFileSync(join(dist, "ways.json"), content);
  expect(() => configure("/ways.json")).toThrow(message);
});

it("[QO-4] every wrong way of a list is named at once, the first ten with their mistakes", () => {
  const logo = "https://elsewhere.example/logo.svg";
  const mistakes = [way, { ...way, url: "sso" }, way, { ...way, id: "b", logo }];
  writeFileSync(join(dist, "ways.json"), JSON.stringify(mistakes));
  const file = join(dist, "ways.json");
  expect(() => configure("/ways.json")).toThrow(
    `${file} has 3 mistakes:
  entry 2: url should be an http(s) url or a path that starts with /
  entry 3: its id riverside is that of entry 1; give each way of a language an id of its own
  entry 4: logo should be a path that starts with /`,
  );
  writeFileSync(file, JSON.stringify(Array.from({ length: 12 }, () => null)));
  expect(() => configure("/ways.json")).toThrow(/has 12 mistakes:(?:\n.*){10}\n {2}and 2 more$/u);
});

it("[QO-4] every wrong way of a configuration is named at once", () => {
  const { id, url } = way;
  expect(() => configure([{ id, url }, way, null])).toThrow(
    "waysIn, entry 1: name should be a text of 1 to 120 characters without invisible ones\n  waysIn, entry 3: it should be",
  );
});

it("[QO-4] a configuration with more ways than it may have is told that, whatever is wrong with them", () => {
  const ways = Array.from({ length: 300 }, () => ({ ...way, id: "a b" }));
  expect(() => configure(ways)).toThrow(
    /waysIn should be up to four ways in, or a path that starts with \/$/u,
  );
});

it("[QH-3] a list is compressed with the pages, also below a path", () => {
  writeFileSync(join(dist, "ways.json"), JSON.stringify([way]));
  configure("/ways.json");
  expect(JSON.parse(String(gunzipSync(readFileSync(join(dist, "ways.json.gz")))))).toEqual([way]);
  expect(existsSync(join(dist, "ways.json.br"))).toBe(true);
  expect(() => configure("/portal/ways.json", { basePath: "/portal" })).not.toThrow();
});

it("[QO-4] a list that the portal's server answers is left to it", () => {
  expect(() => configure("/api/ways")).not.toThrow();
});

it("[QX-6] a configured way that is wrong is named with its field", () => {
  expect(() => configure([way, { ...way, id: "a b" }])).toThrow(
    "waysIn, entry 2: id should be 1 to 64 letters",
  );
});

it("[QH-3] a list and logos below a path are refused where browsers would not find them", () => {
  const logo = "/logos/riverside.svg";
  mkdirSync(join(dist, "logos"));
  writeFileSync(join(dist, logo), "<svg/>");
  writeFileSync(join(dist, "ways.json"), JSON.stringify([way, { ...way, id: "a", logo }]));
  const below = { basePath: "/portal" };
  expect(() => configure("/ways.json", below)).toThrow(
    "waysIn is /ways.json, which browsers would not find below /portal. Write /portal/ways.json.",
  );
  const moved = "entry 2: logo should be /portal/logos/riverside.svg, because basePath is /portal";
  expect(() => configure("/portal/ways.json", below)).toThrow(moved);
  expect(() => configure([way, { ...way, id: "a", logo }], below)).toThrow(moved);
  expect(() => configure([{ ...way, logo: `/portal${logo}` }], below)).not.toThrow();
  expect(() => configure([{ ...way, logo: "/static/riverside.svg" }], below)).not.toThrow();
});

it("[QX-6] logos that the build does not have are noted, and refuse nothing", () => {
  const ways = ["/logos/a.svg", "/logos/%62.svg?v=1", "/api/c.svg", undefined, "/logos/d.svg"].map(
    (logo, id) => ({ ...way, id: `${id}`, logo }),
  );
  mkdirSync(join(dist, "logos"));
  writeFileSync(join(dist, "logos/b.svg"), "<svg/>");
  const lost = (place: string, more: string) => [
    `${place}: the build has no logo /logos/a.svg${more}. Put it into the app's public/, unless the host has it from elsewhere.`,
  ];
  expect(configure(ways.slice(0, 4)).notes).toEqual(lost("waysIn", ""));
  writeFileSync(join(dist, "ways.json"), JSON.stringify(ways));
  expect(configure("/ways.json").notes).toEqual(lost("/ways.json", ", and 1 further logo"));
  const below = ways
    .slice(0, 4)
    .map(({ logo, ...more }) => ({ ...more, logo: logo && `/portal${logo}` }));
  expect(configure(below, { basePath: "/portal" }).notes[0]).toContain("no logo /portal/logos/a");
});

const allowed = { allowedRedirectOrigins: ["https://sso.example"] };

it.each([
  [{ id: "b", url: "https://x.example/" }, "the url https://x.example/ would not be followed"],
  [{ id: "b", url: "http://sso.example/" }, "give an https url or a path"],
  [{ id: "riverside", url: "/sso" }, "its id riverside is that of entry 1"],
  [{ id: "riverside", url: "/sso", languages: ["fr-CA"] }, "its id riverside is that of entry 1"],
])(
  "[QX-6] [QH-3] the way %j, which no page would show as it is meant, is refused",
  (own, fault) => {
    const ways = [way, { ...way, ...own }];
    expect(() => configure(ways, allowed)).toThrow(`waysIn, entry 2: `);
    expect(() => configure(ways, allowed)).toThrow(fault);
    writeFileSync(join(dist, "ways.json"), JSON.stringify(ways));
    expect(() => configure("/ways.json", allowed)).toThrow(fault);
  },
);

it("[QX-6] ways of allowed origins, of this machine, and with one id in two languages are accepted", () => {
  const french = { ...way, url: "https://sso.example/fr", languages: ["fr-CA"] };
  const english = { ...french, url: "https://sso.example/en", languages: ["en-CA"] };
  expect(() => configure([french, english], allowed)).not.toThrow();
  expect(() => configure([{ ...way, url: "https://any.example/" }])).not.toThrow();
  expect(() => configure([{ ...way, url: "http://127.0.0.1:4302/" }])).not.toThrow();
});

it("[QX-6] languages that no page is in are noted, and refuse nothing", () => {
  const ways = [["en-US"], ["es"], undefined, ["fr-CA", "es"]].map((languages, id) => ({
    ...way,
    id: `${id}`,
    languages,
  }));
  expect(configure(ways).notes).toEqual([]);
  mkdirSync(join(dist, "pages"));
  const rows = ["es-US", "en-US"].map((language) => ({ path: "/", file: "index.html", language }));
  writeFileSync(join(dist, "pages/pages.json"), JSON.stringify(rows));
  expect(configure(ways).notes).toEqual([
    "waysIn: no page is in es, as entry 2 wants. The pages are in es-US, en-US.",
    "waysIn: no page is in fr-CA, as entry 4 wants. The pages are in es-US, en-US.",
  ]);
});
