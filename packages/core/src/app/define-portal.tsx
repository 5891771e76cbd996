import { BrowserRouter } from "react-router";
import { createI18n } from "../i18n/create-i18n.ts";
import { languagesOffered } from "../i18n/languages.ts";
import {
  type DictionaryUrls,
  loadDictionary,
  loadBuiltInDictionary,
} from "../i18n/load-dictionary.ts";
import { DeferredFailureCode } from "../errors/deferred-failure-code.tsx";
import { DeferredSignInHelp } from "../flows/shared/deferred-sign-in-help.ts";
import { onBfcacheRestore } from "../browser/page-lifecycle.ts";
import { NEXT_PAGE_TIMEOUT_MS } from "../config/constants.ts";
import { reloadUnlessInUse, showBrokenPage } from "../page/broken-page.ts";
import { hasMark, removeMark, setMark } from "../page/marks.ts";
import { isLeftForPartner } from "../navigation/partner-redirect.ts";
import { updateLinks } from "../navigation/configured-links.ts";
import { stripBasePath } from "../navigation/base-path.ts";
import { hydrateOrRender, isPrerendered } from "./hydrate-or-render.ts";
import { preloadScreen } from "./route-screen.tsx";
import { readEnvironment } from "./read-environment.ts";
import { pageLanguage } from "../navigation/page-language.ts";
import { Portal } from "./portal.tsx";
import type { Region } from "../layout/region.ts";
import { signInReasonOf } from "../session/sign-in-reason.ts";
import { takeSignInReason } from "./take-sign-in-reason.ts";
import { reportUncaught, uncaughtErrorHandler } from "./uncaught-error.ts";

/** Parts that a portal is made of. */
interface PortalDefinition {
  region: Region;
  dictionaries: DictionaryUrls;
}

/**
 * Joins a region with the portal. `mount` reads the page it runs in, then hydrates the given element or renders into it.
 * It rejects with a programming mistake, after which the prerendered page says that a part of it is missing.
 * @example
 * import dictionaries from "virtual:waymark/dictionaries";
 * const element = document.getElementById("portal");
 * if (element) void definePortal({ region, dictionaries }).mount(element);
 */
export function definePortal({ region, dictionaries }: PortalDefinition) {
  async function start(element: HTMLElement): Promise<void> {
    if (await isLeftForPartner()) return;
    const environment = readEnvironment(region);
    const { configuration, origin, basePath } = environment;
    updateLinks(configuration);
    if (configuration.branding.institutionId !== "") setMark("branding");
    const location = stripBasePath(window.location, basePath);
    const language = pageLanguage(environment.country, location, region.languages);
    const dictionary = await loadDictionary("portal", language, dictionaries).catch(() => null);
    if (!dictionary) {
      // Safari ends the calls of a page that is being left, and a reload would take the place of the next page.
      if (hasMark("reloading")) {
        await pageStays();
        return start(element);
      }
      // A page that says that a part of it is missing is better than one without texts.
      if (!reloadUnlessInUse()) showBrokenPage();
      return;
    }
    const offered = languagesOffered(environment.country, region.languages);
    const options = { loadFallback: loadBuiltInDictionary, offered };
    const i18n = createI18n(language, dictionary, options);
    // The notice of the sign-in page says why the page was opened.
    signInReasonOf(environment).current = await takeSignInReason(location.pathname);
    const portal = (
      <BrowserRouter basename={basePath}>
        <Portal {...{ region, environment, i18n, dictionaries }} />
      </BrowserRouter>
    );
    if (isPrerendered(element)) await preloadScreen(location.pathname, region);
    // A message that the page shows is hydrated with its code, and with its next steps where it has some in the page.
    if (hasMark("messageShown")) await DeferredFailureCode.preload();
    if (element.querySelector(".wm-next-steps")) await DeferredSignInHelp.preload();
    // A screen that loads something may use a link's token up, for an answer that would end with the page.
    if (hasMark("waits") && hasMark("reloading")) await pageStays();
    hydrateOrRender(element, portal, uncaughtErrorHandler(element, region));
    const { script, stylesheets } = configuration.designSystem;
    if (script === "" && stylesheets.length === 0) return;
    const module = await import("./design-system.ts").catch(() => null);
    module?.loadDesignSystem(configuration, origin);
  }

  return {
    /** Reads the page, then hydrates the element or renders into it. */
    mount(element: HTMLElement): Promise<void> {
      setMark("loaded");
      return start(element).catch((error: unknown) => {
        // Before React there is no error boundary: the prerendered page says that it does not work as a whole.
        if (!hasMark("ready")) showBrokenPage();
        reportUncaught(region, error);
        throw error;
      });
    },
  };
}

/** Resolves once a page that is being left is back from the cache, or has stayed after all, as after a download. */
async function pageStays(): Promise<void> {
  await new Promise<void>((resolve) => {
    onBfcacheRestore(resolve);
    setTimeout(resolve, NEXT_PAGE_TIMEOUT_MS);
  });
  removeMark("reloading");
}
