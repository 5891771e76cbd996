import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

interface Report {
  testResults: { message: string; assertionResults: { status: string; fullName: string }[] }[];
}

/**
 * Runs the tests of a file whose titles have an id.
 * @param folder of a copy of the repository
 * @returns the titles of those that failed
 * @throws when the file cannot be run, or has no such test
 */
export function failingTests(folder: string, file: string, id: string): string[] {
  const [, where = "", name = ""] = /^([\w-]+\/[\w-]+)\/(.*)$/u.exec(file) ?? [];
  const own = mkdtempSync(join(tmpdir(), "waymark-report-"));
  const json = join(own, "report.json");
  const args = ["run", name, "-t", `\\[${id}\\]`, "--reporter=json", `--outputFile=${json}`];
  // A property that fails does so early; the thousands are for the whole run.
  const env = { ...process.env, FUZZ_RUNS: "500" };
  spawnSync("vitest", args, { cwd: join(folder, where), env });
  const { testResults }: Report = JSON.parse(readFileSync(json, "utf8"));
  rmSync(own, { recursive: true });
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const run = tests.filter(({ status }) => status === "passed" || status === "failed");
  if (run.length === 0) throw new Error(`${file} has run no test of ${id}`);
  return run.filter(({ status }) => status === "failed").map(({ fullName }) => fullName);
}
