import type { Page } from "@playwright/test";

/** The calls of a page. */
export type CallWatch = ReturnType<typeof watchCalls>;

/** Counts the calls of a page. */
export function watchCalls(page: Page) {
  let path = "";
  let made = 0;
  const open = new Set<object>();

  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) open.add(request);
    if (pathname === path) made += 1;
  });
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
  return {
    /** Calls that are not answered yet. */
    inFlight: () => open.size,
    /** Calls of the path that were made since the last `begin`. */
    made: () => made,
    /** Forgets what was; from now on this path may fail. */
    begin: (next: string) => {
      [path, made] = [next, 0];
      open.clear();
    },
  };
}
