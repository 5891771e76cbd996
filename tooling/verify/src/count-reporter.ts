import { relative } from "node:path";
import type { Reporter, TestModule, TestSpecification } from "vitest/node";

/** Says how many files of tests are done. */
// oxlint-disable-next-line no-default-export -- the runner takes reporters by it
export default class CountReporter implements Reporter {
  #files = 0;
  #done = 0;

  onTestRunStart(files: readonly TestSpecification[]): void {
    this.#files = files.length;
  }

  onTestModuleEnd({ moduleId }: TestModule): void {
    this.#done += 1;
    console.log(`[${this.#done}/${this.#files}] ${relative("", moduleId)}`);
  }
}
