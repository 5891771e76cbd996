import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { ANNOUNCEMENT_MS } from "../config/constants.ts";
import { renderPortal } from "../testing/render-portal.tsx";

const said = () => document.querySelector("[aria-live=polite]")?.textContent;

afterEach(() => void vi.useRealTimers());

it("[LN-3] [QV-5] another language is said by the heading in it, for a while, and the focus stays", async () => {
  const { user } = renderPortal("/");
  await waitFor(() => expect(document.querySelector(".wm-notice-bar")).toBeInTheDocument());
  expect(said()).toBe("");
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const toggle = screen.getByRole("link", { name: /^Français/u });
  await user.click(toggle);
  await waitFor(() => expect(said()).toBe("Connexion"));
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Connexion");
  expect(toggle).toHaveFocus();
  await user.click(toggle);
  await waitFor(() => expect(said()).toBe("Sign in"));
  await act(() => vi.advanceTimersByTimeAsync(ANNOUNCEMENT_MS));
  expect(said()).toBe("");
});
