import { Ajv2020 } from "ajv/dist/2020.js";
import { type CallName, responseSchemas } from "@waymark/core/contract";
import fc from "fast-check";
import { type GenericSchema, safeParse } from "valibot";
import { expect, it } from "vitest";
import type { JsonObject } from "./json-schema.ts";
import { fieldsSchema } from "./operations.ts";

const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true });

/** Values that servers have, or might have, in a field. */
const values: readonly unknown[] = [null, "", "text", 0, 7, true, false, {}, { field: 1 }];
const lists: readonly unknown[] = [
  [],
  [{}],
  [{ userType: 1, url: "/" }],
  [{ institutionId: "1", name: null }],
];

/** The portal takes a list for an object without fields, and any value where it has a fallback; the contract does not. */
function valuesOf(field: JsonObject, read: unknown): readonly unknown[] {
  if ("fallback" in Object(read)) return values.filter((value) => ajv.validate(field, value));
  return JSON.stringify(field).includes('"array"') ? [...values, ...lists] : values;
}

const names = Object.keys(responseSchemas) as CallName[];

it.each(names)(
  "[QO-6] [API-21] %s is read as its contract says, with its rule in readings.ts",
  (name) => {
    const contract = fieldsSchema(name);
    const accepts = ajv.compile(contract);
    const fields = { unknown: {}, ...(contract["properties"] as Record<string, JsonObject>) };
    const schema: GenericSchema & { entries?: JsonObject } = responseSchemas[name];
    const body = Object.entries(fields).map(([field, shape]) => [
      field,
      fc.constantFrom(...valuesOf(shape, schema.entries?.[field])),
    ]);
    fc.assert(
      fc.property(fc.record(Object.fromEntries(body), { requiredKeys: [] }), (sent) => {
        const accepted = safeParse(schema, sent).success;
        expect({ sent, accepted: accepts(sent) }).toEqual({ sent, accepted });
      }),
      { numRuns: 400 },
    );
  },
);
