import { InputError } from "@waymark/hosting";

const WORD = /(?:"[^"]*"|'[^']*'|[^\s"'])+/gu;
const QUOTED = /"(?<double>[^"]*)"|'(?<single>[^']*)'/gu;

/**
 * Splits options at blanks. A part in quotes may hold some, as in a shell; a backslash escapes nothing, because Windows has it in paths.
 * @throws {InputError} for a quote that does not end
 */
export function splitWords(text: string): string[] {
  if (/["']/u.test(text.replaceAll(QUOTED, ""))) {
    throw new InputError("a quote in --web-server does not end. Add the second one.");
  }
  const words = text.match(WORD) ?? [];
  return words.map((word) => word.replaceAll(QUOTED, "$<double>$<single>"));
}
