import type { InferType, Schema } from "yup";
import type * as answers from "./answers.ts";

/** The shapes of good answers, by name: those of `answers.ts`. */
export type AnswerName = {
  [Name in keyof typeof answers]: (typeof answers)[Name] extends Schema ? Name : never;
}[keyof typeof answers];

export type AnswerOf<Name extends AnswerName> = InferType<(typeof answers)[Name]>;

/**
 * Brings the shapes and the library that they are written in. The first screen has nothing to check before its first
 * answer is on its way, so it does not wait for them.
 */
export function loadAnswerShapes(): Promise<typeof answers> {
  return import("./answers.ts");
}
