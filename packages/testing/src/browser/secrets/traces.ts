import type { BrowserContext, Page, Request } from "@playwright/test";

/** Every kind of place that is searched. */
export type Place =
  | "url"
  | "header"
  | "body"
  | "console"
  | "address"
  | "history"
  | "title"
  | "attribute"
  | "crash reference"
  | "local storage"
  | "session storage"
  | "database"
  | "cookie"
  | "statistics";

/** A text that the browser showed, kept or sent. */
export interface Trace {
  place: Place;
  /** Place within its kind, e.g. a header's name. */
  at: string;
  text: string;
}

/**
 * Lists whatever goes over the line or into the console, of every page of a context.
 * @returns what gives the list, once it has all the headers of what was asked for
 */
export function watchTraffic(context: BrowserContext): () => Promise<Trace[]> {
  const found: Promise<Trace[]>[] = [];
  const add = (at: string, text: string) =>
    found.push(Promise.resolve([{ place: "console", at, text }]));
  context.on("console", (message) => add(message.type(), message.text()));
  context.on("weberror", (error) => add("uncaught", String(error.error().stack)));
  context.on("request", (request) => found.push(readRequest(request)));
  return async () => (await Promise.all(found)).flat();
}

async function readRequest(request: Request): Promise<Trace[]> {
  const { pathname } = new URL(request.url());
  const kind = request.isNavigationRequest() ? "document" : request.method();
  const at = `${whose(request)} ${kind} ${pathname}`;
  // A request that is cut short by leaving the page has no more headers than those it was made with.
  const headers = await request.allHeaders().catch(() => request.headers());
  return [
    { place: "url", at, text: request.url() },
    ...Object.entries(headers)
      .filter(([name]) => !name.startsWith(":"))
      .map(([name, text]): Trace => ({ place: "header", at: name, text })),
    { place: "body", at, text: request.postData() ?? "" },
  ];
}

/** Returns "own" for a request to the page that made it, or to the target of a navigation. */
function whose(request: Request): "own" | "foreign" {
  if (request.isNavigationRequest()) return "own";
  return new URL(request.url()).origin === new URL(request.frame().url()).origin
    ? "own"
    : "foreign";
}

/** Lists what a page shows in its address and its elements, and what the browser keeps for it. */
export async function readPage(page: Page): Promise<Trace[]> {
  const inPage = await page.evaluate(readDocument);
  const { cookies, origins } = await page.context().storageState({ indexedDB: true });
  return [
    ...inPage,
    ...cookies.map(({ name, value }): Trace => ({ place: "cookie", at: name, text: value })),
    // Their databases, which the types leave out.
    ...origins.map((kept): Trace => {
      const databases = JSON.stringify({ ...kept, localStorage: [] });
      return { place: "database", at: kept.origin, text: databases };
    }),
  ];
}

// Runs in the page, so it cannot use anything else of this file.
/* oxlint-disable unicorn/consistent-function-scoping */
function readDocument(): Trace[] {
  const { pathname, href } = window.location;
  const { state } = window.history;
  const { link, ...remembered } = Object(state?.usr) as { link?: unknown };
  const stored = (place: Trace["place"], storage: Storage) =>
    Object.entries(storage).map(([at, text]): Trace => ({ place, at, text: `${at}=${text}` }));
  const attributes = [...document.querySelectorAll("*")].flatMap((element) => {
    const name = element.getAttribute("name") ?? element.getAttribute("autocomplete");
    const label = element.localName + (name ? `[${name}]` : "");
    return [...element.attributes].map((attribute): Trace => {
      return { place: "attribute", at: `${label} ${attribute.name}`, text: attribute.value };
    });
  });
  const references = [...document.querySelectorAll(".wm-reference")];
  return [
    { place: "address", at: pathname, text: href },
    { place: "history", at: "state", text: JSON.stringify({ ...state, usr: remembered }) },
    { place: "history", at: "link", text: String(link) },
    { place: "history", at: "window name", text: window.name },
    { place: "title", at: "title", text: document.title },
    ...attributes,
    ...references.map(({ textContent }): Trace => {
      return { place: "crash reference", at: "reference", text: textContent };
    }),
    ...stored("local storage", window.localStorage),
    ...stored("session storage", window.sessionStorage),
  ];
}
