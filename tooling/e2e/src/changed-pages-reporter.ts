import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

/** What a failed journey over a changed page says in its error. */
const faults = {
  "uncaught errors": /uncaught:/u,
  "lost letters": /toHaveValue/u,
  "stale texts": /toMatchSnapshot|untranslatedTexts/u,
};

/** Counts the journeys over pages that a translator or an extension has changed, and what went wrong there, in one line. */
// oxlint-disable-next-line no-default-export -- the runner takes reporters by it
export default class ChangedPagesReporter implements Reporter {
  #journeys = 0;
  readonly #errors: string[] = [];

  onTestEnd({ title }: TestCase, { errors }: TestResult): void {
    if (!/\[QL-[12]\]/u.test(title)) return;
    this.#journeys += 1;
    this.#errors.push(errors.map(({ message = "" }) => message).join("\n"));
  }

  onEnd(): void {
    if (this.#journeys === 0) return;
    const counts = Object.entries(faults).map(([name, pattern]) => {
      return `${this.#errors.filter((error) => pattern.test(error)).length} ${name}`;
    });
    console.log(`\nChanged pages: ${this.#journeys} journeys, ${counts.join(", ")}`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
