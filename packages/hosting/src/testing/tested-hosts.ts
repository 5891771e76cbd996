import { existsSync } from "node:fs";
import { join } from "node:path";
import { readAzure } from "../azure/testing/read-azure.ts";
import { startWorker, workerdPath } from "../cloudflare/testing/start-worker.ts";
import { njsPath, startCloudfront } from "../cloudfront/testing/start-cloudfront.ts";
import { type WebServerName, webServers } from "../web-servers/web-servers.ts";
import { readIis } from "../iis/testing/read-iis.ts";
import { readNetlify } from "../netlify/testing/read-netlify.ts";
import { type Answered, type Asked, askOver } from "./answers.ts";
import {
  freePort,
  makeOwnFolder,
  nginxPath,
  startWebServer,
  untilAnswered,
} from "./web-server-process.ts";

/** A host that serves a build for a test. */
export interface TestedHost {
  ask: (path: string, asked?: Asked) => Promise<Answered>;
  /** The host that it answers for, as a request names it. */
  host: string;
  stop: () => Promise<void>;
}

/** A build to serve, and where files may be written. */
export interface Served {
  dist: string;
  /** A folder of this host alone. */
  folder: string;
  /** Other hosts that it answers for. */
  hosts?: readonly string[];
  server?: readonly string[];
  pass?: readonly string[];
  csrfFrom?: string;
  /** Proxies in front, of a web server. */
  front?: readonly string[];
}

const found = (...paths: string[]) => paths.find((path) => existsSync(path));
const programs = {
  nginx: nginxPath,
  caddy: found("/usr/bin/caddy", "/usr/local/bin/caddy"),
  apache: found("/usr/sbin/apache2"),
} as const;

/** Hosts that nothing runs here; their configuration is read by its documented rules. */
const readers = { netlify: readNetlify, azure: readAzure, iis: readIis } as const;

type ReadName = keyof typeof readers;

/** Returns true for a host whose configuration is read, because nothing runs it here. */
export function isRead(name: string): name is ReadName {
  return name in readers;
}

/** Programs of this machine that run a host, undefined where one is not installed, and the readers of the others. */
export const programOf: Readonly<Record<WebServerName, unknown>> = {
  ...programs,
  cloudflare: workerdPath,
  cloudfront: njsPath,
  ...readers,
};

/** Serves a build by a host. */
export async function startTestedHost(name: WebServerName, served: Served): Promise<TestedHost> {
  if (name === "cloudflare") return startCloudflare(served);
  if (name === "cloudfront") return startDistribution(served);
  return isRead(name) ? read(name, served) : startServer(name, served);
}

async function startServer(name: keyof typeof programs, served: Served): Promise<TestedHost> {
  const { dist, folder, hosts = [], ...options } = served;
  const temp = makeOwnFolder(join(folder, `temp-${name}`));
  const host = `127.0.0.1:${await freePort()}`;
  const written = webServers[name].write(dist, join(folder, name), {
    ...options,
    host: [host, ...hosts],
    listen: host,
    temp,
    log: join(temp, "access.log"),
  });
  const command = written.command.slice(1);
  const output = join(temp, "output.log");
  const running = startWebServer([programs[name] ?? name, ...command], { temp, output });
  await untilAnswered(`http://${host}/healthz`, running);
  const ask = async (path: string, asked: Asked = {}) => askOver(`http://${host}`, path, asked);
  return { ask, host, stop: running.stop };
}

async function startCloudflare({
  dist,
  folder,
  hosts = [],
  server,
  pass,
}: Served): Promise<TestedHost> {
  const { origin, host, stop } = await startWorker(dist, join(folder, "cloudflare"), {
    hosts,
    ...(server && { server }),
    ...(pass && { pass }),
  });
  const ask = async (path: string, asked: Asked = {}) => askOver(origin, path, asked);
  return { ask, host, stop };
}

async function startDistribution({
  dist,
  folder,
  hosts = [],
  server = [],
}: Served): Promise<TestedHost> {
  const functions = join(folder, "cloudfront");
  webServers.cloudfront.write(dist, functions, { host: ["login.example", ...hosts] });
  const { origin, stop } = await startCloudfront(dist, functions);
  const host = "login.example";
  // The portal's server is a second origin: the network itself takes its calls there, for its own hosts.
  const originOf = (path: string, to: string) =>
    path.startsWith("/api/") && to === host ? (server[0] ?? origin) : origin;
  const ask = async (path: string, asked: Asked = {}) =>
    askOver(originOf(path, asked.host ?? host), path, { host, ...asked });
  return { ask, host, stop };
}

async function read(name: ReadName, served: Served): Promise<TestedHost> {
  const { dist, folder, hosts = [], server, pass } = served;
  const out = join(folder, name);
  const host = "login.example";
  const passed = name === "azure" ? {} : { ...(server && { server }), ...(pass && { pass }) };
  const file = webServers[name].write(dist, out, { host: [host, ...hosts], ...passed }).file;
  const answer = readers[name](file, dist);
  return {
    ask: async (path, asked = {}) => answer(path, { host, ...asked }),
    host,
    stop: async () => {},
  };
}
