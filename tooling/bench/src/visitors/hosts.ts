import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeNginxConfiguration } from "@waymark/hosting/deploy";
import {
  freePort,
  makeOwnFolder,
  nginxPath,
  startWebServer,
  untilAnswered,
} from "@waymark/hosting/testing";

/** A clock tick of the kernel, in milliseconds. */
const TICK_MS = 10;
const OWN_TIME = 13;

/** A running nginx. */
export interface Host {
  name: string;
  origin: string;
  /** Time that its processes have had the processor, in milliseconds. */
  processorMs: () => number;
  /** Its memory, in megabytes. */
  megabytes: () => number;
  stop: () => Promise<void>;
}

/** Serves a build as `waymark host nginx` writes it. */
export async function startWaymark(dist: string, folder: string): Promise<Host> {
  const temp = makeOwnFolder(join(folder, "waymark"));
  const host = `127.0.0.1:${await freePort()}`;
  const { file } = writeNginxConfiguration(dist, folder, {
    host: [host],
    listen: host,
    temp,
    log: join(temp, "log"),
  });
  return start("Waymark's nginx.conf", { file, temp, host, path: "/healthz" });
}

/** Serves the same files by the shortest nginx.conf: no page rule, no policy, no limits. */
export async function startPlain(dist: string, folder: string): Promise<Host> {
  const temp = makeOwnFolder(join(folder, "plain"));
  const host = `127.0.0.1:${await freePort()}`;
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${temp}/${name};`,
  );
  const file = join(folder, "plain.conf");
  writeFileSync(
    file,
    `daemon off; worker_processes auto; pid ${temp}/pid; events { worker_connections 8192; }
http { ${paths.join(" ")} include /etc/nginx/mime.types; sendfile on; gzip_static on; access_log ${temp}/log;
server { listen ${host}; root ${dist}; location / { try_files $uri /index.html; } } }`,
  );
  return start("a plain static host", { file, temp, host, path: "/" });
}

interface Started {
  file: string;
  temp: string;
  host: string;
  path: string;
}

async function start(name: string, { file, temp, host, path }: Started): Promise<Host> {
  const running = startWebServer([nginxPath ?? "nginx", "-e", "stderr", "-c", file], { temp });
  await untilAnswered(`http://${host}${path}`, running);
  const ids = () => processesOf(running.child.pid ?? 0);
  return {
    name,
    origin: `http://${host}`,
    processorMs: () => TICK_MS * sum(ids().map((id) => ticksOf(id))),
    megabytes: () => sum(ids().map((id) => memoryOf(id))),
    stop: running.stop,
  };
}

/** A process and those that it has started. */
function processesOf(parent: number): number[] {
  const all = readdirSync("/proc").filter((name) => /^\d+$/u.test(name));
  const children = all.filter((id) => fieldsOf(Number(id))[3] === String(parent));
  return [parent, ...children.map(Number)];
}

function ticksOf(id: number): number {
  const fields = fieldsOf(id);
  return Number(fields[OWN_TIME] ?? 0) + Number(fields[OWN_TIME + 1] ?? 0);
}

/** The fields of a process as the kernel has them; empty for one that has ended. */
function fieldsOf(id: number): string[] {
  try {
    return readFileSync(`/proc/${id}/stat`, "utf8").split(" ");
  } catch {
    return [];
  }
}

function memoryOf(id: number): number {
  const text = readFileSync(`/proc/${id}/status`, "utf8");
  return Number(/^RssAnon:\s+(\d+)/mu.exec(text)?.[1] ?? 0) / 1000;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
