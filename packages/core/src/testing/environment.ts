import { defaultConfiguration } from "../config/configuration-keys.ts";
import type { Environment } from "../config/environment.ts";

/** The page that tests run the portal in. @param more what is different in this one */
export const testEnvironment = (more: Partial<Environment> = {}): Environment => ({
  configuration: defaultConfiguration,
  origin: window.location.origin,
  basePath: "",
  country: "elsewhere",
  year: 2026,
  renderedYear: null,
  leftOut: [],
  referrer: "",
  preferredLanguages: ["en-CA"],
  doNotTrack: false,
  leaveTo: () => undefined,
  ...more,
});
