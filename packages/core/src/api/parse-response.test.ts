import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { calls } from "./calls.ts";
import { parseErrorResponse, parseResponse } from "./parse-response.ts";

const refused = (body: string, headers: HeadersInit = {}) =>
  parseErrorResponse(new Response(null, { status: 429, headers }), body);
const secondsOf = (headers: HeadersInit) => {
  const refusal = refused("", headers);
  return refusal.kind === "http" ? refusal.retryAfterSeconds : undefined;
};
const plain = { kind: "http", status: 429, messages: [], message: "" };
const keyed = { ...plain, messages: [{ translationKey: "KEY" }] };
const blank = { url: "/a" };
const unreadable = { ok: false, failure: { kind: "unreadable" } };
const said = (messages: object[], token?: unknown) => ({
  messages,
  ...(token !== undefined && { token }),
});
const refusedWith = (words: object) => ({
  ok: false,
  failure: { ...plain, status: 400, ...words },
});

describe("a successful response", () => {
  it.each([
    ["", calls.resendVerification, { ok: true, data: {} }],
    [" \n", calls.resendVerification, { ok: true, data: {} }],
    ["", calls.switchAccount, { ok: true, data: {} }],
    ['{"data":{}}', calls.switchAccount, { ok: true, data: { data: {} } }],
    ["", calls.redirect, { ok: false, failure: { kind: "unreadable" } }],
    ["[]", calls.resendVerification, { ok: false, failure: { kind: "unreadable" } }],
    ["7", calls.redirect, { ok: false, failure: { kind: "unreadable" } }],
    ["{", calls.resendVerification, { ok: false, failure: { kind: "unreadable" } }],
    ['{"url":"/a","data":null}', calls.redirect, { ok: true, data: { url: "/a" } }],
    ['{"url":"/a","data":["/b"]}', calls.redirect, { ok: true, data: { url: "/a" } }],
    ['{"url":"/a","data":{"url":"/b"}}', calls.redirect, { ok: true, data: { url: "/b" } }],
    ['{"url":"/a","data":{"url":null}}', calls.redirect, { ok: true, data: { url: "/a" } }],
    ['{"url":7}', calls.redirect, { ok: false, failure: { kind: "unreadable" } }],
    ['{"url":"/a","errorMessage":" \\n"}', calls.portfolioLinking, { ok: true, data: blank }],
    ['{"errorMessage":"no "}', calls.portfolioLinking, { ok: true, data: { errorMessage: "no " } }],
    ['{"errorMessage":"\u00a0"}', calls.login, { ok: false, failure: { kind: "unreadable" } }],
    ['{"url":"\u200b "}', calls.redirect, { ok: false, failure: { kind: "unreadable" } }],
    [
      '{"data":{"userName":" "},"userName":"maya"}',
      calls.validateEmailToken,
      { ok: true, data: { userName: "maya" } },
    ],
    [
      '{"institutions":[{"institutionId":" ","name":" "}]}',
      calls.registrationData,
      { ok: true, data: { institutions: [{ institutionId: " " }] } },
    ],
    [
      '{"data":[{"userType":" ","url":" "}]}',
      calls.switchAccount,
      { ok: true, data: { data: [{ userType: " " }] } },
    ],
    ['{"token":12,"messages":"ok"}', calls.forgotPassword, { ok: true, data: said([], 12) }],
    ['{"messages":{}}', calls.registration, { ok: true, data: said([]) }],
    [
      '{"messages":[null,"x",{"friendlyMessage":5}]}',
      calls.registration,
      { ok: true, data: said([{}]) },
    ],
    ['{"messages":[null]}', calls.registrationData, { ok: false, failure: { kind: "unreadable" } }],
    ["true", calls.mustResetPassword, { ok: true, data: {} }],
    ["true", calls.registration, { ok: true, data: {} }],
    ["true", calls.resendVerification, { ok: true, data: {} }],
    ["null", calls.mustResetPassword, { ok: true, data: {} }],
    ["null", calls.resendVerification, { ok: true, data: {} }],
    ["null", calls.switchAccount, { ok: true, data: {} }],
    ["null", calls.redirect, { ok: false, failure: { kind: "unreadable" } }],
    ["false", calls.mustResetPassword, { ok: false, failure: { kind: "unreadable" } }],
    ["true", calls.redirect, { ok: false, failure: { kind: "unreadable" } }],
    ['{"errorMessage":"No"}', calls.redirect, refusedWith({ errorMessage: "No" })],
    ['{"errorMessage":"No"}', calls.forgotPassword, refusedWith({ errorMessage: "No" })],
    ['{"errorMessage":"No"}', calls.registration, refusedWith({ errorMessage: "No" })],
    ['{"errorMessage":"No"}', calls.resendVerification, refusedWith({ errorMessage: "No" })],
    ['{"message":"expired"}', calls.validateEmailToken, refusedWith({ message: "expired" })],
    ['{"message":"expired"}', calls.massPrint, refusedWith({ message: "expired" })],
    // It may say that all is done.
    ['{"message":"Saved"}', calls.resetPassword, { ok: false, failure: { kind: "unreadable" } }],
    ['{"message":"Welcome"}', calls.login, { ok: false, failure: { kind: "unreadable" } }],
    ['{"message":"Sent"}', calls.forgotPassword, { ok: true, data: {} }],
    ['{"errorMessage":false}', calls.forgotPassword, { ok: true, data: { errorMessage: false } }],
    [
      '{"messages":[{"translationKey":"SENT"}]}',
      calls.registration,
      { ok: true, data: { messages: [{ translationKey: "SENT" }] } },
    ],
  ] as const)("[API-21] %# of %j", (body, call, outcome) => {
    expect(parseResponse<unknown>(body, call)).toEqual(outcome);
  });

  it.each(Object.values(calls).filter(({ mayBeEmpty }) => !mayBeEmpty))(
    "[API-21] is none without a body: $name takes it for a failed call",
    (call) => {
      for (const body of ["", "null", "true"])
        expect(parseResponse<unknown>(body, call)).toEqual(unreadable);
    },
  );

  it("[API-21] [QX-6] is read where a design system's script adds to all objects", () => {
    onTestFinished(() => void Reflect.deleteProperty(Object.prototype, "extend"));
    Object.assign(Object.prototype, { extend: () => undefined });
    const text = '{"messages":[{"friendlyMessage":"Saved"}]}';
    expect(parseResponse(text, calls.registration)).toMatchObject({ ok: true });
  });
});

describe("an error response", () => {
  it.each([
    ["<p>Too many</p>", plain],
    ["", plain],
    ["null", plain],
    ["[]", plain],
    ['{"message":7,"messages":{}}', plain],
    ['{"errorMessage":7}', plain],
    ['{"errorMessage":" ","messages":[{"friendlyMessage":"\\t","translationKey":"KEY"}]}', keyed],
    ['{"data":{"errorMessage":"No"}}', { ...plain, errorMessage: "No" }],
    ['{"message":"No"}', { ...plain, message: "No" }],
    ['{"message":"No","data":{"message":"expired"}}', { ...plain, message: "expired" }],
    ['{"message":"No","data":{"message":null}}', { ...plain, message: "No" }],
    ['{"messages":[{"translationKey":"KEY"}],"data":{"messages":null}}', keyed],
    ['{"messages":[{"translationKey":" "}]}', { ...plain, messages: [{}] }],
    [
      '{"messages":[{"friendlyMessage":"No"},{"translationKey":"KEY"},{"friendlyMessage":7,"translationKey":7},null,"x"]}',
      { ...plain, messages: [{ friendlyMessage: "No" }, { translationKey: "KEY" }, {}] },
    ],
  ])("[API-21] says what can be read of %j", (body, outcome) => {
    expect(refused(body)).toEqual(outcome);
  });

  it("[API-21] has its own status", async () => {
    expect(parseErrorResponse(new Response(null, { status: 500 }), "{}")).toEqual({
      ...plain,
      status: 500,
    });
  });
});

describe("how long to wait", () => {
  const now = Date.parse("2026-05-04T12:00:00Z");

  beforeEach(() => vi.spyOn(Date, "now").mockReturnValue(now));

  it.each([
    ["90", 90],
    ["0", 0],
    ["Mon, 04 May 2026 12:01:30 GMT", 90],
    ["Mon, 04 May 2026 12:00:00 GMT", 0],
    ["Mon, 04 May 2026 11:59:59 GMT", undefined],
    ["soon", undefined],
    ["", undefined],
    ["-5", undefined],
    ["9".repeat(400), undefined],
  ])("[QE-3] [QN-3] a Retry-After of %j is %s seconds", (header, seconds) => {
    expect(secondsOf({ "Retry-After": header })).toBe(seconds);
  });

  it("[QE-3] is a whole number of seconds, rounded up", async () => {
    vi.mocked(Date.now).mockReturnValue(now + 500);
    const header = { "Retry-After": "Mon, 04 May 2026 12:00:02 GMT" };
    expect(secondsOf(header)).toBe(2);
  });

  it("[QE-3] [QN-3] reads a date against the server's own clock, where the server tells it", () => {
    const wait = { "Retry-After": "Mon, 04 May 2026 18:01:30 GMT" };
    const wrong = (Date: string) => secondsOf({ ...wait, Date });
    expect(wrong("Mon, 04 May 2026 18:00:00 GMT")).toBe(90);
    expect(wrong("Mon, 04 May 2026 18:02:00 GMT")).toBeUndefined();
    expect(wrong("yesterday")).toBe(6 * 3600 + 90);
  });

  it("[QE-3] is not known where no header says so", () => {
    expect(refused("")).not.toHaveProperty("retryAfterSeconds");
  });
});
