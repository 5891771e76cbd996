import { useMemo } from "react";
import { useFormErrors } from "../../shell/use-form-errors.ts";
import { checkBySchema } from "../../validation/check-by-schema.ts";
import { useForm } from "../../validation/use-form.ts";
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
    () => checkBySchema<RegistrationValues>(registrationSchema(namePattern)),
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
  const fields = useFormErrors(form, [
    { name: "email", required: "required.email" },
    { name: "firstName", required: "required.firstName" },
    { name: "lastName", required: "required.lastName" },
    { name: "institutionId", required: "required.institution" },
  ]);
  return { form, fields };
}
