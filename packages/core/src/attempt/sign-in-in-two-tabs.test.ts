import { describe, expect, it } from "vitest";
import { success } from "../api/result.ts";
import { home, signInForm } from "../testing/sign-in-form.ts";

const form = signInForm();

const tell = (key: string, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent("storage", { key, newValue }));

describe("a sign-in whose call runs while another tab is used", () => {
  it.each([
    ["signs in", "of another person"],
    ["signs in without a token", ""],
  ])(
    "[QN-7] [QX-4] is given up once it %s: its response would take that session",
    async (_, token) => {
      const done = form.submit();
      tell("appToken", token);
      expect(form.sent[0]?.signal?.aborted).toBe(true);
      expect(form.values.password).toBe("");
      expect(form.state().name).toBe("idle");
      form.answer(0, success({ url: home, jwtToken: "t" }));
      await done;
      expect(form.leaveTo).not.toHaveBeenCalled();
      expect({ ...localStorage }).toEqual({});
    },
  );

  it.each([
    ["drops a token", "appToken", null],
    ["signs out", "auth_token", null],
    ["stores an answer", "languageOffer", "declined"],
  ])("[QN-7] leads on where it %s", async (_, key, value) => {
    const done = form.submit();
    tell(key, value);
    form.answer(0, success({ url: home, jwtToken: "t" }));
    await done;
    expect(form.leaveTo).toHaveBeenCalledWith(home);
  });
});
