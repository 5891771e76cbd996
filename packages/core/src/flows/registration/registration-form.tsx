import { useMemo } from "react";
import type { Failure } from "../../api/result.ts";
import { errorMessageFor } from "../../errors/error-message.ts";
import { useFieldErrors } from "../../forms/field-texts.ts";
import { FormErrorSummary } from "../../forms/form-error-summary.tsx";
import { useForm } from "../../forms/use-form.ts";
import { knownEmail } from "../../forms/yup-rules.ts";
import { useText } from "../../i18n/use-text.tsx";
import { PortalLink } from "../../navigation/app-links.tsx";
import { SubmitButton } from "../../ui/button.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { NameFields, VouchedEmailField } from "./registration-fields.tsx";
import {
  emptyRegistration,
  type Institution,
  registrationValidator,
  type RegistrationValues,
} from "./registration-schema.ts";
import { useRegistration } from "./use-registration.ts";

interface RegistrationFormProps {
  k: string;
  institutions: readonly Institution[];
  /** Address from the single-sign-on provider; it cannot be changed. */
  vouchedEmail: string | null;
  namePattern: RegExp;
}

export function RegistrationForm(props: RegistrationFormProps) {
  const { k, institutions, vouchedEmail, namePattern } = props;
  const text = useText();
  const registration = useRegistration(k, institutions);
  const form = useForm<RegistrationValues>({
    initialValues: { ...emptyRegistration, email: vouchedEmail ?? knownEmail() },
    identifier: "email",
    validate: useMemo(() => registrationValidator(namePattern), [namePattern]),
    onSubmit: registration.submit,
  });
  const fields = useFieldErrors(form, [
    { name: "email", required: "required.email" },
    { name: "firstName", required: "required.firstName" },
    { name: "lastName", required: "required.lastName" },
    { name: "institutionId", required: "required.institution" },
  ]);
  const options = useMemo(() => institutions.map(toOption), [institutions]);

  return (
    <form
      {...form.formProps}
      className="wm-form"
      data-invalid={registration.failure ? true : undefined}
    >
      <FormErrorSummary
        operation="registration"
        failure={registration.failure}
        hold={registration.hold}
        invalidFields={fields.invalidFields}
        failureId={form.failedSubmits + registration.attempt}
      >
        <LinkInstead failure={registration.failure} k={k} />
      </FormErrorSummary>
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
        heldBy={registration.hold.heldBy}
      />
    </form>
  );
}

function toOption({ id, name }: Institution) {
  return { value: id, label: name };
}

/** Leads to linking an account where the address has one already. */
function LinkInstead({ failure, k }: { failure: Failure | null; k: string }) {
  const text = useText();
  if (!failure) return null;
  const { key } = errorMessageFor("registration", failure).message;
  if (key !== "EMAIL_ALREADY_REGISTERED") return null;
  return (
    <ul className="wm-links">
      <li>
        <PortalLink to={`/portfoliolinking/${encodeURIComponent(k)}/educator`}>
          {text("account.signIn")}
        </PortalLink>
      </li>
    </ul>
  );
}
