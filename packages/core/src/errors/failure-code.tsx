import { useContext, useEffect, useState } from "react";
import { CodeText } from "./code-text.tsx";
import { codedFailure, type FailedOperation } from "./failure-codes.ts";
import { ReportContext } from "./report.ts";

export interface FailureCodeProps {
  failed: FailedOperation;
  /** The `RequestId` of the call, where it carried one. */
  requestId?: string | undefined;
}

/** The code of a failure with the time of day, for a help desk. */
export function FailureCode({ failed, requestId }: FailureCodeProps) {
  const report = useContext(ReportContext);
  const [shown, setShown] = useState(() => codedFailure(failed, requestId));
  if (shown.failure !== failed.failure) setShown(codedFailure(failed, requestId));
  const { code, at } = shown;
  useEffect(() => report({ kind: "failure", code }), [report, code]);
  return <CodeText code={code} at={at} />;
}
