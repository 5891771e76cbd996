import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { selfSigned } from "./self-signed.ts";

/** Starts a server for one test. @returns its origin */
export async function startOddServer(answer: RequestListener): Promise<string> {
  return `http://${await listen(createServer(answer))}`;
}

/** The same with a self-signed certificate. */
export async function startUntrustedServer(host = "127.0.0.1"): Promise<string> {
  const server = createSecureServer(selfSigned, (_, response) => response.end());
  return `https://${await listen(server, host)}`;
}

async function listen(server: Server, host = "127.0.0.1"): Promise<string> {
  await once(server.listen(0, host), "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `${host.includes(":") ? `[${host}]` : host}:${(server.address() as AddressInfo).port}`;
}
