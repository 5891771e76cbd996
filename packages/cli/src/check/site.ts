import { type Configuration, checkConfiguration } from "@waymark/core/build";
import { type PageRow, readConfiguration, readPageRows } from "@waymark/hosting";

/** The outside of a check: the network, the time, and the certificate of a host. */
export interface CheckWorld {
  fetch: (request: Request) => Promise<Response>;
  now: () => Date;
  /** The last day of a host's certificate; undefined where it has none. */
  certificateEnds: (url: URL) => Promise<Date | undefined>;
}

/** An answer of the host, without compression. */
export interface Answer {
  /** Path and query that were asked for. */
  address: string;
  status: number;
  headers: Headers;
  text: string;
}

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** A portal on its host. */
export interface Site {
  /** Origin and base path, without a slash at the end. */
  url: URL;
  world: CheckWorld;
  /** The first page, which every check may use. */
  page: Answer;
  configuration: Configuration;
  /** The prerendered pages; none where the host does not serve their list. */
  rows: readonly PageRow[];
  /** Asks for a path below the portal's; `host` asks beside it, as for `/api/`. */
  get: (path: string, request?: Asked) => Promise<Answer>;
  host: (path: string, request?: Asked) => Promise<Answer>;
}

/** Returns true where the first page is one of the portal. */
export function isPortal({ page }: Site): boolean {
  return page.text.includes('id="portal-config"');
}

const LIMIT_MS = 10_000;

const COMPRESSED = { "Accept-Encoding": "br, gzip" };

/**
 * Opens a portal by its first page.
 * @throws the network's error where there is no answer
 */
export async function openSite(world: CheckWorld, address: string): Promise<Site> {
  const url = new URL(address);
  const base = url.pathname.replace(/\/$/u, "");
  const ask = async (path: string, { headers, ...init }: Asked = {}): Promise<Answer> => {
    const request = new Request(url.origin + path, {
      redirect: "manual",
      signal: AbortSignal.timeout(LIMIT_MS),
      headers: { ...COMPRESSED, ...headers },
      ...init,
    });
    const { status, headers: received, ...answer } = await answered(world, request);
    return { address: path, status, headers: received, ...answer };
  };
  const get: Site["get"] = (path, request) => ask(base + path, request);
  const page = await get("/");
  const list = await get("/pages/pages.json");
  return {
    url,
    world,
    page,
    configuration: checkConfiguration(readConfiguration(page.text)).configuration,
    rows: rowsOf(list),
    get,
    host: ask,
  };
}

async function answered({ fetch }: CheckWorld, request: Request) {
  const response = await fetch(request);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

function rowsOf({ status, text }: Answer): PageRow[] {
  try {
    return status === 200 ? readPageRows(text) : [];
  } catch {
    return [];
  }
}
