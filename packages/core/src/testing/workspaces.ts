import { screen } from "@testing-library/react";
import { answering } from "./recorded-calls.ts";
import { renderPortal } from "./render-portal.tsx";

export const switchAccountPath = "/api/auth/switchaccount";

/** One workspace of each type. */
export const workspaces = [1, 2, 3, 4, 5].map((userType) => ({
  userType,
  url: `https://product.example/${userType}`,
}));

/** The types of the cards that are shown, in their order. */
export function shownWorkspaces(): (string | null)[] {
  return [...document.querySelectorAll("[data-workspace]")].map((card) =>
    card.getAttribute("data-workspace"),
  );
}

/** Opens the choice of workspaces, and waits for its cards. */
export async function openWorkspaces(data: unknown, query = "?k=1", environment = {}) {
  answering(switchAccountPath, { data } as never);
  const view = renderPortal(`/switchaccount${query}`, { environment });
  await screen.findAllByRole("button", { name: /^Select / });
  return view;
}
