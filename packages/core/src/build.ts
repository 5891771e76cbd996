/** What build tools need of core, without its screens. */
export { defaultConfiguration, checkConfiguration } from "./platform/configuration.ts";
export type { Configuration } from "./platform/configuration.ts";
export { DEFAULT_LANGUAGE, type Language, languages } from "./i18n/languages.ts";
