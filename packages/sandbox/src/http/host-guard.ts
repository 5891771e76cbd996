import { isIP } from "node:net";

type Answer = (request: Request) => Promise<Response>;

/**
 * Refuses requests with a foreign host name, against DNS rebinding: a foreign page could otherwise read the console as
 * its own origin. IP addresses and `localhost` are safe.
 * @param names further host names that are answered, without a port
 */
export function hostGuard(names: Iterable<string>): (answer: Answer) => Answer {
  const allowed = new Set([...names].map((name) => name.toLowerCase()));
  return (answer) => async (request) => {
    const { hostname } = new URL(request.url);
    return isOwnName(hostname) || allowed.has(hostname) ? answer(request) : refusal();
  };
}

function isOwnName(hostname: string): boolean {
  const isName = hostname === "localhost" || hostname.endsWith(".localhost");
  return isName || isIP(hostname.replace(/^\[(.+)\]$/u, "$1")) > 0;
}

function refusal(): Response {
  const line =
    "The sandbox does not answer to this host name. Start it with --allow-host <name>.\n";
  const headers = { "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" };
  return new Response(line, { status: 421, headers });
}
