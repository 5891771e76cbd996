import { readFileSync } from "node:fs";
import Mustache from "mustache";
import { InputError } from "../command-line.ts";

/** A regular expression of nginx, where a plain text would match itself alone. */
export interface Pattern {
  pattern: string;
  ignoreCase?: boolean;
}

/** What nginx would read as the end of a quoted text, or as a variable. */
// oxlint-disable-next-line no-control-regex -- control characters are what is rejected
const UNSAFE_TEXT = /["\\$\u0000-\u001f\u007f]/u;
/** Patterns need backslashes and dollars. */
// oxlint-disable-next-line no-control-regex -- control characters are what is rejected
const UNSAFE_PATTERN = /["\u0000-\u001f\u007f]|\\$/u;

/**
 * Fills a template of this folder. A `{{value}}` is checked, so that it stays inside the quotes of the template;
 * `{{&value}}` is inserted as it is.
 * @throws {InputError} for a value that nginx would read as something else
 */
export function renderTemplate(name: string, view: object): string {
  return Mustache.render(read(name), view, read, { escape: checkValue });
}

/** A text as the part of a regular expression that matches it alone. */
export function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/gu, (character) => `\\${character}`);
}

/** A value for a quoted string in nginx's configuration. */
function checkValue(value: string | Pattern): string {
  const isText = typeof value === "string";
  const text = isText ? value : value.pattern;
  if ((isText ? UNSAFE_TEXT : UNSAFE_PATTERN).test(text)) {
    throw new InputError(`${JSON.stringify(text)} is not allowed in nginx.conf.`);
  }
  return isText ? text : `~${value.ignoreCase === true ? "*" : ""}${text}`;
}

function read(name: string): string {
  return readFileSync(new URL(`${name}.conf.mustache`, import.meta.url), "utf8");
}
