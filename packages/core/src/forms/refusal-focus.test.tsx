import { render, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { httpFailure } from "../testing/http-failure.ts";
import { InEnglish } from "../testing/in-english.tsx";
import { button, LoginForm, secret, send, showLogin, summary } from "../testing/login-form.tsx";

const filledIn = { username: "amelie", password: "river stone 8" };
const selection = () => [secret().selectionStart, secret().selectionEnd];
const whole = [0, filledIn.password.length];
const nothingSelected = ([start, end]: (number | null)[]) => start === end;

describe("a refusal", () => {
  it("[QE-1] [SI-10] takes the focus and selects the password after a submit that was invalid, too", async () => {
    const user = showLogin({ outcomes: [httpFailure(401)] });
    await user.click(button());
    await send(user);
    await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent("not found"));
    expect(await summary()).toHaveFocus();
    expect(selection()).toEqual(whole);
  });

  it("[SI-10] has a password that a press selects once more, so that typing replaces it", async () => {
    const user = showLogin({ outcomes: [httpFailure(401)] });
    await send(user);
    expect(await summary()).toHaveFocus();
    await user.click(secret());
    await user.keyboard("a");
    expect(secret()).toHaveValue("a");
    await user.click(secret());
    await user.keyboard("b");
    expect(secret()).toHaveValue("ab");
  });

  it("[SI-10] lets the second press into the password set the caret", async () => {
    const user = showLogin({ outcomes: [httpFailure(401)] });
    await send(user);
    expect(await summary()).toHaveFocus();
    await user.click(secret());
    expect(selection()).toEqual(whole);
    await user.click(secret());
    expect(selection()).toSatisfy(nothingSelected);
  });

  it("[QP-2] that the page has shown before React is there at once, and moves nothing", () => {
    const submission = { isAdopted: true, failure: httpFailure(401), submits: 1 };
    showLogin({ initialValues: filledIn, submission });
    expect(screen.getByRole("alert")).toHaveTextContent("not found");
    expect(document.body).toHaveFocus();
    expect(selection()).toSatisfy(nothingSelected);
  });

  it("[QN-3] that an earlier form has left is shown with its wait, and moves nothing", async () => {
    const outcomes = [httpFailure(429, { retryAfterSeconds: 90 })];
    const { unmount } = render(<LoginForm outcomes={outcomes} initialValues={filledIn} />, {
      wrapper: InEnglish,
    });
    button().click();
    expect(await screen.findByRole("timer")).toBeInTheDocument();
    unmount();
    showLogin({ initialValues: filledIn });
    expect(screen.getByRole("timer")).toBeInTheDocument();
    expect(document.body).toHaveFocus();
    expect(selection()).toSatisfy(nothingSelected);
  });

  it("[SI-10] selects nothing of a form that was not refused", async () => {
    const user = showLogin({ initialValues: filledIn, outcomes: ["stays"] });
    expect(selection()).toSatisfy(nothingSelected);
    await user.click(button());
    await waitFor(() => expect(button()).toHaveAttribute("aria-busy", "false"));
    expect(selection()).toSatisfy(nothingSelected);
  });
});
