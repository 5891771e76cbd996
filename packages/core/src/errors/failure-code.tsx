import { useContext, useEffect } from "react";
import { CodeText } from "./code-text.tsx";
import { errorMessageFor, type FailedOperation } from "./error-message.ts";
import { formatFailureCode } from "./format-failure-code.ts";
import { IncidentContext } from "./incident.ts";
import { occurrenceOf } from "./occurrence.ts";

export interface FailureCodeProps {
  failed: FailedOperation;
  /** The `RequestId` of the call, where it carried one. */
  requestId?: string | undefined;
}

/** The code of a failure with the time of day, for a help desk. A registration that is already pending needs none. */
export function FailureCode(props: FailureCodeProps) {
  const { operation, failure } = props.failed;
  const { key } = errorMessageFor(operation, failure).message;
  return key === "REGISTRATION_PENDING" ? null : <ReportedCode {...props} />;
}

/** The code of a failure on a line of its own. */
export function CodeLine(props: FailureCodeProps) {
  return (
    <p className="wm-code">
      <FailureCode {...props} />
    </p>
  );
}

function ReportedCode({ failed, requestId }: FailureCodeProps) {
  const report = useContext(IncidentContext);
  const { id, at } = occurrenceOf(failed.failure, requestId);
  const code = formatFailureCode(failed, id);
  useEffect(() => report({ kind: "failure", code }), [report, code]);
  return <CodeText code={code} at={at} />;
}
