import { readFileSync } from "node:fs";
import { basename } from "node:path";
import Mustache from "mustache";
import { InputError } from "../input-error.ts";

/** Characters that would end a quoted value, or that a server would read as something else. */
// oxlint-disable-next-line no-control-regex -- control characters are what is rejected
const UNSAFE = /["`\u0000-\u001f\u007f]|\\$|\$\{(?!1\})/u;

/**
 * Fills a template. A `{{value}}` is checked, so that it stays inside the quotes of the template; `{{&value}}` is
 * inserted as it is.
 * @throws {InputError} for a value that a server would read as something else
 */
export function fillTemplate(template: URL, view: object): string {
  const file = basename(template.pathname, ".mustache");
  const escape = (value: unknown) => checkValue(String(value), file);
  return Mustache.render(readFileSync(template, "utf8"), view, undefined, { escape });
}

function checkValue(text: string, file: string): string {
  if (!UNSAFE.test(text)) return text;
  throw new InputError(
    `${JSON.stringify(text)} is not allowed in ${file}: it has a quote, a backtick, a control character or \${, or ends in a backslash. Give a value without them.`,
  );
}
