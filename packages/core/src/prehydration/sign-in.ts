import { request } from "../api/request.ts";
import type { Failure } from "../api/result.ts";
import { isResponseOffered, offerResponse, withdrawResponse } from "../api/started-call.ts";
import { signInRequest } from "../flows/sign-in/sign-in-request.ts";
import { toSignInResult } from "../flows/sign-in/sign-in-result.ts";
import { emptySignIn, type SignInValues, validateSignIn } from "../flows/sign-in/sign-in-schema.ts";
import { clearOnLeave, readFormValues } from "../forms/form-element.ts";
import type { Language } from "../i18n/languages.ts";
import { leavePortal } from "../navigation/leave-portal.ts";
import { prerenderedRequestId } from "../session/request-id.ts";
import { keepSignIn } from "../session/stored-session.ts";
import { checkUrl, placeOf, prerenderedForm, root, setPending, type SignInPage } from "./page.ts";
import { removePageMessage, showUnlessHydrated } from "./show-unless-hydrated.ts";

/**
 * Submits the prerendered form, one submit at a time. A success is stored and followed. Every other outcome is offered to
 * React's form, which shows it when the queued submit reaches it.
 */
export function signInBeforeHydration(page: SignInPage): void {
  let pending = false;

  async function submit(form: HTMLFormElement): Promise<void> {
    if (pending) return;
    pending = true;
    root.dataset["sending"] = "";
    setPending(form, true);
    removePageMessage();
    try {
      await signIn(form, page);
    } finally {
      pending = false;
      delete root.dataset["sending"];
    }
  }

  document.addEventListener(
    "submit",
    (event) => {
      const form = prerenderedForm();
      if (form === null || event.target !== form) return;
      event.preventDefault();
      void submit(form);
    },
    true,
  );
  window.addEventListener("pageshow", ({ persisted }) => {
    const form = persisted && prerenderedForm();
    if (!form) return;
    withdrawResponse("login");
    setPending(form, false);
  });
  // Submitted before this script ran.
  const form = prerenderedForm();
  if (form && root.dataset["held"] !== undefined) void submit(form);
}

async function signIn(form: HTMLFormElement, page: SignInPage): Promise<void> {
  const values = readFormValues(form, emptySignIn);
  const invalid = validateSignIn(values);
  if (Object.keys(invalid).length > 0) {
    return showUnlessHydrated({ operation: "login", invalid }, page);
  }
  const failure = await send(form, values, page);
  if (failure) {
    const requestId = prerenderedRequestId();
    await showUnlessHydrated({ operation: "login", failure, requestId }, page);
  }
}

/** @returns why the sign-in was not followed; null if it was, or if a screen has taken the response */
async function send(
  form: HTMLFormElement,
  values: SignInValues,
  page: SignInPage,
): Promise<Failure | null> {
  const { basePath, pathname } = placeOf(page);
  const { call, input } = signInRequest(values, {
    variant: page.variant,
    isRoot: pathname === "/",
    search: new URLSearchParams(location.search),
    requestId: prerenderedRequestId(),
    configuration: page.configuration,
    // The page would wait for React if it were in another language than it should be.
    language: root.lang as Language,
  });
  // As it is sent: a person who stays signed in keeps the username in the page.
  const box = form.elements.namedItem("remember");
  if (box instanceof HTMLInputElement) box.checked = input.body.remember;
  const sent = request(call, input, page.configuration);
  offerResponse(call.name, sent);
  const response = await sent;
  if (!isResponseOffered(call.name)) return null;
  if (!response.ok) return response.failure;
  const result = toSignInResult(response.data, input.body.Username, (url) => checkUrl(url, page));
  if (!result.ok) return result.failure;
  if (result.data.kind === "mustReset") {
    // The next screen is React's; without React there is none.
    return root.dataset["broken"] === undefined ? null : { kind: "outdated" };
  }
  keepSignIn(result.data.token, input.body.remember);
  clearOnLeave(form, () => undefined);
  leavePortal(result.data.url, basePath);
  return null;
}
