import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { button, name, secret, send, showLogin } from "../testing/login-form.tsx";

const leave = () => act(() => void window.dispatchEvent(new Event("pagehide")));
const comeBack = () =>
  act(() => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
const filledIn = { username: "amelie", password: "river stone 8" };
const values = () => [name().value, secret().value];

describe("a form that leads to another page", () => {
  it("[QX-3] [SI-5] stays busy with its values, and has neither after the page was left", async () => {
    const user = showLogin({ outcomes: ["leaves"] });
    await send(user);
    await waitFor(() => expect(button()).toHaveAttribute("aria-busy", "true"));
    expect(values()).toEqual(Object.values(filledIn));
    leave();
    expect(values()).toEqual(["", ""]);
  });

  it("[QX-3] begins again when the page comes back: nothing is wrong, and nothing is sent", async () => {
    const user = showLogin({ outcomes: ["leaves"] });
    await send(user);
    await waitFor(() => expect(button()).toHaveAttribute("aria-busy", "true"));
    leave();
    comeBack();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(button()).not.toHaveAttribute("aria-disabled");
    await user.click(button());
    expect(screen.getByRole("alert")).toHaveFocus();
  });

  it("[QX-3] [RS-4] has a button that reads as disabled again, since nothing is filled in any more", async () => {
    const outcomes = ["leaves"] as const;
    const user = showLogin({ initialValues: filledIn, outcomes, disabledWhileInvalid: true });
    expect(button()).not.toHaveAttribute("aria-disabled");
    await user.click(button());
    await waitFor(() => expect(button()).toHaveAttribute("aria-busy", "true"));
    leave();
    comeBack();
    expect(button()).toHaveAttribute("aria-disabled", "true");
  });

  it("[QX-3] loses nothing of one that was only filled in", () => {
    showLogin({ initialValues: filledIn });
    leave();
    comeBack();
    expect(values()).toEqual(Object.values(filledIn));
  });
});
