import type {
  CheckboxPartProps,
  FieldPartProps,
  PasswordPartProps,
  SelectPartProps,
} from "@waymark/core";
import type { ReactNode } from "react";
import { useText } from "../use-text.ts";

/** Props of the texts around a control. */
interface GroupProps extends Omit<FieldPartProps, "control"> {
  id: string;
  children: ReactNode;
}

/** A label, its texts and a control, in the order in which they are read. */
function Group({ id, label, aside, hint, error, children }: GroupProps) {
  return (
    <div className={groupClass(error !== null)}>
      <label className="govuk-label" htmlFor={id}>
        {label}
      </label>
      {aside}
      {hint && (
        <div className="govuk-hint" id={hint.id}>
          {hint.content}
        </div>
      )}
      {error && (
        <p className="govuk-error-message" id={error.id}>
          {error.content}
        </p>
      )}
      {children}
    </div>
  );
}

/** The class names of a group, without and with an error. */
function groupClass(hasError: boolean): string {
  return `govuk-form-group${hasError ? " govuk-form-group--error" : ""}`;
}

/** A one-line field. */
export function Field({ control, ...texts }: FieldPartProps) {
  return (
    <Group id={control.id} {...texts}>
      <input {...control} className="govuk-input" />
    </Group>
  );
}

/** A password. Both words are there: its style shows the one that fits, before React as well. */
export function Password({ control, toggle, notes, ...texts }: PasswordPartProps) {
  const text = useText();
  return (
    <Group id={control.id} {...texts}>
      <div className="govuk-password-input__wrapper">
        <input {...control} className="govuk-input govuk-password-input__input" />
        {toggle && (
          <button
            type="button"
            {...toggle}
            className="govuk-button govuk-button--secondary govuk-password-input__toggle"
          >
            <span className="govuk-password-input__show">{text("region.show")}</span>
            <span className="govuk-password-input__hide">{text("region.hide")}</span>
          </button>
        )}
      </div>
      <>{notes}</>
    </Group>
  );
}

/** A box of 44px, drawn beside its label. */
export function Checkbox({ control, label, hint, error, below }: CheckboxPartProps) {
  return (
    <div className={groupClass(error !== null)}>
      {error && (
        <p className="govuk-error-message" id={error.id}>
          {error.content}
        </p>
      )}
      <div className="govuk-checkboxes__item">
        <input {...control} className="govuk-checkboxes__input" />
        <label className="govuk-checkboxes__label" htmlFor={control.id}>
          {label}
        </label>
        {hint && (
          <div className="govuk-hint govuk-checkboxes__hint" id={hint.id}>
            {hint.content}
          </div>
        )}
      </div>
      {below}
    </div>
  );
}

/** A list. */
export function Select({ control, children, ...texts }: SelectPartProps) {
  return (
    <Group id={control.id} {...texts}>
      <select {...control} className="govuk-select">
        {children}
      </select>
    </Group>
  );
}
