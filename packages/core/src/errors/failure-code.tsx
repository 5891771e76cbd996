import { useContext, useEffect, useState } from "react";
import type { MessageKey } from "../i18n/message.ts";
import { CodeText } from "./code-text.tsx";
import { errorMessageFor } from "./error-message.ts";
import { codedFailure, type FailedOperation } from "./failure-codes.ts";
import { IncidentContext } from "./incident.ts";

export interface FailureCodeProps {
  failed: FailedOperation;
  /** The `RequestId` of the call, where it carried one. */
  requestId?: string | undefined;
}

/** Refusals of what was done before: there is nothing to ask a help desk. */
const doneBefore: readonly string[] = ["REGISTRATION_PENDING"] satisfies MessageKey[];

/** The code of a failure with the time of day, for a help desk. */
export function FailureCode(props: FailureCodeProps) {
  const { operation, failure } = props.failed;
  const { key } = errorMessageFor(operation, failure).message;
  return key !== undefined && doneBefore.includes(key) ? null : <ReportedCode {...props} />;
}

function ReportedCode({ failed, requestId }: FailureCodeProps) {
  const report = useContext(IncidentContext);
  const [shown, setShown] = useState(() => codedFailure(failed, requestId));
  if (shown.failure !== failed.failure) setShown(codedFailure(failed, requestId));
  const { code, at } = shown;
  useEffect(() => report({ kind: "failure", code }), [report, code]);
  return <CodeText code={code} at={at} />;
}
