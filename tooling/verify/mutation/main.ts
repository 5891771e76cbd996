import { fileURLToPath } from "node:url";
import { Stryker } from "@stryker-mutator/core";
import { isRoom, rooms, WANTED } from "./rooms.ts";

const core = fileURLToPath(new URL("../../../packages/core/", import.meta.url));
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

interface Work {
  room: string;
  /** What to change: patterns of files. */
  files: readonly string[];
  /** The tests that must detect the mutants. */
  tests: readonly string[];
}

/** Mutants that are not counted: ignored, or not runnable. */
const uncounted = new Set(["Ignored", "CompileError", "RuntimeError"]);

/** Runs the tests on every mutant and returns the percentage that they detect. */
async function mutate({ room, files, tests }: Work): Promise<number> {
  process.env["MUTATION_TESTS"] = tests.join(" ");
  const run = new Stryker({
    mutate: [...files, "!**/*.test.{ts,tsx}"],
    plugins: [fileURLToPath(import.meta.resolve("@stryker-mutator/vitest-runner"))],
    testRunner: "vitest",
    vitest: { configFile: here("vitest.config.ts"), related: false },
    coverageAnalysis: "perTest",
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
  const results = await run.runMutationTest();
  const counted = results.filter(({ status }) => !uncounted.has(status));
  const found = counted.filter(({ status }) => status === "Killed" || status === "Timeout");
  return (100 * found.length) / Math.max(1, counted.length);
}

process.chdir(core);
// Rooms, or files of theirs: `errors`, `forms/yup-rules.ts`. None: every room.
const named = process.argv.slice(2);
const unknown = named.filter((name) => !isRoom(name.split("/")[0] ?? ""));
if (unknown.length > 0) throw new Error(`no such room: ${unknown.join(", ")}`);
for (const [room, tests] of Object.entries(rooms)) {
  const whole = named.length === 0 || named.includes(room);
  const parts = named.filter((name) => name.startsWith(`${room}/`)).map((name) => `src/${name}`);
  const files = whole ? [`src/${room}/**/*.{ts,tsx}`] : parts;
  if (files.length === 0) continue;
  const share = await mutate({ room, files, tests });
  console.log(`${room}: ${share.toFixed(1)} % of its mutants found, ${WANTED} % wanted`);
  if (share < WANTED) process.exitCode = 1;
}
