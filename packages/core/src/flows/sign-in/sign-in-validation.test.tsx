import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { answering, refusal } from "../../testing/recorded-calls.ts";
import { renderPortal } from "../../testing/render-portal.tsx";
import {
  bodyOf,
  button,
  password,
  signedIn,
  signIn,
  username,
} from "../../testing/sign-in-page.ts";

describe("sign-in validation", () => {
  it("[SI-3] [QF-7] shows 'required' once a field is touched, tied to it", async () => {
    const { user } = renderPortal("/");
    const error = () => document.querySelector("[data-message=REQUIRED]");
    expect(error()).toBeNull();
    await user.click(username());
    await user.tab();
    await waitFor(() => expect(error()).toHaveTextContent("Enter your username or email"));
    expect(username()).toHaveAccessibleDescription("Enter your username or email");
    expect(username()).toBeInvalid();
    expect(password()).not.toHaveAttribute("aria-invalid");
  });

  it("[SI-4] disables the button when the form is invalid and touched, and only then", async () => {
    const { user } = renderPortal("/");
    expect(button()).not.toHaveAttribute("aria-disabled");
    await user.click(username());
    await user.tab();
    await waitFor(() => expect(button()).toHaveAttribute("aria-disabled", "true"));
    await user.type(username(), "amelie");
    await user.type(password(), "x");
    await waitFor(() => expect(button()).not.toHaveAttribute("aria-disabled"));
  });

  it("[SI-4] [QE-1] a press on the disabled button explains what is missing, and sends nothing", async () => {
    const asked = answering("/api/auth/login", signedIn);
    const { user } = renderPortal("/");
    await user.click(username());
    await user.tab();
    await waitFor(() => expect(button()).toHaveAttribute("aria-disabled", "true"));
    expect(button()).toBeEnabled();
    await user.click(button());
    expect(await screen.findByRole("alert")).toHaveFocus();
    expect(asked).toHaveLength(0);
  });

  it("[SI-3] [QE-1] typing into the summary fills in the field that it names, not the password", async () => {
    const { user } = renderPortal("/");
    await user.type(password(), "river stone 8{Enter}");
    await waitFor(() => expect(screen.getByRole("alert")).toHaveFocus());
    await user.keyboard("amelie");
    expect([username().value, password().value]).toEqual(["amelie", "river stone 8"]);
  });

  it("[SI-3] blanks alone are no username", async () => {
    const asked = answering("/api/auth/login", signedIn);
    const { user } = renderPortal("/");
    await signIn(user, "\u00a0 \u200b");
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "There is a problemEnter your username or email",
    );
    expect(asked).toHaveLength(0);
  });

  it("[QE-1] Enter explains a refused submit even while the button is disabled", async () => {
    const { user } = renderPortal("/");
    await user.click(username());
    await user.tab();
    await waitFor(() => expect(button()).toHaveAttribute("aria-disabled", "true"));
    await user.keyboard("{Enter}");
    const summary = await screen.findByRole("alert");
    expect(summary).toHaveFocus();
    expect(document.title).toBe("Error: Sign in – Waymark");
    await user.click(within(summary).getByRole("link", { name: "Enter your password" }));
    expect(password()).toHaveFocus();
  });

  it("[QF-6] validates and sends what was filled in without an event", async () => {
    const asked = answering("/api/auth/login", signedIn);
    const { user } = renderPortal("/");
    username().value = "filled";
    password().value = "by a manager";
    await user.click(button());
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(bodyOf(asked[0])).toMatchObject({ Username: "filled", Password: "by a manager" });
  });

  it("[QF-6] keeps the fields themselves over errors and a change of language", async () => {
    answering("/api/auth/login", refusal(401));
    const { user } = renderPortal("/");
    const before = [username(), password()];
    await signIn(user);
    await screen.findByRole("alert");
    await user.click(screen.getByRole("link", { name: "Français" }));
    await screen.findByRole("heading", { level: 1, name: "Connexion" });
    expect(screen.getByLabelText("Nom d’utilisateur ou courriel")).toBe(before[0]);
    expect(screen.getByLabelText("Mot de passe")).toBe(before[1]);
    expect(before.map((field) => field?.value)).toEqual(["amelie", "river stone 8"]);
    expect(screen.getByRole("alert")).toHaveTextContent(
      "Nom d’utilisateur ou mot de passe introuvable",
    );
  });
});
