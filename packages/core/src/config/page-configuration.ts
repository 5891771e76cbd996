import { completeConfiguration, type CheckedConfiguration } from "./complete-configuration.ts";

/**
 * The configuration block of the page, unchecked.
 * @throws {SyntaxError} when it is no JSON
 */
export function readConfigurationBlock(): unknown {
  return JSON.parse(document.querySelector("script#portal-config")?.textContent || "{}");
}

/** The country of a page: the UK by its app, wherever that is served, or by the origin that it is served on. */
export function countryOf(
  isUkApp: boolean,
  ukLoginOrigins: readonly string[] | undefined,
  origin: string,
): "uk" | "elsewhere" {
  return isUkApp || ukLoginOrigins?.includes(origin) ? "uk" : "elsewhere";
}

/** The configuration of the page, checked. */
export function readPageConfiguration(): CheckedConfiguration {
  return completeConfiguration(readBlock());
}

function readBlock(): unknown {
  try {
    return readConfigurationBlock();
  } catch {
    // A block that cannot be read is one wrong value: the defaults stand.
    return "not JSON";
  }
}
