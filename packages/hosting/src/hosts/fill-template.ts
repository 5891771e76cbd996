import { readFileSync } from "node:fs";
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
  const escape = (value: string) => checkValue(value, template);
  return Mustache.render(readFileSync(template, "utf8"), view, undefined, { escape });
}

function checkValue(value: unknown, template: URL): string {
  const text = String(value);
  if (!UNSAFE.test(text)) return text;
  const [file] = (template.pathname.split("/").at(-1) ?? "").split(".mustache");
  throw new InputError(`${JSON.stringify(text)} is not allowed in ${file}.`);
}
