/** Parts of core that build tools need, without its screens. */
export { calls } from "./api/calls.ts";
export { type Variant, routeTable } from "./navigation/route-table.ts";
export {
  isServed,
  nameOfVariant,
  type OwnVariant,
  routesOfVariant,
} from "./navigation/variants.ts";
export { checkConfiguration } from "./config/check-configuration.ts";
export { didYouMean, nearest } from "./config/nearest.ts";
export { configurationReference } from "./config/configuration-reference.ts";
export {
  type Configuration,
  defaultConfiguration,
  type PartialConfiguration,
} from "./config/configuration.ts";
export {
  isCurrent,
  MOST_NOTICE_CHARACTERS,
  noticeParts,
  type PostedNotice,
  readNotices,
  startsWithDay,
} from "./config/posted-notice.ts";
export { wayFault } from "./config/way-faults.ts";
export { codeLetters, codeOutcomes } from "./errors/failure-code-tables.ts";
export { dictionaryFaults, newLanguageFaults } from "./i18n/dictionary-faults.ts";
export { frenchSpacingFaults, withFrenchSpacing } from "./i18n/french-spacing.ts";
export { type RichBlock, richBlocks, richParts } from "./i18n/rich-blocks.ts";
export {
  hasShape,
  isInPages,
  MARK_END,
  markedTexts,
  NAME_END,
  PRIVATE_CHARACTER,
  TEXT_START,
  VALUE_START,
  withoutMarks,
} from "./i18n/text-marks.ts";
export { regionTextFaults, serverTextFaults, splitRegionTexts } from "./i18n/region-texts.ts";
export { SERVER_PREFIX } from "./i18n/message.ts";
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
export { screenFault, screenNames } from "./navigation/screen-names.ts";
export { safeRedirectUrl } from "./navigation/safe-redirect-url.ts";
export { lazyStyles } from "./lazy-styles.ts";
