import { expect, it, vi } from "vitest";
import { printResult } from "./print.ts";
import { steps } from "./steps.ts";

it.each([
  ["format", 1, true],
  ["format", 0, false],
  ["types", 1, false],
])("says what repairs %s when %d failed: %s", (name, failed, says) => {
  const printed: string[] = [];
  using _ = vi.spyOn(console, "log").mockImplementation((line: string) => void printed.push(line));
  const step = steps.find((each) => each.name === name);
  if (!step) throw new Error(`no step is called ${name}`);
  printResult(step, { output: "", seconds: 1 }, { passed: 1 - failed, failed });
  expect(printed.join("\n").includes("pnpm format:fix repairs this.")).toBe(says);
});

it("says under a step which of its tests were skipped and why, whether it went well or not", () => {
  const printed: string[] = [];
  using _ = vi.spyOn(console, "log").mockImplementation((line: string) => void printed.push(line));
  const step = steps.find(({ name }) => name === "e2e");
  if (!step) throw new Error("there are no browser tests");
  const skips = ["11 skipped, neither passed nor failed: no cache"];
  printResult(step, { output: "", seconds: 1 }, { passed: 3, failed: 0, skips });
  expect(printed.at(-1)?.trim()).toBe(skips[0]);
  printResult(step, { output: "", seconds: 1 }, { passed: 3, failed: 1, skips });
  expect(printed.at(-1)?.trim()).toBe(skips[0]);
});
