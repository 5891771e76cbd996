import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface TestTime {
  label: string;
  tests: number;
  ms: number;
}

interface VitestReport {
  numTotalTests: number;
  startTime: number;
  testResults: readonly { endTime: number }[];
}

interface PlaywrightReport {
  stats: { duration: number; expected: number; unexpected: number; flaky: number };
}

/** How long the last `npm test` took, as far as it has left reports. */
export function readTestTimes(root: string): TestTime[] {
  const unit = read(root, "unit.json") as VitestReport | undefined;
  const e2e = read(root, "e2e.json") as PlaywrightReport | undefined;
  return [
    ...(unit ? [{ label: "unit and integration tests", ...timeOfUnit(unit) }] : []),
    ...(e2e ? [{ label: "browser tests", ...timeOfBrowser(e2e) }] : []),
  ];
}

function read(root: string, name: string): unknown {
  const file = join(root, "reports", name);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

function timeOfUnit({ numTotalTests, startTime, testResults }: VitestReport) {
  const lastEnd = Math.max(startTime, ...testResults.map(({ endTime }) => endTime));
  return { tests: numTotalTests, ms: lastEnd - startTime };
}

function timeOfBrowser({ stats }: PlaywrightReport) {
  return { tests: stats.expected + stats.unexpected + stats.flaky, ms: stats.duration };
}
