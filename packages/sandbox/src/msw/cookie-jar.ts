/**
 * Cookies that a browser keeps between requests. Those that scripts may read live in `document.cookie` where there is
 * one.
 */
export interface CookieJar {
  /** The value of a request's `Cookie` header. */
  header(): string;
  /** Takes in the `Set-Cookie` headers of a response. */
  take(response: Response): void;
  /** Forgets everything, as a new browser profile would. */
  clear(): void;
}

export function createCookieJar(): CookieJar {
  const jar = new Map<string, string>();
  return {
    header: () => {
      const visible = hasDocument() ? document.cookie : "";
      const kept = [...jar].map(([name, value]) => `${name}=${value}`);
      return [visible, ...kept].filter(Boolean).join("; ");
    },
    take: (response) => {
      for (const line of response.headers.getSetCookie()) keep(jar, line);
    },
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
