import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { undocumented } from "./reference.ts";
import { provenanceFaults } from "./check-package.ts";
import { publishedPackages } from "./published.ts";
import { licenceFaults, thirdPartyPage } from "./third-party.ts";

const root = new URL("../../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");

const library = {
  name: "left",
  versions: ["1.0.0"],
  license: "MIT",
  homepage: "https://l.example",
};

describe("a release", () => {
  it("[QO-3] lists the licences of libraries, and stops at one that was not reviewed", () => {
    expect(thirdPartyPage([library])).toContain("| [left](https://l.example) | 1.0.0 | MIT |");
    expect(licenceFaults([library])).toEqual([]);
    expect(licenceFaults([{ ...library, license: "GPL-3.0" }])).toEqual([
      "left has the licence GPL-3.0: look at it, then allow it",
    ]);
  });

  it("[QO-3] asks for provenance of public packages, wherever a tool reads that", () => {
    const packages = publishedPackages(fileURLToPath(root));
    expect(packages.length).toBeGreaterThan(4);
    expect(packages.flatMap(({ manifest }) => provenanceFaults(manifest))).toEqual([]);
    // changesets hand this access on where a manifest has none.
    expect(JSON.parse(read(".changeset/config.json")).access).toBe("public");
    // pnpm ignores the manifest's provenance.
    expect(read("pnpm-workspace.yaml")).toMatch(/^provenance: true$/mu);
  });

  it("[QO-3] finds a package that cannot have a provenance", () => {
    const repository = { url: "git+https://git.waymark.example/waymark.git", directory: "x" };
    const publishConfig = { access: "restricted", provenance: true };
    const manifest = { name: "@waymark/x", version: "1.0.0", repository, publishConfig };
    expect(provenanceFaults(manifest)).toEqual(["needs publishConfig.access public"]);
  });

  it("[QO-3] is tried with the command and the settings that it is published with", () => {
    const command = "release:publish";
    expect(JSON.parse(read("package.json")).scripts[command]).toContain("changeset publish");
    expect(read(".github/workflows/release.yml")).toContain(
      `publish: node scripts/run.mjs ${command}`,
    );
    const trial = ["release", "commands"]
      .map((name) => read(`tooling/release/partner/${name}.ts`))
      .join("\n");
    expect(trial).toContain(`run("pnpm ${command}"`);
    // An attestation needs the identity of a CI; nothing else is set otherwise.
    const set = new Set(trial.match(/(?:PNPM|NPM|npm)_(?:CONFIG|config)_\w+/gu));
    expect([...set].toSorted()).toEqual([
      "PNPM_CONFIG_PROVENANCE",
      "npm_config_userconfig",
      "npm_config_yes",
    ]);
  });

  it("names what can be imported without a docstring", () => {
    const page = "### `one`\n\nSays something.\n\n### `two`\n\n_As declared:_\n";
    expect(undocumented(page)).toEqual(["two"]);
  });
});
