import { type Configuration, checkConfiguration } from "@waymark/core/build";
import { PAGES_FILE, type PageRow, readConfiguration, readPageRows } from "@waymark/hosting";
import { type ConnectionFault, connectionFault } from "../probe/network/connection-fault.ts";

/** The time in which browsers accept a certificate. */
export interface Certificate {
  begins: Date;
  ends: Date;
}

/** The outside of a check: the network, the time, and the certificate of a host. */
export interface CheckWorld {
  fetch: (request: Request) => Promise<Response>;
  now: () => Date;
  /** The certificate of a host; undefined where it has none. */
  certificate: (url: URL) => Promise<Certificate | undefined>;
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
  /** Address of the portal, as it was given. */
  url: URL;
  world: CheckWorld;
  /** The first page, which every check may use. */
  page: Answer;
  configuration: Configuration;
  /** Keys of the page's configuration that are unknown or wrong, each as a sentence. */
  problems: readonly string[];
  /** The prerendered pages; none where the host does not serve their list. */
  rows: readonly PageRow[];
  /**
   * Asks for a path below the portal's; `host` asks beside it, as for `/api/`, and `other` for a url of another origin.
   * @throws {Unanswered} where no whole answer comes
   */
  get: (path: string, request?: Asked) => Promise<Answer>;
  host: (path: string, request?: Asked) => Promise<Answer>;
  other: (url: string, request?: Asked) => Promise<Answer>;
}

/** Returns true where the first page is one of the portal. */
export function isPortal({ page }: Site): boolean {
  return page.text.includes('id="portal-config"');
}

export const PAGE_LIST = `/${PAGES_FILE}`;

/** Time that an answer may take. */
export const LIMIT_MS = 10_000;

const COMPRESSED = { "Accept-Encoding": "br, gzip" };

/** The reason why an address gave no whole answer. */
export class Unanswered extends Error {
  override name = "Unanswered";
  readonly address: string;
  readonly fault: ConnectionFault;

  constructor(address: string, cause: unknown) {
    super(`${address} gave no answer`, { cause });
    this.address = address;
    this.fault = connectionFault(cause, LIMIT_MS);
  }
}

/**
 * Opens a portal by its first page.
 * @throws {Unanswered} where there is no answer
 */
export async function openSite(world: CheckWorld, address: string): Promise<Site> {
  const url = new URL(address);
  const base = url.pathname.replace(/\/$/u, "");
  const host: Site["host"] = (path, request) => ask(world, [path, url.origin + path], request);
  const get: Site["get"] = (path, request) => host(base + path, request);
  const page = await get("/");
  // The check of the pages asks for it again where there is none, and says why.
  const list = await get(PAGE_LIST).catch(() => null);
  return {
    url,
    world,
    page,
    ...checkConfiguration(readConfiguration(page.text)),
    rows: list === null ? [] : rowsOf(list),
    get,
    host,
    other: (to, request) => ask(world, [to, to], request),
  };
}

type Address = readonly [shown: string, url: string];

async function ask(
  { fetch }: CheckWorld,
  [address, url]: Address,
  { headers, ...init }: Asked = {},
): Promise<Answer> {
  const request = new Request(url, {
    redirect: "manual",
    signal: AbortSignal.timeout(LIMIT_MS),
    headers: { ...COMPRESSED, ...headers },
    ...init,
  });
  try {
    const response = await fetch(request);
    const text = await response.text();
    return { address, status: response.status, headers: response.headers, text };
  } catch (error) {
    throw new Unanswered(address, error);
  }
}

function rowsOf({ status, text }: Answer): PageRow[] {
  try {
    return status === 200 ? readPageRows(text) : [];
  } catch {
    return [];
  }
}
