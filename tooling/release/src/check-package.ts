import { execFile } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import type { Manifest, Packed } from "./published.ts";

const run = promisify(execFile);
const attw = fileURLToPath(new URL("../node_modules/.bin/attw", import.meta.url));

/** Files of every package. */
const always = ["LICENSE.md", "README.md", "package.json"];
/** Must not be published: source maps, tests, and paths of this repository. */
const never = /\.map$|\.test\.|\/testing\/|^src\/|\.tsbuildinfo$/u;

/** The most that a tarball may weigh, in kB: what comes in by mistake is heavier. */
const budgets: Readonly<Record<string, number>> = {
  "@waymark/core": 200,
  "@waymark/branding": 10,
  "@waymark/hosting": 30,
  "@waymark/sandbox": 130,
  "@waymark/vite-preset": 32,
  "@waymark/create-region": 25,
};

/** Says everything that is wrong with a package as it would go out. */
export async function packageFaults(packed: Packed): Promise<string[]> {
  const { manifest, files, tarball } = packed;
  const kb = statSync(tarball).size / 1000;
  const budget = budgets[manifest.name] ?? 0;
  return [
    ...always.filter((file) => !files.includes(file)).map((file) => `has no ${file}`),
    ...files.filter((file) => never.test(file)).map((file) => `must not hold ${file}`),
    ...(kb > budget ? [`weighs ${kb.toFixed(0)} kB, its budget is ${budget}`] : []),
    ...provenanceFaults(manifest),
    ...(await publintFaults(tarball)),
    ...(await typeFaults(tarball)),
  ];
}

/** Registries attest where a package was built only for packages that are public there. */
export function provenanceFaults({ repository, publishConfig }: Manifest): string[] {
  return [
    ...(repository ? [] : ["does not say where it comes from: repository"]),
    ...(publishConfig?.provenance === true ? [] : ["asks for no publishConfig.provenance"]),
    ...(publishConfig?.access === "public" ? [] : ["needs publishConfig.access public"]),
  ];
}

async function publintFaults(tarball: string): Promise<string[]> {
  const { buffer } = new Uint8Array(readFileSync(tarball));
  const { messages, pkg } = await publint({ pack: { tarball: buffer }, strict: true });
  return messages.map((message) => `publint: ${formatMessage(message, pkg) ?? message.code}`);
}

async function typeFaults(tarball: string): Promise<string[]> {
  const flags = ["--profile", "esm-only", "--exclude-entrypoints", "styles.css", "--no-color"];
  try {
    await run(attw, [tarball, ...flags], { encoding: "utf8" });
    return [];
  } catch (error) {
    const said = error instanceof Error && "stdout" in error ? String(error.stdout) : String(error);
    return [`attw: ${said.trim()}`];
  }
}
