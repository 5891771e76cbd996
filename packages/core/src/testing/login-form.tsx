import { render, screen } from "@testing-library/react";
import { userEvent, type UserEvent } from "@testing-library/user-event";
import { type ReactNode, useRef } from "react";
import { failed, type Failure, success } from "../api/result.ts";
import { Form } from "../forms/form.tsx";
import type { FormSettings } from "../forms/use-form-view.ts";
import { type FormErrors, useForm, type Validate } from "../forms/use-form.ts";
import { useSubmit } from "../forms/use-submit.ts";
import { TextField } from "../ui/field.tsx";
import { fillIn } from "./fill-in.ts";
import { InEnglish } from "./in-english.tsx";

const nothingTyped = { username: "", password: "" };
type Values = typeof nothingTyped;

/** Outcome of a submit: it is refused, never ends, succeeds, or leads to another page. */
type Outcome = Failure | "pending" | "stays" | "leaves";

export interface LoginFormProps extends Pick<FormSettings, "help" | "belowReason"> {
  /** Outcomes of the submits in turn; the last one stays. */
  outcomes?: readonly Outcome[];
  /** Values of the fields from the start. */
  initialValues?: Values;
  /** Errors that the page has shown before React. */
  errorsBeforeReact?: FormErrors<Values> | null;
  /** Names the fields that are empty; by default the username alone. */
  validate?: Validate<Values>;
  disabledWhileInvalid?: boolean;
  /** Changes what the form knows of its submit. */
  submission?: Partial<FormSettings["submission"]>;
  /** Further fields. */
  children?: ReactNode;
}

const needsUsername: Validate<Values> = ({ username }) =>
  username === "" ? { username: "REQUIRED" } : {};

/** Rule for a form that needs both fields. */
export const needsBoth: Validate<Values> = ({ username, password }) => ({
  ...(username === "" && { username: "REQUIRED" }),
  ...(password === "" && { password: "REQUIRED" }),
});

/** A form with everything that a flow may give to it. */
export function LoginForm(props: LoginFormProps) {
  const { outcomes = ["pending"], initialValues = nothingTyped, validate = needsUsername } = props;
  const sent = useRef(0);
  const own = useSubmit<Values, Outcome>({
    operation: "login",
    send: async () => {
      const outcome = outcomes[Math.min(sent.current, outcomes.length - 1)] ?? "pending";
      sent.current += 1;
      if (typeof outcome !== "string") return failed(outcome);
      return outcome === "pending" ? new Promise(() => undefined) : success(outcome);
    },
    onSuccess: (outcome) => (outcome === "leaves" ? "leaving" : undefined),
  });
  const form = useForm({
    initialValues,
    validate,
    required: { username: "required.username", password: "required.password" },
    errorsBeforeReact: props.errorsBeforeReact ?? null,
    onSubmit: own.submit,
  });
  return (
    <Form
      form={form}
      submission={{ ...own, ...props.submission }}
      operation="login"
      submitText="signIn.submit"
      busyText="signIn.busy"
      disabled={props.disabledWhileInvalid ? form.invalid : undefined}
      help={props.help}
      belowReason={props.belowReason}
    >
      <TextField {...form.fieldProps("username")} label="Name" />
      <TextField {...form.fieldProps("password")} label="Secret" autoComplete="current-password" />
      <>{props.children}</>
    </Form>
  );
}

/** Shows the form. @returns the person in front of it */
export function showLogin(props: LoginFormProps = {}): UserEvent {
  render(<LoginForm {...props} />, { wrapper: InEnglish });
  return userEvent.setup();
}

export const button = () => screen.getByRole("button", { name: "Sign in" });
export const name = () => screen.getByLabelText<HTMLInputElement>("Name");
export const secret = () => screen.getByLabelText<HTMLInputElement>("Secret");
export const summary = () => screen.findByRole("alert");

/** Fills in a name and a password, and presses the button. */
export async function send(user: UserEvent) {
  await fillIn(user, name(), "amelie");
  await fillIn(user, secret(), "river stone 8");
  await user.click(button());
}
