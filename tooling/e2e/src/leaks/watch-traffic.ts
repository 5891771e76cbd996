import type { BrowserContext, Request } from "@playwright/test";
import type { Trace } from "./traces.ts";

interface Traffic {
  traces: Trace[];
  /** Resolves when what was asked for so far is on the list with all its headers. */
  settled: () => Promise<void>;
}

/** Lists whatever goes over the line or into the console, of every page of a context. */
export function watchTraffic(context: BrowserContext): Traffic {
  const traces: Trace[] = [];
  const pending: Promise<void>[] = [];
  context.on("console", (message) => {
    traces.push({ place: "console", at: message.type(), text: message.text() });
  });
  context.on("weberror", (error) => {
    traces.push({ place: "console", at: "uncaught", text: String(error.error().stack) });
  });
  context.on("request", (request) => {
    pending.push(readRequest(request).then((more) => void traces.push(...more)));
  });
  return {
    traces,
    settled: async () => {
      await Promise.all(pending);
    },
  };
}

async function readRequest(request: Request): Promise<Trace[]> {
  const { pathname } = new URL(request.url());
  const kind = request.isNavigationRequest() ? "document" : request.method();
  const at = `${whose(request)} ${kind} ${pathname}`;
  // A request that is cut short by leaving the page has no more headers than those it was made with.
  const headers = await request.allHeaders().catch(() => request.headers());
  return [
    { place: "url", at, text: request.url() },
    ...Object.entries(headers)
      .filter(([name]) => !name.startsWith(":"))
      .map(([name, text]): Trace => ({ place: "header", at: name, text })),
    { place: "body", at, text: request.postData() ?? "" },
  ];
}

/** Whether a request goes to the page that made it, or to where a navigation leads. */
function whose(request: Request): "own" | "foreign" {
  if (request.isNavigationRequest()) return "own";
  return new URL(request.url()).origin === new URL(request.frame().url()).origin
    ? "own"
    : "foreign";
}
