import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { InEnglish } from "../testing/in-english.tsx";
import { useForm } from "./use-form.ts";

const rendered = vi.fn<() => void>();

function CountedForm() {
  const form = useForm({
    initialValues: { name: "", school: "" },
    validate: ({ name, school }) => ({
      ...(name === "" && { name: "REQUIRED" }),
      ...(school === "" && { school: "REQUIRED" }),
    }),
    required: {},
    onSubmit: async () => undefined,
  });
  rendered();
  const { error: _, ...name } = form.fieldProps("name");
  const { error: __, ...school } = form.choiceProps("school");
  return (
    <form {...form.formProps}>
      <input {...name} aria-label="name" />
      <select {...school} aria-label="school">
        <option value="">Select one</option>
        <option value="7">Lakeview School</option>
      </select>
    </form>
  );
}

afterEach(() => rendered.mockReset());

/** Counts how often the form is rendered for what happens. */
async function rendersFor(happens: () => void) {
  rendered.mockReset();
  await act(async () => happens());
  return rendered.mock.calls.length;
}

it("[QP-1] a form is rendered once for what is typed, for a field that is left, and for a choice", async () => {
  render(<CountedForm />, { wrapper: InEnglish });
  const name = screen.getByLabelText("name");
  expect(await rendersFor(() => fireEvent.change(name, { target: { value: "m" } }))).toBe(1);
  expect(await rendersFor(() => fireEvent.blur(name))).toBe(1);
  const chosen = { target: { value: "7" } };
  expect(await rendersFor(() => fireEvent.change(screen.getByLabelText("school"), chosen))).toBe(1);
});
