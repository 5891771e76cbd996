import { replaceLink, withoutToken } from "../../navigation/hidden-token.ts";

/**
 * Takes the token of a link out of the address, before any other script runs. It stays in the entry of the history, where
 * `useLinkAddress` finds it.
 * @param pathname the portal's own path, below the base path
 * @param secretPaths matches a path with a token, as for `withoutToken`
 */
export function hideToken(pathname: string, basePath: string, secretPaths: string): void {
  const { search, hash } = location;
  const hidden = withoutToken({ pathname, search }, secretPaths);
  if (hidden) replaceLink(pathname + search, basePath + hidden.pathname + hidden.search + hash);
  // This link would make an entry of the history without the token.
  document.addEventListener("click", (event) => {
    const { link } = Object(history.state?.usr) as { link?: string };
    if (!link || !(event.target as Element).closest("a[href='']")) return;
    event.preventDefault();
    location.reload();
  });
}
