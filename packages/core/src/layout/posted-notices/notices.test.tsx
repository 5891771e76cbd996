import { act, screen, waitFor } from "@testing-library/react";
import { HttpResponse } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";
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
import { message } from "../../testing/shown-messages.ts";
import { signIn } from "../../testing/sign-in-page.ts";

beforeEach(() => {
  vi.spyOn(console, "warn").mockReturnValue();
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

  it("[QO-7] is gone a minute after the device has slept beyond its end", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    postNotices([slowNotice()]);
    renderPortal("/");
    await screen.findByText(english);
    // Timers do not run while a device sleeps.
    vi.setSystemTime(Date.now() + 12 * HOUR_MS);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
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

  it("[QO-7] goes once its file is gone from the host, when the page is seen again", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    postNotices([slowNotice()]);
    renderPortal("/");
    expect(await screen.findByText(english)).toBeVisible();
    postNotices(() => new HttpResponse(null, { status: 404 }));
    await act(() => vi.advanceTimersByTimeAsync(2 * 60_000));
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    await waitFor(() => expect(shownNotices()).toEqual([]));
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
