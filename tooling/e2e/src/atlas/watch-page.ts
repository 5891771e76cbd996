import type { Page } from "@playwright/test";
import type { Flaw, Found } from "./judge.ts";

/** What happens on a page beside what is seen. */
export type PageWatch = Awaited<ReturnType<typeof watchPage>>;

declare global {
  interface Window {
    reportToAtlas?: (text: string) => void;
  }
}

/** Watches calls, errors and violations. The browser's own line about an answer that failed is none of the page's. */
export async function watchPage(page: Page) {
  let found: Found[] = [];
  let path = "";
  let made = 0;
  const open = new Set<object>();
  const add = (flaw: Flaw, detail: string) => found.push({ flaw, detail });

  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) open.add(request);
    if (pathname === path) made += 1;
  });
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
  page.on("pageerror", (error) => add("uncaught error", error.message));
  page.on("console", (message) => {
    const text = message.text();
    const { pathname } = new URL(message.location().url || "about:blank");
    const isOfCall = pathname.startsWith("/api/");
    // Only the atlas takes it away.
    const isOfReact = pathname.startsWith("/assets/react-");
    const isOwnLine =
      text.startsWith("Failed to load resource") &&
      (isOfCall || isOfReact || text.includes("ERR_INTERNET_DISCONNECTED"));
    if (message.type() === "error" && !isOwnLine) add("console error", text);
  });
  await page.exposeFunction("reportToAtlas", (text: string) => add("policy violation", text));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      window.reportToAtlas?.(`${violatedDirective} ${blockedURI}`);
    });
  });
  return {
    /** Calls that are not answered yet. */
    inFlight: () => open.size,
    /** Calls of the path that were made since the last `begin`. */
    made: () => made,
    /** Forgets what was; from now on this path may fail. */
    begin: (next: string) => {
      [found, path, made] = [[], next, 0];
      open.clear();
    },
    /** What should not have happened. */
    found: (): readonly Found[] => {
      if (made === 0) add("did not continue", "the call was not made");
      return found;
    },
  };
}
