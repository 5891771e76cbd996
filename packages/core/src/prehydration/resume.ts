import { calls } from "../api/calls.ts";
import { request } from "../api/request.ts";
import type { Failure } from "../api/result.ts";
import { isResponseOffered, offerResponse, withdrawResponse } from "../api/started-call.ts";
import { whenVisible } from "../browser/page-visible.ts";
import { leavePortal } from "../navigation/leave-portal.ts";
import { noteFollowed, noteRedirect, resumeTarget } from "../session/resume-target.ts";
import { forgetAppToken, readAppToken } from "../session/stored-session.ts";
import { checkUrl, placeOf, root, type SignInPage } from "./page.ts";
import { showUnlessHydrated } from "./show-unless-hydrated.ts";

/** Tries a stored sign-in on a page that waits for nothing else. A success is followed; any other outcome is React's. */
export function resumeBeforeHydration(page: SignInPage): void {
  const token = readAppToken();
  if (token === null || root.dataset["awaits"] !== "session") return;
  whenVisible(() => {
    // React makes the call itself once it is there.
    if (root.dataset["ready"] === undefined) void resume(token, page);
  });
}

async function resume(token: string, page: SignInPage): Promise<void> {
  // Until the message is shown: a reload between would lose it, because the token is forgotten before.
  root.dataset["sending"] = "";
  try {
    const failure = await exchange(token, page);
    if (failure) await showUnlessHydrated({ operation: "redirect", failure }, page, showForm);
  } finally {
    delete root.dataset["sending"];
  }
}

function showForm(): void {
  forgetAppToken();
  delete root.dataset["awaits"];
}

/** @returns why the stored sign-in was not followed; null if it was, or if a screen has taken the response */
async function exchange(token: string, page: SignInPage): Promise<Failure | null> {
  const sent = request(calls.redirect, { body: { Token: token } }, page.configuration);
  offerResponse("redirect", sent);
  const response = await sent;
  if (!isResponseOffered("redirect")) return null;
  if (!response.ok) return response.failure;
  const { basePath, origin } = placeOf(page);
  const target = resumeTarget(checkUrl(response.data.url, page), { origin, basePath });
  if (target === null) return { kind: "refusedUrl" };
  noteRedirect(target, origin);
  leavePortal(target, basePath);
  window.addEventListener("pageshow", showFormAfterBack);
  return null;
}

/** A page from the back/forward cache that was left without React shows the form, and does not leave again. */
function showFormAfterBack({ persisted }: PageTransitionEvent): void {
  if (!persisted || !isResponseOffered("redirect")) return;
  noteFollowed();
  withdrawResponse("redirect");
  delete root.dataset["awaits"];
}
