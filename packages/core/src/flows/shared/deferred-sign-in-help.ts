import { deferred } from "../../browser/lazy-chunk.tsx";

/** The next steps after a failure, below the button, where they move no field. Lazy, as only a failure needs them. */
export const DeferredSignInHelp = deferred(
  () => import("./sign-in-help.tsx"),
  ({ SignInHelp }) => SignInHelp,
);
