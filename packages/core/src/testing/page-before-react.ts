import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, onTestFinished, vi } from "vitest";
import { pageSignInAttempt } from "../attempt/page-attempts.ts";
import { defaultConfiguration } from "../config/configuration-keys.ts";
import { setMark } from "../page/marks.ts";
import { signInBeforeHydration } from "../prehydration/sign-in.ts";
import { server } from "./server.ts";

/** Ends with the test what is listened to from now on: other files of a worker share its window. */
function endListenersWithTest(target: EventTarget) {
  const adding = vi.spyOn(target, "addEventListener");
  onTestFinished(() => {
    for (const args of adding.mock.calls) target.removeEventListener(...args);
  });
}

/**
 * Shows a prerendered sign-in page with its first script. The file of its messages comes when the test sends it.
 * @param before is done to the form before the script
 */
export function openPage(before: (form: HTMLFormElement) => void = () => undefined) {
  endListenersWithTest(window);
  endListenersWithTest(document);
  let sendMessages: ((response: Response) => void) | undefined;
  const messages = new Promise<Response>((resolve) => (sendMessages = resolve));
  server.use(http.get("*/messages.txt", () => messages));
  document.head.innerHTML = `<script type="text/plain" data-first data-messages="/messages.txt"></script>`;
  document.body.innerHTML = `<form data-portal-form><input name="username">
    <input name="password" autocomplete="current-password"><button type="submit">Sign in</button></form>`;
  const form = document.querySelector("form") as HTMLFormElement;
  before(form);
  signInBeforeHydration({ variant: "default", configuration: defaultConfiguration });
  return {
    sendMessages: () => sendMessages?.(HttpResponse.text("")),
    press: (username: string, password: string) => {
      for (const [name, value] of Object.entries({ username, password }))
        Object.assign(form.elements.namedItem(name) as HTMLInputElement, { value });
      form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
    },
    /** Clicks on the button for the so-many-th time. */
    click: (detail: number) =>
      form
        .querySelector("button")
        ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail })),
    values: () => [...form.querySelectorAll("input")].map(({ value }) => value),
    isBusy: () => form.querySelector("button")?.getAttribute("aria-busy") === "true",
  };
}

/** Name of the state of the page's attempt. */
export const state = () => pageSignInAttempt.current()?.get().state.name;

/** Ends with each test its sign-in and its page. */
export function endEachPage() {
  beforeEach(() => setMark("language", "en-CA"));
  afterEach(() => {
    const attempt = pageSignInAttempt.current();
    // A call without an answer would arrive in the next test.
    attempt?.abandon();
    if (attempt) pageSignInAttempt.end(attempt);
    for (const name of Object.keys(document.documentElement.dataset))
      delete document.documentElement.dataset[name];
    document.head.replaceChildren();
    document.body.replaceChildren();
  });
}
