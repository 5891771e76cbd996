import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { InEnglish } from "../testing/in-english.tsx";
import { LoginForm, name, needsBoth, secret } from "../testing/login-form.tsx";
import type { Validate } from "./use-form.ts";

const needsNothing: Validate<object> = () => ({});

it("[RS-4] a form whose rule changes goes by the new one, and keeps what was typed", async () => {
  const user = userEvent.setup();
  const { rerender } = render(<LoginForm validate={needsNothing} />, { wrapper: InEnglish });
  await user.type(name(), "a");
  await user.click(secret());
  await user.tab();
  expect(secret()).not.toHaveAttribute("aria-invalid");
  rerender(<LoginForm validate={needsBoth} />);
  expect(secret()).toHaveAttribute("aria-invalid", "true");
  expect(name()).toHaveValue("a");
  expect(screen.queryByRole("alert")).toBeNull();
});
