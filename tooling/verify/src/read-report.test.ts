import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { readReport } from "./read-report.ts";

const folder = mkdtempSync(join(tmpdir(), "reports-"));
afterAll(() => rmSync(folder, { recursive: true }));

function read(report: object) {
  writeFileSync(join(folder, "there.json"), JSON.stringify(report));
  return readReport(join(folder, "there.json"));
}

it("reads vitest's tests, and a file that never came to its tests", () => {
  const assertionResults = [
    { fullName: "a [SI-1] b", status: "passed" },
    { fullName: "c", status: "failed" },
    { fullName: "d", status: "pending" },
  ];
  const report = {
    testResults: [
      { name: "one.test.ts", status: "failed", assertionResults },
      { name: "broken.test.ts", status: "failed", assertionResults: [] },
    ],
  };
  expect(read(report)).toEqual([
    { title: "a [SI-1] b", file: "one.test.ts", state: "passed" },
    { title: "c", file: "one.test.ts", state: "failed" },
    { title: "d", file: "one.test.ts", state: "failed" },
    { title: "the file itself", file: "broken.test.ts", state: "failed" },
  ]);
});

it("reads Playwright's tests with the titles around them, and what failed outside of any", () => {
  const file = "a.spec.ts";
  const inner = {
    title: "[QV-1] screens",
    file,
    specs: [
      { title: "root", tests: [{ status: "expected" }] },
      { title: "legal", tests: [{ status: "unexpected" }] },
      { title: "second try", tests: [{ status: "flaky" }] },
      { title: "left out", tests: [{ status: "skipped", annotations: [] }] },
      {
        title: "lacking",
        tests: [
          {
            status: "skipped",
            annotations: [{ type: "skip", description: "conditional-skip: no cache" }],
          },
        ],
      },
    ],
  };
  const report = {
    suites: [{ title: file, file, specs: [], suites: [inner] }],
    errors: [{ message: "Error: no such file\n  at somewhere" }],
  };
  expect(read(report)).toEqual([
    { title: "[QV-1] screens root", file, state: "passed" },
    { title: "[QV-1] screens legal", file, state: "failed" },
    { title: "[QV-1] screens second try", file, state: "failed" },
    { title: "[QV-1] screens left out", file, state: "failed" },
    { title: "[QV-1] screens lacking", file, state: "skipped", reason: "no cache" },
    { title: "Error: no such file", file: "", state: "failed" },
  ]);
});

it("takes a report that was never written for empty", () => {
  expect(readReport(join(folder, "gone.json"))).toEqual([]);
});
