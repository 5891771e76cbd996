import { describe, expect, it } from "vitest";
import { failed, success } from "../api/result.ts";
import { home, refusal, signInForm } from "../testing/sign-in-form.ts";
import { watchListeners } from "../testing/watch-listeners.ts";

const form = signInForm();

describe("a sign-in attempt", () => {
  it("[QR-1] sends nothing while a box that the region requires is not ticked", async () => {
    form.press({ unticked: ["terms"] });
    expect(form.sent).toEqual([]);
    expect(form.state()).toEqual({ name: "invalid", errors: { terms: "REQUIRED" } });
    await form.signIn(success({ url: home, jwtToken: "t" }), { unticked: [] });
    expect(form.leaveTo).toHaveBeenCalledExactlyOnceWith(home);
    expect(JSON.stringify(form.sent[0]?.body)).not.toContain("terms");
  });

  it("[SI-6] [API-3] sends, stores and leaves, in this order", async () => {
    form.leaveTo.mockImplementation(() => {
      form.states.push(`stored ${localStorage.getItem("appToken")}`);
    });
    await form.signIn(success({ url: home, jwtToken: "t" }));
    expect(form.states).toEqual(["sending", "stored t", "leaving"]);
    expect(form.leaveTo).toHaveBeenCalledExactlyOnceWith(home);
    expect(form.sent[0]).toMatchObject({
      path: "/api/auth/login",
      body: {
        Username: "maya",
        RequestId: form.attempt.requestId,
        SelectedLanguage: 1,
        remember: true,
      },
    });
  });

  it("[QX-5] that ends during its call is idle, and can be submitted again", () => {
    form.press();
    form.attempt.end();
    expect(form.state()).toEqual({ name: "idle" });
    form.press();
    expect(form.sent).toHaveLength(2);
  });

  it("[SI-6] without remembering forgets an earlier stored sign-in before its call leaves", () => {
    localStorage.setItem("appToken", "of an earlier person");
    form.press({ remember: false });
    expect(form.sent).toHaveLength(1);
    expect(localStorage.getItem("appToken")).toBeNull();
  });

  it("[QX-1] makes one call, however often it is submitted", async () => {
    const done = form.submit();
    form.press();
    form.answer(0, success({ url: home }));
    await done;
    form.press();
    expect(form.sent).toHaveLength(1);
    expect(form.attempt.get().submits).toBe(1);
  });

  it.each([
    ["a password", { password: "" }, { password: "REQUIRED" }],
    ["a username", { username: " \u00a0" }, { username: "REQUIRED" }],
    ["both", { username: "", password: "" }, { username: "REQUIRED", password: "REQUIRED" }],
  ])(
    "[SI-3] without %s names what is not filled in, and makes no call",
    async (_, more, errors) => {
      form.press(more);
      expect(form.attempt.get()).toEqual({ state: { name: "invalid", errors }, submits: 1 });
      expect(form.sent).toHaveLength(0);
    },
  );

  it("[SI-3] forgets what is filled in after that, field by field, and nothing else", async () => {
    const empty = { username: "", password: "", unticked: ["terms"] };
    const revise = (more: object) => {
      form.attempt.revise({ ...empty, remember: true, ...more });
      return form.state();
    };
    expect(revise({})).toEqual({ name: "idle" });
    form.press(empty);
    const invalid = form.state();
    expect(revise({})).toEqual(invalid);
    const password = { password: "REQUIRED", terms: "REQUIRED" };
    expect(revise({ username: "maya" })).toEqual({ name: "invalid", errors: password });
    // Emptied again, it is named at the next submit.
    expect(revise({})).toEqual({ name: "invalid", errors: password });
    expect(revise({ username: "maya", password: "x", unticked: [] })).toEqual({ name: "idle" });
    const done = form.submit({ username: "maya", password: "x", unticked: [] });
    expect(revise({})).toEqual({ name: "sending" });
    form.answer(0, failed(refusal));
    await done;
    expect(revise({})).toMatchObject({ name: "failed" });
    expect(form.attempt.get().submits).toBe(2);
  });

  it("[SI-10] says whether the password is still the one that was sent, also after the answer", async () => {
    await form.signIn(failed(refusal));
    expect(form.attempt.isRetyped()).toBe(false);
    form.values.password = "maple-";
    expect(form.attempt.isRetyped()).toBe(true);
  });

  it.each([
    ["a refusal", failed(refusal), refusal],
    [
      "the server's words",
      success({ errorMessage: "Locked" }),
      { kind: "serverText", text: "Locked", isLocked: false, language: "fr-CA" },
    ],
    ["a url that must not be followed", success({ url: "javascript:1" }), { kind: "refusedUrl" }],
    ["no url", success({ jwtToken: "t" }), { kind: "refusedUrl" }],
  ])(
    "[SI-9] [QN-6] fails with %s, and may be submitted again with the same id",
    async (_, answer, failure) => {
      await form.signIn(answer);
      expect(form.state()).toEqual({ name: "failed", failure, wait: null });
      expect(form.leaveTo).not.toHaveBeenCalled();
      await form.signIn(success({ url: home }));
      expect(form.sent.map(({ body }) => (body as { RequestId: string }).RequestId)).toEqual([
        form.attempt.requestId,
        form.attempt.requestId,
      ]);
    },
  );

  it("[SI-9] shows a failure that no call had", () => {
    form.attempt.fail({ kind: "outdated" });
    expect(form.state()).toEqual({ name: "failed", failure: { kind: "outdated" }, wait: null });
  });

  it.each([
    [
      { userAccountId: 7, jwtToken: "t" },
      { userAccountId: 7, token: "t" },
    ],
    [{}, { userAccountId: "", token: "" }],
  ])(
    "[SI-7] [MR-2] hands on what a forced change needs, with the way back: %j",
    async (data, known) => {
      await form.signIn(success({ isMustResetPassword: true, ...data }));
      const change = { ...known, username: "maya", variant: "default" };
      expect(form.state()).toEqual({ name: "mustReset", change });
      expect(localStorage).toHaveLength(0);
      form.press();
      expect(form.sent).toHaveLength(1);
    },
  );

  it("[API-21] passes a mistake of our own on, and may be submitted again", async () => {
    const planted = new TypeError("planted");
    const done = form.submit();
    form.sent[0]?.reject(planted);
    await expect(done).rejects.toBe(planted);
    expect(form.state().name).toBe("idle");
    await form.signIn(success({ url: home }));
    expect(form.leaveTo).toHaveBeenCalledExactlyOnceWith(home);
  });

  it("[QX-1] [API-22] that has ended with its form runs to its end, neither stores nor leaves, and listens to nothing", async () => {
    const listeners = watchListeners();
    const done = form.submit();
    form.attempt.end();
    expect(form.sent[0]?.signal?.aborted).toBe(false);
    form.answer(0, success({ url: home, jwtToken: "t" }));
    await done;
    expect(form.leaveTo).not.toHaveBeenCalled();
    expect(localStorage.getItem("appToken")).toBeNull();
    // These listeners end the calls of all forms.
    expect(listeners()).toEqual(["pagehide", "storage"]);
  });
});
