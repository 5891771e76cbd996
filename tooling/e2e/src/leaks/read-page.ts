import type { Page } from "@playwright/test";
import type { Trace } from "./traces.ts";

/** Lists what a page shows in its address and its elements, and what the browser keeps for it. */
export async function readPage(page: Page): Promise<Trace[]> {
  const inPage = [...(await page.evaluate(readDocument)), ...(await page.evaluate(readDatabases))];
  const cookies = await page.context().cookies();
  return [
    ...inPage,
    ...cookies.map(({ name, value }): Trace => ({ place: "cookie", at: name, text: value })),
  ];
}

// Both run in the page, so they cannot use anything else of this file.
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

async function readDatabases(): Promise<Trace[]> {
  const done = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.addEventListener("success", () => resolve(request.result));
      request.addEventListener("error", () => reject(request.error));
    });
  const traces: Trace[] = [];
  for (const { name = "" } of await indexedDB.databases()) {
    const database = await done(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      const rows = await done(database.transaction(store).objectStore(store).getAll());
      traces.push({ place: "database", at: `${name} ${store}`, text: JSON.stringify(rows) });
    }
    database.close();
  }
  return traces;
}
