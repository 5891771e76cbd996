import { describe, expect, it, onTestFinished } from "vitest";
import { failed, success } from "../api/result.ts";
import { createFormAttempt } from "./form-attempt.ts";
import { home, refusal, signInForm } from "../testing/sign-in-form.ts";
import { leavingForever } from "../testing/workspaces.ts";
import { keepSignIn } from "../session/stored-session.ts";

const form = signInForm();
const comesBack = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));

/** Returns the first event that another page gets of what is stored. */
async function firstStored(store: () => void): Promise<StorageEvent> {
  const other = document.createElement("iframe");
  document.body.append(other);
  onTestFinished(() => other.remove());
  const { contentWindow } = other;
  const event = new Promise<StorageEvent>((resolve) => {
    contentWindow?.addEventListener("storage", resolve, { once: true });
  });
  store();
  const { key, newValue } = await event;
  return new StorageEvent("storage", { key, newValue });
}

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

  describe("for a form that opens no account", () => {
    const email = "amelie@school.example";

    /** Opens the form once a page is on its way. */
    async function open() {
      const { stop, leaveTo } = leavingForever();
      form.leaveTo.mockImplementation(leaveTo);
      await form.signIn(success({ url: home, jwtToken: "t" }));
      form.attempt.end();
      const forgot = createFormAttempt<object, never>({
        operation: "forgotPassword",
        readIdentifier: () => email,
        readPassword: () => "",
        emptyPasswords: form.emptyPasswords,
      });
      onTestFinished(forgot.end);
      return { stop, forgot };
    }

    it("[QX-3] [SI-6] whose submit neither stops its page nor forgets it", async () => {
      const { stop, forgot } = await open();
      const call = () => new Promise<never>(() => undefined);
      const onSuccess = () => ({ name: "leaving" }) as const;
      void forgot.submit({ sent: email, call, onSuccess, repeat: () => undefined });
      expect(stop).not.toHaveBeenCalled();
      expect(localStorage.getItem("appToken")).toBe("t");
    });

    it("[QX-3] [QN-7] in which typing keeps its page on the way, and another username stops it later", async () => {
      const { stop, forgot } = await open();
      forgot.adoptWaits();
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

  describe("while another tab signs in without a token", () => {
    /** Signs in without a token, too; the page does not come. */
    async function leave(isReady?: boolean) {
      const { stop, leaveTo } = leavingForever(isReady);
      form.leaveTo.mockImplementation(leaveTo);
      await form.signIn(success({ url: home }), { remember: false });
      return stop;
    }

    /** Signs in elsewhere: jsdom sends the event to all windows but this one, a browser to all other tabs. */
    const signInElsewhere = async () =>
      void window.dispatchEvent(await firstStored(() => keepSignIn(null)));

    it("[QX-4] [QN-7] does not open its page", async () => {
      const stop = await leave();
      await signInElsewhere();
      expect(stop).toHaveBeenCalledOnce();
      expect(form.state().name).toBe("idle");
      expect(form.emptyPasswords).toHaveBeenCalledOnce();
    });

    it("[QX-1] opens its page where another product stores an empty value", async () => {
      const stop = await leave();
      window.dispatchEvent(new StorageEvent("storage", { key: "of-another", newValue: "" }));
      expect(stop).not.toHaveBeenCalled();
      expect(form.state().name).toBe("leaving");
    });

    it("[QX-4] [QN-7] does not open its page before React either", async () => {
      const stop = await leave(false);
      await signInElsewhere();
      expect(stop).toHaveBeenCalledOnce();
      expect(form.state().name).toBe("idle");
    });
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
