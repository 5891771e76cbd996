import { beforeEach, describe, expect, it } from "vitest";
import { success } from "../api/result.ts";
import type { Send } from "../api/send.ts";
import { defaultConfiguration } from "../config/configuration-keys.ts";
import {
  isSignInPending,
  pageResume,
  pageSignInAttempt,
  pageShown,
  setPageShown,
} from "./page-attempts.ts";
import { notResumed } from "./resume-attempt.ts";
import { noSubmit } from "./attempt-state.ts";

const page = { variant: "default", sendsRedirect: true, search: "", language: "en-CA" } as const;
const values = { username: "maya", password: "maple-trail-24", remember: true };
const signals: (AbortSignal | undefined)[] = [];
const send: Send = async (_, { signal }) => {
  signals.push(signal);
  return success({ url: "https://product.example/" }) as never;
};
const dependencies = {
  configuration: defaultConfiguration,
  send,
  checkUrl: (url: string) => url,
  leaveTo: () => undefined,
  root: { origin: "https://portal.example", basePath: "" },
};

// Tests of other files share the page.
beforeEach(() => {
  pageSignInAttempt.end(pageSignInAttempt.get("/", dependencies));
  pageResume.end(pageResume.get("/", dependencies));
});

describe("the objects of the sign-in page", () => {
  it("[QP-2] are a sign-in attempt that all scripts share, until its form ends", async () => {
    const first = pageSignInAttempt.get("/", dependencies);
    expect(pageSignInAttempt.get("/", dependencies)).toBe(first);
    expect(isSignInPending()).toBe(false);
    const done = first.submit(values, page);
    expect(isSignInPending()).toBe(true);
    pageSignInAttempt.end(first);
    expect(isSignInPending()).toBe(false);
    await done;
    expect(first.get().state.name).toBe("idle");
    const second = pageSignInAttempt.get("/", dependencies);
    expect(second).not.toBe(first);
    pageSignInAttempt.end(first);
    expect(pageSignInAttempt.get("/", dependencies)).toBe(second);
    pageSignInAttempt.end(second);
  });

  it("[QP-2] are there again for a form that was mounted a second time, unless another one has begun", () => {
    const first = pageSignInAttempt.get("/", dependencies);
    pageSignInAttempt.end(first);
    pageSignInAttempt.end(first);
    expect(pageSignInAttempt.current()).toBeNull();
    pageSignInAttempt.keep("/", first);
    expect(pageSignInAttempt.get("/", dependencies)).toBe(first);
    const second = pageSignInAttempt.get("/florida", dependencies);
    pageSignInAttempt.keep("/", first);
    expect(pageSignInAttempt.current()).toBe(second);
    pageSignInAttempt.end(second);
  });

  it("[API-3] are another attempt for another path, though the one before has not ended", () => {
    const first = pageSignInAttempt.get("/florida", dependencies);
    const second = pageSignInAttempt.get("/", dependencies);
    expect(second).not.toBe(first);
    pageSignInAttempt.end(first);
    expect(pageSignInAttempt.current()).toBe(second);
    pageSignInAttempt.end(second);
  });

  it("[QP-3] are a resumed sign-in that all scripts share, until its page ends", () => {
    const first = pageResume.get("/", dependencies);
    expect(pageResume.get("/", dependencies)).toBe(first);
    localStorage.setItem("appToken", "stored");
    first.start("stored");
    pageResume.end(first);
    expect(signals.at(-1)?.aborted).toBe(true);
    const second = pageResume.get("/", dependencies);
    expect(second).not.toBe(first);
    pageResume.end(first);
    expect(pageResume.get("/", dependencies)).toBe(second);
    pageResume.end(second);
    localStorage.clear();
  });
});

it("[QP-2] what the page shows before React is kept in parts, until it shows the first state", () => {
  const nothing = { progress: noSubmit, wait: null, resume: notResumed };
  expect(pageShown()).toEqual(nothing);
  const progress = { state: { name: "sending" }, submits: 1 } as const;
  setPageShown({ progress });
  setPageShown({ resume: { name: "ended" } });
  expect(pageShown()).toEqual({ ...nothing, progress, resume: { name: "ended" } });
  setPageShown();
  expect(pageShown()).toEqual(nothing);
});
