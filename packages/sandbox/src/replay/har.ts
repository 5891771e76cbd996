import { InputError, parseJsonFile } from "@waymark/hosting";
import {
  array,
  getDotPath,
  type InferOutput,
  integer,
  lazy,
  literal,
  maxValue,
  minValue,
  nullish,
  number,
  object,
  pipe,
  regex,
  safeParse,
  string,
  transform,
  union,
  unknown,
  url,
} from "valibot";

/** Characters of the longest recording that is read. */
const MAX_CHARACTERS = 20_000_000;

/** 0 stands for a request without an answer. A browser shows no status below 200 to a page. */
const status = union([literal(0), pipe(number(), integer(), minValue(200), maxValue(599))]);

const headers = array(object({ name: string(), value: string() }));

const entry = object({
  startedDateTime: nullish(string()),
  time: nullish(number()),
  request: object({
    method: string(),
    url: pipe(string(), url()),
    headers: nullish(headers),
    postData: nullish(object({ text: nullish(string()) })),
  }),
  response: object({
    status,
    headers,
    content: nullish(object({ text: nullish(string()), encoding: nullish(string()) })),
  }),
});

/** Entries of no call, such as open connections and blocked files, may have odd values. */
const otherEntry = pipe(
  unknown(),
  transform(() => null),
);

const har = object({
  log: object({
    version: pipe(string(), regex(/^1\.[12]$/u, "the version has to be 1.2")),
    entries: array(lazy((given) => (isOfCall(given) ? entry : otherEntry))),
  }),
});

/** Returns true for an entry that is of a call, or that has no address. */
function isOfCall(given: unknown): boolean {
  const address: unknown = Object(Object(given).request).url;
  if (typeof address !== "string" || !URL.canParse(address)) return true;
  return new URL(address).pathname.includes("/api/");
}

/** A request and its answer, as HAR 1.2 has them. */
export type HarEntry = InferOutput<typeof entry>;

/**
 * Reads a HAR file. Entries that are of no call are null.
 * @param name name of the recording in messages
 * @throws {InputError} that says in a sentence why it is none
 */
export function readHar(text: string, name: string): readonly (HarEntry | null)[] {
  if (text.length > MAX_CHARACTERS) {
    const most = `${MAX_CHARACTERS / 1_000_000} MB`;
    throw new InputError(`${name} is larger than ${most}. Record the calls below /api/ alone.`);
  }
  const { output, success, issues } = safeParse(har, parseJsonFile(text, name));
  if (success) return output.log.entries;
  const [issue] = issues;
  const place = getDotPath(issue) ?? "the file";
  throw new InputError(`${name} is not a HAR 1.2 recording. At ${place}: ${issue.message}.`);
}
