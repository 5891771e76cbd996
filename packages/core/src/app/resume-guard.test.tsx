import { act, screen, waitFor } from "@testing-library/react";
import { HttpResponse } from "msw";
import { describe, expect, it, vi } from "vitest";
import { STILL_TRYING_MS } from "../config/constants.ts";
import { answering, noAnswer, refusal } from "../testing/recorded-calls.ts";
import { renderPortal } from "../testing/render-portal.tsx";

const home = "https://product.example/home";
const notice = () =>
  document.querySelector(".wm-notice [data-message]")?.getAttribute("data-message");

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
    vi.useRealTimers();
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
    const { user } = renderPortal("/legal");
    await user.click(await screen.findByRole("link", { name: "Back to sign-in" }));
    await waitFor(() => expect(asked).toHaveLength(1));
    act(() => window.history.back());
    expect(await screen.findByRole("link", { name: "Back to sign-in" })).toBeVisible();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(localStorage.getItem("appToken")).toBe("stored");
  });

  it("[EG-1] without a token the form is there at once and no call is made", () => {
    renderPortal("/");
    expect(screen.getByLabelText("Password")).toBeVisible();
  });

  it.each([
    ["a tampered token", refusal(401), "SAVED_SIGN_IN_ENDED"],
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

  it.each([
    ["/", "/"],
    ["/", "/?a=1"],
    ["/", "/florida"],
    ["/?lang=fr", "/"],
    ["/florida", "/"],
    ["/", "#x"],
    ["/", "/#x"],
    ["/", `${window.location.origin}/sdmylife/?a=1`],
    ["/", "null"],
  ])(
    "[QT-1] [EG-1] on %s a stored sign-in that leads to %s is refused and forgotten",
    async (path, url) => {
      localStorage.setItem("appToken", "stored");
      const asked = answering("/api/auth/redirect", { url });
      const { leaveTo } = renderPortal(path);
      expect(await screen.findByLabelText(/^(?:Password|Mot de passe)$/u)).toBeVisible();
      await waitFor(() => expect(localStorage.getItem("appToken")).toBeNull());
      expect(notice()).toBe("SAVED_SIGN_IN_ENDED");
      expect(leaveTo).not.toHaveBeenCalled();
      expect(asked).toHaveLength(1);
    },
  );

  it("[QT-1] [EG-1] below a path, the host's own root is a place to go, and the portal's is not", async () => {
    answering("/api/auth/redirect", { url: "/" }, { url: "/portal/florida" });
    localStorage.setItem("appToken", "stored");
    const { leaveTo, unmount } = renderPortal("/portal/", { basePath: "/portal" });
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(`${window.location.origin}/`));
    unmount();
    renderPortal("/portal/", { basePath: "/portal" });
    await waitFor(() => expect(localStorage.getItem("appToken")).toBeNull());
    expect(leaveTo).toHaveBeenCalledOnce();
  });

  it("[QT-1] [RT-2] a stored sign-in that leads to a path that is no page is tried once, then forgotten", async () => {
    localStorage.setItem("appToken", "stored");
    const asked = answering("/api/auth/redirect", { url: "/no/such/page" });
    const { leaveTo, unmount } = renderPortal("/");
    await waitFor(() => expect(leaveTo).toHaveBeenCalledOnce());
    unmount();
    renderPortal("/no/such/page");
    expect(await screen.findByLabelText("Password")).toBeVisible();
    expect(notice()).toBe("SAVED_SIGN_IN_ENDED");
    expect([localStorage.getItem("appToken"), asked.length]).toEqual([null, 1]);
  });

  it("[EG-1] [RT-2] a path that is no page leaves a sign-in alone that did not lead there", async () => {
    localStorage.setItem("appToken", "stored");
    const asked = answering("/api/auth/redirect", { url: home });
    const first = renderPortal("/no/such/page");
    await waitFor(() => expect(first.leaveTo).toHaveBeenCalledWith(home));
    first.unmount();
    const second = renderPortal("/no/such/page");
    await waitFor(() => expect(second.leaveTo).toHaveBeenCalledWith(home));
    expect([localStorage.getItem("appToken"), asked.length]).toEqual(["stored", 2]);
  });

  it("[EG-1] [RT-2] a sign-in that has led away some time ago is tried again", async () => {
    const now = vi.spyOn(Date, "now");
    localStorage.setItem("appToken", "stored");
    answering("/api/auth/redirect", { url: "/home" });
    const first = renderPortal("/");
    await waitFor(() => expect(first.leaveTo).toHaveBeenCalledOnce());
    first.unmount();
    now.mockReturnValue(Date.now() + 60_000);
    const second = renderPortal("/no/such/page");
    await waitFor(() => expect(second.leaveTo).toHaveBeenCalledOnce());
    vi.restoreAllMocks();
  });

  it("[EG-1] [QT-6] invalid data in the storage is tried like any token, blanks are no token", async () => {
    localStorage.setItem("appToken", "  ");
    renderPortal("/");
    expect(screen.getByLabelText("Password")).toBeVisible();
  });

  it("[QT-6] a blocked storage shows the form", () => {
    const blocked = vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    renderPortal("/");
    expect(screen.getByLabelText("Password")).toBeVisible();
    blocked.mockRestore();
  });

  it("[QN-7] [SH-8] a stored sign-in that another tab has ended since is offered no more, and is not used", async () => {
    localStorage.setItem("appToken", "stored");
    const asked = answering("/api/auth/redirect", { url: home });
    const { user } = renderPortal("/", { notice: "savedSignInUnsure" });
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
    const { user } = renderPortal("/", { notice: "savedSignInUnsure" });
    await user.click(await screen.findByRole("button", { name: "Use the saved sign-in" }));
    await user.click(await screen.findByRole("button", { name: "Not you? Use another account" }));
    expect(await screen.findByLabelText("Password")).toBeVisible();
    expect(localStorage.getItem("appToken")).toBeNull();
    expect(notice()).toBeUndefined();
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

describe("second guard", () => {
  it.each([
    "/reset/token/ActivateAccount",
    "/mustreset",
    "/account/k",
    "/registration/k",
    "/portfoliolinking/k/educator",
    "/portfoliolinking/k",
  ])("[EG-2] %s forgets a stored token and opens", async (path) => {
    localStorage.setItem("appToken", "stored");
    renderPortal(path);
    await waitFor(() => expect(localStorage.getItem("appToken")).toBeNull());
    expect(screen.getByRole("heading", { level: 1 })).toBeVisible();
  });

  it.each(["/noaccount", "/switchaccount?k=1"])("[EG-2] is not on %s", (path) => {
    localStorage.setItem("appToken", "stored");
    renderPortal(path);
    expect(localStorage.getItem("appToken")).toBe("stored");
  });
});

describe("third guard", () => {
  it.each(["/parent", "/registrationnotallowed", "/massprint/t/x/7", "/forgot", "/noaccount"])(
    "[QN-7] [EG-1] after %s, sign-in asks before it uses the sign-in of perhaps another person",
    async (path) => {
      localStorage.setItem("appToken", "stored");
      answering("/api/auth/massprintaddfiletoredis", refusal(400));
      const asked = answering("/api/auth/redirect", { url: home });
      const { user, leaveTo } = renderPortal(path);
      await user.click(await screen.findByRole("link", { name: /^(?:Sign in|Back to sign-in)/u }));
      expect(await screen.findByLabelText("Password")).toBeVisible();
      expect(notice()).toBe("SAVED_SIGN_IN_UNSURE");
      expect(asked).toHaveLength(0);
      await user.click(screen.getByRole("button", { name: "Use the saved sign-in" }));
      await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(home));
    },
  );
});
