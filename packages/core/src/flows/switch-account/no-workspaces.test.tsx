import { fireEvent, screen, waitFor } from "@testing-library/react";
import { HttpResponse } from "msw";
import { describe, expect, it, vi } from "vitest";
import { answering, noAnswer, refusal } from "../../testing/recorded-calls.ts";
import { renderPortal } from "../../testing/render-portal.tsx";
import { messagesIn } from "../../testing/shown-messages.ts";
import { switchAccountPath, workspaces } from "../../testing/workspaces.ts";

describe("workspaces that the server does not send", () => {
  it("[QE-3] [QN-2] without a session says that the browser blocks cookies, where it does, and leads to sign-in", async () => {
    vi.spyOn(navigator, "cookieEnabled", "get").mockReturnValue(false);
    answering(switchAccountPath, refusal(401));
    renderPortal("/switchaccount?k=1");
    await screen.findByRole("alert");
    // Another sign-in alone would lead here again.
    expect(messagesIn(".wm-notice")).toEqual(["TROUBLE_COOKIES", "GENERIC_ERROR"]);
    expect(screen.getByRole("link", { name: "Sign in again" })).toBeVisible();
  });

  it("[QE-3] [QN-2] a web page in place of them says so, too: a server without a session may send its own sign-in", async () => {
    vi.spyOn(navigator, "cookieEnabled", "get").mockReturnValue(false);
    answering(switchAccountPath, () => HttpResponse.html("<h1>Sign in</h1>"));
    renderPortal("/switchaccount?k=1");
    await screen.findByRole("alert");
    expect(messagesIn(".wm-notice")).toEqual(["TROUBLE_COOKIES", "GENERIC_ERROR"]);
    expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
  });

  it("[SW-4] [QN-2] no data leads to / with the reason, where the browser blocks cookies", async () => {
    vi.spyOn(navigator, "cookieEnabled", "get").mockReturnValue(false);
    answering(switchAccountPath, () => new HttpResponse(null, { status: 204 }));
    renderPortal("/switchaccount?k=1");
    expect(await screen.findByText(/Your browser blocks cookies/u)).toBeVisible();
    expect(window.location.pathname).toBe("/");
    expect(messagesIn(".wm-notice")).toEqual(["GENERIC_ERROR", "TROUBLE_COOKIES"]);
    expect(screen.queryByText(/contact us\.$/u)).toBeNull();
  });

  it("[QN-4] a load that failed has a code", async () => {
    answering(switchAccountPath, refusal(401));
    renderPortal("/switchaccount?k=1");
    const code = await screen.findByText(/^Code W-401-[\dA-F]{4}, /u);
    expect(screen.getByRole("alert")).not.toContainElement(code);
  });

  it.each([401, 404])("[SW-4] HTTP %i shows GENERIC_ERROR", async (status) => {
    answering(switchAccountPath, refusal(status));
    renderPortal("/switchaccount?k=1");
    expect(await screen.findByRole("alert")).toHaveTextContent(/Something went wrong/u);
    expect(window.location.pathname).toBe("/switchaccount");
  });

  it("[SW-4] [QE-4] where the session has ended, the button leads to sign-in, and no second link does", async () => {
    answering(switchAccountPath, refusal(401));
    renderPortal("/switchaccount?k=1");
    const signIn = await screen.findByRole("link", { name: "Sign in again" });
    expect(signIn).toHaveClass("wm-button");
    expect(signIn).toHaveAttribute("href", "/");
    expect(screen.queryByRole("link", { name: "Back to sign-in" })).toBeNull();
  });

  it("[SW-4] [QE-4] where the same call may succeed later, the button makes it again", async () => {
    answering(switchAccountPath, refusal(503), refusal(503));
    renderPortal("/switchaccount?k=1");
    await screen.findByRole("button", { name: "Try again" });
    expect(screen.queryByRole("link", { name: "Sign in again" })).toBeNull();
    expect(screen.getByRole("link", { name: "Back to sign-in" })).toBeVisible();
  });

  it("[QX-1] [SW-2] the second press of a double click on “Try again” opens no workspace at its place", async () => {
    answering(switchAccountPath, refusal(503), refusal(503), { data: workspaces });
    const { leaveTo } = renderPortal("/switchaccount?k=1");
    fireEvent.click(await screen.findByRole("button", { name: "Try again" }), { detail: 1 });
    const card = await screen.findByRole("button", { name: "Select Educator" });
    expect(fireEvent.mouseDown(card, { detail: 2 })).toBe(false);
    expect(fireEvent.click(card, { detail: 2 })).toBe(false);
    expect(leaveTo).not.toHaveBeenCalled();
    fireEvent.click(card, { detail: 1 });
    await waitFor(() =>
      expect(leaveTo).toHaveBeenCalledExactlyOnceWith("https://product.example/4"),
    );
    expect(fireEvent.click(card, { detail: 2 })).toBe(true);
  });

  it("[API-22] a read is tried once more after no answer", async () => {
    const asked = answering(switchAccountPath, noAnswer(), { data: workspaces });
    renderPortal("/switchaccount?k=1");
    await screen.findByRole("button", { name: "Select Educator" });
    expect(asked).toHaveLength(2);
  });

  it.each([
    ["no data", {}],
    ["null", { data: null }],
    ["an empty list", { data: [] }],
    ["an empty object", { data: {} }],
    ["an empty body", () => new HttpResponse("")],
    ["204", () => new HttpResponse(null, { status: 204 })],
    ["null alone", () => HttpResponse.json(null)],
    ["unknown types only", { data: [{ userType: 77, url: "https://x.example" }] }],
  ])(
    "[SW-4] [QN-2] %s goes to / with the message and whom to ask, past the entry guard once",
    async (_, answer) => {
      localStorage.setItem("appToken", "stored");
      answering(switchAccountPath, answer);
      const entries = window.history.length;
      renderPortal("/switchaccount?k=1");
      await waitFor(() => expect(window.location.pathname).toBe("/"));
      // Another entry would lead Back to the list, which leads here again.
      expect(window.history.length).toBe(entries);
      const message = await screen.findByText("Something went wrong.");
      expect(message).toHaveAttribute("data-message", "GENERIC_ERROR");
      // Another sign-in with this account leads here again.
      expect(screen.queryByText(/try again/u)).toBeNull();
      expect(screen.getByText(/Please contact us\.$/u)).toBeVisible();
      expect(screen.getByLabelText("Password")).toBeVisible();
      expect(localStorage.getItem("appToken")).toBe("stored");
    },
  );
});
