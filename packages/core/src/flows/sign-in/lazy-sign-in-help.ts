import type { Failure } from "../../api/result.ts";
import { deferred } from "../../browser/lazy-chunk.tsx";

/** The next steps in the summary. Lazy: only a failure needs them. */
export const SignInHelp = deferred(
  async () => (await import("../../layout/sign-in-help.tsx")).SignInHelp,
);

/** Fetches them for a failure whose first summary has them: they would move what is below. */
export async function preloadHelp(failure: Failure): Promise<void> {
  const isPaused = failure.kind === "http" && failure.status === 429;
  if (isPaused || failure.kind === "serverText") await SignInHelp.preload();
}
