import { screen } from "@testing-library/react";
import { onTestFinished, vi } from "vitest";
import { leavePortal, forgetNextPage } from "../navigation/leave-portal.ts";
import { removeMark, setMark } from "../page/marks.ts";
import { answering } from "./recorded-calls.ts";
import { renderPortal } from "./render-portal.tsx";

export const switchAccountPath = "/api/auth/switchaccount";

/** One workspace of each type. */
export const workspaces = [1, 2, 3, 4, 5].map((userType) => ({
  userType,
  url: `https://product.example/${userType}`,
}));

/**
 * Leaves for the page of a workspace that does not come before the test ends, with the page as it is once React is there.
 * @returns what stops it, for `leaveTo` of the environment
 */
export function leavingForever() {
  setMark("ready");
  const stop = vi.spyOn(window, "stop").mockReturnValue();
  onTestFinished(() => {
    removeMark("ready");
    forgetNextPage();
  });
  return { stop, leaveTo };
}

function leaveTo(url: string): void {
  const { href, origin } = window.location;
  vi.stubGlobal("location", { href, origin, assign: () => undefined });
  leavePortal(url, "");
  vi.unstubAllGlobals();
}

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
