import { act, screen, waitFor } from "@testing-library/react";
import { HttpResponse } from "msw";
import { describe, expect, it, vi } from "vitest";
import { STILL_TRYING_MS } from "../config/constants.ts";
import { answering, noAnswer, refusal } from "../testing/recorded-calls.ts";
import { renderPortal } from "../testing/render-portal.tsx";
import { notice } from "../testing/shown-messages.ts";
import { signIn } from "../testing/sign-in-page.ts";

const home = "https://product.example/home";

describe("entry guard", () => {
  it.each(["/", "/sdmylife", "/florida"])(
    "[EG-1] [API-12] %s exchanges a stored token for the place to go",
    async (path) => {
      localStorage.setItem("appToken", "stored");
      const asked = answering("/api/auth/redirect", { url: home });
      const { leaveTo } = renderPortal(path);
      expect(screen.queryByLabelText("Password")).toBeNull();
      await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(home));
      expect(asked.map(({ body }) => body)).toEqual([{ Token: "stored" }]);
      expect(localStorage.getItem("appToken")).toBe("stored");
    },
  );

  it("[EG-1] [QX-6] without a response for 8 seconds the password is offered, and the call is given up for it", async () => {
    localStorage.setItem("appToken", "stored");
    const asked = answering("/api/auth/redirect", () => new Promise(() => undefined));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user, leaveTo } = renderPortal("/");
    // Its room is kept from the start, without being seen.
    const isOffered = () => document.querySelector(".wm-slow[data-shown]") !== null;
    const announced = () =>
      screen.queryAllByRole("status").some(({ textContent }) => /longer than/u.test(textContent));
    await waitFor(() => expect(asked).toHaveLength(1));
    await act(() => vi.advanceTimersByTimeAsync(STILL_TRYING_MS - 2000));
    expect([isOffered(), announced()]).toEqual([false, false]);
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect([isOffered(), announced()]).toEqual([true, true]);
    await user.click(screen.getByRole("button", { name: "Sign in with your password" }));
    expect(await screen.findByLabelText("Password")).toBeVisible();
    await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
    expect(localStorage.getItem("appToken")).toBeNull();
    expect(notice()).toBeUndefined();
    expect(leaveTo).not.toHaveBeenCalled();
  });

  it("[QX-3] [QT-4] a page that comes back after it has led away shows the form, without another call", async () => {
    localStorage.setItem("appToken", "stored");
    const asked = answering("/api/auth/redirect", { url: home });
    const { leaveTo } = renderPortal("/");
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(home));
    act(() => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
    expect(await screen.findByLabelText("Password")).toBeVisible();
    expect([localStorage.getItem("appToken"), asked.length]).toEqual(["stored", 1]);
    expect(leaveTo).toHaveBeenCalledOnce();
  });

  it("[EG-1] a stored sign-in stays where the person goes back before the answer", async () => {
    localStorage.setItem("appToken", "stored");
    const asked = answering("/api/auth/redirect", () => new Promise(() => undefined));
    const { user } = renderPortal("/registrationconfirmation");
    await user.click(await screen.findByRole("link", { name: "Back to sign-in" }));
    await user.click(await screen.findByRole("button", { name: "Use the saved sign-in" }));
    await waitFor(() => expect(asked).toHaveLength(1));
    act(() => window.history.back());
    expect(await screen.findByRole("link", { name: "Back to sign-in" })).toBeVisible();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(localStorage.getItem("appToken")).toBe("stored");
  });

  it.each([null, "", "  "])(
    "[EG-1] [QT-6] without a token (%j) the form is there at once and no call is made",
    async (stored) => {
      if (stored !== null) localStorage.setItem("appToken", stored);
      const asked = answering("/api/auth/redirect", { url: home });
      answering("/api/auth/login", refusal(401));
      const { user } = renderPortal("/");
      expect(screen.getByLabelText("Password")).toBeVisible();
      await signIn(user);
      await screen.findByRole("alert");
      expect(asked).toHaveLength(0);
    },
  );

  it("[EG-1] [QE-1] why a stored sign-in was refused is an alert, which comes with its words, and an error in the title", async () => {
    localStorage.setItem("appToken", "stored");
    answering("/api/auth/redirect", refusal(401));
    renderPortal("/");
    expect(await screen.findByRole("alert")).toHaveTextContent("Your saved sign-in has ended");
    expect(document.title).toBe("Error: Sign in – Waymark");
  });

  it.each([
    ["a tampered token", refusal(401), "SAVED_SIGN_IN_ENDED"],
    ["a 200 that says so", { errorMessage: "Session expired" }, "SAVED_SIGN_IN_ENDED"],
    ["a stopped server", noAnswer(), "SAVED_SIGN_IN_NOT_CHECKED"],
    ["a network that answers itself", () => HttpResponse.html("<p>"), "SAVED_SIGN_IN_NOT_CHECKED"],
    ["a server in trouble", refusal(503), "SAVED_SIGN_IN_NOT_CHECKED"],
    [
      "a url that must not be followed",
      () => HttpResponse.json({ url: "javascript:alert(1)" }),
      "SAVED_SIGN_IN_ENDED",
    ],
  ])("[EG-1] %s: the token goes, the form comes and says why", async (_, answer, key) => {
    localStorage.setItem("appToken", "stored");
    answering("/api/auth/redirect", answer);
    const { leaveTo } = renderPortal("/");
    expect(await screen.findByLabelText("Password")).toBeVisible();
    await waitFor(() => expect(localStorage.getItem("appToken")).toBeNull());
    expect(notice()).toBe(key);
    expect(leaveTo).not.toHaveBeenCalled();
  });

  it.each(["{", "null", "\u0000"])(
    "[EG-1] [QT-6] invalid data in the storage is tried like any token: %j",
    async (stored) => {
      localStorage.setItem("appToken", stored);
      const asked = answering("/api/auth/redirect", refusal(401));
      renderPortal("/");
      await waitFor(() => expect(asked.map(({ body }) => body)).toEqual([{ Token: stored }]));
      expect(await screen.findByLabelText("Password")).toBeVisible();
      expect(notice()).toBe("SAVED_SIGN_IN_ENDED");
    },
  );

  it("[QT-6] a blocked storage shows the form", () => {
    vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    renderPortal("/");
    expect(screen.getByLabelText("Password")).toBeVisible();
  });

  it("[QN-7] [SH-8] a stored sign-in that another tab has ended since is offered no more, and is not used", async () => {
    localStorage.setItem("appToken", "stored");
    const asked = answering("/api/auth/redirect", { url: home });
    const { user } = renderPortal("/", { reason: "confirmStoredSignIn" });
    const button = await screen.findByRole("button", { name: "Use the saved sign-in" });
    localStorage.clear();
    await user.click(button);
    expect(screen.getByLabelText("Password")).toBeVisible();
    expect(notice()).toBeUndefined();
    expect(asked).toHaveLength(0);
  });

  it("[QN-7] [QE-2] a stored sign-in that was chosen and given up is offered no more", async () => {
    localStorage.setItem("appToken", "stored");
    answering("/api/auth/redirect", () => new Promise(() => undefined));
    const { user } = renderPortal("/", { reason: "confirmStoredSignIn" });
    await user.click(await screen.findByRole("button", { name: "Use the saved sign-in" }));
    await user.click(await screen.findByRole("button", { name: "Not you? Use another account" }));
    expect(await screen.findByLabelText("Password")).toBeVisible();
    expect(localStorage.getItem("appToken")).toBeNull();
    expect(notice()).toBeUndefined();
  });

  it("[QN-7] [QX-4] who is another person ends the stored sign-in whole, so that other tabs hear of it", async () => {
    localStorage.setItem("appToken", "stored");
    localStorage.setItem("auth_token", "true");
    answering("/api/auth/redirect", () => new Promise(() => undefined));
    const { user } = renderPortal("/");
    await user.click(await screen.findByRole("button", { name: "Not you? Use another account" }));
    expect(await screen.findByLabelText("Password")).toBeVisible();
    expect({ ...localStorage }).toEqual({});
  });

  it("[EG-1] a token stored by signing in on this screen does not wake the guard", async () => {
    const asked = answering("/api/auth/redirect", { url: home });
    answering("/api/auth/login", { data: { url: home, jwtToken: "new" } });
    const { user, leaveTo } = renderPortal("/");
    await user.type(screen.getByLabelText("Username or email"), "amelie");
    await user.type(screen.getByLabelText("Password"), "secret{Enter}");
    await waitFor(() => expect(leaveTo).toHaveBeenCalled());
    expect(asked).toHaveLength(0);
    expect(screen.getByLabelText("Password")).toBeVisible();
  });
});
