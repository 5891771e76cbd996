import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { failed, success } from "../api/result.ts";
import { NEXT_PAGE_TIMEOUT_MS } from "../config/constants.ts";
import { leavePortal, forgetNextPage } from "../navigation/leave-portal.ts";
import { removeMark, setMark } from "../page/marks.ts";
import { fuzzed, fuzzRuns, FUZZ_TIME_LIMIT_MS } from "../testing/fuzz.ts";
import { refusal, signInForm } from "../testing/sign-in-form.ts";

const form = signInForm();
const password = { password: "maple-trail-24" };
const names = ["maya", "amelie"] as const;
type Name = (typeof names)[number];

const urlOf = (name: Name) => `https://product.example/${name}`;
const tokenOf = (name: Name) => `of ${name}`;
const accountOf = (name: Name) => names.indexOf(name);
const other = (name: Name): Name => (name === "maya" ? "amelie" : "maya");

/** The url of the next page, while it is on its way. */
let next: string | null = null;
/** The person who typed last. */
let person: Name;
/** The token that may stay: another tab has stored it, its page has opened, or its person has stopped that page. */
let kept: string | null = null;

function type(name: Name): void {
  person = name;
  form.values.username = name;
  window.dispatchEvent(new InputEvent("input"));
}

/** Stores, or removes, what another tab does, and tells the page. An empty token is that of a sign-in without one. */
function storeElsewhere(token: string | null): void {
  kept = token || null;
  if (token === null) localStorage.clear();
  else localStorage.setItem("auth_token", "true");
  if (token) localStorage.setItem("appToken", token);
  else localStorage.removeItem("appToken");
  window.dispatchEvent(new StorageEvent("storage", { key: "appToken", newValue: token }));
  expect(next).toBeNull();
}

const answers = {
  success: (name: Name) => success({ url: urlOf(name), jwtToken: tokenOf(name) }),
  mustReset: (name: Name) =>
    success({ isMustResetPassword: true, userAccountId: accountOf(name), jwtToken: "t" }),
  refusal: () => failed(refusal),
  offline: () => failed({ kind: "offline" as const }),
};

/** Answers the call of a number, if it has none yet; an aborted call is answered, too. */
function answer(at: number, kind: keyof typeof answers): void {
  const call = form.sent[at % Math.max(form.sent.length, 1)];
  const { Username } = (call?.body ?? {}) as { Username?: Name };
  if (call && Username) call.resolve(answers[kind](Username) as never);
}

/** An action under the name that a failure shows. */
const named = (name: string, act: () => void) => Object.assign(act, { toString: () => name });

const kinds = Object.keys(answers) as (keyof typeof answers)[];
const actions = [
  fc.constantFrom(...names).map((name) => named(`type ${name}`, () => type(name))),
  fc
    .boolean()
    .map((remember) => named(`press, ${remember}`, () => form.press({ remember, ...password }))),
  fc
    .tuple(fc.nat(5), fc.constantFrom(...kinds))
    .map(([at, kind]) => named(`answer ${at}: ${kind}`, () => answer(at, kind))),
  fc.constantFrom(
    named("sign in elsewhere", () => storeElsewhere(tokenOf(other(person)))),
    named("sign in elsewhere without a token", () => storeElsewhere("")),
    named("sign out elsewhere", () => storeElsewhere(null)),
    named("wait in vain", () => vi.advanceTimersByTime(NEXT_PAGE_TIMEOUT_MS)),
    named("come back", () => {
      if (next !== null) kept = localStorage.getItem("appToken");
      next = null;
      window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    }),
    named("open another form", () => {
      form.attempt.end();
      form.open();
      form.attempt.adoptWaits();
    }),
  ),
];

function begin(): void {
  form.attempt.end();
  localStorage.clear();
  forgetNextPage();
  [next, kept] = [null, null];
  form.sent = [];
  form.open();
  Object.assign(form.values, password);
  type("maya");
}

/** Loads the page again, which ends its calls and its next page. What is stored stays. */
function reload(): void {
  form.attempt.end();
  next = null;
  form.sent = [];
  form.open();
}

beforeEach(() => {
  const { href, origin } = window.location;
  const assign = (url: string) => (next = url);
  vi.stubGlobal("BroadcastChannel", undefined);
  vi.stubGlobal("location", { href, origin, assign, reload });
  vi.stubGlobal("stop", () => (next = null));
});
afterEach(() => {
  removeMark("ready");
  forgetNextPage();
});

describe(
  `${fuzzRuns} generated orders of what two people do`,
  { timeout: FUZZ_TIME_LIMIT_MS },
  () => {
    it.each([
      ["with React", true],
      ["before React", false],
    ])(
      "[QN-7] [QX-1] %s, none opens an account for the person who has typed last",
      async (_, isReady) => {
        if (isReady) setMark("ready");
        vi.useFakeTimers();
        form.leaveTo.mockImplementation((url) => leavePortal(url, ""));
        const order = fc.array(fc.oneof(...actions), { minLength: 3, maxLength: 14 });
        await fc.assert(
          fc.asyncProperty(order, async (steps) => {
            begin();
            for (const step of steps) {
              step();
              await vi.advanceTimersByTimeAsync(0);
              expect([null, urlOf(person)]).toContain(next);
              const token = localStorage.getItem("appToken");
              expect([null, tokenOf(person), kept]).toContain(token);
              if (next === null && token === tokenOf(person)) kept = token;
            }
          }),
          fuzzed,
        );
      },
    );
  },
);
