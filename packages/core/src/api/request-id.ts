import { uuid } from "../browser/uuid.ts";

/** Id of a visit's calls that carry no `RequestId`, and of the codes of their failures. */
export const visitId = /* @__PURE__ */ uuid();

/** The `RequestId` of a call's body, else the one of the visit: the code of a failure and the host's log share it. */
export function requestIdOf(body: unknown): string {
  const { RequestId, requestId = visitId }: { RequestId?: unknown; requestId?: unknown } =
    Object(body);
  return String(RequestId ?? requestId);
}
