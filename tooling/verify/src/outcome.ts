/** How one test of any runner went. */
export interface TestOutcome {
  /** With the titles it is nested in. */
  title: string;
  file: string;
  state: "passed" | "failed" | "skipped";
  /** What the machine lacks for a test that was skipped; without a reason a skipped test counts as failed. */
  reason?: string;
}
