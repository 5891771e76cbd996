import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";

export type Fetch = (request: Request) => Promise<Response>;

/**
 * Listens on a port.
 * @throws the system's error, with its `code` and the port, when that is not possible
 */
export async function listen(fetch: Fetch, port: number, host: string): Promise<Server> {
  const answer = getRequestListener(
    async (request, { incoming }) => {
      const response = await fetch(plainRequest(request));
      if (response.type !== "error") return response;
      incoming.socket.destroy();
      return RESPONSE_ALREADY_SENT;
    },
    { overrideGlobalObjects: false },
  );
  const server = createServer((incoming, outgoing) => {
    void answer(incoming, outgoing);
  });
  await once(server.listen(port, host), "listening");
  return server;
}

/**
 * Copies the adapter's request into a platform `Request`, which can be cloned. Limiting a body of unknown length
 * requires that: a chunked one, or none at all from `curl -X POST`.
 */
function plainRequest(request: Request): Request {
  const { url, method, headers, body, signal } = request;
  if (!body) return request;
  // Node asks for `duplex`, which the types of browsers know nothing of.
  const init: RequestInit & { duplex: "half" } = { method, headers, body, signal, duplex: "half" };
  return new Request(url, init);
}

export function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}

/** Closes servers at once, connections that browsers keep open included. */
export async function closeAll(servers: readonly Server[]): Promise<void> {
  await Promise.all(
    servers.map(
      (server) =>
        new Promise<void>((done) => {
          server.close(() => done());
          server.closeAllConnections();
        }),
    ),
  );
}
