import type { ComponentPropsWithRef, ReactNode } from "react";
import { SPINNER_LINGER_MS } from "../config/constants.ts";
import type { ButtonPartProps } from "./component-props.ts";
import { replaceable } from "./replaceable.tsx";
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

export type BusyButtonProps = ButtonProps & { busy: boolean };

/** Makes the props of the contract. */
export function buttonPart(props: ButtonProps & Partial<BusyButtonProps>): ButtonPartProps {
  const { quiet = false, disabled, disabledBy, busy, className = "", children, ...button } = props;
  const control = {
    type: "button" as const,
    "aria-disabled": disabled || disabledBy !== undefined || undefined,
    "aria-describedby": disabledBy,
    "aria-busy": busy,
    ...button,
  };
  return { control, quiet, busy: busy === true, className, children };
}

/** A button that submits nothing. Where it cannot be used yet, it can be reached and says why. */
export const Button: (props: ButtonProps) => ReactNode = /* @__PURE__ */ replaceable(
  "button",
  buttonPart,
  PortalButton,
);

function PortalButton({ control, quiet, className, children }: ButtonPartProps) {
  return (
    <button type="button" {...control} className={buttonClass(quiet, className)}>
      {children}
    </button>
  );
}

/** A button with a spinner, which goes a second after the work has stopped. */
export const BusyButton: (props: BusyButtonProps) => ReactNode = /* @__PURE__ */ replaceable(
  "button",
  buttonPart,
  PortalBusyButton,
);

function PortalBusyButton({ children, ...button }: ButtonPartProps) {
  const spinning = useDelayedOff(button.busy, SPINNER_LINGER_MS);
  return (
    <PortalButton {...button}>
      <span className="wm-button__label">{children}</span>
      <span className="wm-button__spinner">{spinning && <Spinner />}</span>
    </PortalButton>
  );
}
