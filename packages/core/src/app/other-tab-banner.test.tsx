import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { HttpResponse } from "msw";
import { listPending } from "../api/pending.ts";
import { BACK_ONLINE_MS, LANGUAGE_DELAY_MS, STILL_TRYING_MS } from "../config/constants.ts";
import { lazyPage } from "../layout/lazy-page.ts";
import { keepSignIn } from "../session/stored-session.ts";
import { answering, refusal } from "../testing/recorded-calls.ts";
import { renderPortal } from "../testing/render-portal.tsx";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The browser says that its line went or came. */
function line(state: "online" | "offline") {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(state === "online");
  act(() => void window.dispatchEvent(new Event(state)));
}

/** The server does not answer at first. @returns what counts the questions whether it does, and has it answer from then on */
function silentServer() {
  const sent = vi.spyOn(window, "fetch").mockRejectedValue(new TypeError("no network"));
  return {
    asked: () => sent.mock.calls.filter(([, init]) => init?.method === "HEAD"),
    answers: () => sent.mockImplementation(async () => new Response()),
  };
}

/** Another tab writes into the storage, or takes out of it. */
function otherTab(values: Readonly<Record<string, string | null>>) {
  for (const [key, value] of Object.entries(values)) {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  }
  act(() => void window.dispatchEvent(new StorageEvent("storage")));
}

describe("the line", () => {
  it("[QX-2] its going and coming are said politely, and not for long", () => {
    vi.useFakeTimers();
    renderPortal("/");
    expect(screen.queryByText(/offline/u)).toBeNull();
    line("offline");
    const news = screen.getByText("You’re offline. What you type stays here.");
    expect(news.closest("[role=status]")).not.toBeNull();
    line("online");
    expect(screen.queryByText(/You’re offline/u)).toBeNull();
    expect(screen.getByText("You’re back online.")).toBeVisible();
    act(() => void vi.advanceTimersByTime(BACK_ONLINE_MS));
    expect(screen.queryByText("You’re back online.")).toBeNull();
  });

  it("[QX-2] its going is said, and links stay, before the chunk of the other banners is there", async () => {
    silentServer();
    const nothing = () => null;
    const { user } = renderPortal("/", {
      parts: { Prompts: nothing, Bars: nothing, FooterNote: nothing },
    });
    line("offline");
    expect(screen.getByText("You’re offline. What you type stays here.")).toBeVisible();
    await user.click(within(screen.getByRole("contentinfo")).getByRole("link", { name: "Help" }));
    expect(screen.getByText(/You can open “Help”/u)).toBeVisible();
    line("online");
    expect(screen.getByText("You’re back online.")).toBeVisible();
  });

  it("[QX-2] a link that would leave the page says that it has to wait; links of the portal work", async () => {
    silentServer();
    const { user } = renderPortal("/");
    line("offline");
    const help = within(screen.getByRole("contentinfo")).getByRole("link", { name: "Help" });
    const followed = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    await user.click(help);
    expect(await screen.findByText(/You can open “Help” once you’re back online/u)).toBeVisible();
    await user.click(screen.getByRole("link", { name: "Don’t have an account?" }));
    expect(await screen.findByRole("heading", { name: "Don’t have an account?" })).toBeVisible();
    line("online");
    document.addEventListener("click", followed, { once: true });
    await user.click(help);
    expect(followed.mock.calls[0]?.[0]).toBeDefined();
    expect(screen.queryByText(/You can open/u)).toBeNull();
  });

  it("[QX-2] a link is followed where the server answers, though the browser says that it is offline", async () => {
    const { asked, answers } = silentServer();
    const { user, leaveTo } = renderPortal("/");
    line("offline");
    const link = (name: string) =>
      within(screen.getByRole("contentinfo")).getByRole("link", { name });
    await user.click(link("Help"));
    await waitFor(() => expect(asked()).toHaveLength(1));
    expect(leaveTo).not.toHaveBeenCalled();
    answers();
    await user.click(link("Contact us"));
    const { href } = link("Contact us") as HTMLAnchorElement;
    await waitFor(() => expect(leaveTo.mock.calls).toEqual([[href]]));
  });

  it("[QX-2] a link that was pressed offline is not followed later, when the person may type", async () => {
    let answer: (response: Response) => void = () => undefined;
    const signals: (AbortSignal | null | undefined)[] = [];
    vi.spyOn(window, "fetch").mockImplementation((_, init) => {
      signals.push(init?.signal);
      return new Promise((resolve) => (answer = resolve));
    });
    const { user, leaveTo } = renderPortal("/");
    line("offline");
    await user.click(within(screen.getByRole("contentinfo")).getByRole("link", { name: "Help" }));
    line("online");
    await user.type(screen.getByLabelText("Password"), "half a passw");
    expect(signals.at(-1)?.aborted).toBe(true);
    answer(new Response());
    await act(async () => undefined);
    expect(leaveTo).not.toHaveBeenCalled();
  });

  it("[QX-2] [QX-5] a screen whose script is missing can be tried again, though the browser says that it is offline", async () => {
    const { asked } = silentServer();
    vi.spyOn(console, "error").mockReturnValue();
    line("offline");
    const missing = () => Promise.reject(new TypeError("no script"));
    const about = lazyPage(missing, () => () => null);
    const { user } = renderPortal("/about", { region: { pages: { "/about": about } } });
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    await waitFor(() => expect(asked()).toHaveLength(1));
    expect(await screen.findByRole("button", { name: "Try again", busy: false })).toBeVisible();
    expect(screen.getByText(/opens by itself as soon as you’re back online/u)).toBeVisible();
  });

  it("[QX-2] a page that opens without one says so, and in French", () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    renderPortal("/?lang=fr");
    expect(screen.getByText("Vous êtes hors ligne. Ce que vous écrivez reste ici.")).toBeVisible();
  });
});

describe("a call or a screen that takes long", () => {
  const moment = () => screen.queryByText(/^One moment/u, { selector: ".wm-bar *" });
  const slow = () => screen.queryByText(/^Still trying/u, { selector: "[role=status], .wm-bar *" });

  it("[QX-2] [QX-5] a screen whose script is late is said to be still tried, until it comes", async () => {
    let arrive: (page: { About: () => string }) => void = () => undefined;
    const script = new Promise<{ About: () => string }>((resolve) => (arrive = resolve));
    const about = lazyPage(
      () => script,
      ({ About }) => About,
    );
    vi.useFakeTimers({ shouldAdvanceTime: true });
    renderPortal("/about", { region: { pages: { "/about": about } } });
    await act(() => vi.advanceTimersByTimeAsync(STILL_TRYING_MS - 2000));
    expect(slow()).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(slow()).toBeVisible();
    await act(async () => arrive({ About: () => "About us" }));
    expect(await screen.findByText("About us")).toBeVisible();
    expect(slow()).toBeNull();
  });

  it("[QX-2] [LN-3] another language whose texts are late is said to be on its way, then to be still tried", async () => {
    let answer: (response: Response) => void = () => undefined;
    const texts = new Promise<Response>((resolve) => (answer = resolve));
    vi.spyOn(window, "fetch").mockReturnValue(texts);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user } = renderPortal("/", { region: { languages: ["en-CA", "es-US"] } });
    await user.click(screen.getByRole("link", { name: "Español" }));
    expect(moment()).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(LANGUAGE_DELAY_MS));
    expect(moment()).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(STILL_TRYING_MS));
    expect(moment()).toBeNull();
    expect(slow()).toBeVisible();
    answer(Response.json({}));
    await waitFor(() => expect(slow()).toBeNull());
  });

  it("[QX-2] [LN-3] a language that is late behind a call is said to be still tried", async () => {
    vi.spyOn(window, "fetch").mockReturnValue(new Promise(() => undefined));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user } = renderPortal("/", { region: { languages: ["en-CA", "es-US"] } });
    let end: () => void = () => undefined;
    act(() => void (end = listPending("login")));
    await user.click(screen.getByRole("link", { name: "Español" }));
    await act(() => vi.advanceTimersByTimeAsync(STILL_TRYING_MS + 1000));
    act(() => end());
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(moment()).toBeNull();
    expect(slow()).toBeVisible();
  });

  it("[QX-2] [LN-3] a language that is left for another one is no longer said to be on its way", async () => {
    vi.spyOn(window, "fetch").mockReturnValue(new Promise(() => undefined));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user } = renderPortal("/", { region: { languages: ["en-CA", "fr-CA", "es-US"] } });
    await user.click(screen.getByRole("link", { name: "Español" }));
    await act(() => vi.advanceTimersByTimeAsync(STILL_TRYING_MS));
    expect(slow()).toBeVisible();
    await user.click(screen.getByRole("link", { name: "Français" }));
    expect(await screen.findByRole("heading", { name: "Connexion" })).toBeVisible();
    expect(document.querySelector(".wm-bar")).toBeNull();
  });

  it.each([
    ["a submit", "/", "/api/auth/login"],
    ["a load", "/switchaccount?k=1", "/api/auth/switchaccount"],
  ])("[QX-2] %s is said to be still tried after 8 seconds, politely", async (_, path, call) => {
    let answer: (response: Response) => void = () => undefined;
    const asked = answering(call, () => new Promise((resolve) => (answer = resolve)));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user } = renderPortal(path);
    const username = screen.queryByLabelText("Username or email");
    if (username) {
      await user.type(username, "amelie");
      await user.type(screen.getByLabelText("Password"), "secret{Enter}");
    }
    await waitFor(() => expect(asked).toHaveLength(1));
    await act(() => vi.advanceTimersByTimeAsync(STILL_TRYING_MS - 2000));
    expect(slow()).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(slow()).toBeVisible();
    expect(slow()?.closest("[role=status]")).not.toBeNull();
    answer(HttpResponse.json({}, { status: 401 }));
    await waitFor(() => expect(slow()).toBeNull());
  });
});

describe("another tab", () => {
  const signedIn = { auth_token: "true", appToken: "theirs" };
  const offer = () => screen.queryByText("You’re signed in.");

  it("[QX-4] [EG-1] signs in: an empty sign-in form is mounted again, so that the guard resumes the session", () => {
    const { leaveTo } = renderPortal("/sdmylife?redirect=%2Fplan");
    otherTab(signedIn);
    expect(leaveTo.mock.calls).toEqual([["/sdmylife?redirect=%2Fplan"]]);
    expect(offer()).toBeNull();
  });

  it("[QX-4] [QT-1] what it stored is no address to follow", () => {
    const { leaveTo } = renderPortal("/");
    otherTab({ appToken: "https://evil.example/" });
    expect(leaveTo.mock.calls).toEqual([["/"]]);
  });

  it("[QX-4] signs in: who has typed something is asked", async () => {
    const { user, leaveTo } = renderPortal("/");
    await user.type(screen.getByLabelText("Username or email"), "amelie");
    otherTab(signedIn);
    expect(leaveTo).not.toHaveBeenCalled();
    expect(offer()).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Stay here" }));
    expect(offer()).toBeNull();
    expect(screen.getByLabelText("Username or email")).toHaveValue("amelie");
  });

  it("[QX-3] [QX-4] a page that has itself signed in, and is returned to, asks: leaving it has emptied its form", () => {
    const { leaveTo } = renderPortal("/");
    keepSignIn("own", true);
    act(() => void window.dispatchEvent(new Event("pageshow")));
    expect(leaveTo).not.toHaveBeenCalled();
    expect(offer()).toBeVisible();
  });

  it("[QX-4] signs in: another screen asks, and goes to sign-in in its language", async () => {
    const { user, leaveTo } = renderPortal("/noaccount?lang=fr");
    otherTab(signedIn);
    await user.click(screen.getByRole("button", { name: "Aller à votre espace de travail" }));
    expect(leaveTo.mock.calls).toEqual([["/?lang=fr"]]);
  });

  it("[QX-4] [QT-4] signs in while this one is hidden: nothing happens before it is seen", () => {
    const { leaveTo } = renderPortal("/");
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    otherTab(signedIn);
    expect(leaveTo).not.toHaveBeenCalled();
    vi.restoreAllMocks();
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    expect(leaveTo).toHaveBeenCalledTimes(1);
  });

  it("[QX-4] signs in without keeping it: there is no token to continue with, only a message", () => {
    const { leaveTo } = renderPortal("/");
    otherTab({ auth_token: "true" });
    expect(screen.getByText(/You’ve signed in in another tab/u)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Go to your workspace" })).toBeNull();
    expect(leaveTo).not.toHaveBeenCalled();
  });

  it("[QX-4] signs out again: the offer goes", () => {
    renderPortal("/noaccount");
    otherTab(signedIn);
    expect(offer()).toBeVisible();
    otherTab({ auth_token: null, appToken: null });
    expect(offer()).toBeNull();
  });

  it("[QX-4] signs out: a form says so", async () => {
    localStorage.setItem("auth_token", "true");
    const { user } = renderPortal("/forgot");
    otherTab({ auth_token: null });
    expect(screen.getByText("You’ve signed out.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByText("You’ve signed out.")).toBeNull();
  });

  it("[QX-3] [QX-4] is not thought of where this page has signed in itself", async () => {
    answering("/api/auth/login", { data: { url: "/home" } });
    const { user, leaveTo } = renderPortal("/");
    await user.click(screen.getByRole("checkbox"));
    await user.type(screen.getByLabelText("Username or email"), "amelie");
    await user.type(screen.getByLabelText("Password"), "secret{Enter}");
    await waitFor(() => expect(leaveTo).toHaveBeenCalled());
    act(() => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
    expect(localStorage.getItem("auth_token")).toBe("true");
    expect(screen.queryByText(/in another tab/u)).toBeNull();
  });

  it("[QX-4] signs out: the workspaces are replaced by sign-in, which says why and does not ask", async () => {
    localStorage.setItem("auth_token", "true");
    answering("/api/auth/switchaccount", { data: [{ userType: 4, url: "/w" }] });
    const asked = answering("/api/auth/redirect", refusal(401));
    renderPortal("/switchaccount?k=1");
    await screen.findByRole("heading", { name: "Educator" });
    otherTab({ auth_token: null, appToken: null });
    expect(await screen.findByText("You’ve signed out.")).toBeVisible();
    await waitFor(() => expect(window.location.pathname).toBe("/"));
    expect(asked).toHaveLength(0);
  });

  it("[QX-4] forgets its token for a mailed link: that is no signing out", async () => {
    for (const [key, value] of Object.entries(signedIn)) localStorage.setItem(key, value);
    answering("/api/auth/switchaccount", { data: [{ userType: 4, url: "/w" }] });
    renderPortal("/switchaccount?k=1");
    await screen.findByRole("heading", { name: "Educator" });
    otherTab({ appToken: null });
    expect(screen.getByRole("heading", { name: "Educator" })).toBeVisible();
  });
});
