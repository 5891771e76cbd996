import { Suspense } from "react";
import { lazyWithFallback } from "../browser/lazy-chunk.tsx";
import type { FailureCodeProps } from "./failure-code.tsx";

/** Loads the code of a failure: lazy, as the first screen shows none. */
export async function loadFailureCode() {
  return (await import("./failure-code.tsx")).FailureCode;
}

const FailureCode = lazyWithFallback<FailureCodeProps>(loadFailureCode, () => null);

/** The line below a message; it keeps its place until the code is loaded. */
export function LaterFailureCode(props: FailureCodeProps) {
  return (
    <p className="wm-code">
      <Suspense fallback={null}>
        <FailureCode {...props} />
      </Suspense>
    </p>
  );
}
