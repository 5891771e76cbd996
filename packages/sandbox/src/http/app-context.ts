import type { Context } from "hono";
import type { SandboxApp } from "../regional-apps.ts";
import type { Services } from "../services.ts";
import type { PageSources } from "../hosting/security-headers.ts";

/** What travels with a request through an app's server. */
export interface AppEnv {
  Variables: {
    services: Services;
    app: SandboxApp;
    /** The request's own CSRF token, or the fresh one that the answer sets. */
    csrfToken: string;
    /** What happened, for the console's list of events. */
    outcome: string | undefined;
    /** What a built page may load and hold; undefined for everything else. */
    pageSources: PageSources | undefined;
  };
}

export type AppContext = Context<AppEnv>;

export function originOf(c: Context): string {
  return new URL(c.req.url).origin;
}

export function isHttps(c: Context): boolean {
  return c.req.url.startsWith("https:");
}
