import { screen } from "@testing-library/react";
import { fillIn, submitWith } from "./fill-in.ts";
import { renderPortal } from "./render-portal.tsx";

export const linkingPath = "/api/auth/portfolioLinking";

/** Sends the form of linking. */
export async function link(route = "/portfoliolinking/k%3D1/educator") {
  const view = renderPortal(route);
  await fillIn(view.user, await screen.findByLabelText("Username or email"), " d.okafor ");
  await submitWith(view.user, screen.getByLabelText("Password"), " first bell ");
  return view;
}
