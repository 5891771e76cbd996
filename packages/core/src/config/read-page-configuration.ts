import { checkConfiguration, type CheckedConfiguration } from "./check-configuration.ts";
import { readConfigurationBlock } from "./page-configuration.ts";

/** The configuration of the page, checked. */
export function readPageConfiguration(): CheckedConfiguration {
  return checkConfiguration(readBlock());
}

function readBlock(): unknown {
  try {
    return readConfigurationBlock();
  } catch {
    // A block that cannot be read is one wrong value: the defaults stand.
    return "not JSON";
  }
}
