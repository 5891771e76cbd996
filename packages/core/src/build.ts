/** Parts of core that build tools need, without its screens. */
export { isRecord } from "./browser/is-record.ts";
export { calls } from "./api/calls.ts";
export { namesLanguage, routeTable, type Variant } from "./navigation/route-table.ts";
export {
  isServed,
  nameOfVariant,
  type OwnVariant,
  routesOfVariant,
} from "./navigation/variants.ts";
export { checkConfiguration } from "./config/check-configuration.ts";
export { didYouMean, nearest } from "./browser/did-you-mean.ts";
export { oldestBrowsers } from "./config/oldest-browsers.ts";
export { configurationReference } from "./config/configuration-reference.ts";
export {
  type Configuration,
  defaultConfiguration,
  type PartialConfiguration,
} from "./config/configuration-keys.ts";
export {
  MAX_NOTICE_CHARACTERS,
  MAX_NOTICES_BYTES,
  noticeParts,
  type PostedNotice,
  readNotices,
  startsWithDay,
} from "./config/posted-notice.ts";
export { isCurrent, mergeNotices, MAX_NOTICES, noticesOn } from "./config/shown-notices.ts";
export { UNFOLDED_CHARACTERS } from "./errors/message-parts.ts";
export { wayFault } from "./config/way-faults.ts";
export { codeLetters, codeOutcomes } from "./errors/failure-code-tables.ts";
export { type RichBlock, richBlocks, richParts } from "./i18n/rich-blocks.ts";
export { type Dictionary, SERVER_PREFIX } from "./i18n/message.ts";
export {
  DEFAULT_LANGUAGE,
  defaultLanguages,
  langPattern,
  type Language,
  type Languages,
  languages,
  languagesOffered,
  languagesSpoken,
  UK_LANGUAGE,
} from "./i18n/languages.ts";
export { safeRedirectUrl } from "./navigation/safe-redirect-url.ts";
