/** Public API of the flow library: what an app composes its portal from. */
export { definePortal } from "./app/define-portal.tsx";
export type { Region } from "./app/region.ts";
export { googleTag } from "./analytics/google-tag.ts";
export type { Analytics, AnalyticsSettings, AnalyticsSink } from "./analytics/analytics.ts";
export type { AnalyticsEvent } from "./analytics/analytics.ts";
export type { BrandLogosComponent, BrandLogosProps } from "./layout/shell-context.tsx";
export { type FooterProps, PortalFooter } from "./layout/footer.tsx";
export { PortalLink } from "./navigation/app-links.tsx";
export { RegionScreen } from "./layout/screen.tsx";
export { useLanguage } from "./i18n/language-context.tsx";
export { useLinks } from "./layout/use-links.ts";
export type { ReplaceableScreen } from "./navigation/route-table.ts";
export { type HeaderProps, PortalHeader } from "./layout/portal-header.tsx";
export type { HeaderKind } from "./layout/header-kind.ts";
export type { Variant } from "./navigation/route-table.ts";
export type { DictionaryUrls } from "./i18n/load-dictionary.ts";
export { type Language, languages } from "./i18n/languages.ts";
