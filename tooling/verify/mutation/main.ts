import { fileURLToPath } from "node:url";
import { Stryker } from "@stryker-mutator/core";

const core = fileURLToPath(new URL("../../../packages/core/", import.meta.url));
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The folders of core with mutation tests, and the tests that must detect their mutants. */
const rooms = {
  errors: ["src/errors/**/*.test.ts"],
  forms: ["src/forms/**/*.test.{ts,tsx}"],
  session: [
    "src/session/**/*.test.{ts,tsx}",
    "src/app/portal.test.tsx",
    "src/flows/{sign-in,must-reset,switch-account}/*.test.tsx",
  ],
  api: ["src/api/**/*.test.{ts,tsx}"],
  navigation: ["src/navigation/**/*.test.{ts,tsx}"],
  browser: ["src/browser/**/*.test.{ts,tsx}"],
  config: ["src/config/**/*.test.{ts,tsx}"],
};

/** The percentage of each folder's mutants that must be detected. */
const WANTED = 90;

process.chdir(core);
// Rooms, or files of theirs: `errors`, `forms/yup-rules.ts`. None: every room.
const named = process.argv.slice(2);
const unknown = named.filter((name) => !Object.hasOwn(rooms, name.split("/")[0] ?? ""));
if (unknown.length > 0) throw new Error(`no such room: ${unknown.join(", ")}`);
for (const [room, tests] of Object.entries(rooms)) {
  const whole = named.length === 0 || named.includes(room);
  const parts = named.filter((name) => name.startsWith(`${room}/`)).map((name) => `src/${name}`);
  const files = whole ? [`src/${room}/**/*.{ts,tsx}`] : parts;
  if (files.length === 0) continue;
  process.env["MUTATION_TESTS"] = tests.join(" ");
  const run = new Stryker({
    mutate: [...files, "!**/*.test.{ts,tsx}"],
    plugins: [fileURLToPath(import.meta.resolve("@stryker-mutator/vitest-runner"))],
    testRunner: "vitest",
    vitest: { configFile: here("vitest.config.ts"), related: false },
    coverageAnalysis: "perTest",
    thresholds: { break: WANTED },
    concurrency: Number(process.env["MUTATION_WORKERS"] ?? 1),
    // As deep below the root as core, so that what core's files name by `../..` is found.
    tempDirName: "../../.stryker",
    // TypeScript 7 has no interface for it, and the copy needs no other configuration than the original.
    tsconfigFile: "none.json",
    reporters: ["json", "html", "clear-text", "progress-append-only"],
    clearTextReporter: { logTests: false, allowEmojis: false },
    jsonReporter: { fileName: `../../reports/mutation/${room}.json` },
    htmlReporter: { fileName: `../../reports/mutation/${room}.html` },
  });
  await run.runMutationTest();
}
