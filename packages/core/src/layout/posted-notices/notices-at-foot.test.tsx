import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { renderPortal } from "../../testing/render-portal.tsx";
import { stubResizeObserver } from "../../testing/resize-observer.ts";
import { english, postNotices, slowNotice } from "../../testing/posted-notices.ts";

beforeEach(() => {
  vi.spyOn(console, "warn").mockReturnValue();
});

describe("a notice without space above the card", () => {
  const isAtFoot = () => screen.getByText(english).closest(".wm-posted-notices--at-foot") !== null;
  const rect = (top: number, bottom: number) => ({ top, bottom }) as DOMRect;
  let top: number;

  beforeEach(() => {
    top = 21;
    postNotices([slowNotice()]);
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function at(
      this: Element,
    ) {
      return this.tagName === "HEADER" ? rect(0, 60) : rect(top, 65);
    });
  });

  it("[QO-7] [QR-1] is at the foot of the window, also below a header of a region's own", async () => {
    const header = () => <header className="own-header">Own</header>;
    renderPortal("/", { region: { header } });
    await screen.findByText(english);
    await waitFor(() => expect(isAtFoot()).toBe(true));
  });

  it("[QO-7] stays there while the next screen opens, so that it is said once", async () => {
    const { user } = renderPortal("/");
    await screen.findByText(english);
    await waitFor(() => expect(isAtFoot()).toBe(true));
    const changes = vi.fn<MutationCallback>();
    const bar = document.querySelector(".wm-notice-banner") as HTMLElement;
    const watch = new MutationObserver(changes);
    watch.observe(bar, { childList: true, subtree: true, characterData: true });
    await user.click(screen.getByRole("link", { name: "Trouble signing in?" }));
    expect(await screen.findByRole("textbox", { name: "Email" })).toBeVisible();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    watch.disconnect();
    expect(changes).not.toHaveBeenCalled();
    expect(isAtFoot()).toBe(true);
  });

  it("[QO-7] [QE-1] is said there only where it was not above the card before", async () => {
    const resize = stubResizeObserver();
    const bar = () => document.querySelector(".wm-notice-banner");
    const { unmount } = renderPortal("/");
    await waitFor(() => expect(isAtFoot()).toBe(true));
    expect(bar()).not.toHaveAttribute("aria-live");
    unmount();
    top = 61;
    renderPortal("/");
    await screen.findByText(english);
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(isAtFoot()).toBe(false);
    // The reason of a refusal has come into the card.
    top = 21;
    act(() => {
      resize();
    });
    await waitFor(() => expect(isAtFoot()).toBe(true));
    expect(bar()).toHaveAttribute("aria-live", "off");
  });

  it("[QO-7] leaves the foot on a screen that has space for it", async () => {
    const { user } = renderPortal("/");
    await screen.findByText(english);
    await waitFor(() => expect(isAtFoot()).toBe(true));
    top = 61;
    await user.click(screen.getByRole("link", { name: "Trouble signing in?" }));
    await waitFor(() => expect(isAtFoot()).toBe(false));
  });
});
