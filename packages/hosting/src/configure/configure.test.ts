import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { defaultConfiguration } from "@waymark/core/build";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { readConfiguration } from "../html/configuration-block.ts";
import { configureBuild } from "./configure-build.ts";
import { configureCommand } from "./configure-command.ts";
import { testFolder, writeFiles } from "../testing/test-folder.ts";

const page = (lang: string) => `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">
<script type="application/json" id="portal-config">${JSON.stringify(defaultConfiguration)}</script>
</head><body><noscript><a href="/old" data-link="help">Help</a></noscript></body></html>`;

let dist: string;
let file: string;
beforeEach(() => {
  const folder = testFolder();
  dist = join(folder, "dist");
  file = join(folder, "stage.json");
  writeFiles(dist, {
    "portal-config.json": JSON.stringify(defaultConfiguration),
    "index.html": page("en-CA"),
    "fr.html": page("fr-CA"),
  });
});

const give = (value: unknown) =>
  writeFileSync(file, typeof value === "string" ? value : JSON.stringify(value));
const read = (name: string) => readFileSync(join(dist, name), "utf8");

describe("configure", () => {
  it("[QO-2] moves the pages below a path, and says what a path is", () => {
    give({ basePath: "/portal" });
    configureBuild(dist, file);
    expect(readConfiguration(read("index.html"))).toMatchObject({
      basePath: "/portal",
      links: { "en-CA": { terms: "/portal/legal?lang=en", help: "/site/en-ca/help" } },
    });
    for (const basePath of ["/portal/", "portal", "/", "//portal", "/a b"]) {
      give({ basePath });
      expect(() => configureBuild(dist, file)).toThrow(
        "basePath should be a path like /portal, without a slash at its end",
      );
    }
  });

  it("[QO-4] notes a time limit that is longer than hosts wait for the server", () => {
    for (const [requestTimeoutMs, count] of [
      [60_000, 0],
      [60_001, 1],
    ] as const) {
      give({ requestTimeoutMs });
      const { notes } = configureBuild(dist, file);
      expect(notes.filter((note) => note.startsWith("requestTimeoutMs is "))).toHaveLength(count);
    }
  });

  it("[QO-7] refuses a notice on a screen that does not exist, and names the nearest one, or all", () => {
    const text = { "en-CA": "Signing in is slow." };
    const notice = { id: "slow", until: "2126-01-01T00:00Z", text, where: "signin" };
    give({ notices: [notice] });
    expect(() => configureBuild(dist, file)).toThrow(
      "notices, slow: there is no screen signin; did you mean sign-in? Screens: sign-in, ",
    );
    give({ notices: [{ ...notice, where: "help" }] });
    expect(() => configureBuild(dist, file)).toThrow(
      "notices, slow: there is no screen help. Screens: sign-in, ",
    );
    give({ notices: [{ ...notice, where: "sign-in" }] });
    configureBuild(dist, file);
    expect(readConfiguration(read("index.html"))["notices"]).toHaveLength(1);
  });

  it("[API-23] warns of a stage whose log-out the server does not hear of", () => {
    vi.spyOn(console, "log").mockReturnValue();
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    const said = (value: object) => {
      give(value);
      warn.mockClear();
      configureCommand().parse([dist, file], { from: "user" });
      return warn.mock.calls.flat().join("\n");
    };
    expect(said({})).toContain("Warning: logoutPath is empty");
    expect(said({ logoutPath: "/api/auth/logout" })).toBe("");
    vi.restoreAllMocks();
  });

  it("writes the values, the links and the policy into every page and compresses it again", () => {
    give({
      staticOrigin: "https://static.example",
      links: { "en-CA": { help: "https://help.example/?a=1&b=2" }, "fr-CA": { help: "/aide" } },
    });
    expect(configureBuild(dist, file).pages).toEqual(["fr.html", "index.html"]);
    const english = read("index.html");
    expect(readConfiguration(english)).toMatchObject({
      staticOrigin: "https://static.example",
      requestTimeoutMs: 30_000,
    });
    expect(english).toContain('href="https://help.example/?a=1&amp;b=2"');
    expect(english).toMatch(/<meta http-equiv="Content-Security-Policy" content="default-src/u);
    expect(english).toContain("img-src 'self' https://static.example");
    expect(read("fr.html")).toContain('href="/aide"');
    expect(brotliDecompressSync(readFileSync(join(dist, "index.html.br"))).toString()).toBe(
      english,
    );
    expect(gunzipSync(readFileSync(join(dist, "index.html.gz"))).toString()).toBe(english);
  });

  it("[QR-4] sets a region's own keys, and refuses those that its build does not have", () => {
    const region = { showsBusTimes: true, officePhone: "306 555-0100" };
    const built = JSON.stringify({ ...defaultConfiguration, region });
    writeFileSync(join(dist, "portal-config.json"), built);
    give({ region: { showsBusTimes: false } });
    configureBuild(dist, file);
    const written = readConfiguration(read("fr.html"))["region"];
    expect(written).toEqual({ ...region, showsBusTimes: false });
    give({ region: { showBusTimes: true, officePhone: 306 } });
    expect(() => configureBuild(dist, file)).toThrow(
      /region.showBusTimes is not a known key; did you mean region.showsBusTimes\?\n.*region.officePhone should be a text/u,
    );
    expect(readConfiguration(read("fr.html"))["region"]).toEqual(written);
  });

  it("leaves nothing of one stage in the next, and does the same when repeated", () => {
    give({ staticOrigin: "https://staging.example", logoutPath: "/out" });
    configureBuild(dist, file);
    give({ apiOrigin: "https://api.example" });
    configureBuild(dist, file);
    const once = read("index.html");
    configureBuild(dist, file);
    expect(read("index.html")).toBe(once);
    expect(once).not.toContain("staging");
    expect(readConfiguration(once)).toEqual({
      ...defaultConfiguration,
      apiOrigin: "https://api.example",
    });
  });

  it.each([
    ['{ "logoutPath": "/out", }', "is not JSON"],
    ["{ }}", "is not JSON"],
    [{ colour: "red", requestTimeoutMs: "5" }, "colour is not a known key"],
    [{ colour: "red", requestTimeoutMs: "5" }, "requestTimeoutMs should be a number above 0"],
    [[], "the configuration should be an object"],
  ])("reports what is wrong with %j, and writes nothing", (given, words) => {
    const before = read("index.html");
    give(given);
    expect(() => configureBuild(dist, file)).toThrow(words);
    expect(read("index.html")).toBe(before);
  });

  it("says which file or folder is missing, the folder first", () => {
    expect(() => configureBuild(`${dist}-none`, file)).toThrow(`there is no folder ${dist}-none`);
    expect(() => configureBuild(dist, file)).toThrow(`there is no file ${file}`);
    rmSync(join(dist, "portal-config.json"));
    expect(() => configureBuild(dist, file)).toThrow(`there is no ${dist}/portal-config.json`);
  });
});
