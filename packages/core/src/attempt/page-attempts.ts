import { isBusy, noSubmit } from "./attempt-state.ts";
import { createResume, notResumed, type ResumeState } from "./resume-attempt.ts";
import { createSignInAttempt, type SignInProgress } from "./sign-in-attempt.ts";
import type { RetryWaitState } from "./countdown.ts";

/** Makes one object for each sign-in page: the first script makes it, and React uses the same one. */
function onePerPage<Dependencies, Made extends { end: () => void }>(
  create: (dependencies: Dependencies) => Made,
) {
  let current: { pathname: string; made: Made } | null = null;
  return {
    current: () => current?.made ?? null,
    /** Returns the object of the page at a path of the portal; another page has one of its own. */
    get: (pathname: string, dependencies: Dependencies) => {
      // React renders the next page before it ends the one before.
      if (current?.pathname !== pathname) current = { pathname, made: create(dependencies) };
      return current.made;
    },
    /** Keeps the object of a mounted form, after the end of an earlier form has removed it. */
    keep: (pathname: string, made: Made) => void (current ??= { pathname, made }),
    end: (ended: Made) => {
      ended.end();
      if (current?.made === ended) current = null;
    },
  };
}

/** The sign-in attempt of the page's form; ends with it, and the next form has another one. */
export const pageSignInAttempt = onePerPage(createSignInAttempt);
/** The stored sign-in that the page resumes; ends with it, and the next sign-in page tries again. */
export const pageResume = onePerPage(createResume);

/** Returns true while a sign-in is pending, or the page is being left for it. */
export function isSignInPending(): boolean {
  const current = pageSignInAttempt.current();
  return current !== null && isBusy(current.get().state);
}

/** State of sign-in that a prerendered page shows. */
export interface PageShown {
  progress: SignInProgress;
  wait: RetryWaitState | null;
  resume: ResumeState;
}

/** A page in its first state. */
export const nothingShown: PageShown = {
  progress: noSubmit,
  wait: null,
  resume: notResumed,
};

let shown = nothingShown;

/** Returns what the page shows before React. React hydrates that state, even if there is a newer one. */
export function pageShown(): PageShown {
  return shown;
}

/** Notes what the page shows; without an argument, the first state. */
export function setPageShown(part?: Partial<PageShown>): void {
  shown = part ? { ...shown, ...part } : nothingShown;
}
