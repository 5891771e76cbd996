import type { ReactNode } from "react";
import type { FlowFields } from "../../forms/flow-types.ts";
import { useFormFlow } from "../../forms/use-form-flow.tsx";
import type { FieldPartProps, SelectPartProps } from "../../ui/component-props.ts";
import { fieldPart } from "../../ui/field.tsx";
import { selectPart } from "../../ui/select-field.tsx";
import { useRegistrationForm } from "./registration-form.tsx";
import type { RegistrationData } from "./registration-data.ts";

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
