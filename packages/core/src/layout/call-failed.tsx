import type { CallFailure } from "../api/result.ts";
import { FailedLoad } from "./load-failure.tsx";

/** Props of the failure of a region's own call. */
interface CallFailedProps {
  failure: CallFailure;
  /** Makes the call again; offered where that can help, and after the wait that the server asks for. */
  retry?: (() => void) | undefined;
}

/** Says why a call of the region's own has failed, with the code for a help desk and a next step. */
export function CallFailed(props: CallFailedProps) {
  return <FailedLoad {...props} operation="regionCall" />;
}
