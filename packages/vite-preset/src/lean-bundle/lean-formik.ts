import type { Plugin } from "vite";
import { leanCopy } from "./lean-copy.ts";
import { leftOutValues, type Replacements, withReplacements } from "./left-out.ts";

const replacements: Replacements = {
  // What core never calls.
  ...leftOutValues("getFieldHelpers", "getFieldMeta", "getFieldProps", "handleReset"),
  ...leftOutValues("handleSubmit", "registerField", "setErrors", "setFieldError"),
  ...leftOutValues("setFormikState", "setStatus", "setSubmitting", "setTouched"),
  ...leftOutValues("unregisterField", "validateField"),
  // What core never sets: its forms are validated by one function, and start without errors.
  enableReinitialize: "false",
  isInitialValid: "undefined",
  validateOnMount: "false",
  ...leftOutValues("runSingleFieldLevelValidation", "runValidationSchema"),
  runFieldLevelValidations: "() => ({})",
  combinedErrors: "validateErrors",
  "props.initialErrors": "undefined",
  "props.initialStatus": "undefined",
  "props.initialTouched": "undefined",
  "props.onReset": "undefined",
  "props.validationSchema": "undefined",
};

/** Removes what core's forms never use of formik, because a bundler cannot remove parts of a hook. */
export function leanFormik(): Plugin {
  return leanCopy({ library: "formik", file: "formik.esm.js", lean: ofOneValidation });
}

/** Formik's module for forms that are validated by one function. */
export function ofOneValidation(code: string) {
  return withReplacements(code, { name: "formik", replacements, messages: /^console\.warn$/u });
}
