import { act, screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, it, vi } from "vitest";
import { listPending } from "../api/pending.ts";
import { LANGUAGE_DELAY_MS, STILL_TRYING_MS } from "../config/constants.ts";
import { lazyPage } from "../layout/lazy-page.ts";
import { answering } from "../testing/recorded-calls.ts";
import { renderPortal } from "../testing/render-portal.tsx";
import { server } from "../testing/server.ts";

describe("a call or a screen that takes long", () => {
  const moment = () => screen.queryByText(/^One moment/u, { selector: ".wm-status-banner *" });
  const slow = () =>
    screen.queryByText(/^Still trying/u, { selector: "[role=status], .wm-status-banner *" });

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
    expect(document.querySelector(".wm-status-banner")).toBeNull();
  });

  it("[QN-2] [QX-6] a language whose texts do not load is said to be missing, until another press brings it", async () => {
    server.use(http.get("*/t/es-US.json", () => HttpResponse.json({}, { status: 404 })));
    const { user } = renderPortal("/", { region: { languages: ["en-CA", "es-US"] } });
    await user.click(screen.getByRole("link", { name: "Español" }));
    const missing = "We couldn’t load “Español”. Please choose it again.";
    const news = await screen.findByText(missing);
    expect(news.closest("[role=status]")).not.toBeNull();
    await user.click(screen.getByRole("link", { name: "Español" }));
    await waitFor(() => expect(screen.getByText(missing)).not.toBe(news));
    server.use(
      http.get("*/t/es-US.json", () => HttpResponse.json({ "signIn.title": "Iniciar sesión" })),
    );
    await user.click(screen.getByRole("link", { name: "Español" }));
    expect(await screen.findByRole("heading", { name: "Iniciar sesión" })).toBeVisible();
    expect(document.querySelector(".wm-status-banner")).toBeNull();
  });

  it("[QN-2] [QX-2] a language that loads once the network is back is no longer said to be missing", async () => {
    const line = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    server.use(http.get("*/t/es-US.json", () => HttpResponse.error()));
    const { user } = renderPortal("/", { region: { languages: ["en-CA", "es-US"] } });
    await user.click(screen.getByRole("link", { name: "Español" }));
    await screen.findByText(/You can open “Español”/u);
    server.use(http.get("*/t/es-US.json", () => new Promise<Response>(() => undefined)));
    line.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event("online")));
    expect(await screen.findByText("You’re back online.")).toBeVisible();
    expect(screen.queryByText(/We couldn’t load/u)).toBeNull();
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

  it("[QX-2] a submit whose screen was left is no longer spoken of: its outcome leads nowhere", async () => {
    const forever = () => new Promise<Response>(() => undefined);
    const asked = answering("/api/auth/login", forever);
    answering("/api/auth/forgotpassword", forever);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user } = renderPortal("/");
    await user.type(screen.getByLabelText("Username or email"), "amelie");
    await user.type(screen.getByLabelText("Password"), "secret{Enter}");
    await waitFor(() => expect(asked).toHaveLength(1));
    await act(() => vi.advanceTimersByTimeAsync(3000));
    await user.click(screen.getByRole("link", { name: /^Trouble signing in/u }));
    const email = await screen.findByRole("textbox", { name: "Email" });
    await act(() => vi.advanceTimersByTimeAsync(STILL_TRYING_MS));
    expect(slow()).toBeNull();
    // A submit of this screen has its own eight seconds, and its own line.
    await user.clear(email);
    await user.type(email, "amelie@school.example{Enter}");
    await act(() => vi.advanceTimersByTimeAsync(STILL_TRYING_MS - 2000));
    expect(slow()).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(slow()).toBeVisible();
    expect(document.querySelector("form .wm-still-trying")).not.toBeNull();
  });
});
