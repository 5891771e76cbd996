/** How one test of any runner went. */
export interface TestOutcome {
  /** With the titles it is nested in. */
  title: string;
  file: string;
  state: "passed" | "failed" | "skipped";
}
