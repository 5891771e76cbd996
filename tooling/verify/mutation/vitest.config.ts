import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const cost = ({ moduleId }: TestSpecification) =>
  moduleId.includes(".fuzz.") ? 2 : Number(moduleId.endsWith(".tsx"));

/** Cheap first: a mutant that a table finds need not wait for a screen, nor for hundreds of values. */
class CheapFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => cost(one) - cost(other));
  }
}

/** Core's tests, as a mutation run wants them: one folder's, in the order of what they cost. */
export default defineConfig({
  root: process.cwd(),
  test: {
    name: "core",
    environment: "jsdom",
    environmentOptions: { jsdom: { url: "http://default.localhost:4301/" } },
    setupFiles: ["src/testing/setup.ts"],
    css: true,
    include: (process.env["MUTATION_TESTS"] ?? "").split(" "),
    testTimeout: 20_000,
    // A property that fails for a mutant does so early; the thousands are for the whole run.
    env: { FUZZ_RUNS: "200" },
    sequence: { sequencer: CheapFirst },
  },
});
