import { act, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { ANNOUNCEMENT_MS } from "../config/constants.ts";
import { deferred, lazyScreen } from "../browser/lazy-chunk.tsx";
import { StatusBanners } from "./banners.tsx";
import { renderPortal } from "../testing/render-portal.tsx";

const said = () => document.querySelector("[aria-live=polite]")?.textContent;

it("[LN-3] [QV-5] another language is said by the heading in it, for a while, and the focus stays", async () => {
  const { user } = renderPortal("/");
  await waitFor(() => expect(document.querySelector(".wm-notice-banner")).toBeInTheDocument());
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

it("[LN-3] [QV-7] another language that was chosen before the script of this status is there is said, too", async () => {
  let arrive: (module: { StatusBanners: typeof StatusBanners }) => void = () => undefined;
  const script = new Promise<{ StatusBanners: typeof StatusBanners }>(
    (resolve) => (arrive = resolve),
  );
  const { user } = renderPortal("/", {
    parts: {
      StatusBanners: deferred(
        () => script,
        (module) => module.StatusBanners,
      ),
    },
  });
  await user.click(screen.getByRole("link", { name: "Français" }));
  expect(await screen.findByRole("heading", { name: "Connexion" })).toBeVisible();
  await act(async () => arrive({ StatusBanners }));
  await waitFor(() => expect(said()).toBe("Connexion"));
});

it("[LN-3] [QV-5] another language of a screen that is on its way is said once, by its own line", async () => {
  const onItsWay = lazyScreen(
    () => new Promise<{ About: () => null }>(() => undefined),
    ({ About }) => About,
  );
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user } = renderPortal("/", { region: { screens: { "no-account": onItsWay } } });
  await waitFor(() => expect(document.querySelector(".wm-notice-banner")).toBeInTheDocument());
  await user.click(screen.getByRole("link", { name: "Don’t have an account?" }));
  await waitFor(() => expect(said()).toBe("One moment, please…"));
  await user.click(screen.getByRole("link", { name: /^Français/u }));
  const words = "Un instant, s’il vous plaît…";
  await waitFor(() => expect(document.querySelector(".wm-waiting__line")).toHaveTextContent(words));
  await act(() => new Promise((done) => setTimeout(done, 50)));
  expect(said()).toBe(words);
});
