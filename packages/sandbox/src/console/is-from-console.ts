import type { Context } from "hono";
import type { CsrfTokens } from "../csrf/csrf-tokens.ts";
import { FORM_TOKEN_FIELD } from "./console-view.ts";

/**
 * Resolves with true for a request of the console's own form or of a program. Browsers say where a request comes from,
 * so a request that says nothing of it is no page's, and needs no token.
 */
export async function isFromConsole(c: Context, csrf: CsrfTokens): Promise<boolean> {
  const isFromBrowser =
    c.req.header("Origin") !== undefined || c.req.header("Sec-Fetch-Site") !== undefined;
  if (!isFromBrowser) return true;
  const token = (await c.req.parseBody())[FORM_TOKEN_FIELD];
  return typeof token === "string" && csrf.isOurs(token);
}
