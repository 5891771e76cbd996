import { type FormikValues, useFormik } from "formik";
import { type SyntheticEvent, useLayoutEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { touchedFields } from "../page/portal-form.ts";
import { restoreFields } from "../page/prerendered-fields.ts";
import type { MessageKey } from "../i18n/message.ts";
import { fieldPropsOf, formEventProps, type RequiredTexts, useFieldErrors } from "./field-props.ts";
import { useAfterPress } from "../browser/use-after-press.ts";
import { useLastSubmit, validateOnce } from "./form-validation.ts";
import { useFieldValues, useKeptIdentifier } from "./use-field-values.ts";
import { useRequiredBoxes } from "./required-boxes.tsx";
import { readFormValues } from "../attempt/form-element.ts";
import { QUEUED_SUBMIT_MS } from "../config/constants.ts";
import { flushQueuedSubmit } from "../page/queued-submit.ts";

/** The messages of a form's fields, by their names. */
export type FormErrors<Values> = { [Name in keyof Values]?: MessageKey };

/** Validates the values at once, and depends on nothing else; errors are keys of the dictionaries. */
export type Validate<Values> = (values: Values) => FormErrors<Values>;

interface FormOptions<Values extends FormikValues> {
  initialValues: Values;
  /** The field of the username or email address, with which the next screen's field begins. */
  identifier?: keyof Values & string;
  validate: Validate<Values>;
  /** The texts for empty fields. Their order, which is that of the page, is the error summary's. */
  required: RequiredTexts<keyof Values & string>;
  /** The errors that the page shows before React, after a submit. */
  errorsBeforeReact?: FormErrors<Values> | null;
  /** True once the server has accepted the form, and no page has followed: nothing is validated any more. */
  isAccepted?: boolean;
  /** Prevents double submits itself. */
  onSubmit: (values: Values) => Promise<void>;
}

/**
 * A form with uncontrolled fields; formik mirrors their values for validation. So a value from autofill, from a password
 * manager or from before hydration is the one that is validated and sent. After a success, Back finds passwords and username
 * empty (`clearOnLeave`), and the attempt reset (`attempt-state.ts`).
 */
export function useForm<Values extends FormikValues>(options: FormOptions<Values>) {
  const { initialValues, validate, required } = useRules(options);
  const element = useRef<HTMLFormElement>(null);
  const [errorsBeforeReact, setErrorsBeforeReact] = useState(options.errorsBeforeReact ?? null);
  const afterPress = useAfterPress();
  const formik = useFormik({
    initialValues,
    validate,
    onSubmit: options.onSubmit,
    // A submit validates, and rendering does: formik need not do so at each change.
    validateOnBlur: false,
    validateOnChange: false,
  });
  useKeptIdentifier(options.identifier && formik.values[options.identifier]);

  // Formik updates its errors after its values: a wrong error would be seen for a moment.
  const errors = errorsBeforeReact ?? validate(formik.values);
  const invalid = Object.keys(errors).length > 0;
  const [last, noteSubmit] = useLastSubmit(errors, errorsBeforeReact);

  // The summary would list errors of values that the fields no longer have.
  const { syncValues, forgetSubmitted } = useFieldValues(element, formik, () => noteSubmit({}));

  // Once, for what was typed and submitted before hydration; in one task, so that no key press falls between.
  useLayoutEffect(() => {
    if (!element.current) return;
    restoreFields(element.current);
    syncValues();
    const touched = errorsBeforeReact ? Object.keys(initialValues) : touchedFields(element.current);
    for (const name of touched) void formik.setFieldTouched(name);
    setErrorsBeforeReact(null);
    flushQueuedSubmit(element.current, QUEUED_SUBMIT_MS);
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    flushSync(syncValues);
    noteSubmit(validate(readFormValues(event.currentTarget, formik.values)));
    await formik.submitForm();
  }

  const isTouched = errorsBeforeReact !== null || Object.values(formik.touched).some(Boolean);
  const { errorOf, invalidFields } = useFieldErrors<keyof Values & string>(
    (name) => (errorsBeforeReact || formik.touched[name] ? errors[name] : undefined),
    required,
  );

  return {
    /** True when the last submit failed validation. */
    lastSubmitInvalid: last.found !== null,
    /** The fields for the error summary, while the last submit failed validation. */
    invalidFields: invalidFields(last.found ?? {}),
    /** Number of submits that have failed validation. */
    failedSubmits: last.failed,
    values: formik.values,
    /** For forms whose button is disabled while they are invalid. */
    invalid,
    /** For forms whose button is disabled only once a field is touched. */
    invalidTouched: invalid && isTouched,
    /** For a success, which has its fields emptied (`clearOnLeave`). */
    forgetSubmitted,
    ...fieldPropsOf(formik, { initialValues, afterPress, errorOf, disabled: options.isAccepted }),
    formProps: { ref: element, ...formEventProps(submit, syncValues) },
  };
}

/** Adds the boxes that the region requires to the rules of a form. */
function useRules<Values extends FormikValues>(options: FormOptions<Values>) {
  const boxes = useRequiredBoxes();
  const { validate: rule, isAccepted } = options;
  const validate = useMemo(
    () =>
      validateOnce((values: Values): FormErrors<Values> =>
        isAccepted ? {} : { ...rule(values), ...boxes.validate(values) },
      ),
    [rule, boxes, isAccepted],
  );
  const [initialValues] = useState<Values>({ ...options.initialValues, ...boxes.values });
  return { initialValues, validate, required: { ...options.required, ...boxes.texts } };
}

/** State of a form's fields. */
export type FormState<Values extends FormikValues = FormikValues> = ReturnType<
  typeof useForm<Values>
>;
