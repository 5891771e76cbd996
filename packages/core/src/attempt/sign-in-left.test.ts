import { describe, expect, it, onTestFinished } from "vitest";
import { failed, type Result, success } from "../api/result.ts";
import { createFormAttempt } from "./form-attempt.ts";
import { home, refusal, signInForm } from "../testing/sign-in-form.ts";
import { leavingForever } from "../testing/workspaces.ts";

const form = signInForm();
const comesBack = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));

describe("a sign-in that was left behind", () => {
  it("[QX-3] is forgotten by a return through the back/forward cache, whatever the call ends with", async () => {
    const done = form.submit();
    comesBack(true);
    expect(form.state().name).toBe("idle");
    form.answer(0, failed(refusal));
    await done;
    expect(form.state().name).toBe("idle");
  });

  it("[QX-3] does not end the one that was begun after such a return", async () => {
    const first = form.submit();
    comesBack(true);
    const second = form.submit();
    form.answer(0, failed(refusal));
    await first;
    expect(form.state().name).toBe("sending");
    form.answer(1, success({ url: home }));
    await second;
    expect(form.leaveTo).toHaveBeenCalledExactlyOnceWith(home);
  });

  it.each([
    ["with its screen", () => (form.attempt.end(), form.open())],
    ["by Back", () => comesBack(true)],
  ])(
    "[QN-7] %s ends once another person signs in: its answer might bring its session last",
    (_, leave) => {
      form.press();
      leave();
      form.press({ username: "MAYA" });
      leave();
      expect(form.sent.map(({ signal }) => signal?.aborted)).toEqual([false, false]);
      form.press({ username: "amelie" });
      expect(form.sent.map(({ signal }) => signal?.aborted)).toEqual([true, true, false]);
    },
  );

  it("[QN-7] [QX-3] ends with its page, which the browser may keep, and shows no failure after a return", async () => {
    const done = form.submit();
    window.dispatchEvent(new Event("pagehide"));
    expect(form.sent[0]?.signal?.aborted).toBe(true);
    form.answer(0, failed({ kind: "aborted" }));
    await done;
    expect(form.states).not.toContain("failed");
    comesBack(true);
    expect(form.state().name).toBe("idle");
    form.press({ username: "amelie" });
    expect(form.sent[1]?.signal?.aborted).toBe(false);
  });

  it.each([
    ["in with a token", "theirs", true],
    ["in without one", "", true],
    ["out", null, false],
  ])(
    "[QN-7] [QX-4] with its screen ends, or not, once another tab signs %s",
    (_, newValue, isAborted) => {
      form.press();
      form.attempt.end();
      window.dispatchEvent(new StorageEvent("storage", { key: "appToken", newValue }));
      expect(form.sent[0]?.signal?.aborted).toBe(isAborted);
    },
  );

  describe("for a form that opens no account", () => {
    const email = "amelie@school.example";

    const endless = () => new Promise<never>(() => undefined);
    /** Opens the form. @returns a function that submits it, beside its attempt */
    function openForgot() {
      const attempt = createFormAttempt<object, never>({
        operation: "forgotPassword",
      });
      onTestFinished(attempt.end);
      const onSuccess = () => ({ name: "leaving" }) as const;
      const submit = (sent: string, call: (signal: AbortSignal) => Promise<Result<object>>) =>
        attempt.submit({ sent, call, onSuccess, repeat: () => undefined });
      return { attempt, submit };
    }

    /** Opens the form once a page is on its way. */
    async function open() {
      const { stop, leaveTo } = leavingForever();
      form.leaveTo.mockImplementation(leaveTo);
      await form.signIn(success({ url: home, jwtToken: "t" }));
      form.attempt.end();
      return { stop, ...openForgot() };
    }

    it("[QX-3] [SI-6] whose submit neither stops its page nor forgets it", async () => {
      const { stop, submit } = await open();
      void submit(email, endless);
      expect(stop).not.toHaveBeenCalled();
      expect(localStorage.getItem("appToken")).toBe("t");
    });

    it("[QX-3] whose call and that of a sign-in leave each other alone", () => {
      const signals: AbortSignal[] = [];
      form.press();
      form.attempt.end();
      void openForgot().submit(email, (signal) => (signals.push(signal), endless()));
      form.open();
      form.press();
      const all = [...form.sent.map(({ signal }) => signal), ...signals];
      expect(all.map((signal) => signal?.aborted)).toEqual([false, false, false]);
    });

    it("[QE-2] whose refusal is shown, though an address is typed by then where none was sent", async () => {
      const { attempt, submit } = openForgot();
      await submit("", async () => failed(refusal));
      expect(attempt.get().state.name).toBe("failed");
    });

    it("[QX-3] [QN-7] in which typing keeps its page on the way, and another username stops it later", async () => {
      const { stop, attempt } = await open();
      attempt.adoptWaits();
      window.dispatchEvent(new InputEvent("input"));
      expect(stop).not.toHaveBeenCalled();
      form.open();
      form.attempt.adoptWaits();
      form.values.username = "amelie";
      window.dispatchEvent(new InputEvent("input"));
      expect(stop).toHaveBeenCalledOnce();
    });
  });

  it("[QX-3] continues when the page is shown for the first time", () => {
    form.press();
    comesBack(false);
    expect(form.state().name).toBe("sending");
  });

  it("[QX-4] [EG-1] that was never submitted stops no page that another part has left for, as to resume another tab's", () => {
    const { stop, leaveTo } = leavingForever();
    form.attempt.adoptWaits();
    leaveTo("https://portal.example/");
    localStorage.setItem("appToken", "of another tab");
    window.dispatchEvent(new StorageEvent("storage"));
    localStorage.setItem("auth_token", "true");
    window.dispatchEvent(new StorageEvent("storage"));
    expect(stop).not.toHaveBeenCalled();
    // Who types wants the form, and says nothing of that sign-in.
    form.values.username = "amelie";
    window.dispatchEvent(new InputEvent("input"));
    expect(stop).toHaveBeenCalledOnce();
    expect(localStorage.getItem("appToken")).toBe("of another tab");
  });

  it("[QX-4] [QX-3] by Back stops no page that resumes the sign-in of another tab since", async () => {
    const { stop, leaveTo } = leavingForever();
    await form.signIn(success({ url: home, jwtToken: "t" }));
    comesBack(true);
    localStorage.setItem("appToken", "of another tab");
    window.dispatchEvent(new StorageEvent("storage"));
    leaveTo("https://portal.example/");
    window.dispatchEvent(new StorageEvent("storage"));
    expect(stop).not.toHaveBeenCalled();
  });

  it("[QX-4] stops no page, while its call runs, that another part has left for: that would end the call", () => {
    const { stop, leaveTo } = leavingForever();
    form.press();
    leaveTo("https://portal.example/");
    form.values.username = "amelie";
    window.dispatchEvent(new InputEvent("input"));
    expect(stop).not.toHaveBeenCalled();
  });

  it("[SI-9] keeps its reason where its form ends after a refusal, as development runs each effect twice", async () => {
    await form.signIn(failed(refusal));
    form.attempt.end();
    expect(form.state().name).toBe("failed");
  });

  it.each([
    ["offline", "idle"],
    ["timeout", "failed"],
  ] as const)("[QX-2] that failed %s is %s when the network is back", async (kind, name) => {
    await form.signIn(failed({ kind }));
    window.dispatchEvent(new Event("online"));
    expect(form.state().name).toBe(name);
  });

  it("[QX-2] continues when the network is back before its answer", () => {
    form.press();
    window.dispatchEvent(new Event("online"));
    expect(form.state().name).toBe("sending");
  });
});
