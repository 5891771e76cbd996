import { completeConfiguration, type CheckedConfiguration } from "./complete-configuration.ts";

/**
 * The configuration block of the page, unchecked.
 * @throws {SyntaxError} when it is no JSON
 */
export function readConfigurationBlock(): unknown {
  return JSON.parse(document.querySelector("script#portal-config")?.textContent || "{}");
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
