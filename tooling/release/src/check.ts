// What the step `packages` runs: packs every published package as it would go out, and checks what is in it.
import { execFileSync, spawnSync } from "node:child_process";
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { copyDocs } from "./package-docs.ts";
import { type Component, deadLinks, licenceFaults, weightOf } from "./packed-faults.ts";
import { notesOf, writeSums } from "./publish/release-files.ts";

interface Packed {
  name: string;
  version: string;
  /** Path of its tarball. */
  filename: string;
  files: readonly { path: string }[];
}

const root = fileURLToPath(new URL("../../../", import.meta.url));
const into = `${root}reports/packages`;
const published = ["--filter=./packages/*"];

/** Files of every package. */
const always = ["LICENSE.md", "README.md", "package.json"];
/** Must not be published: source maps, tests, builds of examples, and paths of this repository. */
const never =
  /\.map$|\.test\.(?!tsx\.txt$)|\/fixtures\/|\/testing\/(?!states\/|(?:environment|index|portal-in-tests|visit)\.)|^src\/|^examples\/[^/]+\/(?:dist|maps|node_modules|\.)|\.tsbuildinfo$/u;
/** Largest weight of a package without its changelog; files that come in by mistake are heavier. */
const MAX_KB = 275;
const more: Readonly<Record<string, number>> = {
  // Its page holds its viewer, so that it can be read without a network.
  "@waymark/contract": 75,
  // It has the documents for partners and operators, and the states of screens for their tests.
  "@waymark/core": 175,
};
const maxKb = (name: string) => MAX_KB + (more[name] ?? 0);

rmSync(into, { recursive: true, force: true });
copyDocs(root);
const packed: Packed[] = JSON.parse(
  pnpm("-r", ...published, "pack", "--json", "--pack-destination", into),
);
const faults = packed.flatMap(({ name, filename, files }) => {
  const paths = files.map(({ path }) => path);
  const kb = weightOf(filename);
  console.log(`${name}: ${paths.length} files, ${kb.toFixed(1)} kB`);
  const tools = [["publint", "--strict"], ["attw"]] as const;
  return [
    ...always.filter((path) => !paths.includes(path)).map((path) => `${name} has no ${path}`),
    ...paths.filter((path) => never.test(path)).map((path) => `${name} must not hold ${path}`),
    ...(kb > maxKb(name)
      ? [`${name} weighs ${kb.toFixed(0)} kB, which is over ${maxKb(name)}`]
      : []),
    ...tools
      .filter(([tool, ...flags]) => {
        const { status, stdout } = spawnSync(tool, [...flags, filename], { encoding: "utf8" });
        if (status !== 0) console.error(stdout);
        return status !== 0;
      })
      .map(([tool]) => `${name} has faults, which ${tool} names above`),
  ];
});

const bills = ["--prod", "--split", "--sbom-format=cyclonedx", `--out=${into}/%s-%v.cdx.json`];
pnpm("sbom", ...published, ...bills);
const components = globSync(`${into}/*.cdx.json`).flatMap<Component>(
  (path) => JSON.parse(readFileSync(path, "utf8")).components ?? [],
);
faults.push(...new Set(licenceFaults(components)));
faults.push(...deadLinks(packed.map(({ name, filename: file }) => ({ name, file }))));
writeFileSync(`${into}/notes.md`, notesOf(root, packed[0]?.version ?? ""));
writeSums(into);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;

function pnpm(...args: string[]): string {
  return execFileSync("pnpm", args, { cwd: root, encoding: "utf8" });
}
