import type { ReactNode } from "react";
import type { FlowFields, LoadedFlow } from "../../forms/flow-types.ts";
import { useFormFlow } from "../../forms/use-form-flow.tsx";
import type { FieldPartProps, SelectPartProps } from "../../ui/component-props.ts";
import { fieldPart } from "../../ui/field.tsx";
import { selectPart } from "../../ui/select-field.tsx";
import { useRegistrationForm } from "./registration-form.tsx";
import { ServerMessages } from "./registration-screen.tsx";
import { useRegistrationData } from "./use-registration-data.tsx";

/** Data of the registration form. */
export interface RegistrationData {
  /** The parameter of the address. */
  k: string;
  /** The institutions to choose from; `sentId` is the id as the server sent it. */
  institutions: readonly { id: string; sentId: string | number; name: string }[];
  /** Address from the single sign-on, which cannot be changed; null where there is none. */
  vouchedEmail: string | null;
  /** The region's rule for first and last names. */
  namePattern: RegExp;
  /** Messages of the server that come with the form; null without any. */
  notice: ReactNode;
}

/** The form of registration. */
export interface RegistrationFormFlow extends FlowFields<{
  email: FieldPartProps;
  firstName: FieldPartProps;
  lastName: FieldPartProps;
  /** May be left out. */
  displayName: FieldPartProps;
  institutionId: SelectPartProps;
}> {
  /** Help to spell a name as the region's rule wants it; each belongs below its field. */
  spelling: { firstName: ReactNode; lastName: ReactNode };
}

/** Registration of educators, for a screen of a region's own. The institutions are loaded first. */
export function useRegistrationFlow(): LoadedFlow<RegistrationData> {
  const { data, screen } = useRegistrationData();
  if (!data) return { data, screen };
  const { form, messages } = data;
  return { data: { ...form, notice: <ServerMessages messages={messages} /> }, screen: null };
}

/**
 * The form of registration.
 * @param data the data of the form, from `useRegistrationFlow`
 */
export function useRegistrationFormFlow(data: RegistrationData): RegistrationFormFlow {
  const form = useRegistrationForm(data);
  const flow = useFormFlow(form.settings, {
    email: fieldPart(form.email),
    firstName: fieldPart(form.firstName.field),
    lastName: fieldPart(form.lastName.field),
    displayName: fieldPart(form.displayName),
    institutionId: selectPart(form.institution),
  });
  const spelling = { firstName: form.firstName.spelling, lastName: form.lastName.spelling };
  return { ...flow, spelling };
}
