import { type FormikValues, useFormik } from "formik";
import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { MessageKey } from "../i18n/message.ts";
import { restoreFields } from "../browser/prerendered-fields.ts";
import { clearOnLeave } from "./clear-on-leave.ts";
import { fieldPropsOf } from "./field-props.ts";
import { readFormValues } from "./read-form-values.ts";
import { flushQueuedSubmit } from "./flush-queued-submit.ts";
import { useAfterPress } from "./use-after-press.ts";

export type FormErrors<Values> = { [Name in keyof Values]?: MessageKey };

/** Says at once what is wrong with the values, in keys of the dictionaries. */
export type Check<Values> = (values: Values) => FormErrors<Values>;

interface FormOptions<Values extends FormikValues> {
  initialValues: Values;
  check: Check<Values>;
  /** Sees to it that it happens once at a time [QX-1]. Resolves with true when it has succeeded and leads to another page. */
  onSubmit: (values: Values) => Promise<boolean>;
}

/**
 * A form whose truth is the page: fields hold their own values, and formik mirrors them for validation. So a value put
 * there by autofill, a password manager or before the script arrived is what gets validated and sent [QF-6].
 */
export function useForm<Values extends FormikValues>({
  initialValues,
  check,
  onSubmit,
}: FormOptions<Values>) {
  const element = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState({ count: 0, last: false });
  const afterPress = useAfterPress();
  const formik = useMirror(element, { initialValues, check, onSubmit });

  // Formik hears of its errors a moment later than of its values, long enough for a wrong one to be seen.
  const errors = check(formik.values);
  const invalid = Object.keys(errors).length > 0;

  /** Takes over what the page holds and formik has not heard of. */
  function adopt() {
    if (!element.current) return;
    const values = readFormValues(element.current, formik.values);
    const changed = Object.keys(values).some((name) => values[name] !== formik.values[name]);
    if (changed) void formik.setValues(values);
  }

  // Once, for what was typed and submitted before the script arrived; both at the same moment, so that no key falls between.
  useLayoutEffect(() => {
    if (element.current) restoreFields(element.current);
    adopt();
    flushQueuedSubmit(element.current);
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    flushSync(adopt);
    const values = readFormValues(element.current as HTMLFormElement, formik.values);
    const last = Object.keys(check(values)).length > 0;
    setRefusals(({ count }) => ({ count: count + Number(last), last }));
    await formik.submitForm();
  }

  const errorOf = (name: keyof Values & string) =>
    formik.touched[name] ? errors[name] : undefined;
  const isTouched = Object.values(formik.touched).some(Boolean);

  return {
    errorOf,
    /** Whether validation refused the last submit, and how often it has. */
    refused: refusals.last,
    refusals: refusals.count,
    values: formik.values,
    /** Where the specification wants the button disabled while the form is invalid [RS-4]. */
    invalid,
    /** Nothing has been entered or left yet [RG-7]. */
    untouched: !formik.dirty && !isTouched,
    /** Where it wants that only once a field is touched [SI-4]. */
    blocked: invalid && isTouched,
    ...fieldPropsOf(formik, initialValues, afterPress),
    formProps: { ref: element, ...formListeners(submit, adopt) },
  };
}

/** Formik, which forgets the passwords when the fields lose them. */
function useMirror<Values extends FormikValues>(
  element: RefObject<HTMLFormElement | null>,
  { initialValues, check, onSubmit }: FormOptions<Values>,
) {
  const formik = useFormik({
    initialValues,
    validate: (values: Values) => ({ ...check(values) }),
    onSubmit: async (values) => {
      const left = await onSubmit(values);
      const form = element.current;
      if (!left || !form) return;
      clearOnLeave(form, () => formik.resetForm({ values: readFormValues(form, values) }));
    },
  });
  return formik;
}

function formListeners(submit: (event: SyntheticEvent) => Promise<void>, adopt: () => void) {
  return {
    // Says to the script in the head that somebody will come for what it holds.
    "data-portal-form": "",
    method: "post",
    noValidate: true,
    onSubmit: submit,
    // Moments at which a fill without an event is found out; the animation is the browser's autofill style starting.
    onFocus: adopt,
    onPointerOver: adopt,
    onAnimationStart: adopt,
  };
}
