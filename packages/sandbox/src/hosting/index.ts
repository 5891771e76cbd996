/**
 * What every host of the built pages needs: the headers of an answer, and the few changes that a stage of its own makes
 * to a page. Text in, text out, on any server; nothing of the sandbox's own server comes along.
 */
export { type Configuration, layOver, readConfiguration } from "./configuration-block.ts";
export {
  ASK_EACH_TIME,
  ASK_EACH_TIME_ALONE,
  ASSETS,
  cacheControlOf,
  HASHED_NAME,
  IMMUTABLE,
  VERSION_PARAMETER,
  versionOf,
} from "./cache-control.ts";
export {
  askedLanguages,
  choosePage,
  type PageRow,
  type PageWish,
  readPageRows,
  spokenLanguage,
  ukHosts,
  UNASKED_LANGUAGE,
} from "./choose-page.ts";
export { contentTypes } from "./content-types.ts";
export { inlineScripts, readPageSources } from "./page-sources.ts";
export { withPolicyMeta } from "./policy-meta.ts";
export {
  indexablePaths,
  type PageSources,
  securityHeaders,
  type SecurityHeaderOptions,
} from "./security-headers.ts";
export { withConfiguration } from "./with-configuration.ts";
