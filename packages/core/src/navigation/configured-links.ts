import type { Configuration } from "../config/configuration-keys.ts";
import { useEnvironment } from "../config/environment.ts";
import type { Language } from "../i18n/languages.ts";
import { useLanguage } from "../i18n/use-text.tsx";

/** The configured addresses of help, contact, privacy, terms and the main site, in the page's language. */
export function useLinks(): Configuration["links"][Language] {
  return useEnvironment().configuration.links[useLanguage()];
}

/**
 * Gives the links of the prerendered page the addresses of its block, which may be newer than the markup. React keeps
 * the attributes that it hydrates.
 */
export function updateLinks({ links }: Configuration): void {
  for (const [language, urls] of Object.entries(links)) {
    for (const [name, url] of Object.entries(urls)) {
      const selector = `a[data-link=${name}]:lang(${language})`;
      for (const link of document.querySelectorAll(selector)) link.setAttribute("href", url);
    }
  }
}
