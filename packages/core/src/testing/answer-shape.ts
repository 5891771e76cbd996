import fc, { type Arbitrary } from "fast-check";
import type { GenericSchema } from "valibot";
import { anyUrls } from "./hostile-urls.ts";

/** The schemas that responses are described with, as far as they are walked through. */
interface Described extends GenericSchema {
  entries?: Readonly<Record<string, Described>>;
  item?: Described;
  wrapped?: Described;
}

/** Texts of a server, and hostile ones. */
const text = fc.oneof(
  { arbitrary: fc.string(), weight: 4 },
  { arbitrary: anyUrls, weight: 1 },
  { arbitrary: fc.constantFrom("", "__proto__", "<img src=x onerror=alert(1)>"), weight: 1 },
);

/** Responses that are generated from a schema, so that a new schema needs no further code. */
export function answersOf(schema: Described): Arbitrary<unknown> {
  switch (schema.type) {
    case "nullish":
      return fc.option(answersOf(partOf(schema.wrapped)), { freq: 4 });
    case "object": {
      const entries = Object.entries(schema.entries ?? {});
      const fields = entries.map(([name, field]) => [name, answersOf(field)] as const);
      return fc.record(Object.fromEntries(fields));
    }
    case "array":
      return fc.array(answersOf(partOf(schema.item)), { maxLength: 4 });
    case "boolean":
      return fc.boolean();
    case "string":
      return text;
    default:
      return fc.oneof(fc.string(), fc.integer());
  }
}

/** Returns true for a value of a schema's shape, read without the library's own validation. */
export function isOf(schema: Described, value: unknown): boolean {
  switch (schema.type) {
    case "nullish":
      return value === undefined || value === null || isOf(partOf(schema.wrapped), value);
    case "object": {
      const fields = new Map(Object.entries(Object(value)));
      const entries = Object.entries(schema.entries ?? {});
      return entries.every(([name, field]) => isOf(field, fields.get(name)));
    }
    case "array":
      return Array.isArray(value) && value.every((item) => isOf(partOf(schema.item), item));
    case "string":
    case "boolean":
      return typeof value === schema.type;
    default:
      return true;
  }
}

function partOf(schema: Described | undefined): Described {
  if (!schema) throw new TypeError("a schema of this type has a schema inside it");
  return schema;
}
