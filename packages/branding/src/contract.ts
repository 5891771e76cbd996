/** Rules that the contract with the API server and the static network is made from; between the packages only. */
export { logoShape, MAX_LOGOS, readBranding } from "./branding-schema.ts";
export {
  API_HEADERS,
  logosUrl,
  MAX_BYTES,
  NO_PACKAGE,
  PACKAGE_NAME,
  packageNameUrl,
  TIME_LIMIT_MS,
} from "./package-calls.ts";
