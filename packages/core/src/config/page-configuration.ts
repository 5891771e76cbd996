import { completeConfiguration, type CheckedConfiguration } from "./complete-configuration.ts";
import type { Configuration } from "./configuration.ts";

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

/**
 * Gives the links of the prerendered page the addresses of its block, which may be newer than the markup. React keeps
 * the attributes that it hydrates.
 */
export function updateLinks({ links }: Configuration): void {
  for (const [language, urls] of Object.entries(links)) {
    for (const [name, url] of Object.entries(urls)) {
      const selector = `a[data-link=${name}]:lang(${language})`;
      for (const link of document.querySelectorAll(selector)) link.setAttribute("href", url);
    }
  }
}

function readBlock(): unknown {
  try {
    return readConfigurationBlock();
  } catch {
    // A block that cannot be read is one wrong value: the defaults stand.
    return "not JSON";
  }
}
