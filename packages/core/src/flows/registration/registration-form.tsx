import { Form } from "../../forms/form.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { TextField } from "../../ui/field.tsx";
import type { NameField } from "./use-name-field.tsx";
import type { RegistrationFormOptions } from "./use-registration-fields.tsx";
import { useRegistrationForm } from "./use-registration-form.tsx";

export function RegistrationForm(props: RegistrationFormOptions) {
  const { settings, email, firstName, lastName, displayName, institution } =
    useRegistrationForm(props);
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
