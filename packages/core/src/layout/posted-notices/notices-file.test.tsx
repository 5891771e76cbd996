import { act, screen, waitFor } from "@testing-library/react";
import { HttpResponse } from "msw";
import { beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { answering } from "../../testing/recorded-calls.ts";
import { renderPortal } from "../../testing/render-portal.tsx";
import {
  configuredNotices,
  english,
  HOUR_MS,
  inHours,
  noticesSettled,
  postNotices,
  shownNotices,
  slowNotice,
} from "../../testing/posted-notices.ts";
import { signIn } from "../../testing/sign-in-page.ts";

let warn: MockInstance;
beforeEach(() => {
  warn = vi.spyOn(console, "warn").mockReturnValue();
});

describe("nothing is shown, and signing in works,", () => {
  it.each<[string, object[] | (() => Response | Promise<Response>)]>([
    ["with a notice without an end", [{ id: "a", text: { "en-CA": english } }]],
    ["with a text of 5,000 characters", [slowNotice({ text: { "en-CA": "a".repeat(5000) } })]],
    ["with a date that is none", [slowNotice({ until: "2026-13-45T10:00Z" })]],
    ["with a day that its month has not", [slowNotice({ until: "2099-02-30T10:00-05:00" })]],
    ["with an hour of no zone", [slowNotice({ until: "2099-01-01T10:00" })]],
    [
      "with a notice that ends before it begins",
      [slowNotice({ from: inHours(3), until: inHours(2) })],
    ],
    ["with a notice of yesterday", [slowNotice({ from: inHours(-30), until: inHours(-20) })]],
    ["with a notice of tomorrow", [slowNotice({ from: inHours(20), until: inHours(30) })]],
    ["with no text", [slowNotice({ text: {} })]],
    ["with a text that turns its direction", [slowNotice({ text: { "en-CA": "a\u202Eb" } })]],
    ["with something else", () => HttpResponse.json({ notices: [slowNotice()] })],
    ["with a page of HTML", () => HttpResponse.html("<!doctype html><p>Sign in</p>")],
    ["with half a file", () => HttpResponse.text('[{ "id":')],
    ["with a huge file", () => HttpResponse.json([slowNotice(), { id: "x".repeat(100_000) }])],
    ["with no file", () => new HttpResponse(null, { status: 404 })],
    ["with a failing host", () => HttpResponse.json([slowNotice()], { status: 500 })],
    ["with a blocked file", () => HttpResponse.error()],
    ["with a file that never comes", () => new Promise<Response>(() => undefined)],
  ])("[QO-7] [QX-6] %s", async (_, answer) => {
    postNotices(answer);
    const sent = answering("/api/auth/login", { data: { url: "/workspace/" } });
    const { user, leaveTo } = renderPortal("/");
    await noticesSettled();
    expect(shownNotices()).toEqual([]);
    await signIn(user);
    await waitFor(() => expect(leaveTo).toHaveBeenCalled());
    expect(sent).toHaveLength(1);
  });

  it("[QO-7] asks the host for the file, whatever the browser has kept of it", async () => {
    const fetched = vi.spyOn(window, "fetch");
    postNotices([slowNotice()]);
    renderPortal("/");
    await noticesSettled();
    const isFresh = expect.objectContaining({ cache: "no-cache" });
    expect(fetched).toHaveBeenCalledWith("/notices.json", isFresh);
  });

  it("[QO-7] names in the console which entry is wrong, and shows the others", async () => {
    postNotices([{ id: "a", text: { "en-CA": "x" } }, slowNotice()]);
    renderPortal("/");
    expect(await screen.findByText(english)).toBeVisible();
    expect(warn).toHaveBeenCalledWith(
      "/notices.json: entry 1: until should be a time such as 2026-11-24T22:00-05:00",
    );
  });

  it.each<[string, () => Response, string[]]>([
    [
      "says in the console that a file is too large to be read",
      () => HttpResponse.json([slowNotice(), { id: "x".repeat(64_000) }]),
      ["/notices.json: it is larger than 64 kB, so none of its notices is shown"],
    ],
    [
      "says nothing of a large page that a host sends in place of the file",
      () => HttpResponse.html(`<!doctype html>${"<p>Sign in</p>".repeat(8000)}`),
      [],
    ],
  ])("[QO-7] %s", async (_, answer, said) => {
    postNotices(answer);
    renderPortal("/");
    await noticesSettled();
    await waitFor(() => expect(warn.mock.calls.flat()).toEqual(said));
  });

  it("[QO-7] leaves a wrong entry of the configuration out, also once the file is read", async () => {
    postNotices([slowNotice()]);
    renderPortal(
      "/",
      configuredNotices(slowNotice({ id: "long", text: { "en-CA": "a".repeat(5000) } })),
    );
    expect(await screen.findByText(english)).toBeVisible();
    expect(shownNotices()).toEqual([english]);
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
    postNotices(() =>
      HttpResponse.json([slowNotice({ ...begun, ...soon }), slowNotice({ id: "o", ...over })], {
        headers,
      }),
    );
    renderPortal("/");
    await waitFor(() => expect(shownNotices()).toEqual([english]));
  });

  it("[QO-7] and is set back shows what the host says now", async () => {
    const now = Date.now();
    vi.useFakeTimers({ shouldAdvanceTime: true, now: now + 24 * HOUR_MS });
    const file = [slowNotice({ until: new Date(now + HOUR_MS).toISOString() })];
    const answer = () =>
      HttpResponse.json(file, { headers: { Date: new Date(now).toUTCString() } });
    postNotices(answer);
    renderPortal("/");
    await waitFor(() => expect(shownNotices()).toEqual([english]));
    vi.setSystemTime(now);
    file[0] = slowNotice({ id: "mail", text: { "en-CA": "No mail today." } });
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    await waitFor(() => expect(shownNotices()).toEqual(["No mail today."]));
  });

  it("[QO-7] counts how old a copy between host and browser is", async () => {
    const headers = { Date: new Date(Date.now() - 2 * HOUR_MS).toUTCString(), Age: "7200" };
    postNotices(() => HttpResponse.json([slowNotice({ until: inHours(-1) })], { headers }));
    renderPortal("/");
    await noticesSettled();
    expect(shownNotices()).toEqual([]);
  });

  it.each(["5, 10", "", "old"])("[QO-7] shows what is due with an age of %j", async (age) => {
    const headers = { Date: new Date().toUTCString(), Age: age };
    postNotices(() => HttpResponse.json([slowNotice()], { headers }));
    renderPortal("/");
    expect(await screen.findByText(english)).toBeVisible();
    expect(shownNotices()).toEqual([english]);
  });

  it.each<[string, () => Response]>([
    ["without a response", () => HttpResponse.error()],
    [
      "without the host's time",
      () => HttpResponse.json([slowNotice()], { headers: { Date: "" }, status: 500 }),
    ],
  ])("[QO-7] keeps the host's time after a later reading %s", async (_, later) => {
    const now = Date.now();
    const headers = { Date: new Date(now).toUTCString() };
    const file = [slowNotice({ until: new Date(now + HOUR_MS).toISOString() })];
    vi.useFakeTimers({ shouldAdvanceTime: true, now: now + 2 * HOUR_MS });
    postNotices(() => HttpResponse.json(file, { headers }));
    renderPortal("/");
    await waitFor(() => expect(shownNotices()).toEqual([english]));
    postNotices(later);
    await act(() => vi.advanceTimersByTimeAsync(2 * 60_000));
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    await noticesSettled();
    expect(shownNotices()).toEqual([english]);
  });
});
