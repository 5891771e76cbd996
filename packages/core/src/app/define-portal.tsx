import { type ReactNode, startTransition } from "react";
import { flushSync } from "react-dom";
import type { RootOptions } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { createI18n } from "../i18n/create-i18n.ts";
import { languagesOffered } from "../i18n/languages.ts";
import {
  type DictionaryUrls,
  loadDictionary,
  loadBuiltInDictionary,
} from "../i18n/load-dictionary.ts";
import { DeferredFailureCode } from "../errors/deferred-failure-code.tsx";
import { DeferredSignInHelp } from "../layout/deferred-parts.ts";
import { isSignInPending } from "../attempt/page-sign-in.ts";
import { endBrokenPage, reloadUnlessInUse, showBrokenPage } from "../page/broken-page.ts";
import { hasMark, readMark, removeMark, setMark } from "../page/marks.ts";
import { isLeftForPartner } from "../navigation/partner-redirect.ts";
import { rememberFields } from "../page/prerendered-fields.ts";
import { updateLinks } from "../navigation/app-links.tsx";
import { stripBasePath } from "../navigation/base-path.ts";
import { preloadScreen } from "./route-screen.tsx";
import { readEnvironment } from "./read-environment.ts";
import { pageLanguage } from "../navigation/page-language.ts";
import { Portal } from "./portal.tsx";
import type { Region } from "../layout/region.ts";
import { reactDomClient } from "./react-dom-client.ts";
import { takeSignInReason } from "../session/sign-in-reason.tsx";
import { keepPrerenderedPage, reportUncaught } from "./uncaught-error.ts";

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
      // A page that says that a part of it is missing is better than one without texts.
      if (!reloadUnlessInUse()) showBrokenPage();
      return;
    }
    const offered = languagesOffered(environment.country, region.languages);
    const i18n = createI18n(language, dictionary, loadBuiltInDictionary, offered);
    const reason = await takeSignInReason(location.pathname);
    const portal = (
      <BrowserRouter basename={basePath}>
        <Portal {...{ region, environment, i18n, dictionaries, reason }} />
      </BrowserRouter>
    );
    if (isPrerendered(element)) await preloadScreen(location.pathname, region);
    // A message that the page shows is hydrated with its code, and with its next steps where it has some in the page.
    if (hasMark("messageShown")) await DeferredFailureCode.preload();
    if (element.querySelector(".wm-next-steps")) await DeferredSignInHelp.preload();
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

/** Handles a mistake outside of all error boundaries, after which React shows nothing. */
function uncaughtErrorHandler(
  element: HTMLElement,
  region: Region,
): RootOptions["onUncaughtError"] {
  const showPage = keepPrerenderedPage(element);
  return (error) => {
    // oxlint-disable-next-line no-console -- as React does
    console.error(error);
    reportUncaught(region, error);
    // React has emptied the element, and is not done with it.
    queueMicrotask(showPage);
  };
}

/** Returns true when the element holds a prerendered page, and the one that this address asks for. */
function isPrerendered(element: HTMLElement): boolean {
  return element.firstElementChild !== null && readMark("awaits") === undefined;
}

/**
 * Hydrates a prerendered page. Renders where there is none and where it is another one. Renders it again where a
 * translator has changed it.
 */
function hydrateOrRender(
  element: HTMLElement,
  portal: ReactNode,
  onUncaughtError: RootOptions["onUncaughtError"],
): void {
  setMark("ready");
  const prerendered = isPrerendered(element);
  // A broken page shows its form without the notice that it awaits. Another form was never seen.
  const isSeen = prerendered || (hasMark("broken") && readMark("awaits") === "notice");
  if (isSeen) rememberFields(element);
  // Page translation puts `<font>` around texts, which React could not hydrate.
  if (prerendered && element.querySelector("font") === null) {
    endBrokenPage();
    // The markup is hydrated as it was prerendered; a queued submit is shown by the root element.
    element.querySelector("[aria-busy=true]")?.setAttribute("aria-busy", "false");
    // A transition yields to the browser between its units of work, so keys and paints are not delayed.
    // Translators and extensions may change the page before it is hydrated: React then renders it again.
    // oxlint-disable-next-line no-console -- a mismatch of our own making has to be seen by developers
    const options = { onRecoverableError: console.warn, onUncaughtError };
    const hydrate = () => void reactDomClient.hydrateRoot(element, portal, options);
    // A person who waits for a response does not type, and sees it sooner when React does not yield.
    if (isSignInPending()) hydrate();
    else startTransition(hydrate);
    return;
  }
  const href = document.activeElement?.getAttribute("href");
  const root = reactDomClient.createRoot(element, { onUncaughtError });
  // At once: a frame in between would show the prerendered page without its mark.
  flushSync(() => root.render(portal));
  removeMark("awaits");
  // Not before: a form whose page awaits a notice would be hidden, and takes no focus then.
  endBrokenPage();
  // Header and footer are other elements now.
  if (href) element.querySelector<HTMLElement>(`[href="${CSS.escape(href)}"]`)?.focus();
}
