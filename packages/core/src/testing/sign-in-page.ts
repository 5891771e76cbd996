import { screen } from "@testing-library/react";
import { fillIn } from "./fill-in.ts";
import type { RecordedCall } from "./recorded-calls.ts";
import type { renderPortal } from "./render-portal.tsx";

export const home = "https://product.example/home";
export const signedIn = { data: { errorMessage: null, jwtToken: "token-1", url: home } };

export const username = () =>
  screen.getByRole<HTMLInputElement>("textbox", { name: "Username or email" });
export const password = () => screen.getByLabelText<HTMLInputElement>("Password");
export const button = () => screen.getByRole("button", { name: "Sign in" });

/** Fills in the form and sends it. */
export async function signIn(
  user: ReturnType<typeof renderPortal>["user"],
  name = "amelie",
  secret = "river stone 8",
) {
  await fillIn(user, username(), name);
  await fillIn(user, password(), secret);
  await user.click(button());
}

export const bodyOf = (call: RecordedCall | undefined) => call?.body as Record<string, unknown>;
