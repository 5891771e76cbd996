import { describe, expect, it, onTestFinished, vi } from "vitest";
import { failed, success } from "../api/result.ts";
import { NEXT_PAGE_TIMEOUT_MS } from "../config/constants.ts";
import { mustConfirm, setMustConfirm } from "../navigation/entry-state.ts";
import { storeAppToken } from "../session/stored-session.ts";
import { createFormAttempt } from "./form-attempt.ts";
import { home, refusal, signInForm } from "../testing/sign-in-form.ts";
import { leavingForever } from "../testing/workspaces.ts";

const form = signInForm();

describe("a sign-in whose next page is on its way", () => {
  it.each([
    ["signs out", () => localStorage.clear()],
    ["signs in as another person", () => localStorage.setItem("appToken", "of another person")],
  ])("[QN-7] [SH-8] leads nowhere once another tab %s", async (_, change) => {
    const { stop, leaveTo } = leavingForever();
    form.leaveTo.mockImplementation(leaveTo);
    await form.signIn(success({ url: home, jwtToken: "t" }));
    window.dispatchEvent(new StorageEvent("storage"));
    expect(form.state().name).toBe("leaving");
    change();
    window.dispatchEvent(new StorageEvent("storage"));
    expect(form.state().name).toBe("idle");
    expect(stop).toHaveBeenCalledOnce();
  });

  it("[QN-7] [SH-8] leads nowhere, too, where another tab signs out after its page took too long", async () => {
    vi.useFakeTimers();
    const { stop, leaveTo } = leavingForever();
    form.leaveTo.mockImplementation(leaveTo);
    await form.signIn(success({ url: home, jwtToken: "t" }));
    vi.advanceTimersByTime(NEXT_PAGE_TIMEOUT_MS);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent("storage"));
    expect(stop).toHaveBeenCalledOnce();
  });

  it.each([
    ["in the usual time", 0],
    ["too late", NEXT_PAGE_TIMEOUT_MS],
  ])(
    "[QN-7] [QX-4] leads nowhere, too, where its form was left within the portal before: its page comes %s",
    async (_, ms) => {
      vi.useFakeTimers();
      const { stop, leaveTo } = leavingForever();
      form.leaveTo.mockImplementation(leaveTo);
      await form.signIn(success({ url: home, jwtToken: "t" }));
      form.attempt.end();
      vi.advanceTimersByTime(ms);
      storeAppToken("of another person");
      window.dispatchEvent(new StorageEvent("storage", { key: "appToken", newValue: "there" }));
      expect(stop).toHaveBeenCalledOnce();
      expect(mustConfirm(history.state?.usr)).toBe(true);
      setMustConfirm(false);
    },
  );

  it("[QX-4] [QN-7] whose form was left leads on where this tab has left for another page since", async () => {
    const { stop, leaveTo } = leavingForever();
    form.leaveTo.mockImplementation(leaveTo);
    await form.signIn(success({ url: home, jwtToken: "t" }));
    form.attempt.end();
    leaveTo("https://provider.example/");
    localStorage.clear();
    window.dispatchEvent(new StorageEvent("storage"));
    expect(stop).not.toHaveBeenCalled();
  });

  it("[SI-7] [SH-8] that leads to a forced change keeps it where another tab ends an earlier sign-in", async () => {
    leavingForever();
    localStorage.setItem("auth_token", "true");
    await form.signIn(success({ isMustResetPassword: true, userAccountId: 7, jwtToken: "t" }));
    localStorage.clear();
    window.dispatchEvent(new StorageEvent("storage"));
    expect(form.state().name).toBe("mustReset");
  });

  it.each([
    ["leads on, where another tab stores something else", "lastSeen", "leaving", 0],
    ["leads nowhere once another tab signs in", "appToken", "idle", 1],
  ])("[QT-6] [QN-7] that a full storage does not keep %s", async (_, key, name, stops) => {
    const { stop, leaveTo } = leavingForever();
    form.leaveTo.mockImplementation(leaveTo);
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await form.signIn(success({ url: home, jwtToken: "t" }));
    window.dispatchEvent(new StorageEvent("storage", { key, newValue: "there" }));
    expect([form.state().name, stop.mock.calls.length]).toEqual([name, stops]);
  });

  it("[QN-7] is stored no longer once another person's is submitted, after its page took too long", async () => {
    vi.useFakeTimers();
    const { leaveTo } = leavingForever();
    form.leaveTo.mockImplementation(leaveTo);
    await form.signIn(success({ url: home, jwtToken: "t" }));
    vi.advanceTimersByTime(NEXT_PAGE_TIMEOUT_MS);
    form.press({ username: "amelie", password: "" });
    expect({ ...localStorage }).toEqual({});
  });

  it("[QX-5] that ends while its page is being left is idle, as the next page may not come", async () => {
    await form.signIn(success({ url: home }));
    form.attempt.end();
    expect(form.state()).toEqual({ name: "idle" });
  });
});

describe("a sign-in after a next page that does not come", () => {
  it.each([
    ["running", undefined, "sending"],
    ["refused", failed(refusal), "failed"],
  ])("[QX-3] [QE-2] is still %s when that page is given up", async (_, answer, name) => {
    vi.useFakeTimers();
    leavingForever().leaveTo("/workspace?k=6");
    const done = form.submit();
    if (answer) {
      form.answer(0, answer);
      await done;
    }
    vi.advanceTimersByTime(NEXT_PAGE_TIMEOUT_MS);
    expect(form.state()).toMatchObject({ name });
  });
});

it("[QX-4] a new password that leads to another screen is not forgotten where another tab signs in", async () => {
  const attempt = createFormAttempt<object, never>({
    operation: "resetPassword",
    opensAccount: true,
  });
  onTestFinished(attempt.end);
  await attempt.submit({
    sent: "",
    call: async () => success({}),
    onSuccess: () => ({ name: "leaving" }),
    repeat: () => undefined,
  });
  window.dispatchEvent(new StorageEvent("storage", { key: "appToken", newValue: "there" }));
  expect(attempt.get().state.name).toBe("leaving");
});
