import { screen } from "@testing-library/react";
import { afterEach, vi } from "vitest";
import { useForm, type Validate } from "../forms/use-form.ts";
import { createI18n } from "../i18n/create-i18n.ts";
import { TextProvider } from "../i18n/use-text.tsx";

/** A form with a name, which is required, and a box. It shows what `useForm` returns. */

interface Values {
  name: string;
  agreed: boolean;
}

export const onSubmit = vi.fn<(values: Values) => Promise<void>>(async () => undefined);
export const validate = vi.fn<Validate<Values>>(({ name }) =>
  name === "" ? { name: "REQUIRED" } : {},
);
export const rendered = vi.fn<() => void>();

const i18n = createI18n("en-CA", { REQUIRED: "REQUIRED" });

/** The form; without it, as before its data is there. */
export function Form(props: { withForm?: boolean }) {
  return (
    <TextProvider i18n={i18n}>
      <OneForm {...props} />
    </TextProvider>
  );
}

function OneForm({ withForm = true }: { withForm?: boolean }) {
  const form = useForm<Values>({
    initialValues: { name: "", agreed: true },
    validate,
    required: {},
    onSubmit,
  });
  rendered();
  if (!withForm) return null;
  const { error, ...nameProps } = form.fieldProps("name");
  const { values, lastSubmitInvalid, failedSubmits, invalid, invalidTouched } = form;
  return (
    <form {...form.formProps} aria-label="form">
      <input aria-label="name" {...nameProps} />
      <input aria-label="agreed" type="checkbox" {...form.checkboxProps("agreed")} />
      <button type="submit" aria-disabled={invalidTouched}>
        send
      </button>
      <output>
        {JSON.stringify({
          ...values,
          invalidFields: form.invalidFields.map(({ field }) => field),
          lastSubmitInvalid,
          failedSubmits,
          invalid,
          invalidTouched,
        })}
      </output>
      <b>{error?.text}</b>
    </form>
  );
}

export const root = document.documentElement;
export const form = () => screen.getByRole<HTMLFormElement>("form");
export const name = () => screen.getByRole<HTMLInputElement>("textbox");
export const said = () => JSON.parse(screen.getByRole("status").textContent) as unknown;

/** Forgets, after each test of a file, what was called. */
export function forgetCalls(): void {
  afterEach(() => {
    onSubmit.mockClear();
    validate.mockClear();
    delete root.dataset["submitQueued"];
  });
}
