import { Failure } from "../../../../scripts/failure.mjs";

/** What would end a quoted text of nginx's configuration, or be read as a variable in it. */
// oxlint-disable-next-line no-control-regex -- control characters are exactly what is looked for
const UNSAFE = /["\\$\u0000-\u001f\u007f]/u;

/**
 * A value as a text of nginx's configuration.
 * @throws {Failure} for one that nginx would read as something else
 */
export function quote(value: string): string {
  if (UNSAFE.test(value)) throw new Failure(`${JSON.stringify(value)} cannot stand in nginx.conf.`);
  return `"${value}"`;
}

/** A text as the part of a regular expression that matches it alone. */
export function literally(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/gu, (character) => `\\${character}`);
}
