import { describe, expect, it } from "vitest";
import { success } from "../api/result.ts";
import { mustConfirm, setMustConfirm } from "../navigation/entry-state.ts";
import { storeAppToken } from "../session/stored-session.ts";
import { home, signInForm } from "../testing/sign-in-form.ts";
import { leavingForever } from "../testing/workspaces.ts";

const form = signInForm();

describe("a reload after a next page that was stopped", () => {
  it("[QN-7] before React, stops the page of a stored sign-in that is overdue, about which it asks after its reload", () => {
    const { stop, leaveTo } = leavingForever(false);
    localStorage.setItem("appToken", "resumed");
    leaveTo(home);
    form.press({ username: "amelie", password: "érable-rouge-24" });
    expect(stop).toHaveBeenCalledOnce();
    // The reload would end a call.
    expect(form.sent).toEqual([]);
    expect(localStorage.getItem("appToken")).toBe("resumed");
    expect(mustConfirm(history.state?.usr)).toBe(true);
    setMustConfirm(false);
  });

  it.each([
    ["before React", false],
    ["with React", true],
  ])("[QN-7] %s, is stopped by another tab's, about which a reload asks", async (_, isReady) => {
    const { stop, leaveTo } = leavingForever(isReady);
    form.leaveTo.mockImplementation(leaveTo);
    await form.signIn(success({ url: home, jwtToken: "t" }));
    // The first of its events: its token is not stored yet.
    storeAppToken("");
    window.dispatchEvent(new StorageEvent("storage", { key: "appToken", newValue: "" }));
    expect(stop).toHaveBeenCalledOnce();
    expect(mustConfirm(history.state?.usr)).toBe(true);
    setMustConfirm(false);
  });

  it("[QN-7] [SH-8] before React, is stopped by a sign-out that leaves its token for now, about which a reload asks", async () => {
    const { stop, leaveTo } = leavingForever(false);
    form.leaveTo.mockImplementation(leaveTo);
    await form.signIn(success({ url: home, jwtToken: "t" }));
    localStorage.removeItem("auth_token");
    window.dispatchEvent(new StorageEvent("storage", { key: "auth_token", newValue: null }));
    expect(stop).toHaveBeenCalledOnce();
    expect(mustConfirm(history.state?.usr)).toBe(true);
    setMustConfirm(false);
  });
});
