import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderPortal } from "../testing/render-portal.tsx";
import { button, password, username } from "../testing/sign-in-page.ts";

const namesOf = (field: HTMLElement) => [field.id, field.getAttribute("name")];
const required = () =>
  [...document.querySelectorAll(".wm-field__error [data-message]")].map(
    (error) => error.textContent,
  );

describe("the two fields that sign a person in", () => {
  it("[QF-2] are known to browsers and password managers", () => {
    renderPortal("/");
    expect(namesOf(username())).toEqual(["username", "username"]);
    expect(username()).toHaveAttribute("autocomplete", "username");
    expect(namesOf(password())).toEqual(["password", "password"]);
    expect(password()).toHaveAttribute("autocomplete", "current-password");
  });

  it("[QF-2] have a phone's keyboard lead on, and leave what is typed as it is", () => {
    renderPortal("/");
    // With "next" Android's key submits, without it it leads to the next field.
    expect(username()).not.toHaveAttribute("enterkeyhint");
    // A password that is shown is text, which some browsers send away to check its spelling.
    for (const field of [username(), password()]) {
      expect(field).toHaveAttribute("autocapitalize", "none");
      expect(field).toHaveAttribute("autocorrect", "off");
      expect(field).toHaveAttribute("spellcheck", "false");
    }
    expect(password()).toHaveAttribute("enterkeyhint", "go");
  });

  it("[QF-4] take a name and a password of any length", () => {
    renderPortal("/");
    for (const field of [username(), password()]) expect(field).not.toHaveAttribute("maxlength");
  });

  it("[QF-8] have a toggle that says which field it shows and hides", async () => {
    const { user } = renderPortal("/");
    await user.click(screen.getByRole("button", { name: "Show password" }));
    expect(screen.getByText("Password is shown")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Hide password" }));
    expect(screen.getByText("Password is hidden")).toBeInTheDocument();
  });

  it("[SI-3] are each named in what is missing", async () => {
    const { user } = renderPortal("/");
    await user.click(button());
    expect(required()).toEqual(["Enter your username or email", "Enter your password"]);
  });
});
