import type { Context, MiddlewareHandler } from "hono";
import type { CsrfTokens } from "../csrf/csrf-tokens.ts";
import { html } from "hono/html";
import type { Html } from "../pages/page.ts";

const FORM_TOKEN_FIELD = "token";

interface FormSettings {
  action: string;
  /** Proves that the form was sent by the console. */
  formToken: string;
  /** True where it has fields besides its buttons. */
  hasFields?: boolean;
}

/** A form of the console, with its token. */
export function consoleForm({ action, formToken, hasFields }: FormSettings, content: Html): Html {
  return html`<form ${hasFields ? html`class="send"` : ""} method="post" action="${action}">
    <input type="hidden" name="${FORM_TOKEN_FIELD}" value="${formToken}" />
    ${content}
  </form>`;
}

const readingMethods = new Set(["GET", "HEAD"]);

/** Refuses a change that a page of another origin asks for: the token is in the console's own forms alone. */
export function onlyFromConsole(csrf: CsrfTokens): MiddlewareHandler {
  return async (c, next) => {
    const isRead = readingMethods.has(c.req.method);
    if (isRead || !isFromBrowser(c) || (await hasToken(c, csrf))) return next();
    return c.text("Please use the console’s form", 403);
  };
}

/** Browsers say where a request comes from. One that says nothing of it is a program's, and needs no token. */
function isFromBrowser({ req }: Context): boolean {
  return req.header("Origin") !== undefined || req.header("Sec-Fetch-Site") !== undefined;
}

async function hasToken({ req }: Context, csrf: CsrfTokens): Promise<boolean> {
  // A copy, because the route reads the body itself.
  const form = new URLSearchParams(await req.raw.clone().text());
  return csrf.isOurs(form.get(FORM_TOKEN_FIELD) ?? "");
}

/** The answer to a change: the place on the page that shows it for a form, and JSON for a program. */
export function answerChange(c: Context, place: string, result: object): Response {
  const wantsPage = c.req.header("Accept")?.includes("text/html");
  return wantsPage ? c.redirect(place, 303) : c.json(result);
}
