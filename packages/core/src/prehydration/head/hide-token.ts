import { hasMark } from "../../page/marks.ts";
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
  // These links would make an entry of the history without the token.
  document.addEventListener("click", (event) => {
    const pressed = (event.target as Element).closest<HTMLAnchorElement>(
      "a[hreflang],a[href=''],a[href='#main']",
    );
    const { link } = Object(history.state?.usr) as { link?: string };
    if (!pressed || !link) return;
    if (pressed.hreflang === "") {
      event.preventDefault();
      if (pressed.hash === "") location.reload();
      else document.getElementById("main")?.focus();
    } else if (!hasMark("ready")) {
      pressed.pathname = basePath + link.replace(/\?.*/u, "");
    }
  });
}
