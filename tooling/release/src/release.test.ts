import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { licenceFaults } from "./packed-faults.ts";

const root = new URL("../../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");

/** The commands of the workflow that make versions, build, and publish. */
function releaseCommands(workflow: string): string[] {
  const commands = [...workflow.matchAll(/(?:version-script|run): (node .+)/gu)];
  expect(commands).toHaveLength(4);
  return commands.map(([, command = ""]) => command.split(/ (?:>>|<)/u)[0] ?? "");
}

describe("a release", () => {
  it("[QO-3] has a bill of materials of each package, which names package and version", () => {
    const check = read("tooling/release/src/check.ts");
    expect(check).toContain('pnpm("sbom", ...published, ...bills);');
    expect(check).toMatch(/bills = \["--prod", "--split", .+%s-%v\.cdx\.json`\]/u);
  });

  it("[QO-3] lists the licences of libraries, and stops at one that was not reviewed", () => {
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

  // A registry attests public packages of public sources alone. Elsewhere it refuses them, or names the source in public.
  it("[QO-3] [QR-5] has one setting for provenance, and packages that can have it", () => {
    const manifests = globSync("packages/*/package.json", { cwd: fileURLToPath(root) });
    expect(manifests.length).toBeGreaterThan(4);
    for (const path of manifests) {
      const manifest = JSON.parse(read(path));
      expect(manifest).toMatchObject({
        repository: { url: expect.any(String) },
        publishConfig: { access: "public" },
      });
      expect(manifest.publishConfig).not.toHaveProperty("provenance");
      expect(manifest.files).toContain("CHANGELOG.md");
    }
    expect(read("pnpm-workspace.yaml")).not.toContain("provenance");
    const workflow = read(".github/workflows/release.yml");
    expect(workflow).toContain("PACKAGES_PROVENANCE: ${{ vars.PACKAGES_PROVENANCE }}");
    // A private repository may have no attestations either.
    const neither = ["true", "none"].map((value) => `vars.PACKAGES_PROVENANCE != '${value}'`);
    expect(workflow).toContain(`- if: ${neither.join(" && ")}\n        uses: actions/attest-`);
  });

  it("[QR-5] asks for the Node that its libraries ask for, and says the same everywhere", () => {
    const { engines } = JSON.parse(read("packages/core/node_modules/react-router/package.json"));
    for (const path of globSync("packages/*/package.json", { cwd: fileURLToPath(root) })) {
      // The sandbox needs a newer one, and so do tests with it.
      const node = /sandbox|testing/u.test(path) ? ">=24" : engines.node;
      expect(JSON.parse(read(path))).toMatchObject({ engines: { node } });
    }
    const template = read("packages/create-region/template/standalone/package.json.txt");
    expect(template).toContain(`"node": "${engines.node}"`);
    const [, floor] = /^>=(\d+\.\d+)/u.exec(engines.node) ?? [];
    expect(read("docs/partner.md")).toContain(
      `You need Node 24 for the sandbox and the tests (${floor} for the rest)`,
    );
  });

  it("[QR-5] asks for the React that core's router asks for", () => {
    const router = JSON.parse(read("packages/core/node_modules/react-router/package.json"));
    const floors: Record<string, string> = router.peerDependencies;
    for (const name of ["core", "branding", "testing"]) {
      const { peerDependencies: asked } = JSON.parse(read(`packages/${name}/package.json`));
      const shared = Object.entries(floors).filter(([peer]) => peer in asked);
      const ranges = shared.map(([peer, range]) => [peer, range.replace(">=", "^")]);
      expect(shared.length).toBeGreaterThan(1);
      expect(asked).toMatchObject(Object.fromEntries(ranges));
    }
  });

  it("[QO-3] has every package built by tsup", () => {
    for (const path of globSync("packages/*/package.json", { cwd: fileURLToPath(root) })) {
      expect(JSON.parse(read(path)).devDependencies).toHaveProperty("tsup");
      expect(read(path.replace("package.json", "tsup.config.ts"))).toContain('format: "esm"');
    }
  });

  it("[QO-3] [QR-5] is tried with the commands and the settings that it is published with", () => {
    const workflow = read(".github/workflows/release.yml");
    const trial = ["release", "commands"]
      .map((name) => read(`tooling/release/partner/${name}.ts`))
      .join("\n");
    for (const command of releaseCommands(workflow)) expect(trial).toContain(command);
    const set = new Set(trial.match(/(?:PNPM|NPM|npm)_(?:CONFIG|config)_\w+|PACKAGES_\w+/gu));
    expect([...set].toSorted()).toEqual([
      "PACKAGES_PROVENANCE",
      "npm_config_userconfig",
      "npm_config_yes",
    ]);
  });
});
