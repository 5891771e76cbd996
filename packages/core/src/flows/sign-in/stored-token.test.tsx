import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { defaultConfiguration } from "../../config/configuration-keys.ts";
import { answering, noAnswer, refusal } from "../../testing/recorded-calls.ts";
import { renderPortal } from "../../testing/render-portal.tsx";
import { button, home, password, signedIn, signIn, username } from "../../testing/sign-in-page.ts";

const remember = () => screen.getByRole<HTMLInputElement>("checkbox");
const withRemember = (value: "ticked" | "unticked" | "absent") => ({
  environment: { configuration: { ...defaultConfiguration, signIn: { remember: value } } },
});

/** Opens sign-in in a window without the focus, where another person's sign-in is stored. */
function openBeside(token = "of another person") {
  localStorage.setItem("appToken", token);
  vi.spyOn(document, "hasFocus").mockReturnValue(false);
  return renderPortal("/");
}

function giveFocus() {
  vi.spyOn(document, "hasFocus").mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event("focus")));
}

describe("the token of an earlier person", () => {
  it("[SI-6] [QN-7] is gone before the call of a sign-in without remembering leaves", async () => {
    const { user } = openBeside();
    const stored: (string | null)[] = [];
    answering("/api/auth/login", () => {
      stored.push(localStorage.getItem("appToken"));
      return noAnswer()();
    });
    await user.click(remember());
    await signIn(user);
    await waitFor(() => expect(stored).toEqual([null]));
    expect(localStorage.getItem("appToken")).toBeNull();
  });

  it("[SI-6] [QN-7] stays while a sign-in with remembering is refused", async () => {
    const { user } = openBeside();
    answering("/api/auth/login", refusal(401));
    await signIn(user);
    await screen.findByRole("alert");
    expect(localStorage.getItem("appToken")).toBe("of another person");
  });

  it("[SI-6] [QN-7] is removed by a success that brings no token of its own", async () => {
    const { user, leaveTo } = openBeside();
    answering("/api/auth/login", { data: { url: home } });
    await signIn(user);
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(home));
    expect({ ...localStorage }).toEqual({ auth_token: "true" });
  });

  it("[EG-1] [QN-7] is removed and not exchanged in a region without the box", async () => {
    localStorage.setItem("appToken", "of another person");
    const asked = answering("/api/auth/redirect", { url: home });
    renderPortal("/", withRemember("absent"));
    expect(password()).toBeVisible();
    expect(localStorage.getItem("appToken")).toBeNull();
    expect(asked).toHaveLength(0);
  });
});

describe("two windows beside each other", () => {
  it("[QN-7] [EG-1] the one without the focus shows the form, and resumes when it gets the focus", async () => {
    const asked = answering("/api/auth/redirect", { url: home });
    const { leaveTo } = openBeside();
    expect(password()).toBeVisible();
    expect(asked).toHaveLength(0);
    giveFocus();
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(home));
    expect(asked).toHaveLength(1);
  });

  it("[QN-7] what was typed there keeps the form", async () => {
    const asked = answering("/api/auth/redirect", { url: home });
    const { user } = openBeside();
    await user.type(username(), "amelie");
    giveFocus();
    expect(username()).toHaveValue("amelie");
    expect(asked).toHaveLength(0);
  });

  it("[QN-7] [QX-4] a sign-in in the other window does not move this one before it has the focus", async () => {
    vi.spyOn(document, "hasFocus").mockReturnValue(false);
    const { leaveTo } = renderPortal("/", { reason: "signedOut" });
    act(() => {
      localStorage.setItem("auth_token", "true");
      localStorage.setItem("appToken", "new");
      window.dispatchEvent(new StorageEvent("storage"));
    });
    expect(leaveTo).not.toHaveBeenCalled();
    expect(password()).toBeVisible();
    giveFocus();
    await waitFor(() => expect(leaveTo).toHaveBeenCalledOnce());
  });

  it("[QN-7] a token that the other window has removed since is not exchanged", () => {
    const asked = answering("/api/auth/redirect", { url: home });
    openBeside();
    localStorage.clear();
    giveFocus();
    expect(password()).toBeVisible();
    expect(asked).toHaveLength(0);
  });
});

describe("the box that was unticked", () => {
  it("[SI-1] [QN-7] stays unticked on this device, until it is ticked again", async () => {
    const first = renderPortal("/");
    expect(remember()).toBeChecked();
    await first.user.click(remember());
    first.unmount();
    const second = renderPortal("/");
    expect(remember()).not.toBeChecked();
    await second.user.click(remember());
    second.unmount();
    renderPortal("/");
    expect(remember()).toBeChecked();
  });

  it("[SI-1] [CO-2] is kept by a sign-in, too, and names no person", async () => {
    answering("/api/auth/login", signedIn);
    const { user, leaveTo, unmount } = renderPortal("/");
    // As a browser restores it, without an event.
    remember().checked = false;
    await user.type(username(), "amelie");
    await user.type(password(), "river stone 8");
    await user.click(button());
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(home));
    expect({ ...localStorage }).toEqual({ auth_token: "true", remember: "unticked" });
    unmount();
    localStorage.removeItem("auth_token");
    renderPortal("/");
    expect(remember()).not.toBeChecked();
  });

  it("[SI-1] a region whose box is absent keeps nothing", async () => {
    answering("/api/auth/login", signedIn);
    const { user, leaveTo } = renderPortal("/", withRemember("absent"));
    await signIn(user);
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(home));
    expect({ ...localStorage }).toEqual({ auth_token: "true" });
  });
});
