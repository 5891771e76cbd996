import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import english from "../i18n/dictionaries/en-CA.json";
import { InEnglish } from "../testing/in-english.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { useForm } from "./use-form.ts";

const options = [
  { value: "7", label: "Lakeview School" },
  { value: "8", label: "École Mont-Bleu" },
];

function ChoiceForm({ chosen = "" }) {
  const form = useForm({
    initialValues: { school: chosen },
    validate: ({ school }) => (school === "" ? { school: "REQUIRED" } : {}),
    required: { school: "required.institution" },
    onSubmit: async () => undefined,
  });
  return (
    <form {...form.formProps}>
      <SelectField
        {...form.choiceProps("school")}
        label="School"
        placeholder="Select one"
        options={options}
      />
      <output>{form.values.school}</output>
    </form>
  );
}

function show(chosen?: string) {
  render(<ChoiceForm {...(chosen !== undefined && { chosen })} />, { wrapper: InEnglish });
  return userEvent.setup();
}
const school = () => screen.getByLabelText("School");
const taken = () => screen.getByRole("status");

describe("a choice in a form", () => {
  it("[RG-5] is part of the values at once", () => {
    show();
    // By a key: no pointer has the form look at its fields.
    fireEvent.change(school(), { target: { value: "8" } });
    expect(taken()).toHaveTextContent("8");
    expect(school()).not.toHaveAttribute("aria-invalid");
  });

  it("[RG-5] begins with what the form has for it", () => {
    show("7");
    expect(school()).toHaveValue("7");
  });

  it("[RG-5] is not wrong where a person passes through it, and is once it was changed to nothing", async () => {
    const user = show();
    await user.click(school());
    await user.tab();
    expect(school()).not.toHaveAttribute("aria-invalid");
    await user.selectOptions(school(), "7");
    await user.selectOptions(school(), "");
    expect(school()).toHaveAccessibleDescription(english["required.institution"]);
  });
});
