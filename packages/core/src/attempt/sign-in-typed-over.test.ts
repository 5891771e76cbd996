import { describe, expect, it, vi } from "vitest";
import { failed, success } from "../api/result.ts";
import { NEXT_PAGE_TIMEOUT_MS } from "../config/constants.ts";
import { mustConfirm } from "../navigation/entry-state.ts";
import { home, refusal, signInForm } from "../testing/sign-in-form.ts";
import { leavingForever } from "../testing/workspaces.ts";

const form = signInForm();

function type(username: string): void {
  form.values.username = username;
  window.dispatchEvent(new InputEvent("input"));
}

describe("a sign-in whose username another person types over", () => {
  const next = { username: "amelie", password: "érable-rouge-24" };

  it("[QN-7] makes room for a submit of the other person", async () => {
    const first = form.submit();
    const second = form.submit(next);
    expect(form.sent.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
    expect(form.sent.map(({ body }) => body)).toMatchObject([
      { Username: "maya" },
      { Username: "amelie" },
    ]);
    form.answer(0, success({ url: "https://product.example/maya", jwtToken: "of maya" }));
    await first;
    expect([form.state().name, localStorage.getItem("appToken")]).toEqual(["sending", null]);
    form.answer(1, success({ url: home, jwtToken: "of amelie" }));
    await second;
    expect(form.leaveTo).toHaveBeenCalledExactlyOnceWith(home);
    expect(localStorage.getItem("appToken")).toBe("of amelie");
  });

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
      expect(form.emptyPasswords).toHaveBeenCalledTimes(times);
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
    const shown = document.body.appendChild(document.createElement("form"));
    shown.dataset["portalForm"] = "";
    const keep = (event: Event) => event.stopPropagation();
    window.addEventListener("input", keep, { capture: true, once: true });
    form.values.username = "amelie";
    shown.dispatchEvent(new InputEvent("input", { bubbles: true }));
    shown.remove();
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

  it("[SI-10] and that was refused keeps its message and its password", async () => {
    await form.signIn(failed(refusal));
    type("amelie");
    expect(form.state().name).toBe("failed");
    expect(form.emptyPasswords).not.toHaveBeenCalled();
  });

  it.each([
    ["amelie", "idle"],
    [" MAYA", "mustReset"],
  ])("[QN-7] [SI-7] before React, with %j typed its forced change is %s", async (name, state) => {
    await form.signIn(success({ isMustResetPassword: true, userAccountId: 7, jwtToken: "t" }));
    type(name);
    expect(form.state().name).toBe(state);
    expect(form.emptyPasswords).toHaveBeenCalledTimes(state === "idle" ? 1 : 0);
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
    expect(form.emptyPasswords).toHaveBeenCalledOnce();
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
    expect(form.emptyPasswords).not.toHaveBeenCalled();
  });

  it("[QN-7] [API-21] leaves the other person's submit alone where it ends in a mistake of our own", async () => {
    const first = form.submit();
    form.press(next);
    form.sent[0]?.reject(new TypeError("planted"));
    await expect(first).rejects.toThrow("planted");
    expect(form.state().name).toBe("sending");
  });

  it("[QN-7] is given up, and its call aborted, for one that is not filled in yet", async () => {
    const first = form.submit();
    form.press({ ...next, password: "" });
    expect(form.sent[0]?.signal?.aborted).toBe(true);
    form.answer(0, success({ url: home, jwtToken: "t" }));
    await first;
    expect(form.state().name).toBe("invalid");
    expect(form.leaveTo).not.toHaveBeenCalled();
  });

  it.each([
    ["is emptied, now that it is known to be right", "maple-trail-24", 1],
    ["is the other person's, and stays, where it was typed since", "érable", 0],
  ])("[QN-7] succeeds in vain: the password %s", async (_, password, times) => {
    const done = form.submit();
    form.values.password = password;
    type("amelie");
    form.answer(0, success({ url: home, jwtToken: "t" }));
    await done;
    expect(form.state().name).toBe("idle");
    expect(form.emptyPasswords).toHaveBeenCalledTimes(times);
  });

  it.each([
    ["a success", success({ url: home, jwtToken: "t" })],
    ["a refusal", failed(refusal)],
  ])("[QN-7] ends as if it had not been, before a press: %s", async (_, result) => {
    const done = form.submit();
    Object.assign(form.values, next);
    form.answer(0, result);
    await done;
    expect(form.state().name).toBe("idle");
    expect(form.leaveTo).not.toHaveBeenCalled();
    expect({ ...localStorage }).toEqual({});
  });

  it("[QN-7] [QX-1] continues where it holds the same username with its accent in a character of its own", () => {
    form.press({ username: "amélie".normalize("NFC") });
    form.press({ username: "amélie".normalize("NFD") });
    expect(form.sent).toHaveLength(1);
  });

  it.each(["", " MAYA\u00a0"])(
    "[QN-7] [QX-1] continues where the field holds %j",
    async (username) => {
      const done = form.submit();
      form.press({ username });
      form.answer(0, success({ url: home }));
      await done;
      expect(form.sent).toHaveLength(1);
      expect(form.leaveTo).toHaveBeenCalledExactlyOnceWith(home);
    },
  );
});
