import type { FormikValues, useFormik } from "formik";
import type { ChangeEvent, FocusEvent } from "react";

type Formik<Values extends FormikValues> = Pick<
  ReturnType<typeof useFormik<Values>>,
  "handleBlur" | "handleChange" | "setFieldTouched"
>;

/** The props that tie a form's fields to formik, by kind of field. */
export function fieldPropsOf<Values extends FormikValues>(
  formik: Formik<Values>,
  initialValues: Values,
  afterPress: (react: () => void) => void,
) {
  type Name = keyof Values & string;
  const { handleChange: onChange } = formik;
  // What an empty field says on being left pushes down what is pressed at that moment.
  const onBlur = (event: FocusEvent) => afterPress(() => formik.handleBlur(event));
  return {
    fieldProps: (name: Name) => ({
      name,
      defaultValue: String(initialValues[name]),
      onChange,
      onBlur,
    }),
    /** A choice is left empty by choosing nothing, not by passing through it, so that only a change counts. */
    choiceProps: (name: Name) => ({
      name,
      defaultValue: String(initialValues[name]),
      onChange: (event: ChangeEvent) => {
        onChange(event);
        void formik.setFieldTouched(name, true, false);
      },
    }),
    checkboxProps: (name: Name) => ({
      name,
      defaultChecked: Boolean(initialValues[name]),
      onChange,
      onBlur,
    }),
  };
}
