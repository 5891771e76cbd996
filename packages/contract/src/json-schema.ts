import { toJsonSchema } from "@valibot/to-json-schema";
import type { GenericSchema } from "valibot";

/** A JSON object. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Returns a valibot schema as JSON Schema 2020-12. Its checks by code are left out; `readings` writes them down. */
export function jsonSchema(schema: GenericSchema): JsonObject {
  const { $schema: _, ...converted } = toJsonSchema(schema, {
    target: "draft-2020-12",
    errorMode: "ignore",
    overrideSchema: ({ valibotSchema, jsonSchema: found }) =>
      // The one schema that is code is of an empty object in place of a list.
      valibotSchema.type === "custom" ? { type: "object", maxProperties: 0 } : found,
  });
  return converted;
}
