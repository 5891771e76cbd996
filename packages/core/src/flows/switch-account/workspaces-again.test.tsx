import { act, screen, waitFor } from "@testing-library/react";
import { delay, HttpResponse } from "msw";
import { describe, expect, it, vi } from "vitest";
import { tellOtherTabs } from "../../session/other-tabs.ts";
import { answering, refusal } from "../../testing/recorded-calls.ts";
import { renderPortal } from "../../testing/render-portal.tsx";
import {
  leavingForever,
  openWorkspaces,
  shownWorkspaces,
  switchAccountPath,
  workspaces,
} from "../../testing/workspaces.ts";

describe("workspaces that may be another person's", () => {
  it("[QX-4] says so when a person signs in in another tab, before a card leads to their workspace", async () => {
    localStorage.setItem("auth_token", "true");
    let answer: (response: Response) => void = () => undefined;
    const answered = new Promise<Response>((resolve) => (answer = resolve));
    const asked = answering(switchAccountPath, { data: workspaces }, () => answered);
    const { user } = renderPortal("/switchaccount?k=1");
    await screen.findAllByRole("button", { name: /^Select / });
    const otherTab = new BroadcastChannel("waymark.sign-in");
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    otherTab.postMessage(null);
    expect(await screen.findByRole("alert")).toHaveTextContent(
      /Was it you\? Then choose “Stay here”\./u,
    );
    expect(shownWorkspaces()).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Stay here" }));
    // The workspaces of before would open the other person's.
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(shownWorkspaces()).toEqual([]);
    answer(HttpResponse.json({ data: workspaces.slice(2, 4) }));
    await waitFor(() => expect(shownWorkspaces()).toEqual(["4", "3"]));
    localStorage.setItem("appToken", "of another person");
    window.dispatchEvent(new StorageEvent("storage"));
    await user.click(await screen.findByRole("link", { name: "Sign in again" }));
    expect(window.location.pathname).toBe("/");
    otherTab.close();
  });

  it("[QX-4] [QN-7] leaves for sign-in when the person signs out in another tab, where nothing was stored", async () => {
    const { stop, leaveTo } = leavingForever();
    const { user } = await openWorkspaces(workspaces, "?k=1", { leaveTo });
    await user.click(screen.getByRole("button", { name: "Select Student" }));
    tellOtherTabs("signedOut");
    expect(await screen.findByLabelText("Password")).toBeVisible();
    expect(document.querySelector("[data-message=SIGNED_OUT]")).toBeVisible();
    expect(stop).toHaveBeenCalledOnce();
  });

  it("[QX-4] [QN-7] a workspace on its way does not open once the stored sign-in was removed in another tab", async () => {
    localStorage.setItem("auth_token", "true");
    const { stop, leaveTo } = leavingForever();
    const { user } = await openWorkspaces(workspaces, "?k=1", { leaveTo });
    await user.click(screen.getByRole("button", { name: "Select Student" }));
    localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent("storage")));
    expect(await screen.findByLabelText("Password")).toBeVisible();
    expect(stop).toHaveBeenCalledOnce();
  });

  it.each([
    ["another person has signed in in another tab", () => tellOtherTabs("signedIn")],
    [
      "the sign-in of another person is stored",
      () => {
        localStorage.setItem("appToken", "of another person");
        window.dispatchEvent(new StorageEvent("storage"));
      },
    ],
  ])("[QX-4] [QN-7] a workspace on its way does not open once %s", async (_, signIn) => {
    const { stop, leaveTo } = leavingForever();
    const { user } = await openWorkspaces(workspaces, "?k=1", { leaveTo });
    await user.click(screen.getByRole("button", { name: "Select Student" }));
    act(signIn);
    expect(await screen.findByRole("alert")).toHaveTextContent(/^Someone signed in or changed/u);
    expect(stop).toHaveBeenCalledOnce();
  });

  it("[QX-4] [QV-3] leaves the focus of a card that has gone to the content", async () => {
    await openWorkspaces(workspaces);
    screen.getByRole("button", { name: "Select Student" }).focus();
    act(() => tellOtherTabs("signedIn"));
    expect(await screen.findByRole("alert")).toHaveTextContent(/^Someone signed in or changed/u);
    expect(screen.getByRole("main")).toHaveFocus();
  });

  it("[QT-6] shows the workspaces where the browser blocks channels together with cookies", async () => {
    vi.stubGlobal("BroadcastChannel", function blocked() {
      throw new DOMException("The operation is insecure.", "SecurityError");
    });
    await openWorkspaces(workspaces);
    expect(shownWorkspaces()).toHaveLength(5);
  });

  it("[QX-3] [QN-7] a page that comes back by Back asks again: the workspaces may be of a person before", async () => {
    const asked = answering(
      switchAccountPath,
      { data: workspaces },
      { data: workspaces.slice(2, 4) },
    );
    const { user } = renderPortal("/switchaccount?k=1");
    await user.click(await screen.findByRole("button", { name: "Select Student" }));
    const restored = Object.assign(new Event("pageshow"), { persisted: true });
    act(() => void window.dispatchEvent(restored));
    await waitFor(() => expect(shownWorkspaces()).toEqual(["4", "3"]));
    expect(asked).toHaveLength(2);
  });

  it("[QN-3] [QX-3] a return by Back asks for nothing before a wait is over", async () => {
    const asked = answering(switchAccountPath, refusal(429, {}, { "Retry-After": "60" }));
    renderPortal("/switchaccount?k=1");
    expect(await screen.findByRole("timer")).toBeVisible();
    act(() => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
    await act(() => delay(100));
    expect(screen.getByRole("timer")).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  it("[QX-4] a card tells the other tabs, and not its own", async () => {
    const told = new Promise((resolve) => {
      const otherTab = new BroadcastChannel("waymark.sign-in");
      otherTab.addEventListener("message", () => resolve(otherTab.close()));
    });
    const { user } = await openWorkspaces(workspaces);
    await user.click(screen.getByRole("button", { name: "Select Student" }));
    await told;
    // React would draw it a moment later.
    const own = screen.findByRole("alert", {}, { timeout: 200 });
    await expect(own).rejects.toThrow("Unable to find");
  });
});
