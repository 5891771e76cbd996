import { readFileSync } from "node:fs";
import Mustache from "mustache";
import { InputError } from "../input-error.ts";

/** Characters that nginx would read as the end of a quoted text, or as a variable. */
// oxlint-disable-next-line no-control-regex -- control characters are what is rejected
const UNSAFE_TEXT = /["\\$\u0000-\u001f\u007f]/u;
/** A regular expression begins with a tilde; it needs backslashes and dollars. */
// oxlint-disable-next-line no-control-regex -- control characters are what is rejected
const UNSAFE_PATTERN = /["\u0000-\u001f\u007f]|\\$/u;

/**
 * Fills a template of this folder. A `{{value}}` is checked, so that it stays inside the quotes of the template;
 * `{{&value}}` is inserted as it is.
 * @param texts of parts that stand for files of this folder, by name
 * @throws {InputError} for a value that nginx would read as something else
 */
export function renderTemplate(
  name: string,
  view: object,
  texts: Readonly<Record<string, string>> = {},
): string {
  const part = (each: string) => texts[each] ?? read(each);
  return Mustache.render(read(name), view, part, { escape: checkValue });
}

/** A value for a quoted string in nginx's configuration. */
function checkValue(value: string): string {
  const [unsafe, what] = value.startsWith("~")
    ? [UNSAFE_PATTERN, "a quote or a control character, or ends in a backslash"]
    : [UNSAFE_TEXT, "a quote, a backslash, a dollar sign or a control character"];
  if (!unsafe.test(value)) return value;
  throw new InputError(
    `${JSON.stringify(value)} is not allowed in nginx.conf: it has ${what}. Give a value without them.`,
  );
}

function read(name: string): string {
  return readFileSync(new URL(`${name}.conf.mustache`, import.meta.url), "utf8");
}
