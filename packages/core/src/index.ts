/** Public API of the flow library: what an app composes its portal from. */
export { definePortal } from "./app/define-portal.tsx";
export { googleTag } from "./analytics/google-tag.ts";
export type { Analytics, AnalyticsSettings, AnalyticsSink } from "./analytics/analytics.ts";
export type { AnalyticsEvent } from "./analytics/analytics.ts";
export {
  beaconReports,
  openTelemetryReports,
  sentryReports,
} from "./reporting/report-providers.ts";
export type { Report, Reports, ReportSettings, ReportSink } from "./reporting/report-types.ts";
export type {
  BlockedSource,
  EngineName,
  ReportDetails,
  VitalName,
} from "./reporting/report-types.ts";
export type {
  BrandLogosComponent,
  BrandLogosProps,
  FooterProps,
  HeaderProps,
  ProviderProps,
  Region,
} from "./layout/region.ts";
export { lazyIllustration } from "./layout/illustration.tsx";
export { PortalFooter } from "./layout/footer.tsx";
export { PortalLink } from "./navigation/app-links.tsx";
export { RegionScreen } from "./layout/screen.tsx";
export { LanguageToggle, LogOutLink } from "./layout/portal-header.tsx";
export { HeaderMenu } from "./layout/header-menu.tsx";
export { InstitutionLogos } from "./layout/institution-logos.tsx";
export { Notice } from "./ui/notice.tsx";
export { Button } from "./ui/button.tsx";
export { TextField } from "./ui/field.tsx";
export { lazyPage, type LazyPage } from "./layout/lazy-page.ts";
export { CallFailed } from "./flows/shared/load-failure.tsx";
export { useRegionCall } from "./api/use-region-call.ts";
export { useRegionData } from "./session/use-region-data.ts";
export type { Load } from "./api/loading.ts";
export type { CallFailure, Result } from "./api/result.ts";
export type { RegionCall, RegionCallInput, StandardSchema } from "./api/use-region-call.ts";
export { usePageParams } from "./navigation/route-params.ts";
export { requiredBox, type RequiredBoxOptions } from "./forms/required-boxes.tsx";
export type { Slots } from "./layout/region.ts";
export type { CardSlots, FormSlots, SlotContent, SlotFormState, SlotProps } from "./ui/slot.tsx";
export { ownComponents } from "./ui/own-components.tsx";
export type {
  ButtonPartProps,
  CardPartProps,
  CheckboxPartProps,
  ComponentName,
  Components,
  Control,
  Described,
  FieldPartProps,
  NoticePartProps,
  OwnComponents,
  PasswordPartProps,
  SelectPartProps,
  SummaryPartProps,
  TipPartProps,
} from "./ui/component-props.ts";
export { useLanguage, useText } from "./i18n/use-text.tsx";
export type { MessageKey, RegionKey, Text } from "./i18n/message.ts";
export { useRegionConfiguration } from "./config/use-region-configuration.ts";
export type { OwnConfiguration, OwnValue, OwnValues } from "./config/own-configuration.ts";
export { useLinks } from "./navigation/configured-links.ts";
export type { ReplaceableScreen } from "./navigation/route-table.ts";
export { PortalHeader } from "./layout/portal-header.tsx";
export type { HeaderKind } from "./navigation/header-kind.ts";
export type { Variant, VariantName } from "./navigation/route-table.ts";
export type {
  OwnVariant,
  VariantDictionary,
  Variants,
  VariantTextKey,
} from "./navigation/variants.ts";
export type { DictionaryUrls } from "./i18n/load-dictionary.ts";
export { type Language, type Languages, languages } from "./i18n/languages.ts";
