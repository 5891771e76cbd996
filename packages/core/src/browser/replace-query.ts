import { formatQuery } from "./urls.ts";

/** Changes the query of the page's address, in the same entry of the history. The router is not told. */
export function replaceQuery(query: URLSearchParams): void {
  const url = new URL(window.location.href);
  url.search = formatQuery(query);
  window.history.replaceState(window.history.state, "", url);
}
