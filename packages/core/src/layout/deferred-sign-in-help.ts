import { deferred } from "../browser/lazy-chunk.tsx";
import type { SignInHelpProps } from "./sign-in-help.tsx";

/** The next steps after a failure. Lazy, as only a failure needs them; below the button, where they move no field. */
export const DeferredSignInHelp = deferred<SignInHelpProps>(
  async () => (await import("./sign-in-help.tsx")).SignInHelp,
);
