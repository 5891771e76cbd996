import { useMemo } from "react";
import { errorMessageFor } from "../../errors/error-message.ts";
import { useText } from "../../i18n/use-text.ts";
import { FormErrorSummary } from "../../forms/form-error-summary.tsx";
import { SubmitButton } from "../../ui/button.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { VouchedEmailField } from "./vouched-email-field.tsx";
import type { Institution } from "./institutions.ts";
import { useRegistration } from "./use-registration.ts";
import { useRegistrationForm } from "./use-registration-form.ts";

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

export function RegistrationForm({
  k,
  institutions,
  vouchedEmail,
  namePattern,
}: RegistrationFormProps) {
  const text = useText();
  const registration = useRegistration(k, institutions);
  const { form, fields } = useRegistrationForm({
    vouchedEmail,
    namePattern,
    onSubmit: registration.submit,
  });
  const options = useMemo(
    () => institutions.map(({ id, name }) => ({ value: id, label: name })),
    [institutions],
  );

  return (
    <form
      {...form.formProps}
      className="wm-form"
      data-invalid={registration.failure ? true : undefined}
    >
      <FormErrorSummary
        problem={registration.failure && errorMessageFor("registration", registration.failure)}
        refused={fields.refused}
        failureId={form.refusals + registration.attempt}
      />
      <VouchedEmailField
        {...form.fieldProps("email")}
        label={text("forgot.email")}
        vouched={vouchedEmail}
        hint={vouchedEmail === null ? undefined : text("registration.vouched")}
        error={fields.errorOf("email")}
      />
      <NameFields form={form} fields={fields} />
      <SelectField
        {...form.choiceProps("institutionId")}
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

/** First name, last name, and what students call the person [RG-2]. */
function NameFields({ form, fields }: ReturnType<typeof useRegistrationForm>) {
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
    </>
  );
}
