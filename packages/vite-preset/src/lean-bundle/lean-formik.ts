import { type LeanLibrary, leftOut, type Replacements } from "./left-out.ts";

const replacements: Replacements = {
  // What core never calls.
  ...leftOut("getFieldHelpers", "getFieldMeta", "getFieldProps", "handleReset"),
  ...leftOut("handleSubmit", "registerField", "setErrors", "setFieldError"),
  ...leftOut("setFormikState", "setStatus", "setSubmitting", "setTouched"),
  ...leftOut("unregisterField", "validateField"),
  // What core never sets: its forms are validated by one function, and start without errors.
  enableReinitialize: "false",
  isInitialValid: "undefined",
  validateOnMount: "false",
  ...leftOut("runSingleFieldLevelValidation", "runValidationSchema"),
  runFieldLevelValidations: "() => ({})",
  combinedErrors: "validateErrors",
  "cloneDeep(props.initialErrors)": "undefined",
  "cloneDeep(props.initialStatus)": "undefined",
  "cloneDeep(props.initialTouched)": "undefined",
  // An assignment would keep the component, which core does not have.
  "FieldArrayInner.defaultProps": "undefined",
  "props.onReset": "undefined",
  "props.validationSchema": "undefined",
  // A form's values are flat texts, whose names are all of their path. Without lodash's helpers that is 5 kB less.
  "cloneDeep(props.initialValues)": "({ ...props.initialValues })",
  getIn: "{ return obj?.[key]; }",
  setIn: `{
    if (obj[path] === value) return obj;
    const result = { ...obj, [path]: value };
    if (value === undefined) delete result[path];
    return result;
  }`,
};

/** Formik without what core's forms never use, because a bundler cannot remove parts of a hook. */
export const leanFormik: LeanLibrary = {
  name: "formik",
  modules: /\/(?<path>formik\.esm\.js)\?lean$/u,
  parts: { "formik.esm.js": replacements },
  messages: /^console\.warn$/u,
};
