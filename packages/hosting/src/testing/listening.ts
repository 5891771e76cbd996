import { once } from "node:events";
import type { Server } from "node:http";
import type { Server as SecureServer } from "node:https";
import type { AddressInfo } from "node:net";

/**
 * Lets a server listen on a free port of this machine.
 * @returns the port, the origin of an http server at 127.0.0.1, and a function that ends it at once
 */
export async function listening(server: Server | SecureServer, host = "127.0.0.1") {
  await once(server.listen(0, host), "listening");
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    const closed = once(server.close(), "close");
    server.closeAllConnections();
    await closed;
  };
  return { port, origin: `http://127.0.0.1:${port}`, stop };
}
