import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { pressBeforeReact } from "../page/prerendered-controls.ts";
import { httpFailure } from "../testing/http-failure.ts";
import { send, showLogin, summary } from "../testing/login-form.tsx";
import { renderPortal } from "../testing/render-portal.tsx";

/* Safari before 18.4: setting the selection of a field without the focus gives it the focus. */
beforeEach(() => {
  const select: unknown = Reflect.get(HTMLInputElement.prototype, "setSelectionRange");
  vi.spyOn(HTMLInputElement.prototype, "setSelectionRange").mockImplementation(function (
    this: HTMLInputElement,
    ...range
  ) {
    this.focus();
    if (typeof select === "function") Reflect.apply(select, this, range);
  });
});

it("[QE-1] a refusal has the focus, though the refused password is selected", async () => {
  const user = showLogin({ outcomes: [httpFailure(401)] });
  await send(user);
  await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent("not found"));
  expect(await summary()).toHaveFocus();
});

it("[QF-8] the button that shows a password keeps the focus: its second Space types none", async () => {
  const { user } = renderPortal("/");
  await user.type(screen.getByLabelText("Password"), "river");
  await user.tab();
  await user.keyboard("  ");
  expect(screen.getByLabelText("Password")).toHaveValue("river");
  expect(screen.getByRole("button", { name: "Show password" })).toHaveFocus();
});

it("[QF-8] [QP-2] so does it before React", () => {
  renderPortal("/");
  const button = screen.getByRole("button", { name: "Show password" });
  button.focus();
  pressBeforeReact(button);
  expect(button).toHaveFocus();
});
