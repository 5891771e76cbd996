import type { Sandbox } from "../sandbox.ts";

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

/**
 * Cookies that a browser keeps between requests. Those that scripts may read live in `document.cookie` where there is
 * one.
 */
type CookieJar = ReturnType<typeof createCookieJar>;

function createCookieJar() {
  const jar = new Map<string, string>();
  return {
    /** The value of a request's `Cookie` header. */
    header: () => {
      const visible = hasDocument() ? document.cookie : "";
      const kept = [...jar].map(([name, value]) => `${name}=${value}`);
      return [visible, ...kept].filter(Boolean).join("; ");
    },
    /** Takes in the `Set-Cookie` headers of a response. */
    take: (response: Response) => {
      for (const line of response.headers.getSetCookie()) keep(jar, line);
    },
    /** Forgets everything, as a new browser profile would. */
    clear: () => {
      jar.clear();
      if (hasDocument()) clearDocumentCookies();
    },
  };
}

function keep(jar: Map<string, string>, line: string): void {
  const isVisible = !/;\s*HttpOnly/iu.test(line);
  if (isVisible && hasDocument()) {
    document.cookie = line;
    return;
  }
  const pair = line.split(";", 1)[0] ?? "";
  const name = pair.slice(0, pair.indexOf("="));
  if (/;\s*Max-Age=0\b/iu.test(line)) jar.delete(name);
  else jar.set(name, pair.slice(name.length + 1));
}

function clearDocumentCookies(): void {
  for (const pair of document.cookie.split("; ")) {
    document.cookie = `${pair.split("=", 1)[0] ?? ""}=; Max-Age=0; Path=/`;
  }
}

function hasDocument(): boolean {
  return typeof document !== "undefined";
}
