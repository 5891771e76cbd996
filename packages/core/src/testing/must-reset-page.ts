import { screen, waitFor } from "@testing-library/react";
import { expect } from "vitest";
import { fillIn, submitWith } from "./fill-in.ts";
import { answering } from "./recorded-calls.ts";
import { renderPortal } from "./render-portal.tsx";

export const mustResetPath = "/api/auth/mustresetpassword";
export const mustResetAnswer: { data: Record<string, unknown> } = {
  data: { isMustResetPassword: true, userAccountId: 42, jwtToken: "mustResetAnswer-token" },
};

/** Signs in to an account whose password must be changed. */
export async function arrive(answer = mustResetAnswer, signIn = "/") {
  answering("/api/auth/login", answer);
  answering("/api/auth/loginSD", answer);
  const view = renderPortal(signIn);
  await fillIn(view.user, screen.getByLabelText("Username or email"), "tomas");
  await submitWith(view.user, screen.getByLabelText("Password"), "old one");
  const field = await screen.findByLabelText<HTMLInputElement>("New password");
  return { ...view, field };
}

/** Waits for sign-in to say that the step has ended. The step's own screen says it first, for a moment. */
export async function stepHasEnded() {
  await waitFor(() => {
    expect(screen.getByText(/that step opens only right after signing in/u)).toBeVisible();
    expect(screen.getByLabelText("Password")).toBeVisible();
  });
  expect(screen.queryByLabelText("New password")).toBeNull();
}
