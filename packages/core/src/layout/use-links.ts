import type { Configuration } from "../config/configuration.ts";
import { useEnvironment } from "../config/environment.ts";
import { useLanguage } from "../i18n/language-context.tsx";
import type { Language } from "../i18n/languages.ts";

/** The configured addresses of help, contact, privacy, terms and the main site, in the page's language. */
export function useLinks(): Configuration["links"][Language] {
  return useEnvironment().configuration.links[useLanguage()];
}
