import { describe, expect, it, vi } from "vitest";
import { failed, success } from "../api/result.ts";
import { leavePortal } from "../navigation/leave-portal.ts";
import { removeMark, setMark } from "../page/marks.ts";
import { home, refusal, signInForm } from "../testing/sign-in-form.ts";
import { leavingForever } from "../testing/workspaces.ts";

const form = signInForm();

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
    ["with React, stops the first person's page, which is on its way", true],
    ["before React, stops none: the scripts are on their way, too", false],
  ])("[QN-7] %s", async (_, isReady) => {
    const { origin, href } = window.location;
    vi.stubGlobal("location", { origin, href, assign: vi.fn<(url: string) => void>() });
    const stopped = vi.spyOn(window, "stop").mockReturnValue();
    form.leaveTo.mockImplementation((url) => leavePortal(url, ""));
    if (isReady) setMark("ready");
    await form.signIn(success({ url: home }));
    form.press(next);
    expect(stopped).toHaveBeenCalledTimes(isReady ? 1 : 0);
    removeMark("ready");
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
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
      await form.signIn(success({ url: home }));
      form.values.username = username;
      window.dispatchEvent(new InputEvent("input"));
      expect(form.state().name).toBe(state);
      expect(stop).toHaveBeenCalledTimes(times);
    },
  );

  it("[QN-7] before React, is still signed in: the next page cannot be stopped, until React is there", async () => {
    const { stop, leaveTo } = leavingForever();
    removeMark("ready");
    form.leaveTo.mockImplementation(leaveTo);
    await form.signIn(success({ url: home }));
    form.values.username = "a";
    window.dispatchEvent(new InputEvent("input"));
    expect([form.state().name, stop.mock.calls]).toEqual(["leaving", []]);
    setMark("ready");
    form.values.username = "am";
    window.dispatchEvent(new InputEvent("input"));
    expect(form.state().name).toBe("idle");
    expect(stop).toHaveBeenCalledOnce();
  });

  it("[QN-7] [API-21] leaves the other person's submit alone where it ends in a mistake of our own", async () => {
    const first = form.submit();
    form.press(next);
    form.sent[0]?.reject(new TypeError("planted"));
    await expect(first).rejects.toThrow("planted");
    expect(form.state().name).toBe("sending");
  });

  it("[QN-7] is given up for one that is not filled in yet", async () => {
    const first = form.submit();
    form.press({ ...next, password: "" });
    form.answer(0, success({ url: home, jwtToken: "t" }));
    await first;
    expect(form.state().name).toBe("invalid");
    expect(form.leaveTo).not.toHaveBeenCalled();
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
