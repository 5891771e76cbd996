import { useMemo } from "react";
import { useFieldErrors } from "../../forms/use-field-errors.ts";
import { yupValidator } from "../../forms/yup-validator.ts";
import { useForm } from "../../forms/use-form.ts";
import { registrationSchema, type RegistrationValues } from "./registration-schema.ts";

interface RegistrationFormOptions {
  vouchedEmail: string | null;
  namePattern: RegExp;
  onSubmit: (values: RegistrationValues) => Promise<boolean>;
}

/** The registration form's state and what validation says of it. */
export function useRegistrationForm({
  vouchedEmail,
  namePattern,
  onSubmit,
}: RegistrationFormOptions) {
  const check = useMemo(
    () => yupValidator<RegistrationValues>(registrationSchema(namePattern)),
    [namePattern],
  );
  const form = useForm<RegistrationValues>({
    initialValues: {
      email: vouchedEmail ?? "",
      firstName: "",
      lastName: "",
      displayName: "",
      institutionId: "",
    },
    check,
    onSubmit,
  });
  const fields = useFieldErrors(form, [
    { name: "email", required: "required.email" },
    { name: "firstName", required: "required.firstName" },
    { name: "lastName", required: "required.lastName" },
    { name: "institutionId", required: "required.institution" },
  ]);
  return { form, fields };
}
