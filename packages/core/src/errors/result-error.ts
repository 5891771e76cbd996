import type { FormError } from "./problem.ts";
import { refusedUrlError } from "./catalogue.ts";

/** The problem in what follows from an answer: the server's own words, or a url that must not be followed; else null. */
export function resultError(
  step: { kind: "message"; text: string } | { kind: string } | undefined,
): FormError | null {
  if (!step) return null;
  if (step.kind === "message" && "text" in step) return { text: step.text };
  return step.kind === "refusedUrl" ? refusedUrlError : null;
}
