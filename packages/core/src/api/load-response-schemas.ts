import type { InferType, Schema } from "yup";
import type * as answers from "./response-schemas.ts";

/** The shapes of good answers, by name: those of `answers.ts`. */
export type SchemaName = {
  [Name in keyof typeof answers]: (typeof answers)[Name] extends Schema ? Name : never;
}[keyof typeof answers];

export type ResponseOf<Name extends SchemaName> = InferType<(typeof answers)[Name]>;

/**
 * Brings the shapes and the library that they are written in. The first screen has nothing to check before its first
 * answer is on its way, so it does not wait for them.
 */
export function loadResponseSchemas(): Promise<typeof answers> {
  return import("./response-schemas.ts");
}
