import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { NODE, regionFolder, SECURITY_TEXT } from "../testing/region-folder.ts";
import { acceptTexts, runDoctor } from "./run-doctor.ts";

let region: Awaited<ReturnType<typeof regionFolder>>;

beforeEach(async () => {
  region = await regionFolder();
});

describe("doctor", () => {
  it("[QR-3] does not ask a package of the portal for the version that it asks for itself", async () => {
    region.copied("@waymark/core", "1.1.0");
    const found = (await runDoctor(region.root, NODE)).find(
      ({ address }) => address === "@waymark/core",
    );
    expect(found?.advice).toBe(
      "Give all @waymark packages one version in package.json, and install again (`npm ls @waymark/core` shows who wants which).",
    );
  });

  it("[QR-3] does not compare a private package of the portal's repository, which has no releases", async () => {
    const name = "@waymark/e2e";
    const manifest = JSON.parse(readFileSync(join(region.root, "package.json"), "utf8")) as {
      devDependencies: object;
    };
    const devDependencies = { ...manifest.devDependencies, [name]: "*" };
    region.put("package.json", { ...manifest, devDependencies });
    region.put(`node_modules/${name}/package.json`, { name, version: "0.9.0", private: true });
    expect(await region.found()).toEqual([]);
  });

  it("[QR-3] finds a build that stopped, and judges none of its pages", async () => {
    region.put("dist/index.html", '<html lang="en-CA"><div id="portal"></div></html>');
    rmSync(join(region.root, "dist/pages"), { recursive: true });
    expect(await region.found()).toEqual([
      "dist: The last build stopped before its pages were there.",
    ]);
  });

  it("[QR-3] finds nothing in a region that has everything right", async () => {
    expect(await region.found()).toEqual([]);
  });

  it("[QR-3] takes a security.txt as RFC 9116 has it", async () => {
    const signed = "-----BEGIN PGP SIGNED MESSAGE-----\r\n\r\n";
    region.put(
      SECURITY_TEXT,
      `${signed}contact: https://prairie.ca/report\r\nExpires: 9999-01-01T00:00:00Z\r\n`,
    );
    expect(await region.found()).toEqual([]);
  });

  it("[QR-3] finds a Node that is too old", async () => {
    expect(await region.found("20.19.0")).toEqual([
      "Node: It is 20.19.0, and the packages need 22.22.0 at least.",
    ]);
  });

  it.each([
    ["{ <<<<<<< ours", /package\.json is not JSON: .*position 2/u],
    ["null", /package\.json is not a JSON object\./u],
    ["[]", /package\.json is not a JSON object\./u],
  ])("[QR-3] is refused in a sentence where package.json is %s", async (text, message) => {
    region.put("package.json", text);
    await expect(runDoctor(region.root, NODE)).rejects.toThrow(message);
  });

  it("[QR-3] reads a package.json that an editor began with a byte order mark", async () => {
    region.put("package.json", `\uFEFF${readFileSync(join(region.root, "package.json"), "utf8")}`);
    expect(await region.found()).toEqual([]);
  });

  it("[QR-3] is refused in a folder that is no region", async () => {
    await expect(runDoctor(join(region.root, "none"), NODE)).rejects.toThrow(
      /it has no package.json/u,
    );
    rmSync(join(region.root, "src/region.ts"));
    await expect(runDoctor(region.root, NODE)).rejects.toThrow(
      /is not a region: it has no src\/region.ts/u,
    );
    await expect(acceptTexts(region.root)).rejects.toThrow(/is not a region/u);
  });

  it("[QR-3] finds no outdated text once today's original is accepted", async () => {
    region.put("translations/fr-CA.json", { "signIn.title": "Salut" });
    region.put("originals/fr-CA.json", { "signIn.title": "Bonjour" });
    expect(await acceptTexts(region.root)).toContain("originals/fr-CA.json");
    expect(await region.found()).toEqual([]);
  });
});
