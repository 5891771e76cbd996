import { once } from "node:events";
import { existsSync, readFileSync, statSync } from "node:fs";
import { type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";

/** A request to a host that is tested. */
export interface Asked {
  method?: string;
  /** The host that is asked for, where it is not the host's own. */
  host?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

/** An answer of a host. */
export interface Answered {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Asks for an address as it is written: `fetch` would resolve dots. */
export async function askOver(origin: string, path: string, asked: Asked): Promise<Answered> {
  const { hostname, port, host } = new URL(origin);
  const { method = "GET", headers, body } = asked;
  const sent = request({
    hostname,
    port,
    path,
    method,
    headers: { Host: asked.host ?? host, ...headers },
    agent: false,
  });
  sent.end(body);
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    body: await buffer(answer),
  };
}

/** A file of a folder; undefined where there is none of that name. */
export function fileIn(folder: string, name: string): Buffer | undefined {
  const path = join(folder, name);
  return existsSync(path) && statSync(path).isFile() ? readFileSync(path) : undefined;
}

/** Headers with names as Node has them. */
export function lowerCased(rows: readonly (readonly [string, string])[]): Record<string, string> {
  return Object.fromEntries(rows.map(([name, value]) => [name.toLowerCase(), value]));
}
