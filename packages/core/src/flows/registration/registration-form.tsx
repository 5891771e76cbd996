import { useMemo } from "react";
import { explain } from "../../errors/explain.ts";
import { useText } from "../../i18n/use-text.ts";
import { FormProblems } from "../../shell/form-problems.tsx";
import { useFormErrors } from "../../shell/use-form-errors.ts";
import { SubmitButton } from "../../ui/button.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useForm } from "../../validation/use-form.ts";
import { EmailField } from "./email-field.tsx";
import type { Institution } from "./institutions.ts";
import { registrationSchema } from "./registration-schema.ts";
import { useRegistration } from "./use-registration.ts";

interface RegistrationFormProps {
  k: string;
  institutions: readonly Institution[];
  /** Address that cannot be changed [RG-6]. */
  vouchedEmail: string | null;
  namePattern: RegExp;
}

const names = [
  { name: "firstName", label: "registration.firstName", autoComplete: "given-name" },
  { name: "lastName", label: "registration.lastName", autoComplete: "family-name" },
] as const;

export function RegistrationForm({ k, institutions, vouchedEmail, namePattern }: RegistrationFormProps) {
  const text = useText();
  const registration = useRegistration(k);
  const schema = useMemo(() => registrationSchema(namePattern), [namePattern]);
  const form = useForm({
    initialValues: { email: vouchedEmail ?? "", firstName: "", lastName: "", displayName: "", institutionId: "" },
    schema,
    onSubmit: registration.submit,
  });
  const fields = useFormErrors(form, [
    { name: "email", label: text("forgot.email") },
    ...names.map(({ name, label }) => ({ name, label: text(label) })),
    { name: "institutionId", label: text("registration.institution") },
  ]);
  const options = useMemo(() => institutions.map(({ id, name }) => ({ value: id, label: name })), [institutions]);

  return (
    <form {...form.formProps} className="wm-form" data-invalid={registration.error ? true : undefined}>
      <FormProblems
        problem={registration.error && explain("registration", registration.error)}
        refused={fields.refused}
        failureId={form.refusals + registration.attempt}
      />
      <EmailField
        {...form.fieldProps("email")}
        label={text("forgot.email")}
        vouched={vouchedEmail}
        hint={vouchedEmail === null ? undefined : text("registration.vouched")}
        error={fields.errorOf("email")}
      />
      {names.map(({ name, label, autoComplete }) => (
        <TextField
          key={name}
          {...form.fieldProps(name)}
          label={text(label)}
          autoComplete={autoComplete}
          enterKeyHint="next"
          error={fields.errorOf(name)}
        />
      ))}
      <TextField
        {...form.fieldProps("displayName")}
        label={text("registration.displayName")}
        hint={text("registration.displayNameHint")}
        autoComplete="nickname"
        enterKeyHint="next"
      />
      <SelectField
        {...form.fieldProps("institutionId")}
        label={text("registration.institution")}
        placeholder={text("registration.selectOne")}
        options={options}
        autoComplete="organization"
        error={fields.errorOf("institutionId")}
      />
      <SubmitButton
        label={text("registration.submit")}
        busyLabel={text("registration.busy")}
        busy={registration.busy}
        disabled={form.invalid || form.untouched}
      />
    </form>
  );
}
