import { ServerMessages } from "../flows/registration/server-messages.tsx";
import { useRegistrationData } from "../flows/registration/use-registration-data.tsx";
import { useRegistrationForm } from "../flows/registration/registration-form.tsx";
import { fieldPart, selectPart } from "../ui/part-props.tsx";
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
  const { settings, email, firstName, lastName, displayName, institution } =
    useRegistrationForm(data);
  const flow = useFormFlow({
    settings,
    fields: {
      email: fieldPart(email),
      firstName: fieldPart(firstName.field),
      lastName: fieldPart(lastName.field),
      displayName: fieldPart(displayName),
      institutionId: selectPart(institution),
    },
    required: [
      ["field", email],
      ["field", firstName.field],
      ["field", lastName.field],
      ["select", institution],
    ],
  });
  return { ...flow, spelling: { firstName: firstName.spelling, lastName: lastName.spelling } };
}
