import {
  check,
  custom,
  type InferOutput,
  object,
  nullish,
  picklist,
  pipe,
  regex,
  safeParse,
  string,
} from "valibot";

/** Most bytes of `notices.json`: a longer file is read by no page. */
export const MAX_NOTICES_BYTES = 64_000;

/** Most characters of a notice in one language. */
export const MAX_NOTICE_CHARACTERS = 500;

/** Matches a time with its zone: without one it would be another moment elsewhere. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/u;
/** Matches a text with a letter or a digit, and without anything that breaks the line or turns the reading direction. */
const TEXT = /^(?!.*[\p{Cc}\p{Bidi_Control}])(?=.*[\p{L}\p{N}]).+$/u;

const moment = pipe(
  string(),
  regex(MOMENT),
  check((value) => !Number.isNaN(Date.parse(value)) && startsWithDay(value)),
);

const schema = pipe(
  object({
    /** Names it: a file's notice replaces the configured one of the same id. */
    id: pipe(string(), regex(/^[\w.-]{1,64}$/u)),
    /** When it begins; it has begun without one. */
    from: nullish(moment),
    until: moment,
    tone: nullish(picklist(["info", "warning", "success"]), "info"),
    /** The name of the screen that it is about; all of them without one. */
    where: nullish(pipe(string(), regex(/^[a-z]+(?:-[a-z]+)*$/u))),
    /** The text by languages. Links are `[label](url)`; all else is plain text. */
    text: custom<Readonly<Record<string, string>>>(areTexts),
  }),
  check(({ from, until }) => from == null || Date.parse(from) < Date.parse(until)),
);

/** Returns true for a time whose month has its day. Chrome and Node take 31 November for 1 December; Safari and Firefox refuse it. */
export function startsWithDay(time: string): boolean {
  return new Date(`${time.slice(0, 10)}T00:00Z`).getUTCDate() === Number(time.slice(8, 10));
}

/** A line that the host's operator shows to all users for a while. */
export type PostedNotice = InferOutput<typeof schema>;

// A plain function: another schema of valibot would enlarge the first script.
function areTexts(value: unknown): boolean {
  const texts = Object.entries(Object(value) as Record<string, unknown>);
  return (
    texts.length > 0 &&
    texts.every(
      ([language, text]) =>
        /^[a-z]{2}(?:-[A-Z]{2})?$/u.test(language) &&
        typeof text === "string" &&
        text.length <= MAX_NOTICE_CHARACTERS &&
        TEXT.test(text),
    )
  );
}

const expected: Readonly<Record<string, string>> = {
  id: "1 to 64 letters, digits, dots, dashes and underscores",
  from: "a time such as 2026-11-24T20:00-05:00",
  until: "a time such as 2026-11-24T22:00-05:00",
  tone: "one of info, warning, success",
  where: "the name of a screen, such as sign-in",
  text: `{ "en-CA": "…" } with 1 to ${MAX_NOTICE_CHARACTERS} characters in each language, in one line and without invisible ones`,
};

/** Notices that fit, and one sentence for each entry that does not. */
interface ReadNotices {
  notices: readonly PostedNotice[];
  faults: readonly string[];
}

/** Reads a list of notices, such as the content of `notices.json`. */
export function readNotices(value: unknown): ReadNotices {
  if (!Array.isArray(value)) return { notices: [], faults: ["the notices should be a list"] };
  const notices: PostedNotice[] = [];
  const faults: string[] = [];
  for (const [index, entry] of value.entries()) {
    const parsed = safeParse(schema, entry);
    if (parsed.success) notices.push(parsed.output);
    else faults.push(`entry ${index + 1}: ${faultOf(parsed.issues[0].path?.[0]?.key)}`);
  }
  return { notices, faults };
}

function faultOf(field: unknown): string {
  const wanted = typeof field === "string" ? expected[field] : undefined;
  return wanted === undefined
    ? "it should be { id, until, text }, and begin before it ends"
    : `${String(field)} should be ${wanted}`;
}

/** A part of a notice: words, or the words of a link. */
interface NoticePart {
  text: string;
  url?: string;
}

/** A notice's text, cut at its links: `[label](url)`. */
export function noticeParts(text: string): NoticePart[] {
  return text.split(/(\[[^\]]+\]\([^\s)]+\))/u).flatMap((part) => {
    const [, label, url] = /^\[(.+)\]\((.+)\)$/u.exec(part) ?? [];
    if (label !== undefined && url !== undefined) return [{ text: label, url }];
    return part === "" ? [] : [{ text: part }];
  });
}
