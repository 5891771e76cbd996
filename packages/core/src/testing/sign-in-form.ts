import { afterEach, beforeEach, vi } from "vitest";
import type { CallFailure, Result } from "../api/result.ts";
import type { Send } from "../api/send.ts";
import { createSignInAttempt, type SignInAttempt } from "../attempt/sign-in-attempt.ts";
import type { SignInPage } from "../attempt/call-sign-in.ts";
import type { SignInValues } from "../attempt/sign-in-values.ts";
import { defaultConfiguration } from "../config/configuration-keys.ts";
import { httpFailure } from "./http-failure.ts";

/** The url that a sign-in leads to. */
export const home = "https://product.example/home";
export const refusal: CallFailure = httpFailure(401);

const page: SignInPage = { variant: "default", sendsRedirect: true, search: "", language: "fr-CA" };

interface SentCall {
  path: string;
  body: unknown;
  signal: AbortSignal | undefined;
  resolve: (result: never) => void;
  reject: (error: unknown) => void;
}

/** Creates a form with the two fields of sign-in. @returns it, and the values that it holds */
export function createForm() {
  const element = document.createElement("form");
  element.dataset["portalForm"] = "";
  const values = {} as SignInValues;
  for (const name of ["username", "password"]) {
    const field = element.appendChild(Object.assign(document.createElement("input"), { name }));
    const set = (value: string) => void (field.value = value);
    Object.defineProperty(values, name, { enumerable: true, get: () => field.value, set });
  }
  return { element, values };
}

/** For the tests of a file: a sign-in form, whose calls the test answers. */
export function signInForm() {
  const send: Send = ({ path }, { body, signal }) =>
    new Promise<never>((resolve, reject) =>
      form.sent.push({ path, body, signal, resolve, reject }),
    );
  const { element, values } = createForm();
  const form = {
    element,
    /** Values that the form holds. */
    values,
    attempt: {} as SignInAttempt,
    sent: [] as SentCall[],
    /** The names of the states, in their order. */
    states: [] as string[],
    leaveTo: vi.fn<(url: string) => void>(),
    state: () => form.attempt.get().state,
    /** Opens the form, for the first time or again. */
    open: () => {
      form.attempt = createSignInAttempt({
        configuration: defaultConfiguration,
        send,
        checkUrl: (url) => (url === "" || url.startsWith("javascript:") ? null : url),
        leaveTo: form.leaveTo,
        root: { origin: "https://portal.example", basePath: "" },
      });
      form.attempt.subscribe(() => form.states.push(form.state().name));
    },
    submit: (more: Partial<SignInValues> = {}) => {
      Object.assign(form.values, more);
      return form.attempt.submit({ ...form.values }, page);
    },
    /** Submits the values, and does not wait for an answer: there is none where no call leaves. */
    press: (more?: Partial<SignInValues>) => void form.submit(more),
    /** Answers a call. */
    answer: (at: number, result: Result<object, CallFailure>) =>
      form.sent.at(at)?.resolve(result as never),
    /** Submits the values, and answers the call. */
    signIn: async (result: Result<object, CallFailure>, more?: Partial<SignInValues>) => {
      const done = form.submit(more);
      form.answer(-1, result);
      await done;
    },
  };
  beforeEach(() => {
    document.body.append(element);
    Object.assign(values, {
      username: " maya ",
      password: "maple-trail-24",
      remember: true,
      unticked: [],
    });
    form.sent = [];
    form.states = [];
    form.open();
  });
  afterEach(() => {
    form.attempt.end();
    form.leaveTo.mockReset();
    element.remove();
  });
  return form;
}
