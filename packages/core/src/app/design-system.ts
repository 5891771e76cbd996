import type { Configuration } from "../config/configuration.ts";
import { addScript } from "../browser/add-script.ts";

type Settings = Pick<Configuration, "staticOrigin" | "designSystem">;

/**
 * Loads the design system's script and style sheets from the static-asset network after the first render.
 * The sheets are in the lowest cascade layer, so they cannot override our styles; a failure is ignored.
 */
export function loadDesignSystem(
  { staticOrigin, designSystem }: Settings,
  pageOrigin: string,
): void {
  const network = staticOrigin || pageOrigin;
  const ours = [designSystem.script, ...designSystem.stylesheets].map((url) => urlOn(network, url));
  const [script, ...stylesheets] = ours;
  for (const url of stylesheets) if (url) void adoptStylesheet(url).catch(ignore);
  if (script) addScript(script);
}

/** The absolute url, or null for one that is not on the network, which is named in the console. */
function urlOn(network: string, url: string): string | null {
  if (url === "") return null;
  const absolute = new URL(url, network);
  if (absolute.origin === network) return absolute.href;
  // oxlint-disable-next-line no-console -- for the operator who deploys the page
  console.warn(`portal-config: ${url} is not on ${network}, so it is not loaded`);
  return null;
}

/** A `<link>` would be above every layer, and an `@import` would block its own sheet. */
async function adoptStylesheet(url: string): Promise<void> {
  const sheet = new CSSStyleSheet({ baseURL: url });
  // Before it is loaded: the order is that of the configuration, whichever file comes first.
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const response = await fetch(url, { credentials: "omit", priority: "low" });
  if (response.ok) sheet.replaceSync(`@layer design-system{${await response.text()}}`);
}

function ignore() {
  // Neither a network that is gone nor a browser that is too old for this is worth a word.
}
