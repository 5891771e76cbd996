import { type ReactNode, startTransition } from "react";
import { BrowserRouter } from "react-router";
import { createTranslator } from "../i18n/translator.ts";
import { type DictionaryUrls, loadDictionary } from "../i18n/load-dictionary.ts";
import { reloadOnce } from "../platform/reload-once.ts";
import { readSignedOutElsewhere } from "../session/signed-out-elsewhere.ts";
import { ownLocation } from "./own-location.ts";
import { preloadScreen } from "./preload-screen.ts";
import { readEnvironment } from "./read-environment.ts";
import { pageLanguage } from "./page-language.ts";
import type { PartnerVisit } from "./partner-redirect.ts";
import { Portal } from "./portal.tsx";
import type { Region } from "./region.ts";
import { roots } from "./roots.ts";

interface PortalDefinition {
  region: Region;
  dictionaries: DictionaryUrls;
}

/** Joins a region with the portal. `mount` reads the page it runs in, then renders into the given element or takes it over. */
export function definePortal({ region, dictionaries }: PortalDefinition) {
  return {
    async mount(element: HTMLElement): Promise<void> {
      const environment = readEnvironment(region);
      const { configuration, origin, referrer } = environment;
      const { dataset } = document.documentElement;
      if (configuration.branding.institutionId !== "") dataset["branding"] = "";
      const location = ownLocation(window.location, configuration.basePath);
      const elsewhere = await partnerSite({ configuration, referrer, location });
      if (elsewhere !== null) return window.location.replace(elsewhere);

      const language = pageLanguage(environment.country, location);
      const dictionary = await loadDictionary("portal", language, dictionaries).catch(() => null);
      if (!dictionary) return giveUp();
      const translator = createTranslator(language, dictionary);
      const arrival = readSignedOutElsewhere() ? "signedOut" : null;
      const portal = (
        <BrowserRouter basename={location.basename}>
          <Portal {...{ region, environment, translator, dictionaries, arrival }} />
        </BrowserRouter>
      );
      if (isTakenOver(element)) await preloadScreen(location.pathname, region);
      show(element, portal);
      const { script, stylesheets } = configuration.designSystem;
      if (script === "" && stylesheets.length === 0) return;
      const module = await import("./design-system.ts").catch(() => null);
      module?.loadDesignSystem(configuration, origin);
    },
  };
}

/** Where a visitor of the partner's login host belongs; on every other host there is nothing to find out. */
async function partnerSite(visit: PartnerVisit): Promise<string | null> {
  if (visit.configuration.partnerRedirect.host === "") return null;
  const module = await import("./partner-redirect.ts").catch(() => null);
  return module?.partnerRedirectUrl(visit) ?? null;
}

/** Without words there is no portal: a newer page may have them, and the page itself says so where none comes [QX-5]. */
function giveUp(): void {
  if (!reloadOnce()) document.documentElement.dataset["broken"] = "";
}

/** Whether the page was rendered before, and is the one that the person is to see. */
function isTakenOver(element: HTMLElement): boolean {
  return (
    element.firstElementChild !== null && document.documentElement.dataset["awaits"] === undefined
  );
}

/** Takes a prerendered page over, unless it is another one than the person is to see. */
function show(element: HTMLElement, portal: ReactNode): void {
  const { dataset } = document.documentElement;
  dataset["ready"] = "";
  if (isTakenOver(element)) {
    // The page is taken over as it was rendered; what is held goes on being shown by the root element.
    element.querySelector("[aria-busy=true]")?.setAttribute("aria-busy", "false");
    // In pieces, between which the browser draws and takes keys.
    startTransition(() => void roots.hydrateRoot(element, portal));
    return;
  }
  roots.createRoot(element).render(portal);
  // What was rendered before is gone with the first paint of what is rendered now.
  requestAnimationFrame(() => delete dataset["awaits"]);
}
