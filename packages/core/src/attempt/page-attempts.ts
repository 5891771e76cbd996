import { createResume, type Resume, type ResumeDependencies } from "./resume.ts";
import {
  createSignInAttempt,
  isBusy,
  type SignInAttempt,
  type SignInDependencies,
} from "./sign-in-attempt.ts";

/** The objects of the sign-in page that is shown: the first script makes them, and React uses the same ones. */
let attempt: SignInAttempt | null = null;
let resume: Resume | null = null;

/** Returns the sign-in attempt of the page's form. */
export function pageSignInAttempt(dependencies: SignInDependencies): SignInAttempt {
  return (attempt ??= createSignInAttempt(dependencies));
}

/** Ends the attempt with its form; the next form has another one. */
export function endSignInAttempt(ended: SignInAttempt): void {
  ended.end();
  if (attempt === ended) attempt = null;
}

/** Returns true while a sign-in is on its way. */
export function isSignInPending(): boolean {
  return attempt !== null && isBusy(attempt.get().state);
}

/** Returns the stored sign-in that the page resumes. */
export function pageResume(dependencies: ResumeDependencies): Resume {
  return (resume ??= createResume(dependencies));
}

/** Ends it with its page; the next sign-in page tries again. */
export function endResume(ended: Resume): void {
  ended.end();
  if (resume === ended) resume = null;
}
