import type { Configuration } from "../config/configuration-keys.ts";
import { addScript } from "../browser/add-script.ts";
import { FILE_TIMEOUT_MS } from "../config/constants.ts";
import { addStyles } from "../browser/add-styles.ts";
import { withTimeLimit } from "../browser/with-time-limit.ts";

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
  const urls = [designSystem.script, ...designSystem.stylesheets].map((url) => urlOn(network, url));
  const [script, ...stylesheets] = urls;
  void addStylesheets(stylesheets.filter((url) => url !== null));
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

/**
 * A `<link>` would be above every layer, and an `@import` would block its own sheet. The oldest browsers have no
 * constructed sheets, and Chrome gives these no base url.
 */
async function addStylesheets(urls: readonly string[]): Promise<void> {
  const texts = urls.map((url) => loadStylesheet(url).catch(() => null));
  for (const [index, loading] of texts.entries()) {
    // Each waits for those before it: the order is that of the configuration, whichever file comes first.
    const text = await loading;
    if (!text || addStyles(`@layer design-system{${text}}`)) continue;
    // oxlint-disable-next-line no-console -- for the operator who deploys the page
    console.warn(`portal-config: ${urls[index]} has a } too many, so it is not added`);
  }
}

function loadStylesheet(url: string): Promise<string | null> {
  return withTimeLimit(FILE_TIMEOUT_MS, async (signal) => {
    const response = await fetch(url, { credentials: "omit", priority: "low", signal });
    if (!response.ok) return null;
    // Among important rules the lowest layer is the strongest.
    const css = (await response.text()).replace(/!\s*important/giu, "");
    return withAbsoluteUrls(css, url);
  });
}

const STYLE_URL = /url\(\s*("[^"]*"|'[^']*'|[^\s"'()]+)\s*\)/giu;

/** A url with a scheme or a host, and a fragment, which is in the page. */
const NOT_RELATIVE = /^(?:[a-z][\w+.-]*:|\/\/|#|$)/iu;

function withAbsoluteUrls(css: string, base: string): string {
  return css.replace(STYLE_URL, (given: string, quoted: string) => {
    const url = quoted.replace(/^["']|["']$/gu, "");
    return NOT_RELATIVE.test(url) ? given : `url("${new URL(url, base).href}")`;
  });
}
