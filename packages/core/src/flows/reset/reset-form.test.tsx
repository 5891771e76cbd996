import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { answering } from "../../testing/recorded-calls.ts";
import { account, family, open, validate } from "../../testing/reset-page.ts";

describe("the form", () => {
  it("[RS-3] [QF-2] [QF-4] asks parents only to confirm, each field with its own toggle and a key that fits", async () => {
    answering(validate, { data: account });
    answering(family, { students: [] });
    const first = await open("ActivateAccount");
    expect(screen.queryByLabelText("Confirm new password")).toBeNull();
    first.unmount();
    const { user, field } = await open("ActivateParent");
    const confirm = screen.getByLabelText<HTMLInputElement>("Confirm new password");
    for (const each of [field, confirm]) {
      expect(each).toHaveAttribute("autocomplete", "new-password");
      expect(each).not.toHaveAttribute("maxlength");
    }
    expect(field).not.toHaveAttribute("enterkeyhint");
    expect(confirm).toHaveAttribute("enterkeyhint", "go");
    await user.click(screen.getByRole("button", { name: "Show new password" }));
    expect([field.type, confirm.type]).toEqual(["text", "password"]);
    await user.click(screen.getByRole("button", { name: "Show password confirmation" }));
    await user.click(screen.getByRole("button", { name: "Hide new password" }));
    expect([field.type, confirm.type]).toEqual(["password", "text"]);
  });

  it("[QF-2] [QF-3] tells password managers which account it is for", async () => {
    answering(validate, { data: account });
    const { field } = await open("ForceResetPassword");
    expect(field).toHaveAttribute("autocomplete", "new-password");
    expect(field).not.toHaveAttribute("maxlength");
    const hint = field.form?.querySelector<HTMLInputElement>("[autocomplete=username]");
    expect(hint?.value).toBe("nadia.o");
    expect(hint?.name).toBe("");
  });

  it("[RS-4] [QF-10] the rule is there first and ticks off; the button waits for it", async () => {
    answering(validate, { data: account });
    const { user, field } = await open("ForceResetPassword");
    const button = screen.getByRole("button", { name: "Save password" });
    await waitFor(() => expect(button).toHaveAttribute("aria-disabled", "true"));
    expect(screen.getByText("At least 8 characters, of any kind")).toBeVisible();
    await user.type(field, "🌲🌲🌲🌲🌲🌲🌲");
    await user.tab();
    expect(await screen.findByText("Use at least 8 characters")).toHaveAttribute(
      "data-message",
      "MIN_CHARACTER_WARNING_8",
    );
    expect(button).toHaveAttribute("aria-disabled", "true");
    await user.type(field, "é");
    await waitFor(() => expect(button).not.toHaveAttribute("aria-disabled"));
    expect(screen.getByText("At least 8 characters: done")).toBeVisible();
  });

  it("[QE-1] [RS-4] the summary keeps the words of the submit while a field is typed into", async () => {
    answering(validate, { data: account });
    const { user, field } = await open("ForceResetPassword");
    const error = () => document.querySelector("#password-error");
    await user.type(field, "{Enter}");
    const summary = await screen.findByRole("alert");
    expect(summary).toHaveTextContent("Enter a new password");
    await user.type(field, "a");
    await waitFor(() => expect(error()).toHaveTextContent("Use at least 8 characters"));
    expect(summary).toHaveTextContent("Enter a new password");
    await user.keyboard("{Enter}");
    await waitFor(() => expect(summary).toHaveTextContent("Use at least 8 characters"));
    await user.type(field, "bcdefgh");
    await waitFor(() => expect(summary).not.toBeInTheDocument());
    await user.keyboard("{Backspace}");
    await waitFor(() => expect(error()).toHaveTextContent("Use at least 8 characters"));
    expect(screen.queryByRole("alert")).toBeNull();
    await user.keyboard("{Enter}");
    expect(await screen.findByRole("alert")).toHaveTextContent("Use at least 8 characters");
  });

  it("[QE-1] [RS-4] a password that was sent too early can be typed to its end", async () => {
    answering(validate, { data: account });
    const { user, field } = await open("ForceResetPassword");
    await user.type(field, "short{Enter}");
    await waitFor(() => expect(screen.getByRole("alert")).toHaveFocus());
    await user.keyboard("er-no-more");
    expect(field).toHaveValue("shorter-no-more");
  });

  it("[QE-1] [RS-5] a field that was right at the submit is not added to the summary", async () => {
    answering(validate, { data: account });
    answering(family, { students: [] });
    const { user, field } = await open("ActivateParent");
    await user.type(screen.getByLabelText("Confirm new password"), "short");
    await user.type(field, "short{Enter}");
    const linked = () => screen.getAllByRole("link").filter((link) => link.closest("[role=alert]"));
    await waitFor(() => expect(linked()).toHaveLength(1));
    await user.type(field, "er");
    await waitFor(() => expect(document.querySelector("#confirmPassword-error")).toBeVisible());
    expect(linked()).toHaveLength(1);
    await user.keyboard("{Enter}");
    await waitFor(() => expect(linked()).toHaveLength(2));
  });

  it("[RS-5] the two passwords are compared whichever changes", async () => {
    answering(validate, { data: account });
    answering(family, { students: [] });
    const { user, field } = await open("ActivateParent");
    const confirm = screen.getByLabelText("Confirm new password");
    await user.type(field, "mountain river");
    await user.type(confirm, "mountain");
    await user.tab();
    expect(await screen.findByText("The two passwords are not the same")).toHaveAttribute(
      "data-message",
      "validateEqual",
    );
    await user.clear(field);
    await user.type(field, "mountain");
    await waitFor(() => expect(document.querySelector("[data-message=validateEqual]")).toBeNull());
    await user.type(field, "s");
    await waitFor(() => expect(document.querySelector("#confirmPassword-error")).toBeVisible());
  });
});
