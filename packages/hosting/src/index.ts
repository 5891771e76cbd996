/**
 * The public API of `@waymark/hosting`: what a web server needs to serve a build of the portal as the sandbox and nginx
 * do. Nothing here starts a server; `@waymark/hosting/deploy` prepares a build for one.
 */
export {
  choosePage,
  type PageRequest,
  PAGES_FILE,
  type PageRow,
  readPageRows,
} from "./files/choose-page.ts";
export { isRoutePath, resolveRequestPath } from "./files/request-path.ts";
export {
  findStaticFile,
  isNotModified,
  readStaticFile,
  type StaticFile,
} from "./files/static-file.ts";
export {
  type EncodedContent,
  encodeText,
  isCompressible,
  writeCompressedCopies,
} from "./files/encodings.ts";
export { filesNamedBy } from "./files/files-of-script.ts";
export { filesIn } from "./files/files-in.ts";
export { chownLike } from "./files/owner-and-mode.ts";
export { makeFolder, makeThenRename } from "./files/write-file.ts";
export { contentTypeOf, isHtmlName } from "./files/content-types.ts";
export {
  cacheControl,
  contentVersion,
  HASH,
  IMMUTABLE,
  isHashedName,
  NO_CACHE,
  NOTICES_FILE,
  PRIVATE_NO_CACHE,
  SHORT,
  VERSION_PARAMETER,
} from "./files/cache-control.ts";
export type { PageSources } from "./headers/content-security-policy.ts";
export {
  isIndexablePath,
  securityHeaders,
  type SecurityHeaderOptions,
} from "./headers/security-headers.ts";
export { type BlockedPart, blockedParts } from "./headers/blocked-parts.ts";
export { inlineScripts, policyHash, readPageSources } from "./headers/page-sources.ts";
export {
  type ConfigurationBlock,
  mergeConfiguration,
  readConfiguration,
  scriptJson,
} from "./html/configuration-block.ts";
export { escapePattern } from "./escape-pattern.ts";
export { escapeAttribute } from "./html/escape-attribute.ts";
export { listOfWays, type ListOfWays } from "./configure/list-of-ways.ts";
export { screenFault, screenNames } from "./configure/screen-names.ts";
export { CONFIGURATION_FILE } from "./configure/checked-configuration.ts";
export { withConfiguration } from "./configure/configured-page.ts";
export { isLoopback } from "./loopback.ts";
export { parseJsonFile, readJson } from "./files/read-json.ts";
export { type AllTexts, type AsBuilt, writeAsBuilt } from "./texts/as-built.ts";
export { dictionaryPath, dictionaryUrl, servedJson } from "./texts/served-dictionaries.ts";
export { pageText } from "./texts/text-html.ts";
export { InputError, refuse, refuseUserInfo } from "./input-error.ts";
