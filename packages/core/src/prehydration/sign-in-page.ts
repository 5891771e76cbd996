import { createSend } from "../api/send.ts";
import { listen } from "../browser/listen.ts";
import type { Configuration } from "../config/configuration-keys.ts";
import { leavePortal } from "../navigation/leave-portal.ts";
import { type PortalPlace, stripBasePath } from "../navigation/base-path.ts";
import type { VariantName } from "../navigation/route-table.ts";
import { urlCheckOf } from "../navigation/safe-redirect-url.ts";
import { hasMark, removeMark, setMark } from "../page/marks.ts";

/** Facts of a prerendered sign-in page. */
export interface SignInPageFacts {
  variant: VariantName;
  configuration: Configuration;
}

/** The page's path and query in the portal. */
export function placeOf({ configuration }: SignInPageFacts): PortalPlace {
  return stripBasePath(location, configuration.basePath);
}

/** Returns what the attempts of the page need: the same calls, check of urls and navigation as in React. */
export function dependenciesOf(page: SignInPageFacts) {
  const { configuration } = page;
  const { basePath } = placeOf(page);
  return {
    configuration,
    send: createSend(configuration),
    checkUrl: urlCheckOf(configuration, () => location.href),
    leaveTo: (url: string) => leavePortal(url, basePath),
    root: { origin: location.origin, basePath },
  };
}

/** Hides the page where Back leads to another address of this document: no page is loaded, and only React can show it. */
export function hideAtOtherAddress(): void {
  const { pathname } = location;
  let isHidden = false;
  listen(window, ["popstate"], () => {
    if (hasMark("ready")) return;
    if (location.pathname !== pathname) {
      isHidden ||= !hasMark("awaits");
      setMark("awaits", "screen");
    } else if (isHidden) {
      isHidden = false;
      removeMark("awaits");
    }
  });
}
