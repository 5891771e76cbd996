import { afterEach, beforeEach, vi } from "vitest";

/**
 * Keeps the console quiet for the tests of a block, whose parts throw.
 * @returns the warnings of the test that runs
 */
export function collectWarnings(): readonly string[] {
  const warned: string[] = [];
  beforeEach(() => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    vi.spyOn(console, "warn").mockImplementation((...said) => void warned.push(said.join(" ")));
  });
  afterEach(() => {
    warned.length = 0;
  });
  return warned;
}
