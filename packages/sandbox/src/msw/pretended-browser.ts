import type { Sandbox } from "../sandbox.ts";
import { type CookieJar, createCookieJar } from "./cookie-jar.ts";

/** The simulated browser of the handlers. */
export interface BrowserOptions {
  /** The app whose origin the page is on. */
  app: string;
  /** That origin; the page's own, or `http://localhost`. */
  origin?: string;
}

// One jar for each app of each sandbox, like the one browser profile that would visit them.
const jars = new WeakMap<Sandbox, Map<string, CookieJar>>();

export function jarOf(sandbox: Sandbox, app: string): CookieJar {
  const ofSandbox = jars.get(sandbox) ?? new Map<string, CookieJar>();
  jars.set(sandbox, ofSandbox);
  const jar = ofSandbox.get(app) ?? createCookieJar();
  ofSandbox.set(app, jar);
  return jar;
}

export function originOfPage({ origin }: BrowserOptions): string {
  return origin ?? (typeof location === "undefined" ? "http://localhost" : location.origin);
}

/** Sends a request with the jar's cookies, as the browser would. The response comes without its `Set-Cookie`, as scripts see it. */
export async function sendAsBrowser(
  sandbox: Sandbox,
  request: Request,
  app: string,
): Promise<Response> {
  const jar = jarOf(sandbox, app);
  const headers = new Headers(request.headers);
  headers.delete("Cookie");
  const cookies = jar.header();
  if (cookies) headers.set("Cookie", cookies);
  const response = await sandbox.fetch(new Request(request, { headers }), app);
  if (response.type === "error") return response;
  jar.take(response);
  const visible = new Headers(response.headers);
  visible.delete("Set-Cookie");
  const { status, statusText } = response;
  return new Response(response.body, { status, statusText, headers: visible });
}
