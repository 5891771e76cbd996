import type { FormikValues, useFormik } from "formik";
import type { ChangeEvent, FocusEvent, KeyboardEvent, SyntheticEvent } from "react";
import type { FieldError } from "../ui/field.tsx";
import type { MessageKey } from "../i18n/message.ts";
import { useText } from "../i18n/use-text.tsx";
import { portalFormProps } from "../page/portal-form.ts";
import { forwardTyping } from "../page/retype.ts";

type Formik<Values extends FormikValues> = Pick<
  ReturnType<typeof useFormik<Values>>,
  "handleBlur" | "handleChange" | "setFieldTouched"
>;

interface FieldContext<Values> {
  initialValues: Values;
  afterPress: (reaction: () => void) => void;
  errorOf: (name: keyof Values & string) => FieldError | undefined;
  disabled: boolean | undefined;
}

/** The props that connect a form's fields to formik, by kind of field. */
export function fieldPropsOf<Values extends FormikValues>(
  formik: Formik<Values>,
  { initialValues, afterPress, errorOf, disabled }: FieldContext<Values>,
) {
  type Name = keyof Values & string;
  const { handleChange: onChange } = formik;
  const onBlur = (event: FocusEvent) => {
    // The window is left, or in Firefox the page: the field keeps the focus for the return.
    if (event.target === document.activeElement) return;
    // An error that appears on blur would move the button that is being pressed.
    afterPress(() => formik.handleBlur(event));
  };
  const checkboxProps = (name: Name) => ({
    name,
    defaultChecked: Boolean(initialValues[name]),
    onChange,
    onBlur,
  });
  return {
    checkboxProps,
    /** The props and the error of a box that the region requires. */
    boxOf: (name: string) => ({ props: checkboxProps(name), error: errorOf(name) }),
    fieldProps: (name: Name) => ({
      name,
      defaultValue: String(initialValues[name]),
      onChange,
      onBlur,
      disabled,
      error: errorOf(name),
    }),
    /** Only a change marks a choice as touched, not focus passing through it. */
    choiceProps: (name: Name) => ({
      name,
      defaultValue: String(initialValues[name]),
      onChange: (event: ChangeEvent) => {
        onChange(event);
        void formik.setFieldTouched(name);
      },
      error: errorOf(name),
    }),
  };
}

/** A field that failed validation, as the error summary lists it. */
export interface InvalidField {
  field: string;
  text: string;
}

/**
 * The texts for empty fields, by their names. Each text names its field. The error summary lists these fields in this
 * order, and after them any other field with an error.
 */
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
  /** The fields in which a submit has found an error, in the order of the summary. */
  const invalidFields = (found: { [Key in Name]?: MessageKey }): readonly InvalidField[] =>
    (Object.keys({ ...required, ...found }) as Name[]).flatMap((field) => {
      const messageKey = found[field];
      return messageKey ? [{ field, text: textOf(field, messageKey) }] : [];
    });
  return { errorOf, invalidFields };
}

/** Props of a form, with the moments at which its fields may have been filled without an event. */
export function formEventProps(
  submit: (event: SyntheticEvent<HTMLFormElement>) => Promise<void>,
  syncValues: () => void,
) {
  return {
    // The head script queues the submits of such forms.
    ...portalFormProps,
    onKeyDown: ({ nativeEvent }: KeyboardEvent) => forwardTyping(nativeEvent),
    method: "post",
    noValidate: true,
    onSubmit: submit,
    // Moments to notice a fill without an event; the animation is that of the browser's autofill style.
    onFocus: syncValues,
    onPointerOver: syncValues,
    onAnimationStart: syncValues,
  };
}
