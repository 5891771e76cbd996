import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fillIn, submitWith } from "../testing/fill-in.ts";
import {
  card,
  logOut,
  logOutPath,
  signedOut,
  storeSignInBeforeEach,
  unheard,
} from "../testing/log-out-page.ts";
import { answering, refusal } from "../testing/recorded-calls.ts";
import { renderPortal } from "../testing/render-portal.tsx";

storeSignInBeforeEach();

describe("Back after logging out", () => {
  it("[SH-8] [QX-3] shows no workspaces and asks for none", async () => {
    const asked = answering("/api/auth/switchaccount", { data: [{ userType: 4, url: "/w" }] });
    const { user } = renderPortal("/switchaccount?k=1");
    const before = history.length;
    await user.click(await screen.findByRole("link", { name: "Sign out" }));
    expect(await screen.findByLabelText("Password")).toBeVisible();
    expect(history).toHaveLength(before);
    const calls = asked.length;
    // Another tab of the origin keeps an answer to a question, which says nothing about a sign-in.
    localStorage.setItem("languageOffer", "declined");
    act(() => {
      dispatchEvent(new StorageEvent("storage", { key: "languageOffer" }));
      history.pushState(null, "", "/switchaccount?k=1");
      dispatchEvent(new PopStateEvent("popstate"));
    });
    expect(await screen.findByLabelText("Password")).toBeVisible();
    expect(signedOut()).toBeVisible();
    expect(asked).toHaveLength(calls);
  });

  it("[SH-8] [QX-4] shows the workspaces where a person has signed in in another tab since", async () => {
    answering(logOutPath, {});
    await logOut();
    // A page that was frozen hears of no change.
    localStorage.setItem("auth_token", "true");
    act(() => {
      history.pushState(null, "", "/switchaccount?k=1");
      dispatchEvent(new PopStateEvent("popstate"));
    });
    expect(await screen.findByRole("button", { name: /^Select / })).toBeVisible();
  });
});

describe("Back after signing in again", () => {
  /** Signs in beside a notice, leaves, and comes back to the page that the browser has kept. */
  async function signInAndComeBack({ user, leaveTo }: Awaited<ReturnType<typeof logOut>>) {
    answering("/api/auth/login", { data: { url: "https://product.example", jwtToken: "new" } });
    await fillIn(user, screen.getByRole("textbox", { name: "Username or email" }), "amelie");
    await submitWith(user, screen.getByLabelText("Password"), "secret");
    await waitFor(() => expect(leaveTo).toHaveBeenCalled());
    expect(card()).not.toBeNull();
    act(() => {
      dispatchEvent(new Event("pagehide"));
      dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    });
  }

  it("[QX-3] [QN-7] says no longer that the person is signed out", async () => {
    const view = await logOut();
    await signInAndComeBack(view);
    expect(localStorage.getItem("appToken")).toBe("new");
    expect(card()).toBeNull();
  });

  it("[QX-3] [API-23] offers no retry of the log-out, which would be for the new sign-in", async () => {
    answering(logOutPath, refusal(503));
    const view = await logOut();
    await waitFor(() => expect(unheard()).toBeVisible());
    await signInAndComeBack(view);
    expect(card()).toBeNull();
    await view.user.click(screen.getByRole("link", { name: /^Trouble signing in/u }));
    await view.user.click(await screen.findByRole("link", { name: "Back to sign-in" }));
    expect(await screen.findByLabelText("Password")).toBeVisible();
    expect(unheard()).toBeNull();
  });

  it("[QX-3] [EG-1] says no longer that the saved sign-in has ended", async () => {
    answering("/api/auth/redirect", refusal(401));
    const view = renderPortal("/");
    expect(await screen.findByText(/saved sign-in has ended/u)).toBeVisible();
    await signInAndComeBack(view);
    expect(card()).toBeNull();
  });
});
