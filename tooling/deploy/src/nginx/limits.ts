import type { NginxOptions } from "./options.ts";

/** Connections that one worker may have at a time; two for each visitor where the server is asked on. */
const CONNECTIONS = 8192;

/** A whole school sits behind one address, and each browser there opens six connections. */
const PER_ADDRESS = 1000;

/** How much of the machine connections may take. */
export const connectionLines: readonly string[] = [`worker_connections ${CONNECTIONS};`];

/** Each connection is a file, and so is what is sent over it. */
export const fileLimit = `worker_rlimit_nofile ${2 * CONNECTIONS};`;

/** How long a visitor may take, and how many requests one address may make at a time. */
export function limitLines({ fronts }: Pick<NginxOptions, "fronts">): string[] {
  return [
    // Of a half-sent request nothing is lost with its connection; a browser on a bad line sends headers in one go.
    "client_header_timeout 10s;",
    "client_body_timeout 15s;",
    "send_timeout 30s;",
    "reset_timedout_connection on;",
    "limit_conn_zone $binary_remote_addr zone=addresses:2m;",
    `limit_conn addresses ${PER_ADDRESS};`,
    ...fronts.map((front) => `set_real_ip_from ${front};`),
    ...(fronts.length > 0 ? ["real_ip_header X-Forwarded-For;", "real_ip_recursive on;"] : []),
  ];
}
