/** A copy of the outermost level. */
export default function clone<Value>(value: Value): Value {
  if (Array.isArray(value)) return [...value] as Value;
  return typeof value === "object" && value !== null ? { ...value } : value;
}
