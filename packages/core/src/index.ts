/** Public API of the flow library: what an app composes its portal from. */
export { definePortal } from "./portal/define-portal.tsx";
export type { Region } from "./portal/region.ts";
export { type HeaderProps, PortalHeader } from "./shell/portal-header.tsx";
export type { HeaderKind } from "./shell/header-kind.ts";
export type { Variant } from "./platform/variant.ts";
export type { DictionaryUrls } from "./i18n/load-dictionary.ts";
export { type Language, languages } from "./i18n/languages.ts";
