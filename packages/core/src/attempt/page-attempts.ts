import { isBusy } from "./form-attempt.ts";
import { createResume } from "./resume-attempt.ts";
import { createSignInAttempt } from "./sign-in-attempt.ts";

/** An object of the sign-in page that is shown: the first script makes it, and React uses the same one. */
function onePerPage<Dependencies, Made extends { end: () => void }>(
  create: (dependencies: Dependencies) => Made,
) {
  let current: Made | null = null;
  return {
    current: () => current,
    get: (dependencies: Dependencies) => (current ??= create(dependencies)),
    end: (ended: Made) => {
      ended.end();
      if (current === ended) current = null;
    },
  };
}

/** The sign-in attempt of the page's form; ends with it, and the next form has another one. */
export const pageSignInAttempt = onePerPage(createSignInAttempt);
/** The stored sign-in that the page resumes; ends with it, and the next sign-in page tries again. */
export const pageResume = onePerPage(createResume);

/** Returns true while a sign-in is on its way. */
export function isSignInPending(): boolean {
  const current = pageSignInAttempt.current();
  return current !== null && isBusy(current.get().state);
}
