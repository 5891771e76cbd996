import { withTimeLimit } from "../../browser/with-time-limit.ts";
import { MAX_NOTICES_BYTES, type PostedNotice, readNotices } from "../../config/posted-notice.ts";

/** The host's notices are not waited for; a slower answer counts as none. */
const TIMEOUT_MS = 10_000;
const NOT_FOUND = 404;

/** Notices and time of the host. */
interface LoadedNotices {
  /** Null where there is no readable file. */
  notices: readonly PostedNotice[] | null;
  /** The host's time minus the device's, in milliseconds; null where no response tells it. */
  clockOffset: number | null;
}

/** Reads `notices.json` of the host. Whatever is wrong with it, the page is as it would be without one. */
export async function loadNotices(url: string): Promise<LoadedNotices> {
  let clockOffset: number | null = null;
  try {
    const notices = await withTimeLimit(TIMEOUT_MS, async (signal) => {
      // A host without rules for caching may leave it in the browser's cache for a day.
      const response = await fetch(url, { cache: "no-cache", signal });
      clockOffset = offsetOf(response.headers);
      if (response.status === NOT_FOUND) return [];
      const text = response.ok ? await readCapped(response) : null;
      return text === null ? null : parse(text, url);
    });
    return { notices, clockOffset };
  } catch {
    return { notices: null, clockOffset };
  }
}

function parse(text: string, url: string): readonly PostedNotice[] | null {
  // A host without the file may answer with its page.
  if (/^\s*</u.test(text)) return null;
  if (new Blob([text]).size > MAX_NOTICES_BYTES) {
    // oxlint-disable-next-line no-console -- the author of the file has to see why a notice is missing
    console.warn(
      `${url}: it is larger than ${MAX_NOTICES_BYTES / 1000} kB, so none of its notices is shown`,
    );
    return null;
  }
  try {
    const { notices, faults } = readNotices(JSON.parse(text));
    // oxlint-disable-next-line no-console -- as above
    for (const fault of faults) console.warn(`${url}: ${fault}`);
    return notices;
  } catch {
    // oxlint-disable-next-line no-console -- as above
    console.warn(`${url}: it is not JSON`);
    return null;
  }
}

/** The text of a response, cut where it is longer than any list of notices. */
async function readCapped({ body }: Response): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done) return text;
    bytes += value.byteLength;
    text += decoder.decode(value, { stream: true });
    if (bytes > MAX_NOTICES_BYTES) {
      await reader?.cancel();
      return text;
    }
  }
}

/** A copy in a cache between host and browser says how old it is. A repeated `Age` arrives as a list; its first value counts. */
function offsetOf(headers: Headers): number | null {
  const sent = Date.parse(headers.get("Date") ?? "");
  if (Number.isNaN(sent)) return null;
  const age = Number.parseInt(headers.get("Age") ?? "", 10) || 0;
  return sent + age * 1000 - Date.now();
}
