// Writes `odd-server.har`: a recording of a server whose manners differ from the sandbox's.
import { writeFileSync } from "node:fs";
import { makeEveryCall } from "../every-call.ts";
import { oddAnswer } from "./odd-answer.ts";

export const oddRecording = new URL("odd-server.har", import.meta.url);

/** Time of each call. */
const AT = Date.UTC(2030, 0, 7, 8);
const ORIGIN = "https://portal.odd.example";
/** Fields, parameters and addresses that are others each time, and those that are secret. */
const secrets = [
  /(?<="(?:Password|password|Token|token|jwtToken|emailToken|SsoToken|[kK]|[rR]equestId)":")[^"]+/gu,
  /(?<=[?&]k=)[^"&]+/gu,
  /(?<=\/print\/)[^"]+/gu,
];

/** Makes every call of the portal with the odd server between, and returns what was said as a HAR file. */
export async function recordOddServer(): Promise<string> {
  const entries: unknown[] = [];
  await makeEveryCall({ now: () => AT }, async ({ request, sent, response }) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith("/api/")) return;
    entries.push(entryOf(request, sent, await oddAnswer(pathname, response)));
  });
  const creator = { name: "Waymark", version: "1" };
  return `${JSON.stringify({ log: { version: "1.2", creator, entries } }, null, 1)}\n`;
}

function entryOf(request: Request, sent: string, odd: Awaited<ReturnType<typeof oddAnswer>>) {
  const { status, headers, body } = odd;
  return {
    startedDateTime: new Date(AT).toISOString(),
    time: 120,
    request: {
      method: request.method,
      url: hidden(request.url),
      httpVersion: "HTTP/1.1",
      headers: [
        { name: "Content-Type", value: "application/json" },
        ...(request.headers.get("X-XSRF-TOKEN")
          ? [{ name: "X-XSRF-TOKEN", value: "[hidden]" }]
          : []),
      ],
      ...(sent !== "" && { postData: { mimeType: "application/json", text: hidden(sent) } }),
    },
    response: {
      status,
      statusText: "",
      httpVersion: "HTTP/1.1",
      headers: headers.map(([name, value]) => ({ name, value })),
      content: { size: body.length, mimeType: "application/json", text: hidden(body) },
    },
    cache: {},
    timings: { send: 0, wait: 120, receive: 0 },
  };
}

function hidden(text: string): string {
  const moved = text.replaceAll("http://default.localhost", ORIGIN);
  return secrets.reduce((rest, secret) => rest.replaceAll(secret, "[hidden]"), moved);
}

if (import.meta.main) writeFileSync(oddRecording, await recordOddServer());
