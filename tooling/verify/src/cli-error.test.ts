import { parseArgs } from "node:util";
import { afterEach, expect, it, vi } from "vitest";
import { CliError, reportAndExit } from "../../../scripts/cli-error.mjs";

const before = process.exitCode;
afterEach(() => (process.exitCode = before));

/** Returns the lines that are printed of an error. */
function printed(run: () => void): unknown[] {
  const said: unknown[] = [];
  using _ = vi.spyOn(console, "error").mockImplementation((line) => void said.push(line));
  try {
    run();
  } catch (error) {
    reportAndExit(error);
  }
  expect(process.exitCode).toBe(1);
  return said;
}

it.each([
  [["--port", "80"], "Unknown option '--port'"],
  [["uk"], "Unexpected argument 'uk'"],
  [["--app"], "Option '--app <value>' argument missing"],
])("says in one line what a command does not understand: %j", (args, message) => {
  const run = () => void parseArgs({ args, options: { app: { type: "string" } } });
  expect(printed(run)).toEqual([expect.stringContaining(`waymark: ${message}`)]);
});

it("keeps the stack of a bug alone", () => {
  const bug = new TypeError("no such property");
  const fault = new CliError("no app is called texas.");
  expect(
    printed(() => {
      throw bug;
    }),
  ).toEqual([bug]);
  expect(
    printed(() => {
      throw fault;
    }),
  ).toEqual(["waymark: no app is called texas."]);
});
