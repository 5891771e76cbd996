import type { MessageKey } from "../i18n/message.ts";
import { useText } from "../i18n/use-text.tsx";
import type { FieldError } from "../ui/field.tsx";
import type { PasswordLabels } from "../ui/password-field.tsx";

/** A field that failed validation, as the error summary lists it. */
export interface InvalidField {
  field: string;
  text: string;
}

export interface FieldErrors<Name extends string> {
  /** The fields for the summary, while the last submit failed validation. */
  invalidFields: readonly InvalidField[];
  /** The error beneath a field, once it is touched. */
  errorOf: (name: Name) => FieldError | undefined;
}

/**
 * The validation errors of a form in the page's language. Each text names its field, so that it can be read alone.
 * @param fields in their order on the page; `required` is the text for an empty field
 */
export function useFieldErrors<Name extends string>(
  form: { lastSubmitInvalid: boolean; errorOf: (name: Name) => MessageKey | undefined },
  fields: readonly { name: NoInfer<Name>; required: MessageKey }[],
): FieldErrors<Name> {
  const text = useText();
  const errorOf: FieldErrors<Name>["errorOf"] = (name) => {
    const messageKey = form.errorOf(name);
    if (!messageKey) return undefined;
    const own = messageKey === "REQUIRED" && fields.find((field) => field.name === name)?.required;
    return { messageKey, text: text(own || messageKey) };
  };
  const invalidFields = fields.flatMap(({ name }) => {
    const error = form.lastSubmitInvalid ? errorOf(name) : undefined;
    return error ? [{ field: name, text: error.text }] : [];
  });
  return { invalidFields, errorOf };
}

/** The texts of a password field's toggle. Each names its field in a sentence of its own. */
export function usePasswordLabels(
  field: "password" | "newPassword" | "confirmPassword",
): PasswordLabels {
  const text = useText();
  return {
    show: text(`${field}.show`),
    hide: text(`${field}.hide`),
    shown: text(`${field}.shown`),
    hidden: text(`${field}.hidden`),
    capsLock: text("password.capsLock"),
    edgeSpace: text("password.edgeSpace"),
  };
}
