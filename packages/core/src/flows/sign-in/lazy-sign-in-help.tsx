import { deferred } from "../../browser/lazy-chunk.tsx";
import type { SignInHelpProps } from "../../layout/sign-in-help.tsx";

/** The next steps after a failure. Lazy, as only a failure needs them; below the button, where they move no field. */
export const SignInHelp = deferred<SignInHelpProps>(
  async () => (await import("../../layout/sign-in-help.tsx")).SignInHelp,
);
