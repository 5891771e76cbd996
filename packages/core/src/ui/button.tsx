import type { ComponentPropsWithRef } from "react";
import { SPINNER_LINGER_MS } from "../config/constants.ts";
import { replaceable } from "./contained.tsx";
import { useDelayedOff } from "../browser/use-delayed-off.ts";
import { Spinner } from "./spinner.tsx";

/** The class names of a button, for a link that looks like one; `more` are further ones. */
export function buttonClass(quiet = false, more = ""): string {
  return `wm-button${quiet ? " wm-button--quiet" : ""}${more && ` ${more}`}`;
}

/** Props of a button; those of the element are passed on. */
export type ButtonProps = Omit<ComponentPropsWithRef<"button">, "disabled"> & {
  /** True where another next step is the main one. */
  quiet?: boolean;
  /** Looks and reads as disabled, yet can be reached and pressed: the press then says what is missing. */
  disabled?: boolean;
  /** Id of the element that says why it cannot be used yet, which disables it in that way. */
  disabledBy?: string | undefined;
};

/** A button that submits nothing. Where it cannot be used yet, it can be reached and says why. */
export const Button = /* @__PURE__ */ replaceable<ButtonProps>("button", PortalButton);

function PortalButton({ quiet, disabled, disabledBy, className, ...button }: ButtonProps) {
  return (
    <button
      type="button"
      className={buttonClass(quiet, className)}
      aria-disabled={disabled || disabledBy !== undefined || undefined}
      aria-describedby={disabledBy}
      {...button}
    />
  );
}

export type BusyButtonProps = ButtonProps & { busy: boolean };

/** A button with a spinner, which goes a second after the work has stopped. */
export const BusyButton = /* @__PURE__ */ replaceable<BusyButtonProps>("button", PortalBusyButton);

function PortalBusyButton({ busy, children, ...button }: BusyButtonProps) {
  const spinning = useDelayedOff(busy, SPINNER_LINGER_MS);
  return (
    <PortalButton {...button} aria-busy={busy}>
      <span className="wm-button__label">{children}</span>
      <span className="wm-button__spinner" data-spinning={spinning}>
        {spinning && <Spinner />}
      </span>
    </PortalButton>
  );
}
