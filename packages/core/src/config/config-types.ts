import { readWaysIn } from "./ways-in.ts";
import { parseUrl } from "../browser/urls.ts";

/** What a value of the configuration may be. */
export interface ConfigType {
  /** Fits behind "should be". */
  expected: string;
  /** The value in its one spelling, or undefined when it is of another type. */
  read: (value: unknown) => unknown;
}

type ReadText = (value: string) => string | undefined;

export const text = optional("a text", (value) => value);
/** Browsers take a longer time for none at all. */
const LONGEST_MS = 2 ** 31 - 1;
export const milliseconds: ConfigType = {
  expected: `a number above 0, and ${LONGEST_MS} at most`,
  read: (value) =>
    typeof value === "number" && value > 0 && value <= LONGEST_MS ? value : undefined,
};
/** What a header's name may be; a cookie's name may be no more than that, either. */
const NAME = /^[\w!#$%&*+.^`|~-]+$/u;
export const cookieName = optional("a name without quotes, blanks or separators", matching(NAME));
export const headerName: ConfigType = {
  expected: "a header's name like X-XSRF-TOKEN",
  read: (value) => (typeof value === "string" && NAME.test(value) ? value : undefined),
};
export const origin = optional("an origin like https://static.example, without a path", readOrigin);
export const origins = listOf("origins like https://static.example, without a path", readOrigin);
export const wildOrigins = listOf(
  "origins like https://*.static.example, without a path",
  (value) => readOrigin(value.replace("://*.", "://")) && value,
);
export const host = optional("a host like login.example", matching(/^[\w.-]+(:\d+)?$/u));
const URL_OR_PATH = /^(https?:\/\/[^\s\\/]|\/(?![/\\]))[^\s\\]*$/iu;
export const url = optional("an http(s) url or a path that starts with /", matching(URL_OR_PATH));
export const path = optional("a path that starts with /", matching(/^\/(?![/\\])[^\s\\]*$/u));
export const basePath = optional(
  "a path like /portal, without a slash at its end",
  matching(/^(\/[\w-]+)+$/u),
);
export const link: ConfigType = {
  expected: "an http(s) url, a path that starts with / or a mailto: address",
  read: (value) =>
    typeof value === "string" && (URL_OR_PATH.test(value) || /^mailto:\S+@\S+$/u.test(value))
      ? value
      : undefined,
};
/** One of a few words. */
export function oneOf(...words: readonly unknown[]): ConfigType {
  return {
    expected: `one of ${words.join(", ")}`,
    read: (value) => (words.includes(value) ? value : undefined),
  };
}
export const waysIn: ConfigType = {
  expected: "at most four of { id, name, url, logo, languages }, or a path that starts with /",
  read: readWaysIn,
};
export const stylesheets: ConfigType = {
  expected: "a list of at most two http(s) urls or paths that start with /",
  read: (value) => {
    const read = listOf("", matching(URL_OR_PATH)).read(value);
    return Array.isArray(read) && read.length <= 2 ? read : undefined;
  },
};

/** A text; an empty one stands for "none". */
function optional(expected: string, read: ReadText): ConfigType {
  return {
    expected,
    read: (value) => {
      if (typeof value !== "string") return undefined;
      return value === "" ? "" : read(value);
    },
  };
}

function listOf(expected: string, read: ReadText): ConfigType {
  return {
    expected: `a list of ${expected}`,
    read: (value) => {
      if (!Array.isArray(value)) return undefined;
      const items = value.map((item) => (typeof item === "string" ? read(item) : undefined));
      return items.includes(undefined) ? undefined : items;
    },
  };
}

function matching(pattern: RegExp): ReadText {
  return (value) => (pattern.test(value) ? value : undefined);
}

/** The browser's spelling of an origin: lower case, no default port, no slash at its end. */
function readOrigin(value: string): string | undefined {
  if (!/^https?:\/\/[^\s/\\?#@]+\/?$/iu.test(value)) return undefined;
  return parseUrl(value)?.origin;
}
