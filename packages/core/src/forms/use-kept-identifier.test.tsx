import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { forgetIdentifier, keepIdentifier, knownIdentifier } from "../session/visit.ts";
import { InEnglish } from "../testing/in-english.tsx";
import { TextField } from "../ui/field.tsx";
import { useForm } from "./use-form.ts";

interface FormProps {
  /** Value of the field from the start. */
  email?: string;
  asksForNoName?: boolean;
}

function AddressForm({ email = "", asksForNoName = false }: FormProps) {
  const form = useForm({
    initialValues: { email },
    ...(!asksForNoName && { identifier: "email" as const }),
    validate: () => ({}),
    required: { email: "required.email" },
    onSubmit: async () => undefined,
  });
  return (
    <form {...form.formProps}>
      <TextField {...form.fieldProps("email")} label="Email" />
    </form>
  );
}

const show = (props: FormProps = {}) => render(<AddressForm {...props} />, { wrapper: InEnglish });
const known = () => knownIdentifier().name;

describe("what a form knows of a person", () => {
  it("[QN-1] goes along to the next screen as it is typed, and as it is emptied again", async () => {
    const user = userEvent.setup();
    show();
    await user.type(screen.getByLabelText("Email"), "ab");
    expect(known()).toBe("ab");
    await user.clear(screen.getByLabelText("Email"));
    expect(known()).toBe("");
    await user.type(screen.getByLabelText("Email"), "c");
    expect(known()).toBe("c");
  });

  it("[QN-1] is what it holds from the start", () => {
    show({ email: "nadia@home.example" });
    expect(known()).toBe("nadia@home.example");
  });

  it("[QN-1] is not forgotten by a form that begins empty", () => {
    keepIdentifier("nadia.o");
    show();
    expect(known()).toBe("nadia.o");
  });

  it("[QN-1] does not come back by what the next person types", async () => {
    keepIdentifier("nadia.o");
    show();
    forgetIdentifier();
    await userEvent.type(screen.getByLabelText("Email"), "noah@home.example");
    expect(knownIdentifier()).toEqual({ name: "noah@home.example", address: "noah@home.example" });
  });

  it("[QN-1] is replaced where it is an address, and the form asks for another one", async () => {
    keepIdentifier("nadia@home.example");
    show();
    await userEvent.type(screen.getByLabelText("Email"), "noah@home.example");
    expect(knownIdentifier()).toEqual({ name: "noah@home.example", address: "noah@home.example" });
  });

  it("[QN-1] is left as it is by a form that asks for no name", async () => {
    keepIdentifier("nadia.o");
    show({ asksForNoName: true });
    await userEvent.type(screen.getByLabelText("Email"), "noah@home.example");
    expect(known()).toBe("nadia.o");
  });
});
