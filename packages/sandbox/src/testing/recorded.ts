export interface RecordedEntry {
  call?: string;
  sent?: unknown;
  status?: number;
  body?: unknown;
  requestHeaders?: readonly (readonly [string, string])[];
  headers?: readonly (readonly [string, string])[];
  origin?: string;
  time?: number;
  content?: object;
}

/** Returns a HAR file of calls. */
export function recorded(...entries: readonly RecordedEntry[]): string {
  return JSON.stringify({ log: { version: "1.2", entries: entries.map(entryOf) } });
}

function entryOf(entry: RecordedEntry): object {
  const { call = "POST /api/auth/login", sent, status = 200, body = {}, time = 1 } = entry;
  const { requestHeaders = [], headers = [], origin = "https://portal.example", content } = entry;
  const [method, path] = call.split(" ");
  return {
    startedDateTime: "2030-01-07T08:00:00.000Z",
    time,
    request: {
      method,
      url: `${origin}${path}`,
      headers: requestHeaders.map(([name, value]) => ({ name, value })),
      ...(sent !== undefined && { postData: { text: JSON.stringify(sent) } }),
    },
    response: {
      status,
      headers: headers.map(([name, value]) => ({ name, value })),
      content: { text: typeof body === "string" ? body : JSON.stringify(body), ...content },
    },
  };
}
