import { readFileSync, writeFileSync } from "node:fs";
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

interface Place {
  dist: string;
  folder: string;
  temp: string;
  host: string;
}

/** The hosts that are compared. Each writes the configuration of nginx with which it serves a build. */
const hosts = {
  /** As `waymark host nginx` writes it. */
  "Waymark's nginx.conf": ({ dist, folder, temp, host }: Place) => {
    const options = { host: [host], listen: host, temp, log: join(temp, "log") };
    return writeNginxConfiguration(dist, folder, options).file;
  },
  /** The shortest nginx.conf: no page rule, no policy, no limits. */
  "a plain static host": ({ dist, folder, temp, host }: Place) => {
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
    return file;
  },
};

type HostName = keyof typeof hosts;
export const hostNames = Object.keys(hosts) as HostName[];

/** A running nginx. */
export type Host = Awaited<ReturnType<typeof startHost>>;

/** Serves a build by one of the hosts. */
export async function startHost(name: HostName, dist: string, folder: string) {
  const temp = makeOwnFolder(join(folder, name.replaceAll(/\W/gu, "-")));
  const host = `127.0.0.1:${await freePort()}`;
  const file = hosts[name]({ dist, folder, temp, host });
  const running = startWebServer([nginxPath ?? "nginx", "-e", "stderr", "-c", file], { temp });
  await untilAnswered(`http://${host}/`, running);
  const { pid = 0 } = running.child;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
  const sumOf = (measure: (id: number | string) => number) =>
    [pid, ...children].map(measure).reduce((total, value) => total + value, 0);
  return {
    name,
    origin: `http://${host}`,
    /** Time that its processes have had the processor, in milliseconds. */
    processorMs: () => sumOf(processorMsOf),
    /** Its memory, in megabytes. */
    megabytes: () => sumOf(megabytesOf),
    stop: running.stop,
  };
}

function processorMsOf(id: number | string): number {
  const fields = readFileSync(`/proc/${id}/stat`, "utf8").split(" ");
  const [own = 0, system = 0] = fields.slice(13, 15).map(Number);
  return (own + system) * TICK_MS;
}

function megabytesOf(id: number | string): number {
  const text = readFileSync(`/proc/${id}/status`, "utf8");
  return Number(/^RssAnon:\s+(\d+)/mu.exec(text)?.[1] ?? 0) / 1000;
}
