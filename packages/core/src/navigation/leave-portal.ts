import { listen } from "../browser/listen.ts";
import { onBfcacheRestore } from "../browser/page-lifecycle.ts";
import { NEXT_PAGE_TIMEOUT_MS } from "../config/constants.ts";
import { isUkPage } from "../i18n/shown-language.ts";
import { hasMark } from "../page/marks.ts";
import { portalPath } from "./base-path.ts";
import { routeOf } from "./find-route.ts";

/**
 * Adds the page's `lang` to a url of one of the portal's routes, unless the url has its own. The server does not know
 * which language the page shows. The rest of the query is not changed, because it may be signed.
 */
export function withLang(url: string, page: URL, basePath: string): string {
  const target = new URL(url, page);
  const lang = page.searchParams.get("lang");
  const pathname = portalPath(target, { origin: page.origin, basePath });
  const isRoute = pathname !== null && routeOf(pathname) !== undefined;
  if (!isRoute || lang === null || target.searchParams.has("lang")) return url;
  // In front: what was added to the server's url has to stay the last parameter.
  const query = target.search.slice(1);
  target.search = `lang=${encodeURIComponent(lang)}${query && `&${query}`}`;
  return target.href;
}

/** The next page. It is overdue once the form is shown again because it took too long; it may still come. */
let nextPage: { url: string; isOverdue: boolean } | null = null;

/** Ends the watch of the next page. */
let endWatch: (() => void) | undefined;

/** Makes the next page overdue. */
let overdueTimer: ReturnType<typeof setTimeout> | undefined;

/** Leaves the portal by a full navigation. A second press does not repeat it: the server's url may work only once. */
export function leavePortal(url: string, basePath: string): void {
  // A UK page shows UK English whatever `lang` asks for.
  const target = isUkPage() ? url : withLang(url, new URL(window.location.href), basePath);
  if (target === nextPage?.url && !nextPage.isOverdue) return;
  forgetNextPage();
  endWatch?.();
  // Before the assignment below: this call stops an earlier next page, which browsers report within it.
  window.location.assign(target);
  nextPage = { url: target, isOverdue: false };
  // No browser reports a next page that is a download, or has no content.
  overdueTimer = setTimeout(() => {
    stay();
    nextPage = { url: target, isOverdue: true };
    // The page has been left after all.
    window.addEventListener("pagehide", forgetNextPage, { once: true });
  }, NEXT_PAGE_TIMEOUT_MS);
  // A page that comes back from the back/forward cache can be left again.
  const endRestore = onBfcacheRestore(() => {
    forgetNextPage();
    endRestore();
  });
  // Older browsers do not report it.
  const { navigation }: Partial<Window> = window;
  navigation?.addEventListener("navigateerror", stayIfStopped);
}

/** Watches what other tabs store while the next page is on its way. The screen that has led to it may go before. */
export function watchNextPage(onStorage: (event: StorageEvent) => void): void {
  endWatch?.();
  // A listener of its own: the screen may end the same one as its own.
  endWatch = listen(window, ["storage"], (event) => nextPage && onStorage(event));
}

/** Forgets the next page, because the person continues with this one. The next page may still come. */
export function forgetNextPage(): void {
  nextPage = null;
  clearTimeout(overdueTimer);
}

/**
 * Stops the next page where it has not come yet: it would open the account of another person.
 * @param prepare is called before it is stopped, for what a reload is to find
 * @returns whether there was one
 */
export function cancelLeaving(prepare?: () => void): boolean {
  if (!nextPage) return false;
  forgetNextPage();
  prepare?.();
  if (hasMark("ready")) window.stop();
  // Before React, `stop` would end the loading of this page's scripts as well. A reload replaces the next page, too.
  else window.location.reload();
  return true;
}

/**
 * Stays where the next page was stopped. Chromium reports a new entry of the history in the same way, with a `navigate` event
 * in the same task: then the next page still comes.
 */
function stayIfStopped(): void {
  if (!nextPage || nextPage.isOverdue) return;
  const staying = setTimeout(stay);
  window.navigation.addEventListener(
    "navigate",
    ({ destination }) => destination.sameDocument && clearTimeout(staying),
    { once: true },
  );
}

/** Treats a page that was not left, as after the browser's Stop button, as one that has returned from the cache. */
function stay(): void {
  if (!nextPage || nextPage.isOverdue) return;
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
}
