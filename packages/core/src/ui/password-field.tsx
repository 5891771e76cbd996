import type { PasswordPartProps } from "./component-props.ts";
import { replaceable } from "./replaceable.tsx";
import { FieldFrame } from "./field.tsx";
import { Icon } from "./icon.tsx";
import { usePasswordPart } from "./use-password-part.tsx";

/** A password with its toggle (`use-password-part.tsx`) and a caps-lock hint. Hidden again on submit and on return from another page. */
export const PasswordField = /* @__PURE__ */ replaceable(
  "password",
  usePasswordPart,
  PortalPasswordField,
);

function PortalPasswordField({ control, toggle, notes, ...frame }: PasswordPartProps) {
  return (
    <FieldFrame {...frame} id={control.id}>
      <div className="wm-password">
        <input {...control} className="wm-input wm-password__input" />
        {toggle && (
          <button type="button" {...toggle} className="wm-password__toggle">
            <EyeIcon />
          </button>
        )}
      </div>
      {notes}
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
