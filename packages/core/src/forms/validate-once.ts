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
