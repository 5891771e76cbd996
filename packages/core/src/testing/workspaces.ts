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
 * Leaves for the page of a workspace that does not come before the test ends.
 * @returns `stop`, which is called where that page is stopped, with React or before, and `leaveTo` for the environment
 */
export function leavingForever(isReady = true) {
  if (isReady) setMark("ready");
  else removeMark("ready");
  const stop = vi.spyOn(window, "stop").mockReturnValue();
  const reload = vi.fn<() => void>();
  onTestFinished(() => {
    removeMark("ready");
    forgetNextPage();
  });
  return { stop: isReady ? stop : reload, leaveTo };

  function leaveTo(url: string): void {
    const { href, origin } = window.location;
    vi.stubGlobal("location", { href, origin, assign: () => undefined, reload });
    leavePortal(url, "");
    if (isReady) vi.unstubAllGlobals();
  }
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
