import { type Branding, noBranding } from "./branding.ts";
import { readBranding } from "./branding-schema.ts";
import { readText } from "./read-text.ts";

export interface BrandingSource {
  institutionId: string;
  /** Origin of the API server; the page's own when empty. */
  apiOrigin: string;
  /** Origin of the static-asset network; the page's own when empty. */
  staticOrigin: string;
}

const TIME_LIMIT_MS = 10_000;
const MOST_BYTES = 64 * 1024;

/** One load for each page. */
const loads = new Map<string, Promise<Branding>>();

/** The logos of an institution. Every failure is ignored and gives no logos. */
export function loadBranding(source: BrandingSource): Promise<Branding> {
  const key = JSON.stringify(source);
  const load = loads.get(key) ?? fetchBranding(source).catch(() => noBranding);
  loads.set(key, load);
  return load;
}

async function fetchBranding(source: BrandingSource): Promise<Branding> {
  const { origin } = window.location;
  const id = encodeURIComponent(source.institutionId);
  const packageName = nameIn(
    await get(`${source.apiOrigin || origin}/branding/branding-package/${id}`),
  );
  if (packageName === "none") return noBranding;
  const network = source.staticOrigin || origin;
  const url = `${network}/branding-assets/${encodeURIComponent(packageName)}/branding.json`;
  return readBranding(JSON.parse(await get(url)), url);
}

async function get(url: string): Promise<string> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIME_LIMIT_MS);
  try {
    const response = await fetch(url, {
      signal: controller.signal,
      credentials: "omit",
      priority: "low",
    });
    if (!response.ok) throw new TypeError(`${url} answered ${response.status}`);
    return await readText(response, MOST_BYTES);
  } finally {
    clearTimeout(timer);
  }
}

/** The package's name, with or without quotes around it; anything else, such as a page of HTML, is no name. */
function nameIn(text: string): string {
  const name = /^\s*"?([\w-][\w.-]*)"?\s*$/u.exec(text)?.[1];
  if (name === undefined) throw new TypeError("not the name of a branding package");
  return name;
}
