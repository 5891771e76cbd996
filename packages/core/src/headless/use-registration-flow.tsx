import { ServerMessages } from "../flows/registration/server-messages.tsx";
import { useRegistrationData } from "../flows/registration/use-registration-data.tsx";
import { useRegistrationForm } from "../flows/registration/registration-form.tsx";
import { fieldPart } from "../ui/field.tsx";
import { selectPart } from "../ui/select-field.tsx";
import type { LoadedFlow, RegistrationData, RegistrationFormFlow } from "./flow-types.ts";
import { useFormFlow } from "./use-form-flow.tsx";

/** Registration of educators, for a screen of a region's own. The institutions are loaded first. */
export function useRegistrationFlow(): LoadedFlow<RegistrationData> {
  const { data, screen } = useRegistrationData();
  if (!data) return { data: null, screen };
  const { form, messages } = data;
  return { data: { ...form, notice: <ServerMessages messages={messages} /> }, screen: null };
}

/**
 * The form of registration.
 * @param data the data of the form, from `useRegistrationFlow`
 */
export function useRegistrationFormFlow(data: RegistrationData): RegistrationFormFlow {
  const form = useRegistrationForm(data);
  const fields = {
    email: fieldPart(form.email),
    firstName: fieldPart(form.firstName.field),
    lastName: fieldPart(form.lastName.field),
    displayName: fieldPart(form.displayName),
    institutionId: selectPart(form.institution),
  };
  const flow = useFormFlow({
    settings: form.settings,
    fields,
    required: { email: "field", firstName: "field", lastName: "field", institutionId: "select" },
  });
  const spelling = { firstName: form.firstName.spelling, lastName: form.lastName.spelling };
  return { ...flow, spelling };
}
