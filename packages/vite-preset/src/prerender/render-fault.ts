import { InputError } from "@waymark/hosting";
import type { Page } from "./page-list.ts";

/** The error of a page that cannot be rendered: it names the page, which the stack of a part does not. */
export function renderFault({ paths, language }: Page, error: unknown): InputError {
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const path = paths?.path ?? "for all other paths";
  return new InputError(
    `The page ${path} cannot be built in ${language}: a part of it threw. ${reason}`,
  );
}
