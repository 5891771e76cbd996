import type { MessageKey } from "../i18n/message.ts";
import { useText } from "../i18n/use-text.ts";
import type { FieldError } from "../ui/field.tsx";
import type { RefusedField } from "./form-problems.tsx";

export interface FormErrors<Name extends string> {
  /** The fields for the summary, while the last submit stands refused. */
  refused: readonly RefusedField[];
  /** The error beneath a field, once it is touched. */
  errorOf: (name: Name) => FieldError | undefined;
}

/** What validation says of a form, in the page's language. */
export function useFormErrors<Name extends string>(
  form: { refused: boolean; errorOf: (name: Name) => MessageKey | undefined },
  fields: readonly { name: NoInfer<Name>; label: string }[],
): FormErrors<Name> {
  const text = useText();
  const refused = fields.flatMap(({ name, label }) => {
    const message = form.refused ? form.errorOf(name) : undefined;
    return message ? [{ field: name, label, message }] : [];
  });
  return {
    refused,
    errorOf: (name) => {
      const messageKey = form.errorOf(name);
      return messageKey && { messageKey, text: text(messageKey) };
    },
  };
}
