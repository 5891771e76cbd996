import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import english from "../i18n/dictionaries/en-CA.json";
import { InEnglish } from "../testing/in-english.tsx";
import { fillIn } from "../testing/fill-in.ts";
import { PasswordField } from "../ui/password-field.tsx";
import { newPassword, yupValidator } from "./field-rules.ts";
import { useNewPassword } from "./new-password.tsx";
import { useForm } from "./use-form.ts";
import { object } from "yup";

const validate = yupValidator(object({ password: newPassword }));

function NewPasswordForm() {
  const form = useForm({
    initialValues: { password: "" },
    validate,
    required: { password: "required.newPassword" },
    onSubmit: async () => undefined,
  });
  return (
    <form {...form.formProps}>
      <PasswordField {...useNewPassword(form)} />
    </form>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>("New password");

describe("the field of a new password", () => {
  beforeEach(() => void render(<NewPasswordForm />, { wrapper: InEnglish }));

  it("[QF-2] asks browsers for a new one, and is the last of its form", () => {
    expect(field()).toHaveAttribute("autocomplete", "new-password");
    expect(field()).toHaveAttribute("name", "password");
    expect(field()).toHaveAttribute("enterkeyhint", "go");
  });

  it("[QF-10] says its rule before anything is typed, and that it is met at the eighth character", async () => {
    const user = userEvent.setup();
    const tick = () => document.querySelector(".wm-rule path");
    expect(field()).toHaveAccessibleDescription(english["newPassword.rule"]);
    expect(tick()).toBeNull();
    await fillIn(user, field(), "river s");
    expect(field()).toHaveAccessibleDescription(english["newPassword.rule"]);
    await user.type(field(), "t");
    expect(field()).toHaveAccessibleDescription(english["newPassword.ruleMet"]);
    expect(tick()).not.toBeNull();
  });

  it("[RS-3] [QF-8] is shown and hidden by a toggle of its own name", async () => {
    const user = userEvent.setup();
    await user.click(screen.getByRole("button", { name: "Show new password" }));
    expect(field()).toHaveAttribute("type", "text");
    expect(screen.getByText("New password is shown")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Hide new password" }));
    expect(field()).toHaveAttribute("type", "password");
  });

  it("[RS-4] says by which rule a short one is refused, and names itself where it is empty", async () => {
    const user = userEvent.setup();
    await user.click(field());
    await user.tab();
    expect(screen.getByText(english["required.newPassword"])).toBeVisible();
    await fillIn(user, field(), "short");
    expect(screen.getByText(english["MIN_CHARACTER_WARNING_8"])).toBeVisible();
  });
});
