/** A request of a page, as the browser reports it; times are milliseconds since the navigation began. */
export interface PageRequest {
  url: string;
  method: string;
  /** The browser's own word for what is asked for: Document, Script, Stylesheet, Fetch, Image ... */
  type: string;
  /** What the answer says it is; empty while there is none. */
  mimeType: string;
  sentMs: number;
  /** Undefined while the answer is not there. */
  endedMs: number | undefined;
  /** What went over the line, compressed; 0 when it is not known. */
  bytes: number;
  /** Asked for only in case it is needed later. */
  isPrefetch: boolean;
}

export interface Weight {
  criticalRequests: number;
  requests: number;
  scriptBytes: number;
  totalBytes: number;
}

/** The types that a form may wait for; not images, media, icons, beacons and manifests. */
const critical = new Set(["Document", "Script", "Stylesheet", "Fetch", "XHR", "Font"]);

/**
 * Whether the form may have waited for the request: a critical type, received before the form worked,
 * neither a prefetch nor the sign-in itself.
 */
export function isCritical(request: PageRequest, worksMs: number): boolean {
  return isThere(request, worksMs) && !request.isPrefetch && isOfUse(request);
}

/** A preloaded text file is of no kind of its own; an icon is not either. */
function isOfUse({ type, mimeType }: PageRequest): boolean {
  return critical.has(type) || (type === "Other" && !mimeType.startsWith("image/"));
}

/** Adds up what had come in when the form worked. */
export function weigh(requests: readonly PageRequest[], worksMs: number): Weight {
  const there = requests.filter((request) => isThere(request, worksMs));
  const scripts = there.filter(({ type }) => type === "Script");
  return {
    criticalRequests: there.filter((request) => isCritical(request, worksMs)).length,
    requests: there.length,
    scriptBytes: bytesOf(scripts),
    totalBytes: bytesOf(there),
  };
}

function isThere({ url, endedMs }: PageRequest, worksMs: number): boolean {
  return endedMs !== undefined && endedMs <= worksMs && /^https?:/u.test(url);
}

function bytesOf(requests: readonly PageRequest[]): number {
  return requests.reduce((sum, { bytes }) => sum + bytes, 0);
}
