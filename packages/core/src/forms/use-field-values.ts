import type { FormikValues, useFormik } from "formik";
import { type RefObject, useEffect, useRef, useState } from "react";
import { readFormValues } from "../attempt/form-element.ts";
import { useFieldsRestored } from "../browser/use-page-lifecycle.ts";
import { keepIdentifier, knownIdentifier } from "../session/visit.ts";

type Formik<Values extends FormikValues> = Pick<
  ReturnType<typeof useFormik<Values>>,
  "resetForm" | "setValues" | "values"
>;

/**
 * Copies into formik the values that the fields have without formik knowing.
 * @param onEmptied called when the browser has changed fields on a return to the page, as Safari empties passwords
 */
export function useFieldValues<Values extends FormikValues>(
  element: RefObject<HTMLFormElement | null>,
  formik: Formik<Values>,
  onEmptied: () => void,
) {
  const read = () => element.current && readFormValues(element.current, formik.values);

  function unknownValues() {
    const values = read();
    const isUnknown = (name: string) => values?.[name] !== formik.values[name];
    return Object.keys(values ?? {}).some(isUnknown) ? values : null;
  }

  function syncValues() {
    const values = unknownValues();
    if (values) void formik.setValues(values);
  }

  /** Forgets what was submitted: fields that were emptied since are no mistake of the person. */
  function forgetSubmitted() {
    const values = read();
    if (values) formik.resetForm({ values });
  }

  useFieldsRestored(() => {
    if (!unknownValues()) return;
    forgetSubmitted();
    onEmptied();
  });

  return { syncValues, forgetSubmitted };
}

/**
 * Keeps the username or address for the other screens of the visit. A field that was empty from the start keeps nothing. The
 * address of a field that did not begin with the known username is kept beside it.
 */
export function useKeptIdentifier(value: unknown): void {
  const wasFilled = useRef(false);
  const [username] = useState(() => {
    const { name } = knownIdentifier();
    return name === value || name.includes("@") ? "" : name;
  });
  useEffect(() => {
    if (typeof value !== "string") return;
    wasFilled.current ||= value !== "";
    if (!wasFilled.current) return;
    // It may have been forgotten meanwhile, with its person.
    if (username !== "" && username === knownIdentifier().name) keepIdentifier(username, value);
    else keepIdentifier(value);
  }, [value, username]);
}
