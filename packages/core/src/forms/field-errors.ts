import type { MessageKey } from "../i18n/message.ts";
import { useText } from "../i18n/use-text.tsx";
import type { FieldError } from "../ui/field.tsx";

/** A field that failed validation, as the error summary lists it. */
export interface InvalidField {
  field: string;
  text: string;
}

/** The texts for empty fields, by their names and in their order on the page. Each text names its field. */
export type RequiredTexts<Name extends string> = Partial<Record<Name, MessageKey>>;

/**
 * The errors of a form's fields in the page's language.
 * @param keyOf the validation error of a field
 */
export function useFieldErrors<Name extends string>(
  keyOf: (name: Name) => MessageKey | undefined,
  required: RequiredTexts<Name>,
) {
  const text = useText();
  const textOf = (name: Name, messageKey: MessageKey) =>
    text((messageKey === "REQUIRED" && required[name]) || messageKey);
  const errorOf = (name: Name): FieldError | undefined => {
    const messageKey = keyOf(name);
    return messageKey && { messageKey, text: textOf(name, messageKey) };
  };
  /** The fields in which a submit has found an error, in their order on the page. */
  const invalidFields = (found: { [Key in Name]?: MessageKey }): readonly InvalidField[] =>
    (Object.keys(required) as Name[]).flatMap((field) => {
      const messageKey = found[field];
      return messageKey ? [{ field, text: textOf(field, messageKey) }] : [];
    });
  return { errorOf, invalidFields };
}
