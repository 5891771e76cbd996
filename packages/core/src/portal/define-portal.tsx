import { createRoot } from "react-dom/client";
import { createI18n } from "../i18n/create-i18n.ts";
import { type DictionaryUrls, loadDictionary } from "../i18n/load-dictionary.ts";
import { loadDesignSystem } from "./design-system.ts";
import { partnerRedirectUrl } from "./partner-redirect.ts";
import { readEnvironment } from "./read-environment.ts";
import { pageLanguage } from "./page-language.ts";
import { Portal } from "./portal.tsx";
import type { Region } from "./region.ts";

interface PortalDefinition {
  region: Region;
  dictionaries: DictionaryUrls;
}

/** Joins a region with the portal. `mount` reads the page it runs in, then renders into the given element. */
export function definePortal({ region, dictionaries }: PortalDefinition) {
  return {
    async mount(element: HTMLElement): Promise<void> {
      const environment = readEnvironment(region);
      const { configuration, origin, referrer } = environment;
      const elsewhere = partnerRedirectUrl({ configuration, referrer, location: window.location });
      if (elsewhere !== null) return window.location.replace(elsewhere);
      const language = pageLanguage(environment.country, window.location);
      const translator = createI18n(
        language,
        await loadDictionary("portal", language, dictionaries),
      );
      createRoot(element).render(
        <Portal
          region={region}
          environment={environment}
          translator={translator}
          dictionaries={dictionaries}
        />,
      );
      loadDesignSystem(configuration, origin);
    },
  };
}
