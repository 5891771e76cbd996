import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { forgetOwnAction, keepSignIn } from "./stored-session.ts";
import {
  type OnSessionChange,
  type StoredSession,
  watchStoredSession,
} from "./watch-stored-session.ts";

/** Follows what is stored, from what is stored now. */
function follow() {
  const told = vi.fn<OnSessionChange>();
  const end = watchStoredSession(told);
  onTestFinished(end);
  return { told, end };
}

const looks = {
  storage: () => window.dispatchEvent(new StorageEvent("storage")),
  pageshow: () => window.dispatchEvent(new Event("pageshow")),
  visibilitychange: () => document.dispatchEvent(new Event("visibilitychange")),
};
const signedOut: StoredSession = { token: null, signedIn: false, isOwn: false };

beforeEach(forgetOwnAction);

describe("what other tabs store of a sign-in", () => {
  it.each(Object.entries(looks))("[QX-4] is looked at on %s", (_, look) => {
    const { told } = follow();
    localStorage.setItem("auth_token", "true");
    look();
    expect(told).toHaveBeenLastCalledWith({ token: null, signedIn: true, isOwn: false }, signedOut);
    localStorage.setItem("appToken", "kept");
    look();
    expect(told).toHaveBeenLastCalledWith(
      { token: "kept", signedIn: true, isOwn: false },
      { token: null, signedIn: true, isOwn: false },
    );
    localStorage.clear();
    look();
    expect(told).toHaveBeenLastCalledWith(signedOut, {
      token: "kept",
      signedIn: true,
      isOwn: false,
    });
    expect(told).toHaveBeenCalledTimes(3);
  });

  it.each([false, true])(
    "[QX-4] is reported once, and not without a change, signed in %s",
    (signedIn) => {
      if (signedIn) localStorage.setItem("auth_token", "true");
      localStorage.setItem("appToken", "kept");
      const { told } = follow();
      looks.storage();
      expect(told).not.toHaveBeenCalled();
      localStorage.setItem("appToken", "another");
      looks.storage();
      looks.pageshow();
      expect(told).toHaveBeenCalledTimes(1);
    },
  );

  it("[QX-4] is reported, too, where a sign-in without a token takes the place of another one", () => {
    localStorage.setItem("auth_token", "true");
    const { told } = follow();
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    for (const newValue of ["", null])
      window.dispatchEvent(new StorageEvent("storage", { key: "appToken", newValue }));
    hidden.mockReturnValue(false);
    looks.visibilitychange();
    looks.visibilitychange();
    expect(told).toHaveBeenCalledExactlyOnceWith(
      { token: null, signedIn: true, isOwn: false },
      signedOut,
    );
  });

  it("[QX-4] is reported as a sign-out where that sign-in has ended before the page was seen", () => {
    localStorage.setItem("auth_token", "true");
    const { told } = follow();
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    window.dispatchEvent(new StorageEvent("storage", { key: "appToken", newValue: "" }));
    localStorage.clear();
    looks.storage();
    hidden.mockReturnValue(false);
    looks.visibilitychange();
    expect(told).toHaveBeenCalledExactlyOnceWith(signedOut, {
      token: null,
      signedIn: true,
      isOwn: false,
    });
  });

  it("[QX-4] is still this page's own after another tab stored an answer to a question", () => {
    const { told } = follow();
    keepSignIn("kept");
    window.dispatchEvent(new StorageEvent("storage", { key: "languageOffer" }));
    looks.pageshow();
    expect(told).toHaveBeenCalledExactlyOnceWith(
      { token: "kept", signedIn: true, isOwn: true },
      signedOut,
    );
    window.dispatchEvent(new StorageEvent("storage", { key: "auth_token" }));
    localStorage.removeItem("appToken");
    looks.pageshow();
    expect(told).toHaveBeenLastCalledWith(
      { token: null, signedIn: true, isOwn: false },
      { token: "kept", signedIn: true, isOwn: true },
    );
  });

  it("[QX-4] is reported when the page is visible again, with the state before it was hidden", () => {
    const { told } = follow();
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    localStorage.setItem("auth_token", "true");
    looks.storage();
    expect(told).not.toHaveBeenCalled();
    hidden.mockReturnValue(false);
    looks.visibilitychange();
    expect(told).toHaveBeenCalledExactlyOnceWith(
      { token: null, signedIn: true, isOwn: false },
      signedOut,
    );
  });

  it.each(Object.entries(looks))(
    "[QX-4] is not reported after the end of the watch: %s",
    (...row) => {
      const { told, end } = follow();
      end();
      localStorage.setItem("auth_token", "true");
      row[1]();
      expect(told).not.toHaveBeenCalled();
    },
  );
});
