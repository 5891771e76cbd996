import { replaceable } from "./contained.tsx";
import { FieldFrame } from "./field.tsx";
import {
  DeferredPasswordWarnings,
  type PasswordFieldProps,
  usePasswordToggle,
} from "./use-password-toggle.ts";
import { Icon } from "./icon.tsx";
import { useHydrated } from "../browser/use-hydrated.ts";
import { saidShownStatus, shownStatusId } from "../page/first-controls.ts";

/** A password with its toggle (`use-password-toggle.ts`) and a caps-lock hint. Hidden again on submit and on return from another page. */
export const PasswordField = /* @__PURE__ */ replaceable<PasswordFieldProps>(
  "password",
  PortalPasswordField,
);

function PortalPasswordField(props: PasswordFieldProps) {
  const { label, aside, ...input } = props;
  const { name, texts, hint, error } = input;
  const { field, control, button, announcement } = usePasswordToggle(input);

  return (
    <FieldFrame id={name} label={label} aside={aside} hint={hint} error={error}>
      <div className="wm-password">
        <input {...control} className="wm-input wm-password__input" />
        {button && (
          <button type="button" {...button} className="wm-password__toggle">
            <EyeIcon />
          </button>
        )}
      </div>
      <DeferredPasswordWarnings field={field} texts={texts} />
      <ShownStatus name={name} text={announcement} />
    </FieldFrame>
  );
}

/** An eye; struck through by its style where the password is shown. */
function EyeIcon() {
  return (
    <Icon grid={24} size="1.375em">
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
      <circle cx="12" cy="12" r="3" />
      <path className="wm-password__strike" d="M4 20 20 4" />
    </Icon>
  );
}

interface ShownStatusProps {
  /** The name of the password's field. */
  name: string;
  text: string;
}

/** Tells screen readers that a password was shown or hidden. What the page has said before React is hydrated, and so is said once. */
export function ShownStatus({ name, text }: ShownStatusProps) {
  const isHydrated = useHydrated();
  return (
    <span id={shownStatusId(name)} role="status" className="wm-visually-hidden">
      {isHydrated ? text : saidShownStatus(name)}
    </span>
  );
}
