import { useState } from "react";

/** A validation that keeps its last result: rendering, a submit and formik ask for the errors of the same values. */
export function validateOnce<Values extends object, Errors>(
  validate: (values: Values) => Errors,
): (values: Values) => Errors {
  let last: { values: Values; errors: Errors } | undefined;
  return (values) => {
    if (!last || !hasSameFields(last.values, values)) last = { values, errors: validate(values) };
    return last.errors;
  };
}

/** Compares flat values; both have the fields of one form. */
function hasSameFields<Values extends object>(one: Values, other: Values): boolean {
  const names = Object.keys(one) as (keyof Values)[];
  return names.every((name) => Object.is(one[name], other[name]));
}

interface LastSubmit<Errors> {
  /** Number of submits that have failed validation. */
  failed: number;
  /** True when the last one has. */
  isInvalid: boolean;
  /** The errors of the last one, without those of fields that have become valid since. */
  found: Errors;
}

/**
 * Keeps what the last submit of a form has found. Its summary is an alert, and is read out when it changes: it does not
 * follow what is typed. A field that has become valid is left out of it until the next submit.
 * @param errors the errors of the form now
 * @param firstErrors the errors that the page shows before React, after a submit
 */
export function useLastSubmit<Errors extends object>(errors: Errors, firstErrors: Errors | null) {
  const [last, setLast] = useState<LastSubmit<Partial<Errors>>>({
    failed: 0,
    isInvalid: firstErrors !== null,
    found: firstErrors ?? {},
  });
  const isLeft = (name: string) => name in errors;
  if (!Object.keys(last.found).every(isLeft)) {
    const left = Object.entries(last.found).filter(([name]) => isLeft(name));
    setLast({ ...last, found: Object.fromEntries(left) as Partial<Errors> });
  }
  /** Notes the errors of a submit. */
  function noteSubmit(found: Errors) {
    const isInvalid = Object.keys(found).length > 0;
    setLast(({ failed }) => ({ failed: failed + Number(isInvalid), isInvalid, found }));
  }
  return [last, noteSubmit] as const;
}
