import { screen } from "@testing-library/react";
import { submitWith } from "./fill-in.ts";
import { renderPortal } from "./render-portal.tsx";

export const path = "/api/auth/forgotpassword";
export const sent = {
  token: "t",
  messages: [{ friendlyMessage: "Look for a mail from us." }, { friendlyMessage: "Mail 2 of 2." }],
};
export const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Email" });

/** Opens the page, and asks for a link. */
export async function ask(email = "nadia@school.example", route = "/forgot") {
  const view = renderPortal(route);
  await submitWith(view.user, await screen.findByRole("textbox", { name: "Email" }), email);
  return view;
}
