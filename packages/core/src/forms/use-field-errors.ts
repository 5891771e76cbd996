import type { MessageKey } from "../i18n/message.ts";
import { useText } from "../i18n/use-text.ts";
import type { FieldError } from "../ui/field.tsx";
import type { RefusedField } from "./form-error-summary.tsx";

export interface FormErrors<Name extends string> {
  /** The fields for the summary, while the last submit stands refused. */
  refused: readonly RefusedField[];
  /** The error beneath a field, once it is touched. */
  errorOf: (name: Name) => FieldError | undefined;
}

/**
 * What validation says of a form, in the page's language. Each message names its field, so that it can be read alone.
 * @param fields in their order on the page; `required` is what REQUIRED says of the field
 */
export function useFieldErrors<Name extends string>(
  form: { refused: boolean; errorOf: (name: Name) => MessageKey | undefined },
  fields: readonly { name: NoInfer<Name>; required: MessageKey }[],
): FormErrors<Name> {
  const text = useText();
  const errorOf: FormErrors<Name>["errorOf"] = (name) => {
    const messageKey = form.errorOf(name);
    if (!messageKey) return undefined;
    const own = messageKey === "REQUIRED" && fields.find((field) => field.name === name)?.required;
    return { messageKey, text: text(own || messageKey) };
  };
  const refused = fields.flatMap(({ name }) => {
    const error = form.refused ? errorOf(name) : undefined;
    return error ? [{ field: name, text: error.text }] : [];
  });
  return { refused, errorOf };
}
