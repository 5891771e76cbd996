import { useMemo } from "react";
import type { FormState } from "../../forms/use-form.ts";
import { useText } from "../../i18n/use-text.tsx";
import { Address } from "../../ui/address.tsx";
import { emailField } from "../../ui/field.tsx";
import type { RegistrationData } from "./registration-data.ts";
import type { RegistrationValues } from "./registration-schema.ts";
import { useNameField } from "./use-name-field.tsx";

interface FieldsOptions extends RegistrationData {
  form: Pick<FormState<RegistrationValues>, "fieldProps" | "choiceProps" | "values">;
}

/** Phones correct names into words. */
const spelledAsTyped = { autoCorrect: "off", spellCheck: false };

/** The fields of registration. */
export function useRegistrationFields(options: FieldsOptions) {
  const { form, institutions, namePattern: rule } = options;
  const isVouched = options.vouchedEmail !== null;
  const text = useText();
  const named = (name: "firstName" | "lastName", autoComplete: string) => ({
    field: {
      ...form.fieldProps(name),
      ...spelledAsTyped,
      label: text(`registration.${name}`),
      autoComplete,
    },
    value: form.values[name],
    rule,
  });
  return {
    firstName: useNameField(named("firstName", "given-name")),
    lastName: useNameField(named("lastName", "family-name")),
    email: {
      ...emailField,
      ...form.fieldProps("email"),
      label: text("forgot.email"),
      hint: isVouched && <VouchedHint address={form.values.email} />,
      disabled: isVouched,
    },
    displayName: {
      ...form.fieldProps("displayName"),
      ...spelledAsTyped,
      label: text("registration.displayName"),
      hint: text("registration.displayNameHint"),
      autoComplete: "nickname",
    },
    institution: {
      ...form.choiceProps("institutionId"),
      label: text("registration.institution"),
      placeholder: text("registration.selectOne"),
      options: useMemo(() => institutions.map(toOption), [institutions]),
      autoComplete: "organization",
    },
  };
}

/** Most characters of an address that the field shows whole, in lower case on a narrow phone and in capitals on a desk. */
const FITTING = { phone: 24, desk: 40 };

/** Says why the address is fixed. A long one is shown in lines, because a disabled field cannot be scrolled. */
function VouchedHint({ address }: { address: string }) {
  const text = useText();
  return (
    <>
      <span>{text("registration.vouched")}</span>
      {address.length > FITTING.phone && (
        // The field's value is read out already.
        <div
          aria-hidden="true"
          className={address.length > FITTING.desk ? undefined : "wm-phone-copy"}
        >
          <Address>{address}</Address>
        </div>
      )}
    </>
  );
}

function toOption({ id, name }: RegistrationData["institutions"][number]) {
  return { value: id, label: name };
}
