import { type Branding, noBranding } from "./branding.ts";
import { readBranding } from "./branding-schema.ts";
import {
  API_HEADERS,
  logosUrl,
  MAX_BYTES,
  NO_PACKAGE,
  PACKAGE_NAME,
  packageNameUrl,
  TIME_LIMIT_MS,
} from "./package-calls.ts";

export interface BrandingSource {
  institutionId: string;
  /** Origin of the API server; the page's own when empty. */
  apiOrigin: string;
  /** Origin of the static-asset network; the page's own when empty. */
  staticOrigin: string;
}

/** The problems that the console names; further ones are counted. */
const MAX_NAMED = 5;

/** Loads of this page by their source, so that each is made once. */
const loads = new Map<string, Promise<Branding>>();

/** The logos of an institution, checked by `readBranding`. A failure gives no logos, and the console says why. */
export function loadBranding(source: BrandingSource): Promise<Branding> {
  const key = JSON.stringify(source);
  const load = loads.get(key) ?? fetchBranding(source).catch(explain);
  loads.set(key, load);
  return load;
}

function explain(error: unknown): Branding {
  // oxlint-disable-next-line no-console -- for the operator, who sees no logos
  console.warn(`branding: ${error instanceof Error ? error.message : "no logos"}`);
  return noBranding;
}

async function fetchBranding(source: BrandingSource): Promise<Branding> {
  const { origin } = window.location;
  const packageUrl = packageNameUrl(source.apiOrigin || origin, source.institutionId);
  const packageName = PACKAGE_NAME.exec(await get(packageUrl, API_HEADERS))?.[1];
  // Anything else, such as a page of HTML, is no name.
  if (packageName === undefined) throw new TypeError(`${packageUrl} gives no name of a package`);
  if (packageName === NO_PACKAGE) return noBranding;
  const url = logosUrl(source.staticOrigin || origin, packageName);
  const { branding, problems } = readBranding(await get(url), url);
  warnOf(problems, url);
  return branding;
}

/** Names what was left out, in one line of the console, for the person who writes the file. */
function warnOf(problems: readonly string[], url: string): void {
  if (problems.length === 0) return;
  const more = problems.length - MAX_NAMED;
  const named = problems.slice(0, MAX_NAMED).join(", ");
  // oxlint-disable-next-line no-console -- nothing else says why a logo is missing
  console.warn(`${url}: ${named}${more > 0 ? `, and ${more} more` : ""}`);
}

/** @param headers none for a static file, so that preloads and caches can serve it */
async function get(url: string, headers: Record<string, string> = {}): Promise<string> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIME_LIMIT_MS);
  try {
    const { signal } = controller;
    const response = await fetch(url, { headers, signal, credentials: "omit", priority: "low" })
      // A browser does not tell a script which of them it was.
      .catch((cause: unknown) => {
        const names = Object.keys(headers).join(" and ");
        const allowed = names ? `the headers ${names}` : "this origin";
        throw new TypeError(`${url} did not answer, or its CORS does not allow ${allowed}`, {
          cause,
        });
      });
    if (!response.ok) throw new TypeError(`${url} answered ${response.status}`);
    return await readText(response).catch((cause: unknown) => {
      throw new TypeError(`${url} is larger than ${MAX_BYTES} bytes, or was cut off`, { cause });
    });
  } finally {
    clearTimeout(timer);
  }
}

/** Reads an answer's body. @throws {RangeError} if it is too long; the rest is not fetched */
async function readText(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  if (!reader) return "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > MAX_BYTES) {
      await reader.cancel();
      throw new RangeError(`The answer is larger than ${MAX_BYTES} bytes`);
    }
    text += decoder.decode(value, { stream: true });
  }
}
