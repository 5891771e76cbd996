import { type ComponentProps, useRef, useState } from "react";
import type { FormState } from "../../forms/use-form.ts";
import { useText } from "../../i18n/use-text.tsx";
import { EmailField } from "../../ui/email-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { NameSpelling } from "./lazy-name-spelling.tsx";
import type { RegistrationValues } from "./registration-schema.ts";

type VouchedEmailFieldProps = ComponentProps<typeof EmailField> & { vouched: string | null };

/** An address from the single-sign-on provider is shown disabled; a hidden copy is submitted. */
export function VouchedEmailField({ vouched, ...field }: VouchedEmailFieldProps) {
  return (
    <>
      <EmailField {...field} enterKeyHint="next" disabled={vouched !== null} />
      {vouched !== null && <input type="hidden" name={field.name} value={vouched} />}
    </>
  );
}

const names = [
  { name: "firstName", label: "registration.firstName", autoComplete: "given-name" },
  { name: "lastName", label: "registration.lastName", autoComplete: "family-name" },
] as const;

interface NameFieldsProps {
  form: Pick<FormState<RegistrationValues>, "fieldProps" | "values">;
  /** The region's rule for first and last names. */
  rule: RegExp;
}

interface NameFieldProps extends ComponentProps<typeof TextField> {
  value: string;
  /** The region's rule for the name. */
  rule: RegExp;
}

function NameField({ value, rule, ...props }: NameFieldProps) {
  const text = useText();
  const field = useRef<HTMLInputElement>(null);
  const [used, setUsed] = useState("");
  const { name, error } = props;
  const isRefused = error !== undefined && error.messageKey !== "REQUIRED";
  const id = `${name}-spelling`;
  const described = isRefused && { "aria-describedby": `${name}-error ${id}` };
  return (
    <div className="wm-field">
      <TextField {...props} {...described} ref={field} />
      <NameSpelling {...{ id, field, value, rule, isRefused }} onUse={setUsed} />
      {/* There from the start: screen readers announce what changes in it. */}
      <span role="status" className="wm-visually-hidden">
        {used !== "" && used === value && text("registration.spellingUsed", { name: used })}
      </span>
    </div>
  );
}

/** First name, last name, and the name that students use. */
export function NameFields({ form, rule }: NameFieldsProps) {
  const text = useText();
  return (
    <>
      {names.map(({ name, label, autoComplete }) => (
        <NameField
          key={name}
          {...form.fieldProps(name)}
          value={form.values[name]}
          rule={rule}
          label={text(label)}
          autoComplete={autoComplete}
          enterKeyHint="next"
        />
      ))}
      <TextField
        {...form.fieldProps("displayName")}
        label={text("registration.displayName")}
        hint={text("registration.displayNameHint")}
        autoComplete="nickname"
        enterKeyHint="next"
      />
    </>
  );
}
