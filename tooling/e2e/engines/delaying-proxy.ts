import { createServer, request } from "node:http";
import { once } from "node:events";
import { listening } from "@waymark/hosting/testing/listening";

/**
 * A proxy in front of an app that delays its scripts: only one engine can delay them without a proxy.
 * @param behind the app's origin on the sandbox
 */
export async function startDelayingProxy(behind: string) {
  const hold = new AbortController();
  const released = once(hold.signal, "abort");
  const { hostname, port } = new URL(behind);
  const originsOfCalls = new Set<string | undefined>();
  const server = createServer(async (asked, answer) => {
    if (asked.url?.endsWith(".js")) await released;
    const { method, url: path, headers } = asked;
    if (method === "POST") originsOfCalls.add(headers.origin);
    const passed = request({ host: "127.0.0.1", port, method, path, headers }, (reply) => {
      reply.pipe(answer.writeHead(reply.statusCode ?? 502, reply.headers));
    });
    passed.on("error", () => answer.destroy());
    asked.pipe(passed);
  });
  const delaying = await listening(server);
  return {
    origin: `http://${hostname}:${delaying.port}`,
    originsOfCalls,
    /** Lets the scripts through, those that were asked for and those to come. */
    release: () => hold.abort(),
    stop: async () => {
      hold.abort();
      await delaying.stop();
    },
  };
}
