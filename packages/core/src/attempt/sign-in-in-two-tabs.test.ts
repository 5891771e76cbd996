import { describe, expect, it, onTestFinished } from "vitest";
import { success } from "../api/result.ts";
import { keepSignIn } from "../session/stored-session.ts";
import { home, signInForm } from "../testing/sign-in-form.ts";
import { leavingForever } from "../testing/workspaces.ts";

const form = signInForm();

const tell = (key: string, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent("storage", { key, newValue }));

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

describe("a sign-in whose next page is on its way while another tab signs in without a token", () => {
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
    expect(form.values.password).toBe("");
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
