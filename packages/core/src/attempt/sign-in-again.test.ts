import { describe, expect, it, vi } from "vitest";
import { failed, success } from "../api/result.ts";
import { NEXT_PAGE_TIMEOUT_MS } from "../config/constants.ts";
import { home, refusal, signInForm } from "../testing/sign-in-form.ts";
import { pass } from "../testing/waiting-form.ts";
import { leavingForever } from "../testing/workspaces.ts";

const form = signInForm();
const comesBack = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));

describe("a sign-in that has to wait", () => {
  const tooMany = failed({ ...refusal, status: 429, retryAfterSeconds: 20 });
  const shownWait = () => {
    const state = form.state();
    return state.name === "failed" ? state.wait : null;
  };

  it("[QN-3] is refused without another call, and repeated once without a press", async () => {
    vi.useFakeTimers();
    vi.spyOn(document, "hasFocus").mockReturnValue(true);
    await form.signIn(tooMany);
    form.press();
    expect(form.sent).toHaveLength(1);
    expect(shownWait()?.get()).toMatchObject({ blockedSends: 1 });
    pass(24);
    expect(form.sent).toHaveLength(2);
    expect(form.sent[1]?.body).toEqual(form.sent[0]?.body);
  });

  it("[QN-3] is not repeated where anything was typed while its call ran", async () => {
    vi.useFakeTimers();
    vi.spyOn(document, "hasFocus").mockReturnValue(true);
    const done = form.submit();
    window.dispatchEvent(new Event("input"));
    form.answer(0, tooMany);
    await done;
    expect(shownWait()?.get().sendsAutomatically).toBe(false);
    pass(24);
    expect(form.sent).toHaveLength(1);
  });

  it("[QN-3] is not repeated where the head script keeps what is typed meanwhile from the rest of the page", async () => {
    const done = form.submit();
    const stop = (event: Event) => event.stopPropagation();
    window.addEventListener("input", stop, { capture: true, once: true });
    document.body.dispatchEvent(new Event("input", { bubbles: true }));
    form.answer(0, tooMany);
    await done;
    expect(shownWait()?.get().sendsAutomatically).toBe(false);
  });

  it("[QN-3] is shown by the next form with the same username, and by no form that shows something else", async () => {
    await form.signIn(tooMany);
    form.attempt.end();
    form.open();
    expect(form.state().name).toBe("idle");
    form.attempt.adoptWaits();
    expect(form.state()).toMatchObject({ name: "failed", failure: { status: 429 } });
    const shown = form.attempt.get();
    form.attempt.adoptWaits();
    expect(form.attempt.get()).toBe(shown);
    form.attempt.end();
    form.open();
    form.press({ password: "" });
    form.attempt.adoptWaits();
    expect(form.state().name).toBe("invalid");
  });

  it("[QN-3] is not shown by the next form with another username", async () => {
    await form.signIn(tooMany);
    form.attempt.end();
    form.open();
    form.values.username = "owen";
    form.attempt.adoptWaits();
    expect(form.state().name).toBe("idle");
  });

  it("[QN-3] is not shown a second time by a press that its wait blocks", async () => {
    await form.signIn(tooMany);
    const shown = form.attempt.get();
    form.press();
    expect(form.attempt.get()).toBe(shown);
  });

  it("[QN-3] stays shown where the password is empty by then, which is asked for after the wait", async () => {
    vi.useFakeTimers();
    vi.spyOn(document, "hasFocus").mockReturnValue(false);
    await form.signIn(tooMany);
    const shown = form.attempt.get();
    form.press({ password: "" });
    expect(form.attempt.get()).toBe(shown);
    expect(shownWait()?.get()).toMatchObject({ blockedSends: 1 });
    pass(24);
    form.press();
    expect(form.state().name).toBe("invalid");
  });

  it("[QN-3] [QX-3] is not shown once more by React, where a return to the page has forgotten it", async () => {
    await form.signIn(tooMany);
    comesBack(true);
    form.attempt.adoptWaits();
    expect(form.state().name).toBe("idle");
    form.press();
    expect(shownWait()?.get()).toMatchObject({ blocks: true });
    expect(form.sent).toHaveLength(1);
  });

  it("[QN-3] is shown again after another username's", async () => {
    await form.signIn(tooMany);
    const wait = shownWait();
    await form.signIn(tooMany, { username: "owen" });
    expect(shownWait()).not.toBe(wait);
    form.press({ username: "maya" });
    expect(shownWait()).toBe(wait);
    expect(form.sent).toHaveLength(2);
  });

  it.each(["amelie", ""])(
    "[QN-3] is for the username that was sent, where the field holds %j by then",
    async (username) => {
      vi.useFakeTimers();
      vi.spyOn(document, "hasFocus").mockReturnValue(true);
      const done = form.submit();
      Object.assign(form.values, { username });
      form.answer(0, tooMany);
      await done;
      form.press({ username: "maya" });
      expect(form.state()).toMatchObject({ name: "failed", failure: tooMany.failure });
      form.press({ username: "owen" });
      expect(form.sent.map(({ body }) => body)).toMatchObject([
        { Username: "maya" },
        { Username: "owen" },
      ]);
      pass(24);
      expect(form.sent).toHaveLength(2);
    },
  );

  it("[QN-3] empties the password of a page that is out of use, unless the form has ended", async () => {
    vi.useFakeTimers();
    vi.spyOn(document, "hasFocus").mockReturnValue(false);
    await form.signIn(tooMany);
    pass(120);
    expect(form.values.password).toBe("");
    await form.signIn(tooMany, { password: "maple-trail-24" });
    form.attempt.end();
    pass(120);
    expect(form.values.password).toBe("maple-trail-24");
  });
});

describe("a sign-in that has to wait, on a page that was left and comes back", () => {
  it("[QN-3] shows its wait, and sends nothing automatically: what was typed is gone", async () => {
    vi.useFakeTimers();
    vi.spyOn(document, "hasFocus").mockReturnValue(true);
    await form.signIn(failed({ ...refusal, status: 429, retryAfterSeconds: 20 }));
    form.attempt.end();
    form.open();
    form.attempt.adoptWaits();
    const wait = () => {
      const state = form.state();
      return state.name === "failed" ? state.wait?.get() : undefined;
    };
    expect(wait()).toMatchObject({ blocks: true, sendsAutomatically: false });
    pass(24);
    expect(wait()).toMatchObject({ seconds: 0, sendsAutomatically: false });
    expect(form.sent).toHaveLength(1);
  });
});

it("[SI-6] [QX-3] a sign-in whose page takes too long stays stored where the same person presses again", async () => {
  vi.useFakeTimers();
  const { stop, leaveTo } = leavingForever();
  form.leaveTo.mockImplementation(leaveTo);
  await form.signIn(success({ url: home, jwtToken: "t" }));
  vi.advanceTimersByTime(NEXT_PAGE_TIMEOUT_MS);
  form.press();
  expect(form.sent).toHaveLength(2);
  expect(stop).toHaveBeenCalledOnce();
  expect({ ...localStorage }).toMatchObject({ appToken: "t", auth_token: "true" });
});
