import { useMemo } from "react";
import type { Failure } from "../../api/result.ts";
import { errorMessageFor } from "../../errors/error-message.ts";
import { Form } from "../../forms/form.tsx";
import { useForm } from "../../forms/use-form.ts";
import { knownEmail } from "../../forms/yup-rules.ts";
import { useText } from "../../i18n/use-text.tsx";
import { PortalLink } from "../../navigation/app-links.tsx";
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
    required: {
      email: "required.email",
      firstName: "required.firstName",
      lastName: "required.lastName",
      institutionId: "required.institution",
    },
    onSubmit: registration.submit,
  });
  const options = useMemo(() => institutions.map(toOption), [institutions]);

  return (
    <Form
      form={form}
      submission={registration}
      operation="registration"
      submitText="registration.submit"
      busyText="registration.busy"
      disabled={form.invalid || form.untouched}
      help={<LinkInstead failure={registration.failure} k={k} />}
    >
      <VouchedEmailField
        {...form.fieldProps("email")}
        label={text("forgot.email")}
        vouched={vouchedEmail}
        hint={vouchedEmail === null ? undefined : text("registration.vouched")}
      />
      <NameFields form={form} rule={namePattern} />
      <SelectField
        {...form.choiceProps("institutionId")}
        label={text("registration.institution")}
        placeholder={text("registration.selectOne")}
        options={options}
        autoComplete="organization"
      />
    </Form>
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
