import { type LeanLibrary, leftOut, type Replacements } from "./lean-library.ts";

const replacements: Replacements = {
  // What core reads and calls, and then what it never does.
  ctx: `({ ...state, handleBlur, handleChange, resetForm, setFieldTouched, setValues, submitForm })`,
  imperativeMethods: "undefined",
  ...leftOut("dirty", "isValid"),
  ...leftOut("getFieldHelpers", "getFieldMeta", "getFieldProps", "handleReset"),
  ...leftOut("handleSubmit", "registerField", "setErrors", "setFieldError"),
  ...leftOut("setFormikState", "setStatus", "setSubmitting", "setTouched"),
  ...leftOut("unregisterField", "validateField"),
  // A list has one choice, and a box is ticked or not.
  ...leftOut("getSelectedValues"),
  getValueForCheckbox: "{ return Boolean(checked); }",
  "props.onReset": "undefined",
  // Core's forms keep their first values, and are validated at a submit, by one function; they start without errors.
  runAllValidations: "async (values) => props.validate(values)",
  ...leftOut("runFieldLevelValidations", "runSingleFieldLevelValidation"),
  ...leftOut("runValidateHandler", "runValidationSchema"),
  enableReinitialize: "false",
  validateOnBlur: "false",
  validateOnChange: "false",
  validateOnMount: "false",
  "cloneDeep(props.initialErrors)": "undefined",
  "cloneDeep(props.initialStatus)": "undefined",
  "cloneDeep(props.initialTouched)": "undefined",
  // An assignment would keep the component, which core does not have.
  "FieldArrayInner.defaultProps": "undefined",
  // A form's values are flat texts, whose names are all of their path: no need of lodash or of deep comparisons.
  "cloneDeep(props.initialValues)": "({ ...props.initialValues })",
  // Core never gives a form other initial values; and new errors may be equal ones.
  "isEqual(initialErrors.current, props.initialErrors)": "true",
  "isEqual(initialStatus.current, props.initialStatus)": "true",
  "isEqual(initialTouched.current, props.initialTouched)": "true",
  "isEqual(initialValues.current, props.initialValues)": "true",
  "isEqual(state.errors, msg.payload)": "false",
  getIn: "{ return obj?.[key]; }",
  setIn: `{
    if (obj[path] === value) return obj;
    const result = { ...obj, [path]: value };
    if (value === undefined) delete result[path];
    return result;
  }`,
  // Every supported browser has `Object.assign`.
  _extends: "{ return Object.assign(...arguments); }",
};

/** Formik without what core's forms never use, because a bundler cannot remove parts of a hook. */
export const leanFormik: LeanLibrary = {
  name: "formik",
  modules: /\/(?<path>formik\.esm\.js)\?lean$/u,
  parts: { "formik.esm.js": replacements },
};
