import { deferred } from "../browser/lazy-chunk.tsx";
import type { FailureCodeProps } from "./failure-code.tsx";

/** The code of a failure. Lazy, as the first screen shows none. */
export const DeferredFailureCode = deferred<FailureCodeProps>(
  async () => (await import("./failure-code.tsx")).FailureCode,
);

/** The line below a message; it keeps its place until the code is loaded. */
export function DeferredCodeLine(props: FailureCodeProps) {
  return (
    <p className="wm-code">
      <DeferredFailureCode {...props} />
    </p>
  );
}
