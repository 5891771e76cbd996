import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { tellOtherTabs } from "../session/other-tabs.ts";
import { forgetSignIn, keepSignIn } from "../session/stored-session.ts";
import { answering, refusal } from "../testing/recorded-calls.ts";
import { renderPortal } from "../testing/render-portal.tsx";

/** Another tab writes into the storage, or takes out of it. */
function otherTab(values: Readonly<Record<string, string | null>>) {
  for (const [key, value] of Object.entries(values)) {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  }
  act(() => void window.dispatchEvent(new StorageEvent("storage")));
}

/** Makes a change as another tab does, whose writes each send an event. @returns what the page said after each of them */
function writeByWrite(change: () => void): (string | undefined)[] {
  const said: (string | undefined)[] = [];
  const tell = (key: string) => {
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key })));
    said.push(document.querySelector(".wm-status-banner__text")?.textContent);
  };
  vi.spyOn(Storage.prototype, "setItem").mockImplementation((key, value) => {
    localStorage[key] = value;
    tell(key);
  });
  vi.spyOn(Storage.prototype, "removeItem").mockImplementation((key) => {
    delete localStorage[key];
    tell(key);
  });
  change();
  vi.restoreAllMocks();
  return said;
}

describe("another tab", () => {
  const signedIn = { auth_token: "true", appToken: "theirs" };
  /** The page leaves a moment later, once it is known not to be offline. */
  const settle = () => act(async () => undefined);
  const offer = () => screen.queryByText("Someone has signed in on this device. Is it you?");

  it("[QX-4] [EG-1] signs in: an empty sign-in form is mounted again, so that the guard resumes the session", async () => {
    const { leaveTo } = renderPortal("/sdmylife?redirect=%2Fplan");
    otherTab(signedIn);
    await settle();
    expect(leaveTo.mock.calls).toEqual([["/sdmylife?redirect=%2Fplan"]]);
    expect(offer()).toBeNull();
  });

  it("[QX-4] [QT-1] what it stored is no address to follow", async () => {
    const { leaveTo } = renderPortal("/");
    otherTab({ appToken: "https://evil.example/" });
    await settle();
    expect(leaveTo.mock.calls).toEqual([["/"]]);
  });

  it("[QX-4] signs in: who has typed something is asked", async () => {
    const { user, leaveTo } = renderPortal("/");
    await user.type(screen.getByLabelText("Username or email"), "amelie");
    otherTab(signedIn);
    await settle();
    expect(leaveTo).not.toHaveBeenCalled();
    expect(offer()).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Stay here" }));
    expect(offer()).toBeNull();
    expect(screen.getByLabelText("Username or email")).toHaveValue("amelie");
  });

  it("[QX-3] [QX-4] a page that has itself signed in, and is returned to, asks: leaving it has emptied its form", async () => {
    const { leaveTo } = renderPortal("/");
    keepSignIn("own");
    act(() => void window.dispatchEvent(new Event("pageshow")));
    await settle();
    expect(leaveTo).not.toHaveBeenCalled();
    expect(offer()).toBeVisible();
  });

  it("[QX-2] [QX-4] signs in: a page that has no network by then stays, and asks", async () => {
    const { user, leaveTo } = renderPortal("/");
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const sent = vi.spyOn(window, "fetch").mockRejectedValue(new TypeError("no network"));
    otherTab(signedIn);
    await settle();
    expect(leaveTo).not.toHaveBeenCalled();
    expect(offer()).toBeVisible();
    const go = screen.getByRole("button", { name: "Go to your workspace" });
    await user.click(go);
    await waitFor(() => expect(sent).toHaveBeenCalled());
    await settle();
    expect(leaveTo).not.toHaveBeenCalled();
    sent.mockImplementation(async () => new Response());
    await user.click(go);
    await waitFor(() => expect(leaveTo.mock.calls).toEqual([["/"]]));
  });

  it("[QX-4] [QN-7] signs in: who stays here while the server is still asked does not leave", async () => {
    const { user, leaveTo } = renderPortal("/");
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    let answer: (response: Response) => void = () => undefined;
    vi.spyOn(window, "fetch").mockReturnValue(new Promise((resolve) => (answer = resolve)));
    otherTab(signedIn);
    await user.click(screen.getByRole("button", { name: "Go to your workspace" }));
    await user.click(screen.getByRole("button", { name: "Stay here" }));
    await act(async () => answer(new Response()));
    await user.type(screen.getByLabelText("Username or email"), "amelie");
    await settle();
    expect(leaveTo).not.toHaveBeenCalled();
  });

  it("[QX-4] signs in: another screen asks, and goes to sign-in in its language", async () => {
    const { user, leaveTo } = renderPortal("/noaccount?lang=fr");
    otherTab(signedIn);
    await user.click(screen.getByRole("button", { name: "Aller à votre espace de travail" }));
    expect(leaveTo.mock.calls).toEqual([["/?lang=fr"]]);
  });

  it("[QX-4] [QT-4] signs in while this one is hidden: nothing happens before it is seen", async () => {
    const { leaveTo } = renderPortal("/");
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    otherTab(signedIn);
    await settle();
    expect(leaveTo).not.toHaveBeenCalled();
    vi.restoreAllMocks();
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    await settle();
    expect(leaveTo).toHaveBeenCalledTimes(1);
  });

  it("[QX-4] signs in without keeping it: there is no token to continue with, only a message", async () => {
    const { leaveTo } = renderPortal("/");
    otherTab({ auth_token: "true" });
    expect(screen.getByText(/Someone signed in on another tab/u)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Go to your workspace" })).toBeNull();
    await settle();
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

  it("[QX-4] signs out a person who had stayed signed in: a form says so, though each write is told on its own", () => {
    for (const [key, value] of Object.entries(signedIn)) localStorage.setItem(key, value);
    renderPortal("/forgot");
    expect(writeByWrite(forgetSignIn).at(-1)).toBe("You’ve signed out.");
  });

  it("[QX-4] signs in and keeps it: it is never said as one that is not kept", () => {
    renderPortal("/noaccount");
    const said = writeByWrite(() => keepSignIn("theirs"));
    expect(new Set(said)).toEqual(new Set(["Someone has signed in on this device. Is it you?"]));
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
    expect(document.querySelector(".wm-status-banner")).toBeNull();
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

  it("[QX-4] signs out, and its message comes before its events, as in Firefox: sign-in says so once", async () => {
    localStorage.setItem("auth_token", "true");
    answering("/api/auth/switchaccount", { data: [{ userType: 4, url: "/w" }] });
    renderPortal("/switchaccount?k=1");
    await screen.findByRole("heading", { name: "Educator" });
    tellOtherTabs("signedOut");
    expect(await screen.findByText("You’ve signed out.")).toBeVisible();
    otherTab({ auth_token: null });
    expect(screen.getAllByText("You’ve signed out.")).toHaveLength(1);
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
