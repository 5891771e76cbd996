import { opensElsewhere } from "../../browser/opens-elsewhere.ts";
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
  document.addEventListener("click", (event) => {
    const { link } = Object(history.state?.usr) as { link?: string };
    const pressed = link && event.target instanceof Element && event.target.closest("a");
    // With Alt most browsers download what the link leads to.
    if (!pressed || event.defaultPrevented || event.altKey || opensElsewhere(event, pressed))
      return;
    // Paths of another site are not the portal's.
    if (pressed.origin !== location.origin) return;
    const target = { pathname: pressed.pathname.slice(basePath.length), search: pressed.search };
    // A new entry would not have the token, or leave it in this one.
    if (pressed.getAttribute("href") === "") location.reload();
    else if (withoutToken(target, secretPaths)) location.replace(pressed.href);
    else return;
    event.preventDefault();
  });
}
