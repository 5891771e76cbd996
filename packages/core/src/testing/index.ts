/** Parts of the portal that `@waymark/testing` renders; between the packages only. */
export { completeConfiguration } from "../config/complete-configuration.ts";
export type { PartialConfiguration } from "../config/configuration-keys.ts";
export type { Environment } from "../config/environment.ts";
export type { Dictionary } from "../i18n/message.ts";
export { languages, languagesOffered } from "../i18n/languages.ts";
export { testEnvironment } from "./environment.ts";
export { inPlaceOfScreens, PortalInTests } from "./portal-in-tests.tsx";
export { beginVisit, forgetCookies } from "./visit.ts";
