import type { ComponentProps } from "react";
import type { FormState } from "../../forms/use-form.ts";
import { useText } from "../../i18n/use-text.tsx";
import { EmailField } from "../../ui/email-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
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
  form: Pick<FormState<RegistrationValues>, "fieldProps">;
}

/** First name, last name, and the name that students use. */
export function NameFields({ form }: NameFieldsProps) {
  const text = useText();
  return (
    <>
      {names.map(({ name, label, autoComplete }) => (
        <TextField
          key={name}
          {...form.fieldProps(name)}
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
