import { availableParallelism } from "node:os";

/** The format of a report; without one, a step counts as one check in the last line. */
export type Report = "vitest" | "playwright";

export interface Step {
  name: string;
  /** What it checks, for the reader of the output. */
  label: string;
  command: string;
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** Folder to run in, relative to the repository. */
  folder?: string;
  /** The format of the report it leaves in `reports/<name>.json`. */
  report?: Report;
  needsBrowser?: boolean;
  /** Also uses the other engines, as far as they can be installed. */
  needsEngines?: boolean;
  /** A command that fixes it. */
  repair?: string;
  /** The step that must pass before this one is useful. */
  needs?: string;
}

const quietTurbo = ["--output-logs=errors-only", "--log-order=grouped", "--log-prefix=none"];

/** What `npm test` runs, in this order; the report of the checklist follows. */
export const steps: readonly Step[] = [
  { name: "lint", label: "oxlint, with types", command: "oxlint", args: ["--deny-warnings"] },
  {
    name: "prose",
    label: "plain words, short sentences, no ids in comments",
    command: "pnpm",
    args: ["--silent", "--filter", "@waymark/lint", "run", "prose"],
  },
  {
    name: "links",
    label: "remark: every link in the documents leads somewhere",
    command: "pnpm",
    args: ["--silent", "--filter", "@waymark/lint", "run", "links"],
  },
  {
    name: "format",
    label: "oxfmt",
    command: "oxfmt",
    args: ["--check"],
    repair: "pnpm format:fix",
  },
  {
    name: "boundaries",
    label: "dependency-cruiser: imports run downwards, no cycles",
    command: "pnpm",
    args: ["--silent", "--filter", "@waymark/lint", "run", "boundaries"],
  },
  {
    name: "unused",
    label: "no unused file, export or dependency",
    command: "knip",
    args: ["--no-progress", "--no-config-hints"],
  },
  {
    name: "manifests",
    label: "sherif: one version of everything, manifests in order",
    command: "pnpm",
    args: ["manifests"],
  },
  {
    name: "types",
    label: "TypeScript, strict",
    command: "turbo",
    args: ["run", "typecheck", ...quietTurbo],
  },
  {
    name: "unit",
    label: "unit and integration tests",
    command: "vitest",
    args: [
      "run",
      "--reporter=default",
      "--reporter=json",
      "--reporter=./tooling/verify/src/count-reporter.ts",
      "--outputFile.json=reports/unit.json",
      // Tests must not fail on a busy machine.
      "--testTimeout=20000",
      // The runner would leave a processor idle, and tests sometimes wait.
      `--maxWorkers=${availableParallelism() + 1}`,
    ],
    // `pnpm fuzz` tries five times as many generated values.
    env: { FUZZ_RUNS: "2000" },
    report: "vitest",
  },
  {
    name: "build",
    label: "apps and packages",
    command: "turbo",
    args: ["run", "build", ...quietTurbo],
  },
  {
    name: "size",
    label: "size budgets",
    command: "turbo",
    args: ["run", "size", ...quietTurbo],
    needs: "build",
  },
  {
    name: "packages",
    label: "published packages: publint, types, API reference, weight, licences",
    command: "turbo",
    args: ["run", "packages", ...quietTurbo],
    repair: "pnpm api",
  },
  {
    name: "e2e",
    label: "browser tests over the built apps",
    command: "node_modules/.bin/playwright",
    args: ["test"],
    folder: "tooling/e2e",
    report: "playwright",
    needsBrowser: true,
    needs: "build",
  },
  {
    name: "states",
    label: "accessibility of every state of every screen",
    command: "node_modules/.bin/playwright",
    args: ["test"],
    folder: "tooling/states",
    report: "playwright",
    needsBrowser: true,
    needs: "build",
  },
  {
    name: "engines",
    label: "main journeys in Chromium, Firefox and WebKit, and in Chromium 103 and 109",
    command: "node_modules/.bin/playwright",
    args: ["test", "--config=engines.config.ts"],
    folder: "tooling/e2e",
    report: "playwright",
    needsBrowser: true,
    needsEngines: true,
    needs: "build",
  },
];

/** The step without a command: it reads the reports of the tests. */
export const conformance = "conformance";

/** Names that stand for several steps. */
export const groups: Readonly<Record<string, readonly string[]>> = {
  check: [
    "lint",
    "prose",
    "links",
    "format",
    "boundaries",
    "unused",
    "manifests",
    "types",
    "size",
    "packages",
  ],
};
