import { readPageConfiguration } from "../config/read-page-configuration.ts";
import type { Variant } from "../navigation/route-table.ts";
import { readSignedOutElsewhere } from "../session/stored-session.ts";
import { placeOf, root } from "./page.ts";
import { unlessPartners } from "./partner.ts";
import { resumeBeforeHydration } from "./resume.ts";
import { prefetchMessageOnError } from "./show-unless-hydrated.ts";
import { signInBeforeHydration } from "./sign-in.ts";

declare global {
  interface Window {
    /** Exports of this script, for the portal's other scripts; the first copy that runs sets it. */
    waymark?: object;
  }
}

/**
 * Starts sign-in on a prerendered page, before React is there. The page's element of this script says which variant it
 * shows, and where the script is that shows messages without React.
 */
function start(): void {
  const { variant, words } =
    document.querySelector<HTMLElement>("script[data-first]")?.dataset ?? {};
  if (variant === undefined || words === undefined) return;
  const page = {
    variant: variant as Variant,
    messageScript: words,
    configuration: readPageConfiguration().configuration,
  };
  void readSignedOutElsewhere(placeOf(page).pathname).then((isSignedOut) => {
    // The portal says so once it is there.
    if (isSignedOut) root.dataset["signedOut"] = "";
  });
  unlessPartners(page, () => {
    prefetchMessageOnError(page);
    signInBeforeHydration(page);
    resumeBeforeHydration(page);
  });
}

if (!window.waymark) start();
