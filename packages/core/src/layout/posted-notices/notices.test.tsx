import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { answering, refusal } from "../../testing/recorded-calls.ts";
import { renderPortal } from "../../testing/render-portal.tsx";
import {
  configuredNotices,
  english,
  french,
  HOUR_MS,
  inHours,
  noticesSettled,
  postNotices,
  shownNotices,
  slowNotice,
} from "../../testing/posted-notices.ts";
import { message, signIn } from "../../testing/sign-in-page.ts";

beforeEach(() => {
  vi.spyOn(console, "warn").mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
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
    const bar = document.querySelector(".wm-notice-bar") as HTMLElement;
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
    const resized: (() => void)[] = [];
    class Observer {
      constructor(onResize: () => void) {
        resized.push(onResize);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    }
    vi.stubGlobal("ResizeObserver", Observer);
    onTestFinished(() => void vi.unstubAllGlobals());
    const bar = () => document.querySelector(".wm-notice-bar");
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
      for (const tell of resized) tell();
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

describe("a notice of the host", () => {
  it("[QO-7] is shown in the page's language, is a status, and is closed for the visit", async () => {
    postNotices([slowNotice()]);
    const { user, unmount } = renderPortal("/?lang=fr");
    const notice = await screen.findByText(french);
    expect(notice.closest("[role=status]")).toBeInTheDocument();
    expect(notice.closest("[lang]")).toBe(document.documentElement);
    await user.click(screen.getByRole("button", { name: "Fermer" }));
    expect(shownNotices()).toEqual([]);
    expect(document.getElementById("main")).toHaveFocus();
    unmount();
    postNotices([slowNotice()]);
    renderPortal("/?lang=fr");
    await noticesSettled();
    expect(shownNotices()).toEqual([]);
  });

  it("[QO-7] that was closed is shown again with another text", async () => {
    postNotices([slowNotice()]);
    const { user, unmount } = renderPortal("/");
    await screen.findByText(english);
    await user.click(screen.getByRole("button", { name: "Close" }));
    unmount();
    postNotices([slowNotice({ text: { "en-CA": "It works again." } })]);
    renderPortal("/");
    expect(await screen.findByText("It works again.")).toBeVisible();
  });

  it("[QO-7] is marked with its language where it lacks the page's", async () => {
    postNotices([slowNotice({ text: { "en-CA": english } })]);
    renderPortal("/?lang=fr");
    expect((await screen.findByText(english)).parentElement).toHaveAttribute("lang", "en-CA");
  });

  it("[QO-7] replaces the configured one of its id, beside others", async () => {
    postNotices([slowNotice({ text: { "en-CA": "It works again." } })]);
    renderPortal(
      "/",
      configuredNotices(slowNotice(), slowNotice({ id: "b", text: { "en-CA": "No mail today." } })),
    );
    expect(await screen.findByText("It works again.")).toBeVisible();
    expect(shownNotices()).toEqual(["No mail today.", "It works again."]);
    const [mail, works] = screen.getAllByRole("button", { name: "Close" });
    expect(mail).toHaveAccessibleDescription(/No mail today\.$/u);
    expect(works).toHaveAccessibleDescription(/It works again\.$/u);
  });

  it("[QO-7] is shown on its own screen alone", async () => {
    postNotices([slowNotice({ where: "forgot" })]);
    const { user } = renderPortal("/");
    await noticesSettled();
    expect(shownNotices()).toEqual([]);
    await user.click(screen.getByRole("link", { name: "Trouble signing in?" }));
    expect(await screen.findByText(english)).toBeVisible();
  });

  it("[QO-7] comes and goes automatically while the page is open", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    postNotices([]);
    renderPortal("/", configuredNotices(slowNotice({ from: inHours(0.5) })));
    await noticesSettled();
    expect(shownNotices()).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(0.5 * HOUR_MS + 1000));
    expect(shownNotices()).toEqual([english]);
    await act(() => vi.advanceTimersByTimeAsync(0.5 * HOUR_MS + 1000));
    expect(shownNotices()).toEqual([]);
  });

  it("[QO-7] [QV-3] leaves the focus to the content when it ends under it", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    postNotices([]);
    renderPortal("/", configuredNotices(slowNotice()));
    await noticesSettled();
    screen.getByRole("button", { name: "Close" }).focus();
    await act(() => vi.advanceTimersByTimeAsync(HOUR_MS + 1000));
    expect(shownNotices()).toEqual([]);
    expect(screen.getByRole("main")).toHaveFocus();
  });

  it("[QO-7] is read again when the page is seen again", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    postNotices([]);
    renderPortal("/");
    await noticesSettled();
    postNotices([slowNotice()]);
    await act(() => vi.advanceTimersByTimeAsync(2 * 60_000));
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    expect(await screen.findByText(english)).toBeVisible();
  });

  it("[QO-7] [QH-1] has links that pass the check of urls, and no other markup", async () => {
    const text =
      "<b>Read</b> [our status](https://status.example/a) or [this](javascript:alert(1)), [that](//evil.example).";
    postNotices([slowNotice({ text: { "en-CA": text } })]);
    renderPortal("/");
    expect(await screen.findByRole("link", { name: "our status" })).toHaveAttribute(
      "href",
      "https://status.example/a",
    );
    expect(shownNotices()).toEqual(["<b>Read</b> our status or this), that."]);
    expect(document.querySelectorAll(".wm-posted-notice__text a, b")).toHaveLength(1);
  });
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

  it("[QO-7] [QV-2] has its place in the card only while it is unfolded and open", async () => {
    const notice = slowNotice({ text: { "en-CA": long } });
    postNotices([notice]);
    const { user } = renderPortal("/");
    await user.click(await screen.findByRole("button", { name: "Read the whole message" }));
    expect(unfold()).toBeNull();
    await readAgain(notice, slowNotice({ id: "b", text: { "en-CA": "No mail today." } }));
    await waitFor(() => expect(shownNotices()).toEqual([long, "No mail today."]));
    expect(frame().dataset).toHaveProperty("unfolded");
    await user.click(screen.getAllByRole("button", { name: "Close" })[0] as HTMLElement);
    expect(shownNotices()).toEqual(["No mail today."]);
    expect(frame().dataset).not.toHaveProperty("unfolded");
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
});

describe("a sign-in that fails during a notice", () => {
  it("[QO-7] [QE-6] names it at once: a line that comes later would push the fields away", async () => {
    postNotices([slowNotice()]);
    answering("/api/auth/login", refusal(503));
    const { user } = renderPortal("/");
    await screen.findByText(english);
    const alerts: string[] = [];
    const watch = new MutationObserver(() => {
      const alert = screen.queryByRole("alert");
      if (alert) alerts.push(alert.textContent);
    });
    watch.observe(document.body, { childList: true, subtree: true });
    await signIn(user);
    await waitFor(() => expect(message()).toBeDefined());
    watch.disconnect();
    expect(alerts[0]).toContain(`Notice: ${english}`);
  });

  it("[QO-7] [SI-9] names it after the true reason", async () => {
    postNotices([slowNotice()]);
    answering("/api/auth/login", refusal(503));
    const { user } = renderPortal("/");
    await screen.findByText(english);
    await signIn(user);
    await waitFor(() => expect(message()).toBeDefined());
    const alert = screen.getByRole("alert");
    await waitFor(() => expect(alert).toHaveTextContent(`Notice: ${english}`));
    const reason = alert.querySelector("[data-message]") as Element;
    const line = alert.querySelector(".wm-notice-line") as Element;
    expect(reason.compareDocumentPosition(line)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it("[QO-7] does not name one that was not known before, which would move the fields", async () => {
    answering("/api/auth/login", refusal(503));
    postNotices([]);
    const { user } = renderPortal(
      "/",
      configuredNotices(slowNotice({ from: inHours(1), until: inHours(2) })),
    );
    await signIn(user);
    await waitFor(() => expect(message()).toBeDefined());
    await noticesSettled();
    expect(document.querySelector(".wm-notice-line")).toBeNull();
  });
});
