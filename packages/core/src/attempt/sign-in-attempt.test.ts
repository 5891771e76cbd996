import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type CallFailure, failed, type Result, success } from "../api/result.ts";
import type { Send } from "../api/tracked-request.ts";
import { defaultConfiguration } from "../config/configuration.ts";
import { automaticSends } from "./retry-wait.ts";
import { createSignInAttempt, type SignInAttempt } from "./sign-in-attempt.ts";
import type { SignInPage } from "./sign-in-request.ts";

const home = "https://product.example/home";
const values = { username: " maya ", password: "maple-trail-24", remember: true };
const page: SignInPage = { variant: "default", isRoot: true, search: "", language: "fr-CA" };
const refusal: CallFailure = { kind: "http", status: 401, messages: [], message: "" };

const leave = vi.fn<(url: string) => void>();
const emptyPassword = vi.fn<() => void>();
let sent: { path: string; body: unknown; resolve: (result: never) => void }[];
/** Answers a call. */
const answerTo = (at: number, result: Result<object, CallFailure>) =>
  sent.at(at)?.resolve(result as never);
let attempt: SignInAttempt;
/** The names of the states, in their order. */
let states: string[];

beforeEach(() => {
  sent = [];
  states = [];
  window.localStorage.clear();
  const send: Send = ({ path }, { body }) =>
    new Promise<never>((resolve) => sent.push({ path, body, resolve }));
  attempt = createSignInAttempt({
    configuration: defaultConfiguration,
    send,
    checkUrl: (url) => (url.startsWith("https:") ? url : null),
    leave,
    readUsername: () => "maya",
    emptyPassword,
  });
  attempt.subscribe(() => states.push(attempt.get().state.name));
});
afterEach(() => {
  attempt.end();
  automaticSends.clear();
  leave.mockReset();
  vi.useRealTimers();
});

/** Submits the values, and answers the call. */
async function signIn(answer: Result<object, CallFailure>, more: Partial<typeof values> = {}) {
  const done = attempt.submit({ ...values, ...more }, page);
  answerTo(-1, answer);
  await done;
}

describe("a sign-in attempt", () => {
  it("[QR-1] sends nothing while a box that the region requires is not ticked", async () => {
    await attempt.submit({ ...values, unticked: ["terms"] }, page);
    expect(sent).toEqual([]);
    expect(attempt.get().state).toEqual({ name: "invalid", errors: { terms: "REQUIRED" } });
    await signIn(success({ url: home, jwtToken: "t" }));
    expect(leave).toHaveBeenCalledExactlyOnceWith(home);
    expect(JSON.stringify(sent[0]?.body)).not.toContain("terms");
  });

  it("[SI-6] [API-3] sends, stores and leaves, in this order", async () => {
    leave.mockImplementation(() => states.push(`stored ${localStorage.getItem("appToken")}`));
    await signIn(success({ url: home, jwtToken: "t" }));
    expect(states).toEqual(["sending", "leaving", "stored t"]);
    expect(leave).toHaveBeenCalledExactlyOnceWith(home);
    expect(sent[0]).toMatchObject({
      path: "/api/auth/login",
      body: { Username: "maya", RequestId: attempt.requestId, SelectedLanguage: 1, remember: true },
    });
  });

  it("[QX-1] makes one call, however often it is submitted", async () => {
    const done = attempt.submit(values, page);
    await attempt.submit(values, page);
    answerTo(0, success({ url: home }));
    await done;
    await attempt.submit(values, page);
    expect(sent).toHaveLength(1);
    expect(attempt.get().submits).toBe(1);
  });

  it("[SI-3] names the fields that are not filled in, and makes no call", async () => {
    await attempt.submit({ ...values, password: "" }, page);
    expect(attempt.get()).toEqual({
      state: { name: "invalid", errors: { password: "REQUIRED" } },
      submits: 1,
    });
    expect(sent).toHaveLength(0);
  });

  it.each([
    ["a refusal", failed(refusal), refusal],
    ["the server's words", success({ errorMessage: "Locked" }), { kind: "serverText" }],
    ["a url that must not be followed", success({ url: "javascript:1" }), { kind: "refusedUrl" }],
  ])(
    "[SI-9] fails with %s, and may be submitted again with the same id",
    async (_, answer, why) => {
      await signIn(answer);
      expect(attempt.get().state).toMatchObject({ name: "failed", failure: why, wait: null });
      expect(leave).not.toHaveBeenCalled();
      await signIn(success({ url: home }));
      expect(sent.map(({ body }) => (body as { RequestId: string }).RequestId)).toEqual([
        attempt.requestId,
        attempt.requestId,
      ]);
    },
  );

  it("[QN-6] marks the server's words with the language that they were asked in", async () => {
    await signIn(success({ errorMessage: "Verrouillé" }));
    expect(attempt.get().state).toMatchObject({ failure: { language: "fr-CA" } });
  });

  it("[SI-7] [MR-2] hands on what a forced change needs, with the way back", async () => {
    await signIn(success({ isMustResetPassword: true, userAccountId: 7, jwtToken: "t" }));
    expect(attempt.get().state).toEqual({
      name: "mustReset",
      change: { userAccountId: 7, token: "t", username: "maya", variant: "default" },
    });
    expect(localStorage).toHaveLength(0);
  });

  it("[QN-3] refuses what has to wait, without another call, and repeats it once without a press", async () => {
    vi.useFakeTimers();
    vi.spyOn(document, "hasFocus").mockReturnValue(true);
    await signIn(failed({ ...refusal, status: 429, retryAfterSeconds: 20 }));
    await attempt.submit(values, page);
    expect(sent).toHaveLength(1);
    const { state } = attempt.get();
    expect(state.name === "failed" && state.wait?.get()).toMatchObject({ refusals: 1 });
    vi.advanceTimersByTime(24_000);
    expect(sent).toHaveLength(2);
    expect(sent[1]?.body).toEqual(sent[0]?.body);
  });

  it("[QX-3] is forgotten by a return through the back/forward cache, whatever the call ends with", async () => {
    const done = attempt.submit(values, page);
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    expect(attempt.get().state.name).toBe("idle");
    answerTo(0, failed(refusal));
    await done;
    expect(attempt.get().state.name).toBe("idle");
  });

  it.each([
    ["offline", "idle"],
    ["timeout", "failed"],
  ] as const)("[QX-2] that failed %s is %s when the network is back", async (kind, name) => {
    await signIn(failed({ kind }));
    window.dispatchEvent(new Event("online"));
    expect(attempt.get().state.name).toBe(name);
  });

  it("[API-21] passes a mistake of our own on, and may be submitted again", async () => {
    const planted = new TypeError("planted");
    const broken = createSignInAttempt({
      configuration: defaultConfiguration,
      send: () => Promise.reject(planted),
      checkUrl: () => null,
      leave,
      readUsername: () => "",
      emptyPassword,
    });
    await expect(broken.submit(values, page)).rejects.toBe(planted);
    expect(broken.get().state.name).toBe("idle");
    broken.end();
  });
});
