import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { renderPortal } from "../../testing/render-portal.tsx";
import { stubResizeObserver } from "../../testing/resize-observer.ts";
import {
  english,
  noticesSettled,
  postNotices,
  shownNotices,
  slowNotice,
} from "../../testing/posted-notices.ts";

beforeEach(() => {
  vi.spyOn(console, "warn").mockReturnValue();
});

describe("a long notice", () => {
  const long = "Signing in is slow. ".repeat(10).trim();
  const unfold = () => screen.queryByRole("button", { name: "Read the whole message" });
  const frame = () => document.querySelector(".wm-posted-notices") as HTMLElement;
  /** Reads the host's file again. */
  async function readAgain(...file: object[]): Promise<void> {
    postNotices(file);
    await act(() => vi.advanceTimersByTimeAsync(2 * 60_000));
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    await noticesSettled();
  }

  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    vi.spyOn(Element.prototype, "scrollHeight", "get").mockImplementation(function height(
      this: Element,
    ) {
      return this.textContent.length;
    });
    vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(100);
  });

  it("[QO-7] [QV-2] [QV-3] has its place in the card only while it is unfolded and open", async () => {
    const notice = slowNotice({ text: { "en-CA": long } });
    postNotices([notice]);
    const { user } = renderPortal("/");
    await user.click(await screen.findByRole("button", { name: "Read the whole message" }));
    expect(unfold()).toBeNull();
    // The button had it.
    expect(document.querySelector(".wm-posted-notice__text")).toHaveFocus();
    await readAgain(notice, slowNotice({ id: "b", text: { "en-CA": "No mail today." } }));
    await waitFor(() => expect(shownNotices()).toEqual([long, "No mail today."]));
    expect(frame().dataset).toHaveProperty("unfolded");
    await user.click(screen.getAllByRole("button", { name: "Close" })[0] as HTMLElement);
    expect(shownNotices()).toEqual(["No mail today."]);
    expect(frame().dataset).not.toHaveProperty("unfolded");
  });

  it("[QO-7] [QF-7] describes the button that unfolds it: two of them have one name", async () => {
    postNotices([slowNotice({ text: { "en-CA": long } })]);
    renderPortal("/");
    await waitFor(() =>
      expect(unfold()).toHaveAccessibleDescription(expect.stringContaining(long)),
    );
  });

  it("[QO-7] [QV-3] begins at its beginning again once a link in its folded part has lost the focus", async () => {
    const text = `${long} [Our status](https://status.example/)`;
    postNotices([slowNotice({ text: { "en-CA": text } })]);
    const { user } = renderPortal("/");
    await waitFor(() => expect(unfold()).toBeVisible());
    const words = document.querySelector(".wm-posted-notice__text") as HTMLElement;
    screen.getByRole("link", { name: "Our status" }).focus();
    // A browser scrolls to it.
    words.scrollTop = 147;
    await user.tab();
    expect(words.scrollTop).toBe(0);
  });

  it("[QO-7] is not offered as a whole once a short text has replaced it, and a long one folds again", async () => {
    postNotices([slowNotice({ text: { "en-CA": long } })]);
    const { user } = renderPortal("/");
    await screen.findByRole("button", { name: "Read the whole message" });
    await readAgain(slowNotice({ text: { "en-CA": "It works again." } }));
    await waitFor(() => expect(shownNotices()).toEqual(["It works again."]));
    expect(unfold()).toBeNull();
    await readAgain(slowNotice({ text: { "en-CA": long } }));
    await user.click(await screen.findByRole("button", { name: "Read the whole message" }));
    await readAgain(slowNotice({ text: { "en-CA": `${long} We are sorry.` } }));
    await waitFor(() => expect(shownNotices()).toEqual([`${long} We are sorry.`]));
    expect(unfold()).toBeVisible();
    expect(frame().dataset).not.toHaveProperty("unfolded");
  });

  it("[QO-7] offers the rest of it only as long as a part is out of sight: a phone is turned, and turned back", async () => {
    const resize = stubResizeObserver();
    const turn = (height: number) => {
      vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(height);
      act(resize);
    };
    postNotices([slowNotice()]);
    renderPortal("/");
    await screen.findByText(english);
    expect(unfold()).toBeNull();
    turn(20);
    expect(unfold()).toBeVisible();
    unfold()?.focus();
    turn(100);
    expect(unfold()).toBeNull();
    expect(document.activeElement?.className).toBe("wm-posted-notice__text");
  });

  it("[QO-7] [QV-3] is not closed by a press that was meant for the text before", async () => {
    postNotices([slowNotice({ text: { "en-CA": long } })]);
    const { user } = renderPortal("/");
    (await screen.findByRole("button", { name: "Close" })).focus();
    await readAgain(slowNotice({ text: { "en-CA": "Do not sign in now." } }));
    await user.keyboard("{Enter}");
    expect(shownNotices()).toEqual(["Do not sign in now."]);
    expect(screen.getByRole("main")).toHaveFocus();
  });
});
