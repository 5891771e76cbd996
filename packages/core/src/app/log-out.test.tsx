import { act, screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { STILL_TRYING_MS } from "../config/constants.ts";
import { forgetOwnAction, keepSignIn } from "../session/stored-session.ts";
import {
  card,
  configuration,
  logOut,
  logOutPath,
  signedOut,
  storeSignInBeforeEach,
  unheard,
} from "../testing/log-out-page.ts";
import { stepHasEnded } from "../testing/must-reset-page.ts";
import { answering, noAnswer, refusal } from "../testing/recorded-calls.ts";
import { renderPortal } from "../testing/render-portal.tsx";
import { server } from "../testing/server.ts";
import { leavingForever } from "../testing/workspaces.ts";

storeSignInBeforeEach();

describe("logging out", () => {
  it("[SH-8] [QX-4] says so, and makes no call for a saved sign-in", async () => {
    answering(logOutPath, {});
    await logOut();
    expect(signedOut()).toBeVisible();
    expect(localStorage).toHaveLength(0);
    expect(unheard()).toBeNull();
  });

  it.each([
    ["refused", refusal(500)],
    ["without a response", noAnswer()],
    ["unreadable", () => HttpResponse.html("<p>Log in to the school network</p>")],
    ["answered with false", () => HttpResponse.json(false)],
  ])("[API-23] a call that is %s is reported, and can be retried", async (_, answer) => {
    const asked = answering(logOutPath, answer, answer, {});
    const { user } = await logOut();
    const again = { name: "Try again" };
    await waitFor(() => expect(unheard()).toBeVisible());
    expect(unheard()).toHaveTextContent("or close the browser");
    // The one text about it, and no word that says the opposite.
    expect(card()).toContainElement(unheard());
    expect(signedOut()).toBeNull();
    expect(document.querySelector(".wm-status-banner")).toBeNull();
    expect(localStorage).toHaveLength(0);
    await user.click(screen.getByRole("button", again));
    await waitFor(() => expect(asked).toHaveLength(2));
    await waitFor(() => expect(unheard()).toBeVisible());
    await user.click(screen.getByRole("button", again));
    expect(await screen.findByText(/The service knows now/u)).toBeVisible();
    expect(card()).toHaveTextContent(/^The service knows now: you’re signed out\.$/u);
    expect(asked).toHaveLength(3);
  });

  it.each([
    ["a word", () => HttpResponse.text("OK")],
    ["a word as JSON", () => HttpResponse.json("Logged out")],
    ["a list as JSON", () => HttpResponse.json([])],
    ["null", () => HttpResponse.json(null)],
    [
      "a redirect to the portal's own sign-in page",
      () => HttpResponse.redirect(`${location.origin}/signed-out`),
    ],
  ])("[API-23] a call that is answered with %s has been received", async (_, answer) => {
    server.use(http.get("/signed-out", () => HttpResponse.html("<!doctype html><p>Sign in</p>")));
    answering(logOutPath, refusal(500), answer);
    const { user } = await logOut();
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByText(/The service knows now/u)).toBeVisible();
  });

  it("[API-23] [QV-3] a retry keeps the focus on its button, and leaves it to the content once it is over", async () => {
    let answer: (response: Response) => void = () => undefined;
    const answered = new Promise<Response>((resolve) => (answer = resolve));
    const asked = answering(logOutPath, refusal(500), refusal(500), () => answered);
    const { user } = await logOut();
    const again = await screen.findByRole("button", { name: "Try again" });
    await user.click(again);
    expect(again).toHaveFocus();
    await waitFor(() => expect(asked).toHaveLength(2));
    await waitFor(() => expect(unheard()).toBeVisible());
    expect(again).toHaveFocus();
    await user.dblClick(again);
    answer(HttpResponse.json({}));
    expect(await screen.findByText(/The service knows now/u)).toBeVisible();
    expect(asked).toHaveLength(3);
    expect(screen.getByRole("main")).toHaveFocus();
  });

  it("[API-23] a failed call is still said after another screen", async () => {
    answering(logOutPath, refusal(500));
    const { user } = await logOut();
    await waitFor(() => expect(unheard()).toBeVisible());
    await user.click(screen.getByRole("link", { name: /^Trouble signing in/u }));
    await user.click(await screen.findByRole("link", { name: "Back to sign-in" }));
    await waitFor(() => expect(unheard()).toBeVisible());
  });

  it("[API-23] [QX-3] a failed call is not said any more once a person has signed in here", async () => {
    answering(logOutPath, refusal(500));
    const { user } = await logOut();
    await waitFor(() => expect(unheard()).toBeVisible());
    onTestFinished(forgetOwnAction);
    await user.click(screen.getByRole("link", { name: /^Trouble signing in/u }));
    keepSignIn(null);
    await user.click(await screen.findByRole("link", { name: "Back to sign-in" }));
    expect(await screen.findByLabelText("Password")).toBeVisible();
    expect(unheard()).toBeNull();
  });

  it("[API-23] [QX-8] a failed call gives way to what a screen says as it leads to sign-in", async () => {
    answering(logOutPath, refusal(500));
    await logOut();
    await waitFor(() => expect(unheard()).toBeVisible());
    act(() => {
      history.pushState(null, "", "/mustreset");
      window.dispatchEvent(new PopStateEvent("popstate"));
    });
    await stepHasEnded();
    expect(unheard()).toBeNull();
  });

  it("[API-23] [QE-2] a retry after another screen says its outcome where the failure was", async () => {
    answering(logOutPath, refusal(500), {});
    const { user } = await logOut();
    await waitFor(() => expect(unheard()).toBeVisible());
    await user.click(screen.getByRole("link", { name: /^Trouble signing in/u }));
    await user.click(await screen.findByRole("link", { name: "Back to sign-in" }));
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByText(/The service knows now/u)).toBeVisible();
  });

  it("[API-23] a call that hangs is reported after 8 seconds, and not before", async () => {
    let answer: (response: Response) => void = () => undefined;
    const asked = answering(logOutPath, () => new Promise((resolve) => (answer = resolve)));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await logOut();
    expect(localStorage).toHaveLength(0);
    await waitFor(() => expect(asked).toHaveLength(1));
    await act(() => vi.advanceTimersByTimeAsync(STILL_TRYING_MS - 2000));
    expect(unheard()).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(unheard()).toBeVisible();
    answer(HttpResponse.json({}));
    expect(await screen.findByText(/The service knows now/u)).toBeVisible();
  });

  it("[API-23] [QX-2] a retry that hangs is reported where the first try was, and there alone", async () => {
    answering(logOutPath, () => new Promise(() => undefined));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user } = await logOut();
    await act(() => vi.advanceTimersByTimeAsync(STILL_TRYING_MS));
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await act(() => vi.advanceTimersByTimeAsync(STILL_TRYING_MS + 500));
    expect(unheard()).toBeVisible();
    expect(screen.queryByText(/^Still trying/u)).toBeNull();
  });
});

describe("logging out while a workspace is on its way", () => {
  it("[QN-7] [SH-8] stops it, before the call leaves: it would open for the next person", async () => {
    answering("/api/auth/switchaccount", { data: [{ userType: 4, url: "/w" }] });
    const asked = answering(logOutPath, {});
    const { stop, leaveTo } = leavingForever();
    const askedBefore: number[] = [];
    stop.mockImplementation(() => void askedBefore.push(asked.length));
    const environment = { configuration, leaveTo };
    const { user } = renderPortal("/switchaccount?k=1", { environment });
    await user.click(await screen.findByRole("button", { name: /^Select / }));
    await user.click(screen.getByRole("link", { name: "Sign out" }));
    expect(await screen.findByLabelText("Password")).toBeVisible();
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(askedBefore).toEqual([0]);
  });

  it("[QX-4] [SH-8] tells the other tabs, too, where nothing was stored, as after single sign-on", async () => {
    localStorage.clear();
    answering(logOutPath, {});
    const otherTab = new BroadcastChannel("waymark.sign-in");
    onTestFinished(() => otherTab.close());
    const news = new Promise((resolve) =>
      otherTab.addEventListener("message", ({ data }) => resolve(data)),
    );
    await logOut();
    expect(await news).toBe("signedOut");
    expect(signedOut()).toBeVisible();
  });
});

describe("sign-in after the product has signed the person out", () => {
  it("[SH-8] [EG-1] says so and tries nothing", () => {
    localStorage.clear();
    renderPortal("/", { reason: "signedOut" });
    expect(signedOut()).toBeVisible();
  });
});
