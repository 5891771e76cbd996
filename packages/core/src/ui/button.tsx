import { SPINNER_LINGER_MS } from "../config/constants.ts";
import { Spinner, useDelayedOff } from "./spinner.tsx";

interface SubmitButtonProps {
  label: string;
  /** Said to screen readers while busy. */
  busyLabel: string;
  busy: boolean;
  /** Looks and reads as disabled, yet can be reached and pressed: the form then says what is missing. */
  disabled: boolean;
  /** Id of the element that says why nothing can be sent yet. */
  heldBy?: string | undefined;
}

/** The one submit button of a form. The spinner goes a second after the work has stopped. */
export function SubmitButton({ label, busyLabel, busy, disabled, heldBy }: SubmitButtonProps) {
  const spinning = useDelayedOff(busy, SPINNER_LINGER_MS);
  return (
    <>
      <button
        type="submit"
        className="wm-button"
        aria-disabled={disabled || heldBy !== undefined || undefined}
        aria-describedby={heldBy}
        aria-busy={busy}
      >
        <span className="wm-button__label">{label}</span>
        <span className="wm-button__spinner" data-spinning={spinning}>
          {spinning && <Spinner />}
        </span>
      </button>
      <span role="status" className="wm-visually-hidden">
        {busy ? busyLabel : ""}
      </span>
    </>
  );
}
