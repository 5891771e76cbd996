/** Public API of the flow library: what an app composes its portal from. */
export { definePortal } from "./portal/define-portal.tsx";
export type { Region } from "./portal/region.ts";
export { googleTag } from "./portal/analytics/google-tag.ts";
export type { Analytics, AnalyticsSettings, AnalyticsSink } from "./portal/analytics/analytics.ts";
export type { AnalyticsEvent } from "./portal/analytics/analytics-event.ts";
export type { BrandLogosComponent, BrandLogosProps } from "./shell/brand-logos-slot.ts";
export { type FooterProps, PortalFooter } from "./shell/footer.tsx";
export { PortalLink } from "./shell/portal-link.tsx";
export { RegionScreen } from "./shell/screen.tsx";
export { useLanguage } from "./i18n/language-context.tsx";
export { useLinks } from "./shell/use-links.ts";
export type { ReplaceableScreen } from "./portal/route-table.ts";
export { type HeaderProps, PortalHeader } from "./shell/portal-header.tsx";
export type { HeaderKind } from "./shell/header-kind.ts";
export type { Variant } from "./platform/variant.ts";
export type { DictionaryUrls } from "./i18n/load-dictionary.ts";
export { type Language, languages } from "./i18n/languages.ts";
