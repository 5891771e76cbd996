import type { ComponentProps } from "react";
import { deferred } from "../browser/lazy-chunk.tsx";

/** The code of a failure. Lazy, as the first screen shows none. */
export const DeferredFailureCode = deferred(
  () => import("./failure-code.tsx"),
  ({ FailureCode }) => FailureCode,
);

/** The line below a message; it keeps its place until the code is loaded. */
export function DeferredCodeLine(props: ComponentProps<typeof DeferredFailureCode>) {
  return (
    <p className="wm-code">
      <DeferredFailureCode {...props} />
    </p>
  );
}
