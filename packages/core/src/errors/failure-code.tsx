import { useContext, useEffect } from "react";
import type { Failure } from "../api/result.ts";
import { errorMessageFor, type FailedOperation } from "./error-message.ts";
import { CodeText } from "./error-text.tsx";
import { codeLetters, codeOutcomes } from "./failure-code-tables.ts";
import { IncidentContext } from "./incident.ts";
import { occurrenceOf, shortId } from "./occurrence.ts";
import { isLocked } from "./account-lock.ts";

export interface FailureCodeProps {
  failed: FailedOperation;
  /** The `RequestId` of the call, where it carried one. */
  requestId?: string | undefined;
}

/** The code of a failure with the time of day, for a help desk. */
export function FailureCode(props: FailureCodeProps) {
  return hasCode(props.failed) && <ReportedCode {...props} />;
}

/** The code of a failure on a line of its own. */
export function CodeLine(props: FailureCodeProps) {
  if (!hasCode(props.failed)) return null;
  return (
    <p className="wm-code">
      <ReportedCode {...props} />
    </p>
  );
}

/** Returns false for a registration that is pending already, which needs no code. */
function hasCode({ operation, failure }: FailedOperation): boolean {
  return errorMessageFor(operation, failure).message.key !== "REGISTRATION_PENDING";
}

function ReportedCode({ failed, requestId }: FailureCodeProps) {
  const report = useContext(IncidentContext);
  const { id, at } = occurrenceOf(failed.failure, requestId);
  const code = formatFailureCode(failed, id);
  useEffect(() => report({ kind: "failure", code }), [report, code]);
  return <CodeText code={code} at={at} />;
}

/**
 * The code under a failure, such as L-503-7F3A.
 * @param id the `RequestId` of the call where it carried one, else the id of the visit
 */
export function formatFailureCode({ operation, failure }: FailedOperation, id: string): string {
  return `${codeLetters[operation]}-${outcomeOf(failure)}-${shortId(id)}`;
}

function outcomeOf(failure: Failure): string | number {
  if (isLocked(failure)) return codeOutcomes.locked;
  if (failure.kind !== "http") return codeOutcomes[failure.kind];
  // A success that says why it holds nothing.
  return failure.status < 400 ? codeOutcomes.serverText : failure.status;
}
