import type { FormikValues, useFormik } from "formik";
import type { ChangeEvent, FocusEvent } from "react";
import type { FieldError } from "../ui/field.tsx";

type Formik<Values extends FormikValues> = Pick<
  ReturnType<typeof useFormik<Values>>,
  "handleBlur" | "handleChange" | "setFieldTouched"
>;

interface FieldContext<Values> {
  initialValues: Values;
  afterPress: (reaction: () => void) => void;
  errorOf: (name: keyof Values & string) => FieldError | undefined;
}

/** The props that connect a form's fields to formik, by kind of field. */
export function fieldPropsOf<Values extends FormikValues>(
  formik: Formik<Values>,
  { initialValues, afterPress, errorOf }: FieldContext<Values>,
) {
  type Name = keyof Values & string;
  const { handleChange: onChange } = formik;
  // An error that appears on blur would move the button that is being pressed.
  const onBlur = (event: FocusEvent) => afterPress(() => formik.handleBlur(event));
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
