import { screen, within } from "@testing-library/react";
import { beforeEach, expect } from "vitest";
import { defaultConfiguration } from "../config/configuration-keys.ts";
import { answering } from "./recorded-calls.ts";
import { renderPortal } from "./render-portal.tsx";

export const logOutPath = "/api/auth/logout";
export const configuration = { ...defaultConfiguration, logoutPath: logOutPath };
/** Notice in the card of the screen. */
export const card = () => screen.getByRole("main").querySelector(".wm-notice");
/** Words about a log-out that the server may not know of. */
export const unheard = () =>
  within(screen.getByRole("main")).queryByText(/the service may not know/u);
export const signedOut = () => document.querySelector(".wm-notice [data-message=SIGNED_OUT]");

/** Logs out where the workspaces are chosen. */
export async function logOut() {
  answering("/api/auth/switchaccount", { data: [{ userType: 4, url: "/w" }] });
  const view = renderPortal("/switchaccount?k=1", { environment: { configuration } });
  await view.user.click(await screen.findByRole("link", { name: "Sign out" }));
  expect(await screen.findByLabelText("Password")).toBeVisible();
  return view;
}

/** Has each test begin with a stored sign-in. */
export function storeSignInBeforeEach() {
  beforeEach(() => {
    localStorage.setItem("auth_token", "true");
    localStorage.setItem("appToken", "t");
  });
}
