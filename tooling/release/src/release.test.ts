import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { licenceFaults } from "./licences.ts";

const root = new URL("../../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");

describe("a release", () => {
  it("[QO-3] lists the licences of libraries, and stops at one that was not reviewed", () => {
    expect(read("tooling/release/src/check.ts")).toContain('pnpm("sbom", ');
    const licensed = (id: string) => ({ name: "left", licenses: [{ license: { id } }] });
    expect(licenceFaults([licensed("MIT")])).toEqual([]);
    expect(licenceFaults([licensed("GPL-3.0")])).toEqual([
      "left has the licence GPL-3.0: look at it, then allow it",
    ]);
    expect(licenceFaults([{ name: "right" }])).toEqual([
      "right has the licence unknown: look at it, then allow it",
    ]);
    const choice = { name: "both", licenses: [{ expression: "(MIT OR CC0-1.0)" }] };
    expect(licenceFaults([choice])).toEqual([]);
  });

  // Registries attest where a package was built only for packages that are public there.
  it("[QO-3] asks for provenance of public packages, wherever a tool reads that", () => {
    const manifests = globSync("packages/*/package.json", { cwd: fileURLToPath(root) });
    expect(manifests.length).toBeGreaterThan(4);
    for (const path of manifests) {
      expect(JSON.parse(read(path))).toMatchObject({
        repository: { url: expect.any(String) },
        publishConfig: { access: "public", provenance: true },
      });
    }
    // changesets hand this access on where a manifest has none.
    expect(JSON.parse(read(".changeset/config.json")).access).toBe("public");
    // pnpm ignores the manifest's provenance.
    expect(read("pnpm-workspace.yaml")).toMatch(/^provenance: true$/mu);
  });

  it("[QO-3] has every package built by tsup", () => {
    for (const path of globSync("packages/*/package.json", { cwd: fileURLToPath(root) })) {
      expect(JSON.parse(read(path)).devDependencies).toHaveProperty("tsup");
      expect(read(path.replace("package.json", "tsup.config.ts"))).toContain('format: "esm"');
    }
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
});
