import { describe, expect, it } from "vitest";
import { failed, success } from "../api/result.ts";
import { home, refusal, signInForm } from "../testing/sign-in-form.ts";

const form = signInForm();

function type(username: string): void {
  form.values.username = username;
  window.dispatchEvent(new InputEvent("input"));
}

describe("the call of a sign-in whose username another person types over", () => {
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

  it("[SI-10] that was refused keeps its message and its password", async () => {
    await form.signIn(failed(refusal));
    type("amelie");
    expect(form.state().name).toBe("failed");
    expect(form.values.password).toBe("maple-trail-24");
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
    ["is emptied, now that it is known to be right", "maple-trail-24", ""],
    ["is the other person's, and stays, where it was typed since", "érable", "érable"],
  ])("[QN-7] succeeds in vain: the password %s", async (_, password, left) => {
    const done = form.submit();
    form.values.password = password;
    type("amelie");
    form.answer(0, success({ url: home, jwtToken: "t" }));
    await done;
    expect(form.state().name).toBe("idle");
    expect(form.values.password).toBe(left);
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
