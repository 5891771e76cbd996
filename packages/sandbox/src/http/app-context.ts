import type { Context } from "hono";
import type { SandboxApp } from "../regional-apps.ts";
import type { Services } from "../services.ts";
import type { TextLanguage } from "../languages.ts";
import type { PageRow, PageSources } from "@waymark/hosting";

/** Variables that a request carries through an app's server. */
export interface AppEnv {
  Variables: {
    services: Services;
    app: SandboxApp;
    /** The request's own CSRF token, or the fresh one that the answer sets. */
    csrfToken: string;
    /** Outcome of the request, for the console's list of events. */
    outcome: string | undefined;
    /** Sources that the policy of a built page allows; undefined for everything else. */
    pageSources: PageSources | undefined;
    /** The pages of the build; undefined where none was chosen. */
    pageRows: readonly PageRow[] | undefined;
  };
}

export type AppContext = Context<AppEnv>;

/** Origin that the request names; for answers that only the same browser reads. */
export function originOf(c: Context): string {
  return new URL(c.req.url).origin;
}

/**
 * Origin under which the app is served. Mails and slips lead there, whatever name a request gives the server. Without
 * an address of its own, as in tests in one process, it is the request's.
 */
export function appOriginOf(c: AppContext): string {
  const { url } = c.var.app;
  return url === undefined ? originOf(c) : new URL(url).origin;
}

/** The text language of the first entry of `Accept-Language`; English for anything that is not French. */
export function acceptedLanguage(c: Context): TextLanguage {
  return /^\s*fr\b/iu.test(c.req.header("Accept-Language") ?? "") ? "fr" : "en";
}

export function isHttps(c: Context): boolean {
  return c.req.url.startsWith("https:");
}
