import fc, { type Arbitrary } from "fast-check";
import type { SchemaDescription, SchemaInnerTypeDescription, SchemaObjectDescription } from "yup";
import { anyUrls } from "./hostile-urls.ts";

type Described = SchemaDescription & Partial<SchemaObjectDescription & SchemaInnerTypeDescription>;

/** Texts of a server, and hostile ones. */
const text = fc.oneof(
  { arbitrary: fc.string(), weight: 4 },
  { arbitrary: anyUrls, weight: 1 },
  { arbitrary: fc.constantFrom("", "__proto__", "<img src=x onerror=alert(1)>"), weight: 1 },
);

/** Responses that are generated from a schema's description, so that a new schema needs no further code. */
export function answersOf(shape: Described): Arbitrary<unknown> {
  const values = valuesOf(shape);
  return shape.nullable ? fc.option(values, { freq: 4 }) : values;
}

function valuesOf({ type, fields, innerType }: Described): Arbitrary<unknown> {
  switch (type) {
    case "object": {
      const entries = Object.entries(fields ?? {}).map(([name, field]) => [
        name,
        answersOf(field as Described),
      ]);
      return fc.record(Object.fromEntries(entries) as Record<string, Arbitrary<unknown>>);
    }
    case "array":
      return fc.array(answersOf(innerType as Described), { maxLength: 4 });
    case "boolean":
      return fc.boolean();
    case "string":
      return text;
    default:
      return fc.oneof(fc.string(), fc.integer());
  }
}

/** Whether a value is of a shape, read from its description alone. */
export function isOf(shape: Described, value: unknown): boolean {
  if (value === undefined) return shape.optional;
  if (value === null) return shape.nullable || shape.type === "mixed";
  switch (shape.type) {
    case "object":
      return Object.entries(shape.fields ?? {}).every(([name, field]) =>
        isOf(field as Described, (value as Record<string, unknown>)[name]),
      );
    case "array":
      return (
        Array.isArray(value) && value.every((item) => isOf(shape.innerType as Described, item))
      );
    case "mixed":
      return true;
    default:
      return typeof value === shape.type;
  }
}
