import { useMemo } from "react";
import type { Failure } from "../../api/result.ts";
import { errorMessageFor } from "../../errors/error-message.ts";
import { Form } from "../../forms/form.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { TextField } from "../../ui/field.tsx";
import { useForm } from "../../forms/use-form.ts";
import type { FormSettings } from "../../forms/use-form-view.ts";
import { knownEmail, yupValidator } from "../../forms/field-rules.ts";
import { LinkInstead } from "./link-instead.tsx";
import type { NameField } from "./use-name-field.tsx";
import { useRegistrationFields } from "./use-registration-fields.tsx";
import type { RegistrationData } from "./registration-data.ts";
import { registrationSchema } from "./registration-schema.ts";
import { useRegistration } from "./use-registration.ts";

export function RegistrationForm(data: RegistrationData) {
  const { settings, email, firstName, lastName, displayName, institution } =
    useRegistrationForm(data);
  return (
    <Form {...settings}>
      <TextField {...email} />
      <SpelledField {...firstName} />
      <SpelledField {...lastName} />
      <TextField {...displayName} />
      <SelectField {...institution} />
    </Form>
  );
}

function SpelledField({ field, spelling }: NameField) {
  return (
    <div className="wm-field">
      <TextField {...field} />
      <>{spelling}</>
    </div>
  );
}

/** The form of registration. An address from the single-sign-on provider is shown disabled; a hidden copy is submitted. */
export function useRegistrationForm(data: RegistrationData) {
  const { k, vouchedEmail, namePattern } = data;
  const registration = useRegistration(data);
  const form = useForm({
    initialValues: {
      email: vouchedEmail ?? knownEmail(),
      firstName: "",
      lastName: "",
      displayName: "",
      institutionId: "",
    },
    identifier: "email",
    validate: useMemo(() => yupValidator(registrationSchema(namePattern)), [namePattern]),
    required: {
      email: "required.email",
      firstName: "required.firstName",
      lastName: "required.lastName",
      institutionId: "required.institution",
    },
    onSubmit: registration.submit,
  });
  const settings: FormSettings = {
    form,
    submission: registration,
    operation: "registration",
    submitText: "registration.submit",
    busyText: "registration.busy",
    disabled: form.invalid,
    hidden: vouchedEmail !== null && <input type="hidden" name="email" value={vouchedEmail} />,
    otherForm: !isKeyRefused(registration.failure) && (
      <ul className="wm-links">
        <li>
          <LinkInstead k={k} />
        </li>
      </ul>
    ),
  };
  return { settings, ...useRegistrationFields({ ...data, form }) };
}

/** Returns true once the server has refused the key, which linking would need. */
function isKeyRefused(failure: Failure | null): boolean {
  return !!failure && errorMessageFor("registration", failure).detail?.key === "START_AT_DISTRICT";
}
