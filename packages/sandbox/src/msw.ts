/** The sandbox behind `fetch`, for unit tests: handlers for msw, and what a browser does around them. */
import { http, type HttpHandler } from "msw";
import {
  type BrowserOptions,
  jarOf,
  originOfPage,
  sendAsBrowser,
} from "./msw/pretended-browser.ts";
import type { Sandbox } from "./sandbox.ts";

export type { BrowserOptions };
export {
  noAnswer,
  type RecordedAnswer,
  type RecordedAnswers,
  type RecordedCall,
  recordedAnswers,
  refusal,
} from "./msw/recorded-answers.ts";

/**
 * Returns handlers that answer every request to an app's origin. Cookies work as in a browser: HttpOnly ones are stored
 * and sent, the others are also in `document.cookie`, if there is a document.
 */
export function sandboxHandlers(sandbox: Sandbox, options: BrowserOptions): HttpHandler[] {
  return [
    http.all(`${originOfPage(options)}/*`, ({ request }) =>
      sendAsBrowser(sandbox, request, options.app),
    ),
  ];
}

/** Does what loading a page of the app would do: the CSRF cookie is there afterwards. */
export async function openPage(sandbox: Sandbox, options: BrowserOptions): Promise<void> {
  const page = new Request(`${originOfPage(options)}/`, { headers: { Accept: "text/html" } });
  await sendAsBrowser(sandbox, page, options.app);
}

/** Forgets the cookies of an app, as a new browser profile would. */
export function forgetCookies(sandbox: Sandbox, { app }: BrowserOptions): void {
  jarOf(sandbox, app).clear();
}
