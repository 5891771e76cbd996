/** Tables that the contract with the server is made from; between the packages only. */
export type { CallName } from "./api/call.ts";
export { calls } from "./api/calls.ts";
export { querySchemas, requestSchemas } from "./api/request-schemas.ts";
export { responseSchemas } from "./api/response-schemas.ts";
export { defaultConfiguration } from "./config/configuration-keys.ts";
export {
  CHILDREN_TIMEOUT_MS,
  DEFAULT_WAIT_SECONDS,
  LOGO_HEIGHT_PX,
  MAX_AUTOMATIC_WAIT_SECONDS,
  MAX_COUNTDOWN_SECONDS,
  MAX_RANDOM_DELAY_MS,
} from "./config/constants.ts";
export { catalogue, type CatalogueRow, hasStatus } from "./errors/catalogue.ts";
export { languages } from "./i18n/languages.ts";
