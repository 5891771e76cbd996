import { describe, expect, it, vi } from "vitest";
import { success } from "../api/result.ts";
import { NEXT_PAGE_TIMEOUT_MS } from "../config/constants.ts";
import { mustConfirm } from "../navigation/entry-state.ts";
import { home, signInForm } from "../testing/sign-in-form.ts";
import { leavingForever } from "../testing/workspaces.ts";

const form = signInForm();

function type(username: string): void {
  form.values.username = username;
  window.dispatchEvent(new InputEvent("input"));
}

describe("a sign-in that has succeeded, and whose username another person types over", () => {
  const next = { username: "amelie", password: "érable-rouge-24" };

  it.each([
    ["with React", true],
    ["before React", false],
  ])("[QN-7] %s, stops the first person's page, which is on its way", async (_, isReady) => {
    const { stop, leaveTo } = leavingForever(isReady);
    form.leaveTo.mockImplementation(leaveTo);
    await form.signIn(success({ url: home }));
    form.press(next);
    expect(stop).toHaveBeenCalledOnce();
  });

  it.each([
    ["amelie", "idle", 1],
    [" MAYA", "leaving", 0],
    ["", "leaving", 0],
  ])(
    "[QN-7] once its page is on its way, with %j typed it is %s",
    async (username, state, times) => {
      const { stop, leaveTo } = leavingForever();
      form.leaveTo.mockImplementation(leaveTo);
      await form.signIn(success({ url: home, jwtToken: "t" }));
      type(username);
      expect(form.state().name).toBe(state);
      expect(stop).toHaveBeenCalledTimes(times);
      // The first person's sign-in ends with its page, and its password is no longer there to read.
      expect(localStorage.getItem("appToken")).toBe(times === 0 ? "t" : null);
      expect(localStorage.getItem("auth_token")).toBe(times === 0 ? "true" : null);
      expect(form.values.password).toBe(times === 0 ? "maple-trail-24" : "");
    },
  );

  it("[QN-7] [QX-3] stops its page, too, where that takes so long that the form was given back", async () => {
    vi.useFakeTimers();
    const { stop, leaveTo } = leavingForever();
    form.leaveTo.mockImplementation(leaveTo);
    await form.signIn(success({ url: home, jwtToken: "t" }));
    vi.advanceTimersByTime(NEXT_PAGE_TIMEOUT_MS);
    expect(form.state().name).toBe("idle");
    // Another part of the page, such as a search, says nothing of who is there.
    const search = document.body.appendChild(document.createElement("input"));
    search.dispatchEvent(new InputEvent("input", { bubbles: true }));
    search.remove();
    expect(stop).not.toHaveBeenCalled();
    type("amelie");
    expect(stop).toHaveBeenCalledOnce();
    expect({ ...localStorage }).toEqual({});
  });

  it("[QN-7] stops its page, too, where the head script keeps what is typed from the rest of the page", async () => {
    const { stop, leaveTo } = leavingForever();
    form.leaveTo.mockImplementation(leaveTo);
    await form.signIn(success({ url: home, jwtToken: "t" }));
    const keep = (event: Event) => event.stopPropagation();
    window.addEventListener("input", keep, { capture: true, once: true });
    form.values.username = "amelie";
    form.element.dispatchEvent(new InputEvent("input", { bubbles: true }));
    expect(stop).toHaveBeenCalledOnce();
    expect({ ...localStorage }).toEqual({});
  });

  it("[QX-3] before React, leads on where the same person submits again after the form was given back", async () => {
    vi.useFakeTimers();
    const { stop, leaveTo } = leavingForever(false);
    form.leaveTo.mockImplementation(leaveTo);
    await form.signIn(success({ url: home, jwtToken: "t" }));
    vi.advanceTimersByTime(NEXT_PAGE_TIMEOUT_MS);
    form.press();
    expect([form.state().name, stop.mock.calls]).toEqual(["sending", []]);
  });

  it.each(["amelie", ""])(
    "[QN-7] stops its page in the form that is opened after it, with %j typed",
    async (name) => {
      const { stop, leaveTo } = leavingForever();
      form.leaveTo.mockImplementation(leaveTo);
      await form.signIn(success({ url: home, jwtToken: "t" }));
      form.attempt.end();
      form.open();
      form.attempt.adoptWaits();
      type(name);
      expect(stop).toHaveBeenCalledOnce();
      expect({ ...localStorage }).toEqual({});
      type("amelie ");
      expect(stop).toHaveBeenCalledOnce();
    },
  );

  it.each([
    ["amelie", "idle"],
    [" MAYA", "mustReset"],
  ])("[QN-7] [SI-7] before React, with %j typed its forced change is %s", async (name, state) => {
    await form.signIn(success({ isMustResetPassword: true, userAccountId: 7, jwtToken: "t" }));
    type(name);
    expect(form.state().name).toBe(state);
    expect(form.values.password).toBe(state === "idle" ? "" : "maple-trail-24");
  });

  it("[QN-7] whose page is on its way is stored no longer once another one is submitted", async () => {
    const { leaveTo } = leavingForever();
    form.leaveTo.mockImplementation(leaveTo);
    await form.signIn(success({ url: home, jwtToken: "t" }));
    // A password manager may fill the fields without an event.
    form.press({ ...next, password: "" });
    expect(form.state().name).toBe("invalid");
    expect({ ...localStorage }).toEqual({});
  });

  it.each([
    ["another username is typed", () => type("amelie")],
    ["another tab signs out", () => localStorage.clear()],
  ])("[QN-7] [SH-8] before React, is stopped where %s", async (_, change) => {
    const { stop, leaveTo } = leavingForever(false);
    form.leaveTo.mockImplementation(leaveTo);
    await form.signIn(success({ url: home, jwtToken: "t" }));
    change();
    window.dispatchEvent(new StorageEvent("storage"));
    expect(form.state().name).toBe("idle");
    expect(stop).toHaveBeenCalledOnce();
    expect(form.values.password).toBe("");
    expect(localStorage.getItem("appToken")).toBeNull();
    expect(mustConfirm(history.state?.usr)).toBe(false);
  });

  it("[QN-7] [QF-6] is stopped once React is there where a password manager has filled in another name without an event", async () => {
    const { stop, leaveTo } = leavingForever();
    form.leaveTo.mockImplementation(leaveTo);
    await form.signIn(success({ url: home, jwtToken: "t" }));
    form.values.username = "amelie";
    form.attempt.adoptWaits();
    expect(stop).toHaveBeenCalledOnce();
    expect(form.state().name).toBe("idle");
  });

  it("[QN-7] is stopped, and the other person's password stays that a password manager fills in first", async () => {
    const { leaveTo } = leavingForever();
    form.leaveTo.mockImplementation(leaveTo);
    await form.signIn(success({ url: home, jwtToken: "t" }));
    form.values.password = next.password;
    type("maya");
    type("amelie");
    expect(form.state().name).toBe("idle");
    expect(form.values.password).toBe(next.password);
  });
});
