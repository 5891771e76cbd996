import type { Configuration } from "../platform/configuration.ts";
import { addScript } from "../platform/add-script.ts";

type Settings = Pick<Configuration, "staticOrigin" | "designSystem">;

/**
 * Loads the design system's script and style sheets from the static-asset network once the page stands [SH-9]. They come
 * into the weakest layer: what they say of plain elements never changes a screen, and neither does their absence.
 */
export function loadDesignSystem(
  { staticOrigin, designSystem }: Settings,
  pageOrigin: string,
): void {
  const network = staticOrigin || pageOrigin;
  const ours = [designSystem.script, ...designSystem.stylesheets].map((url) => urlOn(network, url));
  const [script, ...stylesheets] = ours;
  for (const url of stylesheets) if (url) importStylesheet(url);
  if (script) addScript(script);
}

/** The absolute url, or null for one that is not on the network, which is named in the console. */
function urlOn(network: string, url: string): string | null {
  if (url === "") return null;
  const absolute = new URL(url, network);
  if (absolute.origin === network) return absolute.href;
  // oxlint-disable-next-line no-console -- whoever deploys the page looks for it there
  console.warn(`portal-config: ${url} is not on ${network}, so it is not loaded`);
  return null;
}

/** A link would put it above every layer, so the page's own sheet imports it; no sheet, no import. */
function importStylesheet(url: string): void {
  const own = [...document.styleSheets].find(({ href }) => href === null || isOwn(href));
  try {
    own?.insertRule(`@import url(${JSON.stringify(url)}) layer(design-system)`, 0);
  } catch {
    // A browser that cannot is one without the design system.
  }
}

function isOwn(href: string): boolean {
  return new URL(href).origin === window.location.origin;
}
