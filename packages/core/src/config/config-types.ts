import {
  array,
  check,
  custom,
  type GenericSchema,
  number,
  picklist,
  pipe,
  regex,
  string,
  transform,
  union,
} from "valibot";
import { isRecord } from "../browser/is-record.ts";
import { parseUrl } from "../browser/urls.ts";
import { MAX_TIMER_MS } from "./constants.ts";
import type { OwnConfiguration } from "./own-configuration.ts";
import { PATH, readWaysIn, URL_OR_PATH, type WaysIn } from "./ways-in.ts";

/** The type of a key's value. */
export interface ConfigType<Value = unknown> {
  /** Fits behind "should be". */
  expected: string;
  /** Its output is the value in its one spelling. An empty text stands for "none". */
  schema: GenericSchema<unknown, Value>;
}

type Schema = GenericSchema<unknown, string>;

const MAX_STYLESHEETS = 2;

const none = picklist([""]);
const urlOrPath = matching(URL_OR_PATH);
/** The characters that HTTP allows in the name of a header or a cookie. */
const token = matching(/^[\w!#$%&*+.^`|~-]+$/u);
/** The browser's spelling of an origin: lower case, no default port, no slash at its end. */
const spelt = pipe(string(), transform(spellOrigin), string());

export const text = type("a text", string());
export const milliseconds = type(
  `a number above 0, and ${MAX_TIMER_MS} at most`,
  pipe(
    number(),
    check((value) => value > 0 && value <= MAX_TIMER_MS),
  ),
);
export const cookieName = type("a name without quotes, spaces or separators", token);
export const headerName = type("a header's name like X-XSRF-TOKEN", token);
export const origin = type(
  "an origin like https://static.example, without a path",
  union([none, spelt]),
);
export const origins = listOf("origins like https://static.example, without a path", spelt);
export const wildOrigins = listOf(
  "origins like https://*.static.example, without a path",
  pipe(
    string(),
    check((value) => spellOrigin(value.replace("://*.", "://")) !== undefined),
  ),
);
export const host = type("a host like login.example", matching(/^([\w.-]+(:\d+)?)?$/u));
export const url = type("an http(s) url or a path that starts with /", union([none, urlOrPath]));
export const absoluteUrl = type(
  "an absolute url like https://partner.example/",
  pipe(
    matching(/^(https?:\/\/[^\s\\/][^\s\\]*)?$/iu),
    check((value) => value === "" || parseUrl(value) !== null),
  ),
);
export const path = type("a path that starts with /", union([none, matching(PATH)]));
export const basePath = type(
  "a path like /portal, without a slash at its end",
  matching(/^(\/[\w-]+)*$/u),
);
export const link = type(
  "an http(s) url, a path that starts with / or a mailto: address",
  union([urlOrPath, matching(/^mailto:\S+@\S+$/u)]),
);
export const texts = listOf("texts", matching(/\S/u));
export const waysIn = type(
  "up to four ways in, or a path that starts with /",
  // The inline head script reads them by the same rule, and has no valibot.
  custom<WaysIn>((value) => readWaysIn(value) !== undefined),
);
// Each notice is checked by the code that shows it, which the first screen does not load.
export const notices = type(
  "a list of notices",
  custom<readonly unknown[]>((value) => Array.isArray(value)),
);
/** The kinds of its values are checked where the region declares and reads them. */
export const own = type(
  "an object",
  custom<OwnConfiguration>((value) => isRecord(value)),
);
export const stylesheets = type<readonly string[]>(
  "a list of at most two http(s) urls or paths that start with /",
  pipe(
    array(urlOrPath),
    check((list) => list.length <= MAX_STYLESHEETS),
  ),
);

/** One of a few words. */
export function oneOf<const Word extends string>(...words: readonly Word[]): ConfigType<Word> {
  return type(`one of ${words.join(", ")}`, picklist(words));
}

function type<Value>(expected: string, schema: GenericSchema<unknown, Value>): ConfigType<Value> {
  return { expected, schema };
}

function listOf(expected: string, item: Schema): ConfigType<readonly string[]> {
  return type(`a list of ${expected}`, array(item));
}

function matching(pattern: RegExp): Schema {
  return pipe(string(), regex(pattern));
}

function spellOrigin(value: string): string | undefined {
  if (!/^https?:\/\/[^\s/\\?#@*]+\/?$/iu.test(value)) return undefined;
  return parseUrl(value)?.origin;
}
