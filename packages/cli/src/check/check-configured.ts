import type { Check } from "./finding.ts";

/** Checks the configuration that the first page has. The page itself says such a mistake in the browser's console alone. */
export const checkConfigured: Check = async ({ page, problems }) =>
  problems.map((problem) => ({
    address: page.address,
    problem: `The page's configuration has a mistake, and the portal ignores it: ${problem}${/[.?]$/u.test(problem) ? "" : "."}`,
    advice: "Write it with `waymark configure`, which refuses a file with such a mistake.",
  }));
