import { useState } from "react";

/** Validates the same values once: rendering, a submit and formik need the same errors. */
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
  /** The errors of the last one, without those of fields that have become valid since; null where it had none. */
  found: Errors | null;
}

/**
 * Keeps the errors of a form's last submit, for its summary. The summary is an alert, which is read out at each change. So
 * a field that becomes valid leaves it, and none is added before the next submit.
 * @param errors the errors of the form now
 * @param errorsBeforeReact the errors that the page shows before React, after a submit
 */
export function useLastSubmit<Errors extends object>(
  errors: Errors,
  errorsBeforeReact: Errors | null,
) {
  const [last, setLast] = useState<LastSubmit<Partial<Errors>>>({
    failed: 0,
    found: errorsBeforeReact,
  });
  const isInvalidStill = (name: string) => name in errors;
  if (last.found && !Object.keys(last.found).every(isInvalidStill)) {
    const remaining = Object.entries(last.found).filter(([name]) => isInvalidStill(name));
    setLast({ ...last, found: Object.fromEntries(remaining) as Partial<Errors> });
  }
  /** Notes the errors of a submit. */
  function noteSubmit(found: Errors) {
    const isInvalid = Object.keys(found).length > 0;
    setLast(({ failed }) => (isInvalid ? { failed: failed + 1, found } : { failed, found: null }));
  }
  return [last, noteSubmit] as const;
}
