import { act, screen, waitFor } from "@testing-library/react";
import { delay, http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { defaultConfiguration } from "../../config/configuration.ts";
import { answering, refusal } from "../../testing/recorded-calls.ts";
import { renderPortal } from "../../testing/render-portal.tsx";
import { server } from "../../testing/server.ts";
import { message, signIn } from "../../testing/sign-in-page.ts";
import { DeferredPostedNotices } from "../deferred-parts.ts";

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const english = "Signing in is slow since 10:40, we know.";
const french = "La connexion est lente depuis 10 h 40; nous le savons.";

const slow = (more: object = {}) => ({
  id: "slow",
  until: inHours(1),
  text: { "en-CA": english, "fr-CA": french },
  ...more,
});

function posted(answer: object[] | (() => Response | Promise<Response>)): void {
  const body = typeof answer === "function" ? answer : () => HttpResponse.json(answer);
  server.use(http.get("*/notices.json", body));
}

const configured = (...notices: object[]) => ({
  environment: { configuration: { ...defaultConfiguration, notices } },
});

const shown = () =>
  [...document.querySelectorAll(".wm-posted-notice__text")].map(
    ({ lastElementChild }) => lastElementChild?.textContent,
  );

/** Waits until the file has been read and its notices would be shown. */
async function settled(): Promise<void> {
  await DeferredPostedNotices.preload();
  await act(() => delay(50));
}

let warn: MockInstance;
beforeEach(() => {
  warn = vi.spyOn(console, "warn").mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("a notice without space above the card", () => {
  it("[QO-7] [QR-1] is at the foot of the window, also below a header of a region's own", async () => {
    posted([slow()]);
    const rect = (top: number, bottom: number) => ({ top, bottom }) as DOMRect;
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function at(
      this: Element,
    ) {
      return this.tagName === "HEADER" ? rect(0, 60) : rect(21, 65);
    });
    const header = () => <header className="own-header">Own</header>;
    renderPortal("/", { region: { header } });
    await screen.findByText(english);
    await waitFor(() =>
      expect(screen.getByText(english).closest(".wm-posted-notices--at-foot")).not.toBeNull(),
    );
  });
});

describe("a notice of the host", () => {
  it("[QO-7] is shown in the page's language, is a status, and is closed for the visit", async () => {
    posted([slow()]);
    const { user, unmount } = renderPortal("/?lang=fr");
    const notice = await screen.findByText(french);
    expect(notice.closest("[role=status]")).toBeInTheDocument();
    expect(notice.closest("[lang]")).toBe(document.documentElement);
    await user.click(screen.getByRole("button", { name: "Fermer" }));
    expect(shown()).toEqual([]);
    expect(document.getElementById("main")).toHaveFocus();
    unmount();
    renderPortal("/?lang=fr");
    await settled();
    expect(shown()).toEqual([]);
  });

  it("[QO-7] that was closed is shown again with another text", async () => {
    posted([slow()]);
    const { user, unmount } = renderPortal("/");
    await screen.findByText(english);
    await user.click(screen.getByRole("button", { name: "Close" }));
    unmount();
    posted([slow({ text: { "en-CA": "It works again." } })]);
    renderPortal("/");
    expect(await screen.findByText("It works again.")).toBeVisible();
  });

  it("[QO-7] is marked with its language where it lacks the page's", async () => {
    posted([slow({ text: { "en-CA": english } })]);
    renderPortal("/?lang=fr");
    expect((await screen.findByText(english)).parentElement).toHaveAttribute("lang", "en-CA");
  });

  it("[QO-7] replaces the configured one of its id, beside others", async () => {
    posted([slow({ text: { "en-CA": "It works again." } })]);
    renderPortal("/", configured(slow(), slow({ id: "b", text: { "en-CA": "No mail today." } })));
    expect(await screen.findByText("It works again.")).toBeVisible();
    expect(shown()).toEqual(["No mail today.", "It works again."]);
  });

  it("[QO-7] is shown on its own screen alone", async () => {
    posted([slow({ where: "forgot" })]);
    const { user } = renderPortal("/");
    await settled();
    expect(shown()).toEqual([]);
    await user.click(screen.getByRole("link", { name: "Trouble signing in?" }));
    expect(await screen.findByText(english)).toBeVisible();
  });

  it("[QO-7] comes and goes automatically while the page is open", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    renderPortal("/", configured(slow({ from: inHours(0.5) })));
    await settled();
    expect(shown()).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(0.5 * HOUR_MS + 1000));
    expect(shown()).toEqual([english]);
    await act(() => vi.advanceTimersByTimeAsync(0.5 * HOUR_MS + 1000));
    expect(shown()).toEqual([]);
  });

  it("[QO-7] is read again when the page is seen again", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    renderPortal("/");
    await settled();
    posted([slow()]);
    await act(() => vi.advanceTimersByTimeAsync(2 * 60_000));
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    expect(await screen.findByText(english)).toBeVisible();
  });

  it("[QO-7] [QH-1] has links that pass the check of urls, and no other markup", async () => {
    const text =
      "<b>Read</b> [our status](https://status.example/a) or [this](javascript:alert(1)), [that](//evil.example).";
    posted([slow({ text: { "en-CA": text } })]);
    renderPortal("/");
    expect(await screen.findByRole("link", { name: "our status" })).toHaveAttribute(
      "href",
      "https://status.example/a",
    );
    expect(shown()).toEqual(["<b>Read</b> our status or this), that."]);
    expect(document.querySelectorAll(".wm-posted-notice__text a, b")).toHaveLength(1);
  });
});

describe("a long notice", () => {
  const long = "Signing in is slow. ".repeat(10).trim();
  const unfold = () => screen.queryByRole("button", { name: "Read the whole message" });
  const frame = () => document.querySelector(".wm-posted-notices") as HTMLElement;
  /** Reads the host's file again. */
  async function readAgain(...file: object[]): Promise<void> {
    posted(file);
    await act(() => vi.advanceTimersByTimeAsync(2 * 60_000));
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    await settled();
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
    const notice = slow({ text: { "en-CA": long } });
    posted([notice]);
    const { user } = renderPortal("/");
    await user.click(await screen.findByRole("button", { name: "Read the whole message" }));
    expect(unfold()).toBeNull();
    await readAgain(notice, slow({ id: "b", text: { "en-CA": "No mail today." } }));
    expect(shown()).toEqual([long, "No mail today."]);
    expect(frame().dataset).toHaveProperty("unfolded");
    await user.click(screen.getAllByRole("button", { name: "Close" })[0] as HTMLElement);
    expect(shown()).toEqual(["No mail today."]);
    expect(frame().dataset).not.toHaveProperty("unfolded");
  });

  it("[QO-7] is not offered as a whole once a short text has replaced it, and a long one folds again", async () => {
    posted([slow({ text: { "en-CA": long } })]);
    const { user } = renderPortal("/");
    await screen.findByRole("button", { name: "Read the whole message" });
    await readAgain(slow({ text: { "en-CA": "It works again." } }));
    expect(shown()).toEqual(["It works again."]);
    expect(unfold()).toBeNull();
    await readAgain(slow({ text: { "en-CA": long } }));
    await user.click(unfold() as HTMLElement);
    await readAgain(slow({ text: { "en-CA": `${long} We are sorry.` } }));
    expect(unfold()).toBeVisible();
    expect(frame().dataset).not.toHaveProperty("unfolded");
  });
});

describe("a sign-in that fails during a notice", () => {
  it("[QO-7] [SI-9] names it after the true reason", async () => {
    posted([slow()]);
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
    const { user } = renderPortal("/", configured(slow({ from: inHours(1), until: inHours(2) })));
    await signIn(user);
    await waitFor(() => expect(message()).toBeDefined());
    await settled();
    expect(document.querySelector(".wm-notice-line")).toBeNull();
  });
});

describe("nothing is shown, and signing in works,", () => {
  it.each<[string, object[] | (() => Response | Promise<Response>)]>([
    ["with a notice without an end", [{ id: "a", text: { "en-CA": english } }]],
    ["with a text of 5,000 characters", [slow({ text: { "en-CA": "a".repeat(5000) } })]],
    ["with a date that is none", [slow({ until: "2026-13-45T10:00Z" })]],
    ["with an hour of no zone", [slow({ until: "2099-01-01T10:00" })]],
    ["with a notice that ends before it begins", [slow({ from: inHours(3), until: inHours(2) })]],
    ["with a notice of yesterday", [slow({ from: inHours(-30), until: inHours(-20) })]],
    ["with a notice of tomorrow", [slow({ from: inHours(20), until: inHours(30) })]],
    ["with no text", [slow({ text: {} })]],
    ["with a text that turns its direction", [slow({ text: { "en-CA": "a\u202Eb" } })]],
    ["with something else", () => HttpResponse.json({ notices: [slow()] })],
    ["with a page of HTML", () => HttpResponse.html("<!doctype html><p>Sign in</p>")],
    ["with half a file", () => HttpResponse.text('[{ "id":')],
    ["with a huge file", () => HttpResponse.json([slow(), { id: "x".repeat(100_000) }])],
    ["with no file", () => new HttpResponse(null, { status: 404 })],
    ["with a failing host", () => HttpResponse.json([slow()], { status: 500 })],
    ["with a blocked file", () => HttpResponse.error()],
    ["with a file that never comes", () => new Promise<Response>(() => undefined)],
  ])("[QO-7] [QX-6] %s", async (_, answer) => {
    posted(answer);
    const sent = answering("/api/auth/login", { data: { url: "/workspace/" } });
    const { user, leaveTo } = renderPortal("/");
    await settled();
    expect(shown()).toEqual([]);
    await signIn(user);
    await waitFor(() => expect(leaveTo).toHaveBeenCalled());
    expect(sent).toHaveLength(1);
  });

  it("[QO-7] names in the console which entry is wrong, and shows the others", async () => {
    posted([{ id: "a", text: { "en-CA": "x" } }, slow()]);
    renderPortal("/");
    expect(await screen.findByText(english)).toBeVisible();
    expect(warn).toHaveBeenCalledWith(
      "/notices.json: entry 1: until should be a time such as 2026-11-24T22:00-05:00",
    );
  });

  it("[QO-7] leaves a wrong entry of the configuration out, also once the file is read", async () => {
    posted([slow()]);
    renderPortal("/", configured(slow({ id: "long", text: { "en-CA": "a".repeat(5000) } })));
    expect(await screen.findByText(english)).toBeVisible();
    expect(shown()).toEqual([english]);
  });

  it("[QO-7] shows two of three notices at once", async () => {
    posted(["a", "b", "c"].map((id) => slow({ id, text: { "en-CA": id } })));
    renderPortal("/");
    await waitFor(() => expect(shown()).toEqual(["a", "b"]));
  });
});

describe("a device whose clock is off", () => {
  it.each([
    ["a day slow", -24],
    ["a day fast", 24],
  ])("[QO-7] by %s shows what the host's time says", async (_, hours) => {
    const now = Date.now();
    const headers = { Date: new Date(now).toUTCString() };
    const soon = { until: new Date(now + HOUR_MS).toISOString() };
    const begun = { from: new Date(now - HOUR_MS).toISOString() };
    const over = { until: new Date(now - HOUR_MS).toISOString() };
    vi.useFakeTimers({ shouldAdvanceTime: true, now: now + hours * HOUR_MS });
    posted(() =>
      HttpResponse.json([slow({ ...begun, ...soon }), slow({ id: "o", ...over })], { headers }),
    );
    renderPortal("/");
    await waitFor(() => expect(shown()).toEqual([english]));
  });

  it("[QO-7] counts how old a copy between host and browser is", async () => {
    const headers = { Date: new Date(Date.now() - 2 * HOUR_MS).toUTCString(), Age: "7200" };
    posted(() => HttpResponse.json([slow({ until: inHours(-1) })], { headers }));
    renderPortal("/");
    await settled();
    expect(shown()).toEqual([]);
  });

  it.each<[string, () => Response]>([
    ["without a response", () => HttpResponse.error()],
    [
      "without the host's time",
      () => HttpResponse.json([slow()], { headers: { Date: "" }, status: 500 }),
    ],
  ])("[QO-7] keeps the host's time after a later reading %s", async (_, later) => {
    const now = Date.now();
    const headers = { Date: new Date(now).toUTCString() };
    const file = [slow({ until: new Date(now + HOUR_MS).toISOString() })];
    vi.useFakeTimers({ shouldAdvanceTime: true, now: now + 2 * HOUR_MS });
    posted(() => HttpResponse.json(file, { headers }));
    renderPortal("/");
    await waitFor(() => expect(shown()).toEqual([english]));
    posted(later);
    await act(() => vi.advanceTimersByTimeAsync(2 * 60_000));
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    await settled();
    expect(shown()).toEqual([english]);
  });
});
