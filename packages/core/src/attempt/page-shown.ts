import { noSubmit } from "./form-attempt.ts";
import { notResumed, type ResumeState } from "./resume-attempt.ts";
import type { RetryWaitState } from "./retry-wait.ts";
import type { SignInProgress } from "./sign-in-attempt.ts";

/** State of sign-in that a prerendered page shows. */
export interface PageShown {
  progress: SignInProgress;
  wait: RetryWaitState | null;
  resume: ResumeState;
  /** True where the page has said that the form is busy. */
  isBusySaid: boolean;
}

/** A page in its first state. */
export const nothingShown: PageShown = {
  progress: noSubmit,
  wait: null,
  resume: notResumed,
  isBusySaid: false,
};

let shown = nothingShown;

/** Returns what the page shows before React: React hydrates it as it is, whatever has happened meanwhile. */
export function pageShown(): PageShown {
  return shown;
}

/** Notes what the page shows; without an argument it shows the first state. */
export function setPageShown(part?: Partial<PageShown>): void {
  shown = part ? { ...shown, ...part } : nothingShown;
}
