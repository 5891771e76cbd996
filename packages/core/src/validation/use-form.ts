import { type FormikValues, useFormik } from "formik";
import { type KeyboardEvent, type SyntheticEvent, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { AnyObjectSchema } from "yup";
import type { MessageKey } from "../i18n/message.ts";
import { readFormValues } from "./read-form-values.ts";

interface FormOptions<Values extends FormikValues> {
  initialValues: Values;
  /** Its messages are keys of the dictionaries. */
  schema: AnyObjectSchema;
  /** Resolves when the form may be sent again; how it went is the caller's to know. */
  onSubmit: (values: Values) => Promise<void>;
}

/**
 * A form whose truth is the page: fields hold their own values, and formik mirrors them for validation. So a value put
 * there by autofill, a password manager or before the script arrived is what gets validated and sent [QF-6].
 */
export function useForm<Values extends FormikValues>({
  initialValues,
  schema,
  onSubmit,
}: FormOptions<Values>) {
  const element = useRef<HTMLFormElement>(null);
  const sendOnce = useOneAtATime(onSubmit);
  const [refusals, setRefusals] = useState({ count: 0, last: false });
  const formik = useFormik({
    initialValues,
    validationSchema: schema,
    validateOnMount: true,
    onSubmit: sendOnce,
  });

  /** Takes over what the page holds and formik has not heard of. */
  function adopt() {
    if (!element.current) return;
    const values = readFormValues(element.current, formik.values);
    const changed = Object.keys(values).some((name) => values[name] !== formik.values[name]);
    if (changed) void formik.setValues(values);
  }

  // Once, for what was typed before the script arrived.
  // oxlint-disable-next-line react/exhaustive-deps
  useLayoutEffect(adopt, []);

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    flushSync(adopt);
    const errors = await formik.validateForm();
    const last = Object.keys(errors).length > 0;
    setRefusals(({ count }) => ({ count: count + Number(last), last }));
    await formik.submitForm();
  }

  const errorOf = (name: keyof Values & string) =>
    formik.touched[name] ? (formik.errors[name] as MessageKey | undefined) : undefined;
  const isTouched = Object.values(formik.touched).some(Boolean);
  const listeners = { onChange: formik.handleChange, onBlur: formik.handleBlur };

  return {
    errorOf,
    /** Whether validation refused the last submit, and how often it has. */
    refused: refusals.last,
    refusals: refusals.count,
    values: formik.values,
    /** Where the specification wants the button disabled while the form is invalid [RS-4]. */
    invalid: !formik.isValid,
    /** Nothing has been entered or left yet [RG-7]. */
    untouched: !formik.dirty && !isTouched,
    /** Where it wants that only once a field is touched [SI-4]. */
    blocked: !formik.isValid && isTouched,
    fieldProps: (name: keyof Values & string) => ({
      name,
      defaultValue: String(initialValues[name]),
      ...listeners,
    }),
    checkboxProps: (name: keyof Values & string) => ({
      name,
      defaultChecked: Boolean(initialValues[name]),
      ...listeners,
    }),
    formProps: { ref: element, ...formListeners(submit, adopt) },
  };
}

function formListeners(submit: (event: SyntheticEvent) => Promise<void>, adopt: () => void) {
  return {
    method: "post",
    noValidate: true,
    onSubmit: submit,
    onKeyDown: submitOnEnter,
    // Moments at which a fill without an event is found out; the animation is the browser's autofill style starting.
    onFocus: adopt,
    onPointerOver: adopt,
    onAnimationStart: adopt,
  };
}

/** Lets nothing begin before what was begun has ended [QX-1]. */
function useOneAtATime<Values>(work: (values: Values) => Promise<void>) {
  const running = useRef(false);
  return async (values: Values) => {
    if (running.current) return;
    running.current = true;
    try {
      await work(values);
    } finally {
      running.current = false;
    }
  };
}

/** Enter asks for a submit even while the button is disabled, so that it is told why not [QE-1]. */
function submitOnEnter(event: KeyboardEvent<HTMLFormElement>) {
  const form = event.currentTarget;
  if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
  if (!form.querySelector("[type=submit]:disabled")) return;
  event.preventDefault();
  form.requestSubmit();
}
