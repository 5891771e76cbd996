import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readTestTimes } from "./read-test-times.ts";

let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "bench-"));
  mkdirSync(join(root, "reports"));
});

afterEach(() => rmSync(root, { recursive: true }));

function report(name: string, content: unknown): void {
  writeFileSync(join(root, "reports", name), JSON.stringify(content));
}

it("reads how long each kind of test took, from its start to the last one's end", () => {
  report("unit.json", {
    numTotalTests: 12,
    startTime: 1000,
    testResults: [{ endTime: 4000 }, { endTime: 2500 }],
  });
  report("e2e.json", { stats: { duration: 9000, expected: 5, unexpected: 1, flaky: 1 } });
  expect(readTestTimes(root)).toEqual([
    { label: "unit and integration tests", tests: 12, ms: 3000 },
    { label: "browser tests", tests: 7, ms: 9000 },
  ]);
});

it("says nothing of tests that have left no report", () => {
  expect(readTestTimes(root)).toEqual([]);
});
