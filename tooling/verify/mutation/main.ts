import { fileURLToPath } from "node:url";
import { Stryker } from "@stryker-mutator/core";

const core = fileURLToPath(new URL("../../../packages/core/", import.meta.url));
const configFile = fileURLToPath(new URL("vitest.config.ts", import.meta.url));

/** The folders of core with mutation tests. */
const folders = "errors forms attempt session api navigation browser config page prerender".split(
  " ",
);
/** The tests that must detect their mutants, besides those in the folder. */
const others: Readonly<Record<string, readonly string[]>> = {
  page: ["src/prehydration/head/*.test.ts"],
  session: [
    "src/app/{portal,entry-guard}.test.tsx",
    "src/flows/{sign-in,must-reset,switch-account}/*.test.tsx",
  ],
};

process.chdir(core);
// Folders, or files of theirs: `errors`, `forms/field-rules.ts`. None: every folder.
const named = process.argv.slice(2);
const unknown = named.filter((name) => !folders.includes(name.split("/", 1)[0] ?? ""));
if (unknown.length > 0) throw new Error(`no such folder: ${unknown.join(", ")}`);
for (const folder of folders) {
  const whole = named.length === 0 || named.includes(folder);
  const parts = named.filter((name) => name.startsWith(`${folder}/`)).map((name) => `src/${name}`);
  const files = whole ? [`src/${folder}/**/*.{ts,tsx}`] : parts;
  if (files.length === 0) continue;
  const tests = [`src/${folder}/**/*.test.{ts,tsx}`, ...(others[folder] ?? [])];
  process.env["MUTATION_TESTS"] = tests.join(" ");
  const run = new Stryker({
    mutate: [...files, "!**/*.test.{ts,tsx}"],
    plugins: [fileURLToPath(import.meta.resolve("@stryker-mutator/vitest-runner"))],
    testRunner: "vitest",
    vitest: { configFile, related: false },
    coverageAnalysis: "perTest",
    // The percentage of a folder's mutants that must be detected.
    thresholds: { break: 90 },
    concurrency: Number(process.env["MUTATION_WORKERS"] ?? 1),
    // As deep below the root as core, so that what core's files name by `../..` is found.
    tempDirName: "../../.stryker",
    // TypeScript 7 has no interface for it, and the copy needs no other configuration than the original.
    tsconfigFile: "none.json",
    reporters: ["html", "clear-text", "progress-append-only"],
    clearTextReporter: { logTests: false, allowEmojis: false },
    htmlReporter: { fileName: `../../reports/mutation/${folder}.html` },
  });
  await run.runMutationTest();
}
