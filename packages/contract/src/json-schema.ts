import { toJsonSchema } from "@valibot/to-json-schema";
import type { CustomSchema as AnyCustomSchema, GenericSchema } from "valibot";

/** A JSON object. */
export type JsonObject = Readonly<Record<string, unknown>>;

type CustomSchema = AnyCustomSchema<unknown, undefined>;

/** Returns a valibot schema as JSON Schema 2020-12. Its checks by code are left out; `readings` writes them down. */
export function jsonSchema(schema: GenericSchema): JsonObject {
  const { $schema: _, ...converted } = toJsonSchema(schema, {
    target: "draft-2020-12",
    errorMode: "ignore",
    overrideSchema: ({ valibotSchema, jsonSchema: found }) =>
      valibotSchema.type === "custom" ? customSchema(valibotSchema as CustomSchema) : found,
  });
  return converted;
}

/** The portal has two schemas that are code: any object, and an empty one in place of a list. */
function customSchema({ check }: CustomSchema): { type: "object"; maxProperties?: number } {
  return check({ field: 1 }) ? { type: "object" } : { type: "object", maxProperties: 0 };
}
