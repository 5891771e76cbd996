import { resolve } from "node:path";
import type { Build } from "./read-build.ts";
import { escapePattern } from "../escape-pattern.ts";
import { type Row, templateView, type ViewOptions } from "./template-view.ts";
import { contentTypes } from "../files/content-types.ts";
import { InputError } from "../input-error.ts";

/**
 * The tables of pages, files, headers and hosts that every host is written from. The template of each host answers `/healthz`,
 * `/version` and `/.well-known/change-password` itself.
 */
export function hostView(build: Build, options: ViewOptions) {
  const { version, commit } = options;
  checkShown("--version", version);
  checkShown("--commit", commit);
  const view = templateView(build, options);
  return {
    ...view,
    root: resolve(options.root ?? ""),
    about: JSON.stringify({
      build: build.hash,
      ...(version && { version }),
      ...(commit && { commit }),
    }),
    types: Object.entries(contentTypes).map(([key, value]) => ({ key, value, name: key.slice(1) })),
    fileTypesPattern: view.fileTypes.map(({ key }) => escapePattern(key)).join("|"),
  };
}

/** Rows as an object. */
export function objectOf(rows: readonly Row[]): Record<string, string> {
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

/** @throws {InputError} for a text that would end the quotes around it, or that a web server would fill in */
function checkShown(option: string, text = ""): void {
  // oxlint-disable-next-line no-control-regex -- control characters are what is rejected
  if (!/["'`\\{}\u0000-\u001f\u007f]/u.test(text)) return;
  throw new InputError(
    `${option}: ${JSON.stringify(text)} has a quote, a brace, a backslash or a control character. Leave it out.`,
  );
}
